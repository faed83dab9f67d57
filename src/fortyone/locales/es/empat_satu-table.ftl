empat_satu-table-ask = { $step ->
    [discard] Descarta una carta
   *[take] Toma una carta
  }{ $stop ->
    [yes] {" "}o corta
   *[no] {""}
  }
empat_satu-table-hand = Ronda { $hand } de { $hands }
empat_satu-table-stock = mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
empat_satu-table-no-stock = no queda mazo: { $left ->
    [0] la ronda se acaba
    [one] un turno más como mucho
   *[other] { $left } turnos más como mucho
  }
empat_satu-table-no-pile = Descarte: nada todavía
empat_satu-table-pile = Descarte: { $top } encima
empat_satu-table-under = , debajo { $cards }
empat_satu-table-deals = da
empat_satu-table-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
empat_satu-table-known = , tomadas a la vista: { $cards }
empat_satu-table-four = Tu mano:  { $hand }   vale { $worth }
empat_satu-table-five = Tu mano:  { $hand }
empat_satu-table-drawn = {"   "}recién tomada: { $card }
empat_satu-table-leaves = deja { $value }
empat_satu-table-shows = muestras { $hand }
empat_satu-table-pile-note = { $card }, hasta { $value }
empat_satu-table-stock-note = a ciegas
empat_satu-table-pass-note = acaba la ronda

empat_satu-table-draws = { $you ->
    [yes] Robas { $card } del mazo
   *[no] { $who } roba del mazo
  }
empat_satu-table-takes = { $you ->
    [yes] Tomas { $card } del descarte
   *[no] { $who } toma { $card } del descarte
  }
empat_satu-table-discards = { $you ->
    [yes] Descartas { $card }
   *[no] { $who } descarta { $card }
  }
empat_satu-table-stop = { $you ->
    [yes] Cortas: se muestran todas las manos
   *[no] { $who } corta: se muestran todas las manos
  }
empat_satu-table-pass = { $you ->
    [yes] Pasas: se muestran todas las manos
   *[no] { $who } pasa: se muestran todas las manos
  }
empat_satu-table-begins = { $you ->
    [yes] Ronda { $hand }: empiezas tú
   *[no] Ronda { $hand }: empieza { $who }
  }
empat_satu-table-won = { $you ->
    [yes] Ganas la ronda
   *[no] { $count ->
        [one] { $who } gana la ronda
       *[other] { $who } comparten la victoria
      }
  }
empat_satu-table-lost = { $you ->
    [yes] La pierdes
   *[no] { $count ->
        [one] { $who } la pierde
       *[other] { $who } comparten la derrota
      }
  }
empat_satu-table-tally = rondas ganadas { $won }, perdidas { $lost }
empat_satu-table-means = Una mano cuenta las cartas de su mejor palo menos las demás. La mejor gana la ronda, la peor la pierde; los puntos no pasan a la siguiente.
empat_satu-table-stop-one_suit = Cuatro cartas de un palo al empezar tu turno: puedes cortar.
empat_satu-table-stop-threshold = Una mano de { $least } o más al empezar tu turno: puedes cortar.
empat_satu-table-stop-anytime = Puedes cortar al empezar cualquiera de tus turnos.
