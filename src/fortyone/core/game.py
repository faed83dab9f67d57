"""What a game is: its options, its moves as text, its positions and views, tied to its kernel.

A game is a subclass in `games/<game>/__init__.py`. The text side (notation, positions) and the views are
functions in files of their own there; the subclass names them.
"""

import inspect
import json
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from fortyone.core.chance import CHANCE
from fortyone.core.errors import OptionError
from fortyone.core.match import Match
from fortyone.core.messages import FALLBACK, Message
from fortyone.core.options import GameOptions
from fortyone.core.player import Bot, Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.state import State

if TYPE_CHECKING:  # a game brings its views with it; the package alone starts faster without
    from fortyone.core.rules import Clause
    from fortyone.core.view import View


class Game(ABC):
    """A game with its options settled.

    Attributes:
        name: The game's one name, that of its folder.
        rules_version: Raised whenever a rule changes what a match may be; records carry it.
        older_rules: Older versions of the rules: None where their records replay as they are, else why not.
        presets: Named sets of options.
        preset_aliases: Other names of presets.
        names: Names people know the game by, each with the preset it stands for.
        one_deal: Options under which a match is a single deal, hand or round: what benchmarks time.
        chance_is_open: Whether everyone sees what chance does (dice), or not (a deck).
        grows_trees: Whether a tree below the moves to choose from helps a search; else its playouts tell more.
        view_type: The game's View.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int] = 1
    older_rules: ClassVar[Mapping[int, str | None]] = {}
    options_type: ClassVar[type[GameOptions]]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"standard": {}}
    preset_aliases: ClassVar[Mapping[str, str]] = {}
    names: ClassVar[Mapping[str, str]] = {}
    one_deal: ClassVar[Mapping[str, Any]] = {}
    chance_is_open: ClassVar[bool] = False
    grows_trees: ClassVar[bool] = True
    view_type: ClassVar[type["View"]]

    def __init__(self, preset: str | None = None, **changed: Any) -> None:
        wanted = preset or next(iter(self.presets))
        self.preset = self.preset_aliases.get(wanted, wanted)
        if self.preset not in self.presets:
            raise OptionError("preset", preset, ", ".join((*self.presets, *self.preset_aliases)))
        self.options = self.options_type.make(self.presets[self.preset], changed)
        self.changed = self._needed(changed)
        self.settle()

    def settle(self) -> None:  # noqa: B027  (few games need it)
        """Work out, once, what the game needs from its options."""

    def _needed(self, changed: Mapping[str, Any]) -> dict[str, Any]:
        """The fewest of the changed options that give these options, in the table's order."""
        needed = dict(changed)
        for row in self.options.rows():
            without = {name: value for name, value in needed.items() if name != row.name}
            try:
                same = self.options_type.make(self.presets[self.preset], without) == self.options
            except OptionError:
                same = False
            if same:
                needed = without
        plain = self.options.plain()
        return {name: plain[name] for name in plain if name in needed}

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(getattr(self.options, "seats"))  # noqa: B009  (not every game has the option)

    # what a game tells of itself

    @property
    @abstractmethod
    def num_moves(self) -> int:
        """How many move ids there are: 0 … num_moves − 1."""

    @abstractmethod
    def new_state(self) -> State:
        """A blank state of this game's kernel."""

    @abstractmethod
    def begin(self, state: State, dealer: int, first: int | None) -> None:
        """Make a blank state the start of a match."""

    @abstractmethod
    def move_text(self, move: int) -> str:
        """The canonical text of a move id.

        Raises:
            BadNotation: no move has this id.
        """

    @abstractmethod
    def text_move(self, text: str) -> int:
        """The id of a move's text.

        Raises:
            BadNotation: the text is no move of this game.
            IllegalMove: it is one, but no position of this table could allow it.
        """

    @abstractmethod
    def refusal(self, state: State, move: int) -> tuple[str, Message]:
        """The clause that forbids a move here, and why. A seat is on turn, and the move is not legal.

        The message names no card that the seat on turn may not see.
        """

    @abstractmethod
    def read_chance(self, text: str) -> Sequence[int]:
        """The chance a text gives, in canonical order.

        Raises:
            BadNotation: chance that could never be in this game.
        """

    @abstractmethod
    def chance_text(self, values: Sequence[int]) -> str:
        """Chance as canonical text."""

    @abstractmethod
    def read_position(self, data: Mapping[str, Any]) -> State:
        """The state of a position.

        Raises:
            PositionError: a position that cannot be.
        """

    @abstractmethod
    def write_position(self, state: State) -> dict[str, Any]:
        """The position of a state: every key, canonical."""

    @abstractmethod
    def make_view(self, state: State, seat: int | None, legal: tuple[str, ...]) -> "View":
        """What the seat may know."""

    @abstractmethod
    def resample(self, view: "View", rng: Rng) -> State:
        """A state drawn uniformly over the chance that makes every event so far possible and gives this view.

        Its history is empty; its log is the view's.
        """

    @abstractmethod
    def seen_places(
        self, before: State, moves: Sequence[tuple[int, int]], seat: int | None
    ) -> Collection[int]:
        """Which places of a deck order a seat has seen.

        Args:
            before: The state in which the deck was due.
            moves: The (seat, move id) played since, until the next chance.
            seat: None: a spectator.
        """

    @classmethod
    @abstractmethod
    def basic(cls) -> Bot:
        """The rule-of-thumb player."""

    # for search: a game may know better

    @classmethod
    def strong(cls) -> Bot | None:
        """The game's own strong player, where it has a better one than search."""
        return None

    def solve(self, view: "View") -> Mapping[str, float] | None:
        """What each legal move is worth to the seat on turn if all play best, in the units of `returns`.

        None where the game cannot tell exactly. A search then need not search.
        """
        return None

    def likelihood(self, view: "View", world: State) -> float:
        """How likely the other seats' choices in the view's log are in a world that `resample` gave, up to a factor.

        1 for each: all worlds alike.
        """
        return 1.0

    def walk(self, view: "View", rng: Rng) -> Iterator[State] | None:
        """Worlds without end, the likelier the more often, where a game finds them better than by trial and error.

        None: worlds that `resample` gives are weighed by `likelihood`.
        """
        return None

    def sensible(self, view: "View", rng: Rng) -> Choice:
        """The move that a search plays where others seem as good: what `basic` plays, unless a game knows better."""
        return self.basic().choose(view, rng, Budget())

    # for comparing players

    @property
    def sides(self) -> int:
        """How many sides play: a seat plays for side `seat % sides`. Without partners, each for itself."""
        return self.seats

    def points(self, match: Match) -> tuple[float, ...] | None:
        """What each side made in a match, where the game's points tell more of play than its `returns`; else None."""
        return None

    # the public contract

    def match(
        self,
        seed: int | bytes | None = None,
        dealer: int | None = None,
        first: int | None = None,
        names: Sequence[str] | None = None,
        nonces: Sequence[str] | None = None,
    ) -> Match:
        """A new match whose chance comes from the verifiable stream.

        Args:
            seed: An int, 32 bytes, or None for the system's secure source.
            dealer: The first dealer (or starter); None: by lot, as event 0.
            first: Who plays first, where a game lets the last match decide.
            names: A name for each seat.
            nonces: What each seat adds to the chance.

        Raises:
            OptionError: no such seat, or not one name or nonce a seat.
        """
        return Match.new(self, seed, dealer, first, names, nonces)

    def start(self, dealer: int = 0, first: int | None = None) -> State:
        """The start of a match, waiting for chance.

        Raises:
            OptionError: no such seat.
        """
        self.check_seat("dealer", dealer)
        if first is not None:
            self.check_seat("first", first)
        state = self.new_state()
        self.begin(state, dealer, first)
        return state

    def position(self, data: Mapping[str, Any]) -> State:
        """The state of a position with the keys of the rule book; keys left out take their defaults.

        Raises:
            PositionError: a position that cannot be; the message names what is wrong.
        """
        return self.read_position(data)

    def view(self, state: State, seat: int | None) -> "View":
        """What a seat (None: a spectator) may know of a state."""
        if seat is not None:
            self.check_seat("seat", seat)
        on_turn = seat is not None and seat == state.turn
        return self.make_view(state, seat, state.legal() if on_turn else ())

    def rule(self, clause: str, language: str = FALLBACK) -> str:
        """The text of a clause of the rule book; in English where the language lacks it.

        Raises:
            OptionError: no such clause.
        """
        return self.clause(clause, language).text

    def clause(self, clause_id: str, language: str = FALLBACK) -> "Clause":
        """A clause of the rule book with its source."""
        book = self.book(language)
        found = book.get(clause_id.upper())
        if found is None:
            raise OptionError("clause", clause_id, ", ".join(book), "clause-unknown")
        return found

    @classmethod
    def folder(cls) -> Path:
        """Where the game's files are."""
        return Path(inspect.getfile(cls)).resolve().parent

    @classmethod
    def book(cls, language: str = FALLBACK) -> dict[str, "Clause"]:
        """The clauses of the rule book, by id."""
        from fortyone.core.rules import clauses

        return clauses(cls.folder(), language)

    def check_seat(self, option: str, seat: int) -> None:
        """Refuse a seat this table has not."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise OptionError(option, seat, f"0 … {self.seats - 1}")

    def seen(self, start: State, events: Iterable[tuple[int, Any]], seat: int | None) -> list[str]:
        """The texts of a match's chance events as a seat saw them, hidden cards as `??`."""
        happened = list(events)
        if self.chance_is_open:
            return [self.chance_text(what) for who, what in happened if who == CHANCE]
        texts = []
        state = start.copy()
        for i, (who, what) in enumerate(happened):
            if who == CHANCE:
                rest = happened[i + 1 :]
                ends = [j for j, (later, _) in enumerate(rest) if later == CHANCE]
                places = self.seen_places(state, rest[: ends[0]] if ends else rest, seat)
                words = self.chance_text(what).split()
                shown = [word if k in places else "??" for k, word in enumerate(words)]
                texts.append(" ".join(shown) if what else self.chance_text(what))
                state.put(what)
            else:
                state.apply(what)
        return texts

    def changes(self) -> list[tuple[str, str]]:
        """The options that differ from the preset, each with its value as JSON."""
        return [(name, json.dumps(value)) for name, value in self.changed.items()]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.options == getattr(other, "options", None)

    def __hash__(self) -> int:
        return hash((self.name, self.options))

    def __repr__(self) -> str:
        words = "".join(f", {name}={value!r}" for name, value in self.changed.items())
        return f"fortyone.game({self.name!r}, preset={self.preset!r}{words})"
