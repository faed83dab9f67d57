dice41-table-ask = { $many ->
    [yes] Gardez un dé ou plusieurs
   *[no] Gardez un dé
  }{ $best ->
    [0] {""}
   *[other] {" "}; { $best } à battre
  }
dice41-table-ticket = billet
dice41-table-round = { $extra ->
    [yes] Manche { $round }, pour le pot restant
   *[no] Manche { $round } sur { $rounds }
  }
dice41-table-pot = pot : { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  }
dice41-table-rolling = départage : { $who }
dice41-table-chips = jetons
dice41-table-this-round = cette manche
dice41-table-out = passe son tour
dice41-table-failed = raté
dice41-table-best = { $score }, le mieux
dice41-table-tray = Gardés : billets ({ $tickets }) { $kept }  points { $points } = { $sum }

dice41-table-keeps = { $you ->
    [yes] Vous gardez { $dice } de { $thrown }
   *[no] { $who } garde { $dice } de { $thrown }
  }
dice41-table-scores = { $you ->
    [yes] Vous avez { $score } : { $dice }
   *[no] { $who } a { $score } : { $dice }
  }
dice41-table-fails = { $you ->
    [yes] Raté : pas de { $missing } dans { $dice }
   *[no] { $who } échoue : pas de { $missing } dans { $dice }
  }
dice41-table-rolls-off = { $again ->
    [yes] Toujours à égalité
   *[no] Égalité
  } : { $who } relancent pour le pot
dice41-table-takes = { $you ->
    [yes] Vous prenez le pot
   *[no] { $who } prend le pot
  } : { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  }
dice41-table-shared = { $who } se partagent le pot, { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  } chacun
dice41-table-stays = { $failed ->
    [yes] Personne n’est qualifié
   *[no] Égalité
  } : { $chips ->
    [0] le pot est vide
    [one] { $chips } jeton reste dans le pot
   *[other] { $chips } jetons restent dans le pot
  }
dice41-table-returned = Personne n’est qualifié : chacun reprend ses jetons de la manche
dice41-table-begins = Manche { $round } : { $you ->
    [yes] vous lancez en premier
   *[no] { $who } lance en premier
  }

dice41-table-practice = Entraînement en solitaire : { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
  }, sans pot
dice41-table-means = Jetons gagnés et perdus ; le plus de jetons après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
  } gagne. Mise : { $ante }.
dice41-table-tie-roll_off = Égalité en tête : les ex æquo relancent pour le pot.
dice41-table-tie-split = Égalité en tête : les ex æquo se partagent le pot.
dice41-table-tie-carry = Égalité en tête : le pot reste pour la manche suivante.
dice41-table-nobody-carry = Personne n’est qualifié : le pot reste pour la manche suivante.
dice41-table-nobody-closest = Personne n’est qualifié : le pot va au mieux placé avec un seul billet.
dice41-table-nobody-return = Personne n’est qualifié : chacun reprend ses jetons de la manche.
dice41-table-means-fail = Qui échoue ajoute { $chips } au pot.
dice41-table-means-double = Un pot gagné avec 24 : chaque autre joueur paie { $ante } de plus.
dice41-table-unwon = { $chips ->
    [one] { $chips } jeton reste sans gagnant.
   *[other] { $chips } jetons restent sans gagnant.
  }

# un signe sur la table, expliqué par `?`
dice41-sign-tickets = [4] [_]  un billet gardé, et un qui manque encore
