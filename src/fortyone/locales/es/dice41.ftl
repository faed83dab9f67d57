dice41-name = 41 con dados
dice41-arena-unit = fichas
dice41-value-unit = lo que te toca de este pozo en promedio, en fichas (a solas: en puntos)

# Jugadas que no se aceptan

dice41-bad-move = «{ $text }» no aparta dados; una jugada son las caras que se apartan, de una a seis cifras del 1 al 6
dice41-keep-one = después de cada lanzamiento se aparta exactamente un dado
dice41-not-thrown = esos dados no están todos en la mesa; lanzados: { $thrown }

# Posiciones que no se aceptan

dice41-out-bank = out: sin fondo inicial nadie se queda fuera
dice41-out-all = out: quedan menos de dos puestos para jugar
dice41-out-rich = out: el puesto { $seat } tiene { $chips } { $chips ->
    [one] ficha
   *[other] fichas
  } y puede pagar la entrada
dice41-starter-out = starter: el puesto { $seat } está fuera
dice41-no-rolling = rolling_off: con estas opciones no hay desempate, ni tampoco después del final
dice41-rolling = rolling_off: { $seats } no pueden desempatar: hacen falta dos puestos o más, y ninguno fuera
dice41-done = done: el puesto { $seat } no puede tener { $score }; una suma es 0 o de 4 a 24, de un puesto que lanza en esta ronda o desempate
dice41-kept-by = kept_by: el puesto { $seat } no puede haber apartado { $kept }; se apartan seis dados, y dan la suma de `done`
dice41-all-done = done: han lanzado todos, así que la ronda habría acabado
dice41-turn = turn: no puede ser el turno del puesto { $given }; el primero en orden que no ha lanzado es el { $due }, y ninguno después ha lanzado
dice41-dice = apartados «{ $kept }» y lanzados «{ $thrown }» no puede ser: seis dados en total, o menos de seis apartados y un lanzamiento pendiente; un dado solo nunca queda en la mesa
dice41-not-over = turn: la partida no puede acabar en la ronda { $round } de { $rounds } con estas sumas y fichas
dice41-paid = paid: el puesto { $seat } no puede haber puesto { $paid } en esta ronda; fue { $allowed }
dice41-chips = chips: las fichas de los puestos ({ $chips }) y el pozo ({ $pot }) deben sumar { $total }
dice41-pot = pot: no puede ser { $pot }, con { $paid } puestos en esta ronda y estas fichas
dice41-pot-left = pot: no pueden quedar { $pot } al final: se jugarían o se repartirían
dice41-pot-won = round: la ronda { $round } de { $rounds } se juega solo por un pozo que quedó en la mesa, y no hay ninguno

# Opciones

dice41-option-seats = puestos en la mesa; uno solo es práctica, sin pozo
dice41-option-rounds = cuántas rondas tiene una partida; una por puesto, para que todos empiecen las mismas veces
dice41-option-keep = cuántos dados se apartan tras un lanzamiento: exactamente uno, o uno o más (Midnight)
dice41-option-tickets = las dos caras que hay que apartar para clasificarse
dice41-option-ante = fichas que cada uno pone en el pozo antes de una ronda
dice41-option-tie = varios empatan arriba: desempatan, reparten el pozo, o queda para la ronda siguiente
dice41-option-nobody = nadie se clasifica: el pozo queda, va al más cercano, o vuelve a quienes pagaron
dice41-option-fail_ante = fichas de más que pone en el pozo quien no se clasifica
dice41-option-double_24 = quien gana con 24 recibe otra entrada de cada uno de los demás
dice41-option-starter = quién empieza la ronda siguiente: va rotando, o empieza quien ganó
dice41-option-last_pot = un último pozo que nadie ganó: seguir jugando por él, o repartirlo
dice41-option-bank = fichas con que empieza cada uno; 0: solo se cuentan, y pueden bajar de cero

