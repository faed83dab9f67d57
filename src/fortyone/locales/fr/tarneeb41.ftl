tarneeb41-name = 41 syrien
tarneeb41-arena-unit = points, paire contre paire
tarneeb41-value-unit = la partie en moyenne (gagnée +1, perdue −1)

# Coups refusés

tarneeb41-bad-move = « { $text } » n’est pas un coup ; un coup est une annonce de 1 à 13, ou une carte comme Th
tarneeb41-bad-suits = « { $text } » ne désigne pas de couleurs ; les couleurs sont les lettres c d h s
tarneeb41-bids-due = c’est le moment des annonces, pas des cartes
tarneeb41-bids-done = toutes les places ont annoncé ; il faut jouer une carte
tarneeb41-bid-range = à cette table, on annonce de { $least } à { $most }
tarneeb41-bid-score = à { $score }, une place annonce de { $least } à { $most }
tarneeb41-not-held = vous n’avez pas { $card }
tarneeb41-follow = vous avez la couleur demandée, { $suit }, et devez fournir

# Options refusées

tarneeb41-option-by-score-bid = { $option }={ $value } ne laisse aucune annonce à une place qui a 50 points ; possible : { $allowed }
tarneeb41-option-reach = { $option }={ $value } : quatre annonces pareilles n’atteignent pas { $total } à tous les scores ; possible : { $allowed }

# Positions refusées

tarneeb41-over = hands : il y a des cartes en main, mais scores, thirteen ou deals ont fini la partie
tarneeb41-no-thirteen = thirteen : aucune place ne peut avoir gagné ici en faisant les 13 plis
tarneeb41-bid = bids : { $bid } n’est pas une annonce de la place { $seat }, qui annonce de { $least } à { $most }
tarneeb41-bid-order = bids : la place { $seat } n’a pas annoncé, mais une place après elle l’a fait
tarneeb41-thrown-in = bids : elles comptent { $total } et il en faut { $required } ; la donne est donc annulée et personne n’a de cartes
tarneeb41-last = last : un pli fini a 4 cartes, pas { $count }
tarneeb41-leader = leader : ce ne peut pas être à la place { $seat } d’entamer
tarneeb41-between = personne n’a de cartes : bids, taken et trick doivent être vides
tarneeb41-bidding = les annonces ne sont pas finies : aucune carte ne peut avoir été jouée
tarneeb41-tricks = trick a 3 cartes au plus, et last demande un pli déjà fait
tarneeb41-hand = hands : la place { $seat } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, et non { $due }
tarneeb41-voids = voids : la place { $seat } ne peut pas en avoir montré autant dans les plis joués
tarneeb41-revoke = la place { $seat } a montré qu’elle n’a plus de { $suit }, et elle a { $card } ensuite
tarneeb41-sizes = hands : il faut quatre mains de même taille, de 1 à 13 cartes chacune avec celles sur la table ; elles en ont { $sizes }
tarneeb41-no-follow = trick : { $card } ne fournit pas, mais la place { $seat } a encore la couleur demandée

# Options

tarneeb41-option-target = le score qui gagne
tarneeb41-option-min_bid = la plus petite annonce
tarneeb41-option-max_bid = la plus grande annonce
tarneeb41-option-min_bid_by_score = la plus petite annonce monte avec le score de la place : 3 dès 30, 4 dès 40, 5 dès 50, sinon 2
tarneeb41-option-min_total = ce que les quatre annonces doivent faire en tout ; à moins, la donne est annulée
tarneeb41-option-min_total_counts = ce qu’on additionne pour cela : les plis annoncés, ou ce que valent les annonces
tarneeb41-option-min_total_by_score = ce total est 11, puis 12, 13, 14 dès que le meilleur score de la table atteint 30, 40, 50
tarneeb41-option-values = ce que vaut une annonce : son nombre, doublé à partir de 7 (syrian), ou l’un de trois barèmes plus raides
tarneeb41-option-score_by = si une annonce tenue marque ce qui a été annoncé, ou les plis faits
tarneeb41-option-fail_by = si une annonce chutée perd sa valeur, ou se compte d’après les plis faits
tarneeb41-option-first_lead = qui entame le premier pli : le donneur, ou la place après lui
tarneeb41-option-partner = ce que doit avoir le partenaire d’une place arrivée au but pour que l’équipe gagne
tarneeb41-option-target_of = qui doit arriver au but : une place, ou l’équipe ensemble
tarneeb41-option-both_reach = les deux équipes y arrivent : ce qui décide d’abord, la meilleure place ou le total de l’équipe
tarneeb41-option-all_thirteen = si faire les treize plis tout seul gagne la partie
tarneeb41-option-max_deals = la partie finit après tant de donnes ; 0 : seul le score la finit
tarneeb41-option-winners = si l’équipe gagne ensemble, ou la meilleure place toute seule

