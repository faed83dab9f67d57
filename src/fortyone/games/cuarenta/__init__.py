"""Cuarenta (Ecuador): cards taken from the table, caídas and limpias, the first side to 40."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from fortyone.core.game import Game
from fortyone.core.match import Match
from fortyone.core.messages import Message
from fortyone.core.player import Bot
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.core.view import View
from fortyone.games.cuarenta import moves, notation, positions, view, worlds
from fortyone.games.cuarenta.options import NAMES, ONE_DEAL, PRESETS, Options
from fortyone.games.cuarenta.past import mesa_points
from fortyone.games.cuarenta.rules import Rules
from fortyone.games.cuarenta.sense import Sense


class Cuarenta(Game):
    """Cuarenta.

    Attributes:
        pack: The cards of the deck, in canonical order.
        ids: What the move ids stand for.
        rules: The options where the kernel reads them; all states share it.
    """

    name = "cuarenta"
    options: Options
    options_type = Options
    presets = PRESETS
    one_deal = ONE_DEAL
    names = NAMES
    view_type = view.CuarentaView
    grows_trees = False  # flat: 61 % of mesas with 200 simulations a move, as good with 4000 (docs/strength.md)

    def settle(self) -> None:
        """The deck and the moves of this table."""
        options = self.options
        self.pack = tuple(sorted(moves.CARDS[: 40 + options.jokers]))
        self.rules = Rules(options)
        by_hand = options.ronda_when != "automatic"
        longest = moves.longest_sum(options.sum_cards)
        self.ids = moves.ids(options.match_takes == "one", longest, by_hand, options.jokers > 0)

    @property
    def sides(self) -> int:
        """Two, of one seat or two (C-35)."""
        return 2

    def points(self, match: Match) -> tuple[float, ...]:
        """The points of all chicas of the mesa."""
        return mesa_points(match)

    @property
    def num_moves(self) -> int:
        """Every well-formed move of this table: 798 to 3414 by the options."""
        return len(self.ids.moves)

    def new_state(self) -> Sense:
        """A blank kernel."""
        return Sense(self)

    def begin(self, state: State, dealer: int, first: int | None) -> None:
        """The first deck is due; `first` says nothing in this game."""
        state.start(dealer)  # type: ignore[attr-defined]

    def move_text(self, move: int) -> str:
        """A card and what it takes, or a ronda."""
        return notation.move_text(self, move)

    def text_move(self, text: str) -> int:
        """The id of a card and what it takes, or of a ronda."""
        return notation.text_move(self, text)

    def refusal(self, state: State, move: int) -> tuple[str, Message]:
        """Why not."""
        return notation.refusal(state, self.ids.moves[move])

    def read_chance(self, text: str) -> Sequence[int]:
        """A deck order, or a misdeal."""
        return notation.read_chance(self, text)

    def chance_text(self, values: Iterable[int]) -> str:
        """A deck order, or `misdeal`."""
        return notation.chance_text(values)

    def read_position(self, data: Mapping[str, Any]) -> State:
        """The state of a position."""
        return positions.read_position(self, data)

    def write_position(self, state: State) -> dict[str, Any]:
        """The position of a state."""
        return positions.write_position(state)

    def make_view(self, state: State, seat: int | None, legal: tuple[str, ...]) -> View:
        """All but the stock and the others' hands; of these, what a ronda has shown."""
        return view.make_view(self, state, seat, legal)

    def resample(self, view_: View, rng: Rng) -> State:
        """Another world that looks the same."""
        assert isinstance(view_, view.CuarentaView)
        return worlds.resample(self, view_, rng)

    def seen_places(
        self, before: State, moves: Sequence[tuple[int, int]], seat: int | None
    ) -> Collection[int]:
        """The seat's own cards, of the fives dealt so far."""
        return worlds.seen_places(self, before, moves, seat)

    def likelihood(self, view_: View, world: State) -> float:
        """Who could have taken and did not, hardly could."""
        assert isinstance(view_, view.CuarentaView)
        return worlds.likelihood(self, view_, world)

    def solve(self, view_: View) -> Mapping[str, float] | None:
        """With two seats and no jokers, the last five of a deal."""
        from fortyone.games.cuarenta import endings

        assert isinstance(view_, view.CuarentaView)
        return endings.values(view_) if endings.is_open(view_) else None

    @classmethod
    def basic(cls) -> Bot:
        """Weighs points, cards, and what the card it leaves gives away."""
        from fortyone.games.cuarenta.bots import Basic

        return Basic()


GAME = Cuarenta
