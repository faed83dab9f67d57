tarneeb41-name = 41 sirio
tarneeb41-arena-unit = puntos, pareja contra pareja
tarneeb41-value-unit = la partida de media (ganada +1, perdida −1)

# Jugadas que no se aceptan

tarneeb41-bad-move = «{ $text }» no es una jugada; una jugada es una apuesta de 1 a 13, o una carta como Th
tarneeb41-bad-suits = «{ $text }» no nombra palos; los palos son las letras c d h s
tarneeb41-bids-due = ahora se apuesta, no se juegan cartas
tarneeb41-bids-done = ya han apostado todos; ahora toca una carta
tarneeb41-bid-range = en esta mesa se apuesta de { $least } a { $most }
tarneeb41-bid-score = con { $score } puntos se apuesta de { $least } a { $most }
tarneeb41-not-held = no tienes { $card }
tarneeb41-follow = tienes el palo de salida, { $suit }, y debes asistir

# Opciones que no se aceptan

tarneeb41-option-by-score-bid = { $option }={ $value } no deja ninguna apuesta a quien tiene 50; permitido: { $allowed }
tarneeb41-option-reach = { $option }={ $value }: cuatro apuestas así no llegan a { $total } con todos los marcadores; permitido: { $allowed }

# Posiciones que no se aceptan

tarneeb41-over = hands: hay cartas en mano, pero scores, thirteen o deals han acabado la partida
tarneeb41-no-thirteen = thirteen: ningún puesto puede haber ganado aquí con las 13 bazas
tarneeb41-bid = bids: { $bid } no es una apuesta del puesto { $seat }, que apuesta de { $least } a { $most }
tarneeb41-bid-order = bids: el puesto { $seat } no ha apostado, pero uno posterior sí
tarneeb41-thrown-in = bids: suman { $total } y hacen falta { $required }; el reparto se anula y nadie tiene cartas
tarneeb41-last = last: una baza terminada tiene 4 cartas, no { $count }
tarneeb41-leader = leader: no puede ser el puesto { $seat } quien sale
tarneeb41-between = nadie tiene cartas, así que bids, taken y trick deben estar vacíos
tarneeb41-bidding = todavía se apuesta, así que no puede haberse jugado ninguna carta
tarneeb41-tricks = trick tiene 3 cartas como mucho, y last pide una baza ya ganada
tarneeb41-hand = hands: el puesto { $seat } tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }, no { $due }
tarneeb41-voids = voids: el puesto { $seat } no puede haber mostrado tantos fallos en las bazas jugadas
tarneeb41-revoke = el puesto { $seat } ha mostrado que le falta { $suit }, y después tiene { $card }
tarneeb41-sizes = hands: hacen falta cuatro manos iguales, de 1 a 13 cartas cada una con las de la mesa; estas tienen { $sizes }
tarneeb41-no-follow = trick: { $card } no sigue el palo, pero el puesto { $seat } aún tiene el palo de salida

# Opciones

tarneeb41-option-target = los puntos que ganan
tarneeb41-option-min_bid = la apuesta mínima
tarneeb41-option-max_bid = la apuesta máxima
tarneeb41-option-min_bid_by_score = la apuesta mínima sube con los puntos del jugador: 3 desde 30, 4 desde 40, 5 desde 50; si no, 2
tarneeb41-option-min_total = lo que deben sumar las cuatro apuestas; con menos se anula el reparto
tarneeb41-option-min_total_counts = qué se suma para eso: las bazas apostadas, o lo que valen las apuestas
tarneeb41-option-min_total_by_score = esa suma es 11, y 12, 13, 14 cuando el mejor de la mesa llega a 30, 40, 50
tarneeb41-option-values = lo que vale una apuesta: su número, doble desde 7 (syrian), o una de tres tablas más empinadas
tarneeb41-option-score_by = si una apuesta cumplida da lo apostado o las bazas hechas
tarneeb41-option-fail_by = si una apuesta fallida pierde su valor o va según las bazas hechas
tarneeb41-option-first_lead = quién sale en la primera baza: quien reparte, o el puesto siguiente
tarneeb41-option-partner = lo que debe tener el compañero de quien llega a la meta para que gane la pareja
tarneeb41-option-target_of = quién debe llegar a la meta: un jugador, o la pareja junta
tarneeb41-option-both_reach = llegan las dos parejas: si decide primero el mejor jugador o la suma de la pareja
tarneeb41-option-all_thirteen = si hacer uno solo las trece bazas gana la partida
tarneeb41-option-max_deals = la partida acaba tras tantos repartos; 0: solo por puntos
tarneeb41-option-winners = si gana la pareja junta, o el mejor jugador solo

