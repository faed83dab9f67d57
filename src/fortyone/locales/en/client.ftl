# What the browser's pages say.

ui-title = card and dice tables
ui-lead = Sit down and play, alone against good bots or with friends by a link.
ui-pages = Pages
ui-home = First page
ui-tables = Tables
ui-verify = Check a match
ui-settings = Settings
ui-rules = Rules
ui-rules-of = Rules: { $game }
ui-wait = One moment …
ui-trouble = That did not work
ui-retry = Try again
ui-offline = The server cannot be reached. Is it running, and are you online?
ui-close = Close
ui-yes = yes
ui-no = no
ui-more = More

# The first page

ui-forms = Ways to play
ui-play-now = Play now
ui-play = Play
ui-invite = Invite friends
ui-go-on-playing = Go on where you were
ui-my-tables = My tables
ui-open-tables = Open tables
ui-no-my-tables = You have not sat at a table yet.
ui-no-open-tables = No table is waiting for players. Open one, and put it on this list.
ui-open-record = Replay a record
ui-for-programs = For programs: the API
ui-phase-waiting = waiting
ui-phase-playing = playing
ui-phase-over = over

ui-tile-cuarenta = Cuarenta
ui-tile-cuarenta-about = Ecuador’s game. Take cards from the table by match, sum and run, and pounce on the card just laid.
ui-form-cuarenta-standard = Four, in pairs
ui-form-cuarenta-individual = Two players
ui-form-cuarenta-rapido = Rápido, to 20
ui-form-cuarenta-quito = Quito style
ui-tile-empat_satu = Empat Satu
ui-tile-empat_satu-about = Indonesia’s 41. Draw and discard until your four cards of one suit are worth the most.
ui-form-empat_satu-standard = Classic
ui-form-empat_satu-threshold = Stop at 30
ui-form-empat_satu-difficult = Discard first
ui-tile-tarneeb41 = Syrian 41
ui-tile-tarneeb41-about = The Tarneeb of single bids, hearts always trumps. Say how many tricks you will take, and take them.
ui-form-tarneeb41-syrian = Syrian, to 41
ui-form-tarneeb41-lebanese = Lebanese
ui-form-tarneeb41-jawaker400 = Four hundred
ui-tile-dice41 = Dice 41
ui-tile-dice41-about = Six dice, one pot. Keep a four and a one to qualify, and make the other four count.
ui-form-dice41-standard = One at a time
ui-form-dice41-midnight = Midnight (1-4-24)
ui-form-dice41-pub = Pub stakes

# Setting up a table

ui-new-title = { $game } with friends
ui-house-rules = House rules
ui-house = At this table
ui-clock = Time for a move
ui-no-clock = no limit
ui-listed = List it among the open tables
ui-spectators = Others may watch
ui-first-dealer = Who deals first
ui-first-thrower = Who throws first
ui-by-lot = drawn by lot
ui-seat-of = seat { $seat }
ui-open-table = Open the table
ui-open-says = You get a link for your friends; bots can take any seat that stays free.

# Before the match

ui-who-plays = Who plays
ui-pairs-sit = Seats 1 and 3 play together against 2 and 4.
ui-open-seat = free
ui-sit = Sit here
ui-stand = Get up
ui-you = you
ui-bot = bot
ui-away = away
ui-added = has added to the chance
ui-add-bot = Add a bot
ui-fill-bots = Bots for the rest
ui-level = Strength of the bot
ui-level-random = random
ui-level-basic = easy
ui-level-quick = good
ui-level-strong = strong
ui-clear-seat = Send { $name } away
ui-move-seat = Move { $name } to seat { $seat }
ui-link = Link to this table
ui-copy = Copy the link
ui-copied = Copied
ui-share = Share
ui-link-says = Whoever opens this link can sit down.
ui-link-here = { $address } is this machine alone. For friends elsewhere start { $command } and open the address in your network that it prints.
ui-start = Start the match
ui-start-when = It can start when every seat is taken.
ui-start-who = Whoever set up the table starts the match.
ui-full = Every seat is taken. { $watch ->
    [yes] You can watch here once the match begins.
   *[no] Only those who sit here see the match.
  }
ui-rules-here = Rules of this table
ui-all-rules = All rules
ui-changed = changed
ui-fair = { $game ->
    [dice41] Fair throws
   *[other] A fair shuffle
  }
