dice41-name = Dice 41
dice41-arena-unit = chips
dice41-value-unit = what comes to you of this pot on average, in chips (alone: in points)

# Moves that are refused

dice41-bad-move = “{ $text }” keeps no dice; a move is the faces set aside, as one to six digits from 1 to 6
dice41-keep-one = exactly one die is kept after each throw
dice41-not-thrown = these dice do not all lie there; thrown: { $thrown }

# Positions that are refused

dice41-out-bank = out: without a bank nobody sits out
dice41-out-all = out: fewer than two seats are left to play
dice41-out-rich = out: seat { $seat } has { $chips } { $chips ->
    [one] chip
   *[other] chips
  } and can pay the ante
dice41-starter-out = starter: seat { $seat } sits out
dice41-no-rolling = rolling_off: there is no roll-off under these options, nor after the end
dice41-rolling = rolling_off: { $seats } cannot roll off: two seats or more do, none of them sitting out
dice41-done = done: seat { $seat } cannot have { $score }; a score is 0 or 4 to 24, of a seat that throws in this round or roll-off
dice41-kept-by = kept_by: seat { $seat } cannot have kept { $kept }; six dice are kept, and make the score of `done`
dice41-all-done = done: all have thrown, so the round would be over
dice41-turn = turn: it cannot be the turn of seat { $given }; the first seat in order that has not thrown is { $due }, and none after it has thrown
dice41-dice = kept “{ $kept }” and thrown “{ $thrown }” cannot be: six dice in all, or fewer than six kept and a throw due; a single die never lies
dice41-not-over = turn: the match cannot be over in round { $round } of { $rounds } with these scores and chips
dice41-paid = paid: seat { $seat } cannot have put in { $paid } this round; it was { $allowed }
dice41-chips = chips: the chips of the seats ({ $chips }) and the pot ({ $pot }) must add up to { $total }
dice41-pot = pot: { $pot } cannot be, with { $paid } put in this round and these chips
dice41-pot-left = pot: { $pot } cannot be left at the end: it would be played for, or shared out
dice41-pot-won = round: { $round } of { $rounds } is played only for a pot left on the table, and none is

# Options

dice41-option-seats = seats at the table; one seat is practice, without a pot
dice41-option-rounds = how many rounds a match has; one a seat, so that each starts equally often
dice41-option-keep = how many dice are set aside after a throw: exactly one, or one or more (Midnight)
dice41-option-tickets = the two faces that must be kept to qualify
dice41-option-ante = chips each seat puts into the pot before a round
dice41-option-tie = several share the top: they roll off, split the pot, or it is carried to the next round
dice41-option-nobody = nobody qualifies: the pot is carried, goes to the closest, or returns to those who paid
dice41-option-fail_ante = more chips that a seat pays into the pot when it does not qualify
dice41-option-double_24 = a winner with 24 gets one more ante from every other seat
dice41-option-starter = who starts the next round: the start rotates, or the winner starts
dice41-option-last_pot = a last pot that nobody won: play on for it, or split it
dice41-option-bank = chips each seat starts with; 0: chips are only counted and may go below zero

dice41-preset-standard = six dice, one set aside after each throw; ties roll off, an unwon pot is carried
dice41-preset-midnight = Midnight, or 1-4-24: set aside as many dice as you like; a winning 24 is paid double
dice41-preset-midnight_carry = Midnight in which a tie carries the pot to the next round
dice41-preset-pub = dice 41 with a chip more from each seat that fails, and 24 paid double

# The game's words

dice41-term-ticket = Ticket — one of the two dice, { $tickets }, that you must keep for your turn to count
dice41-term-qualify = Qualify — to have kept both tickets; a turn that does not qualify scores 0
dice41-term-points = Points — the sum of the four dice beside the tickets, 4 to 24
dice41-term-set-aside = Set aside — to keep a die after a throw; it is never thrown again in this turn
dice41-term-ante = Ante — the chip each seat puts into the pot before a round
dice41-term-pot = Pot — the chips that the highest score takes
dice41-term-carry = Carry — an unwon pot stays on the table, and the next antes go on top
dice41-term-roll-off = Roll-off — seats tied at the top throw again among themselves for the pot, without a new ante
dice41-term-closest = Closest — where nobody qualifies: the seat with one ticket and the most beside it
dice41-term-midnight = Midnight — the game, also called 1-4-24, in which you may set aside several dice after a throw

# Tips

dice41-tip-1 = Tickets first: without both ({ $tickets }) your other dice are worth nothing, so take them as they show.
dice41-tip-2 = Collecting sixes first is tempting, and a high score to beat may demand it; but with each throw there are fewer dice left to show a ticket, and you may never qualify.
dice41-tip-3 = Once you hold both tickets, keep your highest die after each throw.
dice41-tip-4 = The same ticket twice: one is your ticket, the other only counts as points.
dice41-tip-5 = Throwing last is a small edge, for you know what to beat: of two seats the last takes 51.95 % of the pots, the first 48.05 %.
dice41-tip-6 = Know the score to beat: if only sixes can reach it, a safe five does not help.
dice41-tip-7 = The more seats are still to throw, the higher the score that will hold.
dice41-tip-8 = Midnight is fewer throws but more control: keep your sixes together, and throw a five or a four again while two others go with it.

# What to keep, and why

dice41-why-only = there is nothing to choose
dice41-why-same = all choices are worth the same; this one keeps the most
dice41-why-ticket = { $count ->
    [one] the ticket { $faces } is safe
   *[other] the tickets { $faces } are safe
  }
dice41-why-held = both tickets are held: what counts is points
dice41-why-wait = high dice first: the ticket that lies there can wait
dice41-why-none = no { $faces } to take: high dice
dice41-beats = { $best } is passed in { $beats } %, tied in { $ties } %
dice41-ties = 24 is tied in { $ties } %
dice41-out-of-reach = { $best } is out of reach
dice41-scores = it qualifies in { $qualifies } %, then with { $mean } points on average
dice41-fails = it cannot qualify any more
dice41-why-exact = { $cause }; { $outlook }; worth { $value } of { $pot } chips
dice41-why-near = { $cause }; { $outlook }; worth about { $value } of { $pot } chips (not exact at this table)
dice41-why-points = { $cause }; { $outlook }; worth { $value } points
