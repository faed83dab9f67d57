"""Syrian 41: the deal, bids, throw-ins and tricks, a clause a line."""

from typing import Any

import pytest

import fortyone
from tests.games.case import DECK, Case, check_case

SEATS = range(4)


def check(case: Case) -> None:
    check_case(case, "tarneeb41")


def ending(*hands: str, trick: str = "", leader: int = 0, **more: Any) -> dict[str, Any]:
    """A position in play in which the leader has taken all earlier tricks."""
    held = max(len(hand.split()) for hand in hands)
    taken = [0, 0, 0, 0]
    taken[leader] = 13 - held
    table = {"hands": hands, "trick": trick, "leader": leader, "taken": taken}
    return {"bids": [3, 3, 3, 3], **table, **more}


THREE_BIDS = {"hands": [DECK[i * 39 : i * 39 + 39] for i in SEATS], "bids": [None, 3, 3, 3]}


def bids(*by_seat: int | None, **more: Any) -> dict[str, Any]:
    """A dealt position of dealer 0 with these bids."""
    return {**THREE_BIDS, "bids": by_seat, **more}


ALL_BIDS = "1 10 11 12 13 2 3 4 5 6 7 8 9"

DEAL = [
    Case("T-1", "the deal goes round to the next seat", play="deal", then={
        "hands": ["4c 8c Qc 3d 7d Jd 2h 6h Th As 5s 9s Ks", "Ac 5c 9c Kc 4d 8d Qd 3h 7h Jh 2s 6s Ts",
                  "2c 6c Tc Ad 5d 9d Kd 4h 8h Qh 3s 7s Js", "3c 7c Jc 2d 6d Td Ah 5h 9h Kh 4s 8s Qs"]}),
    Case("T-1", "bids go round to the next seat", at={"dealer": 2}, play="deal 4", turn=0),
    Case("T-1", "cards go round to the next seat", at=ending("4c", "5c", "6c", "7c", leader=3), play="7c",
         turn=0),
    Case("T-1", "an ace is above a king", at=ending("Kc 2d", "Ac 3d", "2c 4d", "3c 5d"), play="Kc Ac 2c 3c",
         turn=1),
    Case("T-1", "a two is below a three", at=ending("2c 2d", "4h 3d", "3c 4d", "5s 5d"), play="2c 3d 3c 5d",
         turn=2),
    Case("T-2", "after a deal played the deal passes on", at=ending("4c", "5c", "6c", "7c", dealer=2),
         play="4c 5c 6c 7c", turn=fortyone.CHANCE, then={"dealer": 3, "deals": 1}),
    Case("T-2", "after a throw-in too", at=bids(None, 2, 3, 3), play="2", then={"dealer": 1, "deals": 1}),
    Case("T-2", "from the last seat to the first", at={"dealer": 3}, play="deal 1 1 1 1", then={"dealer": 0}),
    Case("T-3", "thirteen cards each", at={"dealer": 3}, play="deal", turn=0, then={
        "hands": ["Ac 5c 9c Kc 4d 8d Qd 3h 7h Jh 2s 6s Ts", "2c 6c Tc Ad 5d 9d Kd 4h 8h Qh 3s 7s Js",
                  "3c 7c Jc 2d 6d Td Ah 5h 9h Kh 4s 8s Qs", "4c 8c Qc 3d 7d Jd 2h 6h Th As 5s 9s Ks"]}),
]  # fmt: skip

BIDS = [
    Case("T-4", "the seat after the dealer bids first", at={"dealer": 1}, play="deal", turn=2),
    Case("T-4", "the dealer bids last", at={"dealer": 1}, play="deal 3 3 3", turn=1),
    Case("T-4", "a bid need not exceed an earlier one", play="deal 7 1", legal=ALL_BIDS, turn=3),
    Case("T-4", "bids that cannot all be kept are legal", at=bids(None, 4, 3, 3), play="5",
         then={"bids": [5, 4, 3, 3]}),
    Case("T-4", "a card is refused while bids are due", play="deal 3", refused="2c"),
    Case("T-4", "a second bid is refused", at=bids(3, 3, 3, 3), refused="3"),
    Case("T-5", "1 to 13", play="deal", legal=ALL_BIDS),
    Case("T-5", "a table's own smallest", play="deal", options={"min_bid": 3}, refused="2"),
    Case("T-5", "a table's own largest", play="deal", options={"max_bid": 7}, refused="8",
         legal="1 2 3 4 5 6 7"),
    Case("T-20", "2 to 12", play="deal", preset="lebanese", legal="10 11 12 2 3 4 5 6 7 8 9"),
    Case("T-20", "1 is refused", play="deal", preset="lebanese", refused="1"),
    Case("T-20", "13 is refused", play="deal", preset="lebanese", refused="13"),
    *(Case("T-21", f"on {score} at least {least}", at={"scores": [0, score, 0, 0]}, play="deal", preset="lebanese",
           legal=" ".join(sorted(str(bid) for bid in range(least, 13))))
      for score, least in [(-40, 2), (29, 2), (30, 3), (39, 3), (40, 4), (49, 4), (50, 5), (81, 5)]),
    Case("T-21", "3 is refused on 40", at={"scores": [0, 40, 0, 0]}, play="deal", preset="lebanese",
         refused="3"),
    Case("T-21", "the partner's score says nothing", at={"scores": [0, 0, 0, 45]}, play="deal",
         preset="lebanese", legal="10 11 12 2 3 4 5 6 7 8 9"),
    Case("T-21", "never below the table's smallest", at={"scores": [0, 30, 0, 0]}, play="deal",
         options={"min_bid_by_score": True, "min_bid": 4}, legal="10 11 12 13 4 5 6 7 8 9"),
    Case("T-21", "at least 2 on a low score", play="deal", options={"min_bid_by_score": True}, refused="1"),
]  # fmt: skip

