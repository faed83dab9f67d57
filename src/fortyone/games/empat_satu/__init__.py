"""Empat Satu ("41", Indonesia): take one, discard one, collect four of a suit."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from fortyone.core.cards import FULL_DECK, cards_text, read_deck
from fortyone.core.game import Game
from fortyone.core.messages import Message
from fortyone.core.player import Bot, Choice
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.core.view import View
from fortyone.games.empat_satu import notation, position, view
from fortyone.games.empat_satu.choices import habits, walk
from fortyone.games.empat_satu.moves import NUM_MOVES
from fortyone.games.empat_satu.options import NAMES, PRESETS, Options
from fortyone.games.empat_satu.resample import resample
from fortyone.games.empat_satu.state import EmpatState


class EmpatSatu(Game):
    """Empat Satu."""

    name = "empat_satu"
    options: Options
    options_type = Options
    presets = PRESETS
    names = NAMES
    grows_trees = False  # flat: +0.07 a hand with two seats (docs/empat_satu.md)
    view_type = view.EmpatView

    @property
    def num_moves(self) -> int:
        """A card to discard, or one of four words."""
        return NUM_MOVES

    def new_state(self) -> EmpatState:
        """A blank kernel."""
        return EmpatState(self)

    def begin(self, state: State, dealer: int, first: int | None) -> None:
        """The dealer plays first, unless the last match decided otherwise (E-2)."""
        state.start(dealer, dealer if first is None else first)  # type: ignore[attr-defined]

    def move_text(self, move: int) -> str:
        """A card, or a word."""
        return notation.move_text(move)

    def text_move(self, text: str) -> int:
        """The id of a card or word."""
        return notation.text_move(text)

    def refusal(self, state: State, move: int) -> tuple[str, Message]:
        """Why this may not be done now."""
        return notation.refusal(self, state, move)

    def read_chance(self, text: str) -> Sequence[int]:
        """A deck order of 52 cards."""
        return read_deck(text, FULL_DECK)

    def chance_text(self, values: Sequence[int]) -> str:
        """A deck order."""
        return cards_text(values)

    def read_position(self, data: Mapping[str, Any]) -> State:
        """The state of a position."""
        return position.read_position(self, data)

    def write_position(self, state: State) -> dict[str, Any]:
        """The position of a state."""
        return position.write_position(state)

    def make_view(self, state: State, seat: int | None, legal: tuple[str, ...]) -> View:
        """One's own hand, and what lies or was taken open."""
        return view.make_view(self, state, seat, legal)

    def resample(self, view_: View, rng: Rng) -> State:
        """The hidden cards shuffled."""
        assert isinstance(view_, view.EmpatView)
        return resample(self, view_, rng)

    def seen_places(
        self, before: State, moves: Sequence[tuple[int, int]], seat: int | None
    ) -> Collection[int]:
        """The seat's own cards, as dealt and as drawn, and the starter card."""
        return view.seen_places(self, before, moves, seat)

    def sensible(self, view_: View, rng: Rng) -> Choice:
        """What a playout would play: it rests on nothing that the seat has not seen."""
        move = self.resample(view_, rng).guessed(rng)
        return Choice(self.move_text(move), "a race for four of a suit")

    def likelihood(self, view_: View, world: State) -> float:
        """How likely the other seats are to have done what they did, with these cards."""
        assert isinstance(view_, view.EmpatView)
        return habits(self, view_, world).likelihood(world)

    def walk(self, view_: View, rng: Rng) -> Iterator[State]:
        """Worlds in which the others' choices are likely, the hidden cards changing places a few at a time."""
        assert isinstance(view_, view.EmpatView)
        return walk(self, view_, rng)

    @classmethod
    def basic(cls) -> Bot:
        """A suit worth collecting, nothing good for the next seat, a stop when ahead."""
        from fortyone.games.empat_satu.bots import Basic

        return Basic()


GAME = EmpatSatu
