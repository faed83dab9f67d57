"""Empat Satu: the deal, turns, stops and ends, a clause a line."""

from dataclasses import dataclass
from typing import Any

import pytest

import fortyone
from fortyone.core.cards import TEXTS
from tests.games.case import Case, check_case

CARDS = TEXTS[:52]
PLAIN = "Ac 7d 2h 5s", "Kc 4d 3h 9s"  # two hands nobody may stop with, worth −3 and −6
SUITED = "Ah 7h 2h 5h"


def table(*hands: str, stock: str | None = "", discards: str = "", **more: Any) -> dict[str, Any]:
    """A position of these hands; the cards not named lie at the end of the stock, or without one under the discards."""
    named = {*" ".join(hands).split(), *(stock or "").split(), *discards.split()}
    rest = " ".join(card for card in CARDS if card not in named)
    cards = {"hands": hands, "stock": "" if stock is None else f"{stock} {rest}"}
    return {**cards, "discards": f"{rest} {discards}" if stock is None else discards, **more}


LATER = table(*PLAIN, stock="3c", discards="8s", turn=1)  # seat 0 has drawn and thrown 8s
EMPTY = table(*PLAIN, stock=None, discards="8s", turn=1)
LAST = table(*PLAIN, stock="3c", turn=0)
LAST = {**LAST, "stock": "3c", "discards": " ".join(LAST["stock"].split()[1:])}
OVER = fortyone.OVER
ONE_41 = "Ah Kh Qh 5c", "2c 4d 3h 9s"

