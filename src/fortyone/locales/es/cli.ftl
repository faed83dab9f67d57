# La terminal. Los mensajes que usan las mesas de todos los juegos empiezan con table-.

table-you = Tú
table-and = { $most } y { $last }
table-ask = Tu turno
table-plays = { $you ->
    [yes] Juegas { $move }
   *[no] { $who } juega { $move }
  }
table-score = { $who }: { $score }
table-drawn = La partida queda en empate.
table-wins = { $count ->
    [one] { $you ->
        [yes] ¡Ganas!
       *[no] Gana { $who }.
      }
   *[other] Ganan { $who }.
  }

cli-person = Jugador
cli-practice = práctica
cli-prompt = { $ask } (? explica) >
cli-prompt-of = { $who }: { $ask } (? explica) >
cli-more-moves = … { $count } más: escribe moves, o la jugada
cli-hand-over = Le toca a { $who }. Pulsa Intro cuando nadie más esté mirando.
cli-again = ¿Otra partida? (again, quit, save ARCHIVO, ?) >
cli-yes = sí si s
cli-no = no n
cli-saved = Guardada. Para seguir:
cli-saved-here = Guardada: { $path }
cli-undone = De vuelta en tu última elección.
cli-nothing-to-undo = Todavía no hay nada que deshacer.
cli-nothing-yet = Todavía no ha pasado nada.
cli-no-tips = No hay consejos para este juego.
cli-no-glossary = Este juego no tiene palabras propias.
cli-see-rules = Escribe rules para leer la cláusula.
cli-rules-how = Todavía no se ha rechazado nada. Escribe rules y una cláusula, como rules D-2; todo el reglamento: fortyone rules { $game }
cli-slow = sin compilar: las reglas corren en Python puro, unas cincuenta veces más lento

cli-help = Escribe una jugada tal cual, o la letra que tiene al lado. Un número es siempre la jugada misma. O bien:
cli-help-table = la mesa otra vez (basta con Intro)
cli-help-last = lo que ha pasado desde tu último turno
cli-help-score = la hoja de puntos y qué significan
cli-help-moves = todas las jugadas posibles y lo que hacen
cli-help-hint = lo que piensa de cada jugada el jugador fuerte, sabiendo lo que sabes tú
cli-help-rules = la cláusula del último rechazo; rules D-2: esa cláusula
cli-help-tips = consejos para este juego
cli-help-undo = volver a tu última elección (la partida pasa a ser práctica)
cli-help-save = guardar la partida; save ARCHIVO: ahí
cli-help-quit = salir; la partida se guarda

cli-thinks = { $who } está pensando …
cli-hint-wait = Pensando …
cli-hint-only = { $move } es la única jugada posible.
cli-hint-plays = El jugador fuerte juega { $move }.
cli-hint-why = { $move }: { $why }.
cli-hint-counts = Los valores: { $unit }.
cli-hint-unit = lo que se espera que te dé la partida
cli-hint-nobody = Una pista es para quien tiene el turno.

cli-menu = ¿Qué juego?
cli-menu-saved = { $count ->
    [one] Una partida guardada: escribe !
   *[other] { $count } partidas guardadas: escribe !
  }
cli-which = Letra o nombre (Intro: salir) >
cli-several = { $name } es el nombre de varios juegos:
cli-none-of-these = { $value } no es ninguno de estos juegos: { $allowed }
cli-list-saved = Partidas guardadas
cli-far = { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }
cli-more-saved = … y { $count } más antiguas
cli-newest = La más reciente: { $command }
cli-which-saved = Letra (Intro: salir) >
cli-none-saved = No hay partidas guardadas. Para jugar: fortyone play JUEGO; los juegos: fortyone games
cli-no-such-letter = «{ $text }» no es ninguna de las letras
cli-known-as = Otros nombres:
cli-presets = Modalidades:
cli-default = normalmente { $value }
cli-here = aquí { $value }
cli-step = Intro: seguir; q: salir >
cli-unfinished = La partida no ha terminado.
cli-complete = La partida ha terminado, y su resultado es el que dan las jugadas.

cli-legal = Legal: { $moves ->
    [one] la única jugada sigue
   *[other] las { $moves } jugadas siguen
  } las reglas de { $game }, versión { $version }.
cli-fair = Limpia: { $events ->
    [one] el único azar sale
   *[other] los { $events } azares salen
  } de la semilla cuyo compromiso es { $commitment }.
cli-was-practice = Práctica: se deshicieron jugadas.
cli-not-legal = no es legal: { $why }
cli-not-fair = no está demostrado que sea limpia: { $why }
cli-no-claim = la partida es legal, pero no promete limpieza: no tiene compromiso ni semilla

cli-cannot-read = { $path } no se puede leer: { $why }
cli-cannot-write = { $path } no se puede escribir: { $why }
cli-no-text = { $path } no es una partida guardada: no es texto
cli-in-file = { $path }, { $why }
cli-no-json = { $path } no es JSON: { $why }
cli-setting = --set { $text }: una opción se fija así: opción=valor
cli-no-game = ¿qué juego? fortyone play JUEGO; los juegos: fortyone games
cli-no-undo = undo es para una sola persona contra bots
cli-no-chance = la partida no puede seguir: no tiene semilla de donde sacar el azar
cli-resume-options = una partida guardada ya tiene sus opciones: quita { $options }
cli-resume-game = la partida guardada es de { $game }, no de { $asked }

# La ayuda de órdenes y opciones. Las palabras en mayúsculas guardan un lugar: cli-word-.

