"""Syrian 41: what a deal is worth, and who has won, a clause a line."""

from collections.abc import Sequence
from typing import Any

import pytest

import fortyone
from tests.games.case import Case
from tests.games.test_tarneeb41 import SEATS, check, ending

OVER, CHANCE = fortyone.OVER, fortyone.CHANCE


def deal(bids: Sequence[int], tricks: Sequence[int], **more: Any) -> dict[str, Any]:
    """The last trick of a deal; playing it, each seat comes to these tricks."""
    winner = next(seat for seat in SEATS if tricks[seat])
    taken = [count - (seat == winner) for seat, count in enumerate(tricks)]
    leader = next(seat for seat in SEATS if taken[seat])
    cards = ["2c", "3c", "4c", "5c"]
    cards[winner] = "Ah"
    return {"hands": cards, "bids": bids, "taken": taken, "leader": leader, **more}


def last_trick(at: dict[str, Any]) -> str:
    """The four cards, from the leader on."""
    return " ".join(at["hands"][(at["leader"] + step) % 4] for step in SEATS)


def scored(
    bids: Sequence[int], tricks: Sequence[int], gains: Sequence[int], **more: Any
) -> dict[str, Any]:
    """A deal played to its end, with what it brings each seat."""
    at = deal(bids, tricks, scores=more.pop("scores", [0] * 4))
    after = [score + gain for score, gain in zip(at["scores"], gains, strict=True)]
    options = {"min_total": 0, **more.pop("options", {})}
    outcome = {"play": last_trick(at), "then": {"scores": after}}
    return {"at": at, "options": options, **outcome, **more}


LEBANESE = {"values": "lebanese"}
JAWAKER = {"values": "jawaker", "target": 99}
ON_30 = [29, 30, 29, 30]

SCORES = [
    Case("T-10", "own tricks just enough", **scored([3, 3, 3, 4], [3, 3, 3, 4], [3, 3, 3, 4])),
    Case("T-10", "one too few", **scored([4, 3, 3, 3], [3, 4, 3, 3], [-4, 3, 3, 3])),
    Case("T-10", "the partner's tricks do not help", **scored([3, 3, 4, 3], [2, 3, 5, 3], [-3, 3, 4, 3])),
    Case("T-11", "extra tricks score nothing", **scored([4, 3, 2, 2], [6, 2, 3, 2], [4, -3, 2, 2])),
    Case("T-11", "13 tricks on a bid of 1", **scored([1, 1, 1, 8], [13, 0, 0, 0], [1, -1, -1, -16])),
    Case("T-11", "6 is 6", **scored([6, 3, 1, 1], [6, 3, 2, 2], [6, 3, 1, 1])),
    Case("T-11", "7 is 14", **scored([7, 2, 1, 1], [7, 2, 2, 2], [14, 2, 1, 1])),
    Case("T-11", "doubled by the bid, not by the tricks", **scored([6, 2, 2, 1], [7, 2, 2, 2], [6, 2, 2, 1])),
    Case("T-11", "option: by the tricks taken",
         **scored([6, 2, 2, 2], [7, 3, 2, 1], [14, 3, 2, -2], options={"score_by": "tricks"})),
    Case("T-11", "option: a seat on 30 takes 5 for 5",
         **scored([4, 4, 1, 1], [5, 5, 2, 1], [10, 5, 2, 1], scores=ON_30, options={**JAWAKER, "score_by": "tricks"})),
    Case("T-12", "5 failed is −5", **scored([5, 3, 3, 3], [4, 3, 3, 3], [-5, 3, 3, 3])),
    Case("T-12", "7 failed is −14", **scored([7, 2, 1, 1], [6, 3, 2, 2], [-14, 2, 1, 1])),
    Case("T-12", "however far it failed", **scored([8, 2, 1, 1], [0, 9, 2, 2], [-16, 2, 1, 1])),
    Case("T-12", "option: 8 with 6 tricks is −12",
         **scored([8, 2, 1, 1], [6, 3, 2, 2], [-12, 2, 1, 1], options={"fail_by": "tricks"})),
    Case("T-12", "option: 7 with none is 0",
         **scored([7, 2, 1, 1], [0, 9, 2, 2], [0, 2, 1, 1], options={"fail_by": "tricks"})),
    Case("T-12", "option: under 7 the bid's number",
         **scored([6, 2, 1, 2], [5, 3, 2, 3], [-6, 2, 1, 2], options={"fail_by": "tricks", **LEBANESE})),
    Case("T-23", "5 failed is −10", **scored([5, 3, 3, 3], [4, 3, 3, 3], [-10, 3, 3, 3], preset="lebanese")),
    Case("T-23", "9 failed is −27", **scored([9, 3, 3, 3], [4, 3, 3, 3], [-27, 3, 3, 3], preset="lebanese")),
    Case("T-23", "extra tricks score nothing", **scored([4, 3, 2, 2], [5, 3, 3, 2], [4, 3, 2, 2], preset="lebanese")),
    Case("T-23", "jawaker: from 30 on 5 is 5, kept or failed",
         **scored([5, 5, 6, 6], [5, 4, 0, 4], [10, -5, -12, -6], scores=ON_30, options=JAWAKER)),
    Case("T-23", "jawaker: by the score before the deal, not after",
         **scored([5, 1, 1, 1], [5, 4, 3, 1], [10, 1, 1, 1], scores=[25, 0, 0, 0], options=JAWAKER)),
]  # fmt: skip

