"""From the words of a command line to a match: the game, its options, who plays."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fortyone.cli.saves import Keeper, read_match
from fortyone.cli.session import YOU
from fortyone.core.errors import FortyoneError, OptionError
from fortyone.core.game import Game
from fortyone.core.match import Match
from fortyone.games import game, game_type, resolve
from fortyone.players import PLAYERS, is_player, player

LOT = "lot"


def read_settings(settings: Sequence[str]) -> dict[str, Any]:
    """The options of `--set option=value`: a value is JSON where it parses as JSON, else text.

    Raises:
        FortyoneError: there is no `=`.
    """
    found: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip():
            raise FortyoneError("cli-setting", text=setting)
        found[name.strip()] = _value(value.strip())
    return found


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def read_seats(text: str) -> list[str]:
    """The players of `--seats`: `you`, `you:Rosa`, or a bot's name, `strong:500`.

    Raises:
        FortyoneError: no such player, or no such budget.
    """
    return [_player(word.strip()) for word in text.split(",")]


def _player(word: str) -> str:
    role, _, name = word.partition(":")
    if role == YOU:
        if is_player(name):  # a record knows a bot by its name
            raise OptionError("seats", word, f"{YOU}:…")
        return name.strip() or YOU
    if role not in PLAYERS:
        raise OptionError("seats", word, ", ".join((YOU, f"{YOU}:…", *PLAYERS)))
    player(word)
    return word


def make_game(name: str, preset: str | None, settings: Sequence[str], seats: int | None) -> Game:
    """The game with its options; the number of seats is that of the players named, if they were.

    Raises:
        OptionError: an unknown game, preset or option, a value that is not allowed, or too few or many players.
    """
    options = read_settings(settings)
    if seats is None:
        return game(name, preset, **options)
    kind = game_type(resolve(name)[0])
    if "seats" in kind.options_type.__dataclass_fields__:
        if options.setdefault("seats", seats) != seats:
            raise OptionError("seats", options["seats"], str(seats))
        return game(name, preset, **options)
    found = game(name, preset, **options)
    if seats != found.seats:
        raise OptionError("seats", seats, str(found.seats))
    return found


def read_dealer(text: str, seats: int) -> int | None:
    """The first dealer: a seat, or None for the lot.

    Raises:
        OptionError: neither.
    """
    if text == LOT:
        return None
    if not re.fullmatch(r"\d{1,3}", text, re.ASCII) or int(text) >= seats:
        raise OptionError("dealer", text, f"{LOT}, 0 … {seats - 1}")
    return int(text)


def new_match(
    name: str,
    preset: str | None = None,
    settings: Sequence[str] = (),
    seats: str | None = None,
    dealer: str = LOT,
    seed: int | None = None,
    others: str = "basic",
) -> Match:
    """A new match as a command line asks for it; where it names no players, one person against `others`.

    Raises:
        FortyoneError: something in it cannot be.
    """
    players = None if seats is None else read_seats(seats)
    found = make_game(name, preset, settings, len(players) if players else None)
    names = players or [YOU, *[others] * (found.seats - 1)]
    return found.match(seed, read_dealer(dealer, found.seats), names=names)


def resumed_match(path: Path, asked: str | None, given: Sequence[str]) -> Match:
    """A saved match, with which to go on.

    Args:
        path: Its record.
        asked: The game named on the command line, if any.
        given: Options of the command line that only a new match takes.

    Raises:
        FortyoneError: it cannot go on, or is not what was asked for.
    """
    if given:
        raise FortyoneError("cli-resume-options", options=", ".join(given))
    match = read_match(path)
    if asked is not None and resolve(asked)[0] != match.game.name:
        raise FortyoneError("cli-resume-game", game=match.game.name, asked=asked)
    match.draw()
    if not match.is_over and match.state.due() is not None:
        raise FortyoneError("cli-no-chance")
    return match


def keeper_for(save: Path | None, resume: Path | None) -> Keeper:
    """Where a match is saved: the file named, else the one it was resumed from."""
    if save is not None and save != resume:
        return Keeper(save)
    return Keeper(resume, resumed=True)
