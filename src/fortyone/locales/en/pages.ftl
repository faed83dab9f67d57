# Pages beside the table: home, rules, results, replays.

# The first page

ui-other-forms = Other well-known forms
ui-name-dice41-midnight = Midnight
ui-name-tarneeb41-lebanese = Lebanese 400
ui-name-cuarenta-rapido = Quick Cuarenta (rápido)
ui-name-cuarenta-individual = Cuarenta for two
ui-about-dice41-midnight = The dice game also called 1-4-24. After each throw set aside one die or more; a 24 is paid double.
ui-about-tarneeb41-lebanese = Four hundred as in Lebanon, to 82. High bids are worth far more, and cost as much when they fail.
ui-about-cuarenta-rapido = Cuarenta in half the time: each chica goes to 20. Everything else stays, the caída too.
ui-about-cuarenta-individual = Cuarenta for two, each for itself. You see more of the cards, and nobody else is to blame.
ui-minutes = about { $minutes } min
ui-hours = about { $hours } h
ui-minutes-a-deal = about { $minutes } min a deal
ui-players-of = { $count } players
ui-find-table = Open a table

# Rules

ui-rules-of-table = These are the rules of the table you come from.
ui-back-to-table = Back to the table
ui-rules-played = Rules as played
ui-in-short = In short
ui-examples = Examples
ui-example-before = before
ui-example-after = after
ui-exact = What is known exactly
ui-known-dice41-1 = With two players and best play, who throws last wins 51.95 % of the pots, who throws first 48.05 %: the last one knows what to beat.
ui-known-dice41-2 = The best play for points scores 17.05 on average. At most 92.38 % of turns qualify, and 4.13 % reach 24.
ui-known-dice41-3 = In Midnight it is 18.68, 95.67 % and 10.00 %; who throws last of two wins 53.97 % of the pots.
ui-known-cuarenta-1 = Five cards hold three of a rank with 25,200 of 658,008 chances: once in 26 hands.
ui-known-cuarenta-2 = They hold all four of a rank with 360 of 658,008: once in 1,828 hands.
ui-known-empat_satu-1 = There are 270,725 hands of four cards. 16 of them are worth 41, and 2,860 are of one suit: one in 95.
ui-known-empat_satu-2 = A hand as dealt is worth 2.60 on average; 36.7 % are worth less than nothing.
ui-known-tarneeb41-1 = A hand of thirteen has no trump at all once in 78 deals, and five trumps or more in 17.6 % of them.
ui-known-tarneeb41-2 = Three trumps are the commonest number (28.6 %), then four (23.9 %). The average is 3.25.
ui-traditions = What differs from place to place
ui-rule = Rule
ui-no-changes = Nothing is changed from the usual rules of this form.
ui-clauses-number = Every rule has a number. When a move is refused, the refusal names it.
ui-clause-here = Here:
ui-clause-off = Not played here.
ui-colon = { $text }:
ui-here-values-lebanese = 1 to 4 their number, 5 gives 10, 6 gives 12, 7 gives 14, 8 gives 16, 9 gives 27, 10 gives 30, 11 gives 33, 12 gives 36, 13 gives 39
ui-here-values-jawaker = 1 to 4 their number, 5 gives 10, 6 gives 12, 7 gives 14, 8 gives 16, 9 gives 27, 10 and more give 40; to a seat on 30 or more, 5 and 6 are worth 5 and 6
ui-here-values-stepped = 1 to 4 their number, 5 gives 10, 6 gives 12, 7 gives 14, 8 gives 16, 9 gives 27, 10 gives 30, 11 gives 44, 12 gives 48, 13 gives 52
ui-none-found = No rule says that.

# The result

ui-how-points = How each point was made
ui-see-move = See it on the table

# Replay

ui-copy-move = Copy the link to this move
ui-download = Download the record
ui-moves = Moves
ui-onlooker = an onlooker
ui-begins = The match begins.
ui-pause = Pause
ui-open-other = Open another record
ui-drop-here = … or drop the file here.
ui-where-records = A record is at the end of every match, under “Record”; “fortyone play” keeps records too.
