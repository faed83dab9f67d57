cuarenta-name = Cuarenta
cuarenta-arena-unit = puntos, lado contra lado
cuarenta-value-unit = la mesa de media (ganada +1, perdida −1)
cuarenta-about = El juego de cartas del Ecuador: levanta cartas de la mesa; quien llega primero a 40 gana una chica, y dos chicas ganan la mesa

# por qué no se acepta una jugada

cuarenta-bad-move = { $text } no es una jugada; bota una carta (7c), levanta con ella (7cx7h, 7cx3d4h), canta una ronda (ronda7) o juega un comodín (X1=7x7h, X1xX2)
cuarenta-not-held = no tienes { $card }
cuarenta-not-there = { $cards } no está en la mesa
cuarenta-all = una carta igual levanta todos los { $rank } de la mesa
cuarenta-no-ronda = una ronda son tres cartas iguales en la mano; no tienes tres { $rank }
cuarenta-ronda-again = la ronda de { $rank } ya está cantada
cuarenta-ronda-late = en esta mesa la ronda se canta antes de tu primera carta de las cinco
cuarenta-ronda-automatic = en esta mesa las rondas se cantan solas
cuarenta-never-joker = esta mesa juega sin comodines
cuarenta-never-twice = una carta está dos veces
cuarenta-never-itself = una carta no puede levantarse a sí misma
cuarenta-never-as-rank = un comodín levanta como un rango, por ejemplo X1=7x7h; sin rango solo levanta el otro comodín
cuarenta-never-joker-takes = un comodín levanta las cartas del rango por el que se juega, y no hace suma
cuarenta-never-caught = solo otro comodín levanta un comodín botado
cuarenta-never-both = una carta levanta por igual o por una sola suma, nunca las dos cosas
cuarenta-never-one = en esta mesa una carta igual levanta una sola carta
cuarenta-never-rank = una carta sola se levanta únicamente con otra igual
cuarenta-never-court = J, Q y K ni suman ni se levantan por suma
cuarenta-never-sum = esas cartas no suman la carta jugada
cuarenta-never-two = en esta mesa una suma son dos cartas

# por qué no se acepta una posición

cuarenta-hand-long = el puesto { $seat } tiene { $count } cartas; una mano tiene cinco como mucho
cuarenta-hand-sizes = manos de { $sizes } cartas no pueden ser si dio el puesto { $dealer }: se juega por turno, desde la derecha de quien da
cuarenta-turn = turn es { $given }, pero por las manos es { $due }
cuarenta-stock = un mazo de { $count } no se puede dar: cada vuelta toma { $five }
cuarenta-deals-done = después de { $deals } repartos la mesa ha terminado
cuarenta-not-over = la mesa no ha terminado: chicas { $chicas }, hacen falta { $needed }
cuarenta-scores = los puntos { $scores } no pueden ser: con { $target } un lado ha ganado la chica, y solo quien ganó la mesa puede tenerlos
cuarenta-shown = el puesto { $seat } no puede haber cantado una ronda de { $rank } en estas cinco
cuarenta-doble-wins = el puesto { $seat } tiene los cuatro { $rank }: eso gana la chica al instante
cuarenta-not-shown = el puesto { $seat } tiene una ronda de { $rank } que se habría cantado sola
cuarenta-not-cleared = toca dar, así que no hay cartas en ningún lado, nadie ha levantado y no hay ronda cantada
cuarenta-last = last es { $card }, que no es la carta más nueva de la mesa, recién botada en estas cinco

# opciones

cuarenta-endless = { $option }={ $value } con finish={ $finish } no acaba nunca; permitido: { $allowed } (0 con finish=reach)
cuarenta-option-seats = jugadores: dos, cada uno por su cuenta, o cuatro en dos parejas
cuarenta-option-target = puntos que ganan una chica
cuarenta-option-match_takes = si una carta levanta todas sus iguales de la mesa, o una que nombra el jugador
cuarenta-option-sum_cards = cuántas cartas puede tener una suma
cuarenta-option-caida_by = qué es caída: levantar la carta recién botada por igual o por suma, o solo por igual
cuarenta-option-caida_limpia = lo que da en total una caída que también es limpia
cuarenta-option-ronda_points = lo que da una ronda
cuarenta-option-ronda_when = cuándo se canta una ronda: en cualquier turno propio, antes de la primera carta de las cinco, o sola
cuarenta-option-doble_ronda = lo que hacen cuatro iguales en la mano: ganar la chica, o dar tantos puntos
cuarenta-option-caida_on_ronda = puntos de más por una caída sobre una carta de una ronda cantada
cuarenta-option-odd_count = cómo cuenta un número impar de cartas por encima de 20: una más, una menos, o un punto
cuarenta-option-both_twenty = quién anota el cartón cuando los dos lados tienen 20
cuarenta-option-leftovers = quién se lleva lo que queda en la mesa al final del reparto
cuarenta-option-cards_stop_at = desde estos puntos un lado ya no anota cartón; 0: el cartón no cuenta nunca
cuarenta-option-finish = qué pasa si se pasa de la meta: se vuelve a uno menos, los puntos se pierden, o se gana
cuarenta-option-caida_only_from = desde estos puntos solo cuenta la caída; 0: nunca
cuarenta-option-zapateria = quien gana la primera chica cuando el otro lado tiene menos puntos que estos gana la mesa; 0: no se juega
cuarenta-option-chicas = chicas que ganan la mesa
cuarenta-option-jokers = comodines en la baraja
cuarenta-option-periquito_points = puntos por levantar de una vez las cuatro de un rango; 0: no se juega
cuarenta-option-misdeal_points = lo que una mala dada le da al otro lado
cuarenta-option-misdeal_grace = si una mala dada corregida antes de jugarse una carta no cuesta nada
cuarenta-option-misdeal_rate = cada cuánto se equivoca quien da
cuarenta-option-max_deals = repartos tras los que acaba la mesa; 0: sin límite