VALUES = {
    "syrian": [1, 2, 3, 4, 5, 6, 14, 16, 18, 20, 22, 24, 26],
    "lebanese": [1, 2, 3, 4, 10, 12, 14, 16, 27, 30, 33, 36, 39],
    "jawaker": [1, 2, 3, 4, 10, 12, 14, 16, 27, 40, 40, 40, 40],
    "stepped": [1, 2, 3, 4, 10, 12, 14, 16, 27, 30, 44, 48, 52],
}
VALUE_CASES = [
    Case("T-23" if table == "lebanese" else "T-11", f"{table}: {bid} is {value}, failed −{value}",
         **scored((bid, bid, 1, 1), (bid, 13 - bid, 0, 0), (value, value if bid <= 6 else -value, -1, -1),
                  options={"values": table}))
    for table, values in VALUES.items() for bid, value in enumerate(values, 1) if bid < 13
] + [
    Case("T-11", f"{table}: 13 is {values[12]}",
         **scored((13, 1, 1, 1), (13, 0, 0, 0), (values[12], -1, -1, -1), options={"values": table}))
    for table, values in VALUES.items()
]  # fmt: skip

FIRST, SECOND = (1, -1, 1, -1), (-1, 1, -1, 1)
DRAWN = (0, 0, 0, 0)


def judged(
    scores: Sequence[int],
    returns: Sequence[float] | None,
    at: dict[str, Any] | None = None,
    **options: Any,
) -> dict[str, Any]:
    """Scores between deals; returns None: the match goes on."""
    turn = CHANCE if returns is None else OVER
    outcome = {"turn": turn, "returns": tuple(returns or DRAWN)}
    return {"at": {"scores": scores, **(at or {})}, "options": options, **outcome}


def alone(seat: int) -> list[float]:
    return [1 if other == seat else -1 / 3 for other in SEATS]


PAIR: dict[str, Any] = {"target_of": "pair"}
SEAT: dict[str, Any] = {"winners": "seat"}
PAIR_FIRST: dict[str, Any] = {"both_reach": "pair_then_seat"}
NOT_NEGATIVE: dict[str, Any] = {"partner": "not_negative"}
POSITIVE: dict[str, Any] = {"partner": "positive"}
WINS: dict[str, Any] = {"all_thirteen": "wins"}
LAST: dict[str, Any] = {"at": {"deals": 3}, "max_deals": 3}

