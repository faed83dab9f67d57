# Ce que disent les pages du navigateur.

ui-title = tables de cartes et de dés
ui-lead = Asseyez-vous et jouez, seul contre de bons robots ou avec des amis par un lien.
ui-pages = Pages
ui-home = Accueil
ui-tables = Tables
ui-verify = Vérifier une partie
ui-settings = Réglages
ui-rules = Règles
ui-rules-of = Règles : { $game }
ui-wait = Un instant…
ui-trouble = Cela n’a pas marché
ui-retry = Réessayer
ui-offline = Le serveur ne répond pas. Tourne-t-il, et êtes-vous en ligne ?
ui-close = Fermer
ui-yes = oui
ui-no = non
ui-more = Plus

# L’accueil

ui-forms = Façons de jouer
ui-play-now = Jouer
ui-play = Jouer
ui-invite = Inviter des amis
ui-go-on-playing = Reprendre la partie
ui-my-tables = Mes tables
ui-open-tables = Tables ouvertes
ui-no-my-tables = Vous ne vous êtes encore assis à aucune table.
ui-no-open-tables = Aucune table n’attend de joueurs. Ouvrez-en une et mettez-la sur cette liste.
ui-open-record = Revoir une partie
ui-for-programs = Pour les programmes : l’API
ui-phase-waiting = en attente
ui-phase-playing = en cours
ui-phase-over = terminée

ui-tile-cuarenta = Cuarenta
ui-tile-cuarenta-about = Le jeu de l’Équateur. Prenez les cartes du tapis par paire, somme et suite, et sautez sur celle qui vient d’être posée.
ui-form-cuarenta-standard = À quatre, par paires
ui-form-cuarenta-individual = À deux
ui-form-cuarenta-rapido = Rápido, en 20
ui-form-cuarenta-quito = À la mode de Quito
ui-tile-empat_satu = Empat Satu
ui-tile-empat_satu-about = Le 41 d’Indonésie. Piochez et défaussez jusqu’à ce que vos quatre cartes d’une couleur valent le plus.
ui-form-empat_satu-standard = Classique
ui-form-empat_satu-threshold = Arrêt à 30
ui-form-empat_satu-difficult = Défausse d’abord
ui-tile-tarneeb41 = 41 syrien
ui-tile-tarneeb41-about = Le tarneeb où chacun annonce une fois, cœur toujours atout. Dites combien de plis vous ferez, et faites-les.
ui-form-tarneeb41-syrian = Syrien, en 41
ui-form-tarneeb41-lebanese = Libanais
ui-form-tarneeb41-jawaker400 = Quatre cents
ui-tile-dice41 = 41 aux dés
ui-tile-dice41-about = Six dés, un pot. Gardez un quatre et un un pour vous qualifier ; les quatre autres comptent.
ui-form-dice41-standard = Un dé à la fois
ui-form-dice41-midnight = Midnight (1-4-24)
ui-form-dice41-pub = Mises de bistrot

# Ouvrir une table

ui-new-title = { $game } entre amis
ui-house-rules = Règles de la maison
ui-house = À cette table
ui-clock = Temps par coup
ui-no-clock = sans limite
ui-listed = Montrer parmi les tables ouvertes
ui-spectators = D’autres peuvent regarder
ui-first-dealer = Qui donne en premier
ui-first-thrower = Qui lance en premier
ui-by-lot = tiré au sort
ui-seat-of = place { $seat }
ui-open-table = Ouvrir la table
ui-open-says = Vous recevez un lien pour vos amis ; des robots peuvent prendre les places libres.

# Avant la partie

