dice41-table-ask = { $many ->
    [yes] Sett til side én terning eller flere
   *[no] Sett til side én terning
  }{ $best ->
    [0] {""}
   *[other] ; { $best } å slå
  }
dice41-table-ticket = billett
dice41-table-round = { $extra ->
    [yes] Runde { $round }, om potten som står igjen
   *[no] Runde { $round } av { $rounds }
  }
dice41-table-pot = pott: { $chips ->
    [one] 1 sjetong
   *[other] { $chips } sjetonger
  }
dice41-table-rolling = omkast: { $who }
dice41-table-chips = saldo
dice41-table-this-round = denne runden
dice41-table-out = står over
dice41-table-failed = bom
dice41-table-best = { $score }, best
dice41-table-tray = Til side: billetter ({ $tickets }) { $kept }  poeng { $points } = { $sum }

dice41-table-keeps = { $you ->
    [yes] Du setter til side { $dice } av { $thrown }
   *[no] { $who } setter til side { $dice } av { $thrown }
  }
dice41-table-scores = { $you ->
    [yes] Du har { $score }: { $dice }
   *[no] { $who } har { $score }: { $dice }
  }
dice41-table-fails = { $you ->
    [yes] Bom: ingen { $missing } i { $dice }
   *[no] { $who } bommer: ingen { $missing } i { $dice }
  }
dice41-table-rolls-off = { $again ->
    [yes] Fortsatt likt
   *[no] Likt
  }: { $who } kaster om igjen om potten
dice41-table-takes = { $you ->
    [yes] Du tar potten
   *[no] { $who } tar potten
  }: { $chips ->
    [one] 1 sjetong
   *[other] { $chips } sjetonger
  }
dice41-table-shared = { $who } deler potten, { $chips ->
    [one] 1 sjetong
   *[other] { $chips } sjetonger
  } hver
dice41-table-stays = { $failed ->
    [yes] Ingen kvalifiserer seg
   *[no] Likt
  }: { $chips ->
    [0] potten er tom
    [one] 1 sjetong blir stående i potten
   *[other] { $chips } sjetonger blir stående i potten
  }
dice41-table-returned = Ingen kvalifiserer seg: alle tar tilbake sjetongene fra denne runden
dice41-table-begins = Runde { $round }: { $you ->
    [yes] du kaster først
   *[no] { $who } kaster først
  }

dice41-table-practice = Øving alene: { $rounds ->
    [one] én tur
   *[other] { $rounds } turer
  }, ingen pott
dice41-table-means = Sjetonger vunnet og tapt; flest sjetonger etter { $rounds ->
    [one] én runde
   *[other] { $rounds } runder
  } vinner. Innsats: { $ante }. En siste pott som ingen vant, gjøres opp først.
dice41-table-tie-roll_off = Likt på topp: de kaster om igjen om potten.
dice41-table-tie-split = Likt på topp: de deler potten.
dice41-table-tie-carry = Likt på topp: potten blir stående til neste runde.
dice41-table-nobody-carry = Ingen kvalifiserer seg: potten blir stående til neste runde.
dice41-table-nobody-closest = Ingen kvalifiserer seg: potten går til den beste med én billett.
dice41-table-nobody-return = Ingen kvalifiserer seg: alle tar tilbake sjetongene fra runden.
dice41-table-means-fail = Den som mislykkes, legger { $chips } til i potten.
dice41-table-means-double = En pott vunnet med 24: hver av de andre betaler { $ante } til.
dice41-table-unwon = { $chips ->
    [one] 1 sjetong ble ikke vunnet.
   *[other] { $chips } sjetonger ble ikke vunnet.
  }

# et tegn på bordet, forklart av `?`
dice41-sign-tickets = [4] [_]  en billett som er sikret, og en som mangler
