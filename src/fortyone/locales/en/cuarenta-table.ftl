cuarenta-table-deal = Deal { $deal }
cuarenta-table-goal = chicas to { $target }, { $chicas ->
    [one] one wins
   *[other] { $chicas } win
  }
cuarenta-table-stock = stock: { $count }
cuarenta-table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
cuarenta-table-deals = deals
cuarenta-table-shown = , ronda of { $rank } shown: { $cards }
cuarenta-table-empty = The table is empty.
cuarenta-table-hand = Your hand:  { $cards }
cuarenta-table-ask = { $ronda ->
    [yes] Play a card or show your ronda
   *[no] Play a card
  }{ $only ->
    [yes] {" "}(only a caída counts)
   *[no] {""}
  }
cuarenta-table-note-ronda = shows your ronda
cuarenta-table-note-lay = lay it
cuarenta-table-note-takes = takes { $cards }

cuarenta-table-begins = { $you ->
    [yes] Deal { $deal }: you play first
   *[no] Deal { $deal }: { $who } plays first
  }
cuarenta-table-five = Five more cards each
cuarenta-table-lays = { $you ->
    [yes] You lay { $card }
   *[no] { $who } lays { $card }
  }
cuarenta-table-takes = { $you ->
    [yes] You take { $cards } with { $card }
   *[no] { $who } takes { $cards } with { $card }
  }{ $kind ->
    [caida] : caída!
    [limpia] : limpia!
    [caidalimpia] : caída and limpia!
   *[plain] {""}
  }
cuarenta-table-ronda = { $you ->
    [yes] You show a ronda of { $rank }
   *[no] { $who } shows a ronda of { $rank }
  }
cuarenta-table-shows = { $kind ->
    [doble] { $you ->
        [yes] You hold a doble ronda: all four of { $rank }
       *[no] { $who } holds a doble ronda: all four of { $rank }
      }
   *[ronda] { $you ->
        [yes] You hold a ronda of { $rank }
       *[no] { $who } holds a ronda of { $rank }
      }
  }
cuarenta-table-misdeal = { $you ->
    [yes] You misdeal
   *[no] { $who } misdeals
  }{ $free ->
    [yes] ; it is mended, and costs nothing
   *[no] , and deals again
  }
cuarenta-table-leftovers = What is left goes to { $who }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
cuarenta-table-counted = { $who }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
cuarenta-table-ends = The deal ends
cuarenta-table-why = { $why ->
    [under] fewer than 20
    [never] cards never score
    [stop] nothing for cards from { $score } points on
    [neither] 20 each: neither scores
    [others] 20 each: only the other side scores
    [twenty] 6 for 20
   *[more] 6 for 20, and { $points } for { $over } more
  }
cuarenta-table-of-which = { $why }, of which { $count } { $count ->
    [one] counts
   *[other] count
  }
cuarenta-table-chica = { $zapateria ->
    [yes] Zapatería! The chica and the mesa go to { $who }
   *[no] The chica goes to { $who }: { $chicas }
  }

cuarenta-table-finish-reset = { $target } wins the chica exactly; what would pass it leaves one below.
cuarenta-table-finish-exact = { $target } wins the chica exactly; what would pass it is lost.
cuarenta-table-finish-reach = { $target } or more wins the chica.
cuarenta-table-only = From { $score } on only a caída counts.
cuarenta-table-zapateria = The first chica wins the mesa if the other side has fewer than { $score }.
cuarenta-table-counts = { $score ->
    [0] Cards taken never score.
   *[other] Cards: 6 points from 20 on, 2 more a further pair; nothing for a side that has { $score } or more.
  }
cuarenta-table-final = Chicas { $chicas }; the last one { $scores }
cuarenta-table-unseen = Cards you have not seen, by rank:

cuarenta-extra-piles = the cards each side has taken
cuarenta-extra-unseen = how many cards of each rank are still unseen

# a sign on the table, told by `?`
cuarenta-sign-last = [card]  the card laid last
