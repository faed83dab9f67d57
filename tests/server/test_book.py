"""The rule book as the pages show it: whole in every language, its examples played by the table's own rules."""

from typing import Any

import pytest

import fortyone
from fortyone.core.messages import languages
from fortyone.games import game_type
from fortyone.server.book import book, written


@pytest.mark.parametrize("name", fortyone.games())
def test_every_language_has_every_clause(name: str) -> None:
    wanted = list(game_type(name).book())
    titles = set()
    for language in languages():
        found = book(fortyone.game(name), language)
        assert [clause.id for part in found.chapters for clause in part.clauses] == wanted
        titles.add(found.chapters[0].title)
    assert len(titles) == len(languages())


@pytest.mark.parametrize("name", fortyone.games())
def test_every_example_is_one_at_some_table(name: str) -> None:
    played = set()
    for preset in game_type(name).presets:
        found = book(fortyone.game(name, preset=preset), "en")
        assert all(example.told for example in found.examples)
        played |= {(tuple(example.clauses), example.move) for example in found.examples}
    rows = written(name)
    assert played == {(tuple(row["clauses"]), row["move"]) for row in rows}
    assert {clause for row in rows for clause in row["clauses"]} <= set(game_type(name).book())


def test_examples_follow_the_options() -> None:
    usual, quito = (
        [example.move for example in book(fortyone.game("cuarenta", preset=preset), "en").examples]
        for preset in ("standard", "quito")
    )
    assert "ronda7" in usual
    assert "ronda7" not in quito  # there it has shown itself


def test_examples_are_told_by_the_options() -> None:
    def told(**options: Any) -> list[str]:
        found = book(fortyone.game("cuarenta", **options), "fr").examples
        return [line.text for example in found for line in example.told if "limpia" in line.text]

    assert told(caida_limpia=4) != told(caida_limpia=2)


def test_changes_and_presets_are_told() -> None:
    found = book(fortyone.game("cuarenta", preset="rapido", chicas=1), "en")
    assert found.changed == {"chicas": 1}
    assert found.presets["rapido"]["target"] == 20
    assert found.presets["quito"]["finish"] == "reach"
    assert all(set(options) == set(found.presets["quito"]) for options in found.presets.values())
