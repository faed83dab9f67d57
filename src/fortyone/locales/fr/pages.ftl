# Pages beside the table: home, rules, results, replays.

# The first page

ui-other-forms = Autres formes connues
ui-name-dice41-midnight = Midnight
ui-name-tarneeb41-lebanese = 400 libanais
ui-name-cuarenta-rapido = Cuarenta rápido
ui-name-cuarenta-individual = Cuarenta à deux
ui-about-dice41-midnight = Le jeu de dés qu’on appelle aussi 1-4-24. Après chaque lancer, mettez un dé ou plus de côté ; un 24 est payé double.
ui-about-tarneeb41-lebanese = Le Quatre cents du Liban, en 82. Les grosses annonces valent bien plus, et coûtent autant quand elles chutent.
ui-about-cuarenta-rapido = Le cuarenta en moitié moins de temps : chaque chica va à 20. Tout le reste demeure, la caída aussi.
ui-about-cuarenta-individual = Le cuarenta à deux, chacun pour soi. On voit davantage de cartes, et on ne peut s’en prendre qu’à soi.
ui-minutes = environ { $minutes } min
ui-hours = environ { $hours } h
ui-minutes-a-deal = environ { $minutes } min par donne
ui-players-of = à { $count }
ui-find-table = Ouvrir une table

# Rules

ui-rules-of-table = Voici les règles de la table d’où vous venez.
ui-back-to-table = Retour à la table
ui-rules-played = Règles jouées
ui-in-short = En bref
ui-examples = Exemples
ui-example-before = avant
ui-example-after = après
ui-exact = Ce que l’on sait exactement
ui-known-dice41-1 = À deux, au mieux joué, qui lance en dernier gagne 51,95 % des pots, qui lance en premier 48,05 % : le dernier sait quoi battre.
ui-known-dice41-2 = Le meilleur jeu pour les points en fait 17,05 en moyenne. Au plus 92,38 % des tours se qualifient, et 4,13 % arrivent à 24.
ui-known-dice41-3 = En Midnight : 18,68, 95,67 % et 10,00 % ; à deux, qui lance en dernier gagne 53,97 % des pots.
ui-known-cuarenta-1 = Cinq cartes en contiennent trois de même rang dans 25 200 cas sur 658 008 : une main sur 26.
ui-known-cuarenta-2 = Elles contiennent les quatre d’un rang dans 360 cas sur 658 008 : une main sur 1 828.
ui-known-empat_satu-1 = Il y a 270 725 mains de quatre cartes. 16 valent 41, et 2 860 sont d’une seule couleur : une sur 95.
ui-known-empat_satu-2 = Une main telle que donnée vaut 2,60 en moyenne ; 36,7 % valent moins que rien.
ui-known-tarneeb41-1 = Une main de treize n’a aucun atout une fois sur 78, et cinq atouts ou plus dans 17,6 % des donnes.
ui-known-tarneeb41-2 = Trois atouts sont le cas le plus fréquent (28,6 %), puis quatre (23,9 %). La moyenne est de 3,25.
ui-traditions = Ce qui change d’un lieu à l’autre
ui-rule = Règle
ui-no-changes = Rien n’est changé aux règles habituelles de cette forme.
ui-clauses-number = Chaque règle a un numéro. Quand un coup est refusé, le refus le donne.
ui-clause-here = Ici :
ui-clause-off = Ne se joue pas ici.
ui-colon = { $text } :
ui-here-values-lebanese = de 1 à 4 leur nombre, 5 donne 10, 6 donne 12, 7 donne 14, 8 donne 16, 9 donne 27, 10 donne 30, 11 donne 33, 12 donne 36, 13 donne 39
ui-here-values-jawaker = de 1 à 4 leur nombre, 5 donne 10, 6 donne 12, 7 donne 14, 8 donne 16, 9 donne 27, 10 et plus donnent 40 ; pour une place à 30 ou plus, 5 et 6 valent 5 et 6
ui-here-values-stepped = de 1 à 4 leur nombre, 5 donne 10, 6 donne 12, 7 donne 14, 8 donne 16, 9 donne 27, 10 donne 30, 11 donne 44, 12 donne 48, 13 donne 52
ui-none-found = Aucune règle n’en parle.

# The result

ui-how-points = D’où vient chaque point
ui-see-move = Voir sur la table

# Replay

ui-copy-move = Copier le lien vers ce coup
ui-download = Télécharger la feuille de partie
ui-moves = Coups
ui-onlooker = un spectateur
ui-begins = La partie commence.
ui-pause = Mettre en pause
ui-open-other = Ouvrir une autre feuille
ui-drop-here = … ou déposez le fichier ici.
ui-where-records = La feuille se trouve à la fin de chaque partie, sous « Feuille de partie » ; « fortyone play » en garde aussi.
