"""Dice 41 (Norway) and Midnight: six dice, a four and a one to qualify, a pot."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from fortyone.core.dice import faces_text, read_faces
from fortyone.core.game import Game
from fortyone.core.messages import Message
from fortyone.core.player import Bot
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.core.view import View
from fortyone.games.dice41 import notation, position, view
from fortyone.games.dice41.moves import TEXTS, pack_faces
from fortyone.games.dice41.options import NAMES, ONE_DEAL, PRESETS, Options
from fortyone.games.dice41.state import DiceState
from fortyone.games.dice41.terms import Terms


class Dice41(Game):
    """Dice 41."""

    name = "dice41"
    options: Options
    options_type = Options
    presets = PRESETS
    names = NAMES
    one_deal = ONE_DEAL
    chance_is_open = True
    view_type = view.DiceView

    def settle(self) -> None:
        """The options where the kernel reads them."""
        self.terms = Terms(self.options)

    @property
    def many(self) -> bool:
        """Whether one or more dice may be kept after a throw (Midnight)."""
        return self.options.keep == "one_or_more"

    @property
    def num_moves(self) -> int:
        """A face, or any one to six dice."""
        return len(TEXTS) if self.many else 6

    def score(self, faces: Sequence[int]) -> int:
        """What six kept dice score (D-4, D-5)."""
        return self.terms.score(pack_faces(faces))

    def new_state(self) -> DiceState:
        """A blank kernel."""
        return DiceState(self)

    def begin(self, state: State, dealer: int, first: int | None) -> None:
        """The first starter takes the dice; `first` says nothing in this game."""
        state.start(dealer)  # type: ignore[attr-defined]

    def move_text(self, move: int) -> str:
        """The faces set aside."""
        return notation.move_text(self, move)

    def text_move(self, text: str) -> int:
        """The id of the faces set aside."""
        return notation.text_move(self, text)

    def refusal(self, state: State, move: int) -> tuple[str, Message]:
        """Why these dice may not be kept."""
        return notation.refusal(self, state, move)

    def read_chance(self, text: str) -> Sequence[int]:
        """A throw, highest face first."""
        return read_faces(text)

    def chance_text(self, values: Iterable[int]) -> str:
        """A throw as digits."""
        return faces_text(values)

    def read_position(self, data: Mapping[str, Any]) -> State:
        """The state of a position."""
        return position.read_position(self, data)

    def write_position(self, state: State) -> dict[str, Any]:
        """The position of a state."""
        return position.write_position(self, state)

    def make_view(self, state: State, seat: int | None, legal: tuple[str, ...]) -> View:
        """The whole table."""
        return view.make_view(self, state, seat, legal)

    def resample(self, view_: View, rng: Rng) -> State:
        """The state itself: nothing is hidden."""
        assert isinstance(view_, view.DiceView)
        return view.resample(self, view_, rng)

    def seen_places(
        self, before: State, moves: Sequence[tuple[int, int]], seat: int | None
    ) -> Collection[int]:
        """Every die is seen."""
        return range(6)

    @classmethod
    def basic(cls) -> Bot:
        """Tickets first, then what the score to beat demands."""
        from fortyone.games.dice41.bots import Basic

        return Basic()

    @classmethod
    def strong(cls) -> Bot:
        """Exact play for the pot."""
        from fortyone.games.dice41.strong import Strong

        return Strong()


GAME = Dice41
