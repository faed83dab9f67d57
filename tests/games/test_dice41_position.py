"""Positions of dice 41: what is left out, what comes back, and what cannot be."""

from typing import Any

import pytest

import fortyone
from fortyone import CHANCE, OVER, OptionError, PositionError

WHOLE = {
    "kept": "",
    "thrown": "",
    "done": [None, None, None],
    "kept_by": ["", "", ""],
    "round": 1,
    "starter": 0,
    "turn": 0,
    "pot": 3,
    "chips": [-1, -1, -1],
    "rolling_off": [],
    "paid": [1, 1, 1],
    "out": [],
}
BANK = {"bank": 10}

# What is given, and what then stands beside the defaults (three seats).
GIVEN: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    ("nothing", {}, {}, {}),
    ("a starter throws first", {}, {"starter": 2}, {"starter": 2, "turn": 2}),
    (
        *("who is done has paid", {"fail_ante": 2}, {"done": [0, None, None]}),
        {"done": [0, None, None], "turn": 1, "paid": [3, 1, 1], "pot": 5, "chips": [-3, -1, -1]},
    ),
    (
        *("in a roll-off nobody pays", {"fail_ante": 2}),
        {"rolling_off": [0, 2], "done": [0, None, None]},
        {"rolling_off": [0, 2], "done": [0, None, None], "turn": 2},
    ),
    ("a pot comes from all alike", {}, {"pot": 9}, {"pot": 9, "chips": [-3, -3, -3]}),
    ("its odd chips from the first", {}, {"pot": 7}, {"pot": 7, "chips": [-3, -2, -2]}),
    ("chips leave the pot", {}, {"chips": [4, -9, 0]}, {"chips": [4, -9, 0], "pot": 5}),
    ("a bank", BANK, {}, {"chips": [9, 9, 9]}),
    ("less than is owed", {"bank": 2, "fail_ante": 5}, {"done": [0, None, None]},
     {"done": [0, None, None], "turn": 1, "paid": [2, 1, 1], "pot": 4, "chips": [0, 1, 1]}),
    (
        *("the first that is in starts", BANK, {"out": [0], "chips": [0, 14, 14]}),
        {"out": [0], "chips": [0, 14, 14], "pot": 2, "paid": [0, 1, 1], "starter": 1, "turn": 1},
    ),
    (
        *("dice in any order", {}, {"kept": "14", "thrown": "1 562"}),
        {"kept": "41", "thrown": "6521"},
    ),
    (
        *("a match that is over", {"rounds": 1}, {"turn": OVER, "done": [8, 4, 0]}),
        {"turn": OVER, "done": [8, 4, 0], "pot": 0, "chips": [0, 0, 0]},
    ),
    (
        *("a roll-off was its last", {"rounds": 1}, {"turn": OVER, "done": [8, None, 4]}),
        {"turn": OVER, "done": [8, None, 4], "pot": 0, "chips": [0, 0, 0]},
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("options", "at", "changes"), [row[1:] for row in GIVEN], ids=[row[0] for row in GIVEN]
)
def test_defaults(options: dict[str, Any], at: dict[str, Any], changes: dict[str, Any]) -> None:
    game = fortyone.game("dice41", **{"seats": 3, **options})
    state = game.position(at)
    assert state.position() == {**WHOLE, **changes}
    assert game.position(state.position()) == state


def test_turn_is_a_seat_also_when_a_throw_is_due() -> None:
    state = fortyone.game("dice41").position({"kept": "41", "done": [8, None]})
    assert (state.position()["turn"], state.turn) == (1, CHANCE)


