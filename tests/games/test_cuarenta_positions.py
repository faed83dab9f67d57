"""Cuarenta: positions in and out, and those that cannot be."""

from typing import Any

import pytest

import fortyone
from tests.games.cuarenta import at, deck

FIVES = ["Ac 2c 3c 4c 5c", "Ad 2d 3d 4d 5d", "Ah 2h 3h 4h 5h", "As 2s 3s 4s 5s"]
OVER = {"turn": -2, "chicas": [2, 0], "scores": [40, 12]}


def test_an_empty_position_is_a_start() -> None:
    game = fortyone.game("cuarenta")
    assert game.position({}) == game.start(dealer=3)
    assert game.position({}).position() == {
        "hands": ["", "", "", ""],
        "table": "",
        "last": None,
        "turn": -1,
        "dealer": 3,
        "stock": "",
        "piles": ["", ""],
        "taker": None,
        "scores": [0, 0],
        "chicas": [0, 0],
        "shown": [],
        "deals": 0,
    }


def test_positions_come_out_canonical() -> None:
    game = fortyone.game("cuarenta", jokers=2)
    state = game.position(
        {
            "hands": ["7h 7C x1", "kd 2d Ad", ["3c", "3d", "3h"], "4c 5c 6c"],
            "table": "Kc Ac",
            "last": "ac",
            "piles": ["Ks 2s As", None],
            "shown": [[2, "3"]],
            "stock": "x2 5h",
        }
    )
    assert state.position() == {
        "hands": ["7c 7h X1", "Ad 2d Kd", "3c 3d 3h", "4c 5c 6c"],
        "table": "Kc Ac",
        "last": "Ac",
        "turn": 0,
        "dealer": 3,
        "stock": "X2 5h",
        "piles": ["As 2s Ks", ""],
        "taker": None,
        "scores": [0, 0],
        "chicas": [0, 0],
        "shown": [[2, "3"]],
        "deals": 0,
    }


@pytest.mark.parametrize(
    ("hands", "dealer", "turn"),
    [
        (["", "", "", ""], 3, -1),
        (["Ac", "2c", "3c", "4c"], 3, 0),
        (["Ac", "2c", "3c", "4c"], 1, 2),
        (["", "2c", "3c", "4c"], 3, 1),
        (["", "", "", "4c"], 3, 3),
        (["Ac Ad", "2c", "3c 3d", "4c 4d"], 0, 2),
    ],
)
def test_the_turn_follows_from_the_hands(hands: list[str], dealer: int, turn: int) -> None:
    game = fortyone.game("cuarenta")
    state = game.position({"hands": hands, "dealer": dealer})
    assert state.turn == turn
    assert game.position({"hands": hands, "dealer": dealer, "turn": turn}) == state
    with pytest.raises(fortyone.PositionError, match="turn"):
        game.position({"hands": hands, "dealer": dealer, "turn": (turn + 2) % 4})


