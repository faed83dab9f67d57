empat_satu-name = Empat Satu
empat_satu-arena-unit = gagné +1, perdu −1
empat_satu-value-unit = manches gagnées moins manches perdues, en moyenne sur la partie

# Coups refusés

empat_satu-bad-move = « { $text } » n’est pas un coup ; un coup, c’est stock, pile, stop, pass, ou une carte à défausser, comme 7h
empat_satu-take-first = c’est le moment de prendre une carte, pas d’en défausser une
empat_satu-discard-first = c’est le moment de défausser une carte, pas d’en prendre une
empat_satu-not-held = vous n’avez pas { $card }
empat_satu-just-taken = { $card } vient d’être prise à la défausse ; il faut en jeter une autre
empat_satu-pile-empty = il n’y a pas de carte défaussée par une autre place à prendre
empat_satu-pile-run = { $count ->
    [one] le dernier tour a
   *[other] les { $count } derniers tours ont
  } pris à la défausse ; il faut maintenant piocher
empat_satu-stock-empty = la pioche est vide
empat_satu-turn-begun = cela se fait au début d’un tour, pas en plein milieu
empat_satu-stop-suit = vos quatre cartes ne sont pas toutes de la même couleur
empat_satu-stop-value = votre main vaut moins de { $least }
empat_satu-pass-stock = on ne passe que sans pioche ; il y reste { $count ->
    [one] une carte
   *[other] { $count } cartes
  }

# Positions refusées

empat_satu-hands-left = over : la manche { $hand } sur { $hands } n’est pas la dernière
empat_satu-deal-due = sans aucune carte en main, la donne est attendue : ni pioche, ni défausse, ni tour commencé, ni compteur au-dessus de 0, et `first` est `turn`
empat_satu-joker = { $card } : ce jeu n’a pas de joker
empat_satu-hand-size = hands : la place { $seat } a { $count ->
    [one] une carte
   *[other] { $count } cartes
  }, mais il lui en faut { $size }
empat_satu-cards = il y a { $count } cartes ; les 52 doivent être quelque part
empat_satu-known = known : la place { $seat } n’a pas toutes ces cartes en main
empat_satu-known-many = known : { $count ->
    [one] une carte est connue
   *[other] { $count } cartes sont connues
  }, mais { $most } au plus ont pu être prises à la défausse
empat_satu-known-none = known : la place { $seat } a pris une carte à la défausse { $run ->
    [one] au dernier tour
   *[other] dans les { $run } derniers tours
  } et doit encore l’avoir
empat_satu-drawn = drawn : { $card } ne peut pas venir d’être prise à la défausse ; elle doit être parmi les cinq cartes de la place qui joue et parmi les cartes connues, quand une défausse est attendue
empat_satu-stock = stock : { $count } cartes, c’est trop ; un tour commence avec { $most } au plus
empat_satu-counts = exhausted { $exhausted } et pile_run { $run } ne vont pas avec cette pioche : avec une pioche, `exhausted` est 0 et `pile_run` reste dans son option ; sans pioche les deux sont égaux, et trop de tours finissent la manche
empat_satu-turns = turn : aucun nombre de tours depuis que la place { $first } a commencé n’amène ici le tour de la place { $turn } sans finir la manche
empat_satu-not-over = over : rien n’a mis fin à cette manche
empat_satu-shown = shown : à la manche { $hand }, les valeurs sont là si et seulement si des mains ont été montrées
empat_satu-shown-over = shown : les mains valent { $values }
empat_satu-shown-seats = la place { $dealer } donne et la place { $first } joue en premier, mais c’est le perdant de la manche précédente qui donne et son gagnant qui commence
empat_satu-tallies = won { $won }, lost { $lost } et paid { $paid } sont impossibles après { $count ->
    [one] une manche
   *[other] { $count } manches
  } : chacune a au moins un gagnant et un perdant et paie 1 partagé entre ses gagnants, −1 entre ses perdants ; le perdant donne, le gagnant commence

# Options

