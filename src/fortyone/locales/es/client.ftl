# Lo que dicen las páginas del navegador.

ui-title = mesas de cartas y dados
ui-lead = Siéntate y juega, a solas contra buenos bots o con amigos por un enlace.
ui-pages = Páginas
ui-home = Inicio
ui-tables = Mesas
ui-verify = Comprobar una partida
ui-settings = Ajustes
ui-rules = Reglas
ui-rules-of = Reglas: { $game }
ui-wait = Un momento …
ui-trouble = Eso no funcionó
ui-retry = Inténtalo otra vez
ui-offline = No se llega al servidor. ¿Está en marcha, y tienes conexión?
ui-close = Cerrar
ui-yes = sí
ui-no = no
ui-more = Más

# Inicio

ui-forms = Formas de jugar
ui-play-now = Jugar ahora
ui-play = Jugar
ui-invite = Invitar amigos
ui-go-on-playing = Seguir donde estabas
ui-my-tables = Mis mesas
ui-open-tables = Mesas abiertas
ui-no-my-tables = Todavía no te has sentado a ninguna mesa.
ui-no-open-tables = Ninguna mesa espera jugadores. Abre una y ponla en esta lista.
ui-open-record = Ver una partida guardada
ui-for-programs = Para programas: la API
ui-phase-waiting = esperando
ui-phase-playing = jugando
ui-phase-over = terminada

ui-tile-cuarenta = Cuarenta
ui-tile-cuarenta-about = El juego del Ecuador. Levanta cartas de la mesa por igual, por suma y en escalera, y sobre todo la recién botada.
ui-form-cuarenta-standard = Cuatro, en parejas
ui-form-cuarenta-individual = Dos jugadores
ui-form-cuarenta-rapido = Rápido, a 20
ui-form-cuarenta-quito = Al estilo de Quito
ui-tile-empat_satu = Empat Satu
ui-tile-empat_satu-about = El 41 de Indonesia. Roba y descarta hasta que tus cuatro cartas de un palo sean las que más valen.
ui-form-empat_satu-standard = Clásico
ui-form-empat_satu-threshold = Cortar con 30
ui-form-empat_satu-difficult = Primero descartar
ui-tile-tarneeb41 = 41 sirio
ui-tile-tarneeb41-about = El Tarneeb en que cada uno apuesta por su cuenta y los corazones son siempre triunfo. Di cuántas bazas harás, y hazlas.
ui-form-tarneeb41-syrian = Sirio, a 41
ui-form-tarneeb41-lebanese = Libanés
ui-form-tarneeb41-jawaker400 = Cuatrocientos
ui-tile-dice41 = 41 con dados
ui-tile-dice41-about = Seis dados, un pozo. Aparta un cuatro y un uno para clasificarte, y saca lo más que puedas con los otros cuatro.
ui-form-dice41-standard = De uno en uno
ui-form-dice41-midnight = Midnight (1-4-24)
ui-form-dice41-pub = Apuestas de taberna

# Poner una mesa

ui-new-title = { $game } con amigos
ui-house-rules = Reglas de la casa
ui-house = En esta mesa
ui-clock = Tiempo por jugada
ui-no-clock = sin límite
ui-listed = Mostrar entre las mesas abiertas
ui-spectators = Otros pueden mirar
ui-first-dealer = Quién reparte primero
ui-first-thrower = Quién tira primero
ui-by-lot = por sorteo
ui-seat-of = asiento { $seat }
ui-open-table = Abrir la mesa
ui-open-says = Te damos un enlace para tus amigos; los bots pueden ocupar los puestos que queden libres.

# Antes de la partida

