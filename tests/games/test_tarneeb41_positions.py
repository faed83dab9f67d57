"""Syrian 41: positions in and out, and those that cannot be."""

import copy
from typing import Any

import pytest

import fortyone
from tests.games.case import DECK
from tests.games.test_tarneeb41 import bids, ending

START = {
    "hands": ["", "", "", ""],
    "dealer": 0,
    "bids": [None, None, None, None],
    "scores": [0, 0, 0, 0],
    "trick": "",
    "leader": 0,
    "taken": [0, 0, 0, 0],
    "deals": 0,
    "thirteen": None,
    "voids": ["", "", "", ""],
    "last": None,
}
# Two tricks before the end: seat 3 has led diamonds and seat 0 has ruffed; before, 2 lacked spades.
MIDDLE = {
    "hands": ["4c 2h", "5c 2s", "6c 3h", "8c 9c"],
    "dealer": 2,
    "bids": [3, 3, 3, 3],
    "scores": [-7, 40, 0, 12],
    "trick": "",
    "leader": 0,
    "taken": [4, 2, 3, 2],
    "deals": 6,
    "thirteen": None,
    "voids": ["d", "", "s", ""],
    "last": {"leader": 3, "cards": "Ad 5h 6d 7d"},
}


def position(data: dict[str, Any], **options: Any) -> fortyone.State:
    return fortyone.game("tarneeb41", **options).position(data)


def test_nothing_given_is_the_start() -> None:
    assert position({}).position() == START
    assert position({}) == fortyone.game("tarneeb41").start()


def test_a_position_comes_out_as_it_went_in() -> None:
    state = position(MIDDLE)
    assert state.position() == MIDDLE
    state.play("4c")
    state.play("5c")
    assert state.position() == {
        **MIDDLE,
        "hands": ["2h", "2s", "6c 3h", "8c 9c"],
        "trick": "4c 5c",
    }
    assert position(state.position()) == state


def test_text_is_read_in_any_order_and_case() -> None:
    loose = {
        **MIDDLE,
        "hands": ["2H 4C", ["2s", "5c"], "3h 6c", "9c 8c"],
        "voids": ["D", "", "s", None],
        "last": {"leader": 3, "cards": ["ad", "5h", "6d", "7d"]},
    }
    assert position(loose).position() == MIDDLE


def test_keys_left_out_follow_from_the_others() -> None:
    shown = {key: MIDDLE[key] for key in ("hands", "bids", "taken", "last")}
    state = position(shown)
    assert state.turn == 0  # the taker of the last trick leads
    assert state.position()["voids"] == ["d", "", "", ""]  # what the last trick shows
    leads = position({"dealer": 1}, first_lead="after_dealer").position()["leader"]
    assert leads == 2


def test_voids_that_the_trick_shows_are_added() -> None:
    state = position(ending("4c 2d", "5s 2h", "6c 3d", "7c 4d"))
    state.play("4c")
    state.play("5s")
    shown = {**state.position(), "voids": ["", "", "", ""]}
    assert position(shown).position()["voids"] == ["", "c", "", ""]
    assert position(shown) == state


def test_after_the_end_cards_and_marks_stay() -> None:
    state = position(
        {**ending("4c", "5c", "6c", "7s"), "scores": [9, 0, 0, 0], "taken": [3, 3, 3, 3]}
    )
    for card in ("4c", "5c", "6c", "7s"):
        state.play(card)
    over = state.position()
    assert state.is_over is False
    assert over["last"] == {"leader": 0, "cards": "4c 5c 6c 7s"}
    assert over["voids"] == ["", "", "", "c"]
    assert position(over) == state
    state.chance(DECK)
    assert state.position()["last"] is None
    assert state.position()["voids"] == ["", "", "", ""]


def test_scores_may_be_any_whole_numbers() -> None:
    assert position({"scores": [-999_999, 0, 40, -1]}).scores == (-999_999, 0, 40, -1)