ui-who-plays = Qui joue
ui-pairs-sit = Les places 1 et 3 jouent ensemble contre 2 et 4.
ui-open-seat = libre
ui-sit = S’asseoir ici
ui-stand = Se lever
ui-you = vous
ui-bot = robot
ui-away = absent
ui-added = a ajouté au hasard
ui-add-bot = Mettre un robot
ui-fill-bots = Des robots pour le reste
ui-level = Force du robot
ui-level-random = au hasard
ui-level-basic = facile
ui-level-quick = bon
ui-level-strong = fort
ui-clear-seat = Renvoyer { $name }
ui-move-seat = Déplacer { $name } à la place { $seat }
ui-link = Lien vers cette table
ui-copy = Copier le lien
ui-copied = Copié
ui-share = Partager
ui-link-says = Qui ouvre ce lien peut s’asseoir.
ui-link-here = { $address } n’est que cette machine. Pour des amis ailleurs, lancez { $command } et ouvrez l’adresse de votre réseau qui s’affiche.
ui-start = Commencer la partie
ui-start-when = Elle peut commencer quand toutes les places sont prises.
ui-start-who = Qui a ouvert la table commence la partie.
ui-full = Toutes les places sont prises. { $watch ->
    [yes] Vous pourrez regarder ici dès que la partie commence.
   *[no] Seules les personnes assises ici voient la partie.
  }
ui-rules-here = Règles de cette table
ui-all-rules = Toutes les règles
ui-changed = modifié
ui-fair = { $game ->
    [dice41] Des lancers honnêtes
   *[other] Une donne honnête
  }
ui-fair-says = Le hasard de cette partie est déjà fixé ; voici son empreinte. Après la partie, chacun peut la vérifier. Ajoutez quelques lettres, et personne ne peut l’avoir choisi.
ui-fair-fixed = Le hasard de cette partie était fixé avant son début ; voici son empreinte. Après la partie, chacun peut la vérifier.
ui-fair-log = Le hasard de cette partie était fixé avant son début : { $seal }…
ui-fair-by = Des lettres ont été ajoutées par { $names }.
ui-fair-kept = Ce navigateur avait reçu cette empreinte avant le début de la partie.
ui-fair-other = Avant le début de la partie, ce navigateur avait reçu une autre empreinte : { $seal }
ui-nonce = Quelques lettres
ui-add-nonce = Ajouter

# À la table

ui-players = Les autres
ui-my-hand = Mon tour et mes cartes
ui-hand = Mes cartes
ui-your-turn = À vous.
ui-waits-for = { $name } réfléchit…
ui-match-over = La partie est finie.
ui-hint = Conseil
ui-hint-says = Conseil : { $move }
ui-player = Joueur
ui-side = Camp
ui-we = Nous
ui-they = Eux
ui-points = Points
ui-won = Gagné
ui-lost = Perdu
ui-score = { $score } points
ui-to = en { $target }
ui-dealer = donneur
ui-dealer-mark = D
ui-partner = votre partenaire
ui-on-turn = doit jouer
ui-held = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
  }
ui-empty = vide
ui-card = { $rank } de { $suit }
ui-joker = joker
ui-rank-A = as
ui-rank-J = valet
ui-rank-Q = dame
ui-rank-K = roi
ui-suit-c = trèfle
ui-suit-d = carreau
ui-suit-h = cœur
ui-suit-s = pique
ui-card-chosen = { $card }, choisie : encore une fois pour la jouer
ui-card-not-now = { $card }, ne peut pas être jouée maintenant
ui-play-card = Jouer { $card }
ui-played = { $name } : { $card }
ui-last-play = { $game ->
    [tarneeb41] Dernier pli
    [cuarenta] Dernière prise
    [dice41] Dernier lancer
   *[other] Dernier tour
  }
ui-panels = Points, journal et discussion
ui-tab-scores = Points
ui-tab-log = Journal
ui-tab-chat = Discussion
ui-tab-rules = Règles
ui-tab-tips = Conseils
ui-terms = Les mots du jeu
ui-log = Ce qui s’est passé
ui-log-empty = Il ne s’est encore rien passé.
ui-chat = Discussion
ui-chat-empty = Personne n’a rien dit.
ui-chat-text = Écrire quelque chose
ui-chat-send = Envoyer
ui-watchers = Spectateurs : { $count }
ui-you-watch = Vous regardez.
ui-phrase-hello = Bonjour !
ui-phrase-thanks = Merci
ui-phrase-well-played = Bien joué !
ui-phrase-good-luck = Bonne chance
ui-phrase-sorry = Désolé
ui-phrase-one-moment = Un instant
ui-phrase-good-game = Belle partie !
ui-lost-line = La connexion est perdue. Nouvel essai…
ui-stale = Entre-temps la table avait changé : rien n’a été fait. Regardez de nouveau.
ui-take-back = Reprendre ma place
ui-is-away = { $name } est absent.
ui-is-slow = { $name } se fait attendre.
ui-cover = Laisser jouer un robot
ui-bot-plays = { $you ->
    [yes] Un robot joue pour vous.
   *[no] Un robot continue pour { $name }.
  }
