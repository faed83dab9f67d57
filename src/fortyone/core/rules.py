"""A rule book as data: the clauses of a RULES.md, each a row of its tables.

A book may stand in other languages beside the English one, as `RULES.fr.md`: the same clauses in the same order.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

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
