cuarenta-name = Cuarenta
cuarenta-arena-unit = points, camp contre camp
cuarenta-value-unit = la mesa en moyenne (gagnée +1, perdue −1)
cuarenta-about = Le jeu de cartes de l’Équateur : prenez des cartes sur la table, 40 points gagnent une chica, deux chicas gagnent la mesa

# pourquoi un coup est refusé

cuarenta-bad-move = { $text } n’est pas un coup ; posez une carte (7c), prenez avec elle (7cx7h, 7cx3d4h), montrez une ronda (ronda7) ou jouez un joker (X1=7x7h, X1xX2)
cuarenta-not-held = vous n’avez pas { $card } en main
cuarenta-not-there = { $cards } n’est pas sur la table
cuarenta-all = une correspondance prend tous les { $rank } de la table
cuarenta-no-ronda = une ronda, ce sont trois cartes de même rang en main ; vous n’avez pas trois { $rank }
cuarenta-ronda-again = la ronda de { $rank } a déjà été montrée
cuarenta-ronda-late = à cette table, une ronda se montre avant votre première carte de la donne de cinq
cuarenta-ronda-automatic = à cette table, les rondas se montrent d’elles-mêmes
cuarenta-never-joker = cette table se joue sans jokers
cuarenta-never-twice = une carte figure deux fois
cuarenta-never-itself = une carte ne peut pas se prendre elle-même
cuarenta-never-as-rank = un joker prend comme un rang, par exemple X1=7x7h ; sans rang, il ne prend que l’autre joker
cuarenta-never-joker-takes = un joker prend les cartes du rang pour lequel il est joué, et ne fait pas de somme
cuarenta-never-caught = seul un autre joker prend un joker posé
cuarenta-never-both = une carte prend par correspondance ou par une somme, jamais les deux
cuarenta-never-one = à cette table, une correspondance prend une seule carte
cuarenta-never-rank = une carte ne prend une carte seule que si elle est de son rang
cuarenta-never-court = le valet (J), la dame (Q) et le roi (K) ne s’additionnent pas et ne se prennent pas par une somme
cuarenta-never-sum = la somme de ces cartes n’est pas celle de la carte jouée
cuarenta-never-two = à cette table, une somme compte deux cartes

# pourquoi une position est refusée

cuarenta-hand-long = la place { $seat } a { $count } cartes ; une main en compte cinq au plus
cuarenta-hand-sizes = des mains de { $sizes } cartes sont impossibles quand la place { $dealer } a donné : on joue à tour de rôle, à partir de la droite du donneur
cuarenta-turn = turn vaut { $given }, mais d’après les mains c’est { $due }
cuarenta-stock = une pioche de { $count } cartes ne peut être distribuée : chaque tour en prend { $five }
cuarenta-deals-done = après { $deals } donnes, la mesa est finie
cuarenta-not-over = la mesa n’est pas finie : chicas { $chicas }, il en faut { $needed }
cuarenta-scores = les scores { $scores } ne conviennent pas : avec { $target } points un camp a gagné la chica, et seul le vainqueur de la mesa peut les montrer
cuarenta-shown = la place { $seat } ne peut pas avoir montré une ronda de { $rank } dans cette donne de cinq
cuarenta-doble-wins = la place { $seat } a les quatre { $rank } : cela gagne aussitôt la chica
cuarenta-not-shown = la place { $seat } a une ronda de { $rank } qui se serait montrée d’elle-même
cuarenta-not-cleared = une donne est attendue : aucune carte n’est nulle part, personne n’a pris et aucune ronda n’est montrée
cuarenta-last = last vaut { $card }, qui n’est pas la carte la plus récente de la table, posée à l’instant dans cette donne de cinq

# options

cuarenta-endless = { $option }={ $value } avec finish={ $finish } n’a pas de fin ; permis : { $allowed } (0 avec finish=reach)
cuarenta-option-seats = joueurs : deux, chacun pour soi, ou quatre en deux équipes
cuarenta-option-target = points qui gagnent une chica
cuarenta-option-match_takes = si une carte prend toutes celles de son rang sur la table, ou une seule, au choix du joueur
cuarenta-option-sum_cards = combien de cartes une somme peut compter
cuarenta-option-caida_by = ce qui fait une caída : prendre la carte tout juste posée par correspondance ou par somme, ou par correspondance seulement
cuarenta-option-caida_limpia = ce que rapporte en tout une caída qui est aussi une limpia
cuarenta-option-ronda_points = ce que rapporte une ronda
cuarenta-option-ronda_when = quand une ronda se montre : à tout tour de son joueur, avant sa première carte des cinq, ou d’elle-même
cuarenta-option-doble_ronda = ce que font quatre cartes de même rang en main : gagner la chica, ou rapporter tant de points
cuarenta-option-caida_on_ronda = points de plus pour une caída sur une carte d’une ronda montrée
cuarenta-option-odd_count = comment compte un nombre impair de cartes prises au-delà de 20 : une de plus, une de moins, ou un point
cuarenta-option-both_twenty = qui marque les cartes quand chaque camp en a pris 20
cuarenta-option-leftovers = à qui va ce qui reste sur la table à la fin de la donne
cuarenta-option-cards_stop_at = à partir de ce score, un camp ne marque plus rien pour ses cartes ; 0 : les cartes ne comptent jamais
cuarenta-option-finish = ce que fait un score qui dépasse le but : retour à un de moins, points perdus, ou victoire
cuarenta-option-caida_only_from = à partir de ce score, seule une caída compte ; 0 : jamais
cuarenta-option-zapateria = qui gagne la première chica quand l’autre camp a moins de points que cela gagne la mesa ; 0 : sans
cuarenta-option-chicas = chicas qui gagnent la mesa
cuarenta-option-jokers = jokers dans le paquet
cuarenta-option-periquito_points = points pour qui prend d’un coup les quatre cartes d’un rang sur la table ; 0 : sans
cuarenta-option-misdeal_points = ce qu’une mauvaise donne rapporte à l’autre camp
cuarenta-option-misdeal_grace = si une mauvaise donne corrigée avant la première carte ne coûte rien
cuarenta-option-misdeal_rate = avec quelle fréquence le donneur se trompe
cuarenta-option-max_deals = donnes après lesquelles la mesa s’arrête ; 0 : sans limite

