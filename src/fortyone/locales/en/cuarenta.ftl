cuarenta-name = Cuarenta
cuarenta-arena-unit = points, side against side
cuarenta-value-unit = the mesa on average (+1 won, −1 lost)
cuarenta-about = Ecuador’s card game: take cards from the table, first to 40 wins a chica, two chicas win the mesa

# why a move is refused

cuarenta-bad-move = { $text } is no move; lay a card (7c), take with it (7cx7h, 7cx3d4h), show a ronda (ronda7), or play a joker (X1=7x7h, X1xX2)
cuarenta-not-held = you do not hold { $card }
cuarenta-not-there = { $cards } does not lie on the table
cuarenta-all = a match takes every { $rank } on the table
cuarenta-no-ronda = a ronda is three cards of a rank in hand; you do not hold three of { $rank }
cuarenta-ronda-again = the ronda of { $rank } has been shown
cuarenta-ronda-late = at this table a ronda is shown before your first card of the five
cuarenta-ronda-automatic = at this table rondas show themselves
cuarenta-never-joker = this table plays without jokers
cuarenta-never-twice = a card stands twice
cuarenta-never-itself = a card cannot take itself
cuarenta-never-as-rank = a joker takes as a rank, like X1=7x7h; without one it takes only the other joker
cuarenta-never-joker-takes = a joker takes the cards of the rank it is played as, and makes no sum
cuarenta-never-caught = only another joker takes a laid joker
cuarenta-never-both = a card takes by match or by one sum, never both
cuarenta-never-one = at this table a match takes one card
cuarenta-never-rank = a card takes a single card only of its own rank
cuarenta-never-court = J, Q and K neither add nor are made by adding
cuarenta-never-sum = these cards do not add up to the card played
cuarenta-never-two = at this table a sum is two cards

# why a position is refused

cuarenta-hand-long = seat { $seat } holds { $count } cards; a hand has at most five
cuarenta-hand-sizes = hands of { $sizes } cards cannot be when seat { $dealer } has dealt: seats play in turn, from the dealer’s right
cuarenta-turn = turn is { $given }, but by the hands it is { $due }
cuarenta-stock = a stock of { $count } cannot be dealt: each round takes { $five }
cuarenta-deals-done = after { $deals } deals the mesa is over
cuarenta-not-over = the mesa is not over: chicas { $chicas }, { $needed } win it
cuarenta-scores = scores { $scores } do not fit: with { $target } a side has won the chica, and only the mesa’s winner may show it
cuarenta-shown = seat { $seat } cannot have shown a ronda of { $rank } in this five
cuarenta-doble-wins = seat { $seat } holds four of { $rank }: that wins the chica at once
cuarenta-not-shown = seat { $seat } holds a ronda of { $rank } that would have shown itself
cuarenta-not-cleared = a deck is due, so no card lies anywhere, nobody has taken and no ronda is shown
cuarenta-last = last is { $card }, which is not the newest card of the table, laid just now in this five

# options

cuarenta-endless = { $option }={ $value } with finish={ $finish } has no end; allowed: { $allowed } (0 with finish=reach)
cuarenta-option-seats = players: two, each for itself, or four in two pairs
cuarenta-option-target = points that win a chica
cuarenta-option-match_takes = whether a card takes all cards of its rank on the table, or one that the player names
cuarenta-option-sum_cards = how many cards a sum may have
cuarenta-option-caida_by = what makes a caída: taking the card just laid by match or by sum, or by match only
cuarenta-option-caida_limpia = what a caída that is also a limpia scores, all together
cuarenta-option-ronda_points = what a ronda scores
cuarenta-option-ronda_when = when a ronda is shown: at any turn of one’s own, before one’s first card of the five, or by itself
cuarenta-option-doble_ronda = what four of a rank in hand do: win the chica, or score so many points
cuarenta-option-caida_on_ronda = points more for a caída on a card of a ronda that was shown
cuarenta-option-odd_count = how an odd number of taken cards over 20 counts: as one more, as one less, or for one point
cuarenta-option-both_twenty = who scores the cards when both sides have taken 20
cuarenta-option-leftovers = who gets what lies on the table at the end of the deal
cuarenta-option-cards_stop_at = from this score on a side gets nothing for its cards; 0: cards never score
cuarenta-option-finish = what a score past the target does: back to one below, the points are lost, or it wins
cuarenta-option-caida_only_from = from this score on only a caída counts; 0: never
cuarenta-option-zapateria = who wins the first chica while the other side has fewer points than this wins the mesa; 0: off
cuarenta-option-chicas = chicas that win the mesa
cuarenta-option-jokers = jokers in the deck
cuarenta-option-periquito_points = points for taking all four of a rank off the table at once; 0: off
cuarenta-option-misdeal_points = what a misdeal gives the other side
cuarenta-option-misdeal_grace = whether a misdeal mended before a card is played costs nothing
cuarenta-option-misdeal_rate = how often the dealer errs
cuarenta-option-max_deals = deals after which the mesa ends; 0: no bound