ui-who-plays = Quién juega
ui-pairs-sit = Los asientos 1 y 3 juegan juntos contra el 2 y el 4.
ui-open-seat = libre
ui-sit = Sentarse aquí
ui-stand = Levantarse
ui-you = tú
ui-bot = bot
ui-away = fuera
ui-added = ha añadido algo al azar
ui-add-bot = Sentar un bot
ui-fill-bots = Bots en los demás
ui-level = Nivel del bot
ui-level-random = al azar
ui-level-basic = fácil
ui-level-quick = bueno
ui-level-strong = fuerte
ui-clear-seat = Levantar a { $name }
ui-move-seat = Pasar a { $name } al asiento { $seat }
ui-link = Enlace de esta mesa
ui-copy = Copiar el enlace
ui-copied = Copiado
ui-share = Compartir
ui-link-says = Quien abra este enlace puede sentarse.
ui-link-here = { $address } es solo este equipo. Para amigos en otros, inicia { $command } y abre la dirección de tu red que aparece.
ui-start = Empezar la partida
ui-start-when = Puede empezar cuando todos los asientos estén ocupados.
ui-start-who = Empieza la partida quien abrió la mesa.
ui-full = Todos los asientos están ocupados. { $watch ->
    [yes] Podrás mirar aquí cuando empiece la partida.
   *[no] Solo quienes están sentados aquí ven la partida.
  }
ui-rules-here = Reglas de esta mesa
ui-all-rules = Todas las reglas
ui-changed = cambiada
ui-fair = { $game ->
    [dice41] Lanzamientos limpios
   *[other] Barajado limpio
  }
ui-fair-says = El azar de esta partida ya está fijado; esta es su huella. Después de la partida cualquiera puede comprobarlo. Añade unas letras tuyas, y nadie habrá podido elegirlo.
ui-fair-fixed = El azar de esta partida quedó fijado antes de que empezara; esta es su huella. Después de la partida cualquiera puede comprobarlo.
ui-fair-log = El azar de esta partida quedó fijado antes de empezar: { $seal }…
ui-fair-by = Añadieron letras: { $names }.
ui-fair-kept = Este navegador recibió esta huella antes de empezar la partida.
ui-fair-other = Antes de empezar la partida, este navegador recibió otra huella: { $seal }
ui-nonce = Unas letras cualesquiera
ui-add-nonce = Añadir

# En la mesa

ui-players = Los demás
ui-my-hand = Mi turno y mis cartas
ui-hand = Mis cartas
ui-your-turn = Tu turno.
ui-waits-for = { $name } está pensando …
ui-match-over = La partida ha terminado.
ui-hint = Pista
ui-hint-says = Pista: { $move }
ui-player = Jugador
ui-side = Lado
ui-we = Nosotros
ui-they = Ellos
ui-points = Puntos
ui-won = Ganadas
ui-lost = Perdidas
ui-score = { $score } puntos
ui-to = a { $target }
ui-dealer = reparte
ui-dealer-mark = R
ui-partner = tu compañero
ui-on-turn = tiene el turno
ui-held = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
  }
ui-empty = vacío
ui-card = { $rank } de { $suit }
ui-joker = comodín
ui-rank-A = as
ui-rank-J = jota
ui-rank-Q = reina
ui-rank-K = rey
ui-suit-c = tréboles
ui-suit-d = diamantes
ui-suit-h = corazones
ui-suit-s = picas
ui-card-chosen = { $card }, elegida: otra vez la juega
ui-card-not-now = { $card }, ahora no se puede jugar
ui-play-card = Jugar { $card }
ui-played = { $name }: { $card }
ui-last-play = { $game ->
    [tarneeb41] Última baza
    [cuarenta] Lo último levantado
    [dice41] Último lanzamiento
   *[other] Último turno
  }
ui-panels = Puntos, historial y charla
ui-tab-scores = Puntos
ui-tab-log = Historial
ui-tab-chat = Charla
ui-tab-rules = Reglas
ui-tab-tips = Consejos
ui-terms = Palabras del juego
ui-log = Lo que ha pasado
ui-log-empty = Todavía no ha pasado nada.
ui-chat = Charla
ui-chat-empty = Nadie ha dicho nada.
ui-chat-text = Escribe algo
ui-chat-send = Enviar
ui-watchers = Mirando: { $count }
ui-you-watch = Estás mirando.
ui-phrase-hello = ¡Hola!
ui-phrase-thanks = Gracias
ui-phrase-well-played = ¡Bien jugado!
ui-phrase-good-luck = Suerte
ui-phrase-sorry = Perdón
ui-phrase-one-moment = Un momento
ui-phrase-good-game = ¡Buena partida!
ui-lost-line = Se perdió la conexión. Intentándolo otra vez …
ui-stale = Mientras tanto la mesa cambió y eso no se hizo. Mira otra vez.
ui-take-back = Recuperar mi puesto
ui-is-away = { $name } no está.
ui-is-slow = { $name } tarda mucho.
ui-cover = Que siga un bot
ui-bot-plays = { $you ->
    [yes] Un bot juega por ti.
   *[no] Un bot sigue por { $name }.
  }