# réglages

cuarenta-preset-standard = le jeu complet : à deux ou à quatre jusqu’à 40, au meilleur des trois chicas
cuarenta-preset-individual = à deux, tout le reste est pareil
cuarenta-preset-rapido = des chicas jusqu’à 20
cuarenta-preset-sin_zapateria = aucune mesa ne se gagne sur la seule première chica
cuarenta-preset-comodines = avec deux jokers qui prennent comme n’importe quel rang
cuarenta-preset-periquito = quatre cartes de même rang sur la table valent 10 points à qui les prend
cuarenta-preset-grace = une mauvaise donne peut être corrigée
cuarenta-preset-quito = comme à Quito : une correspondance prend une carte, sommes de deux, caída par correspondance seulement, rondas montrées d’elles-mêmes, 40 ou plus gagne
cuarenta-preset-club = comme en club : rondas de 4 points montrées d’elles-mêmes, une correspondance prend une carte, personne n’a le reste de la table, 40 ou plus gagne

# glossaire

cuarenta-term-chica = Chica — une manche à { $target } points
cuarenta-term-mesa = Mesa — une partie : { $chicas ->
    [one] une chica la gagne
   *[other] { $chicas } chicas la gagnent
  }
cuarenta-term-caida = Caída — prendre exactement la carte que le joueur précédent vient de poser{ $caida_by ->
    [match] , par correspondance seulement
   *[other] {""}
  } : 2 points
cuarenta-term-limpia = Limpia — vider la table, prendre la dernière carte qui s’y trouve : 2 points, avec une caída { $caida_limpia } en tout
cuarenta-term-ronda = Ronda — trois cartes de même rang en main, { $ronda_when ->
    [automatic] montrées dès la donne
   *[other] montrées à son tour
  } : { $ronda_points } points
cuarenta-term-doble-ronda = Doble ronda — quatre cartes de même rang en main : { $doble_ronda ->
    [wins] gagne aussitôt la chica
   *[other] { $doble_ronda } points
  }
cuarenta-term-zapateria = Zapatería — { $zapateria ->
    [0] ne se joue pas à cette table
   *[other] gagner la première chica quand l’autre camp a moins de { $zapateria } points : gagne la mesa
  }
cuarenta-term-run-gap = Le saut d’une suite — il n’y a ni 8, ni 9, ni 10 : la suite passe du 7 au valet, puis à la dame et au roi
cuarenta-term-cards = Les cartes — 6 points pour 20 cartes prises ou plus sur les 40, 2 de plus par paire suivante, { $odd_count ->
    [up] un nombre impair étant arrondi vers le haut
    [down] un nombre impair étant arrondi vers le bas
   *[exact] 1 pour une carte impaire
  }
cuarenta-term-the-end = La fin — { $caida_only_from ->
    [0] à cette table, tout compte jusqu’au bout
   *[other] à partir de { $caida_only_from } points, seule une caída compte : ni limpia, ni ronda, ni cartes
  }

# conseils

cuarenta-tip-1 = Jouez court après une prise. Sur une table vidée ou presque, la prochaine carte posée est une proie facile : posez le rang que le joueur suivant a le moins de chances d’avoir.
cuarenta-tip-2 = Guettez la ronda. Trois cartes de même rang valent { $ronda_points } points{ $ronda_when ->
    [automatic] {""} et se montrent d’elles-mêmes : retenez qui les tient, une caída sur une telle carte est probable.
    [first_play] {""} ; montrez-les avant votre première carte des cinq.
   *[own_turn] {""} à n’importe lequel de vos tours ; montrez-les avant d’en jouer une.
  }
cuarenta-tip-3 = Une somme prend souvent plus qu’une correspondance. Une seule carte qui en prend deux ou trois fait plus de cartes et rapproche d’une limpia.
cuarenta-tip-4 = { $caida_only_from ->
    [0] Vers la fin, les premiers points gagnent.
   *[other] À { $caida_only_from }, tout change. Seule une caída compte.
  } Posez des cartes que le joueur suivant ne peut pas égaler, des rangs dont les autres sont déjà pris.
cuarenta-tip-5 = { $seats ->
    [2] À deux, pas de partenaire : ce que vous laissez, l’adversaire le prend d’abord. Laissez ce qui demande deux tours à ramasser.
   *[other] Jouez avec votre partenaire. Le joueur qui vous suit est toujours un adversaire : un partenaire ne peut donc pas faire de caída sur votre carte ; laissez plutôt des sommes et des suites que l’adversaire entre vous ne peut pas prendre et que lui peut prendre.
  }
cuarenta-tip-6 = Comptez les cartes prises. Les 20 premières valent 6 points, chaque paire suivante 2 : selon que vous en avez 18 ou 22 vers la fin, il ne faut pas se battre pour la même chose.