tarneeb41-preset-syrian = a 41; apuestas desde 1, dobles desde 7; sale quien reparte
tarneeb41-preset-lebanese = a 82; apuestas de 2 a 12, más con muchos puntos; valores más altos; las trece bazas ganan. Una partida larga
tarneeb41-preset-lebanese88 = el juego libanés a 88
tarneeb41-preset-club = a 41; sale el puesto siguiente a quien reparte, la suma cuenta el valor de las apuestas, el compañero debe estar por encima de 0
tarneeb41-preset-jawaker400 = Cuatrocientos como se juega en línea: apuesta mínima y suma suben con los puntos, 10 y más valen 40

# Las palabras del juego

tarneeb41-term-bid = Apuesta — las bazas que dices que harás tú; cada jugador apuesta una vez
tarneeb41-term-trick = Baza — cuatro cartas, una de cada jugador; se las lleva la más alta
tarneeb41-term-trump = Triunfo — corazones, siempre: cualquier corazón gana a cualquier carta de otro palo
tarneeb41-term-follow = Asistir — jugar una carta del palo de salida, obligatorio si la tienes
tarneeb41-term-ruff = Fallar — jugar triunfo a un palo que ya no tienes
tarneeb41-term-void = Fallo — un palo del que no tienes cartas; se ve cuando no asistes
tarneeb41-term-throw-in = Reparto anulado — cuatro apuestas que suman muy poco: nadie juega ni anota, y reparte el siguiente
tarneeb41-term-partner = Compañero — quien se sienta enfrente; cada uno anota lo suyo, { $winners ->
    [seat] y el mejor jugador gana solo
   *[pair] pero ganan juntos
  }
tarneeb41-term-lead = Salir — jugar la primera carta de una baza; sale quien hizo la anterior
tarneeb41-term-tarneeb = Tarneeb — «triunfo» en árabe, y el nombre de una familia de juegos; otro de ellos es de subasta

# Consejos

tarneeb41-tip-1 = Apuesta lo seguro: una apuesta de 3 que falla cuesta seis puntos frente a una cumplida, y las bazas de más no dan nada.
tarneeb41-tip-2 = Cuenta un as por una baza, un rey con otra carta al lado por algo menos, y cada corazón después del segundo por casi una.
tarneeb41-tip-3 = Un palo corto solo vale algo mientras te queden corazones para fallar.
tarneeb41-tip-4 = Si apuestas el último, decides tú: con mala mano deja que la suma no llegue; con buena, apuesta lo que salve el reparto.
tarneeb41-tip-5 = { $values ->
    [syrian] Seis bazas son 6 puntos y siete son 14: con seis seguras, la séptima puede valer el riesgo.
   *[other] Cuatro bazas son 4 puntos y cinco son 10: con cuatro seguras, la quinta puede valer el riesgo.
  }
tarneeb41-tip-6 = Mira las apuestas antes de jugar: quién necesita una baza, quién tiene bastantes y qué quiere aún tu compañero.
tarneeb41-tip-7 = Deja la baza al compañero que la necesita, y cuando los dos tengan bastante, rompe las apuestas ajenas.
tarneeb41-tip-8 = Recuerda quién no asistió: fallará ese palo, o ya no tiene corazones.
tarneeb41-tip-9 = Gana con la carta más baja que baste; si juegas el último, sabes cuál es.
tarneeb41-tip-10 = En el juego libanés, piénsalo antes de pasar de 29, 39 o 49: tu apuesta mínima sube.
