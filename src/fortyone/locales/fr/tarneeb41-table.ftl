# Le 41 syrien dans le terminal.

tarneeb41-table-deal = Donne { $deal } · en { $target } · atout ♥
tarneeb41-table-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  } · en { $target }
tarneeb41-table-total = { $counts ->
    [values] annonces d’une valeur de { $total } sur les { $required } qu’il faut
   *[tricks] { $total } plis annoncés sur les { $required } qu’il faut
  }
tarneeb41-table-trick = pli { $trick } sur 13 · { $bid } annoncés
tarneeb41-table-dealer = {" "}(D)
tarneeb41-table-hand = Votre main :  { $hand }

tarneeb41-table-ask-bid = Annoncez de { $low } à { $high } ; { $total } sur { $required } jusqu’ici
tarneeb41-table-ask-lead = Entamez de la carte que vous voulez
tarneeb41-table-ask-card = { $follows ->
    [yes] Fournissez { $suit }
   *[no] Vous n’avez pas de { $suit } : jouez ce que vous voulez
  }
tarneeb41-table-worth = vaut { $value }
tarneeb41-table-throws-in = annule la donne
tarneeb41-table-ahead = { $last ->
    [yes] fait le pli
   *[no] en tête pour l’instant
  }

tarneeb41-table-dealt = { $you ->
    [yes] Vous donnez
   *[no] { $who } donne
  }
tarneeb41-table-bids = { $you ->
    [yes] Vous annoncez { $bid }
   *[no] { $who } annonce { $bid }
  } ({ $total } en tout)
tarneeb41-table-thrown-in = Trop peu d’annonces : la donne est annulée ; { $you ->
    [yes] vous donnez ensuite
   *[no] { $who } donne ensuite
  }
tarneeb41-table-all-bid = Tous ont annoncé ; { $you ->
    [yes] vous entamez
   *[no] { $who } entame
  }
tarneeb41-table-leads = { $you ->
    [yes] Vous entamez de { $card }
   *[no] { $who } entame de { $card }
  }
tarneeb41-table-plays = { $you ->
    [yes] Vous jouez { $card }
   *[no] { $who } joue { $card }
  }
tarneeb41-table-takes = { $you ->
    [yes] Vous faites le pli : { $count }
   *[no] { $who } fait le pli : { $count }
  }
tarneeb41-table-deal-ends = La donne : { $seats }
tarneeb41-table-thirteen = { $you ->
    [yes] Vous avez fait les treize plis !
   *[no] { $who } a fait les treize plis !
  }

tarneeb41-table-no-last = Aucun pli n’a encore été fait
tarneeb41-table-took = { $you ->
    [yes] Vous l’avez fait
   *[no] { $who } l’a fait
  }
tarneeb41-table-values = Une annonce tenue, par ses propres plis, marque sa valeur ; chutée, elle la perd :
tarneeb41-table-target-alone = Une place qui a { $target } points gagne seule ; de plusieurs, celle qui en a le plus.
tarneeb41-table-target-pair = Une équipe gagne avec { $target } points ensemble.
tarneeb41-table-target-seat = Une place qui a { $target } points fait gagner son équipe.
tarneeb41-table-partner-not_negative = Son partenaire ne doit pas être au-dessous de 0.
tarneeb41-table-partner-positive = Son partenaire doit être au-dessus de 0.
tarneeb41-table-jawaker = Pour une place à 30 ou plus, 5 et 6 valent 5 et 6.
tarneeb41-table-rises = La plus petite annonce est 3 dès 30 points, 4 dès 40, 5 dès 50.
tarneeb41-table-sweep = Les treize plis d’une seule place gagnent la partie.
tarneeb41-table-bound = La partie finit au plus tard après la donne { $deals }.
tarneeb41-table-no-voids = Personne n’a montré qu’une couleur lui manque

tarneeb41-extra-voids = les couleurs dont chaque place a montré qu’elle n’en a plus
tarneeb41-extra-unseen = les cartes que vous n’avez pas encore vues, par couleur

# un signe sur la table, expliqué par `?`
tarneeb41-sign-best = [carte]  la carte qui prend le pli pour l’instant
