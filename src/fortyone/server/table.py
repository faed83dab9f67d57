"""A table: the fold of its log. It reads no clock, draws no chance and knows no network.

`apply` takes entries that were decided (decide.py) and committed; it checks nothing, and the same log always gives
the same table.
"""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from fortyone.core.chance import OVER, Stream
from fortyone.core.game import Game
from fortyone.core.match import Match
from fortyone.games import game as find_game
from fortyone.server import events as log
from fortyone.server.events import Line
from fortyone.server.parts import Chatted, Finished, Seat, Wish

CHAT_KEPT = 100
PATIENCE = 60.0  # seconds that a bot on turn waits for the answer to an undo


class Table:
    """One table as it is now.

    Attributes:
        code: Its unguessable name: who knows it may come.
        game: The game and its options.
        owner: Who set it up.
        seats: Who sits where.
        match: The running match, or the last one; None before the first and while the next is prepared.
        players: The person of each seat when that match began; "" for a bot.
        finished: The matches before it.
        seed: The secret of the match that is prepared or running.
        start: Who deals and who begins the next match, where the rules or the owner say.
        version: How many entries the log has.
        moved: The version at which the match last changed: what was seen earlier is stale.
        turn_tick: When the running turn began, by the server's own clock.
        renewed: Whether a person who came back too late has had the clock of this turn once more.
        wish: The undo that is asked for.
        wished: The seats that have asked since the match moved on: each asks once, so that nobody holds up a table.
        votes: By absent seat, the seats that want a bot to play there.
        applied: The version each action led to, by person and action id.
    """

    code: str
    game: Game
    owner: str
    listed: bool
    spectators: bool
    chat_on: bool

    def __init__(self, code: str) -> None:
        self.code = code
        self.owner = ""
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.players: tuple[str, ...] = ()
        self.finished: list[Finished] = []
        self.seed = b""
        self.start: dict[str, int] = {}
        self.clock = self.version = self.moved = 0
        self.turn_tick = self.opened_at = self.changed_at = 0.0
        self.renewed = False
        self.wish: Wish | None = None
        self.wished: set[int] = set()
        self.votes: dict[int, set[int]] = {}
        self.applied: dict[tuple[str, str], int] = {}
        self.chat: deque[Chatted] = deque(maxlen=CHAT_KEPT)
        self.by_bots: dict[int, log.Played] = {}  # moves of this match that bots made, by the event

    @classmethod
    def read(cls, code: str, lines: Iterable[Line]) -> "Table":
        """The table of a log."""
        table = cls(code)
        for line in lines:
            table.apply(line)
        return table

    # what it is like now

    @property
    def phase(self) -> str:
        """`waiting` before a match, then `playing`, then `over`."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.is_over else "playing"

    @property
    def turn(self) -> int:
        """The seat on turn, or a number below 0."""
        return int(self.match.state.turn) if self.match else OVER

    @property
    def bot(self) -> str:
        """The level of the bot on turn; "" where no bot is, or where it waits for an undo to be answered."""
        return self.seats[self.turn].bot if self.turn >= 0 and self.wish is None else ""

    @property
    def awaited(self) -> str:
        """The person on turn; "" where nobody is, or a bot plays."""
        seat = self.seats[self.turn] if self.turn >= 0 else None
        return seat.person if seat and not seat.bot else ""

    @property
    def deadline(self) -> float | None:
        """When the clock of the person on turn runs out, by the server's own clock; None: no clock runs."""
        runs = self.clock and self.turn >= 0 and not self.seats[self.turn].bot
        return self.turn_tick + self.clock if runs else None

    @property
    def alarm(self) -> float | None:
        """When something happens here though nobody does anything: a clock runs out, or a bot's patience."""
        if self.wish and self.turn >= 0 and self.seats[self.turn].bot:
            return self.wish.asked_at + PATIENCE
        return self.deadline

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        for i, seat in enumerate(self.seats):
            if person and seat.person == person:
                return i
        return None

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [i for i, seat in enumerate(self.seats) if seat.person]

    @property
    def playing(self) -> list[int]:
        """The seats of persons who play for themselves."""
        return [i for i in self.people if not self.seats[i].cover]

    @property
    def is_practice(self) -> bool:
        """Whether one person plays, all others being bots."""
        return len(self.people) == 1 and not any(seat.is_open for seat in self.seats)

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed of the match that is prepared or was played last."""
        return Stream(self.seed, ()).commitment

    # the fold

    def apply(self, line: Line) -> None:
        """Let one entry happen."""
        self.version += 1
        self.changed_at = line.at
        if line.action:
            self.applied[line.person, line.action] = self.version
        _FOLD[type(line.entry)](self, line.entry, line)

    def _opened(self, entry: log.Opened, line: Line) -> None:
        self.game = find_game(entry.game, preset=entry.preset, **entry.options)
        self.owner = entry.owner
        self.opened_at = line.at
        self.seats = [Seat() for _ in range(self.game.seats)]
        self.start = {} if entry.dealer is None else {"dealer": entry.dealer}
        self._changed(entry, line)

    def _changed(self, entry: log.Opened | log.Changed, line: Line) -> None:
        self.listed, self.spectators, self.chat_on = entry.listed, entry.spectators, entry.chat
        if entry.clock != self.clock:  # whoever is on turn has the whole of a new one
            self.clock, self.turn_tick = entry.clock, line.tick

    def _sealed(self, entry: log.Sealed, line: Line) -> None:
        if self.match is not None:
            self.finished.append(Finished(self.match, self.players))
            self.match, self.start = None, dict(entry.start)
        self.seed = bytes.fromhex(entry.seed)
        for seat in self.seats:
            seat.nonce = ""
        self._settle(line)

    def _sat(self, entry: log.Sat, line: Line) -> None:
        self.seats[entry.seat] = Seat(entry.person, entry.name, entry.robot, since=self.version)

    def _stood(self, entry: log.Stood, line: Line) -> None:
        self.seats[entry.seat] = Seat(since=self.version)

    def _filled(self, entry: log.Filled, line: Line) -> None:
        self.seats[entry.seat] = Seat(level=entry.level, since=self.version)

    def _swapped(self, entry: log.Swapped, line: Line) -> None:
        seats, one, other = self.seats, entry.one, entry.other
        seats[one], seats[other] = seats[other], seats[one]
        seats[one].since = seats[other].since = self.version

    def _named(self, entry: log.Named, line: Line) -> None:
        for seat in self.seats:
            if seat.person == entry.person:
                seat.name = entry.name

    def _added(self, entry: log.Added, line: Line) -> None:
        self.seats[entry.seat].nonce = entry.nonce

    def _started(self, entry: log.Started, line: Line) -> None:
        names = [seat.name or seat.level for seat in self.seats]
        nonces = [seat.nonce for seat in self.seats]
        match = self.game.match(self.seed, names=names, nonces=nonces, **self.start)
        match.date = entry.date
        self.match = match
        self.by_bots = {}
        self.players = tuple(seat.person for seat in self.seats)
        self._settle(line)

    def _played(self, entry: log.Played, line: Line) -> None:
        match = self._running()
        if entry.by:
            self.by_bots[len(match.state.events)] = entry
        if entry.note:
            told = f"seat {entry.seat}: {entry.by} moves, for the bot here {entry.note}"
            match.comments.setdefault(len(match.state.events), []).append(told)
        match.play(entry.move)
        self._settle(line)

    def _covered(self, entry: log.Covered, line: Line) -> None:
        self.seats[entry.seat].cover = entry.level
        self.votes.pop(entry.seat, None)
        if self.wish and entry.seat == self.wish.seat:
            self.wish = None

    def _back(self, entry: log.Back, line: Line) -> None:
        """Whose clock ran out has the whole of it again, once a turn; whoever had time left has that."""
        self.seats[entry.seat].cover = ""
        deadline = self.deadline
        ran_out = deadline is not None and deadline <= line.tick
        if self.turn == entry.seat and ran_out and not self.renewed:
            self.turn_tick, self.renewed = line.tick, True

    def _voted(self, entry: log.Voted, line: Line) -> None:
        self.votes.setdefault(entry.absent, set()).add(entry.seat)

    def _undo_asked(self, entry: log.UndoAsked, line: Line) -> None:
        self.wish = Wish(entry.seat, entry.events, line.tick)
        self.wished.add(entry.seat)

    def _undo_answered(self, entry: log.UndoAnswered, line: Line) -> None:
        if not entry.yes:
            self.wish = None
        elif self.wish:
            self.wish.agreed.add(entry.seat)

    def _undone(self, entry: log.Undone, line: Line) -> None:
        self._running().undo(entry.events)
        self.by_bots = {at: move for at, move in self.by_bots.items() if at < entry.events}
        self._settle(line)

    def _said(self, entry: log.Said, line: Line) -> None:
        said = (entry.person, entry.name, entry.text, entry.phrase)
        self.chat.append(Chatted(self.version, line.at, *said))

    def _running(self) -> Match:
        assert self.match is not None, "the log has a move before the match"
        return self.match

    def _settle(self, line: Line) -> None:
        """The match has moved on: what was asked or voted before it did is settled."""
        self.moved = self.version
        self.turn_tick, self.renewed = line.tick, False
        self.wish, self.wished = None, set()
        self.votes = {}


_FOLD: dict[type[log.Entry], Callable[[Table, Any, Line], None]] = {
    log.Opened: Table._opened,
    log.Changed: Table._changed,
    log.Sealed: Table._sealed,
    log.Sat: Table._sat,
    log.Stood: Table._stood,
    log.Filled: Table._filled,
    log.Swapped: Table._swapped,
    log.Named: Table._named,
    log.Added: Table._added,
    log.Started: Table._started,
    log.Played: Table._played,
    log.Covered: Table._covered,
    log.Back: Table._back,
    log.Voted: Table._voted,
    log.UndoAsked: Table._undo_asked,
    log.UndoAnswered: Table._undo_answered,
    log.Undone: Table._undone,
    log.Said: Table._said,
}