@pytest.mark.parametrize(
    ("position", "problem", "options"),
    [
        (at("6c", "6c"), "6c stands twice", {}),
        (at("6c", piles=["Kd", "Kd"]), "Kd stands twice", {}),
        (at("8c"), "8c does not belong", {}),
        (at("X1"), "X1 does not belong", {}),
        (at("zz"), "zz is no card", {}),
        ({"hands": [*FIVES[:3], "As 2s 3s 4s 5s 6s"]}, "seat 3 holds 6 cards", {}),
        ({"hands": ["6c", "", "", ""]}, "hands of 1 0 0 0", {}),
        ({"hands": ["6c", "7c", "", ""]}, "hands of 1 1 0 0", {}),
        ({"hands": ["6c 7c 2c", "2d", "3d", "4d"]}, "hands of 3 1 1 1", {}),
        ({"hands": ["6c", "7c 7d 2c", "Ad 2d 3d", "Ah 2h 3h"]}, "hands of 1 3 3 3", {}),
        ({"hands": ["6c", "7c"]}, "hands", {}),
        (at("6c", turn=1), "turn is 1, but by the hands it is 0", {}),
        (at("6c", turn=-1), "turn is -1", {}),
        (at("6c", "Kd 6h", "Kd"), "last is Kd", {}),
        (at("6c", "Kd", "6h"), "last is 6h", {}),
        (at("6c", last="6h"), "last is 6h", {}),
        ({"hands": FIVES, "table": "6h", "last": "6h"}, "last is 6h", {}),
        ({"table": "6h"}, "a deck is due", {}),
        ({"piles": ["6h", ""]}, "a deck is due", {}),
        ({"stock": "6h"}, "stock of 1", {}),
        ({"taker": 0}, "a deck is due", {}),
        ({"shown": [[0, "7"]]}, "a deck is due", {}),
        (at("6c", stock="7c 7d"), "stock of 2", {}),
        (at("6c", stock="7c"), "stock of 1", {"jokers": 2}),
        (at("6c", scores=[40, 0]), "scores", {}),
        (at("6c", scores=[-1, 0]), "scores", {}),
        (at("6c", chicas=[2, 0]), "chicas", {}),
        (at("6c", deals=1), "after 1 deals", {"max_deals": 1}),
        (at("6c", deals=2), "deals", {"max_deals": 1}),
        (at("6c", turn=-2), "not over", {}),
        ({**OVER, "chicas": [2, 2]}, "not over", {}),
        ({**OVER, "chicas": [1, 1]}, "not over", {}),
        ({**OVER, "scores": [39, 12]}, "scores", {}),
        ({**OVER, "scores": [12, 40]}, "scores", {}),
        ({**OVER, "scores": [40, 40]}, "scores", {}),
        ({**OVER, "scores": [41, 12]}, "scores", {}),
        ({**OVER, **at("6c", "6h", "6h")}, "last", {}),
        (at("6c", taker=2), "taker", {}),
        (at("6c", dealer=4), "dealer", {}),
        (at("6c", shown=[[0, "8"]]), "shown", {}),
        (at("6c", shown=[[4, "7"]]), "shown", {}),
        (at("6c", shown=[["0", "7"]]), "shown", {}),
        (at("6c", shown=[[0]]), "shown", {}),
        (at("6c", shown=[0, "7"]), "shown", {}),
        (at("6c", shown=[[0, "7"], [0, "J"]]), "shown", {}),
        (at("7c 7d 2c 3c 4c", shown=[[0, "7"]]), "cannot have shown a ronda of 7", {}),
        (at("7c 2c 3c 4c", shown=[[0, "7"]]), "cannot have shown a ronda of 7", {}),
        (at("7c 7d 7h 7s"), "four of 7: that wins", {}),
        (at("7c 7d 7h 7s"), "would have shown itself", {"doble_ronda": 4}),
        (at("7c 7d 7h"), "would have shown itself", {"ronda_when": "automatic"}),
        (at("6c", extra=1), "extra is not a key", {}),
    ],
)
def test_what_cannot_be(position: dict[str, Any], problem: str, options: dict[str, Any]) -> None:
    with pytest.raises(fortyone.PositionError, match=problem):
        fortyone.game("cuarenta", **options).position(position)


@pytest.mark.parametrize(
    ("position", "options"),
    [
        (OVER, {}),
        ({**OVER, "scores": [41, 12]}, {"finish": "reach"}),
        ({"turn": -2, "deals": 1, "chicas": [1, 0]}, {"max_deals": 1}),
        (at("7c 7d 7h 7s", shown=[[0, "7"]]), {"doble_ronda": 4}),
        (at("7c 7d 7h", shown=[[0, "7"]]), {"ronda_when": "automatic"}),
        (at("7c 7d 2c 3c", shown=[[0, "7"]]), {}),
        (at("2c 3c", shown=[[0, "7"]]), {}),
        (at("6c", stock="X1 X2"), {"jokers": 2}),
        (at("6c", "Kd 6h", "6h", piles=["Kc Ks", ""]), {}),
        ({"hands": FIVES, "table": "6h"}, {}),
    ],
)
def test_what_can_be(position: dict[str, Any], options: dict[str, Any]) -> None:
    game = fortyone.game("cuarenta", **options)
    state = game.position(position)
    assert game.position(state.position()) == state


