"""Syrian 41 (Four hundred) and the Lebanese game: bids, tricks with hearts as trumps, two pairs."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from fortyone.core.cards import FULL_DECK, cards_text, read_deck
from fortyone.core.game import Game
from fortyone.core.match import Match
from fortyone.core.messages import Message
from fortyone.core.player import Bot
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.core.view import View
from fortyone.games.tarneeb41 import notation, position, view
from fortyone.games.tarneeb41.cards import MOVES
from fortyone.games.tarneeb41.leaves import LeafState
from fortyone.games.tarneeb41.options import NAMES, ONE_DEAL, PRESET_ALIASES, PRESETS, Options
from fortyone.games.tarneeb41.rules import Rules


class Tarneeb41(Game):
    """Syrian 41."""

    name = "tarneeb41"
    options: Options
    options_type = Options
    presets = PRESETS
    one_deal = ONE_DEAL
    preset_aliases = PRESET_ALIASES
    names = NAMES
    view_type = view.TarneebView

    @property
    def seats(self) -> int:
        """Four, always."""
        return 4

    @property
    def sides(self) -> int:
        """Two pairs, unless a seat wins alone (option `winners`)."""
        return 2 if self.options.winners == "pair" else 4

    def points(self, match: Match) -> tuple[float, ...]:
        """The scores of each side's seats."""
        scores: tuple[int, ...] = match.state.scores
        return tuple(float(sum(scores[side :: self.sides])) for side in range(self.sides))

    @property
    def num_moves(self) -> int:
        """Thirteen bids and 52 cards."""
        return MOVES

    def settle(self) -> None:
        """The options as the kernel reads them."""
        self.rules = Rules(self.options)

    def new_state(self) -> LeafState:
        """A blank kernel."""
        return LeafState(self)

    def begin(self, state: State, dealer: int, first: int | None) -> None:
        """The first dealer is about to deal; `first` says nothing in this game."""
        state.start(dealer)  # type: ignore[attr-defined]

    def move_text(self, move: int) -> str:
        """A bid or a card."""
        return notation.move_text(move)

    def text_move(self, text: str) -> int:
        """The id of a bid or a card."""
        return notation.text_move(text)

    def refusal(self, state: State, move: int) -> tuple[str, Message]:
        """Why a bid or a card is not allowed now."""
        return notation.refusal(self, state, move)

    def read_chance(self, text: str) -> Sequence[int]:
        """A deck order."""
        return read_deck(text, FULL_DECK)

    def chance_text(self, values: Sequence[int]) -> str:
        """A deck order as cards."""
        return cards_text(values)

    def read_position(self, data: Mapping[str, Any]) -> State:
        """The state of a position."""
        return position.read_position(self, data)

    def write_position(self, state: State) -> dict[str, Any]:
        """The position of a state."""
        return notation.write_position(state)

    def make_view(self, state: State, seat: int | None, legal: tuple[str, ...]) -> View:
        """The seat's own hand, and the table."""
        return view.make_view(self, state, seat, legal)

    def resample(self, view_: View, rng: Rng) -> State:
        """A state with the hidden hands drawn anew."""
        assert isinstance(view_, view.TarneebView)
        return view.resample(self, view_, rng)

    def seen_places(
        self, before: State, moves: Sequence[tuple[int, int]], seat: int | None
    ) -> Collection[int]:
        """The seat's own thirteen places; where a card that another seat played was dealt, nobody saw."""
        if seat is None:
            return ()
        dealer: int = before.snapshot()["dealer"]
        return range((seat - dealer - 1) % 4, 52, 4)

    def likelihood(self, view_: View, world: State) -> float:
        """How well the others' bids fit the hands of a world."""
        from fortyone.games.tarneeb41.likelihood import of_bids

        assert isinstance(view_, view.TarneebView)
        return of_bids(self.rules, view_, world)

    def walk(self, view_: View, rng: Rng) -> Iterator[State]:
        """Worlds in proportion to `likelihood`."""
        from fortyone.games.tarneeb41.likelihood import walk

        assert isinstance(view_, view.TarneebView)
        return walk(self, view_, rng)

    @classmethod
    def basic(cls) -> Bot:
        """Bids what the hand can take, and plays to make it."""
        from fortyone.games.tarneeb41.bots import Basic

        return Basic()


GAME = Tarneeb41
