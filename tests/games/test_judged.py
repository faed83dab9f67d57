"""What Views say of the rules, so that a screen need not know them: both sides of each edge."""

from typing import Any, cast

import pytest

import fortyone
from fortyone.core.cards import bits, read_cards
from fortyone.core.table import Words, open_event
from fortyone.games.cuarenta.view import CuarentaView
from fortyone.games.dice41.table import DiceTable
from fortyone.games.dice41.view import DiceView
from fortyone.games.empat_satu.counting import worth as worth_of
from fortyone.games.empat_satu.view import EmpatView
from fortyone.games.tarneeb41.view import TarneebView
from tests.games.cuarenta import at
from tests.games.test_empat_satu import PLAIN, SUITED, table
from tests.games.test_tarneeb41 import bids
from tests.games.test_tarneeb41_positions import MIDDLE


def view_of(
    game: str, data: dict[str, Any], seat: int | None = 0, preset: str | None = None, **options: Any
) -> Any:
    return fortyone.game(game, preset, **options).position(data).view(seat)


# Empat Satu


@pytest.mark.parametrize(
    ("clause", "hand", "worth"),
    [
        ("E-9 an ace 11, a king 10", "Ah 7h 2h 5c", (15, "h")),
        ("E-10 the best there is", "Ad Kd Qd Td", (41, "d")),
        ("E-10 the rest counts against it", "7c 9h 2d Td", (-4, "d")),
        ("E-10 the worst there is", "Ac Ad Ah As", (-22, "c")),
        ("E-12 of two suits worth 10 that which leaves 6 and 4 outside", "4h 6h Tc", (0, "c")),
        ("E-12 and not that which leaves 10", "4c 6c Th", (0, "h")),
    ],
)
def test_what_a_hand_is_worth(clause: str, hand: str, worth: tuple[int, str]) -> None:
    assert worth_of(bits(read_cards(hand))) == worth, clause


def test_nobody_is_told_what_anothers_hand_is_worth() -> None:
    data = table(*PLAIN, stock="3c", discards="8s", turn=1)
    assert view_of("empat_satu", data, 0, seats=2).worth == (-3, "c")  # 11 − 7 − 2 − 5
    assert view_of("empat_satu", data, 1, seats=2).worth == (-6, "c")  # 10 − 4 − 3 − 9
    watching = view_of("empat_satu", data, None, seats=2)
    assert (watching.worth, watching.ranking, watching.plays) == (None, None, ())


def test_what_each_move_leads_to() -> None:
    state = fortyone.game("empat_satu", seats=2).position(
        table(*PLAIN, stock="3c", discards="8s", turn=1)
    )
    view: Any = state.view(1)
    assert (view.pile_card, view.plays) == ("8s", (("pile", (10, "s")), ("stock", None)))
    state.play("pile")  # Kc 4d 3h 9s and 8s: without Kc 17 − 7, without 4d 17 − 13
    view = state.view(1)
    assert view.worth is None  # a fifth card is to be discarded
    left = dict(view.plays)
    assert left == {"Kc": (10, "s"), "4d": (4, "s"), "3h": (3, "s"), "9s": (-5, "c")}


def test_the_pile_gives_what_lies_under_ones_own_discard() -> None:
    """E-3, `discard_first`."""
    state = fortyone.game("empat_satu", "difficult", seats=2).position(
        table(*PLAIN, discards="8s", turn=1)
    )
    assert cast(EmpatView, state.view(0)).pile_card == "8s"
    state.play("9s")
    assert cast(EmpatView, state.view(0)).pile_card == "8s"
    first = fortyone.game("empat_satu", "difficult", seats=2).position(table(*PLAIN))
    first.play("7d")
    assert cast(EmpatView, first.view(0)).pile_card is None


def test_turns_without_a_stock() -> None:
    """E-8."""
    data = table(*PLAIN, stock=None, discards="8s", turn=1)
    state = fortyone.game("empat_satu", seats=2, exhausted_turns=3).position(data)
    assert cast(EmpatView, state.view(0)).turns_left == 3
    state.play("pile")
    assert cast(EmpatView, state.view(0)).turns_left == 3
    state.play("Kc")
    assert cast(EmpatView, state.view(0)).turns_left == 2
    assert view_of("empat_satu", table(*PLAIN), seats=2).turns_left is None


@pytest.mark.parametrize(
    ("clause", "hands", "places"),
    [
        ("E-11", (SUITED, PLAIN[1]), (1, 2)),
        ("E-12 32 both: the worst cards are 5 and 4", ("Ah Kh 7h 4h", "Jd 9d 8d 5d"), (2, 1)),
        ("E-13 the same values", ("Ah 7h 2h 5h", "Ad 7d 2d 5d"), (1, 1)),
    ],
)
def test_shown_hands_have_their_places(
    clause: str, hands: tuple[str, str], places: tuple[int, int]
) -> None:
    state = fortyone.game("empat_satu", seats=2).position(table(*hands))
    state.play("stop")
    ranking = cast(EmpatView, state.view(None)).ranking
    assert ranking is not None
    assert tuple(hand.place for hand in ranking) == places, clause


# Syrian 41


@pytest.mark.parametrize(
    ("bid", "taken", "standing"),
    [(2, 2, "made"), (3, 2, "open"), (4, 2, "open"), (5, 2, "lost")],
)
def test_where_a_bid_stands(bid: int, taken: int, standing: str) -> None:
    """T-10: two tricks of thirteen are still to be taken."""
    view = view_of("tarneeb41", {**MIDDLE, "bids": [3, bid, 3, 3]})
    assert view.taken[1] == taken
    assert view.standing == ("made", standing, "made", "open")


