"""A rule book in another language is the English one, part by part: `RULES.fr.md` beside `RULES.md`."""

import re
from collections import Counter
from pathlib import Path

import pytest

import fortyone
from fortyone.core.messages import FALLBACK, languages
from fortyone.core.rules import SHARED, book_text
from fortyone.games import game_type
from tests.strategies import over_games

FOLDERS = [SHARED, *(game_type(name).folder() for name in fortyone.games())]
TRANSLATED = [language for language in languages() if language != FALLBACK]
CODE = re.compile(r"`[^`]+`")
NUMBER = re.compile(r"(?<![A-Za-z0-9.,/])\d+(?![A-Za-z0-9_/])")
WORDS = {"1", "2"}  # some languages say them in words: "two points" is one word in Arabic

over_books = pytest.mark.parametrize(
    ("folder", "language"),
    [
        pytest.param(folder, language, id=f"{folder.name}-{language}")
        for folder in FOLDERS
        for language in TRANSLATED
    ],
)


def parts(text: str) -> list[str]:
    """What each line of a book is: a heading, a row of a table with its first cell, an item, running text."""
    found = []
    for line in text.splitlines():
        if line.startswith("|"):
            first = line.split("|")[1].strip()
            names = CODE.findall(first) or re.findall(r"^[A-Z]-\d+$", first)
            found.append(f"row of {line.count('|')}: {' '.join(names)}")
        elif line.startswith(("#", "-", "  -")):
            found.append(line[: line.index(line.lstrip("# -"))])
        elif line and (not found or found[-1] != "text"):
            found.append("text")
    return found


@over_books
def test_a_book_is_translated(folder: Path, language: str) -> None:
    assert (folder / f"RULES.{language}.md").exists()


@over_books
def test_a_translated_book_has_the_same_parts(folder: Path, language: str) -> None:
    english = [part for part in parts(book_text(folder)) if part != "text"]
    assert [part for part in parts(book_text(folder, language)) if part != "text"] == english


@over_books
def test_a_translated_book_names_the_same_cards_options_and_moves(
    folder: Path, language: str
) -> None:
    english, other = (
        Counter(CODE.findall(book_text(folder, tongue))) for tongue in (FALLBACK, language)
    )
    assert other == english


@over_games
@pytest.mark.parametrize("language", TRANSLATED)
def test_every_clause_is_there_in_every_language(name: str, language: str) -> None:
    kind = game_type(name)
    assert list(kind.book(language)) == list(kind.book())
    for clause, english in kind.book().items():
        said = kind.book(language)[clause]
        assert said.text
        assert said.text != english.text
        numbers = (set(NUMBER.findall(text)) - WORDS for text in (said.text, english.text))
        assert next(numbers) == next(numbers), clause


def test_an_unknown_language_reads_english() -> None:
    game = fortyone.game("dice41")
    assert game.rule("D-1", "xx") == game.rule("D-1")
    assert game.rule("D-1", "fr") != game.rule("D-1")
