# Lo que puede fallar en cualquier juego. Los mensajes propios de un juego están en su archivo.

option-value = { $option }={ $value } no es una opción; permitido: { $allowed }
option-unknown = { $option } no es una opción de este juego; opciones: { $allowed }
option-bank = { $option }={ $value } no alcanza para la entrada; permitido: { $allowed }
game-unknown = { $value } no es un juego; juegos: { $allowed } («fortyone games» da sus otros nombres)
game-ambiguous = { $value } es el nombre de varios juegos: { $allowed }
clause-unknown = { $value } no es una cláusula de este reglamento; cláusulas: { $allowed }
name-bad = { $value } no es un nombre; un nombre tiene { $allowed } caracteres imprimibles, sin espacios en los extremos
player-budget = { $text ->
    [none] a este jugador le falta el límite
   *[other] «{ $text }» no es un límite
  }: segundos o simulaciones por jugada, como strong:0.5s o strong:500
player-import = { $text } no es un jugador: { $why }; jugadores: { $allowed }, o uno tuyo como module:Nombre
player-no-choose = no tiene método choose

bad-move-id = { $move } no es un número de jugada; van de 0 a { $count } − 1
no-text = { $value } no es un texto
bad-card = { $text } no es una carta; una carta es un rango (A 2 … 9 T J Q K) y un palo (c d h s), como Th
bad-faces = { $text } no es un lanzamiento; los dados se escriben con cifras del 1 al 6
deck-twice = { $card } está dos veces en la baraja
deck-foreign = { $card } no es de esta baraja
deck-short = la baraja tiene { $count } cartas; necesita { $expected }

illegal-move = { $clause }: { $move } no se puede: { $why }; se puede: { $legal }
illegal-now = { $clause }: { $move } no se puede: { $why }
other-seat = es el turno del puesto { $turn }
over-no-move = la partida ha terminado
chance-no-move = nadie tiene el turno: le toca al azar
over-no-chance = la partida ha terminado
seat-no-chance = no le toca al azar: alguien tiene el turno
wrong-dice = { $count ->
    [one] se lanzó un dado
   *[other] se lanzaron { $count } dados
  }, y deben ser { $due }
chance-is-drawn = esta partida saca ella misma su azar

position-no-object = una posición es un objeto JSON
position-key = { $key } no es una clave de posición; claves: { $allowed }
position-value = { $key }: { $value } no se permite; permitido: { $allowed }
position-length = { $key }: { $value } no es una lista de { $length }
position-notation = { $key }: { $reason }
position-twice = { $card } está dos veces

record-error = línea { $line }: { $reason }
record-format = esto no es una partida guardada: la primera línea no es «{ $expected }»
record-line = «{ $text }» no es etiqueta, ni azar, ni jugadas
record-tag = «{ $tag }» no es una etiqueta, o le falta una clave o le sobra; etiquetas: { $allowed }
record-tag-twice = la etiqueta «{ $tag }» está dos veces
record-tag-late = la etiqueta «{ $tag }» llega demasiado tarde
record-lot = el sorteo va una sola vez, antes de todo lo demás
record-hidden = hay cartas ocultas: lo que vio un solo puesto no puede volver a jugarse
record-after-result = después del resultado ya no puede pasar nada
record-no-dealer = falta un sorteo o la etiqueta «dealer»
record-two-dealers = quién reparte se sorteó o lo dijo la etiqueta «dealer»: no ambas cosas
record-missing = falta la etiqueta «{ $tag }»
record-seat = «{ $tag }»: esta mesa tiene { $seats } puestos, numerados desde 0
record-value = { $tag }: «{ $value }» no se permite; permitido: { $allowed }
record-rules = hecha con la versión { $version } de las reglas; este programa juega la versión { $known }: { $why }
record-seed = una semilla son 64 cifras hexadecimales
record-number = { $tag }: «{ $value }» no es un número entero
record-json = { $tag }: «{ $value }» no es JSON
record-result = { $tag } es «{ $value }», pero las jugadas dan «{ $expected }»
unfair-no-seed = la partida guardada no muestra semilla, así que su azar no se puede comprobar
unfair-commitment = el compromiso no es el de la semilla, { $expected }
unfair-chance = el azar número { $event } no es el que da la semilla
