"""The levels of bots that sit at tables."""

from fortyone.players import PLAYERS
from fortyone.server.refusals import Refused

# Each bounds its own time.
LEVELS = tuple(level for level in ("random", "basic", "quick", "strong") if level in PLAYERS)
AT_ONCE = ("random", "basic")  # move in no time to speak of
FALLBACK = "basic"  # moves where another bot fails or is late


def check_level(level: str) -> str:
    """The level itself, if there is one.

    Raises:
        Refused: there is none.
    """
    if level not in LEVELS:
        raise Refused("bot-unknown", level=level, allowed=", ".join(LEVELS))
    return level


def stand_in() -> str:
    """The level of the bot that plays for a person."""
    return next(level for level in ("quick", "basic") if level in LEVELS)