@pytest.mark.parametrize("preset", ["standard", "comodines", "quito", "club", "rapido"])
@pytest.mark.parametrize("seats", [2, 4])
def test_positions_of_whole_matches_come_back_the_same(preset: str, seats: int) -> None:
    game = fortyone.game("cuarenta", preset, seats=seats, max_deals=2)
    rng = fortyone.rng(f"{preset} {seats}")
    match = game.match(seed=seats)
    while not match.is_over:
        state = match.state
        assert game.position(state.position()) == state
        match.play(rng.choice(state.legal()))
    assert game.position(match.state.position()) == match.state


def seen(game: fortyone.Game, plays: int, seat: int | None) -> list[int]:
    """The places of the deck that a seat has seen after so many cards laid."""
    match = game.match(seed=7, dealer=0)
    for _ in range(plays):
        match.play(
            next(move for move in match.state.legal() if "x" not in move and "r" not in move)
        )
    text = game.seen(match.start(), match.state.events, seat)[0]
    return [place for place, word in enumerate(text.split()) if word != "??"]


def test_a_seat_has_seen_its_own_cards_of_the_fives_dealt() -> None:
    game = fortyone.game("cuarenta")
    assert seen(game, 0, 1) == [0, 4, 8, 12, 16]
    assert seen(game, 19, 0) == [3, 7, 11, 15, 19]
    assert seen(game, 20, 1) == list(range(0, 40, 4))
    assert seen(game, 39, 1) == list(range(0, 40, 4))
    assert seen(game, 20, None) == []


def laid_out(start: Any) -> Any:
    """A five of two seats in which only the last card takes: a caída."""
    state = start.copy()
    state.chance(deck("Ac 3c 5c 7c Qc", "2c 4c 6c Jc Qd", seats=2))
    for move in ("Ac", "2c", "3c", "4c", "5c", "6c", "7c", "Jc", "Qc", "QdxQc"):
        state.play(move)
    return state


def test_a_five_that_was_never_dealt_has_not_been_seen() -> None:
    """The last card of the first five wins the chica."""
    game = fortyone.game("cuarenta", seats=2, target=10, caida_only_from=1)
    start = game.position({"scores": [8, 3]})
    state = laid_out(start)
    assert state.scores == (8, 5)
    assert game.seen(start, state.events, 1)[0].split().count("??") == 30
    again = game.position({"scores": [3, 8]})
    state = laid_out(again)
    assert state.turn == fortyone.CHANCE
    assert game.seen(again, state.events, 1)[0].split().count("??") == 35


def test_a_ronda_is_shown_by_a_five_that_was_dealt() -> None:
    """Shown before the first card of its five, of the first one or of a later one, it has been seen by its seat."""
    game = fortyone.game("cuarenta", seats=2)
    first = game.position({})
    state = first.copy()
    state.chance(deck("6c 6d 6h 7c Qc", "2c 4c 5c Jc Qd", seats=2))
    state.play("ronda6")
    assert game.seen(first, state.events, 1)[0].split().count("??") == 35
    cards = deck("Ac 3c 5c 7c Qc", "2c 4c 6c Jc Qd", seats=2).split()
    later = [card for card in cards[10:] if card[0] != "6"]
    later = ["6d", later[0], "6h", later[1], "6s", *later[2:]]
    state = first.copy()
    state.chance(" ".join((*cards[:10], *later)))
    for move in ("Ac", "2c", "3c", "4c", "5c", "6c", "7c", "Jc", "Qc", "QdxQc", "ronda6"):
        state.play(move)
    assert game.seen(first, state.events, 1)[0].split().count("??") == 30
    assert game.seen(first, state.events, 0)[0].split().count("??") == 30
