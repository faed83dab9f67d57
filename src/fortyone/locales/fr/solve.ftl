# Les commandes solve et advise : le 41 aux dés et Midnight, résolus

cli-doc-solve = Les tables d’un jeu résolu : le 41 aux dés, et Midnight.

    La meilleure moyenne, la meilleure chance d’atteindre ou de dépasser chaque score, la fréquence de chacun quand on joue la moyenne, et la part du pot de chaque place quand tous jouent au mieux.
cli-doc-advise = Ce que vaut chaque choix d’un lancer, et pourquoi.

    Exact, pour un lancer du 41 aux dés ou de Midnight : chaque place qui suit joue au mieux. La valeur est en parts du pot.
cli-opt-solve-seats = Combien lancent pour le pot, de 2 à 12. Par défaut : ce que dit le jeu.
cli-opt-advise-seats = Combien lancent pour le pot ; 1 : entraînement. Par défaut : autant qu’il en faut, au moins ce que dit le jeu.
cli-opt-tie = Ce que font plusieurs places en tête. Par défaut : ce que dit le jeu.
cli-opt-plot = Dessiner les scores dans ce fichier, un .png ou un .svg (il faut matplotlib).
cli-opt-throw = Les dés lancés, en chiffres.
cli-opt-kept = Les dés déjà gardés, en chiffres. Par défaut : aucun.
cli-opt-to_beat = Le meilleur score ; 0 : ceux qui ont lancé ont échoué. Par défaut : personne n’a lancé.
cli-opt-holders = Combien de places ont ce score. Par défaut : 1.
cli-opt-after = Combien lancent après cette place. Par défaut : aucune avec --to-beat, sinon toutes les autres.
cli-word-dice = DÉS
cli-word-score = SCORE

cli-not-solved = { $value } n’est pas résolu ; { $allowed } l’est, avec Midnight
cli-no-plots = il faut matplotlib pour un dessin : pip install 'fortyone[plots]'
cli-plot-kind = un dessin est un fichier .png ou .svg, et non { $path }
cli-solve-one = 41 aux dés : un dé gardé après chaque lancer
cli-solve-one_or_more = Midnight : un ou plusieurs dés gardés après chaque lancer
cli-solve-tickets = billets { $one } et { $other }
cli-solve-max_mean = Meilleure moyenne
cli-solve-max_qualify = Meilleure chance de se qualifier
cli-solve-max_24 = Meilleure chance de 24
cli-solve-score = score
cli-solve-at_least = au moins
cli-solve-more_than = plus que
cli-solve-distribution = en jouant la moyenne
cli-solve-shares = Parts du pot, dans l’ordre des lancers ; une égalité { $tie ->
    [split] le partage
    [carry] le reporte
   *[roll_off] se départage
  } :
cli-advise-dice = gardés « { $kept } » et lancés « { $thrown } » doivent faire six dés en tout
cli-advise-holders = --holders va avec --to-beat : combien de places ont ce score
cli-advise-exact = Garder { $move } : { $cause } ; { $outlook }.
cli-advise-near = Garder { $move } : { $cause } ; { $outlook }. (Les valeurs ne sont pas exactes avec ces options.)
cli-plot-scores = À quel score finit, et combien souvent, qui joue la moyenne (%)
cli-plot-targets = La meilleure chance d’atteindre chaque score (%)
cli-plot-mean = moyenne { $mean }
cli-plot-fails = non qualifié : { $chance } %
cli-plot-score = score
cli-plot-worths = Ce que vaut un score tant que d’autres doivent lancer (% du pot)
cli-plot-after = encore { $after }