ui-fair-says = The chance of this match is fixed already; this is its fingerprint. After the match everyone can check it. Add a few letters of your own, and nobody can have chosen it.
ui-fair-fixed = The chance of this match was fixed before it began; this is its fingerprint. After the match everyone can check it.
ui-fair-log = The chance of this match was fixed before it began: { $seal }…
ui-fair-by = Letters were added by { $names }.
ui-fair-kept = This browser was given this fingerprint before the match began.
ui-fair-other = Before the match began, this browser was given another fingerprint: { $seal }
ui-nonce = Any letters
ui-add-nonce = Add

# At the table

ui-players = The others
ui-my-hand = My turn and my cards
ui-hand = My cards
ui-your-turn = Your turn.
ui-waits-for = { $name } is thinking …
ui-match-over = The match is over.
ui-hint = Hint
ui-hint-says = Hint: { $move }
ui-player = Player
ui-side = Side
ui-we = We
ui-they = They
ui-points = Points
ui-won = Won
ui-lost = Lost
ui-score = { $score } points
ui-to = to { $target }
ui-dealer = dealer
ui-dealer-mark = D
ui-partner = your partner
ui-on-turn = on turn
ui-held = { $count ->
    [one] one face-down card
   *[other] { $count } face-down cards
  }
ui-empty = empty
ui-card = { $rank } of { $suit }
ui-joker = joker
ui-rank-A = ace
ui-rank-J = jack
ui-rank-Q = queen
ui-rank-K = king
ui-suit-c = clubs
ui-suit-d = diamonds
ui-suit-h = hearts
ui-suit-s = spades
ui-card-chosen = { $card }, chosen: once more plays it
ui-card-not-now = { $card }, cannot be played now
ui-play-card = Play { $card }
ui-played = { $name }: { $card }
ui-last-play = { $game ->
    [tarneeb41] Last trick
    [cuarenta] Last capture
    [dice41] Last throw
   *[other] Last turn
  }
ui-panels = Scores, log and chat
ui-tab-scores = Scores
ui-tab-log = Log
ui-tab-chat = Chat
ui-tab-rules = Rules
ui-tab-tips = Tips
ui-terms = Words of the game
ui-log = What happened
ui-log-empty = Nothing has happened yet.
ui-chat = Chat
ui-chat-empty = Nobody has said anything.
ui-chat-text = Write something
ui-chat-send = Send
ui-watchers = Watching: { $count }
ui-you-watch = You are watching.
ui-phrase-hello = Hello!
ui-phrase-thanks = Thank you
ui-phrase-well-played = Well played!
ui-phrase-good-luck = Good luck
ui-phrase-sorry = Sorry
ui-phrase-one-moment = One moment
ui-phrase-good-game = Good game!
ui-lost-line = The connection is lost. Trying again …
ui-stale = Meanwhile the table had moved on, so that was not done. Look again.
ui-take-back = Take my seat back
ui-is-away = { $name } is away.
ui-is-slow = { $name } is taking a long time.
ui-cover = Let a bot play on
ui-bot-plays = { $you ->
    [yes] A bot plays for you.
   *[no] A bot plays on for { $name }.
  }
ui-plays-again = { $you ->
    [yes] You play again.
   *[no] { $name } plays again.
  }
ui-undo = Ask to take my last move back
ui-undo-asked = { $name } asks to take the last move back.
ui-undo-waits = You have asked to take your last move back.
ui-undo-withdraw = Let it stand
ui-undo-no = Your move stays: not everybody agrees to take it back.
ui-leave = Leave my seat
ui-leave-says = A bot will play on for you. You can take your seat back while the match lasts.
ui-stay = Stay
ui-deal-over = { $game ->
    [dice41] The round is over
   *[other] The deal is over
  }
ui-go-on = Go on
ui-first-time = How it is played
ui-keys = Keys
ui-keys-arrows = { $game ->
    [dice41] go along the dice
   *[other] go along your cards
  }
ui-keys-enter = { $game ->
    [dice41] throw; choose a die; once more keeps it
   *[other] choose a card; once more plays it
  }
ui-keys-digits = { $game ->
    [dice41] the die with that face
    [tarneeb41] the card in that place, or that bid; then Enter. 1 and 2 for 12
   *[other] the card in that place
  }
ui-keys-escape = choose nothing
ui-keys-help = show or hide this

# After the match

ui-result = Result
ui-you-win = You have won!
ui-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
ui-draw = Nobody has won
ui-again = Play again
ui-replay = Replay
ui-check-fair = { $game ->
    [dice41] Check the throws
   *[other] Check the shuffles
  }
