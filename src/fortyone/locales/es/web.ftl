# El servidor de mesas. Los mensajes que empiezan con web-no- dicen por qué rechaza algo.

web-no-action-unknown = eso no se puede decir en esta mesa
web-no-bot-unknown = { $level } no es un nivel de bots; niveles: { $allowed }
web-no-busy = el servidor tiene demasiado que hacer ahora para esto: inténtalo otra vez
web-no-chat-off = en esta mesa no se charla
web-no-foreign-origin = esto viene de la página de otro sitio
web-no-internal = algo falló aquí; queda anotado, y nada ha cambiado
web-no-malformed = esto no se entiende: { $why }
web-no-method = esta dirección no hace eso
web-no-name = un nombre tiene de 1 a { $longest } caracteres imprimibles y no es un nivel de bot
web-no-no-hints = las pistas se dan donde una sola persona juega contra bots
web-no-no-match = todavía no ha empezado ninguna partida
web-no-no-person = el servidor no te conoce: abre una vez su primera página, o envía tu clave
web-no-no-spectators = esto solo lo ven quienes están sentados a esta mesa
web-no-nonce = lo que añades al azar deben ser caracteres imprimibles
web-no-not-found = no hay nada en esta dirección
web-no-not-manager = esto solo puede hacerlo quien puso la mesa o, mientras no está, quienes están sentados
web-no-not-over = la partida todavía no ha terminado
web-no-not-seated = no estás sentado a esta mesa
web-no-not-your-turn = es el turno del puesto { $turn }
web-no-over = la partida ha terminado
web-no-playing = no mientras haya una partida en la mesa
web-no-present = esa persona está aquí, y no hace mucho que tiene el turno
web-no-seat-full = ese puesto está ocupado
web-no-seat-unknown = no hay puesto { $seat }: esta mesa tiene { $seats } puestos, numerados desde 0
web-no-seated = ya estás sentado ahí
web-no-seats-open = queda un puesto libre: espera a alguien, o sienta un bot
web-no-stale = la mesa ha cambiado desde entonces
web-bot = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Clara
    [3] Dario
    [4] Elsa
    [5] Felix
    [6] Gina
    [7] Hugo
    [8] Iris
    [9] Jonas
    [10] Kira
   *[11] Leo
  }
web-guest = { $card ->
    [0] As
    [1] Jota
    [2] Reina
    [3] Rey
   *[4] Comodín
  } { $number }
web-no-storage = no se pudo guardar, así que no se hizo: inténtalo otra vez
web-no-table-broken = el diario de esta mesa no se puede jugar con las reglas de hoy
web-no-table-unknown = esa mesa no existe
web-no-too-big = esto es demasiado grande
web-no-too-many = demasiado de una vez: espera un poco
web-no-undo-light = desde entonces se ha visto una carta o un lanzamiento: no se puede deshacer
web-no-undo-none = no hay nada que deshacer
web-no-undo-pending = alguien ya ha pedido deshacer una jugada

web-setting-unknown = { $option } no es un ajuste; ajustes: { $allowed }
web-unbuilt-title = Las mesas están abiertas, pero sus páginas no están construidas
web-unbuilt = El servidor funciona. Su cliente hay que construirlo una vez, en la carpeta del proyecto:
web-unbuilt-api = La API funciona sin él
web-for-bot = { $why ->
    [late] { $name } no encontró jugada a tiempo: juega un bot más sencillo.
   *[failed] { $name } no pudo encontrar jugada: juega un bot más sencillo.
}
