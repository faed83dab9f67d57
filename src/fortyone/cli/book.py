"""The rule book in the terminal: clauses, options, presets, the game's words."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from fortyone.cli.screen import Screen
from fortyone.core.game import Game
from fortyone.core.messages import message_ids
from fortyone.core.rules import Clause, book_text
from fortyone.games import game_type, resolve

_MARKDOWN = re.compile(r"\*\*|`|\*(?=\w)|(?<=\w)\*")
_CLAUSE_ID = re.compile(r"^\| ([A-Z]-\d+) \|", re.MULTILINE)
_CLAUSE_TABLE = re.compile(r"((?:^\|.*\|\n)+)", re.MULTILINE)


def show(
    screen: Screen, name: str, wanted: Sequence[str], *, options: bool, glossary: bool
) -> None:
    """Some clauses, the options, the glossary: what is asked for; the whole book where nothing is.

    Raises:
        OptionError: no such game or clause.
    """
    found, preset = resolve(name)
    game = game_type(found)(preset)
    if wanted:
        screen.out.print(clause_grid([game.clause(clause, screen.language) for clause in wanted]))
    if options:
        screen.out.print(*_options(screen, game), sep="\n")
    if glossary:
        screen.out.print(*_glossary(screen, game), sep="\n")
    if not (wanted or options or glossary):
        screen.out.print(*_book(game, screen.language), sep="\n")


def clause_grid(clauses: Iterable[Clause]) -> Grid:
    """Clauses, each with where it comes from."""
    rows = []
    for clause in clauses:
        text = Text(_MARKDOWN.sub("", clause.text))
        rows.append((clause.id, text.append(f" ({_MARKDOWN.sub('', clause.source)})", "dim")))
    return _pairs(rows)


def _book(game: Game, language: str) -> Iterator[RenderableType]:
    """The whole book; its tables of clauses as lists, which read better in 80 columns."""
    for part in _CLAUSE_TABLE.split(book_text(game.folder(), language)):
        ids = _CLAUSE_ID.findall(part)
        if ids:
            yield clause_grid([game.clause(clause, language) for clause in ids])
        else:
            yield Markdown(part)


def _options(screen: Screen, game: Game) -> Iterator[RenderableType]:
    """The options, what each may be, its default and its meaning; then the presets."""
    rows = []
    for row in game.options.rows():
        text = Text(f"{row.kind.allowed} · ")
        text.append(screen.say("cli-default", value=_shown(row.default)))
        if row.value != row.default:
            text.append(" · " + screen.say("cli-here", value=_shown(row.value)))
        rows.append((row.name, _explained(screen, text, f"{game.name}-option-{row.name}")))
    yield _pairs(rows)
    yield Text("\n" + screen.say("cli-presets"), style="bold")
    presets = []
    for preset, changes in game.presets.items():
        text = Text(", ".join(f"{name}={_shown(value)}" for name, value in changes.items()))
        presets.append((preset, _explained(screen, text, f"{game.name}-preset-{preset}")))
    yield _pairs(presets)


def _explained(screen: Screen, text: Text, message: str) -> Text:
    words = screen.maybe(message)
    return text.append(("\n" if text else "") + words, "dim") if words else text


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _glossary(screen: Screen, game: Game) -> Iterator[RenderableType]:
    """The game's own words, with the numbers of this table."""
    options = game.options.plain()
    terms = message_ids(f"{game.name}-term-")
    found = sorted(screen.say(message, **options) for message in terms)
    words = [entry.partition(" — ") for entry in found]
    if words:
        yield _pairs([(word, Text(meaning)) for word, _, meaning in words])
    else:
        yield screen.say("cli-no-glossary")


def _pairs(rows: Iterable[tuple[str, Text]]) -> Grid:
    """Two columns: what it is in bold, and what there is to say of it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for head, text in rows:
        grid.add_row(head, text)
    return grid
