"""What every game's state can do, and what a game's kernel fills in.

A kernel is a subclass in `games/<game>/state.py` with C types in `state.pxd` beside it. It fills in the verbs under
*the kernel*; the rest of the public contract stands here, once. Search calls the kernel's verbs through this base
class without Python in between; they check nothing. The verbs of people and programs check first, and change
nothing when they refuse.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from fortyone.core.chance import CHANCE, OVER, Deck, Throw
from fortyone.core.errors import BadNotation, IllegalMove
from fortyone.core.messages import Message
from fortyone.core.rng import Rng

if TYPE_CHECKING:
    from fortyone.core.game import Game
    from fortyone.core.view import View

COMPILED = not __file__.endswith(".py")
HEAP_TYPE = 1 << 9  # CPython's flag of classes made in Python


class Event(NamedTuple):
    """One thing that happened: a move of a seat, or chance (`seat` is −1)."""

    seat: int
    text: str


class MoveList:
    """Move ids, filled by a state; reused, so that a search allocates nothing."""

    def __init__(self) -> None:
        self.count = 0
        self.ids = [0] * 8192

    def add(self, move: int) -> None:
        """Append a move."""
        self.ids[self.count] = move
        self.count += 1

    def has(self, move: int) -> bool:
        """Whether the move is listed."""
        for i in range(self.count):
            if self.ids[i] == move:
                return True
        return False


SCRATCH = MoveList()


class State:
    """A match at one moment: everything, hidden cards too.

    Attributes:
        turn: The seat on turn, or CHANCE (−1), or OVER (−2).
        game: The game and its options.
        prior: Events of the running deal that a resampled state brings from its view.
    """

    def __init__(self, game: "Game") -> None:
        if COMPILED and type(self).__flags__ & HEAP_TYPE:
            # C calls to the base's verbs would never reach Python's overrides.
            raise TypeError(
                f"{type(self).__name__} is not compiled but fortyone is: compile it with "
                "fortyone.build, or run everything plain with FORTYONE_PURE=1"
            )
        self.turn = CHANCE
        self.game = game
        self.prior: tuple[Event, ...] = ()
        self.events: list[tuple[int, Any]] = []
        self.opened = 0  # index in events of the first one after the running deal was dealt
        # The running deal's events as text, as far as they were asked for; from which event on.
        self.told: list[Event] | None = None
        self.told_from = 0
        self.drawn = [0] * 54  # chance on its way in: cards or faces
        self.drawn_count = 0

    # the kernel: each game fills these in; no checks, no allocation

    def fill(self, moves: MoveList) -> None:
        """Write the legal moves' ids into `moves`, ascending. A seat is on turn."""
        raise NotImplementedError

    def apply_id(self, move: int) -> None:
        """Play a legal move of the seat on turn."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> None:
        """Draw the chance that is due into `drawn` and `drawn_count`."""
        raise NotImplementedError

    def put_drawn(self) -> None:
        """Let the chance in `drawn` happen; it is due and possible."""
        raise NotImplementedError

    def copy_from(self, other: "State") -> None:
        """Become equal to a state of the same game (events aside): its options too, for `self` may be all zeros."""
        raise NotImplementedError

    def result(self, seat: int) -> float:
        """What the match has returned to a seat; 0 before it is decided."""
        raise NotImplementedError

    def opens(self) -> bool:
        """Whether the chance now due opens a new deal or round, with which a view's log begins."""
        return True

    # for search: a game may know better

    def guess(self, moves: MoveList, rng: Rng) -> int:
        """The index in `moves`, the legal ones, of the move that a playout plays: any, unless a game knows better."""
        return rng.pick(moves.count)

    def rests(self) -> bool:
        """Whether a playout may stop here and ask `worth`: between deals, or where the rest is solved."""
        return False

    def worth(self, seat: int) -> float:
        """What the match is expected to return to a seat, in the units of `result`: where it rests, or is over."""
        return self.result(seat)

    # for kernels

    def shuffle_drawn(self, rng: Rng) -> None:
        """Put what stands in `drawn` in a random order (Fisher and Yates, from the last place down)."""
        for i in range(self.drawn_count - 1, 0, -1):
            j = rng.pick(i + 1)
            value = self.drawn[i]
            self.drawn[i] = self.drawn[j]
            self.drawn[j] = value

    # the kernel's Python side

    def due(self) -> Deck | Throw | None:
        """The chance that is due."""
        raise NotImplementedError

    @property
    def scores(self) -> tuple[int | None, ...]:
        """The game's own count, by seat or by side, as its rule book says."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, Any]:
        """Everything that makes two states equal, `turn` too, as plain values."""
        raise NotImplementedError

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Become the state a snapshot was taken of; the values are taken as they are."""
        raise NotImplementedError

    def next_start(self) -> dict[str, int]:
        """The arguments of `start` for a further match of the same people, once this one is over."""
        raise NotImplementedError

    # for people and programs: checked

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.turn == OVER

    def returns(self) -> tuple[float, ...]:
        """What the match has been worth to each seat, as the rule book says; zeros before it counts."""
        return tuple(self.result(seat) for seat in range(self.game.seats))

    @property
    def history(self) -> tuple[Event, ...]:
        """Every move and every chance event so far (search leaves no trace), hidden cards included."""
        return tuple(self._event(seat, what) for seat, what in self.events)

    @property
    def log(self) -> tuple[Event, ...]:
        """The open events of the running deal or round: moves, and throws. Everyone at the table saw them."""
        # Every seat's view asks for it after every event: each event becomes text once.
        if self.told is None or self.told_from != self.opened:
            self.told = []
            self.told_from = self.opened
        for seat, what in self.events[self.opened + len(self.told) :]:
            self.told.append(self._event(seat, what))
        return (*self.prior, *self.told)

    def _event(self, seat: int, what: Any) -> Event:
        if seat == CHANCE:
            return Event(CHANCE, self.game.chance_text(what))
        return Event(seat, self.game.move_text(what))

    def moves(self) -> list[int]:
        """The legal moves' ids, ascending; [] when no seat is on turn."""
        if self.turn < 0:
            return []
        scratch = SCRATCH
        scratch.count = 0
        self.fill(scratch)
        found = [0] * scratch.count
        for i in range(scratch.count):
            found[i] = scratch.ids[i]
        return found

    def guessed(self, rng: Rng) -> int:
        """The id of the move that a playout would play; a seat is on turn."""
        scratch = SCRATCH
        scratch.count = 0
        self.fill(scratch)
        return scratch.ids[self.guess(scratch, rng)]

    def mask(self) -> tuple[bool, ...]:
        """`game.num_moves` booleans: which ids are legal."""
        legal = set(self.moves())
        return tuple(move in legal for move in range(self.game.num_moves))

    def legal(self) -> tuple[str, ...]:
        """The legal moves in canonical text, sorted; () when no seat is on turn."""
        return tuple(sorted(map(self.game.move_text, self.moves())))

    def apply(self, move: int) -> None:
        """Play a move by its id.

        Raises:
            BadNotation: no move has this id.
            IllegalMove: the rules forbid it here.
        """
        try:
            wanted = move
        except OverflowError:  # compiled, an id is a C int
            raise BadNotation("bad-move-id", move=move, count=self.game.num_moves) from None
        if self.turn < 0:
            raise self._nobody_on_turn(self.game.move_text(wanted))
        scratch = SCRATCH
        scratch.count = 0
        self.fill(scratch)
        if not scratch.has(wanted):
            text = self.game.move_text(wanted)
            clause, why = self.game.refusal(self, wanted)
            raise IllegalMove(clause, text, why, self.legal())
        self.events.append((self.turn, wanted))
        self.apply_id(wanted)

    def play(self, text: str) -> None:
        """Play a move by its text.

        Raises:
            BadNotation: the text is no move of this game.
            IllegalMove: the rules forbid it here.
        """
        check_text(text)
        try:
            move = self.game.text_move(text)
        except IllegalMove as never:  # well formed, but in no position of this table
            if self.turn < 0:
                raise self._nobody_on_turn(never.move) from None
            raise IllegalMove(never.clause, never.move, never.why, self.legal()) from None
        self.apply(move)

    def _nobody_on_turn(self, move: str) -> IllegalMove:
        why = "over-no-move" if self.turn == OVER else "chance-no-move"
        return IllegalMove("G-1", move, Message(why))

    def chance(self, text: str) -> None:
        """Let chance happen: a deck order, or the dice thrown.

        Raises:
            BadNotation: chance that could never be: a card twice or missing, a digit that is no face.
            IllegalMove: chance is not due, or another number of dice is.
        """
        check_text(text)
        values = self.game.read_chance(text)
        due = self.due()
        if due is None:
            why = Message("over-no-chance" if self.turn == OVER else "seat-no-chance")
            raise IllegalMove("G-2", text.strip(), why)
        if isinstance(due, Throw) and len(values) != due.dice:
            why = Message("wrong-dice", {"count": len(values), "due": due.dice})
            raise IllegalMove("G-2", text.strip(), why)
        self.put(values)

    def deal(self, rng: Rng) -> None:
        """Let the chance that is due happen, from the fast generator.

        Raises:
            IllegalMove: no chance is due.
        """
        if self.turn != CHANCE:
            raise IllegalMove("G-2", "deal", Message("seat-no-chance"))
        self.draw(rng)
        self.put_on_record()

    def put(self, values: Sequence[int]) -> None:
        """Let this chance happen; it is due and possible."""
        self.load(values)
        self.put_on_record()

    def put_on_record(self) -> None:
        """Let the chance in `drawn` happen, as an event of the history."""
        opens = self.opens()
        values = self.drawn_values()
        self.events.append((CHANCE, values))
        self.put_drawn()
        if opens:
            self.prior = ()
            open_event = self.game.chance_is_open or not values  # a misdeal hides no card
            self.opened = len(self.events) - open_event

    def drawn_values(self) -> tuple[int, ...]:
        """What `draw` has drawn."""
        return tuple([self.drawn[i] for i in range(self.drawn_count)])

    def load(self, values: Sequence[int]) -> None:
        """Write chance into `drawn`."""
        self.drawn_count = len(values)
        for i in range(self.drawn_count):
            self.drawn[i] = values[i]

    def copy(self) -> "State":
        """An equal state with the same history, of its own."""
        # Compiled, a new object is all zeros and needs no __init__: three times as fast.
        kind = type(self)
        twin = kind.__new__(kind) if COMPILED else kind(self.game)
        twin.game = self.game
        twin.copy_from(self)
        twin.events = self.events[:]
        twin.prior = self.prior
        twin.opened = self.opened
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return bool(self.game == other.game and self.snapshot() == other.snapshot())

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.game, self.snapshot(), self.prior, self.events, self.opened)

    def view(self, seat: int | None) -> "View":
        """What this seat may know now; None: a spectator.

        Raises:
            FortyoneError: no such seat.
        """
        return self.game.view(self, seat)

    def position(self) -> dict[str, Any]:
        """The whole state with the keys of the game's rule book; `game.position` is its inverse."""
        return self.game.write_position(self)

    def __repr__(self) -> str:
        return f"<{self.game.name} turn={self.turn} events={len(self.events)}>"


def _rebuild(
    game: "Game",
    snapshot: dict[str, Any],
    prior: tuple[Event, ...],
    events: list[tuple[int, Any]],
    opened: int,
) -> State:
    state = game.new_state()
    state.restore(snapshot)
    state.prior = prior
    state.events = list(events)  # its own: copy.copy hands over the very list
    state.opened = opened
    return state


def check_text(text: object) -> None:
    """Refuse what is no text.

    Raises:
        BadNotation: it is a number, None …
    """
    if not isinstance(text, str):
        raise BadNotation("no-text", value=repr(text))


def read_move_id(move: int, count: int) -> int:
    """The id itself, checked.

    Raises:
        BadNotation: not one of 0 … count − 1.
    """
    if not 0 <= move < count:
        raise BadNotation("bad-move-id", move=move, count=count)
    return move
