# The commands solve and advise: dice 41 and Midnight, solved

cli-doc-solve = The tables of a solved game: dice 41, and Midnight.

    The best mean score, the best chance to reach or to pass each score, how often the best mean ends with each, and each seat’s share of the pot when all play their best.
cli-doc-advise = What each choice of a throw is worth, and why.

    Exact, for a throw of dice 41 or Midnight: every seat after this one plays its best. The worth is in parts of the pot.
cli-opt-solve-seats = How many throw for the pot, 2 to 12. Default: the game’s.
cli-opt-advise-seats = How many throw for the pot; 1: practice. Default: as many as the other options tell of, at least the game’s.
cli-opt-tie = What several at the top do. Default: the game’s.
cli-opt-plot = Draw the scores into this file, a .png or .svg (needs matplotlib).
cli-opt-throw = The dice lying thrown, as digits.
cli-opt-kept = The dice kept before, as digits. Default: none.
cli-opt-to_beat = The best score so far; 0: those who threw have failed. Default: nobody has thrown.
cli-opt-holders = How many hold that score. Default: 1.
cli-opt-after = How many throw after this seat. Default: none with --to-beat, else all the others.
cli-word-dice = DICE
cli-word-score = SCORE

cli-not-solved = { $value } is not solved; { $allowed } is, with Midnight
cli-no-plots = a picture needs matplotlib: pip install 'fortyone[plots]'
cli-plot-kind = a picture is a .png or a .svg file, not { $path }
cli-solve-one = Dice 41: one die kept after each throw
cli-solve-one_or_more = Midnight: one or more dice kept after each throw
cli-solve-tickets = tickets { $one } and { $other }
cli-solve-max_mean = Best mean score
cli-solve-max_qualify = Best chance to qualify
cli-solve-max_24 = Best chance of 24
cli-solve-score = score
cli-solve-at_least = at least
cli-solve-more_than = more than
cli-solve-distribution = with the best mean
cli-solve-shares = Shares of the pot, first to throw first; a tie { $tie ->
    [split] splits it
    [carry] carries it
   *[roll_off] rolls off
  }:
cli-advise-dice = kept “{ $kept }” and thrown “{ $thrown }” must be six dice in all
cli-advise-holders = --holders goes with --to-beat: how many hold that score
cli-advise-exact = Keep { $move }: { $cause }; { $outlook }.
cli-advise-near = Keep { $move }: { $cause }; { $outlook }. (The values are not exact under these options.)
cli-plot-scores = How often the best mean ends with each score (%)
cli-plot-targets = The best chance to reach each score (%)
cli-plot-mean = mean { $mean }
cli-plot-fails = not qualified: { $chance } %
cli-plot-score = score
cli-plot-worths = What a score is worth while others are still to throw (% of the pot)
cli-plot-after = { $after } to come
