empat_satu-table-ask = { $step ->
    [discard] Défaussez une carte
   *[take] Prenez une carte
  }{ $stop ->
    [yes] , ou arrêtez
   *[no] {""}
  }
empat_satu-table-hand = Manche { $hand } sur { $hands }
empat_satu-table-stock = pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
empat_satu-table-no-stock = la pioche est vide : { $left ->
    [0] la manche se termine
    [one] encore un tour au plus
   *[other] encore { $left } tours au plus
  }
empat_satu-table-no-pile = Défausse : rien encore
empat_satu-table-pile = Défausse : { $top } sur le dessus
empat_satu-table-under = , dessous { $cards }
empat_satu-table-deals = donne
empat_satu-table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
empat_satu-table-known = , prises à la vue de tous : { $cards }
empat_satu-table-four = Votre main :  { $hand }   vaut { $worth }
empat_satu-table-five = Votre main :  { $hand }
empat_satu-table-drawn = {"   "}prise à l’instant : { $card }
empat_satu-table-leaves = laisse { $value }
empat_satu-table-shows = vous montrez { $hand }
empat_satu-table-pile-note = { $card }, jusqu’à { $value }
empat_satu-table-stock-note = inconnue
empat_satu-table-pass-note = termine la manche

empat_satu-table-draws = { $you ->
    [yes] Vous piochez { $card }
   *[no] { $who } pioche
  }
empat_satu-table-takes = { $you ->
    [yes] Vous prenez { $card } à la défausse
   *[no] { $who } prend { $card } à la défausse
  }
empat_satu-table-discards = { $you ->
    [yes] Vous défaussez { $card }
   *[no] { $who } défausse { $card }
  }
empat_satu-table-stop = { $you ->
    [yes] Vous arrêtez : toutes les mains sont montrées
   *[no] { $who } arrête : toutes les mains sont montrées
  }
empat_satu-table-pass = { $you ->
    [yes] Vous passez : toutes les mains sont montrées
   *[no] { $who } passe : toutes les mains sont montrées
  }
empat_satu-table-begins = { $you ->
    [yes] Manche { $hand } : vous jouez en premier
   *[no] Manche { $hand } : { $who } joue en premier
  }
empat_satu-table-won = { $you ->
    [yes] Vous gagnez la manche
   *[no] { $count ->
        [one] { $who } gagne la manche
       *[other] { $who } se partagent la victoire
      }
  }
empat_satu-table-lost = { $you ->
    [yes] Vous la perdez
   *[no] { $count ->
        [one] { $who } la perd
       *[other] { $who } se partagent la défaite
      }
  }
empat_satu-table-tally = manches gagnées { $won }, perdues { $lost }
empat_satu-table-means = Une main compte les cartes de sa meilleure couleur moins les autres. La meilleure gagne la manche, la pire la perd ; aucun point ne passe à la suivante.
empat_satu-table-stop-one_suit = Quatre cartes d’une couleur au début de votre tour : vous pouvez arrêter.
empat_satu-table-stop-threshold = Une main de { $least } ou plus au début de votre tour : vous pouvez arrêter.
empat_satu-table-stop-anytime = Vous pouvez arrêter au début de chacun de vos tours.
