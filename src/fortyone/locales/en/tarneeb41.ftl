# Syrian 41: moves and positions refused, options, glossary, tips.

tarneeb41-name = Syrian 41

tarneeb41-bad-move = { $text } is no move: a move is a bid from 1 to 13, or a card like Th
tarneeb41-bad-suits = { $text } names no suits; suits are the letters c d h s
tarneeb41-bids-due = bids are due, not cards
tarneeb41-bids-done = every seat has bid; cards are due
tarneeb41-bid-range = a bid is from { $least } to { $most } at this table
tarneeb41-bid-score = a seat on { $score } bids from { $least } to { $most }
tarneeb41-not-held = you do not hold { $card }
tarneeb41-follow = you hold the suit led, { $suit }, and must follow it

tarneeb41-option-by-score-bid = { $option }={ $value } leaves a seat on 50 no bid; allowed: { $allowed }
tarneeb41-option-total = { $option }={ $value }: four such bids do not reach { $total } at every score; allowed: { $allowed }

tarneeb41-over = cards are held, but by scores, thirteen or deals the match is over
tarneeb41-no-thirteen = thirteen: no seat can have won by taking all 13 tricks here
tarneeb41-bid = bids: { $bid } is no bid of seat { $seat }, which bids from { $least } to { $most }
tarneeb41-bid-order = bids: seat { $seat } has not bid, but a later seat has
tarneeb41-thrown-in = bids: they count { $total }, fewer than { $required }: the deal is thrown in, and no cards are held
tarneeb41-last = last: a finished trick has 4 cards, not { $count }
tarneeb41-leader = leader: seat { $seat } cannot be the one to lead
tarneeb41-between = no cards are held: bids, taken and trick are cleared after a deal
tarneeb41-bidding = bids are due, so no card can have been played
tarneeb41-tricks = trick has at most 3 cards, and last needs a trick taken
tarneeb41-hand = hands: seat { $seat } holds { $count } cards, not { $due }
tarneeb41-voids = voids: seat { $seat } cannot have shown so many in the tricks played
tarneeb41-revoke = seat { $seat } has shown to lack { $suit }, and has { $card } after that
