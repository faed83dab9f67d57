# Options, their values and presets by name, for forms and tables of rules.

# all games

ui-option-seats = joueurs
ui-option-target = but
ui-option-max_deals = donnes au plus

# Cuarenta

ui-option-match_takes = une correspondance prend
ui-option-sum_cards = cartes d’une somme
ui-option-caida_by = caída par
ui-option-caida_limpia = caída et limpia ensemble
ui-option-ronda_points = points d’une ronda
ui-option-ronda_when = une ronda se montre
ui-option-doble_ronda = une doble ronda donne
ui-option-caida_on_ronda = en plus pour une caída sur ronda
ui-option-odd_count = une carte impaire compte
ui-option-both_twenty = les deux camps à 20
ui-option-leftovers = cartes restantes
ui-option-cards_stop_at = plus de points de cartes dès
ui-option-finish = au-delà du but
ui-option-caida_only_from = seule la caída dès
ui-option-zapateria = zapatería sous
ui-option-chicas = chicas à gagner
ui-option-jokers = nombre de jokers
ui-option-periquito_points = points du periquito
ui-option-misdeal_points = points d’une mauvaise donne
ui-option-misdeal_grace = mauvaise donne corrigée
ui-option-misdeal_rate = fréquence des mauvaises donnes

# Dice 41

ui-option-rounds = manches
ui-option-keep = dés mis de côté
ui-option-tickets = les deux billets
ui-option-ante = mise de départ
ui-option-tie = en cas d’égalité
ui-option-nobody = personne ne se qualifie
ui-option-fail_ante = amende de l’échec
ui-option-double_24 = le 24 payé double
ui-option-starter = qui commence ensuite
ui-option-last_pot = le dernier pot
ui-option-bank = jetons au départ

# Empat Satu

ui-option-hands = nombre de manches
ui-option-stop_rule = on peut arrêter
ui-option-stop_at = valeur pour arrêter
ui-option-instant_41 = 41 finit aussitôt
ui-option-return_taken = carte prise aussitôt jetée
ui-option-starter_card = première carte de la défausse
ui-option-turn_order = un tour commence par
ui-option-exhausted_turns = tours sans pioche
ui-option-pile_run = prises de suite à la défausse

# Syrian 41

ui-option-min_bid = plus petite annonce
ui-option-max_bid = plus grande annonce
ui-option-min_bid_by_score = elle monte avec le score
ui-option-min_total = les annonces doivent faire
ui-option-min_total_counts = le total compte
ui-option-min_total_by_score = le total monte avec le score
ui-option-values = valeur des annonces
ui-option-score_by = une annonce tenue rapporte
ui-option-fail_by = une annonce chutée coûte
ui-option-first_lead = première entame
ui-option-partner = score du partenaire
ui-option-target_of = le but est pour
ui-option-both_reach = les deux paires y arrivent
ui-option-all_thirteen = les treize plis
ui-option-winners = gagnent

# values

ui-value-all = toutes
ui-value-one = une à la fois
ui-value-two_or_more = deux ou plus
ui-value-two = deux
ui-value-match_or_sum = correspondance ou somme
ui-value-match = correspondance seule
ui-value-own_turn = à son tour
ui-value-first_play = avant sa première carte
ui-value-automatic = d’elle-même
ui-value-wins = gagne aussitôt
ui-value-up = vers le haut
ui-value-down = vers le bas
ui-value-exact = exactement
ui-value-both = les deux camps
ui-value-non_dealer = le camp qui n’a pas donné
ui-value-neither = aucun des deux
ui-value-last_taker = le dernier preneur
ui-value-nobody = personne
ui-value-reset = retour juste dessous
ui-value-reach = gagne
ui-value-one_or_more = un ou plusieurs
ui-value-roll_off = départage
ui-value-split = partagé
ui-value-carry = le pot reste
ui-value-closest = au plus proche
ui-value-return = jetons rendus
ui-value-rotate = la place suivante
ui-value-winner = le gagnant
ui-value-play_on = on continue
ui-value-one_suit = avec quatre d’une couleur
ui-value-threshold = à partir d’une valeur
ui-value-anytime = à tout moment
ui-value-draw_first = la prise
ui-value-discard_first = la défausse
ui-value-tricks = les plis
ui-value-values = leur valeur
ui-value-syrian = syrienne
ui-value-lebanese = libanaise
ui-value-jawaker = comme en ligne
ui-value-stepped = par paliers
ui-value-bid = d’après l’annonce
ui-value-dealer = le donneur
ui-value-after_dealer = la place après le donneur
ui-value-any = sans importance
ui-value-not_negative = pas sous 0
ui-value-positive = au-dessus de 0
ui-value-seat = un joueur seul
ui-value-pair = la paire
ui-value-seat_then_pair = joueur d’abord, puis paire
ui-value-pair_then_seat = paire d’abord, puis joueur
ui-value-nothing = rien de spécial

# presets

ui-form-cuarenta-sin_zapateria = Sans zapatería
ui-form-cuarenta-comodines = Avec jokers
ui-form-cuarenta-periquito = Avec periquito
ui-form-cuarenta-grace = Mauvaises donnes pardonnées
ui-form-cuarenta-club = Comme en club
ui-form-dice41-midnight_carry = Midnight, l’égalité reporte
ui-form-empat_satu-starter = Avec une carte de départ
ui-form-tarneeb41-lebanese88 = Libanais, en 88
ui-form-tarneeb41-club = Quatre cents, comme en club