ui-plays-again = { $you ->
    [yes] Vuelves a jugar.
   *[no] { $name } vuelve a jugar.
  }
ui-undo = Pedir que se deshaga mi última jugada
ui-undo-asked = { $name } pide deshacer la última jugada.
ui-undo-waits = Has pedido deshacer tu última jugada.
ui-undo-withdraw = Dejarla como está
ui-undo-no = Tu jugada queda: no todos están de acuerdo en deshacerla.
ui-leave = Dejar mi puesto
ui-leave-says = Un bot seguirá por ti. Puedes recuperar tu puesto mientras dure la partida.
ui-stay = Quedarme
ui-deal-over = { $game ->
    [dice41] Acabó la ronda
   *[other] Acabó el reparto
  }
ui-go-on = Seguir
ui-first-time = Cómo se juega
ui-keys = Teclas
ui-keys-arrows = { $game ->
    [dice41] recorrer los dados
   *[other] recorrer tus cartas
  }
ui-keys-enter = { $game ->
    [dice41] lanzar; elegir un dado; otra vez lo aparta
   *[other] elegir una carta; otra vez la juega
  }
ui-keys-digits = { $game ->
    [dice41] el dado con esa cara
    [tarneeb41] la carta de ese lugar, o esa apuesta; luego Enter. 1 y 2 para 12
   *[other] la carta de ese lugar
  }
ui-keys-escape = no elegir nada
ui-keys-help = mostrar u ocultar esto

# Después de la partida

ui-result = Resultado
ui-you-win = ¡Has ganado!
ui-wins = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
  }
ui-draw = No ha ganado nadie
ui-again = Jugar otra vez
ui-replay = Repetición
ui-check-fair = { $game ->
    [dice41] Comprobar los lanzamientos
   *[other] Comprobar el barajado
  }
ui-record = Registro
ui-results = Partidas anteriores
ui-won = ganó
ui-taken-back = Se deshizo una jugada.

# Repetición

ui-replay-of = Repetición: { $game }
ui-replay-says = Abre una partida guardada y mírala otra vez, jugada por jugada.
ui-open-file = Abrir un archivo
ui-to-start = Al comienzo
ui-back = Una jugada atrás
ui-run = Reproducir
ui-forward = Una jugada adelante
ui-to-end = Al final
ui-step = Paso
ui-eyes = Visto por

# Comprobar

ui-verify-says = Pega una partida guardada o abre su archivo. Tu propio navegador vuelve a calcular cada barajado y cada lanzamiento; el servidor comprueba las jugadas.
ui-paste = fortyone record 1 …
ui-check-it = Comprobar
ui-committed = La semilla es la que se fijó antes de la partida.
ui-not-committed = La semilla no es la que se fijó antes de la partida.
ui-chance-fair = { $count ->
    [one] El único barajado o lanzamiento es lo que da la semilla.
   *[other] Los { $count } barajados y lanzamientos son lo que da la semilla.
  }
ui-chance-wrong = El barajado o lanzamiento { $event } no es lo que da la semilla.
ui-no-seed = Esta partida guardada no muestra su semilla: no había terminado. Su azar no se puede comprobar todavía.
ui-no-crypto = Los navegadores solo calculan esto por https, o en la máquina del servidor. «fortyone verify» lo hace en cualquier parte.
ui-moves-legal = { $count ->
    [one] El único suceso es legal.
   *[other] Los { $count } sucesos son legales.
  }
ui-each-event = Cada barajado y cada lanzamiento

# Reglas

ui-clauses = El reglamento
ui-search = Buscar en las reglas