ENDS = [
    Case("T-13", "40 does not win", **judged([40, 0, 0, 0], None)),
    Case("T-13", "41 wins, for the partner too", **judged([41, 40, -30, 40], FIRST)),
    Case("T-13", "whoever of the pair has it", **judged([0, 40, 0, 60], SECOND)),
    Case("T-13", "a pair's sum does not win", **judged([40, 0, 40, 0], None)),
    Case("T-13", "another target", **judged([81, 0, 0, 0], None, target=82)),
    Case("T-13", "another target reached", **judged([82, 0, 0, 0], FIRST, target=82)),
    Case("T-13", "the partner may not be negative", **judged([50, 0, -1, 0], None, **NOT_NEGATIVE)),
    Case("T-13", "the partner may be on 0", **judged([50, 0, 0, 0], FIRST, **NOT_NEGATIVE)),
    Case("T-13", "the partner must be above 0", **judged([50, 0, 0, 0], None, **POSITIVE)),
    Case("T-13", "the partner is above 0", **judged([50, 0, 1, 0], FIRST, **POSITIVE)),
    Case("T-13", "only pairs that meet it compete", **judged([50, 41, -2, 5], SECOND, **POSITIVE)),
    Case("T-13", "option: the pair's total, just short", **judged([40, 0, 0, 0], None, **PAIR)),
    Case("T-13", "option: the pair's total", **judged([20, 0, 21, 0], FIRST, **PAIR)),
    Case("T-13", "option: one score is not the total", **judged([50, 0, -10, 0], None, **PAIR)),
    Case("T-13", "option: the lower of the two is the partner",
         **judged([50, 0, -1, 0], None, **PAIR, **NOT_NEGATIVE)),
    Case("T-13", "option: the lower of the two is on 0", **judged([0, 0, 50, 0], FIRST, **PAIR, **NOT_NEGATIVE)),
    Case("T-13", "one seat alone", **judged([45, 41, 44, 0], alone(0), **SEAT)),
    Case("T-13", "one seat alone, equal: another deal", **judged([45, 45, 44, 0], None, **SEAT)),
    Case("T-13", "one seat alone, partners equal: another deal", **judged([45, 0, 45, 0], None, **SEAT)),
    Case("T-13", "one seat alone, whatever the partner has",
         **judged([45, 41, -4, 0], alone(0), **SEAT, **POSITIVE, **PAIR)),
    Case("T-14", "the higher single score", **judged([45, 44, 0, 43], FIRST)),
    Case("T-14", "equal: the higher pair total", **judged([45, 45, 0, 1], SECOND)),
    Case("T-14", "both equal: another deal", **judged([45, 1, 1, 45], None)),
    Case("T-14", "option: the higher pair total", **judged([45, 44, 0, 43], SECOND, **PAIR_FIRST)),
    Case("T-14", "option: equal, then the higher single score", **judged([45, 44, 0, 1], FIRST, **PAIR_FIRST)),
    Case("T-14", "a pair that has not reached does not compare", **judged([41, 40, 0, 40], FIRST, **PAIR_FIRST)),
    Case("T-15", "the last deal is done", **judged([3, 4, 0, 0], SECOND, **LAST)),
    Case("T-15", "not yet", **judged([3, 4, 0, 0], None, at={"deals": 2}, max_deals=3)),
    Case("T-15", "the single score first", **judged([5, 4, -9, 4], FIRST, **LAST)),
    Case("T-15", "or the pair total", **judged([5, 4, -9, 4], SECOND, **LAST, **PAIR_FIRST)),
    Case("T-15", "whatever target and partner say", **judged([50, 41, -2, 0], FIRST, **LAST, **POSITIVE)),
    Case("T-15", "equal: drawn", **judged([5, 4, 4, 5], DRAWN, **LAST)),
    Case("T-15", "a pair that has won stays the winner", **judged([50, 41, -2, 5], SECOND, **LAST, **POSITIVE)),
    Case("T-15", "one seat: the highest score", **judged([-5, -4, -6, -7], alone(1), **LAST, **SEAT)),
    Case("T-15", "one seat: equal is drawn", **judged([-5, -4, -4, -7], DRAWN, **LAST, **SEAT)),
    Case("T-24", "all 13 tricks win, whatever the scores",
         **judged([0, 90, -50, 90], FIRST, at={"thirteen": 2}, **WINS, **POSITIVE)),
    Case("T-24", "that seat alone", **judged([0, 90, -50, 90], alone(2), at={"thirteen": 2}, **WINS, **SEAT)),
    Case("T-24", "also in the last deal",
         **judged([0, 90, 0, 0], FIRST, at={"thirteen": 2, "deals": 3}, max_deals=3, **WINS)),
]  # fmt: skip


