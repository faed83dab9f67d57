"""Players of other packages, by import path."""

from importlib import import_module
from typing import TYPE_CHECKING

from fortyone.core.errors import OptionError
from fortyone.core.messages import Message
from fortyone.core.player import Bot
from fortyone.players import PLAYERS

if TYPE_CHECKING:
    from typing import Any


def imported(path: str) -> Bot:
    """A new bot of `module:Name`: a class that takes no arguments, or a bot itself.

    It runs what it names: never call it with a name that a record or a visitor brings.

    Raises:
        OptionError: there is no such module or name, or it is no bot.
    """
    module, _, name = path.partition(":")
    try:
        found = getattr(import_module(module), name)
        bot: Bot = found() if isinstance(found, type) else found
    except Exception as error:
        raise _no_player(path, f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise _no_player(path, Message("player-no-choose"))
    return bot


def _no_player(path: str, why: "Any") -> OptionError:
    return OptionError("player", path, ", ".join(PLAYERS), "player-import", text=path, why=why)
