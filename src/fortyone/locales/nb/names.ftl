# Options, their values and presets by name, for forms and tables of rules.

# all games

ui-option-seats = spillere
ui-option-target = mål
ui-option-max_deals = flest giv

# Cuarenta

ui-option-match_takes = likt tar
ui-option-sum_cards = kort i en sum
ui-option-caida_by = caída med
ui-option-caida_limpia = caída og limpia sammen
ui-option-ronda_points = poeng for ronda
ui-option-ronda_when = ronda vises
ui-option-doble_ronda = doble ronda gir
ui-option-caida_on_ronda = ekstra for caída på ronda
ui-option-odd_count = et oddetallskort
ui-option-both_twenty = begge lag har 20
ui-option-leftovers = kort til overs
ui-option-cards_stop_at = ingen kortpoeng fra
ui-option-finish = over målet
ui-option-caida_only_from = bare caída fra
ui-option-zapateria = zapatería under
ui-option-chicas = chicas for å vinne
ui-option-jokers = antall jokere
ui-option-periquito_points = poeng for periquito
ui-option-misdeal_points = poeng for feilgiv
ui-option-misdeal_grace = feilgiv kan rettes
ui-option-misdeal_rate = hvor ofte feilgiv

# Dice 41

ui-option-rounds = runder
ui-option-keep = terninger til side
ui-option-tickets = de to billettene
ui-option-ante = innsats
ui-option-tie = når det er likt
ui-option-nobody = ingen kvalifiserer seg
ui-option-fail_ante = bot for å mislykkes
ui-option-double_24 = 24 betales dobbelt
ui-option-starter = hvem begynner neste
ui-option-last_pot = siste pott
ui-option-bank = sjetonger fra start

# Empat Satu

ui-option-hands = omganger
ui-option-stop_rule = man kan stoppe
ui-option-stop_at = verdi for å stoppe
ui-option-instant_41 = 41 avslutter straks
ui-option-return_taken = tatt kort kan kastes
ui-option-starter_card = første kort i kastebunken
ui-option-turn_order = en tur begynner med
ui-option-exhausted_turns = turer uten trekkbunke
ui-option-pile_run = turer på rad fra kastebunken

# Syrian 41

ui-option-min_bid = minste bud
ui-option-max_bid = største bud
ui-option-min_bid_by_score = det øker med poengene
ui-option-min_total = budene må bli
ui-option-min_total_counts = summen teller
ui-option-min_total_by_score = summen øker med poengene
ui-option-values = budenes verdi
ui-option-score_by = et holdt bud gir
ui-option-fail_by = et tapt bud koster
ui-option-first_lead = første utspill
ui-option-partner = makkerens poeng
ui-option-target_of = målet gjelder
ui-option-both_reach = begge par når det
ui-option-all_thirteen = alle tretten stikk
ui-option-winners = vinner er

# values

ui-value-all = alle
ui-value-one = én om gangen
ui-value-two_or_more = to eller flere
ui-value-two = to
ui-value-match_or_sum = likt eller sum
ui-value-match = bare likt
ui-value-own_turn = i egen tur
ui-value-first_play = før sitt første kort
ui-value-automatic = av seg selv
ui-value-wins = vinner straks
ui-value-up = opp
ui-value-down = ned
ui-value-exact = nøyaktig
ui-value-both = begge lag
ui-value-non_dealer = laget som ikke gav
ui-value-neither = ingen av dem
ui-value-last_taker = siste som tok
ui-value-nobody = ingen
ui-value-reset = tilbake til én under
ui-value-reach = vinner
ui-value-one_or_more = én eller flere
ui-value-roll_off = omkast
ui-value-split = deles
ui-value-carry = potten blir stående
ui-value-closest = nærmest tar den
ui-value-return = sjetongene tilbake
ui-value-rotate = neste plass
ui-value-winner = vinneren
ui-value-play_on = spill videre
ui-value-one_suit = med fire i samme farge
ui-value-threshold = fra en viss verdi
ui-value-anytime = når som helst
ui-value-draw_first = å ta
ui-value-discard_first = å kaste
ui-value-tricks = stikk
ui-value-values = hva de er verdt
ui-value-syrian = syrisk
ui-value-lebanese = libanesisk
ui-value-jawaker = som på nett
ui-value-stepped = i trinn
ui-value-bid = etter budet
ui-value-dealer = giveren
ui-value-after_dealer = plassen etter giveren
ui-value-any = spiller ingen rolle
ui-value-not_negative = ikke under 0
ui-value-positive = over 0
ui-value-seat = én spiller
ui-value-pair = paret
ui-value-seat_then_pair = spiller, så par
ui-value-pair_then_seat = par, så spiller
ui-value-nothing = ikke noe spesielt

# presets

ui-form-cuarenta-sin_zapateria = Uten zapatería
ui-form-cuarenta-comodines = Med jokere
ui-form-cuarenta-periquito = Med periquito
ui-form-cuarenta-grace = Feilgiv tilgis
ui-form-cuarenta-club = Som i klubber
ui-form-dice41-midnight_carry = Midnight, likt lar potten stå
ui-form-empat_satu-starter = Med startkort
ui-form-tarneeb41-lebanese88 = Libanesisk, til 88
ui-form-tarneeb41-club = Fire hundre, som i klubber