cli-usage = Uso:
cli-examples = Ejemplos:
cli-heading-options = Opciones:
cli-heading-arguments = Argumentos:
cli-heading-commands = Órdenes:
cli-required = obligatorio
cli-word-game = JUEGO
cli-word-file = ARCHIVO
cli-word-name = NOMBRE
cli-word-names = NOMBRES
cli-word-option = OPCIÓN
cli-word-options = OPCIONES
cli-word-value = VALOR
cli-word-clause = CLÁUSULA
cli-word-command = ORDEN

cli-doc-menu = Jugar, estudiar e investigar cuatro juegos llamados 41 y 40. Sin orden: un menú, y a jugar.
cli-doc-play = Jugar una partida, contra bots o con otros ante esta pantalla.

    Una jugada se escribe en su notación o con la letra que tiene al lado; ? muestra las demás órdenes. Cuando la entrada no es una terminal, las jugadas se leen línea por línea: la primera línea mala detiene todo, y la partida se guarda.
cli-doc-games = Los juegos, y los nombres por los que se conocen.
cli-doc-rules = El reglamento de un juego.
cli-doc-replay = Una partida otra vez, jugada por jugada.
cli-doc-verify = Demostrar que una partida guardada es legal y su azar limpio; si no, código de salida 1.
cli-doc-perft = Contar líneas de juego: las cartas salen de la semilla, cada lanzamiento de dados se cuenta.
cli-doc-bench = Medir aquí el tiempo de repartos al azar de cada juego; con --json, una línea de JSON por medida.

cli-opt-help = Mostrar esta ayuda y salir.
cli-opt-lang = El idioma: en, ar, es, fr, id, nb, ru. Normalmente, el del sistema.
cli-opt-game = Un juego, por cualquiera de sus nombres (fortyone games).
cli-opt-play-game = Sin él: tus partidas guardadas.
cli-opt-bench-game = Normalmente, todos los juegos.
cli-opt-file = Una partida guardada.
cli-opt-preset = Un conjunto de opciones con nombre.
cli-opt-settings = Cambiar una opción; el valor es JSON si se lee como JSON; si no, texto. Se puede repetir.
cli-opt-seats = Quién juega, por orden de puestos: you (tú), you:Rosa, strong (un segundo por jugada), quick (una décima), basic, random. Fija el número de puestos. Normalmente: tú, y quick los demás; basic en un script.
cli-opt-dealer = Quién reparte o empieza primero: un puesto, desde 0. Normalmente: lot (sorteo).
cli-opt-seed = Azar repetible. Normalmente: una semilla secreta.
cli-opt-perft-seed = De dónde salen las cartas. Normalmente: 0.
cli-opt-save = Dónde guardar la partida.
cli-opt-resume = Seguir una partida.
cli-opt-clause = Solo estas cláusulas, como D-7.
cli-opt-options = Las opciones con lo normal, y las modalidades.
cli-opt-glossary = Las palabras propias del juego.
cli-opt-step = Mostrar la mesa antes de cada jugada.
cli-opt-seat = Tal como lo vio este puesto. Normalmente: como espectador.
cli-opt-depth = Jugadas de una línea.
cli-opt-position = Una posición en JSON. Normalmente: el comienzo.
cli-opt-split = Una cuenta por cada primera jugada.
cli-opt-as_json = Escribir JSON, y nada más.

cli-wrong-command = no existe la orden «{ $text }»
cli-wrong-option = no existe la opción { $option }{ $near ->
    [none] { "" }
   *[other] ; parecidas: { $near }
  }
cli-wrong-empty = a { $option } le falta un valor
cli-wrong-flag = { $option } no lleva valor
cli-wrong-missing = falta { $what }
cli-wrong-value = { $option } pide un número entero{ $least ->
    [zero] { " " }desde 0
    [one] { " " }desde 1
   *[none] { "" }
  }, no «{ $value }»
cli-wrong-extra = sobra para esta orden: { $text }

# columnas de `bench`
bench-game = juego
bench-what = qué
bench-rate = por segundo
bench-moves = jugadas por segundo

cli-web-open = Las mesas están abiertas en { $address }
cli-web-others = Para otros de tu red: { $address }
cli-web-ends = Ctrl-C lo termina; todas las mesas se guardan.
cli-web-here = O juega aquí, en esta terminal:
cli-web-goes-on = Las mesas siguen abiertas; Ctrl-C lo termina.
cli-web-taken = no se puede escuchar en { $address }: { $why }
cli-web-missing = el servidor de mesas necesita paquetes que no están instalados ({ $missing }): pip install 'fortyone[web]'
cli-tables-none = Aquí no hay ninguna mesa guardada.
cli-tables-deleted = La mesa { $code } está borrada.

cli-doc-web = Abrir mesas a los navegadores: amigos y bots en una misma mesa. Cada opción se puede fijar también en el entorno (FORTYONE_PORT=80) o en un archivo; docs/server.md las tiene todas.
cli-doc-tables = Las mesas guardadas: todas, o una; sus partidas como registros; borrarla.
cli-opt-host = La dirección en que escuchar; 0.0.0.0 deja entrar a otros de tu red. Normalmente: 127.0.0.1.
cli-opt-port = El puerto. Normalmente: 8041.
cli-opt-database = Dónde se guardan las mesas. Normalmente: un archivo en tu carpeta de datos.
cli-opt-config = Un archivo de ajustes (TOML). Normalmente: server.toml en tu carpeta de ajustes.
cli-opt-browser = Abrir el navegador, o no.
cli-opt-menu = Ofrecer los juegos también en esta terminal.
cli-opt-code = Una mesa.
cli-opt-export = Escribir sus partidas como registros. Una partida en curso se escribe con su semilla: guárdala en secreto.
cli-opt-delete = Borrarla para siempre.
cli-word-address = DIRECCIÓN
cli-word-code = CÓDIGO
