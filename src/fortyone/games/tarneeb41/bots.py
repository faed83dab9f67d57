"""A rule-of-thumb player of Syrian 41."""

from dataclasses import dataclass

from fortyone.core.player import Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.view import View


@dataclass(frozen=True)
class Basic:
    """Bids low and plays at random."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> Choice:
        """Any move."""
        return Choice(rng.choice(view.legal))
