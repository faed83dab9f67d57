# The command's help (cli/usage.py)

help-fortyone = Play, study and research four games named 41 and 40. Without a command: a menu, then play.
help-play = Play a match, against bots or with others at this screen. A move is typed in its notation or by the letter beside it; ? lists the other commands. When the input is no terminal, moves are read line by line: the first bad line stops, and the match is saved.
help-games = The games, and the names people know them by.
help-rules = A game’s rule book.
help-replay = A match again, move by move.
help-verify = Prove that a record is legal and its chance fair; exit 1 when it is not.
help-perft = Count lines of play: cards from the seed, every throw of dice counted.
help-bench = Time random deals of each game here; with --json, a line of JSON a row.

help-lang = The language to speak: en, fr. Default: the environment’s locale.
help-game = A game, by any name it is known by (fortyone games).
help-preset = A named set of options.
help-settings = Change an option; a value is JSON where it parses as JSON, else text. Repeatable.
help-file = A record.
help-as_json = Write JSON, and nothing else.
help-play-game = Without: your saved matches.
help-play-seats = Who plays, in seat order: you, you:Rosa, basic, random. Sets the number of seats. Default: you, and basic for the others.
help-play-dealer = The first dealer or starter: a seat, from 0. Default: lot.
help-play-seed = Repeatable chance. Default: a secret seed.
help-play-save = Where to save the match.
help-play-resume = Go on with a match.
help-rules-clause = Only these clauses, like D-7.
help-rules-options = The options with their defaults, and the presets.
help-rules-glossary = The game’s own words.
help-replay-step = Show the table after every move.
help-replay-seat = As this seat saw it. Default: as an onlooker.
help-perft-depth = Moves in a line.
help-perft-position = A position as JSON. Default: the start.
help-perft-seed = From which decks come.
help-perft-split = A count for each first move.
help-bench-game = Default: every game.

usage-command = “{ $text }” is no command
usage-option = there is no option { $text }
usage-missing = { $text } is missing
usage-value = { $text } needs a value
usage-extra = more than is asked for: { $text }
usage-invalid = { $text }: { $why }
usage-no-whole = “{ $text }” is no whole number
usage-negative = { $text } is less than 0

usage-word-usage = Usage:
usage-word-options = Options:
usage-word-arguments = Arguments:
usage-word-commands = Commands:
usage-word-examples = Examples:
usage-word-required = [required]
usage-word-default = [default: {""}
usage-word-help = Show this message and exit.