# Ajustes

ui-name = Cómo te llaman los demás
ui-keep-name = Guardar
ui-kept = Guardado.
ui-language = Idioma
ui-set-look = Claro u oscuro
ui-set-look-auto = como el aparato
ui-set-look-light = claro
ui-set-look-dark = oscuro
ui-set-deck = Colores de los palos
ui-set-deck-two = dos
ui-set-deck-four = cuatro
ui-set-index = Números de las cartas
ui-set-index-normal = normales
ui-set-index-large = grandes
ui-set-motion = Movimiento
ui-set-motion-auto = como el aparato
ui-set-motion-off = sin él
ui-single-tap = Un toque juega la carta
ui-sounds = Sonidos
ui-sound-turn = mi turno
ui-sound-card = una carta o un lanzamiento
ui-sound-take = alguien se lleva cartas
ui-sound-special = algo especial
ui-sound-end = el final de la partida

# 41 sirio

ui-tarneeb41-means = { $of ->
    [alone] { $target } puntos ganan solos
    [pair] { $target } entre los dos ganan
   *[seat] { $target } de uno ganan para la pareja
  }{ $partner ->
    [not_negative] , compañero no bajo 0
    [positive] , compañero sobre 0
   *[any] {""}
  }{ $deals ->
    [0] {""}
    [one] {" · "}un reparto como mucho
   *[other] {" · "}{ $deals } repartos como mucho
  }
ui-tarneeb41-trump = triunfo
ui-tarneeb41-bid = { $taken } de { $bid } bazas, { $state ->
    [made] cumplido
    [open] todavía posible
   *[lost] fallado
  }
ui-tarneeb41-bids = apuesta { $bid }
ui-tarneeb41-bid-head = Apuesta
ui-tarneeb41-tricks = Bazas
ui-tarneeb41-total = apostadas { $total } de { $required } necesarias
ui-tarneeb41-throw-in = Con menos se anula el reparto.
ui-tarneeb41-trick = La baza
ui-tarneeb41-bid-in-all = hay { $total } bazas apostadas de 13
ui-tarneeb41-deals = { $deals ->
    [0] Todavía no ha acabado ningún reparto.
    [one] Ha acabado un reparto.
   *[other] Han acabado { $deals } repartos.
  }
ui-first-tarneeb41-1 = Antes de cada reparto todos apuestan cuántas de las 13 bazas harán solos; se lleva la baza la carta más alta del palo de salida, y cualquier corazón la gana.
ui-first-tarneeb41-2 = Cumple tu apuesta y la anotas, falla y la pierdes. { $winners ->
    [seat] El mejor jugador gana solo.
   *[pair] Ganas junto con tu compañero de enfrente.
  }
ui-first-tarneeb41-3 = Toca un número para apostar. Toca una carta para elegirla, y otra vez para jugarla; asiste al palo si puedes.

# 41 con dados

ui-dice41-means = { $seats ->
    [1] { $first } y { $second } guardados: los otros cuatro dados son puntos
   *[other] con { $first } y { $second }, más puntos: el pozo
  }
ui-dice41-chips = { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
  }
ui-dice41-scored = { $score } en esta ronda
ui-dice41-tray = Dados apartados
ui-dice41-has = { $face } apartado
ui-dice41-lacks = { $face } todavía falta
ui-dice41-sum = Puntos hasta ahora
ui-dice41-thrown = Dados lanzados
ui-dice41-throws = Lanza { $name }
ui-dice41-beat = hay que superar { $best }, de { $name }
ui-dice41-nothing = todavía no hay nada que superar
ui-dice41-die = { $face }
ui-dice41-tap = Toca el dado que quieres apartar
ui-dice41-tap-more = Toca los dados que quieres apartar
ui-dice41-throw = Lanzar los dados
ui-dice41-keep = Apartar { $dice } y lanzar
ui-dice41-keep-last = Apartar { $dice }
ui-first-dice41-1 = Lanzas seis dados, y tras cada lanzamiento apartas { $keep ->
    [one_or_more] uno o más
   *[other] uno
  }, hasta apartar los seis.
