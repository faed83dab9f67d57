empat_satu-name = Empat Satu
empat_satu-arena-unit = una victoria +1, una derrota −1
empat_satu-value-unit = rondas ganadas menos perdidas, de media en la partida

# Jugadas que no se aceptan

empat_satu-bad-move = «{ $text }» no es una jugada; una jugada es stock, pile, stop, pass o una carta para descartar, como 7h
empat_satu-take-first = ahora toca tomar una carta, no descartarla
empat_satu-discard-first = ahora toca descartar una carta, no tomarla
empat_satu-not-held = no tienes { $card }
empat_satu-just-taken = acabas de tomar { $card } del descarte; descarta otra carta
empat_satu-pile-empty = no hay en el descarte ninguna carta de otro jugador
empat_satu-pile-run = { $count ->
    [one] el último turno tomó
   *[other] los últimos { $count } turnos tomaron
  } del descarte; ahora se roba del mazo
empat_satu-stock-empty = el mazo está vacío
empat_satu-turn-begun = eso se hace al empezar el turno, no a la mitad
empat_satu-stop-suit = tus cuatro cartas no son todas del mismo palo
empat_satu-stop-value = tu mano vale menos de { $least }
empat_satu-pass-stock = solo se pasa cuando no queda mazo; todavía tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
  }

# Posiciones que no se aceptan

empat_satu-hands-left = over: la ronda { $hand } de { $hands } no es la última
empat_satu-deal-due = si nadie tiene cartas, toca repartir: ni mazo, ni descarte, ni turno empezado, ni cuenta por encima de 0, y `first` es `turn`
empat_satu-joker = { $card }: este juego no tiene comodines
empat_satu-hand-size = hands: el puesto { $seat } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
  }, pero debe tener { $size }
empat_satu-cards = aquí hay { $count } cartas; las 52 deben estar en algún lugar
empat_satu-known = known: el puesto { $seat } no tiene todas esas cartas
empat_satu-known-many = known: { $count ->
    [one] se conoce una carta
   *[other] se conocen { $count } cartas
  }, pero del descarte pudieron tomarse { $most } como mucho
empat_satu-known-none = known: el puesto { $seat } tomó una carta del descarte { $run ->
    [one] en el último turno
   *[other] en los últimos { $run } turnos
  } y debe tenerla todavía
empat_satu-drawn = drawn: { $card } no puede acabar de tomarse del descarte; está entre las cinco cartas de quien tiene el turno, y entre las conocidas, cuando toca descartar
empat_satu-stock = stock: { $count } cartas son demasiadas; un turno empieza con { $most } como mucho
empat_satu-counts = exhausted { $exhausted } y pile_run { $run } no van con este mazo: mientras hay mazo, `exhausted` es 0 y `pile_run` no pasa de su opción; sin mazo los dos son iguales, y demasiados turnos acaban la ronda
empat_satu-turns = turn: ningún número de turnos desde que empezó el puesto { $first } le da aquí el turno al puesto { $turn } sin acabar la ronda
empat_satu-not-over = over: nada ha acabado esta ronda
empat_satu-shown = shown: en la ronda { $hand } los valores están si y solo si ya se han mostrado manos
empat_satu-shown-over = shown: las manos valen { $values }
empat_satu-shown-seats = reparte el puesto { $dealer } y empieza el puesto { $first }, pero reparte quien perdió la ronda anterior y empieza quien la ganó
empat_satu-tallies = won { $won }, lost { $lost } y paid { $paid } no pueden ser después de { $count ->
    [one] una ronda
   *[other] { $count } rondas
  }: cada una tiene al menos un ganador y un perdedor y paga 1 entre quienes ganan y −1 entre quienes pierden; quien pierde reparte, quien gana empieza

# Opciones

empat_satu-option-seats = puestos en la mesa
empat_satu-option-hands = cuántas rondas tiene una partida
empat_satu-option-stop_rule = cuándo se puede cortar la ronda: con cuatro cartas de un palo (one_suit), con una mano que valga `stop_at` (threshold) o cuando se quiera (anytime)
empat_satu-option-stop_at = lo mínimo que debe valer la mano para cortar, si `stop_rule` es threshold
empat_satu-option-instant_41 = una mano de 41 acaba la ronda al instante, recién repartida cuando le llega el turno, o después de un turno
empat_satu-option-return_taken = una carta tomada del descarte puede descartarse otra vez en el mismo turno
empat_satu-option-starter_card = la primera carta del mazo se voltea y empieza el descarte
empat_satu-option-turn_order = tomar una carta y luego descartar, o descartar primero una de las cuatro y luego tomar
empat_satu-option-exhausted_turns = cuántos turnos se juegan sin mazo antes de que acabe la ronda; 0: acaba con el mazo
empat_satu-option-pile_run = después de tantos turnos seguidos que tomaron del descarte, el siguiente roba del mazo

empat_satu-preset-standard = se toma una, se descarta una; con cuatro cartas de un palo se puede cortar
empat_satu-preset-threshold = con una mano de 30 o más se puede cortar, sean cuales sean sus palos
empat_satu-preset-difficult = se descarta una de las cuatro cartas antes de tomar otra
empat_satu-preset-starter = la primera carta del mazo empieza el descarte

# Las palabras del juego

empat_satu-term-stock = Mazo — las cartas que quedan tras el reparto, boca abajo; se roban de una en una
empat_satu-term-pile = Descarte — las cartas descartadas, boca arriba; solo se puede tomar la de encima, la que descartó el jugador anterior
empat_satu-term-starter = Carta inicial — la primera carta del mazo, que empieza el descarte donde se juega así
empat_satu-term-suit = Palo que cuenta — el que hace valer más la mano: sus cartas suman, todas las demás restan
empat_satu-term-value = Valor — de una carta: del 2 al 10 su número, J Q K 10, el as 11; de una mano: de −22 a 41
empat_satu-term-stop = Cortar — acabar la ronda al empezar tu turno, en lugar de tomar una carta
empat_satu-term-pass = Pasar — acabar la ronda cuando ya no queda mazo
empat_satu-term-known = Carta conocida — una carta en mano que todos han visto tomar del descarte
empat_satu-term-worst = Peor carta — la que decide entre manos que valen lo mismo: la más baja del palo que cuenta, o la más alta de los otros
empat_satu-term-hand = Ronda — desde que se reparte hasta que se cuenta; la mano son las cuatro cartas de un jugador

# Consejos

empat_satu-tip-1 = Elige el palo por sus puntos, no por su número de cartas: un as y un rey valen más que un 2, un 3 y un 4.
empat_satu-tip-2 = Cada carta de otro palo cuenta en tu contra, así que descarta primero la más alta.
empat_satu-tip-3 = Tu descarte solo se le ofrece al siguiente: guárdate el palo que recoge.
empat_satu-tip-4 = Lo que se toma del descarte queda a la vista de todos. Tres corazones tomados dicen qué buscas, y nadie te dará más corazones.
empat_satu-tip-5 = El jugador anterior descarta lo que no le sirve: si esas cartas te vienen bien, quédate en ese palo.
empat_satu-tip-6 = No hacen falta cuatro de un palo para ganar: as, rey y reina con un 2 suelto hacen 29.
empat_satu-tip-7 = { $stop_rule ->
    [one_suit] Cuatro cartas de un palo valen 29 de media. Si tienes más, corta enseguida: cada turno de más ayuda a los otros.
   *[other] En cuanto tu mano sea buena, corta enseguida: cada turno de más ayuda a los otros.
  }
empat_satu-tip-8 = Basta con no quedar último: si no puedes ganar, deshazte de las cartas altas de otros palos.
