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

cli-person = Player
cli-practice = practice
cli-prompt = { $ask } (? explains) >
cli-more-moves = … { $count } more: type moves, or write one
cli-hand-over = It is { $who }’s turn. Press Enter when nobody else is looking.
cli-again = Another match? (again, quit, save FILE, ?) >
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
cli-help-rules = the clause behind the last refusal; rules D-2: that clause
cli-help-tips = advice for this game
cli-help-undo = back to your last choice (the match becomes practice)
cli-help-save = save the match; save FILE: there
cli-help-quit = leave; the match is saved

cli-menu = Which game?
cli-menu-saved = { $count ->
    [one] One saved match: type !
   *[other] { $count } saved matches: type !
  }
cli-asked = { $who }: { $ask }
cli-which = Letter or name (Enter: leave) >
cli-list-saved = Saved matches
cli-more-saved = … and { $count } more
cli-saved-in = By name: fortyone play --resume FILE, for files in { $folder }
cli-moves-so-far = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
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
