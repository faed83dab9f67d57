dice41-table-ask = { $many ->
    [yes] Keep one die or more
   *[no] Keep one die
  }{ $best ->
    [0] {""}
   *[other] ; { $best } to beat
  }
dice41-table-ticket = ticket
dice41-table-round = { $extra ->
    [yes] Round { $round }, for the pot left over
   *[no] Round { $round } of { $rounds }
  }
dice41-table-pot = pot: { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  }
dice41-table-rolling = roll-off: { $who }
dice41-table-chips = chips
dice41-table-this-round = this round
dice41-table-out = sits out
dice41-table-failed = failed
dice41-table-best = { $score }, the best
dice41-table-tray = Kept: tickets ({ $tickets }) { $kept }  points { $points } = { $sum }

dice41-table-keeps = { $you ->
    [yes] You keep { $dice } of { $thrown }
   *[no] { $who } keeps { $dice } of { $thrown }
  }
dice41-table-scores = { $you ->
    [yes] You have { $score }: { $dice }
   *[no] { $who } has { $score }: { $dice }
  }
dice41-table-fails = { $you ->
    [yes] You fail: no { $missing } in { $dice }
   *[no] { $who } fails: no { $missing } in { $dice }
  }
dice41-table-rolls-off = { $again ->
    [yes] Still tied
   *[no] A tie
  }: { $who } throw again for the pot
dice41-table-takes = { $you ->
    [yes] You take the pot
   *[no] { $who } takes the pot
  }: { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  }
dice41-table-shared = { $who } share the pot, { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  } each
dice41-table-stays = { $failed ->
    [yes] Nobody qualifies
   *[no] A tie
  }: { $chips ->
    [0] the pot is empty
    [one] 1 chip stays in the pot
   *[other] { $chips } chips stay in the pot
  }
dice41-table-returned = Nobody qualifies: everyone takes back the chips of this round
dice41-table-begins = Round { $round }: { $you ->
    [yes] you throw first
   *[no] { $who } throws first
  }

dice41-table-practice = Practice alone: { $rounds ->
    [one] one turn
   *[other] { $rounds } turns
  }, no pot
dice41-table-means = Chips won and lost; most chips after { $rounds ->
    [one] one round wins
   *[other] { $rounds } rounds wins
  }. Ante: { $ante }. An unwon last pot is settled first.
dice41-table-tie-roll_off = A tie at the top: those tied throw again for the pot.
dice41-table-tie-split = A tie at the top: those tied share the pot.
dice41-table-tie-carry = A tie at the top: the pot stays for the next round.
dice41-table-nobody-carry = Nobody qualifies: the pot stays for the next round.
dice41-table-nobody-closest = Nobody qualifies: the pot goes to the best with one ticket.
dice41-table-nobody-return = Nobody qualifies: everyone takes back the chips of the round.
dice41-table-means-fail = Who fails pays { $chips } more into the pot.
dice41-table-means-double = A pot won with 24: every other seat pays { $ante } more.
dice41-table-unwon = { $chips ->
    [one] 1 chip stays unwon.
   *[other] { $chips } chips stay unwon.
  }

# a sign on the table, told by `?`
dice41-sign-tickets = [4] [_]  a ticket that is kept, and one still missing