PLAYS = [
    Case("E-1", "four cards each, first to the seat after the dealer", play="deal", then={
        "hands": ["4c 8c Qc 3d", "Ac 5c 9c Kc", "2c 6c Tc Ad", "3c 7c Jc 2d"], "discards": ""}),
    Case("E-1", "two seats", play="deal", options={"seats": 2}, then={
        "hands": ["2c 4c 6c 8c", "Ac 3c 5c 7c"], "stock": " ".join(CARDS[8:])}),
    Case("E-1", "six seats leave 28 cards", play="deal", options={"seats": 6},
         then={"stock": " ".join(CARDS[24:])}),
    Case("E-1", "play goes to the next seat", table(*PLAIN, stock="3c"), "stock 3c", turn=1),
    Case("E-1", "and from the last seat to the first", LATER, "stock 3c", turn=0),
    Case("E-2", "the dealer plays first in the first hand", {"dealer": 2}, "deal", turn=2),
    Case("E-2", "unless the last match says who does", {"dealer": 2, "first": 1}, "deal", turn=1),
    Case("E-2", "the loser deals, the winner plays first", table(SUITED, PLAIN[1]), "stop",
         options={"hands": 2}, turn=fortyone.CHANCE, then={"dealer": 1, "first": 0, "turn": 0}),
    Case("E-3", "the first turn takes from the stock", table(*PLAIN), legal="stock"),
    Case("E-3", "no pile to take in the first turn", table(*PLAIN), refused="pile"),
    Case("E-3", "later turns may take the discard", LATER, legal="pile stock"),
    Case("E-3", "the pile gives the discard of the seat before", LATER, "pile",
         then={"drawn": "8s", "discards": ""}),
    Case("E-3", "one card taken, one discarded", LATER, "stock",
         legal="3c 3h 4d 9s Kc"),
    Case("E-3", "no second card is taken", LATER, "stock", refused="stock"),
    Case("E-3", "no discard before a card is taken", LATER, refused="Kc"),
    Case("E-3", "a card not held", LATER, "stock", refused="Ac"),
    Case("E-3", "the starter card may be taken at once", play="deal", preset="starter",
         legal="pile stock", then={"discards": "4d"}),
    Case("E-3", "discard first, then take", table(*PLAIN), preset="difficult",
         legal="2h 5s 7d Ac"),
    Case("E-3", "discard first: one's own discard is not taken back", table(*PLAIN), "5s",
         preset="difficult", legal="stock"),
    Case("E-3", "discard first: the card below one's own discard", LATER, "9s pile",
         preset="difficult", then={"hands": [PLAIN[0], "Kc 4d 3h 8s"], "discards": "9s"}),
    Case("E-4", "the card from the pile is not the one discarded", LATER, "pile", refused="8s"),
    Case("E-4", "any other card is", LATER, "pile 9s", turn=0),
    Case("E-4", "a card from the stock may be", LATER, "stock 3c", turn=0),
    Case("E-4", "return_taken lifts it", LATER, "pile 8s", turn=0, options={"return_taken": True}),
    Case("E-5", "four of a suit may stop, also as dealt", table(SUITED, PLAIN[1]),
         legal="stock stop"),
    Case("E-5", "three of a suit may not", table("Ah 7h 2h 5c", PLAIN[1]), refused="stop"),
    Case("E-5", "not with five cards in hand", table(SUITED, PLAIN[1], stock="4h"), "stock",
         refused="stop"),
    Case("E-5", "stopping is never compulsory", table(SUITED, PLAIN[1], stock="4h"), "stock 2h",
         turn=1),
    Case("E-5", "threshold: 30 is enough, of any suits", table(*ONE_41), preset="threshold",
         options={"stop_at": 26}, legal="stock stop"),
    Case("E-5", "threshold: one more is not reached", table(*ONE_41), preset="threshold",
         options={"stop_at": 27}, refused="stop"),
    Case("E-5", "anytime: any hand", table(*PLAIN), options={"stop_rule": "anytime"},
         legal="stock stop"),
    Case("E-5", "discard first: a stop comes before the discard", table(SUITED, PLAIN[1]),
         preset="difficult", legal="2h 5h 7h Ah stop"),
    Case("E-6", "the hand ends at once", table(SUITED, PLAIN[1]), "stop", turn=OVER,
         returns=(1, -1), then={"shown": [25, -6]}),
    Case("E-6", "nobody plays on", table(SUITED, PLAIN[1]), "stop", legal=""),
    Case("E-6", "without a stop the next seat plays", table(SUITED, PLAIN[1], stock="4h"),
         "stock 4h", turn=1, returns=(0, 0)),
    Case("E-7", "without a stock: take the discard or pass", EMPTY, legal="pass pile"),
    Case("E-7", "a pass ends the hand", EMPTY, "pass", turn=OVER, returns=(1, -1)),
    Case("E-7", "no pass while the stock has cards", LATER, refused="pass"),
    Case("E-7", "no card from an empty stock", EMPTY, refused="stock"),
    Case("E-7", "a stop still ends it", table(PLAIN[0], "Ah 7h 3h 5h", stock=None,
         discards="8s", turn=1), legal="pass pile stop"),
    Case("E-8", "the turn that takes the last stock card is not counted", LAST, "stock 3c",
         turn=1, then={"exhausted": 0, "stock": ""}),
    Case("E-8", "a turn without a stock is", EMPTY, "pile 9s", turn=0, then={"exhausted": 1}),
    Case("E-8", "as many turns as seats, then the hand ends", EMPTY, "pile 9s pile 5s", turn=OVER),
    Case("E-8", "exhausted_turns 3: one more", EMPTY, "pile 9s pile 5s", turn=1,
         options={"exhausted_turns": 3}),
    Case("E-8", "exhausted_turns 0: the hand ends with the stock", LAST, "stock 3c", turn=OVER,
         options={"exhausted_turns": 0}),
    Case("E-14", "a match is one hand unless more are agreed", table(SUITED, PLAIN[1]), "stop",
         turn=OVER, then={"won": [1, 0], "lost": [0, 1], "hand_no": 1}),
    Case("E-14", "each hand won and lost is counted", table(SUITED, PLAIN[1]), "stop",
         options={"hands": 2}, then={"won": [1, 0], "lost": [0, 1], "paid": [1, -1], "hand_no": 2}),
    Case("E-14", "the last hand ends the match", table(PLAIN[0], "Ah 7h 3h 5h", hand_no=2, first=1,
         dealer=0, won=[0, 1], lost=[1, 0], paid=[-1, 1], shown=[3, 5]), "stop", options={"hands": 2},
         turn=OVER, returns=(-2, 2), then={"won": [0, 2], "lost": [2, 0]}),
    Case("E-15", "after pile_run turns from the pile, not again", LATER, "pile 9s",
         options={"pile_run": 1}, refused="pile"),
    Case("E-15", "one turn fewer, and it may", LATER, "pile 9s", options={"pile_run": 2},
         legal="pile stock"),
    Case("E-15", "a card from the stock starts the count anew", LATER, "pile 9s stock 5s",
         options={"pile_run": 1}, legal="pile stock"),
    Case("E-15", "an empty stock lifts it", EMPTY, "pile 9s", options={"pile_run": 1},
         legal="pass pile"),
    Case("E-5", "instant_41: a 41 after the discard ends the hand",
         table("Ah Kh Qh 5c", PLAIN[1], stock="Jh"), "stock 5c", turn=OVER, returns=(1, -1),
         options={"instant_41": True}),
    Case("E-5", "without it the 41 must be stopped with",
         table("Ah Kh Qh 5c", PLAIN[1], stock="Jh"), "stock 5c", turn=1),
]  # fmt: skip


