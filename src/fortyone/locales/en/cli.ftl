# The terminal. Messages that every game's table uses begin with table-.

table-you = You
table-and = { $most } and { $last }
table-ask = Your turn
table-plays = { $you ->
    [yes] You play { $move }
   *[no] { $who } plays { $move }
  }
table-drawn = The match is drawn.
table-wins = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $who } wins.
      }
   *[other] { $who } win.
  }
