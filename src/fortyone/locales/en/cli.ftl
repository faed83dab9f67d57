# The terminal. Messages that every game's table uses begin with table-.

table-you = You
table-and = { $most } and { $last }
table-ask = Your turn
table-plays = { $you ->
    [yes] You play { $move }
   *[no] { $who } plays { $move }
  }
table-score = { $who }: { $score }
table-drawn = The match is drawn.
table-wins = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $who } wins.
      }
   *[other] { $who } win.
  }

cli-person = Player
cli-practice = practice
cli-prompt = { $ask } (? explains) >
cli-prompt-of = { $who }: { $ask } (? explains) >
cli-more-moves = … { $count } more: type moves, or write one
cli-hand-over = It is { $who }’s turn. Press Enter when nobody else is looking.
cli-again = Another match? (again, quit, save FILE, ?) >
cli-yes = yes y
cli-no = no n
cli-saved = Saved. To go on:
cli-saved-here = Saved: { $path }
cli-undone = Back to your last choice.
cli-nothing-to-undo = There is nothing to take back yet.
cli-nothing-yet = Nothing has happened yet.
cli-no-tips = No tips for this game.
cli-no-glossary = This game has no words of its own.
cli-see-rules = Type rules to read the clause.
cli-rules-how = Nothing was refused yet. Type rules and a clause, like rules D-2; the whole book: fortyone rules { $game }
cli-slow = not compiled: the rules run as plain Python, some fifty times slower

cli-help = Type a move as it is written, or the letter beside it. A number is always the move itself. Or:
cli-help-table = the table again (Enter alone does the same)
cli-help-last = what happened since your last turn
cli-help-score = the score sheet, and what the scores mean
cli-help-moves = every legal move with what it does
cli-help-hint = what the strong player thinks of each move, knowing what you know
cli-help-rules = the clause behind the last refusal; rules D-2: that clause
cli-help-tips = advice for this game
cli-help-undo = back to your last choice (the match becomes practice)
cli-help-save = save the match; save FILE: there
cli-help-quit = leave; the match is saved

cli-thinks = { $who } is thinking …
cli-hint-wait = Thinking …
cli-hint-only = { $move } is the only legal move.
cli-hint-plays = The strong player plays { $move }.
cli-hint-why = { $move }: { $why }.
cli-hint-counts = The values: { $unit }.
cli-hint-unit = what the match is expected to return to you
cli-hint-nobody = A hint is for the person on turn.

cli-menu = Which game?
cli-menu-saved = { $count ->
    [one] One saved match: type !
   *[other] { $count } saved matches: type !
  }