IN_VALUES = {"min_total_counts": "values"}
BY_SCORE = {"min_total_by_score": True}
JAWAKER = {"values": "jawaker", **IN_VALUES}
THROWN = {"hands": ["", "", "", ""], "bids": [None] * 4, "deals": 1, "dealer": 1}
TOTALS = [
    Case("T-6", "2 3 3 3 play", at=bids(None, 3, 3, 3), play="2", turn=0, then={"bids": [2, 3, 3, 3]}),
    Case("T-6", "2 3 3 2 throw in", at=bids(None, 3, 3, 2), play="2", turn=fortyone.CHANCE, then=THROWN),
    Case("T-6", "scores stay", at=bids(None, 1, 1, 1, scores=[7, -5, 0, 40]), play="1",
         then={"scores": [7, -5, 0, 40]}),
    Case("T-6", "7 1 1 1 throws in by tricks", at=bids(None, 1, 1, 1), play="7", then=THROWN),
    Case("T-6", "and plays by values", at=bids(None, 1, 1, 1), play="7", options=IN_VALUES, turn=0),
    Case("T-6", "6 1 1 1 throws in by values", at=bids(None, 1, 1, 1), play="6", options=IN_VALUES,
         then=THROWN),
    Case("T-6", "a table's own total", at=bids(None, 3, 3, 3), play="3", options={"min_total": 13},
         then=THROWN),
    Case("T-6", "just reached", at=bids(None, 3, 3, 3), play="4", options={"min_total": 13}, turn=0),
    Case("T-6", "none at all", at=bids(None, 1, 1, 1), play="1", options={"min_total": 0}, turn=0),
    *(Case("T-6", f"with {best} on the table {total} are needed", at=bids(None, 3, 3, 3, scores=[0, 0, best, 0]),
           play=str(total - 9), options={**BY_SCORE, "target": 82}, turn=0)
      for best, total in [(29, 11), (30, 12), (39, 12), (40, 13), (49, 13), (50, 14)]),
    *(Case("T-6", f"with {best} on the table {total} are too few", at=bids(None, 3, 3, 3, scores=[0, 0, best, 0]),
           play=str(total - 9), options={**BY_SCORE, "target": 82}, then=THROWN)
      for best, total in [(-9, 10), (30, 11), (39, 11), (40, 12), (49, 12), (50, 13)]),
    Case("T-6", "5 counts 10 under 30", at=bids(None, 1, 1, 1), play="5", options={**JAWAKER, "min_total": 13},
         turn=0),
    Case("T-6", "5 counts 5 on 30", at=bids(None, 1, 1, 1, scores=[30, 0, 0, 0]), play="5",
         options={**JAWAKER, "min_total": 9}, then=THROWN),
    Case("T-6", "6 counts 6 on 30", at=bids(None, 1, 1, 1, scores=[30, 0, 0, 0]), play="6",
         options={**JAWAKER, "min_total": 9}, turn=0),
]  # fmt: skip

