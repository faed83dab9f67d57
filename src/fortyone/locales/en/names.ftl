# Options, their values and presets by name, for forms and tables of rules.

# all games

ui-option-seats = players
ui-option-target = target
ui-option-max_deals = most deals

# Cuarenta

ui-option-match_takes = a match takes
ui-option-sum_cards = cards in a sum
ui-option-caida_by = caída by
ui-option-caida_limpia = caída and limpia together
ui-option-ronda_points = points of a ronda
ui-option-ronda_when = a ronda is shown
ui-option-doble_ronda = doble ronda gives
ui-option-caida_on_ronda = more for a caída on a ronda
ui-option-odd_count = an odd card counts
ui-option-both_twenty = both sides have 20
ui-option-leftovers = cards left over
ui-option-cards_stop_at = no points for cards from
ui-option-finish = past the target
ui-option-caida_only_from = only caída from
ui-option-zapateria = zapatería below
ui-option-chicas = chicas to win
ui-option-jokers = jokers
ui-option-periquito_points = points of periquito
ui-option-misdeal_points = points of a misdeal
ui-option-misdeal_grace = a misdeal may be mended
ui-option-misdeal_rate = how often misdealt

# Dice 41

ui-option-rounds = rounds
ui-option-keep = dice set aside
ui-option-tickets = the two tickets
ui-option-ante = ante
ui-option-tie = on a tie
ui-option-nobody = nobody qualifies
ui-option-fail_ante = fine for failing
ui-option-double_24 = 24 is paid double
ui-option-starter = who starts next
ui-option-last_pot = the last pot
ui-option-bank = chips to start with

# Empat Satu

ui-option-hands = hands
ui-option-stop_rule = one may stop
ui-option-stop_at = worth needed to stop
ui-option-instant_41 = 41 ends at once
ui-option-return_taken = a card taken may be discarded
ui-option-starter_card = a first card for the pile
ui-option-turn_order = a turn begins with
ui-option-exhausted_turns = turns without a stock
ui-option-pile_run = turns in a row from the pile

# Syrian 41

ui-option-min_bid = smallest bid
ui-option-max_bid = largest bid
ui-option-min_bid_by_score = it rises with the score
ui-option-min_total = the bids must make
ui-option-min_total_counts = the total counts
ui-option-min_total_by_score = the total rises with the score
ui-option-values = what bids are worth
ui-option-score_by = a kept bid scores
ui-option-fail_by = a failed bid costs
ui-option-first_lead = first lead by
ui-option-partner = the partner’s score
ui-option-target_of = the target is for
ui-option-both_reach = both pairs reach it
ui-option-all_thirteen = all thirteen tricks
ui-option-winners = the winner is

# values

ui-value-all = all of them
ui-value-one = one
ui-value-two_or_more = two or more
ui-value-two = two
ui-value-match_or_sum = match or sum
ui-value-match = match only
ui-value-own_turn = at one’s turn
ui-value-first_play = before one’s first card
ui-value-automatic = by itself
ui-value-wins = wins at once
ui-value-up = up
ui-value-down = down
ui-value-exact = exactly
ui-value-both = both sides
ui-value-non_dealer = the side that did not deal
ui-value-neither = neither
ui-value-last_taker = who took last
ui-value-nobody = nobody
ui-value-reset = back to one below
ui-value-reach = wins
ui-value-one_or_more = one or more
ui-value-roll_off = roll-off
ui-value-split = shared
ui-value-carry = the pot stays
ui-value-closest = the closest takes it
ui-value-return = chips go back
ui-value-rotate = the next seat
ui-value-winner = the winner
ui-value-play_on = play on
ui-value-one_suit = with four of a suit
ui-value-threshold = from a worth on
ui-value-anytime = at any time
ui-value-draw_first = taking
ui-value-discard_first = discarding
ui-value-tricks = tricks
ui-value-values = what they are worth
ui-value-syrian = Syrian
ui-value-lebanese = Lebanese
ui-value-jawaker = as online
ui-value-stepped = in steps
ui-value-bid = by the bid
ui-value-dealer = the dealer
ui-value-after_dealer = the seat after the dealer
ui-value-any = may be anything
ui-value-not_negative = not below 0
ui-value-positive = above 0
ui-value-seat = one player
ui-value-pair = the pair
ui-value-seat_then_pair = best player, then pair
ui-value-pair_then_seat = pair, then best player
ui-value-nothing = nothing special

# presets

ui-form-cuarenta-sin_zapateria = No zapatería
ui-form-cuarenta-comodines = With jokers
ui-form-cuarenta-periquito = With periquito
ui-form-cuarenta-grace = Forgiving misdeals
ui-form-cuarenta-club = Club style
ui-form-dice41-midnight_carry = Midnight, ties carry
ui-form-empat_satu-starter = With a starter card
ui-form-tarneeb41-lebanese88 = Lebanese, to 88
ui-form-tarneeb41-club = Four hundred, club style