def but(data: dict[str, Any], **changed: Any) -> dict[str, Any]:
    return {**copy.deepcopy(data), **changed}


BID = bids(None, 3, 3, 3)
PLAY = ending("4c 2d", "5s 2h", "6c 3d", "7c 4d")
TRICK = {**ending("2d", "5s 2h", "6c 3d", "7c 4d", trick="4c"), "taken": [11, 0, 0, 0]}
WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("an unknown key", {"turn": 2}, "turn"),
    ("a dealer that is no seat", {"dealer": 4}, "dealer"),
    ("three scores", {"scores": [0, 0, 0]}, "scores"),
    ("half a point", {"scores": [0, 0, 0.5, 0]}, "scores"),
    ("a negative number of deals", {"deals": -1}, "deals"),
    ("a card twice", but(PLAY, hands=["4c 2d", "4c 2h", "6c 3d", "7c 4d"]), "4c"),
    ("a card in hand and trick", but(TRICK, trick="2d", hands=["2d", "5s 2h", "6c 3d", "7c 4d"]), "2d"),
    ("a card in hand and the last trick", but(MIDDLE, hands=["4c 2h", "5c 2s", "Ad 3h", "8c 9c"]), "Ad"),
    ("a joker", but(PLAY, hands=["4c 2d", "X1 2h", "6c 3d", "7c 4d"]), "X1"),
    ("no card", but(PLAY, hands=["4c 2d", "1s 2h", "6c 3d", "7c 4d"]), "1s"),
    ("a hand too long", but(PLAY, hands=["4c 2d 9h", "5s 2h", "6c 3d", "7c 4d"]), "seat 0"),
    ("a hand too short", but(PLAY, hands=["4c 2d", "5s", "6c 3d", "7c 4d"]), "seat 1"),
    ("cards played but counted in no trick", but(PLAY, taken=[10, 0, 0, 0]), "seat 0"),
    ("a hand that should have played", but(TRICK, hands=["2d 9h", "5s 2h", "6c 3d", "7c 4d"]), "seat 0"),
    ("four cards on the table", but(PLAY, hands=["2d", "2h", "3d", "4d"], trick="4c 5s 6c 7c"), "3"),
    ("a card played while bids are due", but(BID, trick="2c"), "bids"),
    ("a trick taken while bids are due", but(BID, taken=[1, 0, 0, 0]), "bids"),
    ("a bid of nothing", but(BID, bids=[None, 0, 3, 3]), "seat 1"),
    ("a bid of 14", but(BID, bids=[None, 14, 3, 3]), "seat 1"),
    ("a bid that is no number", but(BID, bids=[None, "3", 3, 3]), "seat 1"),
    ("a bid out of turn", but(BID, bids=[None, None, 3, 3]), "seat 1"),
    ("the dealer bids before the others", but(BID, bids=[3, 3, 3, None]), "seat 3"),
    ("bids that throw the deal in", but(BID, bids=[1, 3, 3, 3]), "10"),
    ("no hand dealt but a bid", {"bids": [None, 3, None, None]}, "bids"),
    ("no hand dealt but a trick", {"trick": "4c"}, "trick"),
    ("no hand dealt but tricks taken", {"taken": [1, 0, 0, 0]}, "taken"),
    ("the wrong seat leads first", but(BID, leader=1), "leader"),
    ("the wrong seat is to lead the next deal", {"leader": 1}, "leader"),
    ("a leader that took no trick", but(PLAY, leader=1), "leader"),
    ("a leader that did not take the last trick", but(MIDDLE, leader=2), "leader"),
    ("a revoke in the trick", but(TRICK, trick="4c 9s", hands=["2d", "5c", "6c 3d", "7c 4d"]), "seat 1"),
    ("a revoke in the last trick", but(MIDDLE, hands=["4c 2d", "5c 2s", "6c 3h", "8c 9c"]), "seat 0"),
    ("a revoke seen by the card now played",
     but(MIDDLE, trick="2d", hands=["4c", "5c 2s", "6c 3h", "8c 9c"]), "seat 0"),
    ("a card of a suit shown to lack", but(MIDDLE, voids=["d", "c", "", ""]), "seat 1"),
    ("a void before a card of it in the last trick", but(MIDDLE, voids=["d", "d", "", ""]), "seat 1"),
    ("a void before any trick", but(BID, voids=["", "c", "", ""]), "seat 1"),
    ("more voids than tricks", {**ending(*(DECK[i * 39 + 6 : i * 39 + 39] for i in range(4)), leader=0),
                                "voids": ["cds", "", "", ""]}, "seat 0"),
    ("no suit", but(MIDDLE, voids=["x", "", "", ""]), "x"),
    ("a last trick before any was taken", but(BID, bids=[3] * 4, last={"leader": 0, "cards": "4c 5c 6c 7c"}),
     "last"),
    ("a last trick of three", but(MIDDLE, last={"leader": 3, "cards": "Ad 5h 6d"}), "4 cards"),
    ("a last trick with a card twice", {"last": {"leader": 3, "cards": "Ad 5h 6d 6d"}}, "6d"),
    ("a last trick with another key", {"last": {"seat": 3, "cards": "Ad 5h 6d 7d"}}, "seat"),
    ("a last trick that is a text", {"last": "Ad 5h 6d 7d"}, "object"),
    ("cards held after a win", but(BID, scores=[41, 0, 0, 0]), "ended"),
    ("thirteen tricks where they win nothing", {"thirteen": 2}, "thirteen"),
]  # fmt: skip