ui-plays-again = { $you ->
    [yes] Vous jouez de nouveau.
   *[no] { $name } joue de nouveau.
  }
ui-undo = Demander à reprendre mon dernier coup
ui-undo-asked = { $name } demande à reprendre son dernier coup.
ui-undo-waits = Vous avez demandé à reprendre votre dernier coup.
ui-undo-withdraw = Le laisser
ui-undo-no = Votre coup reste : tous ne sont pas d’accord pour le reprendre.
ui-leave = Quitter ma place
ui-leave-says = Un robot jouera à votre place. Vous pouvez la reprendre tant que la partie dure.
ui-stay = Rester
ui-deal-over = { $game ->
    [dice41] La manche est finie
   *[other] La donne est finie
  }
ui-go-on = Continuer
ui-first-time = Comment on joue
ui-keys = Touches
ui-keys-arrows = { $game ->
    [dice41] aller d’un dé à l’autre
   *[other] aller d’une carte à l’autre
  }
ui-keys-enter = { $game ->
    [dice41] lancer ; choisir un dé ; encore une fois le garde
   *[other] choisir une carte ; encore une fois la joue
  }
ui-keys-digits = { $game ->
    [dice41] le dé de ce chiffre
    [tarneeb41] la carte à cette place ou cette annonce, puis Entrée. 1 et 2 pour 12
   *[other] la carte à cette place
  }
ui-keys-escape = ne rien choisir
ui-keys-help = montrer ou cacher ceci

# Après la partie

ui-result = Résultat
ui-you-win = Vous avez gagné !
ui-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
ui-draw = Personne n’a gagné
ui-again = Rejouer
ui-replay = Revoir la partie
ui-check-fair = { $game ->
    [dice41] Vérifier les lancers
   *[other] Vérifier les donnes
  }
ui-record = Feuille de partie
ui-results = Parties précédentes
ui-won = a gagné
ui-taken-back = Un coup a été repris.

# Revoir

ui-replay-of = Revoir : { $game }
ui-replay-says = Ouvrez la feuille d’une partie et revoyez-la coup par coup.
ui-open-file = Ouvrir un fichier
ui-to-start = Au début
ui-back = Un coup en arrière
ui-run = Laisser défiler
ui-forward = Un coup en avant
ui-to-end = À la fin
ui-step = Étape
ui-eyes = Vu par

# Vérifier

ui-verify-says = Collez la feuille d’une partie, ou ouvrez son fichier. Votre navigateur recalcule chaque donne et chaque lancer ; le serveur vérifie les coups.
ui-paste = fortyone record 1 …
ui-check-it = Vérifier
ui-committed = La graine est bien celle qui était fixée avant la partie.
ui-not-committed = La graine n’est pas celle qui était fixée avant la partie.
ui-chance-fair = { $count ->
    [one] L’unique donne ou lancer est ce que donne la graine.
   *[other] Les { $count } donnes et lancers sont ce que donne la graine.
  }
ui-chance-wrong = La donne ou le lancer { $event } n’est pas ce que donne la graine.
ui-no-seed = Cette feuille ne montre pas sa graine : la partie n’était pas finie. Son hasard ne peut pas encore être vérifié.
ui-no-crypto = Les navigateurs ne calculent cela qu’en https, ou sur la machine du serveur. « fortyone verify » le fait partout.
ui-moves-legal = { $count ->
    [one] L’unique événement est permis.
   *[other] Les { $count } événements sont permis.
  }
ui-each-event = Chaque donne et chaque lancer

# Règles

ui-clauses = Le livre des règles
ui-search = Chercher dans les règles

# Réglages

