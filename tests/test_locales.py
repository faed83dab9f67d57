"""Every language says the same things: the same messages, with the same variables."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fortyone.core.messages import FALLBACK, HOME, languages

FILES = sorted(path.name for path in (HOME / FALLBACK).glob("*.ftl"))
OTHERS = [language for language in languages() if language != FALLBACK]


class Variables(Visitor):
    """The variables a message names."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(path: Path) -> dict[str, set[str]]:
    """A file's message ids, each with its variables."""
    found = {}
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", languages())
def test_a_language_has_these_files(language: str) -> None:
    assert sorted(path.name for path in (HOME / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize(
    "path", sorted(HOME.glob("*/*.ftl")), ids=lambda p: f"{p.parent.name}/{p.name}"
)
def test_every_line_is_understood(path: Path) -> None:
    junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_same_messages_and_variables(language: str, name: str) -> None:
    if (HOME / language / name).exists():  # else test_a_language_has_these_files says so
        assert messages(HOME / language / name) == messages(HOME / FALLBACK / name)


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_in_two_files(language: str) -> None:
    found = [message for path in (HOME / language).glob("*.ftl") for message in messages(path)]
    assert sorted(found) == sorted(set(found))
