cuarenta-table-deal = Giv { $deal }
cuarenta-table-goal = chicas til { $target }, { $chicas ->
    [one] én vinner
   *[other] { $chicas } vinner
  }
cuarenta-table-stock = bunke: { $count }
cuarenta-table-cards = { $count ->
    [one] 1 kort
   *[other] { $count } kort
  }
cuarenta-table-deals = gir
cuarenta-table-shown = , ronda i { $rank } vist: { $cards }
cuarenta-table-empty = Bordet er tomt.
cuarenta-table-hand = Din hånd:  { $cards }
cuarenta-table-ask = { $ronda ->
    [yes] Spill et kort eller vis rondaen
   *[no] Spill et kort
  }{ $only ->
    [yes] {" "}(bare en caída teller)
   *[no] {""}
  }
cuarenta-table-note-ronda = viser rondaen din
cuarenta-table-note-lay = legg det
cuarenta-table-note-takes = tar { $cards }

cuarenta-table-begins = { $you ->
    [yes] Giv { $deal }: du begynner
   *[no] Giv { $deal }: { $who } begynner
  }
cuarenta-table-five = Fem kort til hver
cuarenta-table-lays = { $you ->
    [yes] Du legger { $card }
   *[no] { $who } legger { $card }
  }
cuarenta-table-takes = { $you ->
    [yes] Du tar { $cards } med { $card }
   *[no] { $who } tar { $cards } med { $card }
  }{ $kind ->
    [caida] : caída!
    [limpia] : limpia!
    [caidalimpia] : caída og limpia!
   *[plain] {""}
  }
cuarenta-table-ronda = { $you ->
    [yes] Du viser en ronda i { $rank }
   *[no] { $who } viser en ronda i { $rank }
  }
cuarenta-table-shows = { $kind ->
    [doble] { $you ->
        [yes] Du har en doble ronda: alle fire { $rank }
       *[no] { $who } har en doble ronda: alle fire { $rank }
      }
   *[ronda] { $you ->
        [yes] Du har en ronda i { $rank }
       *[no] { $who } har en ronda i { $rank }
      }
  }
cuarenta-table-misdeal = { $you ->
    [yes] Du gir feil
   *[no] { $who } gir feil
  }{ $free ->
    [yes] ; det rettes og koster ingenting
   *[no] {" "}og gir om igjen
  }
cuarenta-table-leftovers = Resten på bordet går til { $who }: { $count ->
    [one] 1 kort
   *[other] { $count } kort
  }
cuarenta-table-counted = { $who }: { $count ->
    [one] 1 kort
   *[other] { $count } kort
  }
cuarenta-table-ends = Given er slutt
cuarenta-table-why = { $why ->
    [under] færre enn 20
    [never] tatte kort gir aldri poeng
    [stop] fra { $score } poeng gir kort ingenting
    [neither] 20 hver: ingen får noe
    [others] 20 hver: bare det andre laget får poeng
    [twenty] 6 for 20
   *[more] 6 for 20, og { $points } for { $over } til
  }
cuarenta-table-of-which = { $why }, og { $count } av dem teller
cuarenta-table-chica = { $zapateria ->
    [yes] Zapatería! Chicaen og mesaen går til { $who }
   *[no] Chicaen går til { $who }: { $chicas }
  }

cuarenta-table-finish-reset = Nøyaktig { $target } vinner chicaen; det som ville gått over, gir én under.
cuarenta-table-finish-exact = Nøyaktig { $target } vinner chicaen; det som ville gått over, er tapt.
cuarenta-table-finish-reach = { $target } eller mer vinner chicaen.
cuarenta-table-only = Fra { $score } teller bare en caída.
cuarenta-table-zapateria = Den første chicaen vinner mesaen hvis de andre har færre enn { $score }.
cuarenta-table-counts = { $score ->
    [0] Tatte kort gir aldri poeng.
   *[other] Kort: 6 poeng fra 20, 2 til for hvert par over; ingenting for et lag som har { $score } eller mer.
  }
cuarenta-table-final = Chicas { $chicas }; den siste { $scores }
cuarenta-table-unseen = Kort du ikke har sett, etter verdi:

cuarenta-extra-piles = kortene hvert lag har tatt
cuarenta-extra-unseen = hvor mange kort av hver verdi som er usett

# et tegn på bordet, forklart av `?`
cuarenta-sign-last = [kort]  det som ble lagt sist