def test_what_is_due_in_a_deal() -> None:
    """T-4: the dealer, seat 0, bids last."""
    view = cast(TarneebView, view_of("tarneeb41", bids(None, 3, 3, 3)))
    assert (view.phase, view.standing) == ("bid", (None,) * 4)
    played = fortyone.game("tarneeb41").position(bids(None, 3, 3, 3))
    played.play("2")
    assert cast(TarneebView, played.view(0)).phase == "play"
    thrown = fortyone.game("tarneeb41").position(bids(None, 3, 3, 3))
    thrown.play("1")  # T-6
    view = cast(TarneebView, thrown.view(0))
    assert (view.phase, view.standing) == ("deal", (None,) * 4)
    over = view_of("tarneeb41", {"scores": [41, 0, 0, 0]})
    assert over.phase == "over"


# Cuarenta


@pytest.mark.parametrize(
    ("hand", "options", "gives_up"),
    [
        ("7c 7d 7h Kd", {}, "7c 7d 7h"),
        ("7c 7d 7h Kd Qd", {"ronda_when": "first_play"}, "7c 7d 7h Kd Qd"),
        ("7c 7d 7h Kd", {"ronda_when": "first_play"}, ""),  # the first card of the five is gone
        ("7c 7d 7h Kd", {"ronda_when": "automatic"}, ""),
        ("7c 7d Kd", {}, ""),
    ],
)
def test_which_cards_give_a_ronda_up(hand: str, options: dict[str, Any], gives_up: str) -> None:
    """C-12."""
    shown = [[0, "7"]] if "automatic" in options.values() else []
    view = cast(CuarentaView, view_of("cuarenta", at(hand, shown=shown), **options))
    assert {play.move for play in view.plays if play.gives_up} == set(gives_up.split())


@pytest.mark.parametrize(
    ("scores", "options", "only"),
    [
        ([37, 38], {}, (False, True)),
        ([9, 10], {"caida_only_from": 10}, (False, True)),
        ([0, 39], {"caida_only_from": 0, "finish": "reach"}, (False, False)),
    ],
)
def test_where_only_a_caida_counts(
    scores: list[int], options: dict[str, Any], only: tuple[bool, bool]
) -> None:
    """C-18."""
    assert view_of("cuarenta", at("6c 2c", scores=scores), **options).only_caida == only


# Dice 41


@pytest.mark.parametrize(
    ("kept", "tickets", "points", "total"),
    [
        ("", (False, False), "", 0),
        ("641", (True, True), "6", 6),
        ("444", (True, False), "44", 8),  # D-5: a further four counts
        ("6651", (False, True), "665", 17),
    ],
)
def test_kept_dice_in_their_places(
    kept: str, tickets: tuple[bool, bool], points: str, total: int
) -> None:
    view = view_of("dice41", {"kept": kept}, preset="midnight")
    assert view.tray == (tickets, points, total)


def test_tickets_of_other_faces() -> None:
    view = view_of("dice41", {"kept": "641"}, preset="midnight", tickets=[6, 2])
    assert view.tray == ((True, False), "41", 5)


@pytest.mark.parametrize(
    ("done", "kept_by", "best", "by", "perfect"),
    [
        ([None, None, None], ["", "", ""], 0, (), False),
        ([0, None, None], ["666664", "", ""], 0, (), False),  # D-6: 0 has no claim
        ([18, 18, None], ["554441", "554441", ""], 18, (0, 1), False),
        ([18, 24, None], ["554441", "666641", ""], 24, (1,), True),
        ([23, 0, None], ["666541", "666664", ""], 23, (0,), False),
    ],
)
def test_the_score_to_beat(
    done: list[int | None], kept_by: list[str], best: int, by: tuple[int, ...], perfect: bool
) -> None:
    turn = done.index(None)
    data = {"done": done, "kept_by": kept_by, "turn": turn, "pot": 3, "paid": [1, 1, 1]}
    data["chips"] = [-1, -1, -1]
    view = cast(DiceView, view_of("dice41", data, seats=3))
    assert (view.best, view.best_by, view.perfect) == (best, by, perfect)


def test_rounds_beyond_those_agreed() -> None:
    """D-12."""
    assert not view_of("dice41", {"round": 2}, rounds=2).extra
    left = {"round": 3, "pot": 4, "paid": [1, 1], "chips": [-2, -2]}
    assert view_of("dice41", left, rounds=2).extra


def test_a_round_that_is_summed_up_says_who_led() -> None:
    data = {"done": [18, None], "kept_by": ["554441", ""], "turn": 1, "kept": "66641"}
    data |= {"pot": 2, "paid": [1, 1], "chips": [-1, -1], "thrown": ""}
    state = fortyone.game("dice41", seats=2, rounds=2).position(data)
    before: Any = state.view(0)
    state.chance("6")
    told = DiceTable(Words("en", ("Rosa", "Bruno"), 0))
    ended = told.ended(before, open_event(state), cast(DiceView, state.view(0)))
    assert ended is not None
    assert (ended.best, ended.best_by, ended.perfect) == (24, (1,), True)
    assert (ended.kept, ended.tray) == ("", ((False, False), "", 0))
