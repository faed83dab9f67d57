"""Cuarenta: every sum on a table, against trying all sets of cards (C-7)."""

import random
from itertools import combinations
from typing import Any

import pytest

import fortyone
from tests.games.cuarenta import PACK

NUMBERED = [card for card in PACK if card[0] not in "JQK"]


def value(card: str) -> int:
    return "A234567".index(card[0]) + 1


def brute(card: str, table: list[str], longest: int) -> set[frozenset[str]]:
    """All sets of two or more that add up."""
    worth = value(card)
    lower = [other for other in table if other in NUMBERED and value(other) < worth]
    lower.sort(key=value)
    return {
        frozenset(some)
        for size in range(2, longest + 1)
        if sum(map(value, lower[:size])) <= worth  # else even the smallest are too many
        for some in combinations(lower, size)
        if sum(map(value, some)) == worth
    }


def sums_of(legal: tuple[str, ...], card: str) -> list[frozenset[str]]:
    taken = [move.partition("x")[2] for move in legal if move.startswith(card + "x")]
    sets = [frozenset(text[i : i + 2] for i in range(0, len(text), 2)) for text in taken]
    return [cards for cards in sets if not any(other[0] == card[0] for other in cards)]


def position(card: str, table: list[str]) -> dict[str, Any]:
    used = [card, *table]
    others = [other for other in PACK if other not in used][:3]
    return {"hands": [card, *others], "table": " ".join(table)}


@pytest.mark.parametrize("sum_cards", ["two_or_more", "two"])
@pytest.mark.parametrize("size", [0, 1, 2, 4, 8, 14, 20, 27])
@pytest.mark.parametrize("card", ["Ac", "2d", "3h", "4s", "5c", "6d", "7h", "Js"])
def test_sums_are_all_that_add_up(card: str, size: int, sum_cards: str) -> None:
    game = fortyone.game("cuarenta", sum_cards=sum_cards)
    longest = 2 if sum_cards == "two" else 7
    shuffled = random.Random(f"{card} {size}")
    for _ in range(3):
        table = shuffled.sample([other for other in NUMBERED if other != card], size)
        found = sums_of(game.position(position(card, table)).legal(), card)
        expected = brute(card, table, longest) if card in NUMBERED else set()
        assert set(found) == expected
        assert len(found) == len(expected), "each once"


def test_a_full_table_has_hundreds() -> None:
    """All 24 cards below seven, and one seven in hand."""
    table = [card for card in NUMBERED if card[0] != "7"]
    state = fortyone.game("cuarenta").position(
        {"hands": ["7c", "7d", "7h", "7s"], "table": " ".join(table)}
    )
    assert len(sums_of(state.legal(), "7c")) == len(brute("7c", table, 7)) == 340
    assert state.moves() == sorted(set(state.moves()))


@pytest.mark.parametrize("jokers", [0, 2])
@pytest.mark.parametrize("match_takes", ["all", "one"])
@pytest.mark.parametrize("sum_cards", ["two_or_more", "two"])
@pytest.mark.parametrize("ronda_when", ["own_turn", "automatic"])
def test_ids_and_texts_are_one_to_one(
    jokers: int, match_takes: str, sum_cards: str, ronda_when: str
) -> None:
    game = fortyone.game(
        "cuarenta",
        jokers=jokers,
        match_takes=match_takes,
        sum_cards=sum_cards,
        ronda_when=ronda_when,
    )
    texts = [game.move_text(move) for move in range(game.num_moves)]
    assert len(set(texts)) == game.num_moves
    for move, text in enumerate(texts):
        assert game.text_move(text) == move
        assert game.text_move(f" {text.upper()} ") == move


@pytest.mark.parametrize(
    ("options", "count"),
    [
        ({}, 10 + 40 + 280 + 2780),
        ({"match_takes": "one"}, 10 + 40 + 120 + 2780),
        ({"ronda_when": "automatic"}, 40 + 280 + 2780),
        ({"jokers": 2}, 10 + 40 + 280 + 2780 + 2 * (1 + 150 + 1)),
        ({"sum_cards": "two"}, 10 + 40 + 280 + 4 * (6 + 16 + 22 + 32 + 38 + 48)),
    ],
)
def test_how_many_moves_there_are(options: dict[str, Any], count: int) -> None:
    """Rondas, cards, matches, sums, jokers."""
    assert fortyone.game("cuarenta", **options).num_moves == count
