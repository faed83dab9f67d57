dice41-name = 41 aux dés
dice41-arena-unit = jetons
dice41-value-unit = ce qui vous revient de ce pot en moyenne, en jetons (en solitaire : en points)

# Coups refusés

dice41-bad-move = « { $text } » ne garde aucun dé ; un coup, ce sont les faces mises de côté, en un à six chiffres de 1 à 6
dice41-keep-one = on garde exactement un dé après chaque lancer
dice41-not-thrown = ces dés ne sont pas tous sur la table ; lancés : { $thrown }

# Positions refusées

dice41-out-bank = out : sans réserve de départ, personne ne passe son tour
dice41-out-all = out : il reste moins de deux places pour jouer
dice41-out-rich = out : la place { $seat } a { $chips } { $chips ->
    [one] jeton
   *[other] jetons
  } et peut payer la mise
dice41-starter-out = starter : la place { $seat } passe son tour
dice41-no-rolling = rolling_off : ces options ne connaissent pas de départage, et il n’y en a plus après la fin
dice41-rolling = rolling_off : { $seats } ne peut pas être un départage : il faut au moins deux places, dont aucune ne passe son tour
dice41-done = done : la place { $seat } ne peut pas avoir { $score } ; un score vaut 0 ou de 4 à 24, et la place doit lancer dans cette manche ou ce départage
dice41-kept-by = kept_by : la place { $seat } ne peut pas avoir gardé { $kept } ; on garde six dés, et ils font le score de `done`
dice41-all-done = done : tous ont lancé, la manche serait donc finie
dice41-turn = turn : ce ne peut pas être le tour de la place { $given } ; la première dans l’ordre qui n’a pas lancé est la { $due }, et aucune après elle n’a lancé
dice41-dice = gardés « { $kept } » et lancés « { $thrown } », c’est impossible : six dés en tout, ou moins de six gardés et un lancer attendu ; un dé seul ne reste jamais sur la table
dice41-not-over = turn : la partie ne peut pas être finie à la manche { $round } sur { $rounds } avec ces scores et ces jetons
dice41-paid = paid : la place { $seat } ne peut pas avoir mis { $paid } dans cette manche ; c’était { $allowed }
dice41-chips = chips : les jetons des places ({ $chips }) et le pot ({ $pot }) doivent faire { $total } en tout
dice41-pot = pot : { $pot } est impossible avec { $paid } mis dans cette manche et ces jetons
dice41-pot-left = pot : il ne peut pas rester { $pot } à la fin : on le jouerait encore, ou on le partagerait
dice41-pot-won = round : la manche { $round } sur { $rounds } ne se joue que pour un pot resté sur la table, et il n’y en a pas

# Options

dice41-option-seats = le nombre de places ; une seule place, c’est l’entraînement, sans pot
dice41-option-rounds = le nombre de manches d’une partie ; une par place, pour que chacune commence aussi souvent
dice41-option-keep = combien de dés on met de côté après un lancer : exactement un, ou un ou plusieurs (Midnight)
dice41-option-tickets = les deux faces qu’il faut garder pour se qualifier
dice41-option-ante = les jetons que chaque place met au pot avant une manche
dice41-option-tie = égalité en tête : on se départage, on partage le pot, ou il reste pour la manche suivante
dice41-option-nobody = personne n’est qualifié : le pot reste, va au plus proche, ou revient à ceux qui l’ont payé
dice41-option-fail_ante = les jetons de plus que paie au pot une place qui ne se qualifie pas
dice41-option-double_24 = un gagnant à 24 reçoit une mise de plus de chaque autre place
dice41-option-starter = qui commence la manche suivante : le départ tourne, ou le gagnant commence
dice41-option-last_pot = un dernier pot que personne n’a gagné : on joue encore, ou on le partage
dice41-option-bank = la réserve de chaque place au départ, en jetons ; 0 : on ne fait que compter, même au-dessous de zéro

