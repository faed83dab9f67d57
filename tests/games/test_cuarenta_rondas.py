"""Cuarenta: rondas and doble rondas, a clause a line."""

from math import comb
from typing import Any

import pytest

import fortyone
from tests.games.cuarenta import Case, at, check, deck

THREE = "2c 3c 7c 7d 7h"
FOUR = "2c 7c 7d 7h 7s"
AUTO = {"ronda_when": "automatic"}
FIRST = {"ronda_when": "first_play"}
FOUR_POINTS = {"doble_ronda": 4}

RONDAS = [
    Case("C-12", "three of a rank score 2 and stay in hand", at(THREE), "ronda7", scores=(2, 0), turn=0,
         then={"shown": [[0, "7"]], "hands": [THREE, "Ac 4c 5c 6c Jc", "Qc Kc Ad 2d 3d", "4d 5d 6d Jd Qd"]}),
    Case("C-12", "two are none", at("7c 7d 2c 3c 4c"), refused="ronda7"),
    Case("C-12", "three of another rank are none", at(THREE), refused="ronda2"),
    Case("C-12", "once for those three", at(THREE), "ronda7", refused="ronda7"),
    Case("C-12", "a ronda need not be shown", at(THREE), legal="2c 3c 7c 7d 7h ronda7"),
    Case("C-12", "later, while all three are held", at("7c 7d 7h"), "ronda7", scores=(2, 0)),
    Case("C-12", "not when one is played", at(THREE), "7c Ac Qc 4d", refused="ronda7"),
    Case("C-12", "only the seat on turn",
         at("2c 3c 4c 5c 6c", hands=["2c 3c 4c 5c 6c", THREE.replace("2c 3c", "Kd Qd"),
         "Ad 2d 3d 4d 5d", "Ah 2h 3h 4h 5h"]), refused="ronda7"),
    Case("C-12", "it scores nothing at 38, and may be shown", at(THREE, scores=[38, 0]), "ronda7", scores=(38, 0),
         then={"shown": [[0, "7"]]}),
    Case("C-12", "what was shown is over with the five",
         at("", hands=["7h", "Ac"], shown=[[0, "7"]], stock="2d 3d 4d 5d 6d 7d Jd Qd Kd Ad"), "7h Ac",
         options={"seats": 2}, then={"shown": []}),
    Case("C-12", "option ronda_points", at(THREE), "ronda7", scores=(4, 0), options={"ronda_points": 4}),
    Case("C-12", "option ronda_points 0: it may still be shown", at(THREE), "ronda7", scores=(0, 0),
         options={"ronda_points": 0}),
    Case("C-12", "option first_play: before the first card", at(THREE), "ronda7", scores=(2, 0), options=FIRST),
    Case("C-12", "option first_play: not after it", at("7c 7d 7h 2c"), refused="ronda7", options=FIRST),
    Case("C-12", "option first_play: the others' cards do not matter",
         at("", hands=["2d 3d 4d 5d", "7c 7d 7h 2c 3c", "Ah 2h 3h 4h 5h", "As 2s 3s 4s 5s"]), "ronda7", scores=(0, 2),
         options=FIRST),
    Case("C-12", "option automatic: as soon as they are dealt", deck=deck(THREE), scores=(2, 0), options=AUTO,
         then={"shown": [[0, "7"]]}),
    Case("C-12", "option automatic: each seat's", deck=deck(THREE, "Jc Jd Jh Qc Kc", "4c 4d 4h 5c 6c"), scores=(4, 2),
         options=AUTO, then={"shown": [[0, "7"], [1, "J"], [2, "4"]]}),
    Case("C-12", "option automatic: nothing is left to show", deck=deck(THREE), legal="2c 3c 7c 7d 7h", options=AUTO),
    Case("C-12", "option automatic: no move shows a ronda", deck=deck(THREE), refused="ronda7", options=AUTO),
    Case("C-12", "option automatic: two are none", deck=deck("7c 7d 2c 3c 4c"), scores=(0, 0), options=AUTO),
    Case("C-12", "option caida_on_ronda: on a card of a ronda shown",
         at("", "Kd", hands=["7c 7d 7h 2c", "7s 3c 4c 5c", "Ad 2d 3d 4d", "Ah 2h 3h 4h"]), "ronda7 7c 7sx7c",
         scores=(2, 5), options={"caida_on_ronda": 3}),
    Case("C-12", "option caida_on_ronda: on another card of that hand",
         at("", "Kd", hands=["7c 7d 7h 2c", "2s 3c 4c 5c", "Ad 2d 3d 4d", "Ah 2h 3h 4h"]), "ronda7 2c 2sx2c",
         scores=(2, 2), options={"caida_on_ronda": 3}),
    Case("C-12", "option caida_on_ronda: not on a ronda kept hidden",
         at("", "Kd", hands=["7c 7d 7h 2c", "7s 3c 4c 5c", "Ad 2d 3d 4d", "Ah 2h 3h 4h"]), "7c 7sx7c",
         scores=(0, 2), options={"caida_on_ronda": 3}),
    Case("C-12", "option caida_on_ronda: not from caida_only_from on",
         at("", "Kd", hands=["7c 7d 7h 2c", "7s 3c 4c 5c", "Ad 2d 3d 4d", "Ah 2h 3h 4h"], scores=[0, 30]),
         "ronda7 7c 7sx7c", scores=(2, 32), options={"caida_on_ronda": 3, "caida_only_from": 30}),
]  # fmt: skip

