"""The rule book in the terminal: clauses, options, presets, the game's words."""

import json
import re
from collections.abc import Sequence
from typing import Any

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from fortyone.cli.screen import Screen
from fortyone.core.game import Game
from fortyone.core.messages import message_ids
from fortyone.core.rules import Clause
from fortyone.games import game_type, resolve

_MARKDOWN = re.compile(r"\*\*|`")


def clause_lines(clause: Clause) -> list[Text]:
    """A clause with where it comes from."""
    head = Text.assemble((clause.id, "bold"), "  ", _MARKDOWN.sub("", clause.text))
    return [head, Text(f"      ({clause.source})", style="dim")]


def show(
    screen: Screen, name: str, wanted: Sequence[str], *, options: bool, glossary: bool
) -> None:
    """Some clauses, the options, the glossary: what is asked for; the whole book where nothing is.

    Raises:
        OptionError: no such game or clause.
    """
    found, preset = resolve(name)
    game = game_type(found)(preset)
    clauses = [line for clause in wanted for line in clause_lines(game.clause(clause))]
    screen.print(*clauses)
    if options:
        show_options(screen, game)
    if glossary:
        show_glossary(screen, found)
    if not (wanted or options or glossary):
        show_book(screen, game_type(found))


def show_book(screen: Screen, game: type[Game]) -> None:
    """The whole book."""
    text = (game.folder() / "RULES.md").read_text(encoding="utf-8")
    screen.out.print(Markdown(text))


def show_options(screen: Screen, game: Game) -> None:
    """The options with what each may be, its default and its meaning; then the presets."""
    grid = Grid("", "", "", box=None, pad_edge=False, show_header=True)
    for i, word in enumerate(("option", "allowed", "default")):
        grid.columns[i].header = screen.say(f"cli-{word}")
    for row in game.options.rows():
        default = _shown(row.default)
        value = default if row.value == row.default else f"{_shown(row.value)} ({default})"
        grid.add_row(Text(row.name, style="bold"), row.kind.allowed, value)
    screen.out.print(grid)
    for row in game.options.rows():
        _explain(screen, row.name, f"{game.name}-option-{row.name}")
    screen.print("", Text(screen.say("cli-presets"), style="bold"))
    for preset, changes in game.presets.items():
        options = ", ".join(f"{name}={_shown(value)}" for name, value in changes.items())
        _explain(screen, preset, f"{game.name}-preset-{preset}", options)


def _explain(screen: Screen, name: str, message: str, more: str = "") -> None:
    words = screen.maybe(message)
    screen.print(
        Text.assemble((name, "bold"), f": {words}" if words else "", f" ({more})" if more else "")
    )


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def show_glossary(screen: Screen, game: str) -> None:
    """The game's own words."""
    found = sorted(screen.say(message) for message in message_ids(f"{game}-term-"))
    if not found:
        screen.tell("cli-no-glossary")
    for line in found:
        screen.print(line)
