# What can be wrong with any game. A game's own messages stand in its own file.

option-value = { $option }={ $value } is not a choice; allowed: { $allowed }
option-unknown = { $option } is not an option of this game; options: { $allowed }
option-bank = { $option }={ $value } pays no ante; allowed: { $allowed }
game-unknown = { $value } is no game; games: { $allowed } (“fortyone games” lists their other names)
game-ambiguous = { $value } is the name of several games: { $allowed }
clause-unknown = { $value } is no clause of this rule book; clauses: { $allowed }
name-bad = { $value } is no name; a name has { $allowed } characters that can be printed, and no space at its ends
player-budget = { $text ->
    [none] this player’s budget is missing
   *[other] “{ $text }” is no budget
  }: seconds or simulations a move, as in strong:0.5s or strong:500
player-import = { $text } is no player: { $why }; players: { $allowed }, or one of your own as module:Name
player-no-choose = it has no method choose

bad-move-id = { $move } is no move id; ids go from 0 to { $count } − 1
no-text = { $value } is no text
bad-card = { $text } is no card; a card is a rank (A 2 … 9 T J Q K) and a suit (c d h s), like Th
bad-faces = { $text } is no throw; dice are written as digits from 1 to 6
deck-twice = { $card } stands twice in the deck
deck-foreign = { $card } does not belong to this deck
deck-short = the deck has { $count } cards; it needs { $expected }

illegal-move = { $clause }: { $move } is not legal: { $why }; legal: { $legal }
illegal-now = { $clause }: { $move } is not legal: { $why }
other-seat = it is the turn of seat { $turn }
over-no-move = the match is over
chance-no-move = no seat is on turn: chance is due
over-no-chance = the match is over
seat-no-chance = chance is not due: a seat is on turn
wrong-dice = { $count ->
    [one] one die was thrown
   *[other] { $count } dice were thrown
  }, { $due } are due
chance-is-drawn = this match draws its own chance

position-no-object = a position is a JSON object
position-key = { $key } is not a key of a position; keys: { $allowed }
position-value = { $key }: { $value } is not allowed; allowed: { $allowed }
position-length = { $key }: { $value } is not a list of { $length }
position-notation = { $key }: { $reason }
position-twice = { $card } stands twice

record-error = line { $line }: { $reason }
record-format = this is no record: the first line is not “{ $expected }”
record-line = “{ $text }” is neither a tag, nor chance, nor moves
record-tag = “{ $tag }” is no tag, or lacks or should not have a key; tags: { $allowed }
record-tag-twice = the tag “{ $tag }” stands twice
record-tag-late = the tag “{ $tag }” comes too late
record-lot = the lot comes once, before everything else
record-hidden = cards are hidden: a seat’s own record cannot be replayed
record-after-result = nothing can happen after the result
record-no-dealer = a lot, or the tag “dealer”, is missing
record-two-dealers = the dealer was drawn by lot, or chosen by the tag “dealer”: not both
record-missing = the tag “{ $tag }” is missing
record-seat = “{ $tag }”: this table has { $seats } seats, numbered from 0
record-value = { $tag }: “{ $value }” is not allowed; allowed: { $allowed }
record-rules = made under rules version { $version }; this program plays version { $known }: { $why }
record-seed = a seed is 64 hexadecimal digits
record-number = { $tag }: “{ $value }” is no whole number
record-json = { $tag }: “{ $value }” is no JSON
record-result = { $tag } is “{ $value }”, but the moves give “{ $expected }”
unfair-no-seed = the record shows no seed, so its chance cannot be checked
unfair-commitment = the commitment is not that of the seed, { $expected }
unfair-chance = chance event { $event } is not what the seed gives
