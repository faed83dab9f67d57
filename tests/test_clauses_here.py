"""A clause says what holds at this table: it follows every option that it depends on, in every language."""

import re
from typing import Any

import pytest

import fortyone
from fortyone.core.errors import OptionError
from fortyone.core.game import Game
from fortyone.core.messages import Message, languages, say
from fortyone.core.rules import ClauseHere, Follows, follows, here, standing
from fortyone.games import game_type
from tests.strategies import candidates, kinds, over_games, over_presets

CODE = re.compile(r"`([a-z_0-9]+)`")
CLAUSE = re.compile(r"\b[A-Z]-\d+\b")


def known(name: str) -> dict[str, Follows]:
    return dict(follows(fortyone.game(name)))


def at(game: Game, language: str = "en") -> dict[str, ClauseHere]:
    """The clauses of a table by id."""
    return {row.id: row for _, rows in here(game, language) for row in rows}


def otherwise(name: str, option: str, usual: Game) -> Game:
    """A table at which one option is not as usual."""
    for value in reversed(candidates(kinds(name)[option])):
        for more in ({}, {"stop_rule": "threshold"}, {"finish": "reach"}, {"max_bid": 13}):
            try:
                found = fortyone.game(
                    name, **{option: value, **(more if option not in more else {})}
                )
            except OptionError:
                continue
            if found.options.plain()[option] != usual.options.plain()[option]:
                return found
    raise AssertionError(f"no other value of {option}")


@over_games
def test_every_option_belongs_to_a_clause(name: str) -> None:
    told = {option for how in known(name).values() for option in how.options}
    assert told == set(kinds(name))


@over_games
def test_a_clause_follows_the_options_it_names(name: str) -> None:
    """In its text, in its source, or in the row of the options table that names the clause."""
    kind = game_type(name)
    options = set(kinds(name))
    named = {
        clause.id: set(CODE.findall(f"{clause.text} {clause.source}")) & options
        for clause in kind.book().values()
    }
    for line in (kind.folder() / "RULES.md").read_text(encoding="utf-8").splitlines():
        first = set(CODE.findall(line.split("|")[1])) & options if line.startswith("| `") else set()
        for clause in CLAUSE.findall(line) if first else ():
            named[clause] |= first
    for clause, wanted in named.items():
        how = known(name).get(clause, Follows())
        assert wanted <= set(how.options), clause


@over_games
@pytest.mark.parametrize("language", languages())
def test_the_numbers_that_follow_stand_in_the_text(name: str, language: str) -> None:
    book = game_type(name).book(language)
    for clause, how in known(name).items():
        for number in how.numbers:
            assert standing(number).search(book[clause].text), (clause, number)
            bold = re.findall(r"\*\*[^*]+\*\*", book[clause].text)
            assert not any(standing(number).search(part) for part in bold), clause


@over_games
@pytest.mark.parametrize("language", languages())
def test_a_clause_changes_with_each_of_its_options(name: str, language: str) -> None:
    usual = fortyone.game(name)
    for clause, how in known(name).items():
        for option in how.options:
            other = otherwise(name, option, usual)
            before, after = at(usual, language)[clause], at(other, language)[clause]
            told = option in after.options or not after.played
            assert after.text != before.text or told or before.played != after.played, (
                clause,
                option,
            )


@over_presets
def test_no_number_of_another_table_stays(name: str, preset: str) -> None:
    game = fortyone.game(name, preset=preset)
    for clause, how in known(name).items():
        row = at(game)[clause]
        for number, source in how.numbers.items():
            option, _, less = source.partition("-")
            value = str(game.options.plain()[option] - int(less or 0))
            assert standing(re.escape(value)).search(row.text.replace("*", " ")), (clause, number)


def test_a_chica_to_thirty_names_no_forty() -> None:
    row = at(fortyone.game("cuarenta", target=30))["C-17"]
    assert "**30**" in row.text
    assert "**29**" in row.text
    assert "40" not in row.text


def test_what_is_not_played_says_so() -> None:
    usual, joined = (
        at(game)
        for game in (fortyone.game("cuarenta"), fortyone.game("cuarenta", jokers=2, zapateria=0))
    )
    assert not usual["C-30"].played
    assert joined["C-30"].played
    assert usual["C-19"].played
    assert not joined["C-19"].played
    assert usual["C-1"].played


def test_a_rule_that_no_number_tells_stands_beside() -> None:
    row = at(fortyone.game("cuarenta", preset="quito"))["C-17"]
    assert row.options == ["finish"]
    assert at(fortyone.game("cuarenta"))["C-17"].options == []


def test_numbers_change_places_at_once() -> None:
    row = at(fortyone.game("cuarenta", target=50, caida_only_from=39))["C-18"]
    assert re.findall(r"\*\*(\d+)\*\*", row.text) == ["39", "50", "49"]


def test_midnight_begins_with_its_own_rules() -> None:
    usual, midnight = (
        here(fortyone.game("dice41", preset=preset)) for preset in ("standard", "midnight")
    )
    assert usual[0][1][0].id == "D-1"
    assert midnight[0][1][0].id == "D-20"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("message", "name", "option", "value"),
    [
        ("ui-first-cuarenta-1", "cuarenta", "match_takes", "one"),
        ("ui-first-cuarenta-1", "cuarenta", "sum_cards", "two"),
        ("ui-first-cuarenta-2", "cuarenta", "target", 30),
        ("cuarenta-term-caida", "cuarenta", "caida_by", "match"),
        ("cuarenta-term-limpia", "cuarenta", "caida_limpia", 2),
        ("ui-first-dice41-1", "dice41", "keep", "one_or_more"),
        ("ui-first-dice41-2", "dice41", "tickets", [6, 2]),
        ("ui-first-dice41-2", "dice41", "seats", 1),
        ("dice41-term-ticket", "dice41", "tickets", [6, 2]),
        ("dice41-tip-1", "dice41", "tickets", [6, 2]),
        ("ui-first-empat_satu-2", "empat_satu", "stop_rule", "threshold"),
        ("ui-first-empat_satu-3", "empat_satu", "turn_order", "discard_first"),
        ("empat_satu-tip-7", "empat_satu", "stop_rule", "anytime"),
        ("ui-first-tarneeb41-2", "tarneeb41", "winners", "seat"),
        ("tarneeb41-term-partner", "tarneeb41", "winners", "seat"),
        ("tarneeb41-tip-5", "tarneeb41", "values", "lebanese"),
    ],
)
def test_words_follow_the_options(
    language: str, message: str, name: str, option: str, value: Any
) -> None:
    usual, other = (fortyone.game(name), fortyone.game(name, **{option: value}))
    said = {say(Message(message, game.options.plain()), language) for game in (usual, other)}
    assert len(said) == 2