dice41-preset-standard = seis dados, uno apartado tras cada lanzamiento; los empates se desempatan, un pozo sin ganar queda
dice41-preset-midnight = Midnight, o 1-4-24: aparta cuantos dados quieras; un 24 que gana se paga doble
dice41-preset-midnight_carry = Midnight en que un empate deja el pozo para la ronda siguiente
dice41-preset-pub = 41 con dados, con una ficha más de cada uno que falla, y el 24 pagado doble

# Las palabras del juego

dice41-term-ticket = Boleto — uno de los dos dados, { $tickets }, que debes apartar para que tu turno cuente
dice41-term-qualify = Clasificarse — haber apartado los dos boletos; un turno sin ellos vale 0
dice41-term-points = Puntos — la suma de los cuatro dados aparte de los boletos, de 4 a 24
dice41-term-set-aside = Apartar — guardar un dado tras un lanzamiento; ya no se vuelve a lanzar en ese turno
dice41-term-ante = Entrada — la ficha que cada uno pone en el pozo antes de una ronda
dice41-term-pot = Pozo — las fichas que se lleva la suma más alta
dice41-term-carry = Pozo que queda — el que nadie gana sigue en la mesa, y encima van las entradas siguientes
dice41-term-roll-off = Desempate — los empatados arriba vuelven a lanzar entre sí por el pozo, sin otra entrada
dice41-term-closest = El más cercano — si nadie se clasifica: quien tiene un boleto y más puntos aparte de él
dice41-term-midnight = Midnight — el juego, también llamado 1-4-24, en que puedes apartar varios dados tras un lanzamiento

# Consejos

dice41-tip-1 = Primero los boletos: sin los dos ({ $tickets }) los demás dados no valen nada, así que tómalos en cuanto salgan.
dice41-tip-2 = Juntar primero seises tienta, y una suma alta por superar puede exigirlo; pero cada lanzamiento deja menos dados para sacar un boleto, y puede que nunca te clasifiques.
dice41-tip-3 = Cuando tengas los dos boletos, aparta tu dado más alto tras cada lanzamiento.
dice41-tip-4 = El mismo boleto dos veces: uno es tu boleto, el otro solo suma puntos.
dice41-tip-5 = Lanzar el último es una pequeña ventaja, pues sabes qué hay que superar: de dos, el último se lleva el 51,95 % de los pozos, el primero el 48,05 %.
dice41-tip-6 = Ten presente lo que hay que superar: si solo llegan los seises, un cinco seguro no ayuda.
dice41-tip-7 = Cuantos más falten por lanzar, más alta será la suma que aguante.
dice41-tip-8 = Midnight son menos lanzamientos y más control: guarda juntos tus seises, y vuelve a lanzar un cinco o un cuatro mientras vayan con él otros dos dados.

# Qué apartar, y por qué

dice41-why-only = no hay nada que elegir
dice41-why-same = todas las opciones valen lo mismo; esta aparta más
dice41-why-ticket = { $count ->
    [one] el boleto { $faces } queda asegurado
   *[other] los boletos { $faces } quedan asegurados
  }
dice41-why-held = ya están los dos boletos: cuentan los puntos
dice41-why-wait = primero los dados altos: el boleto que hay en la mesa puede esperar
dice41-why-none = no hay { $faces } que tomar: dados altos
dice41-beats = { $best } se supera en el { $beats } %, se iguala en el { $ties } %
dice41-ties = 24 se iguala en el { $ties } %
dice41-out-of-reach = { $best } queda fuera de alcance
dice41-scores = se clasifica en el { $qualifies } %, entonces con { $mean } puntos de media
dice41-fails = ya no puede clasificarse
dice41-why-exact = { $cause }; { $outlook }; vale { $value } de { $pot } fichas
dice41-why-near = { $cause }; { $outlook }; vale unas { $value } de { $pot } fichas (no es exacto en esta mesa)
dice41-why-points = { $cause }; { $outlook }; vale { $value } puntos
