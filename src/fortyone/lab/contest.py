"""Who meets in an arena, at which table, by which chance."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from fortyone.core.chance import Stream
from fortyone.core.errors import FortyoneError
from fortyone.core.game import Game
from fortyone.core.match import NAME_LENGTH, Match
from fortyone.core.player import Bot, Budget
from fortyone.games import game
from fortyone.players import player, written
from fortyone.players.imported import imported
from fortyone.players.paced import NO_BOUND


class Entrant(NamedTuple):
    """A player at the table: its bot, and what it may think about a move."""

    bot: Bot
    budget: Budget

    @property
    def seconds(self) -> float | None:
        """The seconds it may take for a move: those it is given, else those it says that it takes by itself."""
        return (
            getattr(self.bot, "seconds", None) if self.budget == NO_BOUND else self.budget.seconds
        )


def entrant(text: str, budget: Budget = NO_BOUND) -> Entrant:
    """A player as written, fresh; the budget holds where none is written.

    Raises:
        FortyoneError: no such player, or no such budget.
    """
    name, own = written(text)
    bot = imported(name) if ":" in name else player(name)
    return Entrant(bot, own or budget)


@dataclass(frozen=True)
class Contest:
    """Two players and the table at which they meet: all that a worker needs to know, wherever it runs.

    Attributes:
        game: The game's name.
        preset: Its preset; None: the first.
        changed: Options changed from it.
        players: As written: `strong`, `strong:500`, `mybots:Mine`.
        seed: From which all chance comes.
        budget: For a player that is written without one.
    """

    game: str
    preset: str | None
    changed: Mapping[str, Any]
    players: tuple[str, str]
    seed: int = 0
    budget: Budget = NO_BOUND

    def check(self) -> None:
        """Refuse what cannot be played.

        Raises:
            FortyoneError: why not.
        """
        self.table()
        self.entrants()

    def table(self) -> Game:
        """The game with its options.

        Raises:
            FortyoneError: it cannot be, or nobody plays against anybody in it.
        """
        table = game(self.game, self.preset, **self.changed)
        if table.sides < 2:
            raise FortyoneError("arena-alone", sides=table.sides)
        return table

    def entrants(self) -> tuple[Entrant, Entrant]:
        """The two players, fresh.

        Raises:
            FortyoneError: one of them does not exist.
        """
        first, second = (entrant(text, self.budget) for text in self.players)
        return first, second

    def match(self, table: Game, deal: int, side: int) -> Match:
        """A match of this deal before its first chance, with the first player on this side."""
        secret = hashlib.sha256(f"fortyone/arena/{self.seed}/{deal}".encode()).digest()
        stream = Stream(secret, ("",) * table.seats)
        seats = range(table.seats)
        names = [self.players[seat % table.sides != side][:NAME_LENGTH] for seat in seats]
        lot = stream.event(0).below(table.seats)
        return Match(table, stream=stream, dealer=None, lot=lot, names=names)