ui-record = Record
ui-results = Earlier matches
ui-won = won
ui-taken-back = A move was taken back.

# Replay

ui-replay-of = Replay: { $game }
ui-replay-says = Open the record of a match, and see it again move by move.
ui-open-file = Open a file
ui-to-start = To the beginning
ui-back = One move back
ui-run = Play it back
ui-forward = One move on
ui-to-end = To the end
ui-step = Step
ui-eyes = Seen by

# Checking

ui-verify-says = Paste the record of a match, or open its file. Your own browser computes every shuffle and throw again; the server checks the moves.
ui-paste = fortyone record 1 …
ui-check-it = Check it
ui-committed = The seed is the one that was fixed before the match.
ui-not-committed = The seed is not the one that was fixed before the match.
ui-chance-fair = { $count ->
    [one] The one shuffle or throw is what the seed gives.
   *[other] All { $count } shuffles and throws are what the seed gives.
  }
ui-chance-wrong = Shuffle or throw { $event } is not what the seed gives.
ui-no-seed = This record does not show its seed: the match was not over. Its chance cannot be checked yet.
ui-no-crypto = Browsers compute this only over https, or on the machine of the server. “fortyone verify” does it anywhere.
ui-moves-legal = { $count ->
    [one] The one event is legal.
   *[other] All { $count } events are legal.
  }
ui-each-event = Every shuffle and throw

# Rules

ui-clauses = The rule book
ui-search = Search the rules

# Settings

ui-name = What others call you
ui-keep-name = Keep
ui-kept = Kept.
ui-language = Language
ui-set-look = Light or dark
ui-set-look-auto = as the device
ui-set-look-light = light
ui-set-look-dark = dark
ui-set-deck = Colours of the suits
ui-set-deck-two = two
ui-set-deck-four = four
ui-set-index = Numbers on the cards
ui-set-index-normal = normal
ui-set-index-large = large
ui-set-motion = Motion
ui-set-motion-auto = as the device
ui-set-motion-off = off
ui-single-tap = One tap plays a card
ui-sounds = Sounds
ui-sound-turn = my turn
ui-sound-card = a card or a throw
ui-sound-take = cards are taken
ui-sound-special = something special
ui-sound-end = the end of the match

# Syrian 41

ui-tarneeb41-means = { $of ->
    [alone] { $target } points win alone
    [pair] a pair’s { $target } together wins
   *[seat] one seat’s { $target } wins for its pair
  }{ $partner ->
    [not_negative] , partner not below 0
    [positive] , partner above 0
   *[any] {""}
  }{ $deals ->
    [0] {""}
    [one] {" · "}one deal at most
   *[other] {" · "}{ $deals } deals at most
  }
ui-tarneeb41-trump = trumps
ui-tarneeb41-bid = { $taken } of { $bid } tricks, { $state ->
    [made] made
    [open] can still be made
   *[lost] missed
  }
ui-tarneeb41-bids = bids { $bid }
ui-tarneeb41-bid-head = Bid
ui-tarneeb41-tricks = Tricks
ui-tarneeb41-total = { $total } bid of { $required } needed
ui-tarneeb41-throw-in = With less, the deal is thrown in.
ui-tarneeb41-trick = The trick
ui-tarneeb41-bid-in-all = { $total } tricks are bid of 13
ui-tarneeb41-deals = { $deals ->
    [0] No deal is finished yet.
    [one] One deal is finished.
   *[other] { $deals } deals are finished.
  }
ui-first-tarneeb41-1 = Before each deal everyone bids how many of the 13 tricks they will take alone; the highest card of the suit led takes a trick, and any heart beats it.
ui-first-tarneeb41-2 = Keep your bid and you score it, fail and you lose it. { $winners ->
    [seat] The best player wins alone.
   *[pair] You win together with the partner opposite.
  }
ui-first-tarneeb41-3 = Tap a number to bid. Tap a card to choose it, and once more to play it; follow the suit led if you can.

# Dice 41

ui-dice41-means = { $seats ->
    [1] { $first } and { $second } kept: the other four dice are points
   *[other] most points with { $first } + { $second } take the pot · most chips win
  }
ui-dice41-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
  }
