empat_satu-name = Empat Satu
empat_satu-arena-unit = a win +1, a loss −1
empat_satu-value-unit = hands won minus hands lost, on average over the match

# Moves that are refused

empat_satu-bad-move = “{ $text }” is no move; a move is stock, pile, stop, pass, or a card to discard, like 7h
empat_satu-take-first = a card is taken now, not discarded
empat_satu-discard-first = a card is discarded now, not taken
empat_satu-not-held = you do not hold { $card }
empat_satu-just-taken = { $card } was taken from the discard pile in this turn, so another card is discarded
empat_satu-pile-empty = there is no other seat’s discard to take
empat_satu-pile-run = the last { $count ->
    [one] turn
   *[other] { $count } turns
  } took from the discard pile; now the stock is drawn from
empat_satu-stock-empty = the stock is empty
empat_satu-turn-begun = this is done as a turn begins, not in the middle of it
empat_satu-stop-suit = your four cards are not all of one suit
empat_satu-stop-value = your hand is worth less than { $least }
empat_satu-pass-stock = one passes only without a stock; it still has { $count ->
    [one] one card
   *[other] { $count } cards
  }

# Positions that are refused

empat_satu-hands-left = over: hand { $hand } of { $hands } is not the last
empat_satu-deal-due = with no card in any hand the deal is due: no stock, no discards, no turn begun, no count above 0, and `first` is `turn`
empat_satu-joker = { $card }: this game has no jokers
empat_satu-hand-size = hands: seat { $seat } has { $count ->
    [one] one card
   *[other] { $count } cards
  }, but must have { $size }
empat_satu-cards = { $count } cards are there; all 52 must be somewhere
empat_satu-known = known: seat { $seat } does not hold all of these cards
empat_satu-known-many = known: { $count ->
    [one] one card is
   *[other] { $count } cards are
  } known, but at most { $most } can have been taken from the pile
empat_satu-known-none = known: seat { $seat } took a card from the pile in the last { $run ->
    [one] turn
   *[other] { $run } turns
  } and must still hold it
empat_satu-drawn = drawn: { $card } cannot just have been taken from the pile; it is among the five cards of the seat on turn and among those known, when a discard is due
empat_satu-stock = stock: { $count } cards are too many; a turn begins with at most { $most }
empat_satu-counts = exhausted { $exhausted } and pile_run { $run } cannot be with this stock: `exhausted` is 0 with a stock and `pile_run` within its option; without a stock the two are equal, and too many turns end the hand
empat_satu-turns = turn: no number of turns since seat { $first } began brings seat { $turn } on turn here without ending the hand
empat_satu-not-over = over: nothing has ended this hand
empat_satu-shown = shown: in hand { $hand } the values are due exactly when a hand has been shown
empat_satu-shown-over = shown: the hands are worth { $values }
empat_satu-shown-seats = seat { $dealer } deals and seat { $first } plays first, but the last hand’s loser deals and its winner plays first
empat_satu-tallies = won { $won }, lost { $lost } and paid { $paid } cannot be after { $count ->
    [one] one hand
   *[other] { $count } hands
  }: each has a winner and a loser at least and pays 1 shared among its winners, −1 among its losers; the loser deals, the winner plays first

# Options

empat_satu-option-seats = seats at the table
empat_satu-option-hands = how many hands a match has
empat_satu-option-stop_rule = when a seat may stop the hand: with four cards of one suit, with a hand worth `stop_at`, or at any time
empat_satu-option-stop_at = the least value of a hand to stop with, where `stop_rule` is threshold
empat_satu-option-instant_41 = a hand worth 41 ends the hand at once, as dealt when its turn comes or after a turn
empat_satu-option-return_taken = a card taken from the discard pile may be discarded again in the same turn
empat_satu-option-starter_card = the first card of the stock is turned up and begins the discard pile
empat_satu-option-turn_order = draw a card and then discard one, or discard one of the four first and then draw
empat_satu-option-exhausted_turns = how many turns are played without a stock before the hand ends; 0: it ends with the stock
empat_satu-option-pile_run = after so many turns in a row that took from the discard pile, the next draws from the stock

empat_satu-preset-standard = draw one, discard one; four of one suit may stop the hand
empat_satu-preset-threshold = a hand worth 30 or more may stop, whatever its suits
empat_satu-preset-difficult = discard one of the four cards before drawing
empat_satu-preset-starter = the first card of the stock begins the discard pile

# The game’s words

empat_satu-term-stock = Stock — the cards left after the deal, face down, drawn one at a time
empat_satu-term-pile = Discard pile — the cards laid off, face up; only its top, the discard of the seat before, may be taken
empat_satu-term-starter = Starter card — the first card of the stock, turned up to begin the discard pile, where that is played
empat_satu-term-suit = Counted suit — the suit that makes a hand worth the most: its cards add, all others subtract
empat_satu-term-value = Value — of a card: 2 to 10 its number, J Q K 10, the ace 11; of a hand: −22 to 41
empat_satu-term-stop = Stop — to end the hand as your turn begins, instead of taking a card
empat_satu-term-pass = Pass — to end the hand once the stock is empty
empat_satu-term-known = Known card — a card in a hand that all have seen it take from the discard pile
empat_satu-term-worst = Worst card — the card that decides between hands of equal value: the lowest of the counted suit, or the highest of the others
empat_satu-term-hand = Hand — the four cards a seat holds; also one deal, from the cards given out to the count

# Tips

empat_satu-tip-1 = Choose your suit by its points, not by the number of its cards: an ace and a king are worth more than 2, 3 and 4.
empat_satu-tip-2 = Every card of another suit counts against you, so throw the highest of them first.
empat_satu-tip-3 = What you discard is offered to the next seat alone: keep back the suit it takes from the pile.
empat_satu-tip-4 = Cards taken from the pile stay known. Three hearts taken tell everyone what you collect, and nobody will feed you hearts.
empat_satu-tip-5 = The seat before you discards what it does not need: if those cards suit you, stay with that suit.
empat_satu-tip-6 = You need not have four of a suit to win: an ace, a king and a queen with a stray two make 29.
empat_satu-tip-7 = { $stop_rule ->
    [one_suit] Four cards of a suit are worth 29 on average. With more than that, stop at once: every further turn helps the others.
   *[other] Once your hand is good, stop at once: every further turn helps the others.
  }
empat_satu-tip-8 = It is enough not to be last: when you cannot win, get rid of high cards of other suits.
