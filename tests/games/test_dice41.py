"""Dice 41 and Midnight, clause by clause.

A table is written as its seats and options (nine rounds, if nothing else is said), a turn as its score: `8` stands for
six kept dice that score 8, `-` for six without a ticket, `-4` and `-1` for six with only a four or only a one.
Other turns are written as the six dice kept.
"""

import json
from collections.abc import Mapping
from typing import Any

import pytest

import fortyone
from fortyone import State

TURNS = {
    "24": "666641",
    "23": "666541",
    "18": "554441",
    "8": "422221",
    "4": "411111",
    "-": "222222",
    "-4": "422222",
    "-1": "222221",
}


class Case:
    """Turns played at a table, from its start or from a position, and what the position then says."""

    def __init__(
        self,
        clause: str,
        shows: str,
        table: str,
        turns: str = "",
        at: Mapping[str, Any] | None = None,
        **then: Any,
    ) -> None:
        self.name = f"{clause} {shows}"
        self.table, self.turns, self.at, self.then = table, turns, at or {}, then

    def __str__(self) -> str:
        return self.name


def start(table: str, at: Mapping[str, Any]) -> State:
    """The position at a table, `3 tie=split bank=2`."""
    seats, *words = table.split()
    options: dict[str, Any] = {"rounds": 9}
    for name, _, value in (word.partition("=") for word in words):
        options[name] = json.loads(value) if value[0] in "[0123456789tf" else value
    return fortyone.game("dice41", seats=int(seats), **options).position(at)


def play_turn(state: State, turn: str) -> None:
    """Throw and keep so that these six dice are kept, one after each throw."""
    dice = TURNS.get(turn, turn)
    while dice:
        state.chance(dice)
        if len(dice) > 1:
            state.play(dice[0])
        dice = dice[1:]


