"""Cuarenta: the seed's variants and the presets, a clause a line; and what public programs get wrong."""

import pytest

import fortyone
from tests.games.cuarenta import Case, at, check, deck

JOKERS = {"jokers": 2}
PARROT = {"periquito_points": 10}

COMODINES = [
    Case("C-30", "two jokers, two cards left over", deck=deck(jokers="X1 X2"), options=JOKERS,
         then={"stock": "Ah 2h 3h 4h 5h 6h 7h Jh Qh Kh As 2s 3s 4s 5s 6s 7s Js Qs Ks X1 X2"}),
    Case("C-30", "the two left over are never dealt", at("6c", "7h", seats=2, stock="X1 X2"), "6c Ac", turn=-1,
         options={**JOKERS, "seats": 2}),
    Case("C-30", "laid, or as any rank that lies there", at("", "7h 3d", hands=["X1", "Ac", "2c", "4c"]),
         legal="X1 X1=3x3d X1=7x7h", options=JOKERS),
    Case("C-30", "as a rank, all of it, and the run", at("", "7h 7d Jd Kd", hands=["X1", "Ac", "2c", "4c"]),
         "X1=7x7d7h", left="Kd", options=JOKERS, then={"piles": ["7d Jd 7h X1", ""]}),
    Case("C-30", "caída included", at("", "Kd 7h", "7h", hands=["X1", "Ac", "2c", "4c"]), "X1=7x7h", scores=(2, 0),
         options=JOKERS),
    Case("C-30", "no caída on another card", at("", "Kd 7h", "7h", hands=["X1", "Ac", "2c", "4c"]), "X1=KxKd",
         scores=(0, 0),
         options=JOKERS),
    Case("C-30", "laid, it keeps no rank", at("", "X1", "X1", hands=["7c", "Ac", "2c", "4c"]), legal="7c",
         options=JOKERS),
    Case("C-30", "only another joker takes it: caída and limpia", at("", "X1", "X1", hands=["X2", "Ac", "2c", "4c"]),
         "X2xX1", left="", scores=(4, 0), options=JOKERS),
    Case("C-30", "a caída also where only a match makes one", at("", "Kd X1", "X1", hands=["X2", "Ac", "2c", "4c"]),
         "X2xX1", left="Kd", scores=(2, 0), options={**JOKERS, "caida_by": "match"}),
    Case("C-30", "no run follows it", at("", "X1 Ad 2d", hands=["X2", "Ac", "2c", "4c"]), "X2xX1", left="Ad 2d",
         options=JOKERS),
    Case("C-30", "a run does not take it", at("", "Kd X1 Qd", hands=["Qc", "Ac", "2c", "4c"]), "QcxQd", left="X1",
         options=JOKERS),
    Case("C-30", "and with it left there is no limpia", at("", "X1 Qd", hands=["Qc", "Ac", "2c", "4c"]), "QcxQd",
         scores=(0, 0), options=JOKERS),
    Case("C-30", "jokers make no sum", at("", "3d 4d", hands=["X1", "Ac", "2c", "4c"]), refused="X1=7x3d4d",
         options=JOKERS),
    Case("C-30", "a card does not take a joker", at("", "X1", hands=["7c", "Ac", "2c", "4c"]), refused="7cxX1",
         options=JOKERS),
    Case("C-30", "a joker takes as a rank", at("", "7h", hands=["X1", "Ac", "2c", "4c"]), refused="X1x7h",
         options=JOKERS),
    Case("C-30", "without them there are none", at("7c", "7h"), refused="X1=7x7h"),
    Case("C-30", "with match_takes one, each card by itself", at("", "7h 7d", hands=["X1", "Ac", "2c", "4c"]),
         legal="X1 X1=7x7d X1=7x7h", options={**JOKERS, "match_takes": "one"}),
]  # fmt: skip

