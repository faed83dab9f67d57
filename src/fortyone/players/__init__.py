"""Bots by name, for every game."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fortyone.core.errors import OptionError
from fortyone.core.player import Bot, Budget, Choice, Random
from fortyone.core.rng import Rng
from fortyone.games import game_type

if TYPE_CHECKING:
    from fortyone.core.view import View


@dataclass(frozen=True)
class Basic:
    """Each game's rule-of-thumb player, found by the view it is shown."""

    def choose(self, view: "View", rng: Rng, budget: Budget) -> Choice:
        """What the game's own basic player chooses."""
        return game_type(view.game).basic().choose(view, rng, budget)


PLAYERS: dict[str, Bot] = {"random": Random(), "basic": Basic()}


def player(name: str) -> Bot:
    """The bot of this name, for any game.

    Raises:
        OptionError: no such player.
    """
    if name not in PLAYERS:
        raise OptionError("player", name, ", ".join(PLAYERS))
    return PLAYERS[name]
