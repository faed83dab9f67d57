"""Bots by name, for every game."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fortyone.core.errors import FortyoneError, OptionError
from fortyone.core.player import Bot, Budget, Choice, Random
from fortyone.core.rng import Rng
from fortyone.games import game_type
from fortyone.players.paced import Paced, read_budget
from fortyone.search.bot import Search

if TYPE_CHECKING:
    from fortyone.core.view import View


@dataclass(frozen=True)
class Basic:
    """Each game's rule-of-thumb player, found by the view it is shown."""

    def choose(self, view: "View", rng: Rng, budget: Budget) -> Choice:
        """What the game's own basic player chooses."""
        return game_type(view.game).basic().choose(view, rng, budget)


@dataclass(frozen=True)
class Strong:
    """Each game's own strong player where it has one, else a search.

    Attributes:
        seconds: What it takes for a move where the budget sets no bound.
    """

    seconds: float

    def choose(self, view: "View", rng: Rng, budget: Budget) -> Choice:
        """What the game's strong player chooses, or the search."""
        bot = game_type(view.game).strong() or Search()
        bounded = Budget(seconds=self.seconds) if budget == Budget() else budget
        return bot.choose(view, rng, bounded)


PLAYERS: dict[str, Bot] = {
    "random": Random(),
    "basic": Basic(),
    "quick": Strong(0.1),
    "strong": Strong(1.0),
    "search": Search(),  # even where a game has a better player of its own
    "plain": Search(policy=False, leaves=False, weights=False),  # what every game has for nothing
}


def player(name: str) -> Bot:
    """The bot of this name, for any game; `strong:0.5s` or `strong:500` gives it a budget for each move.

    Raises:
        FortyoneError: no such player, or no such budget.
    """
    known, budget = written(name)
    if known not in PLAYERS:
        raise OptionError("player", name, ", ".join(PLAYERS))
    return PLAYERS[known] if budget is None else Paced(PLAYERS[known], budget)


def is_player(name: str) -> bool:
    """Whether a bot is called this."""
    try:
        return bool(player(name))
    except FortyoneError:
        return False


class Written(NamedTuple):
    """A player as people write it: a name of ours or an import path, with or without a budget (None)."""

    name: str
    budget: Budget | None


def written(text: str) -> Written:
    """What is written of a player: `strong`, `strong:0.5s`, `mybots:Mine`, `mybots:Mine:500`.

    Raises:
        FortyoneError: what should be its budget is none.
    """
    known, colon, rest = text.partition(":")
    if known in PLAYERS:
        return Written(known, read_budget(rest) if colon else None)
    path, _, last = text.rpartition(":")
    return Written(path, read_budget(last)) if ":" in path else Written(text, None)
