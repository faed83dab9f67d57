# Options, their values and presets by name, for forms and tables of rules.

# all games

ui-option-seats = jugadores
ui-option-target = meta
ui-option-max_deals = repartos como mucho

# Cuarenta

ui-option-match_takes = por igual se levanta
ui-option-sum_cards = cartas de una suma
ui-option-caida_by = caída por
ui-option-caida_limpia = caída y limpia juntas
ui-option-ronda_points = puntos de la ronda
ui-option-ronda_when = la ronda se muestra
ui-option-doble_ronda = la doble ronda da
ui-option-caida_on_ronda = más por caída sobre ronda
ui-option-odd_count = la carta impar cuenta
ui-option-both_twenty = los dos lados con 20
ui-option-leftovers = cartas sobrantes
ui-option-cards_stop_at = sin puntos de cartón desde
ui-option-finish = al pasar de la meta
ui-option-caida_only_from = solo caída desde
ui-option-zapateria = zapatería por debajo de
ui-option-chicas = chicas para ganar
ui-option-jokers = comodines
ui-option-periquito_points = puntos del periquito
ui-option-misdeal_points = puntos por mala dada
ui-option-misdeal_grace = la mala dada se corrige
ui-option-misdeal_rate = frecuencia de mala dada

# Dice 41

ui-option-rounds = rondas
ui-option-keep = dados apartados
ui-option-tickets = los dos boletos
ui-option-ante = entrada
ui-option-tie = en caso de empate
ui-option-nobody = nadie se clasifica
ui-option-fail_ante = multa por fallar
ui-option-double_24 = el 24 se paga doble
ui-option-starter = quién empieza después
ui-option-last_pot = el último pozo
ui-option-bank = fichas iniciales

# Empat Satu

ui-option-hands = rondas de la partida
ui-option-stop_rule = se puede cortar
ui-option-stop_at = valor para cortar
ui-option-instant_41 = 41 termina al instante
ui-option-return_taken = se puede descartar lo tomado
ui-option-starter_card = primera carta del descarte
ui-option-turn_order = un turno empieza por
ui-option-exhausted_turns = turnos sin mazo
ui-option-pile_run = turnos seguidos del descarte

# Syrian 41

ui-option-min_bid = apuesta mínima
ui-option-max_bid = apuesta máxima
ui-option-min_bid_by_score = sube con los puntos
ui-option-min_total = las apuestas deben sumar
ui-option-min_total_counts = la suma cuenta
ui-option-min_total_by_score = la suma sube con los puntos
ui-option-values = valor de las apuestas
ui-option-score_by = la apuesta cumplida da
ui-option-fail_by = la apuesta fallida cuesta
ui-option-first_lead = primera salida
ui-option-partner = puntos del compañero
ui-option-target_of = la meta es de
ui-option-both_reach = las dos parejas llegan
ui-option-all_thirteen = las trece bazas
ui-option-winners = gana

# values

ui-value-all = todas
ui-value-one = una
ui-value-two_or_more = dos o más
ui-value-two = dos
ui-value-match_or_sum = por igual o por suma
ui-value-match = solo por igual
ui-value-own_turn = en el propio turno
ui-value-first_play = antes de la primera carta
ui-value-automatic = sola
ui-value-wins = gana al instante
ui-value-up = hacia arriba
ui-value-down = hacia abajo
ui-value-exact = exacto
ui-value-both = los dos lados
ui-value-non_dealer = el lado que no repartió
ui-value-neither = ninguno
ui-value-last_taker = quien levantó último
ui-value-nobody = nadie
ui-value-reset = vuelve a uno menos
ui-value-reach = se gana
ui-value-one_or_more = uno o más
ui-value-roll_off = desempate
ui-value-split = se reparte
ui-value-carry = el pozo queda
ui-value-closest = para el más cercano
ui-value-return = se devuelven las fichas
ui-value-rotate = el puesto siguiente
ui-value-winner = quien ganó
ui-value-play_on = se sigue jugando
ui-value-one_suit = con cuatro de un palo
ui-value-threshold = desde un valor
ui-value-anytime = en cualquier momento
ui-value-draw_first = tomar
ui-value-discard_first = descartar
ui-value-tricks = bazas
ui-value-values = lo que valen
ui-value-syrian = sirio
ui-value-lebanese = libanés
ui-value-jawaker = como en línea
ui-value-stepped = por escalones
ui-value-bid = según la apuesta
ui-value-dealer = quien reparte
ui-value-after_dealer = el puesto tras quien reparte
ui-value-any = da igual
ui-value-not_negative = no menor que 0
ui-value-positive = mayor que 0
ui-value-seat = un jugador
ui-value-pair = la pareja
ui-value-seat_then_pair = jugador, luego pareja
ui-value-pair_then_seat = pareja, luego jugador
ui-value-nothing = nada especial

# presets

ui-form-cuarenta-sin_zapateria = Sin zapatería
ui-form-cuarenta-comodines = Con comodines
ui-form-cuarenta-periquito = Con periquito
ui-form-cuarenta-grace = Se perdona la mala dada
ui-form-cuarenta-club = Al estilo de club
ui-form-dice41-midnight_carry = Midnight, el empate acumula
ui-form-empat_satu-starter = Con carta inicial
ui-form-tarneeb41-lebanese88 = Libanés, a 88
ui-form-tarneeb41-club = Cuatrocientos de club