ui-first-dice41-2 = Dos dados son tus boletos, { $tickets }: sin los dos, tu turno no vale nada. Los otros cuatro son tus puntos; { $seats ->
    [1] saca todos los que puedas.
   *[other] la suma más alta se lleva el pozo.
  }
ui-first-dice41-3 = Toca un dado para elegirlo, y luego pulsa el botón para apartarlo y lanzar los demás.

# Empat Satu

ui-empat_satu-of = { $value }/41
ui-empat_satu-means = la mejor gana, la peor pierde · { $stop ->
    [threshold] cortar: { $least } o más
    [anytime] cortar: en cada turno
   *[one_suit] cortar: 4 de un palo
  }
ui-empat_satu-stock = Robar
ui-empat_satu-pile = Tomarla
ui-empat_satu-stop = Cortar
ui-empat_satu-pass = Pasar
ui-empat_satu-discard = Descartar { $card }
ui-empat_satu-worth = Vale ahora: { $worth }
ui-empat_satu-known = tomó a la vista { $cards }
ui-empat_satu-stock-of = Robar del mazo: { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
  }
ui-empat_satu-pile-of = Tomar { $card } del descarte
ui-empat_satu-top = último descarte: { $card }
ui-empat_satu-no-pile = todavía sin descarte
ui-empat_satu-showed = Mostró
ui-empat_satu-highest = la más alta
ui-first-empat_satu-1 = Tienes cuatro cartas. Las de tu mejor palo cuentan a tu favor, todas las demás en contra: el as 11; rey, reina y jota 10.
ui-first-empat_satu-2 = La mejor mano gana, la peor pierde. { $stop_rule ->
    [threshold] Con una mano que valga { $stop_at } o más
    [anytime] Tengas lo que tengas,
   *[one_suit] Con cuatro cartas de un palo
  } puedes cortar la ronda al empezar tu turno.
ui-first-empat_satu-3 = En cada turno, toca { $turn_order ->
    [discard_first] una carta tuya para descartarla, y luego el mazo o el último descarte para tomar una.
   *[other] el mazo o el último descarte para tomar una carta, y luego una tuya para descartarla.
  }

# Cuarenta

ui-cuarenta-means = { $finish ->
    [reach] gana { $target } o más
   *[other] gana { $target } exacto
  }{ $only ->
    [0] {""}
   *[other] {" · "}desde { $only } solo cuenta la caída
  }
ui-cuarenta-chicas = { $count ->
    [one] una chica ganada
   *[other] { $count } chicas ganadas
  }
ui-cuarenta-chicas-head = Chicas
ui-cuarenta-taken = Cartas
ui-cuarenta-gives = Puntos del cartón
ui-cuarenta-worth = { $count } cartas tomadas dan { $points } ahora
ui-cuarenta-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
ui-cuarenta-table = Cartas en la mesa
ui-cuarenta-last = { $card }, la última botada
ui-cuarenta-can-take = { $card }: se puede levantar
ui-cuarenta-new = última
ui-cuarenta-took = { $name } levantó { $cards }
ui-cuarenta-take = Levantar { $cards }
ui-cuarenta-lay = Botar { $card }
ui-cuarenta-show-ronda = Cantar la ronda
ui-cuarenta-give-up = Tienes una ronda: en cuanto juegues esta carta, ya no podrás cantarla.
ui-cuarenta-ronda-of = ronda { $rank }
ui-cuarenta-shown = cantó ronda de { $rank }: { $cards }
ui-first-cuarenta-1 = Tienes cinco cartas. Una levanta de la mesa { $match_takes ->
    [all] las iguales
   *[other] otra igual
  }, o { $sum_cards ->
    [two_or_more] dos y más
   *[other] dos
  } que sumen lo suyo (del as al 7), y la escalera que sigue.
ui-first-cuarenta-2 = Levantar la carta recién botada es caída, limpiar la mesa es limpia: 2 puntos cada una. Tres iguales en la mano son ronda. A { $target }.
ui-first-cuarenta-3 = Toca una carta: se ilumina lo que puede levantar. Pulsa un botón para levantar, o bótala.