AFTER = {"first_lead": "after_dealer"}
TRICKS = [
    Case("T-7", "the dealer leads", at=bids(None, 3, 3, 3), play="3", turn=0, then={"leader": 0}),
    Case("T-7", "or the seat after it", at=bids(None, 3, 3, 3), play="3", turn=1, then={"leader": 1},
         options=AFTER),
    Case("T-7", "by the dealer of this deal", at={"dealer": 3}, play="deal 3 3 3 3", turn=3),
    Case("T-8", "the suit led is followed", at=ending("4c 2d", "5c 2h", "6c 3d", "7c 4d"), play="4c",
         legal="5c"),
    Case("T-8", "a heart is refused to a holder of it", at=ending("4c 2d", "5c 2h", "6c 3d", "7c 4d"),
         play="4c", refused="2h"),
    Case("T-8", "void: any card, no duty to trump", at=ending("4c 2d", "5s 2h", "6c 3d", "7c 4d"), play="4c",
         legal="2h 5s"),
    Case("T-8", "no duty to overtrump", at=ending("4c 2d", "5s 3h", "Ah 2h", "7c 4d"), play="4c 3h",
         legal="2h Ah"),
    Case("T-8", "no duty to beat the suit led", at=ending("4c 2d", "5c 3h", "6c 2c", "7c 4d"), play="4c 5c",
         legal="2c 6c"),
    Case("T-8", "a heart may be led at any time", at=ending("4h 2d", "5c 2h", "6c 3d", "7c 4d"), play="4h", legal="2h"),
    Case("T-8", "a card not held", at=ending("4c 2d", "5c 2h", "6c 3d", "7c 4d"), refused="5c"),
    Case("T-9", "As on clubs does not win", at=ending("4c 2d", "As 2s", "5c 3d", "6d 4d"), play="4c As 5c 4d",
         turn=2),
    Case("T-9", "nor does it when nobody follows", at=ending("4c 2d", "As 2s", "Ad 3d", "6d 4d"),
         play="4c As Ad 4d", turn=0),
    Case("T-9", "the higher trump of two", at=ending("4c 2d", "2h 3h", "Ac 3d", "5h 4h"), play="4c 2h Ac 5h",
         turn=3),
    Case("T-9", "a low trump beats the ace led", at=ending("Ac 2d", "3c 3h", "2h 3d", "5c 4h"),
         play="Ac 3c 2h 5c", turn=2),
    Case("T-9", "the highest trump when trumps are led", at=ending("Kh 2d", "3c 3s", "Ah 3d", "5h 4h"),
         play="Kh 3c Ah 4h", turn=2),
    Case("T-9", "the taker leads next, its trick counts", at=ending("4c 2d", "2h 3h", "Ac 3d", "5h 4h"),
         play="4c 2h Ac 5h",
         then={"leader": 3, "taken": [11, 0, 0, 1], "trick": "",
         "last": {"leader": 0, "cards": "4c 2h Ac 5h"}}),
    Case("T-9", "thirteen tricks end the deal", at=ending("4c", "5c", "6c", "7c"), play="4c 5c 6c 7c",
         turn=fortyone.CHANCE,
         then={"taken": [0] * 4, "trick": "", "bids": [None] * 4,
         "last": {"leader": 0, "cards": "4c 5c 6c 7c"}}),
]  # fmt: skip


@pytest.mark.parametrize("case", DEAL + BIDS + TOTALS + TRICKS, ids=str)
def test_play(case: Case) -> None:
    check(case)


def test_the_first_dealer_is_given_or_drawn() -> None:  # T-2
    game = fortyone.game("tarneeb41")
    assert game.start(dealer=3).position()["dealer"] == 3
    assert game.match(seed=41).lot == 2
    assert game.match(seed=41, dealer=1).lot is None


@pytest.mark.parametrize(
    "text", ["0", "14", "+3", "03", "pass", "Xh", "1h", "4c5c", "X1", "", "4 c", "four"]
)
def test_no_move_of_this_game(text: str) -> None:
    state = fortyone.game("tarneeb41").start()
    with pytest.raises(fortyone.BadNotation):
        state.play(text)
    state.chance(DECK)
    with pytest.raises(fortyone.BadNotation):
        state.play(text)


@pytest.mark.parametrize(
    ("text", "canonical"), [("10h", "Th"), (" as ", "As"), ("tH", "Th"), ("10", "10")]
)
def test_moves_are_read_in_any_case(text: str, canonical: str) -> None:
    game = fortyone.game("tarneeb41")
    assert game.move_text(game.text_move(text)) == canonical


def test_no_seat_is_on_turn() -> None:
    state = fortyone.game("tarneeb41", preset="lebanese").start()
    for move in ("3", "13", "Th"):
        with pytest.raises(fortyone.IllegalMove) as refusal:
            state.play(move)
        assert refusal.value.clause == "G-1"


def test_refusals_say_what_is_right() -> None:
    game = fortyone.game("tarneeb41", preset="lebanese")
    state = game.position({"scores": [0, 41, 0, 0]})
    state.chance(DECK)
    with pytest.raises(fortyone.IllegalMove) as refusal:
        state.play("2")
    expected = "T-21: 2 is not legal: a seat on 41 bids from 4 to 12; legal: 10 11 12 4 5 6 7 8 9"
    assert str(refusal.value) == expected
    following = game.position(ending("4c 2d", "5c 2h", "6c 3d", "7c 4d"))
    following.play("4c")
    with pytest.raises(fortyone.IllegalMove) as refusal:
        following.play("2h")
    expected = "T-8: 2h is not legal: you hold the suit led, c, and must follow it; legal: 5c"
    assert str(refusal.value) == expected


def test_ids_are_bids_then_cards() -> None:
    game = fortyone.game("tarneeb41")
    assert game.num_moves == 65
    texts = [game.move_text(move) for move in range(65)]
    assert texts == [*(str(bid) for bid in range(1, 14)), *DECK.split()]
    assert [game.text_move(text) for text in texts] == list(range(65))