REFUSED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("is not a key", {}, {"dice": "41"}),
    ("kept “41” and thrown “66”", {}, {"kept": "41", "thrown": "66"}),
    ("six dice in all", {}, {"kept": "4166", "thrown": "665"}),
    ("a single die never lies", {}, {"kept": "41666", "thrown": "6"}),
    ("fewer than six kept", {}, {"kept": "416666"}),
    ("digits from 1 to 6", {}, {"kept": "47"}),
    ("thrown: 41 is not allowed", {}, {"thrown": 41}),
    ("seat 0 cannot have 3", {}, {"done": [3, None, None]}),
    ("25 is not allowed", {}, {"done": [25, None, None]}),
    ("not a list of 3", {}, {"done": [None, None]}),
    ("seat 1 cannot have 8", {"bank": 3}, {"out": [1], "chips": [4, 0, 3], "done": [None, 8, None]}),
    ("seat 1 cannot have 8", {}, {"rolling_off": [0, 2], "done": [None, 8, None]}),
    ("all have thrown", {}, {"done": [8, 8, 4]}),
    ("turn of seat 0; .* is 1", {}, {"done": [8, None, None], "turn": 0}),
    ("turn of seat 0; .* is 0, and none after", {}, {"done": [None, 8, None]}),
    ("turn of seat 1; .* is 1, and none after", {}, {"starter": 1, "done": [None, None, 8]}),
    ("cannot have kept 666641", {}, {"done": [8, None, None], "kept_by": ["666641", "", ""]}),
    ("cannot have kept 66641", {}, {"done": [24, None, None], "kept_by": ["66641", "", ""]}),
    ("cannot have kept 666641", {}, {"kept_by": ["666641", "", ""]}),
    ("kept_by: 41 is not allowed", {}, {"kept_by": [41, "", ""]}),
    ("round: 0", {}, {"round": 0}),
    ("round: 4 is not allowed", {"last_pot": "split"}, {"round": 4}),
    ("round: 4 of 3 is played only for a pot", {}, {"round": 4}),
    ("starter: 3", {}, {"starter": 3}),
    ("without a bank nobody sits out", {}, {"out": [2]}),
    ("fewer than two seats", BANK, {"out": [0, 1], "chips": [0, 0, 29]}),
    ("out: seat 2 has 10 chips", BANK, {"out": [2], "chips": [9, 9, 10]}),
    ("seat 2 sits out", BANK, {"out": [2], "starter": 2}),
    ("is not allowed", BANK, {"out": [2, 2]}),
    ("there is no roll-off", {"tie": "split"}, {"rolling_off": [0, 1]}),
    ("cannot roll off: two seats or more", {}, {"rolling_off": [1]}),
    ("0 2 cannot roll off", BANK, {"rolling_off": [0, 2], "out": [2]}),
    (r"\(27\) and the pot \(4\) must add up to 30", BANK, {"chips": [9, 9, 9], "pot": 4}),
    ("-1 is not allowed", BANK, {"chips": [-1, 14, 14]}),
    ("pot: 2 cannot be, with 3 put in", {}, {"pot": 2}),
    ("pot: 31 cannot be", BANK, {"pot": 31}),
    ("cannot have put in 2 this round; it was 1", {}, {"paid": [2, 1, 1]}),
    ("it was 3", {"fail_ante": 2}, {"done": [0, None, None], "paid": [1, 1, 1]}),
    ("it was 1", {"fail_ante": 2}, {"done": [4, None, None], "paid": [3, 1, 1]}),
    ("it was 1 … 3", {"fail_ante": 2}, {"rolling_off": [0, 2], "paid": [1, 4, 1]}),
    ("it was 1", {"fail_ante": 2}, {"rolling_off": [0, 2], "paid": [3, 1, 1]}),
    ("it was 0", BANK, {"out": [2], "paid": [1, 1, 1], "chips": [14, 13, 0]}),
    ("cannot be over in round 1 of 3", {}, {"turn": OVER, "done": [8, 4, 4]}),
    ("cannot be over in round 3", {}, {"turn": OVER, "round": 3}),
    ("cannot be over in round 3", {}, {"turn": OVER, "round": 3, "done": [8, 8, 4]}),
    ("cannot be over in round 3", {}, {"turn": OVER, "round": 3, "done": [0, None, 0]}),
    ("cannot be over in round 3", {"tie": "split"}, {"turn": OVER, "round": 3, "done": [8, None, 4]}),
    ("cannot be over in round 1", BANK, {"turn": OVER, "done": [8, 4, 4], "chips": [29, 1, 0]}),
    ("3 cannot be left", {}, {"turn": OVER, "round": 3, "done": [8, 4, 4], "pot": 3}),
    ("nor after the end", {}, {"turn": OVER, "round": 3, "rolling_off": [0, 1]}),
    ("kept “4”", {}, {"turn": OVER, "round": 3, "done": [8, 4, 4], "kept": "4"}),
]  # fmt: skip


