"""How a table is set up, and what is decided there besides the match: its settings, its chat."""

import secrets
from typing import Any

from fortyone.core.errors import OptionError
from fortyone.core.match import can_be_shown
from fortyone.server import actions as act
from fortyone.server import events as log
from fortyone.server.asked import Asked, Entries, check_manager
from fortyone.server.refusals import Refused
from fortyone.server.table import Table

CLOCKS = (0, *range(15, 7 * 24 * 3600 + 1))


def open_table(owner: str, game: Any, **settings: Any) -> Entries:
    """The first entries of a table: what is played, and the seed of the first match."""
    check_clock(settings.get("clock", 0))
    if settings.get("dealer") is not None:
        game.check_seat("dealer", settings["dealer"])
    opened = log.Opened(owner, game.name, game.preset, dict(game.changed), **settings)
    return [opened, log.Sealed(secrets.token_bytes(32).hex(), _dealer(settings.get("dealer")))]


def _dealer(dealer: int | None) -> dict[str, int]:
    return {} if dealer is None else {"dealer": dealer}


def check_clock(clock: int) -> None:
    """Refuse a clock that is neither off nor 15 s to 7 days a move."""
    if clock not in CLOCKS:
        raise OptionError("clock", clock, f"0, {CLOCKS[1]} … {CLOCKS[-1]}")


def change(table: Table, asked: Asked, action: act.Change) -> Entries:
    """Change the table's settings."""
    check_manager(table, asked)
    now = (table.listed, table.spectators, table.chat_on, table.clock)
    wanted = (action.listed, action.spectators, action.chat, action.clock)
    new = [old if value is None else value for old, value in zip(now, wanted, strict=True)]
    check_clock(int(new[3]))
    return [log.Changed(bool(new[0]), bool(new[1]), bool(new[2]), int(new[3]))]


def say(table: Table, asked: Asked, action: act.Say) -> Entries:
    """Speak."""
    if not table.chat_on:
        raise Refused("chat-off")
    text = " ".join(action.text.split())
    known = action.phrase in act.PHRASES
    if bool(text) == bool(action.phrase) or (action.phrase and not known) or not can_be_shown(text):
        raise Refused("action-unknown")
    return [log.Said(asked.person, asked.name, text, action.phrase)]
