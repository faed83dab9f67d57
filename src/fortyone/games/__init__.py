"""The games: a folder here is a game, and so is an entry point `fortyone.games` of another package."""

import pkgutil
import re
import unicodedata
from functools import cache
from importlib import import_module
from typing import Any

from fortyone.core.errors import OptionError
from fortyone.core.game import Game
from fortyone.core.match import Match
from fortyone.core.messages import add_locales


@cache
def _own() -> tuple[str, ...]:
    return tuple(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _plugins() -> dict[str, str]:
    # Imported here: it takes a quarter of the time of importing this package, and our own games need it not.
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group="fortyone.games")}


def games() -> tuple[str, ...]:
    """The names of the games there are.

    >>> "empat_satu" in games()
    True
    """
    return tuple(sorted({*_own(), *_plugins()}))


def _is_game(name: str) -> bool:
    return name in _own() or name in _plugins()


@cache
def game_type(name: str) -> type[Game]:
    """The class of a game, by its one name.

    Raises:
        OptionError: no such game.
    """
    if not _is_game(name):
        raise OptionError("game", name, ", ".join(games()), "game-unknown")
    path = f"{__name__}.{name}" if name in _own() else _plugins()[name].partition(":")[0]
    module = import_module(path)
    found: type[Game] = module.GAME
    add_locales(found.folder() / "locales")
    return found


def normal(name: str) -> str:
    """A name as people write it, without case, accents and punctuation."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return re.sub(r"[\W_]+", "", "".join(c for c in plain if not unicodedata.combining(c)))


@cache
def known_names() -> dict[str, tuple[tuple[str, str], ...]]:
    """Every name people know a game by, as written, with the (game, preset) it may mean."""
    found: dict[str, list[tuple[str, str]]] = {}
    for name in games():
        kind = game_type(name)
        meanings = {name: next(iter(kind.presets)), **kind.names}
        for known, preset in meanings.items():
            found.setdefault(known, []).append((name, preset))
    return {known: tuple(meanings) for known, meanings in found.items()}


def resolve(name: str) -> tuple[str, str | None]:
    """The game and preset that a name stands for; preset None where the name is the game's own.

    Raises:
        OptionError: nobody knows the name, or it is the name of several games.

    >>> resolve("1-4-24")
    ('dice41', 'midnight')
    """
    if not isinstance(name, str):
        raise OptionError("game", name, ", ".join(games()), "game-unknown")
    if _is_game(name):
        return name, None
    meant = {
        meaning
        for known, meanings in known_names().items()
        for meaning in meanings
        if normal(known) == normal(name)
    }
    if len(meant) > 1:
        choices = ", ".join(sorted({game for game, _ in meant}))
        raise OptionError("game", name, choices, "game-ambiguous")
    if not meant:
        raise OptionError("game", name, ", ".join(games()), "game-unknown")
    return meant.pop()


def game(name: str, preset: str | None = None, **options: Any) -> Game:
    """A game with its options: a preset, with some options changed.

    Args:
        name: A game's name, or one that people know it by (`midnight`), which stands for a preset too.
        preset: A named set of options; it wins over the one that the name stands for.
        options: Options to change, as the game's RULES.md lists them.

    Raises:
        OptionError: an unknown game, preset or option, or a value that is not allowed.
    """
    found, meant = resolve(name)
    return game_type(found)(preset or meant, **options)


def read_record(text: str) -> Match:
    """The match of a record, every event checked against the rules.

    Raises:
        RecordError: what is wrong, and on which line.
    """
    from fortyone.core.reader import parse_record  # few programs need it at once

    return parse_record(text, game)


def verify(text: str) -> Match:
    """The match of a record, with the proof that its chance comes from the committed seed.

    Raises:
        RecordError: the record is not legal, or its chance is not what the seed gives.
    """
    from fortyone.core.reader import check_fairness

    return check_fairness(text, game)