ui-name = Comment on vous appelle
ui-keep-name = Garder
ui-kept = C’est noté.
ui-language = Langue
ui-set-look = Clair ou sombre
ui-set-look-auto = comme l’appareil
ui-set-look-light = clair
ui-set-look-dark = sombre
ui-set-deck = Teintes des couleurs
ui-set-deck-two = deux
ui-set-deck-four = quatre
ui-set-index = Chiffres sur les cartes
ui-set-index-normal = normaux
ui-set-index-large = grands
ui-set-motion = Mouvement
ui-set-motion-auto = comme l’appareil
ui-set-motion-off = aucun
ui-single-tap = Une touche suffit pour jouer une carte
ui-sounds = Sons
ui-sound-turn = c’est à moi
ui-sound-card = une carte ou un lancer
ui-sound-take = des cartes sont prises
ui-sound-special = quelque chose de spécial
ui-sound-end = la fin de la partie

# 41 syrien

ui-tarneeb41-means = { $of ->
    [alone] { $target } points gagnent seuls
    [pair] { $target } à deux gagnent
   *[seat] { $target } d’une place gagnent pour l’équipe
  }{ $partner ->
    [not_negative] , partenaire pas sous 0
    [positive] , partenaire au-dessus de 0
   *[any] {""}
  }{ $deals ->
    [0] {""}
    [one] {" · "}une donne au plus
   *[other] {" · "}{ $deals } donnes au plus
  }
ui-tarneeb41-trump = atout
ui-tarneeb41-bid = { $taken } plis sur { $bid }, { $state ->
    [made] tenu
    [open] encore possible
   *[lost] manqué
  }
ui-tarneeb41-bids = annonce { $bid }
ui-tarneeb41-bid-head = Annonce
ui-tarneeb41-tricks = Plis
ui-tarneeb41-total = { $total } annoncés sur { $required } nécessaires
ui-tarneeb41-throw-in = À moins, la donne est annulée.
ui-tarneeb41-trick = Le pli
ui-tarneeb41-bid-in-all = { $total } plis annoncés sur 13
ui-tarneeb41-deals = { $deals ->
    [0] Aucune donne n’est finie.
    [one] Une donne est finie.
   *[other] { $deals } donnes sont finies.
  }
ui-first-tarneeb41-1 = Avant chaque donne, chacun annonce combien des 13 plis il fera seul ; la plus haute carte de la couleur demandée fait le pli, et tout cœur la bat.
ui-first-tarneeb41-2 = Annonce tenue, vous la marquez ; manquée, vous la perdez. { $winners ->
    [seat] Le meilleur joueur gagne seul.
   *[pair] Vous gagnez avec votre partenaire, en face.
  }
ui-first-tarneeb41-3 = Touchez un nombre pour annoncer. Touchez une carte pour la choisir, encore une fois pour la jouer ; fournissez la couleur si vous pouvez.

# 41 aux dés

ui-dice41-means = { $seats ->
    [1] { $first } et { $second } gardés : les quatre autres dés sont des points
   *[other] plus de points avec { $first } et { $second } : le pot · plus de jetons gagne
  }
ui-dice41-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
  }
ui-dice41-scored = { $score } à cette manche
ui-dice41-tray = Dés gardés
ui-dice41-has = { $face } gardé
ui-dice41-lacks = il manque un { $face }
ui-dice41-sum = Points jusqu’ici
ui-dice41-thrown = Dés lancés
ui-dice41-throws = { $name } lance
ui-dice41-beat = { $best } à battre, par { $name }
ui-dice41-nothing = rien à battre encore
ui-dice41-die = { $face }
ui-dice41-tap = Touchez le dé à garder
ui-dice41-tap-more = Touchez les dés à garder
ui-dice41-throw = Lancer les dés
ui-dice41-keep = Garder { $dice } et lancer
ui-dice41-keep-last = Garder { $dice }
ui-first-dice41-1 = Vous lancez six dés et, après chaque lancer, en mettez { $keep ->
    [one_or_more] un ou plusieurs
   *[other] un
  } de côté, jusqu’à les garder tous.
