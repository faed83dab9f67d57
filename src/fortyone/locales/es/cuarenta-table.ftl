cuarenta-table-deal = Reparto { $deal }
cuarenta-table-goal = chicas a { $target }, { $chicas ->
    [one] gana una
   *[other] ganan { $chicas }
  }
cuarenta-table-stock = mazo: { $count }
cuarenta-table-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
cuarenta-table-deals = da
cuarenta-table-shown = , ronda de { $rank } cantada: { $cards }
cuarenta-table-empty = La mesa está limpia.
cuarenta-table-hand = Tu mano:  { $cards }
cuarenta-table-ask = { $ronda ->
    [yes] Juega una carta o canta tu ronda
   *[no] Juega una carta
  }{ $only ->
    [yes] {" "}(solo cuenta la caída)
   *[no] {""}
  }
cuarenta-table-note-ronda = canta tu ronda
cuarenta-table-note-lay = botarla
cuarenta-table-note-takes = levanta { $cards }

cuarenta-table-begins = { $you ->
    [yes] Reparto { $deal }: empiezas tú
   *[no] Reparto { $deal }: empieza { $who }
  }
cuarenta-table-five = Cinco cartas más a cada uno
cuarenta-table-lays = { $you ->
    [yes] Botas { $card }
   *[no] { $who } bota { $card }
  }
cuarenta-table-takes = { $you ->
    [yes] Levantas { $cards } con { $card }
   *[no] { $who } levanta { $cards } con { $card }
  }{ $kind ->
    [caida] : ¡caída!
    [limpia] : ¡limpia!
    [caidalimpia] : ¡caída y limpia!
   *[plain] {""}
  }
cuarenta-table-ronda = { $you ->
    [yes] Cantas ronda de { $rank }
   *[no] { $who } canta ronda de { $rank }
  }
cuarenta-table-shows = { $kind ->
    [doble] { $you ->
        [yes] Tienes doble ronda: los cuatro { $rank }
       *[no] { $who } tiene doble ronda: los cuatro { $rank }
      }
   *[ronda] { $you ->
        [yes] Tienes ronda de { $rank }
       *[no] { $who } tiene ronda de { $rank }
      }
  }
cuarenta-table-misdeal = { $you ->
    [yes] Das mal las cartas
   *[no] { $who } da mal las cartas
  }{ $free ->
    [yes] ; se corrige y no cuesta nada
   *[no] {" "}y vuelve a dar
  }
cuarenta-table-leftovers = Lo que queda en la mesa va para { $who }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
cuarenta-table-counted = { $who }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
cuarenta-table-ends = Acaba el reparto
cuarenta-table-why = { $why ->
    [under] menos de 20
    [never] el cartón no cuenta nunca
    [stop] desde { $score } puntos el cartón no cuenta
    [neither] 20 cada lado: nadie suma
    [others] 20 cada lado: solo suma el otro
    [twenty] 6 por 20
   *[more] 6 por 20 y { $points } por { $over } más
  }
cuarenta-table-of-which = { $why }; { $count ->
    [one] cuenta { $count }
   *[other] cuentan { $count }
  }
cuarenta-table-chica = { $zapateria ->
    [yes] ¡Zapatería! La chica y la mesa son para { $who }
   *[no] La chica es para { $who }: { $chicas }
  }

cuarenta-table-finish-reset = La chica se gana con { $target } exactos; lo que se pasaría deja uno menos.
cuarenta-table-finish-exact = La chica se gana con { $target } exactos; lo que se pasaría se pierde.
cuarenta-table-finish-reach = La chica se gana con { $target } o más.
cuarenta-table-only = Desde { $score } solo cuenta la caída.
cuarenta-table-zapateria = La primera chica gana la mesa si el otro lado tiene menos de { $score }.
cuarenta-table-counts = { $score ->
    [0] El cartón no cuenta nunca.
   *[other] Cartón: 6 puntos desde 20 cartas, 2 más por cada par siguiente; nada para el lado que tiene { $score } o más.
  }
cuarenta-table-final = Chicas { $chicas }; la última { $scores }
cuarenta-table-unseen = Cartas que no has visto, por rango:

cuarenta-extra-piles = las cartas que cada lado ha levantado
cuarenta-extra-unseen = cuántas cartas de cada rango faltan por ver

# un signo de la mesa, que explica `?`
cuarenta-sign-last = [carta]  la última botada
