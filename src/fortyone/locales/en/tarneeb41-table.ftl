# Syrian 41 in the terminal.

tarneeb41-table-deal = Deal { $deal } · to { $target } · ♥ trumps
tarneeb41-table-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  } · to { $target }
tarneeb41-table-total = { $counts ->
    [values] bids worth { $total } of { $required } needed
   *[tricks] { $total } bid of { $required } needed
  }
tarneeb41-table-trick = trick { $trick } of 13 · { $bid } bid
tarneeb41-table-dealer = {" "}(D)
tarneeb41-table-hand = Your hand:  { $hand }

tarneeb41-table-ask-bid = Bid { $low } to { $high }; { $total } of { $required } so far
tarneeb41-table-ask-lead = Lead any card
tarneeb41-table-ask-card = { $follows ->
    [yes] Follow { $suit }
   *[no] You have no { $suit }: play any card
  }
tarneeb41-table-worth = worth { $value }
tarneeb41-table-throws-in = throws the deal in
tarneeb41-table-ahead = { $last ->
    [yes] takes it
   *[no] ahead so far
  }

tarneeb41-table-dealt = { $you ->
    [yes] You deal
   *[no] { $who } deals
  }
tarneeb41-table-bids = { $you ->
    [yes] You bid { $bid }
   *[no] { $who } bids { $bid }
  } ({ $total } in all)
tarneeb41-table-thrown-in = Too little is bid: the deal is thrown in; { $you ->
    [yes] you deal next
   *[no] { $who } deals next
  }
tarneeb41-table-all-bid = All have bid; { $you ->
    [yes] you lead
   *[no] { $who } leads
  }
tarneeb41-table-leads = { $you ->
    [yes] You lead { $card }
   *[no] { $who } leads { $card }
  }
tarneeb41-table-plays = { $you ->
    [yes] You play { $card }
   *[no] { $who } plays { $card }
  }
tarneeb41-table-takes = { $you ->
    [yes] You take the trick: { $count }
   *[no] { $who } takes the trick: { $count }
  }
tarneeb41-table-deal-ends = The deal: { $seats }
tarneeb41-table-thirteen = { $you ->
    [yes] You have taken all thirteen tricks!
   *[no] { $who } has taken all thirteen tricks!
  }

tarneeb41-table-no-last = No trick has been taken yet
tarneeb41-table-took = { $you ->
    [yes] You took it
   *[no] { $who } took it
  }
tarneeb41-table-values = A bid kept, by your own tricks, scores its value; a failed one loses it:
tarneeb41-table-target-alone = A seat with { $target } points wins alone; of several, the one with most.
tarneeb41-table-target-pair = A pair wins with { $target } points together.
tarneeb41-table-target-seat = A seat with { $target } points wins for its pair.
tarneeb41-table-partner-not_negative = Its partner may not be below 0.
tarneeb41-table-partner-positive = Its partner must be above 0.
tarneeb41-table-jawaker = To a seat on 30 or more, 5 and 6 are worth 5 and 6.
tarneeb41-table-rises = The smallest bid is 3 from 30 points on, 4 from 40, 5 from 50.
tarneeb41-table-sweep = All thirteen tricks of one seat win the game.
tarneeb41-table-bound = The game ends after deal { $deals } at the latest.
tarneeb41-table-no-voids = Nobody has shown to lack a suit

tarneeb41-extra-voids = the suits each seat has shown to lack
tarneeb41-extra-unseen = the cards you have not seen yet, by suit

# a sign on the table, told by `?`
tarneeb41-sign-best = [card]  the card that takes the trick so far
