"""A rule-of-thumb player of Empat Satu."""

from dataclasses import dataclass

from fortyone.core.player import Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.view import View


@dataclass(frozen=True)
class Basic:
    """Any legal move."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> Choice:
        """A legal move."""
        return Choice(rng.choice(view.legal), "at random")