FOURS = "Qd 4c 4d 4h 4s"
PERIQUITO = [
    Case("C-31", "a sum that takes one takes all four", at("7c", f"3h {FOURS} Kd"), "7cx3h4d", left="Qd Kd",
         scores=(10, 0), options={**PARROT, "target": 80}),
    Case("C-31", "a run that takes one takes all four", at("3c", f"3d {FOURS} Kd", scores=[0, 0]), "3cx3d",
         left="Qd Kd", scores=(10, 0), options={**PARROT, "match_takes": "one"}),
    Case("C-31", "a joker takes all four", at("", f"Jh {FOURS} Kd", hands=["X1", "Ac", "2c", "6c"]), "X1=4x4c4d4h4s",
         left="Jh Qd Kd", scores=(10, 0), options={**PARROT, **JOKERS}),
    Case("C-31", "three are none", at("7c", "Qd 3h 4c 4d 4h Kd"), "7cx3h4d", left="Qd 4c 4h Kd", scores=(0, 0),
         options=PARROT),
    Case("C-31", "a play that takes none of them leaves them", at("Jc", f"{FOURS} Jd"), "JcxJd", left="4c 4d 4h 4s",
         scores=(0, 0), options=PARROT),
    Case("C-31", "a card taken only through it is no caída", at("7c", "Qd 3h 4c 4d 4h 4s Kd", None), "7cx3h4c",
         scores=(10, 0), options=PARROT),
    Case("C-31", "the last of the four, just laid and not named, is no caída", at("7c", "Kd 3h 4c 4d 4h 4s", "4s"),
         "7cx3h4c", left="Kd", scores=(10, 0), options=PARROT),
    Case("C-31", "named, it is one", at("7c", "Kd 3h 4c 4d 4h 4s", "4s"), "7cx3h4s", left="Kd", scores=(12, 0),
         options=PARROT),
    Case("C-31", "with a limpia: all one sum", at("7c", "3h 4c 4d 4h 4s"), "7cx3h4s", left="", scores=(12, 0),
         options=PARROT),
    Case("C-31", "two ranks at once: twice the points",
         at("3c", "3d 4c 4d 4h 4s 5c 5d 5h 5s Kd"), "3cx3d", left="Kd", scores=(20, 0), options=PARROT),
    Case("C-31", "the run is worked out before its cards", at("7c", "3h 4c 4d 4h 4s 5d"), "7cx3h4d", left="5d",
         scores=(10, 0),
         options=PARROT),
    Case("C-31", "off: the four are cards like others", at("7c", f"3h {FOURS} Kd"), "7cx3h4d", left="Qd 4c 4h 4s Kd",
         scores=(0, 0)),
    Case("C-31", "the preset is worth 10", at("7c", f"3h {FOURS} Kd"), "7cx3h4d", scores=(10, 0), preset="periquito"),
]  # fmt: skip

OTHERS = [
    Case("C-32", "a misdeal mended costs nothing", {}, "misdeal", scores=(0, 0), turn=-1, preset="grace",
         then={"dealer": 3, "deals": 0}),
    Case("C-32", "without the grace it costs", {}, "misdeal", scores=(10, 0)),
    Case("C-33", "no zapatería", at("6c", "Kd 6h", "6h", scores=[38, 0]), "6cx6h", chicas=(1, 0), turn=-1,
         preset="sin_zapateria"),
    Case("C-33", "with it", at("6c", "Kd 6h", "6h", scores=[38, 0]), "6cx6h", chicas=(2, 0), turn=-2),
    Case("C-34", "20 wins", at("6c", "Kd 6h", "6h", scores=[18, 5], chicas=[1, 1]), "6cx6h", scores=(20, 5), turn=-2,
         preset="rapido"),
    Case("C-34", "past 20 becomes 19", at("6c", "6h", "6h", scores=[17, 5]), "6cx6h", scores=(19, 5),
         preset="rapido"),
    Case("C-34", "at 18 only a caída counts", at("6c", "6h", scores=[18, 5]), "6cx6h", scores=(18, 5),
         preset="rapido"),
    Case("C-34", "zapatería below 5", at("6c", "Kd 6h", "6h", scores=[18, 4]), "6cx6h", chicas=(2, 0),
         preset="rapido"),
    Case("C-34", "not at 5", at("6c", "Kd 6h", "6h", scores=[18, 5]), "6cx6h", chicas=(1, 0), preset="rapido"),
    Case("C-35", "two seats, all else the same", deck=deck(seats=2), turn=0, preset="individual",
         then={"dealer": 1, "hands": ["Ac 2c 3c 4c 5c", "6c 7c Jc Qc Kc"]}),
    Case("C-35", "each plays for itself", at("6c", "6h", "6h", seats=2), "6cx6h", scores=(4, 0), preset="individual"),
]  # fmt: skip

