"""Play, study and research four games named 41 and 40.

>>> import fortyone
>>> game = fortyone.game("dice41", seats=2)
>>> match = game.match(seed=41, dealer=0)
>>> match.state.turn
0
"""

import typing

from fortyone import _mode

if typing.TYPE_CHECKING:
    from fortyone.core.view import View

_mode.choose()

from fortyone.core.chance import CHANCE, OVER  # noqa: E402  (after the mode is chosen)
from fortyone.core.errors import (  # noqa: E402
    BadNotation,
    FortyoneError,
    IllegalMove,
    OptionError,
    PositionError,
    RecordError,
)
from fortyone.core.game import Game  # noqa: E402
from fortyone.core.match import Match  # noqa: E402
from fortyone.core.player import Bot, Budget, Choice  # noqa: E402
from fortyone.core.rng import Rng, rng  # noqa: E402
from fortyone.core.state import COMPILED as compiled  # noqa: E402, N811
from fortyone.core.state import Event, State  # noqa: E402
from fortyone.games import game, games, read_record, verify  # noqa: E402
from fortyone.players import player  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BadNotation",
    "Bot",
    "Budget",
    "Choice",
    "Event",
    "FortyoneError",
    "Game",
    "IllegalMove",
    "Match",
    "OptionError",
    "PositionError",
    "RecordError",
    "Rng",
    "State",
    "View",
    "compiled",
    "game",
    "games",
    "player",
    "read_record",
    "rng",
    "verify",
]


def __getattr__(name: str) -> typing.Any:
    # Its library is a fifth of what importing this package would take; the first game or bot brings it along.
    if name == "View":
        from fortyone.core.view import View

        return View
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
