"""Every clause of every rule book is pinned by a line of a test: `Case("C-10", "what it shows", …)`."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import fortyone
from fortyone.games import game_type
from tests.strategies import over_games

TESTS = Path(__file__).parent
CLAUSE = re.compile(r"[A-Z]-[0-9]+")
SOURCES = ("seed", "reading", "option")


def cases(path: Path) -> list[str]:
    """The clauses of the cases in a test file: the first argument of a call of `Case`, or of `…Case`."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            first = node.args[0]
            if node.func.id.endswith("Case") and isinstance(first, ast.Constant):
                found.append(str(first.value))
    return found


FILES = sorted((TESTS / "games").glob("test_*.py"))
PINNED = Counter(clause for path in FILES for clause in cases(path))


@over_games
def test_every_clause_is_pinned_by_a_case(name: str) -> None:
    missing = [clause for clause in game_type(name).book() if not PINNED[clause]]
    assert not missing, f"no Case in tests/games for {' '.join(missing)}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_case_names_a_clause_that_exists(path: Path) -> None:
    known = {clause for name in fortyone.games() for clause in game_type(name).book()}
    assert set(cases(path)) <= known


@over_games
def test_a_book_has_its_clauses_in_order(name: str) -> None:
    book = game_type(name).book()
    ids = [clause for clause in book if not clause.startswith("G-")]
    assert ids
    assert all(CLAUSE.fullmatch(clause) for clause in ids)
    assert len({clause[0] for clause in ids}) == 1
    assert {"G-1", "G-2"} <= set(book)
    for clause in book.values():
        assert clause.text
        assert any(source in clause.source for source in SOURCES), clause


@over_games
def test_a_book_lists_every_option_and_preset(name: str) -> None:
    kind = game_type(name)
    text = (kind.folder() / "RULES.md").read_text(encoding="utf-8")
    wanted = (*kind.options_type.__dataclass_fields__, *kind.presets, *kind.preset_aliases)
    assert not [word for word in wanted if f"`{word}`" not in text]
    for key in fortyone.game(name).start().position():
        assert f"`{key}`" in text, f"the position key {key} is not explained"


@over_games
def test_code_names_only_clauses_that_exist(name: str) -> None:
    kind = game_type(name)
    letter = next(iter(kind.book()))[0]
    for path in kind.folder().rglob("*.py"):
        named = re.findall(rf"\b{letter}-[0-9]+\b", path.read_text(encoding="utf-8"))
        assert set(named) <= set(kind.book()), path.name
