empat_satu-table-ask = { $step ->
    [discard] Kast et kort
   *[take] Ta et kort
  }{ $stop ->
    [yes] {" "}eller stopp
   *[no] {""}
  }
empat_satu-table-hand = Omgang { $hand } av { $hands }
empat_satu-table-stock = trekkbunke: { $count ->
    [one] 1 kort
   *[other] { $count } kort
  }
empat_satu-table-no-stock = trekkbunken er tom: { $left ->
    [0] omgangen er slutt
    [one] høyst én tur til
   *[other] høyst { $left } turer til
  }
empat_satu-table-no-pile = Kastebunke: ingenting ennå
empat_satu-table-pile = Kastebunke: { $top } øverst
empat_satu-table-under = , under det { $cards }
empat_satu-table-deals = gir
empat_satu-table-cards = { $count ->
    [one] 1 kort
   *[other] { $count } kort
  }
empat_satu-table-known = , tatt så alle så det: { $cards }
empat_satu-table-four = Din hånd:  { $hand }   verdt { $worth }
empat_satu-table-five = Din hånd:  { $hand }
empat_satu-table-drawn = {"   "}nettopp tatt: { $card }
empat_satu-table-leaves = gir { $value }
empat_satu-table-shows = du viser { $hand }
empat_satu-table-pile-note = { $card }, opptil { $value }
empat_satu-table-stock-note = ukjent
empat_satu-table-pass-note = avslutter omgangen

empat_satu-table-draws = { $you ->
    [yes] Du trekker { $card } fra trekkbunken
   *[no] { $who } trekker fra trekkbunken
  }
empat_satu-table-takes = { $you ->
    [yes] Du tar { $card } fra kastebunken
   *[no] { $who } tar { $card } fra kastebunken
  }
empat_satu-table-discards = { $you ->
    [yes] Du kaster { $card }
   *[no] { $who } kaster { $card }
  }
empat_satu-table-stop = { $you ->
    [yes] Du stopper: alle viser hendene
   *[no] { $who } stopper: alle viser hendene
  }
empat_satu-table-pass = { $you ->
    [yes] Du passer: alle viser hendene
   *[no] { $who } passer: alle viser hendene
  }
empat_satu-table-begins = { $you ->
    [yes] Omgang { $hand }: du begynner
   *[no] Omgang { $hand }: { $who } begynner
  }
empat_satu-table-won = { $you ->
    [yes] Du vinner omgangen
   *[no] { $count ->
        [one] { $who } vinner omgangen
       *[other] { $who } deler seieren
      }
  }
empat_satu-table-lost = { $you ->
    [yes] Du taper den
   *[no] { $count ->
        [one] { $who } taper den
       *[other] { $who } deler tapet
      }
  }
empat_satu-table-tally = omganger vunnet { $won }, tapt { $lost }
empat_satu-table-means = En hånd teller kortene i sin beste farge minus de andre. Den beste vinner omgangen, den dårligste taper den; ingen poeng tas med videre.
empat_satu-table-stop-one_suit = Fire kort i samme farge når turen din begynner: du kan stoppe.
empat_satu-table-stop-threshold = En hånd verdt { $least } eller mer når turen din begynner: du kan stoppe.
empat_satu-table-stop-anytime = Du kan stoppe hver gang turen din begynner.
