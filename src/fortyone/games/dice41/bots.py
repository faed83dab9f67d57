"""A rule-of-thumb player of dice 41 and Midnight."""

from dataclasses import dataclass

from fortyone.core.player import Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.view import View


@dataclass(frozen=True)
class Basic:
    """Tickets first, then high dice."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> Choice:
        """A ticket still missing, else the highest choice."""
        return Choice(max(view.legal), "the highest")