CASES = [
    Case("D-1", "each seat antes one chip", "2", pot=2, chips=[-1, -1], paid=[1, 1]),
    Case("D-1", "twelve seats", "12", pot=12, paid=[1] * 12),
    Case("D-1", "another ante", "3 ante=4", pot=12, chips=[-4, -4, -4]),
    Case("D-1", "before each round", "2", "8 4", pot=2, chips=[0, -2]),
    Case("D-1", "not within a round", "2", "8", pot=2, chips=[-1, -1]),
    Case("D-2", "seats throw in turn", "3", "8", turn=1, done=[8, None, None]),
    Case("D-2", "each from six dice", "3", "8 4", turn=2, kept="", thrown=""),
    Case("D-4", "no one", "2", "666664", done=[0, None]),
    Case("D-4", "no four", "2", "666661", done=[0, None]),
    Case("D-4", "neither", "2", "666666", done=[0, None]),
    Case("D-4", "both", "2", "422221", done=[8, None]),
    Case("D-4", "other tickets", "2 tickets=[6,5]", "666541", done=[17, None]),
    Case("D-4", "a four and a one are none then", "2 tickets=[6,5]", "644441", done=[0, None]),
    Case("D-5", "the best", "2", "416666", done=[24, None]),
    Case("D-5", "further ones count: the worst", "2", "411111", done=[4, None]),
    Case("D-5", "further fours count", "2", "441554", done=[18, None]),
    Case("D-5", "one four only, and it is the ticket", "2", "415555", done=[20, None]),
    # who takes the pot
    Case("D-6", "the highest", "2", "8 4", pot=2, chips=[0, -2], round=2),
    Case("D-6", "whoever threw it", "2", "4 8", chips=[-2, 0], round=2),
    Case("D-6", "4 beats a turn that failed", "2", "666664 4", chips=[-2, 0]),
    Case("D-6", "all at 0 is no tie", "2 tie=split", "- -", pot=4, chips=[-2, -2], round=2),
    Case("D-7", "the tied roll off", "3", "8 4 8", rolling_off=[0, 2], turn=0, pot=3, round=1),
    Case("D-7", "without a new ante", "3", "8 4 8", paid=[1, 1, 1], chips=[-1, -1, -1]),
    Case("D-7", "no score is kept", "3", "8 4 8", done=[None] * 3, kept_by=[""] * 3),
    Case("D-7", "in the same order", "3", "4 8 8", {"starter": 1}, rolling_off=[0, 2], turn=2),
    Case("D-7", "no tie below the top", "3", "4 8 4", rolling_off=[], round=2, pot=3),
    Case("D-7", "its winner takes the pot", "3", "8 4 8 4 8", chips=[-2, -2, 1], round=2),
    Case("D-7", "among those still tied", "3", "8 8 8 18 4 18", rolling_off=[0, 2], turn=0),
    Case("D-7", "thrice", "3", "8 8 8 18 4 18 4 8", chips=[-2, -2, 1], rolling_off=[], round=2),
    Case("D-7", "none qualifies: again", "3", "8 4 8 - -4", rolling_off=[0, 2], turn=0, pot=3),
    Case("D-7", "no fail_ante in it", "2 fail_ante=5", "8 8 -", pot=2, paid=[1, 1], done=[0, None]),
    Case("D-7", "no closest in it", "2 nobody=closest", "8 8 -4 -", pot=2, rolling_off=[0, 1]),
    Case("D-7", "no return in it", "2 nobody=return", "8 8 -4 -", pot=2, rolling_off=[0, 1]),
    Case("D-7", "tie=split", "2 tie=split", "8 8", pot=2, chips=[-1, -1], round=2),
    Case("D-7", "tie=carry", "2 tie=carry", "8 8", pot=4, chips=[-2, -2], round=2),
    Case("D-7", "one at the top: no carry", "2 tie=carry", "8 4", pot=2, chips=[0, -2]),
    Case("D-8", "the pot stays", "2", "-4 -1", pot=4, chips=[-2, -2], round=2),
    Case("D-8", "and stays", "2", "- - - -", pot=6, chips=[-3, -3], round=3),
    Case("D-8", "one qualifies", "2", "- 4", pot=2, chips=[-2, 0]),
    Case("D-8", "a carried pot is won", "2", "- - 8 4", pot=2, chips=[-3, 1], round=3),
    Case("D-8", "return", "2 nobody=return", "- -", pot=2, chips=[-1, -1], round=2),
    Case("D-8", "return: fail_ante too", "2 nobody=return fail_ante=2", "- -", chips=[-1, -1]),
    Case(
        "D-8",
        "return: not the chips of earlier rounds",
        "2 nobody=return",
        "-",
        at={"done": [0, None], "chips": [-5, -2]},
        pot=7,
        chips=[-5, -2],
        round=2,
    ),
    Case("D-8", "fail_ante, at once", "2 fail_ante=2", "-", pot=4, paid=[3, 1], chips=[-3, -1]),
    Case("D-8", "no fail_ante for a 4", "2 fail_ante=2", "4", pot=2, paid=[1, 1]),
    Case("D-9", "one ticket", "2 nobody=closest", "- -1", pot=2, chips=[-2, 0], round=2),
    Case("D-9", "30 beside it beat 10", "2 nobody=closest", "-4 666664", chips=[-2, 0]),
    Case(
        "D-9",
        "the ticket itself does not count",
        "2 nobody=closest",
        "543333 653331",
        chips=[-2, 0],
    ),
    Case("D-9", "split", "3 nobody=closest", "666661 - 666664", pot=4, chips=[-1, -2, -1]),
    Case("D-9", "whatever tie says", "2 nobody=closest tie=carry", "-4 -1", chips=[-1, -1], pot=2),
    Case("D-9", "a second four counts", "2 nobody=closest", "444222 433222", chips=[0, -2]),
    Case(
        "D-9", "no ticket at all: it stays", "2 nobody=closest", "- 666666", pot=4, chips=[-2, -2]
    ),
    Case("D-9", "who qualifies comes first", "2 nobody=closest", "666664 4", chips=[-2, 0]),
    # rounds and the end
    Case("D-10", "the start moves on", "3", "8 4 4", starter=1, turn=1),
    Case("D-10", "past the last seat", "2", "8 4", {"starter": 1}, starter=0, turn=0),
    Case("D-10", "the last round but one", "2 rounds=2", "8 4", round=2, turn=1),
    Case("D-10", "the last", "2 rounds=2", "8 4 8 4", round=2, turn=-2),
    Case("D-10", "the winner starts", "3 starter=winner", "4 4 8", starter=2, turn=2),
    Case("D-10", "so does a roll-off's", "3 starter=winner", "4 8 8 4 8", starter=2),
    Case("D-10", "and the closest", "3 starter=winner nobody=closest", "- - -1", starter=2),
    Case("D-10", "a split pot has no winner", "3 starter=winner tie=split", "4 8 8", starter=1),
    Case("D-10", "nor has a carried one", "3 starter=winner", "- - -", starter=1),
    Case("D-12", "play on for it", "2 rounds=1", "- -", round=2, pot=4, turn=1),
    Case("D-12", "until it is won", "2 rounds=1", "- - 8 4", turn=-2, round=2, chips=[-2, 2]),
    Case("D-12", "or split", "2 rounds=1 tie=split", "- - 8 8", turn=-2, round=2, chips=[0, 0]),
    Case("D-12", "a carried tie", "2 rounds=1 tie=carry", "8 8", round=2, pot=4, turn=1),
    Case("D-12", "emptied by return", "2 rounds=1 nobody=return", "- -", round=1, pot=0, turn=-2),
    Case(
        "D-12",
        "return leaves chips: play on",
        "2 rounds=1 nobody=return",
        "-",
        at={"done": [0, None], "chips": [-3, -2]},
        pot=5,
        round=2,
        turn=1,
    ),
    Case(
        "D-12", "last_pot=split", "2 rounds=1 last_pot=split", "- -", turn=-2, chips=[0, 0], pot=0
    ),
    Case("D-12", "only the last", "2 rounds=2 last_pot=split", "- -", round=2, pot=4, turn=1),
    Case(
        "D-12",
        "among those who threw",
        "3 rounds=1 last_pot=split bank=2",
        "- -",
        at={"out": [2], "chips": [1, 1, 0]},
        turn=-2,
        chips=[3, 3, 0],
        pot=0,
    ),
    Case("D-13", "the odd chip stays", "3 tie=split", "8 8 4", pot=4, chips=[-1, -1, -2], round=2),
    Case("D-13", "none is odd", "2 tie=split", "8 8", pot=2, chips=[-1, -1], round=2),
    Case("D-13", "unwon", "3 tie=split rounds=1", "8 8 4", pot=1, chips=[0, 0, -1], turn=-2),
    Case(
        "D-13",
        "of closest",
        "3 nobody=closest rounds=1",
        "-4 -1 -",
        pot=1,
        chips=[0, 0, -1],
        turn=-2,
    ),
    # banks
    Case("D-14", "chips at the start", "2 bank=5", chips=[4, 4], pot=2),
    Case("D-14", "no bank: below zero", "2", "4 8 8 4", chips=[-3, 1], round=3),
    Case(
        "D-14",
        "cannot ante: sits out",
        "3 bank=3",
        "4 4 8",
        at={"chips": [1, 0, 5]},
        out=[1],
        chips=[0, 0, 7],
        paid=[1, 0, 1],
    ),
    Case("D-14", "has just the ante", "3 bank=2", "4 4 8", out=[], chips=[0, 0, 3], paid=[1, 1, 1]),
    Case(
        "D-14",
        "one chip short",
        "3 bank=4 ante=2",
        "4 4 8",
        at={"chips": [2, 1, 3]},
        out=[1],
        chips=[0, 1, 7],
        pot=4,
    ),
    Case(
        "D-14",
        "no throw for who sits out",
        "3 bank=3",
        "8",
        at={"out": [1], "chips": [2, 0, 5]},
        turn=2,
        done=[8, None, None],
    ),
    Case(
        "D-14",
        "the start moves past",
        "3 bank=3",
        "4 4 8",
        at={"chips": [2, 0, 4]},
        starter=2,
        turn=2,
        round=2,
    ),
    Case("D-14", "owes 3, has 1", "2 bank=2 fail_ante=3", "-", chips=[0, 1], paid=[2, 1], pot=3),
    Case("D-14", "owes 3, has 4", "2 bank=5 fail_ante=3", "-", chips=[1, 4], paid=[4, 1], pot=5),
    Case("D-14", "one seat left", "2 bank=1", "8 4", turn=-2, round=1, chips=[2, 0], pot=0),
    Case("D-14", "an unwon pot is split", "2 bank=1", "- -", turn=-2, round=1, chips=[1, 1], pot=0),
    Case(
        "D-14",
        "two seats left",
        "3 bank=2",
        "8 4 4",
        at={"chips": [0, 0, 3]},
        turn=2,
        round=2,
        out=[1],
    ),
    Case("D-15", "no ante, no pot", "1 rounds=2", "8", pot=0, chips=[0], paid=[0], round=2, turn=0),
    Case("D-15", "no carry", "1 rounds=2", "- -", pot=0, chips=[0], round=2, turn=-2),
    Case("D-15", "no fail_ante", "1 rounds=1 fail_ante=9 bank=3", "-", pot=0, chips=[3], turn=-2),
    # paid double
    Case("D-21", "24", "3 double_24=true", "24 8 8", chips=[3, -3, -3]),
    Case("D-21", "23", "3 double_24=true", "23 8 8", chips=[1, -2, -2]),
    Case("D-21", "off", "3", "24 8 8", chips=[1, -2, -2]),
    Case("D-21", "by the ante", "2 double_24=true ante=5", "24 8", chips=[5, -15]),
    Case("D-21", "the roll-off's 24", "3 double_24=true", "8 4 8 24 4", chips=[3, -3, -3]),
    Case("D-21", "not one before it", "2 double_24=true", "24 24 8 4", chips=[0, -2]),
    Case("D-21", "not split", "2 double_24=true tie=split", "24 24", chips=[-1, -1]),
    Case("D-21", "not carried", "2 double_24=true tie=carry", "24 24", chips=[-2, -2]),
    Case("D-21", "not closest", "2 double_24=true nobody=closest", "- 666661", chips=[-2, 0]),
    Case("D-21", "what it has", "2 double_24=true bank=5 ante=3", "24 8", chips=[10, 0], turn=-2),
    Case(
        "D-21",
        "nothing from who sits out",
        "3 double_24=true bank=3 ante=2 rounds=1",
        "24 8",
        at={"out": [1], "chips": [1, 1, 3]},
        chips=[7, 1, 1],
        turn=-2,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_play(case: Case) -> None:
    state = start(case.table, case.at)
    for turn in case.turns.split():
        play_turn(state, turn)
    position = state.position()
    assert {key: position[key] for key in case.then} == case.then


RESULTS = [
    Case("D-11", "most chips", "3 rounds=1", "8 4 4", returns=(2, -1, -1)),
    Case("D-11", "shared", "3 rounds=2", "8 4 4 8 4 4", returns=(1, 1, -2)),
    Case("D-11", "chips beyond the bank", "2 rounds=1 bank=7", "8 4", returns=(1, -1)),
    Case("D-11", "zeros before the end", "2 rounds=2", "8 4", returns=(0, 0), scores=(0, -2)),
    Case("D-11", "antes on the table are lost", "2", "", returns=(0, 0), scores=(-1, -1)),
    Case(
        "D-13",
        "the result says what stays unwon",
        "3 rounds=1 tie=split",
        "8 8 4",
        returns=(0, 0, -1),
    ),
    Case("D-15", "practice is worth nothing", "1 rounds=1", "24", returns=(0,), scores=(0,)),
]


@pytest.mark.parametrize("case", RESULTS, ids=str)
def test_result(case: Case) -> None:
    state = start(case.table, case.at)
    for turn in case.turns.split():
        play_turn(state, turn)
    found = {"scores": state.scores, "returns": state.returns()}
    assert {key: found[key] for key in case.then} == case.then


def test_the_books_long_example() -> None:
    state = start("3 rounds=1 fail_ante=1", {})
    for turn in ("18", "-", "18"):
        play_turn(state, turn)
    assert state.position()["pot"] == 4
    for turn in ("-", "-"):
        play_turn(state, turn)
    assert (state.position()["pot"], state.position()["rolling_off"]) == (4, [0, 2])
    for turn in ("666411"[::-1], "415555"):  # 19 against 20
        play_turn(state, turn)
    assert state.returns() == (-1, -2, 3)


@pytest.mark.parametrize(
    ("table", "turns", "then"),
    [("2", "8 4", 0), ("2 starter=winner", "8 4", 0), ("3 starter=winner", "4 8 8 4 8", 2)],
)
def test_a_further_match_starts_as_a_further_round(table: str, turns: str, then: int) -> None:
    state = start(f"{table} rounds=1", {"starter": 1} if table == "2" else {})
    for turn in turns.split():
        play_turn(state, turn)
    assert state.is_over
    assert state.next_start() == {"dealer": then}
    assert state.game.position(state.position()).next_start() == {"dealer": then}