@pytest.mark.parametrize("case", PLAYS, ids=str)
def test_play(case: Case) -> None:
    check_case(case, "empat_satu", seats=len(case.at.get("hands", ())) or 4)


@dataclass(frozen=True)
class ShowdownCase:
    clause: str
    shows: str
    hands: tuple[str, ...]
    values: tuple[int, ...]
    returns: tuple[float, ...]

    def __str__(self) -> str:
        return f"{self.clause} {self.shows}"


SHOWDOWNS = [
    ShowdownCase("E-9", "ace 11, court cards and ten 10", ("Ad Kd Qd Td", "Ac Jc 2c 3c"), (41, 26), (1, -1)),
    ShowdownCase("E-9", "others their number", ("9h 8h 7h 6h", "5c 4c 3c 2c"), (30, 14), (1, -1)),
    ShowdownCase("E-10", "the other cards count against", ("Ah 7h 2h 5c", "7c 9h 2d Td"), (15, -4), (1, -1)),
    ShowdownCase("E-10", "the smallest is −22", ("Ac Ad Ah As", "2c 2d 2h 2s"), (-22, -4), (-1, 1)),
    ShowdownCase("E-10", "four of a suit are not needed", ("4d 3d Qd Kd", "Ah 2c 9h Jh"), (27, 28), (-1, 1)),
    ShowdownCase("E-11", "highest wins, lowest loses", ("Ah 7h 2h 5c", "Ad Kd Qd Td", "7c 9h 2d Ts"),
                 (15, 41, -8), (0, 1, -1)),
    ShowdownCase("E-9", "ten and king count alike", ("Td 4d 3d 2d", "Kh 4h 3h 2h"), (19, 19), (0, 0)),
    ShowdownCase("E-11", "one point decides", ("9h 8h 7h 5h", "9d 8d 7d 6d"), (29, 30), (-1, 1)),
    ShowdownCase("E-12", "the higher worst card is better", ("Jh 9h 8h 5h", "Ad Kd 7d 4d"), (32, 32), (1, -1)),
    ShowdownCase("E-12", "a minus card is the worst", ("Jh Th 7h 4c", "Ad Kd 8d 6s"), (23, 23), (1, -1)),
    ShowdownCase("E-12", "then the next worst", ("9h 7h 4h 3h", "9d 6d 5d 3d"), (23, 23), (-1, 1)),
    ShowdownCase("E-12", "of two suits the one that compares better",
                 ("Th 5h 7c 8c", "9d 5d 4s Ts"), (0, 0), (1, -1)),
    ShowdownCase("E-13", "equal hands share win and loss",
                 ("Ah 7h 2h 5h", "Ad 7d 2d 5d", "Ks 3c 4h 9d"), (25, 25, -6), (0.5, 0.5, -1)),
    ShowdownCase("E-13", "and the loss", ("Ac Kc Qc Tc", "2d 3d 4s 5c", "2h 3h 4d 5s"), (41, -4, -4), (1, -0.5, -0.5)),
    ShowdownCase("E-13", "all tied: nothing", ("Ah 7h 2h 5h", "Ad 7d 2d 5d"), (25, 25), (0, 0)),
]  # fmt: skip