@pytest.mark.parametrize(("why", "options", "at"), REFUSED)
def test_refused(why: str, options: dict[str, Any], at: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match=why):
        fortyone.game("dice41", **{"seats": 3, **options}).position(at)


def test_practice_has_no_pot() -> None:
    game = fortyone.game("dice41", seats=1)
    assert game.position({}).position()["pot"] == 0
    with pytest.raises(PositionError, match="pot: 2 cannot be"):
        game.position({"pot": 2})


def test_a_bank_may_end_a_match_early() -> None:
    """Before the last round only where fewer than two could ante, counted before an unwon pot was shared out."""
    game = fortyone.game("dice41", seats=3, bank=2)
    won = {"turn": OVER, "done": [8, 4, 4], "chips": [6, 0, 0]}
    assert game.position(won).is_over
    shared = {"turn": OVER, "done": [0, 0, 0], "chips": [2, 2, 2]}
    assert game.position(shared).is_over


OPTIONS: list[tuple[str, Any, str]] = [
    ("seats", 13, "1 … 12"),
    ("seats", 0, "1 … 12"),
    ("seats", True, "1 … 12"),
    ("rounds", 0, "1 … 999"),
    ("keep", "two", "one, one_or_more"),
    ("tickets", [4, 4], "a ≠ b"),
    ("tickets", [4], "a ≠ b"),
    ("tickets", [4, 7], "1 … 6"),
    ("tickets", [4, 1, 2], "a ≠ b"),
    ("tickets", [4, True], "1 … 6"),
    ("tickets", "41", "1 … 6"),
    ("ante", 0, "1 … 100"),
    ("tie", "share", "roll_off, split, carry"),
    ("nobody", "split", "carry, closest, return"),
    ("fail_ante", -1, "0 … 100"),
    ("double_24", 1, "true, false"),
    ("starter", "loser", "rotate, winner"),
    ("last_pot", "carry", "play_on, split"),
    ("bank", 100_001, "0 … 100000"),
    ("dice", 6, "seats, rounds, keep"),
]


@pytest.mark.parametrize(("option", "value", "allowed"), OPTIONS)
def test_option_refused(option: str, value: Any, allowed: str) -> None:
    with pytest.raises(OptionError) as refusal:
        fortyone.game("dice41", **{option: value})
    assert (refusal.value.option, refusal.value.value) == (option, value)
    assert allowed in refusal.value.allowed
    assert allowed in str(refusal.value)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_bank_pays_an_ante(seats: int) -> None:
    """D-14: none, or at least one ante; also for one seat."""
    with pytest.raises(OptionError, match="bank=4 pays no ante; allowed: 0, 5 … 100000"):
        fortyone.game("dice41", seats=seats, ante=5, bank=4)
    assert fortyone.game("dice41", seats=seats, ante=5, bank=5).options.plain()["bank"] == 5


def test_one_round_a_seat() -> None:
    assert fortyone.game("dice41", seats=5).options.plain()["rounds"] == 5
    assert fortyone.game("dice41", seats=5, rounds=2).options.plain()["rounds"] == 2


@pytest.mark.parametrize(
    ("name", "preset", "changed"),
    [
        ("dice41", "standard", {}),
        ("Terning 41", "standard", {}),
        ("midnight", "midnight", {"keep": "one_or_more", "double_24": True}),
        ("1-4-24", "midnight", {"keep": "one_or_more", "double_24": True}),
    ],
)
def test_names(name: str, preset: str, changed: dict[str, Any]) -> None:
    game = fortyone.game(name)
    assert (game.name, game.preset) == ("dice41", preset)
    standard = fortyone.game("dice41").options.plain()
    assert game.options.plain() == {**standard, **changed}


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("midnight_carry", {"keep": "one_or_more", "double_24": True, "tie": "carry"}),
        ("pub", {"fail_ante": 1, "double_24": True}),
    ],
)
def test_presets(preset: str, changed: dict[str, Any]) -> None:
    standard = fortyone.game("dice41").options.plain()
    assert fortyone.game("dice41", preset=preset).options.plain() == {**standard, **changed}
