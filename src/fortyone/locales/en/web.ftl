# The table server. Messages that begin with web-no- say why it refuses.

web-no-action-unknown = that cannot be said at this table
web-no-bot-unknown = { $level } is no level of bots; levels: { $allowed }
web-no-busy = the server has too much to do for this now: please try again
web-no-chat-off = there is no chat at this table
web-no-foreign-origin = this comes from another site’s page
web-no-internal = something went wrong here; it has been noted, and nothing was changed
web-no-malformed = this cannot be understood: { $why }
web-no-method = this address does not do that
web-no-name = a name has 1 to { $longest } characters that can be printed, and is no bot’s level
web-no-no-hints = hints are given where one person plays against bots
web-no-no-match = no match has begun yet
web-no-no-person = the server does not know you: open its first page once, or send your token
web-no-no-spectators = only those who sit at this table may see this
web-no-nonce = what you add to the chance must be characters that can be printed
web-no-not-found = there is nothing at this address
web-no-not-manager = only who set up the table may do this, or while that person is away, who sits here
web-no-not-over = the match is not over yet
web-no-not-seated = you do not sit at this table
web-no-not-your-turn = it is the turn of seat { $turn }
web-no-over = the match is over
web-no-playing = not while a match is on the table
web-no-present = this person is here, and has not been on turn for long
web-no-seat-full = this seat is taken
web-no-seat-unknown = there is no seat { $seat }: this table has { $seats } seats, numbered from 0
web-no-seated = you sit there already
web-no-seats-open = a seat is still open: wait for somebody, or let a bot sit there
web-no-stale = the table has moved on since
web-bot = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Clara
    [3] Dario
    [4] Elsa
    [5] Felix
    [6] Gina
    [7] Hugo
    [8] Iris
    [9] Jonas
    [10] Kira
   *[11] Leo
  }
web-guest = { $card ->
    [0] Ace
    [1] Jack
    [2] Queen
    [3] King
   *[4] Joker
  } { $number }
web-no-storage = it could not be kept, so it was not done: please try again
web-no-table-broken = the log of this table cannot be played under the rules of today
web-no-table-unknown = there is no such table
web-no-too-big = this is too big
web-no-too-many = too much at once: please wait a little
web-no-undo-light = a card or a throw has come to light since: it cannot be taken back
web-no-undo-none = there is nothing to take back
web-no-undo-pending = somebody has already asked to take a move back

web-setting-unknown = { $option } is no setting; settings: { $allowed }
web-unbuilt-title = The tables are open, but their pages are not built
web-unbuilt = The server runs. Its client has to be built once, in the project’s folder:
web-unbuilt-api = The API works without it
web-for-bot = { $why ->
    [late] { $name } did not find a move in time: a simpler bot moves.
   *[failed] { $name } could not find a move: a simpler bot moves.
}