# modalidades

cuarenta-preset-standard = el juego completo: dos o cuatro juegan a 40, al mejor de tres chicas
cuarenta-preset-individual = dos jugadores, todo lo demás igual
cuarenta-preset-rapido = chicas a 20
cuarenta-preset-sin_zapateria = ninguna mesa se gana solo con la primera chica
cuarenta-preset-comodines = con dos comodines que levantan como cualquier rango
cuarenta-preset-periquito = las cuatro de un rango en la mesa son un premio de 10 puntos
cuarenta-preset-grace = una mala dada se puede corregir
cuarenta-preset-quito = como en Quito: la igual levanta una carta, sumas de dos, caída solo por igual, rondas que se cantan solas, 40 o más gana
cuarenta-preset-club = como en los clubes: rondas de 4 puntos que se cantan solas, la igual levanta una carta, nadie se lleva lo que queda, 40 o más gana

# glosario

cuarenta-term-chica = Chica — un juego a { $target } puntos
cuarenta-term-mesa = Mesa — la partida: { $chicas ->
    [one] la gana una chica
   *[other] la ganan { $chicas } chicas
  }
cuarenta-term-caida = Caída — levantar justo la carta que el jugador anterior acaba de botar{ $caida_by ->
    [match] , solo por igual
   *[other] {""}
  }: 2 puntos
cuarenta-term-limpia = Limpia — limpiar la mesa, levantar la última carta que hay en ella: 2 puntos, con una caída { $caida_limpia } en total
cuarenta-term-ronda = Ronda — tres cartas iguales en la mano, { $ronda_when ->
    [automatic] cantada en cuanto se dan
   *[other] cantada en el propio turno
  }: { $ronda_points ->
    [one] { $ronda_points } punto
   *[other] { $ronda_points } puntos
  }
cuarenta-term-doble-ronda = Doble ronda — cuatro cartas iguales en la mano: { $doble_ronda ->
    [wins] gana la chica al instante
    [one] { $doble_ronda } punto
   *[other] { $doble_ronda } puntos
  }
cuarenta-term-zapateria = Zapatería — { $zapateria ->
    [0] no se juega en esta mesa
   *[other] ganar la primera chica cuando el otro lado tiene menos de { $zapateria }: gana la mesa
  }
cuarenta-term-run-gap = El salto de la escalera — no hay 8, 9 ni 10: después del 7 viene la J, y luego Q y K
cuarenta-term-cards = Cartón — 6 puntos por 20 o más de las 40 cartas, 2 más por cada par siguiente; { $odd_count ->
    [up] un número impar se redondea hacia arriba
    [down] un número impar se redondea hacia abajo
   *[exact] 1 por una carta impar
  }
cuarenta-term-the-end = El final — { $caida_only_from ->
    [0] en esta mesa todo cuenta hasta el final
   *[other] desde { $caida_only_from } puntos solo cuenta la caída: ni limpia, ni ronda, ni cartón
  }

# consejos

cuarenta-tip-1 = Bota poco después de levantar. En una mesa recién limpia o casi vacía, la carta siguiente es presa fácil: bota el rango que menos probablemente tenga el jugador siguiente.
cuarenta-tip-2 = Atento a la ronda. Tres iguales son { $ronda_points ->
    [one] { $ronda_points } punto
   *[other] { $ronda_points } puntos
  }{ $ronda_when ->
    [automatic] {" "}y se cantan solas: recuerda quién las tiene, es probable una caída sobre una de esas cartas.
    [first_play] ; cántala antes de tu primera carta de las cinco.
   *[own_turn] {" "}en cualquiera de tus turnos; cántala antes de jugar una de las tres.
  }
cuarenta-tip-3 = Una suma suele levantar más que una igual. Una carta que se lleva dos o tres de una vez da más cartón y acerca la limpia.
cuarenta-tip-4 = { $caida_only_from ->
    [0] Hacia el final ganan los primeros puntos.
   *[other] En { $caida_only_from } cambia todo. Solo cuenta la caída.
  } Bota cartas que el siguiente no pueda igualar: rangos de los que ya han salido las otras.
cuarenta-tip-5 = { $seats ->
    [2] Entre dos no hay compañero: lo que dejes, tu rival lo levanta primero. Deja lo que pida dos turnos para recoger.
   *[other] Juega con tu compañero. Quien te sigue es siempre rival, así que tu compañero no puede hacer caída sobre tu carta; deja sumas y escaleras que el rival de en medio no pueda levantar y tu compañero sí.
  }
cuarenta-tip-6 = Cuenta las cartas levantadas. Las primeras 20 valen 6 puntos y cada par siguiente 2: tener 18 o 22 cerca del final decide por qué pelear.
