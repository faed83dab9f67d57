dice41-table-ask = { $many ->
    [yes] Aparta un dado o más
   *[no] Aparta un dado
  }{ $best ->
    [0] {""}
   *[other] ; hay que superar { $best }
  }
dice41-table-ticket = boleto
dice41-table-round = { $extra ->
    [yes] Ronda { $round }, por el pozo que quedó
   *[no] Ronda { $round } de { $rounds }
  }
dice41-table-pot = pozo: { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
  }
dice41-table-rolling = desempate: { $who }
dice41-table-chips = fichas
dice41-table-this-round = esta ronda
dice41-table-out = fuera
dice41-table-failed = nada
dice41-table-best = { $score }, lo mejor
dice41-table-tray = Aparte: boletos ({ $tickets }) { $kept }  puntos { $points } = { $sum }

dice41-table-keeps = { $you ->
    [yes] Apartas { $dice } de { $thrown }
   *[no] { $who } aparta { $dice } de { $thrown }
  }
dice41-table-scores = { $you ->
    [yes] Tienes { $score }: { $dice }
   *[no] { $who } tiene { $score }: { $dice }
  }
dice41-table-fails = { $you ->
    [yes] Fallas: falta { $missing } en { $dice }
   *[no] { $who } falla: falta { $missing } en { $dice }
  }
dice41-table-rolls-off = { $again ->
    [yes] Sigue el empate
   *[no] Empate
  }: { $who } vuelven a lanzar por el pozo
dice41-table-takes = { $you ->
    [yes] Te llevas el pozo
   *[no] { $who } se lleva el pozo
  }: { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
  }
dice41-table-shared = { $who } se reparten el pozo, { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
  } cada uno
dice41-table-stays = { $failed ->
    [yes] Nadie se clasifica
   *[no] Empate
  }: { $chips ->
    [0] el pozo está vacío
    [one] 1 ficha queda en el pozo
   *[other] { $chips } fichas quedan en el pozo
  }
dice41-table-returned = Nadie se clasifica: cada uno recupera sus fichas de esta ronda
dice41-table-begins = Ronda { $round }: { $you ->
    [yes] lanzas tú primero
   *[no] lanza primero { $who }
  }

dice41-table-practice = Práctica a solas: { $rounds ->
    [one] un turno
   *[other] { $rounds } turnos
  }, sin pozo
dice41-table-means = Fichas ganadas y perdidas; gana quien tenga más después de { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
  }. Entrada: { $ante }. Un último pozo sin ganar se resuelve antes.
dice41-table-tie-roll_off = Empate arriba: vuelven a lanzar por el pozo.
dice41-table-tie-split = Empate arriba: se reparten el pozo.
dice41-table-tie-carry = Empate arriba: el pozo queda para la ronda siguiente.
dice41-table-nobody-carry = Nadie se clasifica: el pozo queda para la ronda siguiente.
dice41-table-nobody-closest = Nadie se clasifica: el pozo va al mejor con un boleto.
dice41-table-nobody-return = Nadie se clasifica: cada uno recupera sus fichas de la ronda.
dice41-table-means-fail = Quien falla pone { $chips } más en el pozo.
dice41-table-means-double = Un pozo ganado con 24: cada uno de los demás paga { $ante } más.
dice41-table-unwon = { $chips ->
    [one] 1 ficha queda sin ganar.
   *[other] { $chips } fichas quedan sin ganar.
  }

# un signo de la mesa, que explica `?`
dice41-sign-tickets = [4] [_]  un boleto apartado, y otro que falta
