"""Budgets: as they are written, and bots that have one of their own."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fortyone.core.errors import FortyoneError
from fortyone.core.player import Bot, Budget, Choice
from fortyone.core.rng import Rng

if TYPE_CHECKING:
    from fortyone.core.view import View

NO_BOUND: Final = Budget()


@dataclass(frozen=True)
class Paced:
    """A bot that keeps a budget of its own unless it is handed another."""

    bot: Bot
    budget: Budget

    @property
    def seconds(self) -> float | None:
        """What it may take for a move."""
        return self.budget.seconds

    def choose(self, view: "View", rng: Rng, budget: Budget) -> Choice:
        """What the bot chooses within the budget."""
        return self.bot.choose(view, rng, self.budget if budget == NO_BOUND else budget)


def read_budget(text: str) -> Budget:
    """A budget for each move: `0.5s` is time by the clock, `500` is simulations.

    Raises:
        FortyoneError: it is neither, or nothing at all.
    """
    if re.fullmatch(r"[0-9]{1,9}", text, re.ASCII) and int(text) > 0:
        return Budget(simulations=int(text))
    if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?s", text, re.ASCII) and float(text[:-1]) > 0:
        return Budget(seconds=float(text[:-1]))
    raise FortyoneError("player-budget", text=text or "none")
