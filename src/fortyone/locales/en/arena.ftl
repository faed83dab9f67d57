# Two players against each other over many deals.

cli-doc-arena = Two players over many deals: which is stronger, and how sure that is.

    Each deal is played in every seating: the first player takes one side, the second all others, each side in turn; docs/arena.md explains the figures. Ctrl-C stops; with --out, the same command goes on from there.
cli-opt-players = The two players: basic, quick, strong, or one of your own as module:Name; with a budget a move if wanted, as in strong:0.5s or strong:500.
cli-opt-deals = How many deals. Default: 100.
cli-opt-budget = What each player may think about a move, where its name says nothing: 0.5s is seconds, 500 simulations.
cli-opt-arena-seed = From which all chance comes. Default: 0.
cli-opt-jobs = How many processes play. Default: 1.
cli-opt-out = A file to which what comes of each deal is added; if it has some already, they are not played again.
cli-opt-records = A folder for the records of all matches.
cli-word-budget = BUDGET
cli-word-folder = FOLDER

arena-two-players = --players { $text }: two players are asked for, like strong,basic
arena-alone = nobody plays against anybody at a table of { $sides }
arena-nothing = no deal has been played
arena-broken = a process that played has died
arena-trouble = { $player } (deal { $deal }, side { $side }, move { $event } of seat { $seat }): { $what }; basic moved instead, and the move counts as illegal
arena-stopped = stopped after { $done } of { $deals } deals; the same command goes on with { $path }
arena-stopped-lost = stopped after { $done } of { $deals } deals; with --out FILE they would have been kept
arena-no-ledger = { $path } is no file of an arena
arena-other-contest = { $path } is another contest’s: its { $key } is { $there }, not { $here }
arena-bad-line = { $path }, line { $line } cannot be read: { $why }

arena-title = { $game } · { $preset }
arena-played = { $deals ->
    [one] One deal
   *[other] { $deals } deals
  } in every seating: { $matches } matches, dealt { $dealt } times
arena-first = { $first } against { $second }
arena-mean = wins a deal
arena-wins = wins of matches
arena-unit = returns
arena-signed = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seconds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-interval = 95 %: { $low } … { $high }
arena-one-deal = one deal tells no more
arena-moves = moves
arena-pace = seconds a move
arena-illegal = illegal
arena-late = late