empat_satu-option-seats = le nombre de places
empat_satu-option-hands = le nombre de manches d’une partie
empat_satu-option-stop_rule = quand on peut arrêter la manche : avec quatre cartes d’une couleur (one_suit), avec une main qui vaut `stop_at` (threshold), ou n’importe quand (anytime)
empat_satu-option-stop_at = la valeur minimale d’une main pour arrêter, si `stop_rule` est threshold
empat_satu-option-instant_41 = une main de 41 finit la manche aussitôt, dès la donne quand vient son tour, ou à la fin d’un tour
empat_satu-option-return_taken = une carte prise à la défausse peut y être rejetée dans le même tour
empat_satu-option-starter_card = la première carte de la pioche est retournée et commence la défausse
empat_satu-option-turn_order = prendre une carte puis en jeter une, ou en jeter d’abord une des quatre puis en prendre une
empat_satu-option-exhausted_turns = combien de tours se jouent sans pioche avant la fin de la manche ; 0 : elle finit avec la pioche
empat_satu-option-pile_run = après tant de tours de suite qui ont pris à la défausse, il faut piocher

empat_satu-preset-standard = on prend une carte, on en jette une ; quatre cartes d’une couleur permettent d’arrêter
empat_satu-preset-threshold = une main de 30 ou plus permet d’arrêter, quelles que soient ses couleurs
empat_satu-preset-difficult = on jette une des quatre cartes avant d’en prendre une
empat_satu-preset-starter = la première carte de la pioche commence la défausse

# Les mots du jeu

empat_satu-term-stock = Pioche — les cartes restées après la donne, face cachée, qu’on tire une à une
empat_satu-term-pile = Défausse — les cartes jetées, face visible ; on n’en prend que le dessus, la carte jetée par la place précédente
empat_satu-term-starter = Carte retournée — la première carte de la pioche, qui commence la défausse là où on joue ainsi
empat_satu-term-suit = Couleur dominante — celle qui donne à la main sa plus grande valeur : ses cartes s’ajoutent, les autres se retranchent
empat_satu-term-value = Valeur — d’une carte : de 2 à 10 son nombre, valet, dame et roi 10, l’as 11 ; d’une main : de −22 à 41
empat_satu-term-stop = Arrêter — finir la manche au début de son tour, au lieu de prendre une carte
empat_satu-term-pass = Passer — finir la manche une fois la pioche vide
empat_satu-term-known = Carte connue — une carte en main que tous ont vu prendre à la défausse
empat_satu-term-worst = Plus mauvaise carte — celle qui départage deux mains de même valeur : la plus basse de la couleur dominante, ou la plus haute des autres couleurs
empat_satu-term-hand = Manche — du partage des cartes au décompte ; la main, ce sont les quatre cartes d’une place

# Conseils

empat_satu-tip-1 = Choisissez votre couleur à ses points, pas au nombre de ses cartes : un as et un roi valent plus qu’un 2, un 3 et un 4.
empat_satu-tip-2 = Toute carte d’une autre couleur compte contre vous : jetez d’abord la plus haute.
empat_satu-tip-3 = Votre défausse n’est offerte qu’à la place suivante : gardez la couleur qu’elle ramasse.
empat_satu-tip-4 = Une carte prise à la défausse reste connue. Trois cœurs ramassés disent à tous ce que vous cherchez, et personne ne vous donnera de cœur.
empat_satu-tip-5 = La place précédente jette ce qui ne lui sert pas : si ces cartes vous vont, restez dans cette couleur.
empat_satu-tip-6 = Quatre cartes d’une couleur ne sont pas nécessaires pour gagner : as, roi et dame avec un 2 d’une autre couleur font 29.
empat_satu-tip-7 = { $stop_rule ->
    [one_suit] Quatre cartes d’une couleur valent 29 en moyenne. Avec plus, arrêtez tout de suite : chaque tour de plus aide les autres.
   *[other] Dès que votre main est bonne, arrêtez tout de suite : chaque tour de plus aide les autres.
  }
empat_satu-tip-8 = Il suffit de ne pas être dernier : si vous ne pouvez pas gagner, défaites-vous des hautes cartes des autres couleurs.
