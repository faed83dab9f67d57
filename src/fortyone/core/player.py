"""What a bot is."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from fortyone.core.messages import Message
from fortyone.core.rng import Rng

if TYPE_CHECKING:
    from fortyone.core.view import View


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one move; the first bound reached ends it.

    Attributes:
        seconds: Time by the clock; None: no bound.
        simulations: Playouts or worlds; None: no bound. Alone, with a seed, it makes a search repeatable.
    """

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True)
class Choice:
    """A bot's move.

    Attributes:
        move: One of the view's legal moves.
        why: One line, for the log and for the curious player; a message is said in the reader's language.
        values: What it thought of each legal move, in the game's own units.
    """

    move: str
    why: str | Message = ""
    values: Mapping[str, float] = field(default_factory=dict)


class Bot(Protocol):
    """A player: from a View, to a Choice. Its settings are its fields, chance and budget are handed in."""

    def choose(self, view: "View", rng: Rng, budget: Budget) -> Choice:
        """The move to play; the view's seat is on turn."""


@dataclass(frozen=True)
class Random:
    """Plays any legal move, each as likely."""

    def choose(self, view: "View", rng: Rng, budget: Budget) -> Choice:
        """Any move of the list."""
        return Choice(rng.choice(view.legal), "at random")
