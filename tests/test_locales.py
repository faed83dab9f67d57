"""Every language says the same things: the same messages, with the same variables, in its own words."""

import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fortyone.core.messages import FALLBACK, HOME, Message, languages, say

FILES = sorted(path.name for path in (HOME / FALLBACK).glob("*.ftl"))
OTHERS = [language for language in languages() if language != FALLBACK]
COUNTS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 101, 112)
SHELL = re.compile(r"'fortyone\[\w+\]'")  # a word for a shell, which knows no other quotes
NAMES = {*("Cuarenta", "Empat", "Satu", "Midnight", "ronda", "Chicas"), *("fortyone", "record")}
PLURALS = {"zero", "one", "two", "few", "many"}


class Variables(Visitor):
    """The variables a message names."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class Words(Visitor):
    """The text of a message, without what stands for a variable."""

    def __init__(self) -> None:
        super().__init__()
        self.found = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found += node.value


class Selections(Visitor):
    """The keys of each choice a message makes, and those of them that are numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[set[str], set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        words = {key.name for key in keys if isinstance(key, ast.Identifier)}
        numbers = {key.value for key in keys if isinstance(key, ast.NumberLiteral)}
        self.found.append((words, numbers))
        self.generic_visit(node)


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def patterns(path: Path) -> dict[str, ast.Pattern]:
    """What a file says, by message id; an attribute's by `message.attribute`."""
    found = {}
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def messages(path: Path) -> dict[str, set[str]]:
    """A file's message ids, each with its variables."""
    found = {}
    for name, pattern in patterns(path).items():
        variables = Variables()
        variables.visit(pattern)
        found[name] = variables.found
    return found


def words(pattern: ast.Pattern) -> str:
    """A pattern's own words: no variables, no cards, no punctuation, no names."""
    visitor = Words()
    visitor.visit(pattern)
    found = re.findall(r"[^\W\d_]{2,}", visitor.found)
    return " ".join(word for word in found if word not in NAMES)


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
        found, wanted = messages(HOME / language / name), messages(HOME / FALLBACK / name)
        assert found == wanted
        assert list(found) == list(wanted), "not in the order of the English file"


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_in_two_files(language: str) -> None:
    found = [message for path in (HOME / language).glob("*.ftl") for message in messages(path)]
    assert sorted(found) == sorted(set(found))


def files(*spoken: str) -> list[Path]:
    return [HOME / language / name for language in spoken for name in FILES]


def path_id(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def counted(language: str) -> set[str]:
    """The plural categories that whole numbers have in a language."""
    rule = Locale.parse(language).plural_form
    return {rule(number) for number in range(201)}


@pytest.mark.parametrize("path", files(*languages()), ids=path_id)
def test_a_count_has_every_plural_of_its_language(path: Path) -> None:
    wanted = counted(path.parent.name)
    for name, pattern in patterns(path).items():
        selections = Selections()
        selections.visit(pattern)
        for keys, numbers in selections.found:
            if not keys & PLURALS or "none" in keys:  # "zero" or "none": no count
                continue
            missing = wanted - keys - ({"zero"} if "0" in numbers else set())
            assert not missing, f"{name} has no {missing}"
            assert not (keys & PLURALS) - wanted, f"{name} has what no number is"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", FILES)
def test_every_message_can_be_said_with_every_count(language: str, name: str) -> None:
    for message, variables in messages(HOME / language / name).items():
        for count in COUNTS:
            said = say(Message(message, dict.fromkeys(variables, count)), language)
            assert said.strip(), message
            assert not re.search(r"[{}]", said), said


# Words that a language shares with English.
SHARED = {
    "es": {"bot", "no"},
    "fr": {
        *("arguments", "budget", "clause", "code", "joker", "option", "options"),
        *("pages", "points", "score", "stop", "tables", "usage"),
    },
    "id": {"bot", "folder", "joker"},
    "nb": {"hint", "joker", "pass", "send"},
}


PEOPLE = {"web-bot"}  # names are names, in every language that writes them so


@pytest.mark.parametrize("path", files(*OTHERS), ids=path_id)
def test_nothing_is_left_in_english(path: Path) -> None:
    english = patterns(HOME / FALLBACK / path.name)
    shared = SHARED.get(path.parent.name, set())
    left = {
        name
        for name, pattern in patterns(path).items()
        if words(pattern) == words(english[name])
        and name not in PEOPLE
        and not set(words(pattern).lower().split()) <= shared
    }
    assert not left


@pytest.mark.parametrize("language", languages())
def test_a_glossary_says_word_and_meaning(language: str) -> None:
    for path in files(language):
        for name, pattern in patterns(path).items():
            if "-term-" in name:
                visitor = Words()
                visitor.visit(pattern)
                assert " — " in visitor.found, name


@pytest.mark.parametrize("path", files(*languages()), ids=path_id)
def test_quotes_are_those_of_print(path: Path) -> None:
    for name, pattern in patterns(path).items():
        visitor = Words()
        visitor.visit(pattern)
        assert not re.search("[\"']", SHELL.sub("", visitor.found)), name
        if path.parent.name not in ("en", "id"):
            assert not re.search("[“”]", visitor.found), name


def test_french_has_one_narrow_space_before_its_signs() -> None:
    for path in files("fr"):
        for line in path.read_text(encoding="utf-8").splitlines():
            wide = re.search(r"[ \u00a0][:;!?»](?:\s|$)|«[ \u00a0]", line)
            assert line.startswith("#") or not wide, line
