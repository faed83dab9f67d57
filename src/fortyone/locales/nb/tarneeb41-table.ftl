# Syrisk 41 i terminalen.

tarneeb41-table-deal = Giv { $deal } · til { $target } · ♥ er trumf
tarneeb41-table-deals = { $deals ->
    [one] 1 giv
   *[other] { $deals } giver
  } · til { $target }
tarneeb41-table-total = { $counts ->
    [values] bud verdt { $total } av de { $required } som trengs
   *[tricks] budt { $total } av de { $required } som trengs
  }
tarneeb41-table-trick = stikk { $trick } av 13 · { $bid } budt
tarneeb41-table-dealer = {" "}(G)
tarneeb41-table-hand = Din hånd:  { $hand }

tarneeb41-table-ask-bid = By fra { $low } til { $high }; hittil { $total } av { $required }
tarneeb41-table-ask-lead = Spill ut hvilket kort du vil
tarneeb41-table-ask-card = { $follows ->
    [yes] Følg farge: { $suit }
   *[no] Du har ingen { $suit }: spill hvilket kort du vil
  }
tarneeb41-table-worth = verdt { $value }
tarneeb41-table-throws-in = kaster given
tarneeb41-table-ahead = { $last ->
    [yes] tar stikket
   *[no] ligger foran
  }

tarneeb41-table-dealt = { $you ->
    [yes] Du gir
   *[no] { $who } gir
  }
tarneeb41-table-bids = { $you ->
    [yes] Du byr { $bid }
   *[no] { $who } byr { $bid }
  } ({ $total } i alt)
tarneeb41-table-thrown-in = Det er budt for lite: given kastes; { $you ->
    [yes] nå gir du
   *[no] nå gir { $who }
  }
tarneeb41-table-all-bid = Alle har budt; { $you ->
    [yes] du spiller ut
   *[no] { $who } spiller ut
  }
tarneeb41-table-leads = { $you ->
    [yes] Du spiller ut { $card }
   *[no] { $who } spiller ut { $card }
  }
tarneeb41-table-plays = { $you ->
    [yes] Du legger { $card }
   *[no] { $who } legger { $card }
  }
tarneeb41-table-takes = { $you ->
    [yes] Du tar stikket: { $count }
   *[no] { $who } tar stikket: { $count }
  }
tarneeb41-table-deal-ends = Given: { $seats }
tarneeb41-table-thirteen = { $you ->
    [yes] Du har tatt alle tretten stikk!
   *[no] { $who } har tatt alle tretten stikk!
  }

tarneeb41-table-no-last = Ingen stikk er tatt ennå
tarneeb41-table-took = { $you ->
    [yes] Du tok det
   *[no] { $who } tok det
  }
tarneeb41-table-values = Et bud som går hjem på egne stikk, gir sin verdi; et som går bet, taper den:
tarneeb41-table-target-alone = En spiller med { $target } poeng vinner alene; av flere den som har mest.
tarneeb41-table-target-pair = Et par vinner med { $target } poeng til sammen.
tarneeb41-table-target-seat = En spiller med { $target } poeng vinner for paret sitt.
tarneeb41-table-partner-not_negative = Makkeren kan ikke ligge under 0.
tarneeb41-table-partner-positive = Makkeren må ligge over 0.
tarneeb41-table-jawaker = For en spiller på 30 eller mer er 5 og 6 verdt 5 og 6.
tarneeb41-table-rises = Laveste bud er 3 fra 30 poeng, 4 fra 40, 5 fra 50.
tarneeb41-table-sweep = Alle tretten stikk til én spiller vinner spillet.
tarneeb41-table-bound = Spillet slutter senest etter giv { $deals }.
tarneeb41-table-no-voids = Ingen har vist renons ennå

tarneeb41-extra-voids = fargene hver plass har vist renons i
tarneeb41-extra-unseen = kortene du ikke har sett ennå, etter farge

# et tegn på bordet, forklart av `?`
tarneeb41-sign-best = [kort]  det som ligger an til å ta stikket