@pytest.mark.parametrize("case", SHOWDOWNS, ids=str)
def test_showdown(case: ShowdownCase) -> None:
    game = fortyone.game("empat_satu", seats=len(case.hands), stop_rule="anytime")
    state = game.position(table(*case.hands))
    state.play("stop")
    assert state.scores == case.values
    assert state.returns() == pytest.approx(case.returns)


@pytest.mark.parametrize("seats", [2, 3])
def test_tied_winners_and_the_next_hand(seats: int) -> None:
    """E-13: the tied seat that plays earliest in the hand counts as winner, or loser, for E-2."""
    hands = ("Ah 7h 2h 5h", "Ad 7d 2d 5d", "Ks 3c 4h 9d")[:seats]
    game = fortyone.game("empat_satu", seats=seats, hands=2, stop_rule="anytime")
    state = game.position(table(*hands, first=1, turn=1, dealer=0))
    state.play("stop")
    position = state.position()
    assert position["first"] == 1
    assert position["dealer"] == (2 if seats == 3 else 1)


def test_the_stopper_has_no_privilege() -> None:
    game = fortyone.game("empat_satu", seats=2)
    state = game.position(table("2h 3h 4h 5h", "Ad Kd Qd 9d"))
    state.play("stop")
    assert state.returns() == (-1, 1)


def test_discard_first_after_an_empty_stock_the_pile_is_the_only_move() -> None:
    game = fortyone.game("empat_satu", "difficult", seats=2)
    state = game.position(EMPTY)
    state.play("9s")
    assert state.legal() == ("pile",)


def test_a_waiting_41_ends_nothing_before_its_turn() -> None:
    game = fortyone.game("empat_satu", seats=2, instant_41=True)
    state = game.position(table("Kc 4d 3h 9s", "Ah Kh Qh Jh", stock="3c"))
    assert state.turn == 0
    state.play("stock")
    state.play("3c")
    assert state.is_over
    assert state.returns() == (-1, 1)


def test_a_taken_card_stays_known_until_it_is_discarded() -> None:
    game = fortyone.game("empat_satu", seats=2)
    state = game.position(LATER)
    for move in ("pile", "9s"):
        state.play(move)
    assert state.position()["known"] == ["", "8s"]
    for move in ("stock", "3c", "stock", "8s"):
        state.play(move)
    assert state.position()["known"] == ["", ""]


@pytest.mark.parametrize("name", ["Empat Satu", "empat-satu", "41 Indonesia", "quarante et un"])
def test_names_people_know(name: str) -> None:
    assert fortyone.game(name).name == "empat_satu"


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"seats": 7}, "seats"),
        ({"seats": 1}, "seats"),
        ({"hands": 0}, "hands"),
        ({"stop_rule": "never"}, "stop_rule"),
        ({"stop_at": 42}, "stop_at"),
        ({"exhausted_turns": 61}, "exhausted_turns"),
        ({"pile_run": 0}, "pile_run"),
        ({"instant_41": 1}, "instant_41"),
        ({"jokers": 2}, "jokers"),
    ],
    ids=str,
)
def test_options_refused(options: dict[str, Any], wrong: str) -> None:
    with pytest.raises(fortyone.OptionError) as error:
        fortyone.game("empat_satu", **options)
    assert error.value.option == wrong


def test_derived_defaults_follow_the_seats() -> None:
    options = fortyone.game("empat_satu", seats=3).options.plain()
    assert (options["exhausted_turns"], options["pile_run"]) == (3, 12)
