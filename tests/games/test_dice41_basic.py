"""The basic bot of dice 41: what it keeps, that it is never silly, that every option set suits it; and its messages."""

import random
from typing import Any

import pytest

import fortyone
from fortyone import Budget, Choice, Game, State
from fortyone.core.messages import has_message, languages

BOT = fortyone.player("basic")
ONE = fortyone.game("dice41")
MIDNIGHT = fortyone.game("midnight")


def choose(state: State) -> Choice:
    return BOT.choose(state.view(state.turn), fortyone.rng(0), Budget())


# What is asked, kept, thrown, scores before; the move.
HABITS: list[tuple[str, Game, str, str, list[int | None], str]] = [
    ("a ticket before a six", ONE, "", "666641", [14, None], "4"),
    ("a ticket on the third throw", ONE, "66", "6631", [16, None], "1"),
    ("then the highest", ONE, "41", "6532", [None, None], "6"),
    ("no ticket there: the highest", ONE, "4", "66532", [None, None], "6"),
    ("a second four is no ticket", ONE, "4", "54422", [None, None], "5"),
    ("24 to beat: sixes first", ONE, "", "664322", [23, None], "6"),
    ("19 to beat: sixes have time", ONE, "", "664322", [19, None], "6"),
    ("12 to beat: tickets first", ONE, "", "664322", [12, None], "4"),
    ("the last chance for a ticket", ONE, "6664", "61", [None, None], "1"),
    ("nothing left to win", ONE, "4111", "62", [24, None], "6"),
    ("both tickets at once", MIDNIGHT, "", "432221", [14, None], "41"),
    ("two seats to come: a six first", ONE, "", "666641", [None, None, None], "6"),
    ("all sixes at once", MIDNIGHT, "41", "6662", [None, None], "666"),
    ("a four is thrown again with two more", MIDNIGHT, "41", "6432", [None, None], "6"),
    ("the last four is kept", MIDNIGHT, "4166", "64", [None, None], "64"),
    ("the last three is not", MIDNIGHT, "4166", "63", [None, None], "6"),
    ("enough is enough", MIDNIGHT, "41", "6655", [20, None], "6655"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "kept", "thrown", "done", "move"), [h[1:] for h in HABITS], ids=[h[0] for h in HABITS]
)
def test_habits(game: Game, kept: str, thrown: str, done: list[int | None], move: str) -> None:
    game = fortyone.game("dice41", preset=game.preset, seats=len(done))
    choice = choose(game.position({"kept": kept, "thrown": thrown, "done": done}))
    assert choice.move == move, choice


def test_it_says_why_and_what_it_thought_of_each_move() -> None:
    state = ONE.position({"kept": "6", "thrown": "66542", "done": [14, None]})
    choice = choose(state)
    assert choice.why == "tickets first: 4"
    assert tuple(choice.values) == state.legal()
    assert max(choice.values, key=lambda move: choice.values[move]) == choice.move
    assert all(0 <= value <= 2 for value in choice.values.values())  # chips: the pot holds 2


def options(dice: random.Random) -> dict[str, Any]:
    seats = dice.choice([1, 2, 3, 5, 12])
    ante = dice.choice([1, 5])
    return {
        "seats": seats,
        "rounds": dice.choice([1, 3]),
        "keep": dice.choice(["one", "one_or_more"]),
        "tickets": dice.sample(range(1, 7), 2),
        "ante": ante,
        "tie": dice.choice(["roll_off", "split", "carry"]),
        "nobody": dice.choice(["carry", "closest", "return"]),
        "fail_ante": dice.choice([0, 2]),
        "double_24": dice.choice([True, False]),
        "starter": dice.choice(["rotate", "winner"]),
        "last_pot": dice.choice(["play_on", "split"]),
        "bank": dice.choice([0, ante, 4 * ante]),
    }


@pytest.mark.parametrize("seed", range(40))
def test_it_plays_any_table_to_its_end(seed: int) -> None:
    state = fortyone.game("dice41", **options(random.Random(seed))).start()
    rng = fortyone.rng(seed)
    while not state.is_over:
        if state.turn == fortyone.CHANCE:
            state.deal(rng)
        else:
            choice = choose(state)
            assert choice.why
            state.play(choice.move)


def mean_score(game: Game, turns: int) -> float:
    """Points a turn in practice."""
    state, rng = game.start(), fortyone.rng(41)
    total = 0
    for _ in range(turns):
        state = game.start()
        while not state.is_over:
            if state.turn == fortyone.CHANCE:
                state.deal(rng)
            else:
                state.play(choose(state).move)
        total += state.position()["done"][0]
    return total / turns


@pytest.mark.parametrize(("keep", "best"), [("one", 17.05), ("one_or_more", 18.68)])
def test_in_practice_it_is_near_the_best_mean(keep: str, best: float) -> None:
    """The best means are exact; 250 turns have a standard error of about 0.35."""
    game = fortyone.game("dice41", seats=1, rounds=1, keep=keep)
    assert best - 1.2 < mean_score(game, 250) < best + 1.2


@pytest.mark.parametrize("language", languages())
def test_everything_has_words(language: str) -> None:
    wanted = ["dice41-name", *(f"dice41-tip-{n}" for n in range(1, 9))]
    wanted += [f"dice41-option-{name}" for name in ONE.options.plain()]
    wanted += [f"dice41-preset-{name}" for name in ONE.presets]
    assert [message for message in wanted if not has_message(message, language)] == []