# presets

cuarenta-preset-standard = the whole game: two or four play to 40, best of three chicas
cuarenta-preset-individual = two players, everything else the same
cuarenta-preset-rapido = chicas to 20
cuarenta-preset-sin_zapateria = no mesa is won by the first chica alone
cuarenta-preset-comodines = with two jokers that take as any rank
cuarenta-preset-periquito = four of a rank on the table are a prize of 10 points
cuarenta-preset-grace = a misdeal may be mended
cuarenta-preset-quito = as in Quito: a match takes one card, sums of two, caída by match only, rondas show themselves, 40 or more wins
cuarenta-preset-club = as in clubs: rondas of 4 points show themselves, a match takes one card, nobody gets the leftovers, 40 or more wins

# glossary

cuarenta-term-chica = Chica — a game to { $target } points
cuarenta-term-mesa = Mesa — a match: { $chicas ->
    [one] one chica wins it
   *[other] { $chicas } chicas win it
  }
cuarenta-term-caida = Caída — taking the very card that the seat before has just laid{ $caida_by ->
    [match] , by match only
   *[other] {""}
  }: 2 points
cuarenta-term-limpia = Limpia — sweeping the table, taking the last card on it: 2 points, with a caída { $caida_limpia } in all
cuarenta-term-ronda = Ronda — three cards of a rank in hand, { $ronda_when ->
    [automatic] shown as they are dealt
   *[other] shown at one’s turn
  }: { $ronda_points } points
cuarenta-term-doble-ronda = Doble ronda — four cards of a rank in hand: { $doble_ronda ->
    [wins] wins the chica at once
   *[other] { $doble_ronda } points
  }
cuarenta-term-zapateria = Zapatería — { $zapateria ->
    [0] not played at this table
   *[other] winning the first chica while the other side has fewer than { $zapateria }: wins the mesa
  }
cuarenta-term-run-gap = The gap in a run — there is no 8, 9 or 10, so a run goes from 7 to J, then Q and K
cuarenta-term-cards = Cards — 6 points for 20 or more of the 40 cards taken, 2 more for each further pair, { $odd_count ->
    [up] odd counts rounded up
    [down] odd counts rounded down
   *[exact] 1 for an odd card
  }
cuarenta-term-the-end = The end — { $caida_only_from ->
    [0] everything counts to the end at this table
   *[other] from { $caida_only_from } points on only a caída counts: no limpia, no ronda, no cards
  }

# tips

cuarenta-tip-1 = Lay short after a capture. On a table that has just been emptied or thinned, the next card laid is easy prey: lay the rank that the seat after you is least likely to hold.
cuarenta-tip-2 = Watch for a ronda. Three of a rank are { $ronda_points } points{ $ronda_when ->
    [automatic] {""}, shown by themselves: remember who holds them, a caída on such a card is likely.
    [first_play] {""}; show them before your first card of the five.
   *[own_turn] {""} at any of your turns; show them before you play one of them.
  }
cuarenta-tip-3 = Sums often take more than matches. One card that takes two or three at once counts for more cards and brings a limpia nearer.
cuarenta-tip-4 = { $caida_only_from ->
    [0] Near the end the next points win.
   *[other] At { $caida_only_from } everything changes. Only a caída counts.
  } Lay cards that the next seat cannot match: ranks of which the others are already taken.
cuarenta-tip-5 = { $seats ->
    [2] Two players have no partners: whatever you leave, your opponent takes first. Leave what takes two turns to gather.
   *[other] Play with your partner. The seat after you is always an opponent, so no partner can make a caída on your card; leave sums and runs that the opponent between you cannot take and your partner can.
  }
cuarenta-tip-6 = Count the cards taken. The first 20 are worth 6 points and each pair after them 2: whether you have 18 or 22 near the end decides what to fight for.
