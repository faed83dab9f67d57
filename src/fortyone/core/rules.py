"""A rule book as data: the clauses of a RULES.md, each a row of its tables."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_ROW = re.compile(r"^\| ([A-Z]-\d+) \| (.*?) \| (.*?) \|$", re.MULTILINE)
SHARED = Path(__file__).with_name("RULES.md")


@dataclass(frozen=True)
class Clause:
    """One numbered rule.

    Attributes:
        id: Like `C-10`.
        text: The rule, in English, as Markdown.
        source: Where it comes from: seed, reading or option.
    """

    id: str
    text: str
    source: str


@cache
def clauses(book: Path) -> dict[str, Clause]:
    """The clauses of a rule book by id, in its order, with the shared ones (G-1, G-2) last."""
    texts = (path.read_text(encoding="utf-8") for path in (book, SHARED))
    rows = (row for text in texts for row in _ROW.findall(text))
    return {row[0]: Clause(*row) for row in rows}
