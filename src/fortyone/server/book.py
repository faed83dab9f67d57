"""A game's rule book as a page shows it: chapters in the reader's language, examples played on this table's rules.

Examples stand beside a game's rules as `examples.json`: a position, a move, and the clauses it shows. They are played
when they are asked for, so what is told of them is what the rules do; those that a table's options do not allow are
left out.
"""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from fortyone.core.errors import FortyoneError
from fortyone.core.game import Game
from fortyone.core.messages import FALLBACK, languages
from fortyone.core.rules import ClauseHere, here
from fortyone.core.table import Words, open_event, table_type
from fortyone.games import game_type
from fortyone.server import messages as msg
from fortyone.server.catalogue import OptionInfo, option_rows

NAMES = ("Ana", "Bruno", "Carla", "David", "Elena", "Farid", "Gita", "Hugo", "Ines")


class Chapter(msgspec.Struct, frozen=True):
    """Clauses under one heading of the book."""

    title: str
    clauses: list[ClauseHere]


class Example(msgspec.Struct, frozen=True):
    """One move shown on a table.

    Attributes:
        clauses: The clauses it shows.
        seat: Who plays it, and whose Views these are.
        move: As text.
        told: What a player is told of it.
        before, after: The Views around it.
    """

    clauses: list[str]
    seat: int
    move: str
    told: list[msg.Told]
    before: msgspec.Raw
    after: msgspec.Raw


class Book(msgspec.Struct, frozen=True):
    """The rules of one table.

    Attributes:
        options: Each with its value here.
        changed: Those that are not the preset's.
        chapters: The book in the reader's language.
        names: What the seats of the examples are called.
        examples: Those first of what the usual game does not play.
        presets: Each preset's options, all of them.
    """

    game: str
    preset: str
    options: list[OptionInfo]
    changed: dict[str, Any]
    chapters: list[Chapter]
    names: list[str]
    examples: list[Example]
    presets: dict[str, dict[str, Any]]


def book(game: Game, language: str) -> Book:
    """The rules of a table, for a reader."""
    language = language if language in languages() else FALLBACK
    kind = type(game)
    usual = {row.id for _, rows in here(kind()) for row in rows if row.played}
    return Book(
        game.name,
        game.preset,
        option_rows(game),
        dict(game.changed),
        [Chapter(title, rows) for title, rows in here(game, language)],
        list(NAMES),
        sorted(_examples(game, language), key=lambda example: set(example.clauses) <= usual),
        {preset: kind(preset).options.plain() for preset in kind.presets},
    )


def _examples(game: Game, language: str) -> Iterator[Example]:
    for row in written(game.name):
        try:
            yield _example(game, row, language)
        except FortyoneError:  # another table's rules: not an example here
            continue


@cache
def written(name: str) -> list[dict[str, Any]]:
    """A game's examples, as they are written down."""
    path = game_type(name).folder() / "examples.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else []


def _example(game: Game, row: dict[str, Any], language: str) -> Example:
    """An example played.

    Raises:
        FortyoneError: the table's rules do not allow it.
    """
    table = _seated(game, row.get("seats"))
    before = table.position(row["position"])
    after = before.copy()
    after.play(row["move"])
    seat = before.turn
    views = before.view(seat), after.view(seat)
    teller = table_type(table)(Words(language, NAMES[: table.seats], seat))
    told = teller.told(views[0], open_event(after), views[1])
    return Example(
        row["clauses"],
        seat,
        row["move"],
        [msg.Told(text=str(line), minor=minor) for line, minor in told],
        *(msgspec.Raw(view.json()) for view in views),
    )


def _seated(game: Game, seats: int | None) -> Game:
    """The same rules for so many seats: an example may need others than sit here."""
    if seats is None or seats == game.seats:
        return game
    return type(game)(game.preset, **{**game.changed, "seats": seats})
