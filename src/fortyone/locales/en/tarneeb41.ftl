tarneeb41-name = Syrian 41
tarneeb41-arena-unit = points, pair against pair
tarneeb41-value-unit = the match on average (+1 won, −1 lost)

# Moves that are refused

tarneeb41-bad-move = “{ $text }” is no move; a move is a bid from 1 to 13, or a card like Th
tarneeb41-bad-suits = “{ $text }” names no suits; suits are the letters c d h s
tarneeb41-bids-due = bids are due, not cards
tarneeb41-bids-done = every seat has bid; a card is due
tarneeb41-bid-range = a bid is from { $least } to { $most } at this table
tarneeb41-bid-score = a seat on { $score } bids from { $least } to { $most }
tarneeb41-not-held = you do not hold { $card }
tarneeb41-follow = you hold the suit led, { $suit }, and must follow it

# Options that are refused

tarneeb41-option-by-score-bid = { $option }={ $value } leaves a seat on 50 no bid; allowed: { $allowed }
tarneeb41-option-reach = { $option }={ $value }: four such bids do not reach { $total } at every score; allowed: { $allowed }

# Positions that are refused

tarneeb41-over = hands: cards are held, but scores, thirteen or deals have ended the match
tarneeb41-no-thirteen = thirteen: no seat can have won here by taking all 13 tricks
tarneeb41-bid = bids: { $bid } is no bid of seat { $seat }, which bids from { $least } to { $most }
tarneeb41-bid-order = bids: seat { $seat } has not bid, but a later seat has
tarneeb41-thrown-in = bids: they count { $total } and need { $required }, so the deal is thrown in and no cards are held
tarneeb41-last = last: a finished trick has 4 cards, not { $count }
tarneeb41-leader = leader: seat { $seat } cannot be the one to lead
tarneeb41-between = no cards are held, so bids, taken and trick must be clear
tarneeb41-bidding = bids are due, so no card can have been played
tarneeb41-tricks = trick has at most 3 cards, and last needs a trick taken
tarneeb41-hand = hands: seat { $seat } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, not { $due }
tarneeb41-voids = voids: seat { $seat } cannot have shown so many in the tricks played
tarneeb41-revoke = seat { $seat } has shown to lack { $suit }, and has { $card } after that
tarneeb41-sizes = hands: four of equal size are needed, 1 to 13 cards each with those on the table; these have { $sizes }
tarneeb41-no-follow = trick: { $card } does not follow, but seat { $seat } holds the suit led

# Options

tarneeb41-option-target = the score that wins
tarneeb41-option-min_bid = the smallest bid
tarneeb41-option-max_bid = the largest bid
tarneeb41-option-min_bid_by_score = the smallest bid rises with the seat’s score: 3 from 30 on, 4 from 40, 5 from 50, else 2
tarneeb41-option-min_total = what the four bids must add up to; with less the deal is thrown in
tarneeb41-option-min_total_counts = what is added up for that: the tricks bid, or what the bids are worth
tarneeb41-option-min_total_by_score = that total is 11, and 12, 13, 14 once the best score at the table is 30, 40, 50
tarneeb41-option-values = what a bid is worth: its number, doubled from 7 on (syrian), or one of three steeper tables
tarneeb41-option-score_by = whether a kept bid scores what was bid, or the tricks taken
tarneeb41-option-fail_by = whether a failed bid loses its value, or goes by the tricks taken
tarneeb41-option-first_lead = who leads to the first trick: the dealer, or the seat after it
tarneeb41-option-partner = what the partner of a seat on target must have for the pair to win
tarneeb41-option-target_of = who must reach the target: one seat, or the pair together
tarneeb41-option-both_reach = both pairs reach the target: whether the best seat or the pair’s total decides first
tarneeb41-option-all_thirteen = whether taking all thirteen tricks alone wins the game
tarneeb41-option-max_deals = the game ends after so many deals; 0: only by the score
tarneeb41-option-winners = whether the pair wins together, or the best seat alone

tarneeb41-preset-syrian = to 41; bids from 1, doubled from 7 on; the dealer leads
tarneeb41-preset-lebanese = to 82; bids 2 to 12, more on a high score; steeper values; all thirteen tricks win. A long game
tarneeb41-preset-lebanese88 = the Lebanese game to 88
tarneeb41-preset-club = to 41; the seat after the dealer leads, bids count by value towards the total, the partner must be above 0
tarneeb41-preset-jawaker400 = Four hundred as played online: smallest bid and total rise with the scores, 10 and more are worth 40

# The game's words

tarneeb41-term-bid = Bid — the tricks you say you will take yourself; each seat bids once
tarneeb41-term-trick = Trick — four cards, one from each seat; the highest takes them
tarneeb41-term-trump = Trump — hearts, always: any heart beats any card of another suit
tarneeb41-term-follow = Follow — to play a card of the suit led, which you must if you hold one
tarneeb41-term-ruff = Ruff — to play a trump on a suit you have run out of
tarneeb41-term-void = Void — a suit you have no card of; it shows when you do not follow
tarneeb41-term-throw-in = Throw-in — four bids that add up to too little: nobody plays or scores, and the next seat deals
tarneeb41-term-partner = Partner — the seat across the table; each scores alone, { $winners ->
    [seat] and the best player wins alone
   *[pair] but you win together
  }
tarneeb41-term-lead = Lead — to play the first card of a trick; who took the last one leads
tarneeb41-term-tarneeb = Tarneeb — Arabic for trump, and the name of a family of games; another of them is an auction

# Tips

tarneeb41-tip-1 = Bid what you are sure of: a bid of 3 that fails costs six points against one kept, and tricks beyond the bid score nothing.
tarneeb41-tip-2 = Count an ace for a trick, a king with a card beside it for a little less, and each heart beyond the second for most of one.
tarneeb41-tip-3 = A short suit is worth something only while you have hearts to ruff with.
tarneeb41-tip-4 = If you bid last, you decide: with a poor hand let the total fall short, with a good one bid enough to save the deal.
tarneeb41-tip-5 = { $values ->
    [syrian] Six tricks are 6 points and seven are 14: with six sure ones, the seventh may be worth the risk.
   *[other] Four tricks are 4 points and five are 10: with four sure ones, the fifth may be worth the risk.
  }
tarneeb41-tip-6 = Look at the bids before you play: who needs a trick, who has enough, and what your partner still wants.
tarneeb41-tip-7 = Leave a trick to a partner who needs it, and once both of you have enough, break the others’ bids.
tarneeb41-tip-8 = Remember who did not follow: that seat will ruff the suit, or has no more hearts.
tarneeb41-tip-9 = Win with the lowest card that is enough, and as the last to play you know which that is.
tarneeb41-tip-10 = In the Lebanese game think before you pass 29, 39 or 49: your next smallest bid rises.