ui-dice41-scored = { $score } this round
ui-dice41-tray = Dice kept
ui-dice41-has = { $face } kept
ui-dice41-lacks = { $face } still missing
ui-dice41-sum = Points so far
ui-dice41-thrown = Dice thrown
ui-dice41-throws = { $name } throws
ui-dice41-beat = { $best } to beat, by { $name }
ui-dice41-nothing = nothing to beat yet
ui-dice41-die = { $face }
ui-dice41-tap = Tap the die to keep
ui-dice41-tap-more = Tap the dice to keep
ui-dice41-throw = Throw the dice
ui-dice41-keep = Keep { $dice } and throw
ui-dice41-keep-last = Keep { $dice }
ui-first-dice41-1 = You throw six dice, and after each throw set { $keep ->
    [one_or_more] one or more
   *[other] one
  } aside, until all six are kept.
ui-first-dice41-2 = Two dice are your tickets, { $tickets }: without both, your turn counts nothing. The other four are your points; { $seats ->
    [1] make as many as you can.
   *[other] the highest takes the pot.
  }
ui-first-dice41-3 = Tap a die to choose it, then press the button to keep it and throw the rest.

# Empat Satu

ui-empat_satu-of = { $value }/41
ui-empat_satu-means = best hand wins, worst loses · { $stop ->
    [threshold] stop: { $least } or more
    [anytime] stop: any turn
   *[one_suit] stop: 4 of a suit
  }
ui-empat_satu-stock = Draw
ui-empat_satu-pile = Take it
ui-empat_satu-stop = Stop
ui-empat_satu-pass = Pass
ui-empat_satu-discard = Discard { $card }
ui-empat_satu-worth = Worth now: { $worth }
ui-empat_satu-known = seen taking { $cards }
ui-empat_satu-stock-of = Draw from the stock: { $count ->
    [one] one face-down card
   *[other] { $count } face-down cards
  }
ui-empat_satu-pile-of = Take the { $card } from the pile
ui-empat_satu-top = last discard: { $card }
ui-empat_satu-no-pile = no discard yet
ui-empat_satu-showed = Showed
ui-empat_satu-highest = highest
ui-first-empat_satu-1 = You hold four cards. Cards of your best suit count for you, all others against you: an ace 11, king, queen and jack 10.
ui-first-empat_satu-2 = The best hand wins, the worst loses. { $stop_rule ->
    [threshold] With a hand worth { $stop_at } or more
    [anytime] Whatever you hold,
   *[one_suit] With four cards of one suit
  } you may stop the hand as your turn begins.
ui-first-empat_satu-3 = Each turn, { $turn_order ->
    [discard_first] tap a card of yours to discard it, then the stock or the last discard to take one.
   *[other] tap the stock or the last discard to take a card, then tap a card of yours to discard it.
  }

# Cuarenta

ui-cuarenta-means = { $finish ->
    [reach] { $target } or more wins
   *[other] exactly { $target } wins
  }{ $only ->
    [0] {""}
   *[other] {" · "}from { $only } only a caída counts
  }
ui-cuarenta-chicas = { $count ->
    [one] one chica won
   *[other] { $count } chicas won
  }
ui-cuarenta-chicas-head = Chicas
ui-cuarenta-taken = Cards
ui-cuarenta-gives = Points for cards
ui-cuarenta-worth = { $count } cards taken give { $points } now
ui-cuarenta-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ui-cuarenta-table = Cards on the table
ui-cuarenta-last = { $card }, laid last
ui-cuarenta-can-take = { $card }: can be taken
ui-cuarenta-new = last
ui-cuarenta-took = { $name } took { $cards }
ui-cuarenta-take = Take { $cards }
ui-cuarenta-lay = Lay { $card }
ui-cuarenta-show-ronda = Show the ronda
ui-cuarenta-give-up = You hold a ronda: once you play this card, you can no longer show it.
ui-cuarenta-ronda-of = ronda { $rank }
ui-cuarenta-shown = has shown a ronda of { $rank }: { $cards }
ui-first-cuarenta-1 = You hold five cards. One takes { $match_takes ->
    [all] the cards
   *[other] a card
  } of its rank from the table, or { $sum_cards ->
    [two_or_more] two and more
   *[other] two
  } that add up to it (ace to 7), and the run that follows.
ui-first-cuarenta-2 = Taking the card just laid is a caída, sweeping the table a limpia: 2 points each. Three of a rank in hand are a ronda. First to { $target }.
ui-first-cuarenta-3 = Tap a card: what it can take lights up. Press a button to take, or lay it.
