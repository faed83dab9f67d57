# Dos jugadores uno contra otro en muchos repartos.

cli-doc-arena = Dos jugadores en muchos repartos: cuál es más fuerte, y con qué seguridad.

    Cada reparto se juega en todos los asientos: el primer jugador toma un lado, el segundo todos los demás, cada lado por turno; docs/arena.md explica las cifras. Ctrl-C lo detiene; con --out, la misma orden sigue desde ahí.
cli-opt-players = Los dos jugadores: basic, quick, strong, o uno tuyo como module:Nombre; con un límite por jugada si se quiere, como strong:0.5s o strong:500.
cli-opt-deals = Cuántos repartos. Normalmente: 100.
cli-opt-budget = Lo que cada jugador puede pensar una jugada, si su nombre no lo dice: 0.5s son segundos, 500 simulaciones.
cli-opt-arena-seed = La semilla de donde sale todo el azar. Normalmente: 0.
cli-opt-jobs = Cuántos procesos juegan. Normalmente: 1.
cli-opt-out = Un archivo al que se añade el resultado de cada reparto; los que ya tiene no se juegan otra vez.
cli-opt-records = Una carpeta para guardar todas las partidas.
cli-word-budget = LÍMITE
cli-word-folder = CARPETA

arena-two-players = --players { $text }: hacen falta dos jugadores, como strong,basic
arena-alone = nadie juega contra nadie en una mesa de { $sides }
arena-nothing = no se ha jugado ningún reparto
arena-broken = ha muerto un proceso que jugaba
arena-trouble = { $player } (reparto { $deal }, lado { $side }, jugada { $event } del puesto { $seat }): { $what }; jugó basic en su lugar, y la jugada cuenta como ilegal
arena-stopped = detenido tras { $done } de { $deals } repartos; la misma orden sigue con { $path }
arena-stopped-lost = detenido tras { $done } de { $deals } repartos; con --out ARCHIVO se habrían conservado
arena-no-ledger = { $path } no es un archivo de arena
arena-other-contest = { $path } es de otro encuentro: su { $key } es { $there }, no { $here }
arena-bad-line = { $path }, la línea { $line } no se puede leer: { $why }

arena-title = { $game } · { $preset }
arena-played = { $deals ->
    [one] Un reparto
   *[other] { $deals } repartos
  } en todos los asientos: { $matches } partidas, se repartió { $dealt } veces
arena-first = { $first } contra { $second }
arena-mean = gana por reparto
arena-wins = partidas ganadas
arena-unit = ganancia
arena-signed = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seconds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-interval = 95 %: { $low } … { $high }
arena-one-deal = un solo reparto no dice más
arena-moves = jugadas
arena-pace = segundos por jugada
arena-illegal = ilegales
arena-late = tardías