cli-which = Letter or name (Enter: leave) >
cli-several = { $name } is the name of several games:
cli-none-of-these = { $value } is none of these games: { $allowed }
cli-list-saved = Saved matches
cli-far = { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
cli-more-saved = … and { $count } older
cli-newest = The newest: { $command }
cli-which-saved = Letter (Enter: leave) >
cli-none-saved = No saved matches. To play: fortyone play GAME; the games: fortyone games
cli-no-such-letter = “{ $text }” is none of the letters
cli-known-as = Known as:
cli-presets = Presets:
cli-default = default { $value }
cli-here = here { $value }
cli-step = Enter: on; q: leave >
cli-unfinished = The match is not finished.
cli-complete = The match is finished, and its result is what the moves give.

cli-legal = Legal: { $moves ->
    [one] one move follows
   *[other] all { $moves } moves follow
  } the rules of { $game }, version { $version }.
cli-fair = Fair: { $events ->
    [one] the one chance event comes
   *[other] all { $events } chance events come
  } from the seed whose commitment is { $commitment }.
cli-was-practice = Practice: moves were taken back.
cli-not-legal = not legal: { $why }
cli-not-fair = not proven fair: { $why }
cli-no-claim = the record is legal, but claims no fairness: it has no commitment and no seed

cli-cannot-read = { $path } cannot be read: { $why }
cli-cannot-write = { $path } cannot be written: { $why }
cli-no-text = { $path } is no record: it is no text
cli-in-file = { $path }, { $why }
cli-no-json = { $path } is no JSON: { $why }
cli-setting = --set { $text }: an option is set as option=value
cli-no-game = which game? fortyone play GAME; the games: fortyone games
cli-no-undo = undo is for one person against bots
cli-no-chance = the match cannot go on: its record has no seed to draw chance from
cli-resume-options = a saved match has its options already: leave out { $options }
cli-resume-game = the saved match is one of { $game }, not of { $asked }

# The help of commands and options. Words in capitals are placeholders: cli-word-.

cli-usage = Usage:
cli-examples = Examples:
cli-heading-options = Options:
cli-heading-arguments = Arguments:
cli-heading-commands = Commands:
cli-required = required
cli-word-game = GAME
cli-word-file = FILE
cli-word-name = NAME
cli-word-names = NAMES
cli-word-option = OPTION
cli-word-options = OPTIONS
cli-word-value = VALUE
cli-word-clause = CLAUSE
cli-word-command = COMMAND

cli-doc-menu = Play, study and research four games named 41 and 40. Without a command: a menu, then play.
cli-doc-play = Play a match, against bots or with others at this screen.

    A move is typed in its notation or by the letter beside it; ? lists the other commands. When the input is no terminal, moves are read line by line: the first bad line stops, and the match is saved.
cli-doc-games = The games, and the names people know them by.
cli-doc-rules = A game’s rule book.
cli-doc-replay = A match again, move by move.
cli-doc-verify = Prove that a record is legal and its chance fair; exit 1 when it is not.
cli-doc-perft = Count lines of play: cards from the seed, every throw of dice counted.
cli-doc-bench = Time random deals of each game here; with --json, a line of JSON a row.

cli-opt-help = Show this message and exit.
cli-opt-lang = The language to speak: en, ar, es, fr, id, nb, ru. Default: the environment’s locale.
cli-opt-game = A game, by any name it is known by (fortyone games).
cli-opt-play-game = Without: your saved matches.
cli-opt-bench-game = Default: every game.
cli-opt-file = A record.
cli-opt-preset = A named set of options.
cli-opt-settings = Change an option; a value is JSON where it parses as JSON, else text. Repeatable.
cli-opt-seats = Who plays, in seat order: you, you:Rosa, strong (a second a move), quick (a tenth of one), basic, random. Sets the number of seats. Default: you, and quick for the others; basic in a script.
cli-opt-dealer = The first dealer or starter: a seat, from 0. Default: lot.
cli-opt-seed = Repeatable chance. Default: a secret seed.
cli-opt-perft-seed = From which decks come. Default: 0.
cli-opt-save = Where to save the match.
cli-opt-resume = Go on with a match.
cli-opt-clause = Only these clauses, like D-7.
cli-opt-options = The options with their defaults, and the presets.
cli-opt-glossary = The game’s own words.
cli-opt-step = Show the table before every move.
cli-opt-seat = As this seat saw it. Default: as an onlooker.
cli-opt-depth = Moves in a line.
cli-opt-position = A position as JSON. Default: the start.
cli-opt-split = A count for each first move.
cli-opt-as_json = Write JSON, and nothing else.

cli-wrong-command = there is no command “{ $text }”
cli-wrong-option = there is no option { $option }{ $near ->
    [none] { "" }
   *[other] ; like it: { $near }
  }
cli-wrong-empty = { $option } needs a value
cli-wrong-flag = { $option } takes no value
cli-wrong-missing = { $what } is missing
cli-wrong-value = { $option } takes a whole number{ $least ->
    [zero] { " " }from 0
    [one] { " " }from 1
   *[none] { "" }
  }, not “{ $value }”
cli-wrong-extra = more than this command takes: { $text }

# heads of the columns of `bench`
bench-game = game
bench-what = what
bench-rate = per second
bench-moves = moves per second

cli-web-open = The tables are open at { $address }
cli-web-others = For others in your network: { $address }
cli-web-ends = Ctrl-C ends it; every table is kept.
cli-web-here = Or play here, in this terminal:
cli-web-goes-on = The tables are still open; Ctrl-C ends it.
cli-web-taken = { $address } cannot be listened on: { $why }
cli-web-missing = the table server needs packages that are not installed ({ $missing }): pip install fortyone[web]
cli-tables-none = No table is kept here.
cli-tables-deleted = Table { $code } is deleted.

cli-doc-web = Serve tables to browsers: friends and bots at one table. Every option can also be set in the environment (FORTYONE_PORT=80) or in a file; docs/server.md lists them all.
cli-doc-tables = The tables that are kept: all, or one; its matches as records; delete it.
cli-opt-host = The address to listen on; 0.0.0.0 lets others in your network come. Default: 127.0.0.1.
cli-opt-port = The port. Default: 8041.
cli-opt-database = Where tables are kept. Default: a file in your data folder.
cli-opt-config = A settings file (TOML). Default: server.toml in your settings folder.
cli-opt-browser = Open the browser, or not.
cli-opt-menu = Offer the games in this terminal too.
cli-opt-code = A table.
cli-opt-export = Write its matches as records. A match that runs is written with its seed: keep that secret.
cli-opt-delete = Delete it for good.
cli-word-address = ADDRESS
cli-word-code = CODE
