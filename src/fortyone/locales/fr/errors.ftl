# Ce qui peut clocher dans n’importe quel jeu. Les messages propres à un jeu sont dans son fichier.

option-value = { $option }={ $value } n’est pas un choix ; permis : { $allowed }
option-unknown = { $option } n’est pas une option de ce jeu ; options : { $allowed }
option-bank = { $option }={ $value } ne paie aucune mise ; permis : { $allowed }
game-unknown = { $value } n’est pas un jeu ; jeux : { $allowed } (« fortyone games » donne leurs autres noms)
game-ambiguous = { $value } est le nom de plusieurs jeux : { $allowed }
clause-unknown = { $value } n’est pas une clause de ces règles ; clauses : { $allowed }
name-bad = { $value } n’est pas un nom ; un nom a { $allowed } caractères imprimables, sans espace au début ni à la fin
player-budget = { $text ->
    [none] il manque le budget de ce joueur
   *[other] « { $text } » n’est pas un budget
  } : des secondes ou des simulations par coup, comme strong:0.5s ou strong:500
player-import = { $text } n’est pas un joueur : { $why } ; joueurs : { $allowed }, ou l’un des vôtres sous la forme module:Nom
player-no-choose = il n’a pas de méthode choose

bad-move-id = { $move } n’est pas un numéro de coup ; les numéros vont de 0 à { $count } − 1
no-text = { $value } n’est pas un texte
bad-card = { $text } n’est pas une carte ; une carte est un rang (A 2 … 9 T J Q K) et une couleur (c d h s), comme Th
bad-faces = { $text } n’est pas un lancer ; les dés s’écrivent en chiffres de 1 à 6
deck-twice = { $card } est deux fois dans le paquet
deck-foreign = { $card } n’est pas une carte de ce paquet
deck-short = le paquet a { $count } cartes ; il lui en faut { $expected }

illegal-move = { $clause } : { $move } n’est pas permis : { $why } ; permis : { $legal }
illegal-now = { $clause } : { $move } n’est pas permis : { $why }
other-seat = c’est à la place { $turn } de jouer
over-no-move = le match est terminé
chance-no-move = personne n’a la main : le hasard doit parler
over-no-chance = le match est terminé
seat-no-chance = le hasard n’a rien à dire : c’est le tour d’une place
wrong-dice = { $count ->
    [one] un seul dé a été lancé
   *[other] { $count } dés ont été lancés
  }, il en faut { $due }
chance-is-drawn = ce match tire lui-même son hasard

position-no-object = une position est un objet JSON
position-key = { $key } n’est pas une clé de position ; clés : { $allowed }
position-value = { $key } : { $value } n’est pas permis ; permis : { $allowed }
position-length = { $key } : { $value } n’est pas une liste de { $length }
position-notation = { $key } : { $reason }
position-twice = { $card } s’y trouve deux fois

record-error = ligne { $line } : { $reason }
record-format = ce n’est pas une partie enregistrée : la première ligne n’est pas « { $expected } »
record-line = « { $text } » n’est ni une étiquette, ni du hasard, ni des coups
record-tag = « { $tag } » n’est pas une étiquette, ou il lui manque une clé, ou elle ne doit pas en avoir ; étiquettes : { $allowed }
record-tag-twice = l’étiquette « { $tag } » est là deux fois
record-tag-late = l’étiquette « { $tag } » vient trop tard
record-lot = le tirage au sort vient une seule fois, avant tout le reste
record-hidden = des cartes sont cachées : la partie vue d’une place ne peut pas être rejouée
record-after-result = rien ne peut arriver après le résultat
record-no-dealer = il manque un tirage au sort, ou l’étiquette « dealer »
record-two-dealers = le donneur a été tiré au sort, ou choisi par l’étiquette « dealer » : pas les deux
record-missing = l’étiquette « { $tag } » manque
record-seat = « { $tag } » : cette table a { $seats } places, numérotées à partir de 0
record-value = { $tag } : « { $value } » n’est pas permis ; permis : { $allowed }
record-rules = faite sous la version { $version } des règles ; ce programme joue la version { $known } : { $why }
record-seed = une graine a 64 chiffres hexadécimaux
record-number = { $tag } : « { $value } » n’est pas un nombre entier
record-json = { $tag } : « { $value } » n’est pas du JSON
record-result = { $tag } est « { $value } », mais les coups donnent « { $expected } »
unfair-no-seed = l’enregistrement ne montre pas de graine, son hasard ne peut donc pas être vérifié
unfair-commitment = l’engagement n’est pas celui de la graine, { $expected }
unfair-chance = l’événement de hasard { $event } n’est pas celui que donne la graine
