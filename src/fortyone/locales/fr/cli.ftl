# Le terminal. Les messages que toutes les tables emploient commencent par table-.

table-you = Vous
table-and = { $most } et { $last }
table-ask = À vous
table-plays = { $you ->
    [yes] Vous jouez { $move }
   *[no] { $who } joue { $move }
  }
table-drawn = Le match est nul.
table-wins = { $count ->
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $who } gagne.
      }
   *[other] { $who } gagnent.
  }