ALL_13 = deal([2, 2, 2, 12], [13, 0, 0, 0])
NEARLY = deal([2, 2, 2, 2], [12, 1, 0, 0])
PLAYED = [
    Case("T-13", "judged after the deal", at=deal([3, 3, 3, 3], [3, 3, 3, 4], scores=[38, 0, 0, 0]),
         play="Ah 3c 4c 5c", turn=OVER, returns=FIRST, then={"scores": [41, 3, 3, 3]}),
    Case("T-13", "on all scores together", at=deal([3, 3, 3, 3], [3, 3, 3, 4], scores=[38, 39, 0, 0]),
         play="Ah 3c 4c 5c", turn=OVER, returns=SECOND, then={"scores": [41, 42, 3, 3]}),
    Case("T-13", "a throw-in decides nothing", at={"scores": [40, 40, 40, 40]}, play="deal 1 1 1 1",
         turn=CHANCE),
    Case("T-15", "a throw-in counts as a deal", at={"scores": [1, 0, 0, 0]}, play="deal 1 1 1 1", turn=OVER,
         returns=FIRST, options={"max_deals": 1}),
    Case("T-22", "81 does not win", at={"scores": [81, 0, 0, 0]}, turn=CHANCE, preset="lebanese"),
    Case("T-22", "82 does", at={"scores": [82, 0, 0, 0]}, turn=OVER, preset="lebanese", returns=FIRST),
    Case("T-22", "87 does not win at 88", at={"scores": [87, 0, 0, 0]}, turn=CHANCE, preset="lebanese88"),
    Case("T-22", "88 does", at={"scores": [0, 88, 0, 0]}, turn=OVER, preset="lebanese88", returns=SECOND),
    Case("T-24", "the deal is scored first", at=ALL_13, play=last_trick(ALL_13), preset="lebanese", turn=OVER,
         returns=FIRST, then={"scores": [2, -2, -2, -36], "thirteen": 0}),
    Case("T-24", "12 do not win", at={**NEARLY, "bids": [2, 2, 2, 5]}, play=last_trick(NEARLY),
         preset="lebanese",
         turn=CHANCE, then={"thirteen": None}),
    Case("T-24", "a pair's 13 do not win", at=deal([5, 2, 2, 2], [8, 0, 5, 0]), play="Ah 3c 4c 5c",
         preset="lebanese",
         turn=CHANCE, then={"thirteen": None}),
    Case("T-24", "nothing without the option", at=ALL_13, play=last_trick(ALL_13), turn=CHANCE,
         then={"scores": [2, -2, -2, -24], "thirteen": None}),
]  # fmt: skip


@pytest.mark.parametrize("case", SCORES + VALUE_CASES + ENDS + PLAYED, ids=str)
def test_score(case: Case) -> None:
    check(case)


# What public programs of this game get wrong.


def test_bug_no_throw_in_below_the_total() -> None:
    state = fortyone.game("tarneeb41").start()
    for _ in range(3):
        check(Case("T-6", "", at=state.position(), play="deal 1 1 1 7", turn=CHANCE))


def test_bug_the_deal_never_passes_on() -> None:
    dealers = []
    state = fortyone.game("tarneeb41").start()
    rng = fortyone.rng(41)
    for _ in range(6):
        dealers.append(state.position()["dealer"])
        state.deal(rng)
        while state.turn >= 0:
            state.apply(rng.choice(state.moves()))
    assert dealers == [0, 1, 2, 3, 0, 1]


def test_bug_extra_tricks_are_paid() -> None:
    check(Case("T-11", "", **scored([2, 2, 4, 3], [7, 2, 4, 0], [2, 2, 4, -3])))


def test_bug_a_trump_is_beaten_by_the_suit_led() -> None:
    at = ending("Ac 2d", "2h 3h", "Kc 3d", "Qc 4d")
    check(Case("T-9", "", at=at, play="Ac 2h Kc Qc", turn=1))


def test_bug_the_first_side_found_is_declared_winner() -> None:
    check(
        Case(
            "T-14",
            "",
            **judged([41, 60, 60, 59], SECOND, partner="any", both_reach="pair_then_seat"),
        )
    )
    check(Case("T-14", "", **judged([41, 44, 0, 0], SECOND)))


def test_the_next_match_starts_where_the_deal_has_passed_to() -> None:
    state = fortyone.game("tarneeb41").position({"scores": [41, 0, 0, 0], "dealer": 2})
    assert state.next_start() == {"dealer": 2}