tarneeb41-preset-syrian = en 41 ; annonces dès 1, doublées à partir de 7 ; le donneur entame
tarneeb41-preset-lebanese = en 82 ; annonces de 2 à 12, plus quand le score est haut ; barème plus raide ; les treize plis gagnent. Une longue partie
tarneeb41-preset-lebanese88 = le jeu libanais en 88
tarneeb41-preset-club = en 41 ; la place après le donneur entame, les annonces comptent leur valeur dans le total, le partenaire doit être au-dessus de 0
tarneeb41-preset-jawaker400 = le Quatre cents joué en ligne : plus petite annonce et total montent avec les scores, 10 et plus valent 40

# Les mots du jeu

tarneeb41-term-bid = Annonce — les plis que vous dites faire vous-même ; chaque place annonce une fois
tarneeb41-term-trick = Pli — quatre cartes, une de chaque place ; la plus forte les prend
tarneeb41-term-trump = Atout — les cœurs, toujours : tout cœur bat toute carte d’une autre couleur
tarneeb41-term-follow = Fournir — jouer une carte de la couleur demandée, ce qu’il faut faire si on en a une
tarneeb41-term-ruff = Couper — jouer atout sur une couleur qu’on n’a plus
tarneeb41-term-void = Chicane — une couleur dont on n’a aucune carte ; elle se voit quand on ne fournit pas
tarneeb41-term-throw-in = Donne annulée — quatre annonces qui font trop peu : personne ne joue ni ne marque, et la place suivante donne
tarneeb41-term-partner = Partenaire — la place d’en face ; chacun marque pour soi, { $winners ->
    [seat] et le meilleur joueur gagne seul
   *[pair] mais vous gagnez ensemble
  }
tarneeb41-term-lead = Entamer — jouer la première carte d’un pli ; celui qui a fait le dernier pli entame
tarneeb41-term-tarneeb = Tarneeb — « atout » en arabe, et le nom d’une famille de jeux, dont un autre se joue aux enchères

# Conseils

tarneeb41-tip-1 = Annoncez ce dont vous êtes sûr : une annonce de 3 chutée coûte six points par rapport à la même tenue, et les plis en plus ne marquent rien.
tarneeb41-tip-2 = Comptez un pli pour un as, un peu moins pour un roi accompagné, et presque un pli pour chaque cœur après le deuxième.
tarneeb41-tip-3 = Une couleur courte ne vaut quelque chose que tant qu’il vous reste des cœurs pour couper.
tarneeb41-tip-4 = Si vous annoncez en dernier, c’est vous qui décidez : avec une main faible, laissez le total trop bas ; avec une bonne, annoncez de quoi sauver la donne.
tarneeb41-tip-5 = { $values ->
    [syrian] Six plis font 6 points et sept en font 14 : avec six plis sûrs, le septième peut valoir le risque.
   *[other] Quatre plis font 4 points et cinq en font 10 : avec quatre plis sûrs, le cinquième peut valoir le risque.
  }
tarneeb41-tip-6 = Regardez les annonces avant de jouer : à qui manque-t-il un pli, qui en a assez, que veut encore votre partenaire ?
tarneeb41-tip-7 = Laissez le pli à un partenaire qui en a besoin ; une fois servis tous les deux, faites chuter les autres.
tarneeb41-tip-8 = Retenez qui n’a pas fourni : cette place coupera la couleur, ou n’a plus de cœurs.
tarneeb41-tip-9 = Prenez avec la plus petite carte qui suffit ; en dernier, vous savez laquelle c’est.
tarneeb41-tip-10 = Au jeu libanais, réfléchissez avant de dépasser 29, 39 ou 49 : votre plus petite annonce monte.