DOBLES = [
    Case("C-13", "four of a rank win the chica at once", {"scores": [0, 12]}, deck=deck(FOUR), scores=(0, 0),
         chicas=(1, 0),
         turn=-1, then={"deals": 1, "dealer": 0}),
    Case("C-13", "also at 38", {"scores": [38, 12]}, deck=deck(FOUR), chicas=(1, 0)),
    Case("C-13", "also at 39", {"scores": [39, 12]}, deck=deck(FOUR), chicas=(1, 0)),
    Case("C-13", "the score shows the target", {"scores": [3, 12], "chicas": [1, 1]}, deck=deck(FOUR),
         scores=(40, 12),
         chicas=(2, 1), turn=-2, returns=(1, -1, 1, -1), then={"shown": [[0, "7"]]}),
    Case("C-13", "also with reach, from 39", {"scores": [39, 12], "chicas": [1, 1]}, deck=deck(FOUR), scores=(40, 12),
         options={"finish": "reach"}),
    Case("C-13", "three do not", {"scores": [0, 12]}, deck=deck(THREE), scores=(0, 12), chicas=(0, 0), turn=0),
    Case("C-13", "in a later five too", at("", "Kh", hands=["6c", "Ac"], scores=[12, 12],
         stock="7c 2d 7d 3d 7h 4d 7s 5d 2c 6d"), "6c Ac", chicas=(1, 0), options={"seats": 2}),
    Case("C-13", "the first in order of play wins", {"scores": [12, 12]},
         deck=deck("2c 3c 4c 5c 6c", FOUR.replace("2c", "Qc"),
         "Jc Jd Jh Js Kd"), chicas=(0, 1)),
    Case("C-13", "in order from the dealer's right", {"scores": [12, 12], "dealer": 0},
         deck=deck("2c 3c 4c 5c 6c", "Jc Jd Jh Js Kd", FOUR.replace("2c", "Qc")), chicas=(1, 0)),
    Case("C-13", "before any automatic ronda", {"scores": [36, 12]}, deck=deck(THREE, "Jc Jd Jh Js Kd"),
         chicas=(0, 1),
         options={**AUTO, "ronda_points": 4}),
    Case("C-13", "automatic rondas in order; the first to win ends it", {"scores": [36, 36], "chicas": [1, 1]},
         deck=deck(THREE, "Jc Jd Jh Qc Kc"), chicas=(2, 1), scores=(40, 36), then={"shown": [[0, "7"]]},
         options={**AUTO, "ronda_points": 4}),
    Case("C-13", "option points: they only score", deck=deck(FOUR), scores=(4, 0), chicas=(0, 0), options=FOUR_POINTS,
         then={"shown": [[0, "7"]]}),
    Case("C-13", "option points: and make no ronda later", deck=deck(FOUR), play="7c", options=FOUR_POINTS, turn=1),
    Case("C-13", "option points: not even with three left", at("7d 7h 7s", shown=[[0, "7"]]), refused="ronda7",
         options=FOUR_POINTS),
    Case("C-13", "option points: nor an automatic one", deck=deck(FOUR), scores=(4, 0),
         options={**FOUR_POINTS, **AUTO}),
    Case("C-13", "option points: C-17 holds", {"scores": [37, 0]}, deck=deck(FOUR), scores=(39, 0),
         options=FOUR_POINTS),
    Case("C-13", "option points: C-18 holds", {"scores": [38, 0]}, deck=deck(FOUR), scores=(38, 0),
         options=FOUR_POINTS, then={"shown": [[0, "7"]]}),
    Case("C-13", "option points: they may win, and the rest is not shown", {"scores": [36, 36], "chicas": [1, 1]},
         deck=deck(FOUR, "Jc Jd Jh Js Kd"), scores=(40, 36), chicas=(2, 1), options=FOUR_POINTS),
]  # fmt: skip


@pytest.mark.parametrize("case", [*RONDAS, *DOBLES], ids=str)
def test_ronda(case: Case) -> None:
    if case.refused == "ronda7" and case.options == FOUR_POINTS:
        case = Case(**{**case.__dict__, "clause": "C-12"})  # what forbids a second showing
    check(case)


def test_a_ronda_is_seen_by_all_and_its_three_cards_are_known() -> None:
    state: Any = fortyone.game("cuarenta").position(at(THREE))
    assert state.view(1).known == ("", "", "", "")
    state.play("ronda7")
    for seat in (None, 0, 1, 2, 3):
        view = state.view(seat)
        assert view.shown == ((0, "7"),)
        assert view.known == ("7c 7d 7h", "", "", "")
    state.play("7d")
    assert state.view(1).known == ("7c 7h", "", "", "")


def test_the_other_cards_of_a_hand_with_a_ronda_stay_hidden() -> None:
    state = fortyone.game("cuarenta").position(at(THREE))
    state.play("ronda7")
    assert "2c" not in state.view(1).json().decode()


@pytest.mark.parametrize(("of_a_rank", "hands"), [(3, 25_200), (4, 360)])
def test_how_many_hands_hold_so_many_of_a_rank(of_a_rank: int, hands: int) -> None:
    """C-12, C-13: of the 658,008 hands of five."""
    assert 10 * comb(4, of_a_rank) * comb(36, 5 - of_a_rank) == hands
    assert comb(40, 5) == 658_008
