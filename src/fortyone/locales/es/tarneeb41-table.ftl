# El 41 sirio en la terminal.

tarneeb41-table-deal = Reparto { $deal } · a { $target } · triunfo ♥
tarneeb41-table-deals = { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
  } · a { $target }
tarneeb41-table-total = { $counts ->
    [values] apuestas por valor de { $total } de { $required } necesarios
   *[tricks] apostadas { $total } de { $required } necesarias
  }
tarneeb41-table-trick = baza { $trick } de 13 · { $bid } apostadas
tarneeb41-table-dealer = {" "}(R)
tarneeb41-table-hand = Tu mano:  { $hand }

tarneeb41-table-ask-bid = Apuesta de { $low } a { $high }; van { $total } de { $required }
tarneeb41-table-ask-lead = Sal con la carta que quieras
tarneeb41-table-ask-card = { $follows ->
    [yes] Asiste a { $suit }
   *[no] No tienes { $suit }: juega la carta que quieras
  }
tarneeb41-table-worth = vale { $value }
tarneeb41-table-throws-in = anula el reparto
tarneeb41-table-ahead = { $last ->
    [yes] se la lleva
   *[no] va ganando
  }

tarneeb41-table-dealt = { $you ->
    [yes] Repartes
   *[no] { $who } reparte
  }
tarneeb41-table-bids = { $you ->
    [yes] Apuestas { $bid }
   *[no] { $who } apuesta { $bid }
  } ({ $total } en total)
tarneeb41-table-thrown-in = Se apostó muy poco: reparto anulado; { $you ->
    [yes] ahora repartes tú
   *[no] ahora reparte { $who }
  }
tarneeb41-table-all-bid = Han apostado todos; { $you ->
    [yes] sales tú
   *[no] sale { $who }
  }
tarneeb41-table-leads = { $you ->
    [yes] Sales con { $card }
   *[no] { $who } sale con { $card }
  }
tarneeb41-table-plays = { $you ->
    [yes] Juegas { $card }
   *[no] { $who } juega { $card }
  }
tarneeb41-table-takes = { $you ->
    [yes] Te llevas la baza: { $count }
   *[no] { $who } se lleva la baza: { $count }
  }
tarneeb41-table-deal-ends = El reparto: { $seats }
tarneeb41-table-thirteen = { $you ->
    [yes] ¡Has hecho las trece bazas!
   *[no] ¡{ $who } ha hecho las trece bazas!
  }

tarneeb41-table-no-last = Todavía no hay ninguna baza
tarneeb41-table-took = { $you ->
    [yes] Te la llevaste tú
   *[no] Se la llevó { $who }
  }
tarneeb41-table-values = Una apuesta cumplida con las propias bazas da su valor; una fallida lo pierde:
tarneeb41-table-target-alone = Quien tenga { $target } puntos gana solo; si hay varios, quien más tenga.
tarneeb41-table-target-pair = Una pareja gana con { $target } puntos entre los dos.
tarneeb41-table-target-seat = Quien tenga { $target } puntos gana para su pareja.
tarneeb41-table-partner-not_negative = Su compañero no puede estar por debajo de 0.
tarneeb41-table-partner-positive = Su compañero debe estar por encima de 0.
tarneeb41-table-jawaker = Para quien tiene 30 o más, 5 y 6 valen 5 y 6.
tarneeb41-table-rises = La apuesta mínima es 3 desde 30 puntos, 4 desde 40, 5 desde 50.
tarneeb41-table-sweep = Las trece bazas de un solo jugador ganan la partida.
tarneeb41-table-bound = La partida acaba como muy tarde tras el reparto { $deals }.
tarneeb41-table-no-voids = Nadie ha mostrado fallo en ningún palo

tarneeb41-extra-voids = los palos que cada uno ha mostrado que le faltan
tarneeb41-extra-unseen = las cartas que aún no has visto, por palos

# un signo de la mesa, que explica `?`
tarneeb41-sign-best = [carta]  la que va ganando la baza