HOUSES = [
    Case("C-6", "quito: one card a match", at("7c", "7d 7h Kd"), "7cx7d", left="7h Kd", preset="quito"),
    Case("C-7", "quito: sums of two", at("7c", "Ad 2d 4d Kd 3h"), legal="7c 7cx3h4d", preset="quito"),
    Case("C-10", "quito: caída by match only", at("7c", "4d 3h Kd", None), "7cx3h4d", scores=(0, 0), preset="quito"),
    Case("C-11", "quito: caída and limpia are 2", at("6c", "6h", "6h"), "6cx6h", scores=(2, 0), preset="quito"),
    Case("C-12", "quito: rondas show themselves", deck=deck("7c 7d 7h 2c 3c"), scores=(2, 0), preset="quito"),
    Case("C-12", "club: for 4 points", deck=deck("7c 7d 7h 2c 3c"), scores=(4, 0), preset="club"),
    Case("C-7", "club: sums of any number", at("7c", "Ad 2d 4d Kd"), legal="7c 7cxAd2d4d", preset="club"),
    Case("C-17", "club: 40 or more wins", at("6c", "6h", "6h", scores=[37, 12], chicas=[1, 1]), "6cx6h",
         scores=(41, 12),
         preset="club"),
]  # fmt: skip

# What public programs are known to get wrong.
BUGS = [
    Case("C-10", "caída paid across a new five",
         at("", "Kd", hands=["3c", "6h"], stock="6c 2d 2h 3d 3h 4d 4h 5d 5h 7d"), "3c 6h 6cx6h", scores=(0, 0),
         options={"seats": 2}),
    Case("C-16", "cards counted past the stop",
         {"hands": ["", "Kh"], "dealer": 1, "scores": [30, 10], "taker": 0,
          "piles": ["Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc Ad 2d 3d 4d 5d 6d 7d Jd Qd Kd", ""]}, "Kh", scores=(30, 10),
         options={"seats": 2, "cards_stop_at": 30}),
    Case("C-18", "cards counted at 38",
         {"hands": ["", "Kh"], "dealer": 1, "scores": [38, 10], "taker": 0,
          "piles": ["Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc Ad 2d 3d 4d 5d 6d 7d Jd Qd Kd", ""]}, "Kh", scores=(38, 10),
         options={"seats": 2}),
    Case("C-20", "the first side found at 38 declared winner",
         at("", "Kd 6h", "6h", hands=["2c", "6c 3c", "4c 5c", "7c Jc"], scores=[39, 38], chicas=[1, 1]), "6cx6h",
         scores=(39, 40), returns=(-1, 1, -1, 1)),
    Case("C-3", "a deal that never passes on", at("6c", "7h", seats=2), "6c Ac deal", deck=deck(seats=2), turn=1,
         options={"seats": 2}, then={"dealer": 0}),
    Case("C-9", "a run from the highest card taken", at("7c", "3d 4d 5d"), "7cx3d4d", left="5d"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*COMODINES, *PERIQUITO, *OTHERS, *HOUSES, *BUGS], ids=str)
def test_variant(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("joker_hand", ["X1 X2 7c 7d 7h", "7c 7d X1 X2 2c"])
def test_jokers_make_no_ronda(joker_hand: str) -> None:
    """Three of a rank do, beside them (C-30)."""
    state = fortyone.game("cuarenta", jokers=2).position(
        {"hands": [joker_hand, "Ad 2d 3d 4d 5d", "Ah 2h 3h 4h 5h", "As 2s 3s 4s 5s"]}
    )
    rondas = [move for move in state.legal() if move.startswith("ronda")]
    assert rondas == (["ronda7"] if joker_hand.count("7") == 3 else [])
