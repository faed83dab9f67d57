"""A rule book as data: the clauses of a RULES.md, each a row of its tables.

A book may stand in other languages beside the English one, as `RULES.fr.md`: the same clauses in the same order.
It tells the usual game; what of a clause another table's options change stands in the game's `clauses.py`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from fortyone.core.messages import FALLBACK

_ROW = re.compile(r"^\| ([A-Z]-\d+) \| (.*?) \| (.*?) \|$", re.MULTILINE)
_HEADING = re.compile(r"^#+ ", re.MULTILINE)
SHARED = Path(__file__).parent


@dataclass(frozen=True)
class Clause:
    """One numbered rule.

    Attributes:
        id: Like `C-10`.
        text: The rule, as Markdown.
        source: Where it comes from: seed, reading or option.
    """

    id: str
    text: str
    source: str


@dataclass(frozen=True)
class Follows:
    """How a clause follows the options of a table.

    Attributes:
        options: Those that change what it says.
        numbers: What of its text an option sets, a number or the option's own name in backticks, each with that
            option, as `target` or `target-1`.
        played: Whether the clause holds under some options.
    """

    options: tuple[str, ...] = ()
    numbers: Mapping[str, str] = field(default_factory=dict)
    played: Callable[[Any], bool] = lambda options: True

    def said(self, text: str, options: Any) -> str:
        """A clause's text with the numbers of a table; those that are not the book's in bold."""
        found = {number: str(_number(name, options)) for number, name in self.numbers.items()}
        changed = {number: here for number, here in found.items() if here != number}
        if not changed:
            return text
        return standing(*changed).sub(lambda match: f"**{changed[match[0]]}**", text)

    def told(self, options: Any) -> list[str]:
        """The options that the text does not tell, as it is the book's: those set otherwise, or by other options."""
        within = {name.partition("-")[0] for name in self.numbers.values()}
        rows = {row.name: row for row in options.rows()}
        fields = type(options).__dataclass_fields__
        usual = {name: fields[name].default for name in self.options}
        return [
            name for name in self.options if name not in within and rows[name].value != usual[name]
        ]


@dataclass(frozen=True)
class ClauseHere:
    """A clause as it holds at a table.

    Attributes:
        text: The rule with this table's numbers, as Markdown.
        options: Those whose values belong beside it.
        played: Whether it holds here at all.
    """

    id: str
    text: str
    source: str
    options: list[str]
    played: bool


def book_text(folder: Path, language: str = FALLBACK) -> str:
    """The rule book in a folder, as Markdown; in English where the language lacks it."""
    translated = folder / f"RULES.{language}.md"
    found = translated if translated.exists() else folder / "RULES.md"
    return found.read_text(encoding="utf-8")


@cache
def clauses(folder: Path, language: str = FALLBACK) -> dict[str, Clause]:
    """The clauses of the rule book in a folder by id, in its order, with the shared ones (G-1, G-2) last."""
    texts = (book_text(place, language) for place in (folder, SHARED))
    rows = (row for text in texts for row in _ROW.findall(text))
    return {row[0]: Clause(*row) for row in rows}


@cache
def chapters(folder: Path, language: str = FALLBACK) -> tuple[tuple[str, tuple[Clause, ...]], ...]:
    """The clauses under the headings they stand under, those without any left out."""
    found = []
    for place in (folder, SHARED):
        for part in _HEADING.split(book_text(place, language))[1:]:
            rows = tuple(Clause(*row) for row in _ROW.findall(part))
            if rows:
                found.append((part.partition("\n")[0].strip(), rows))
    return tuple(found)


def standing(*numbers: str) -> re.Pattern[str]:
    """Any of these where it stands by itself, not within another number, a card or a clause."""
    return re.compile(rf"(?<![A-Za-z0-9.,/−-])(?:{'|'.join(numbers)})(?![0-9A-Za-z/_])")


def follows(game: Any) -> Mapping[str, Follows]:
    """How a game's clauses follow its options; a game of another package may tell nothing of it."""
    name = f"{type(game).__module__}.clauses"
    try:
        found: Mapping[str, Follows] = import_module(name).CLAUSES
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return {}
    return found


def here(game: Any, language: str = FALLBACK) -> list[tuple[str, list[ClauseHere]]]:
    """The chapters as they hold at a table; first those that make it another game than the usual one."""
    known = follows(game)
    found = [
        (title, [_here(row, known.get(row.id, Follows()), game.options) for row in rows])
        for title, rows in chapters(game.folder(), language)
    ]
    usual = type(game)().options
    own = {clause for clause, how in known.items() if not how.played(usual)}
    return sorted(found, key=lambda part: not any(row.played and row.id in own for row in part[1]))


def _here(clause: Clause, how: Follows, options: Any) -> ClauseHere:
    text = how.said(clause.text, options)
    return ClauseHere(clause.id, text, clause.source, how.told(options), how.played(options))


def _number(name: str, options: Any) -> int:
    option, _, less = name.partition("-")
    found: int = getattr(options, option)
    return found - int(less or 0)