@pytest.mark.parametrize(("shows", "data", "names"), WRONG, ids=[shows for shows, _, _ in WRONG])
def test_a_position_that_cannot_be(shows: str, data: dict[str, Any], names: str) -> None:
    with pytest.raises(fortyone.PositionError, match=names):
        position(data)


WRONG_WITH: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("cards held after the last deal", but(BID, deals=2), {"max_deals": 2}),
    ("more deals than there are", {"deals": 3}, {"max_deals": 2}),
    ("cards held after thirteen tricks", but(BID, thirteen=1), {"all_thirteen": "wins"}),
    ("thirteen tricks, but another took the last",
     {"thirteen": 1, "last": {"leader": 3, "cards": "Ad 5h 6d 7d"}}, {"all_thirteen": "wins"}),
    ("a bid below the score's", but(BID, bids=[None, 3, 2, 3], scores=[0, 0, 30, 0]), {"min_bid_by_score": True}),
    ("a bid below the table's", but(BID, bids=[None, 3, 2, 3]), {"min_bid": 3}),
    ("bids of too little value", but(BID, bids=[1, 1, 1, 6]), {"min_total_counts": "values", "dealer": 3}),
    ("a winner by the pair's total", but(BID, scores=[20, 0, 21, 0]), {"target_of": "pair"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("shows", "data", "options"), WRONG_WITH, ids=[shows for shows, _, _ in WRONG_WITH]
)
def test_a_position_that_cannot_be_at_this_table(
    shows: str, data: dict[str, Any], options: dict[str, Any]
) -> None:
    table = {name: value for name, value in options.items() if name != "dealer"}
    with pytest.raises(fortyone.PositionError):
        position(data, **table)


def test_the_same_position_is_allowed_where_it_can_be() -> None:
    position(but(BID, deals=2), max_deals=3)
    position({"deals": 2}, max_deals=2)
    position({"thirteen": 1, "last": {"leader": 3, "cards": "6d 7d 5h 8d"}}, all_thirteen="wins")
    position(but(BID, bids=[None, 3, 3, 3], scores=[0, 0, 30, 0]), min_bid_by_score=True)
    position(but(BID, scores=[20, 0, 20, 0]), target_of="pair")