ui-first-dice41-2 = Deux dés sont vos billets, { $tickets } : sans les deux, votre tour ne vaut rien. Les quatre autres sont vos points ; { $seats ->
    [1] faites-en le plus possible.
   *[other] le plus haut prend le pot.
  }
ui-first-dice41-3 = Touchez un dé pour le choisir, puis le bouton pour le garder et lancer les autres.

# Empat Satu

ui-empat_satu-of = { $value }/41
ui-empat_satu-means = la meilleure gagne, la pire perd · { $stop ->
    [threshold] arrêt : { $least } ou plus
    [anytime] arrêt : à chaque tour
   *[one_suit] arrêt : 4 d’une couleur
  }
ui-empat_satu-stock = Piocher
ui-empat_satu-pile = La prendre
ui-empat_satu-stop = Stop
ui-empat_satu-pass = Passer
ui-empat_satu-discard = Défausser { $card }
ui-empat_satu-worth = Valeur : { $worth }
ui-empat_satu-known = a pris devant tous { $cards }
ui-empat_satu-stock-of = Piocher dans le talon : { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
  }
ui-empat_satu-pile-of = Prendre { $card } sur la défausse
ui-empat_satu-top = dernière défausse : { $card }
ui-empat_satu-no-pile = rien de défaussé
ui-empat_satu-showed = Main montrée
ui-empat_satu-highest = la plus forte
ui-first-empat_satu-1 = Vous tenez quatre cartes. Celles de votre meilleure couleur comptent pour vous, les autres contre vous : l’as 11, roi, dame et valet 10.
ui-first-empat_satu-2 = La meilleure main gagne, la pire perd. { $stop_rule ->
    [threshold] Avec une main qui vaut { $stop_at } ou plus,
    [anytime] Quoi que vous teniez,
   *[one_suit] Avec quatre cartes d’une couleur,
  } vous pouvez arrêter au début de votre tour.
ui-first-empat_satu-3 = À chaque tour, { $turn_order ->
    [discard_first] touchez une de vos cartes pour la défausser, puis le talon ou la dernière défausse pour en prendre une.
   *[other] touchez le talon ou la dernière défausse pour prendre une carte, puis une des vôtres pour la défausser.
  }

# Cuarenta

ui-cuarenta-means = { $finish ->
    [reach] { $target } ou plus gagnent
   *[other] { $target } tout juste gagnent
  }{ $only ->
    [0] {""}
   *[other] {" · "}dès { $only }, seule une caída compte
  }
ui-cuarenta-chicas = { $count ->
    [one] une chica gagnée
   *[other] { $count } chicas gagnées
  }
ui-cuarenta-chicas-head = Chicas
ui-cuarenta-taken = Cartes
ui-cuarenta-gives = Points des cartes
ui-cuarenta-worth = { $count } cartes prises donnent { $points } maintenant
ui-cuarenta-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
ui-cuarenta-table = Cartes sur le tapis
ui-cuarenta-last = { $card }, posée en dernier
ui-cuarenta-can-take = { $card } : peut être prise
ui-cuarenta-new = dernière
ui-cuarenta-took = { $name } a pris { $cards }
ui-cuarenta-take = Prendre { $cards }
ui-cuarenta-lay = Poser { $card }
ui-cuarenta-show-ronda = Montrer la ronda
ui-cuarenta-give-up = Vous avez une ronda : une fois cette carte jouée, vous ne pourrez plus la montrer.
ui-cuarenta-ronda-of = ronda { $rank }
ui-cuarenta-shown = a montré une ronda de { $rank } : { $cards }
ui-first-cuarenta-1 = Vous tenez cinq cartes. Une carte prend sur le tapis { $match_takes ->
    [all] ses pareilles
   *[other] une pareille
  }, ou { $sum_cards ->
    [two_or_more] deux cartes et plus
   *[other] deux cartes
  } dont la somme la vaut (de l’as au 7), et la suite qui vient après.
ui-first-cuarenta-2 = Prendre la carte tout juste posée est une caída, vider le tapis une limpia : 2 points chacune. Trois cartes de même rang en main font une ronda. Le premier à { $target }.
ui-first-cuarenta-3 = Touchez une carte : ce qu’elle peut prendre s’éclaire. Un bouton prend, ou la pose.
