empat_satu-table-ask = { $step ->
    [discard] Discard a card
   *[take] Take a card
  }{ $stop ->
    [yes] , or stop
   *[no] {""}
  }
empat_satu-table-hand = Hand { $hand } of { $hands }
empat_satu-table-stock = stock: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
empat_satu-table-no-stock = the stock is empty: { $left ->
    [0] the hand ends
    [one] one more turn at most
   *[other] { $left } more turns at most
  }
empat_satu-table-no-pile = Pile: nothing discarded yet
empat_satu-table-pile = Pile: { $top } on top
empat_satu-table-under = , under it { $cards }
empat_satu-table-deals = deals
empat_satu-table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
empat_satu-table-known = , seen taken: { $cards }
empat_satu-table-four = Your hand:  { $hand }   worth { $worth }
empat_satu-table-five = Your hand:  { $hand }
empat_satu-table-drawn = {"   "}just taken: { $card }
empat_satu-table-leaves = leaves { $value }
empat_satu-table-shows = you show { $hand }
empat_satu-table-pile-note = { $card }, up to { $value }
empat_satu-table-stock-note = unseen
empat_satu-table-pass-note = ends the hand

empat_satu-table-draws = { $you ->
    [yes] You draw { $card } from the stock
   *[no] { $who } draws from the stock
  }
empat_satu-table-takes = { $you ->
    [yes] You take { $card } from the pile
   *[no] { $who } takes { $card } from the pile
  }
empat_satu-table-discards = { $you ->
    [yes] You discard { $card }
   *[no] { $who } discards { $card }
  }
empat_satu-table-stop = { $you ->
    [yes] You stop: all hands are shown
   *[no] { $who } stops: all hands are shown
  }
empat_satu-table-pass = { $you ->
    [yes] You pass: all hands are shown
   *[no] { $who } passes: all hands are shown
  }
empat_satu-table-begins = { $you ->
    [yes] Hand { $hand }: you play first
   *[no] Hand { $hand }: { $who } plays first
  }
empat_satu-table-won = { $you ->
    [yes] You win the hand
   *[no] { $count ->
        [one] { $who } wins the hand
       *[other] { $who } share the win
      }
  }
empat_satu-table-lost = { $you ->
    [yes] You lose it
   *[no] { $count ->
        [one] { $who } loses it
       *[other] { $who } share the loss
      }
  }
empat_satu-table-tally = hands won { $won }, lost { $lost }
empat_satu-table-means = A hand counts the cards of its best suit minus the others. The best wins the hand, the worst loses it; no points are carried on.
empat_satu-table-stop-one_suit = Four cards of one suit as your turn begins: you may stop.
empat_satu-table-stop-threshold = A hand worth { $least } or more as your turn begins: you may stop.
empat_satu-table-stop-anytime = You may stop whenever your turn begins.