dice41-preset-standard = six dés, un mis de côté après chaque lancer ; on se départage, un pot non gagné reste
dice41-preset-midnight = Midnight, ou 1-4-24 : on met de côté autant de dés qu’on veut ; un 24 gagnant est payé double
dice41-preset-midnight_carry = Midnight où une égalité laisse le pot pour la manche suivante
dice41-preset-pub = 41 aux dés avec un jeton de plus de chaque place qui échoue, et le 24 payé double

# Les mots du jeu

dice41-term-ticket = Billet — l’un des deux dés, { $tickets }, qu’il faut garder pour que le tour compte
dice41-term-qualify = Se qualifier — avoir gardé les deux billets ; un tour sans qualification vaut 0
dice41-term-points = Points — la somme des quatre dés à côté des billets, de 4 à 24
dice41-term-set-aside = Mettre de côté — garder un dé après un lancer ; on ne le relance plus de tout le tour
dice41-term-ante = Mise — le jeton que chaque place met au pot avant une manche
dice41-term-pot = Pot — les jetons que prend le score le plus haut
dice41-term-carry = Report — un pot non gagné reste sur la table, et les mises suivantes s’y ajoutent
dice41-term-roll-off = Départage — les places à égalité en tête rejouent entre elles pour le pot, sans nouvelle mise
dice41-term-closest = Le plus proche — quand personne n’est qualifié : la place qui a un billet et le plus de points à côté
dice41-term-midnight = Midnight — le jeu, dit aussi 1-4-24, où l’on peut mettre de côté plusieurs dés après un lancer

# Conseils

dice41-tip-1 = Les billets d’abord : sans les deux ({ $tickets }), vos autres dés ne valent rien ; prenez-les dès qu’ils se montrent.
dice41-tip-2 = Amasser d’abord des six est tentant, et un score élevé à battre peut l’exiger ; mais chaque lancer laisse moins de dés pour montrer un billet, et il se peut que vous ne vous qualifiiez jamais.
dice41-tip-3 = Une fois les deux billets en main, gardez votre dé le plus haut après chaque lancer.
dice41-tip-4 = Deux fois le même billet : l’un est votre billet, l’autre ne compte que comme points.
dice41-tip-5 = Lancer en dernier est un petit avantage, car on sait quoi battre : à deux, le dernier prend 51,95 % des pots, le premier 48,05 %.
dice41-tip-6 = Sachez quel score il faut battre : si seuls des six peuvent l’atteindre, un cinq prudent ne sert à rien.
dice41-tip-7 = Plus il reste de places à lancer, plus le score qui tiendra est haut.
dice41-tip-8 = Midnight, c’est moins de lancers mais plus de maîtrise : gardez vos six ensemble, et relancez un cinq ou un quatre tant que deux autres dés partent avec lui.

# Que garder, et pourquoi

dice41-why-only = il n’y a rien à choisir
dice41-why-same = tous les choix se valent ; celui-ci garde le plus
dice41-why-ticket = { $count ->
    [one] le billet { $faces } est assuré
   *[other] les billets { $faces } sont assurés
  }
dice41-why-held = les deux billets sont là : ce sont les points qui comptent
dice41-why-wait = les dés hauts d’abord : le billet qui est là peut attendre
dice41-why-none = pas de { $faces } à prendre : les dés hauts
dice41-beats = { $best } est dépassé dans { $beats } %, égalé dans { $ties } %
dice41-ties = 24 est égalé dans { $ties } %
dice41-out-of-reach = { $best } est hors d’atteinte
dice41-scores = on se qualifie dans { $qualifies } %, avec alors { $mean } points en moyenne
dice41-fails = on ne peut plus se qualifier
dice41-why-exact = { $cause } ; { $outlook } ; vaut { $value } sur { $pot } jetons
dice41-why-near = { $cause } ; { $outlook } ; vaut environ { $value } sur { $pot } jetons (pas exact à cette table)
dice41-why-points = { $cause } ; { $outlook } ; vaut { $value } points
