"""The exact bot of dice 41: it plays what the solver finds, wins what the solver says, and its reasons can be read."""

import random
from math import sqrt
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fortyone
from fortyone import Budget, Choice, State
from fortyone.core.messages import say
from fortyone.games.dice41.advice import Throw, advise, sensible
from fortyone.games.dice41.aim import Aim
from fortyone.games.dice41.options import Options
from fortyone.games.dice41.solver import POINTS, Solver, Stakes, Standing
from fortyone.games.dice41.strong import Strong
from tests.games.test_dice41_basic import options as any_options
from tests.strategies import positions, seeds

BOT = Strong()
COMPILED = fortyone.compiled


def choose(state: State) -> Choice:
    return BOT.choose(state.view(state.turn), fortyone.rng(0), Budget())


def test_the_game_names_it() -> None:
    assert type(fortyone.game("dice41")).strong() == BOT


# What is asked, preset, kept, thrown, scores before; the move.
HABITS: list[tuple[str, str, str, str, list[int | None], str]] = [
    ("the issue's example", "standard", "41", "6532", [17, None], "6"),
    ("a ticket on the third throw", "standard", "66", "6631", [16, None], "1"),
    ("24 to beat: sixes first", "standard", "", "664322", [23, None], "6"),
    ("nothing left to win: the most pips", "standard", "4111", "62", [24, None], "6"),
    ("all sixes at once", "midnight", "41", "6662", [None, None], "666"),
    ("hopeless: everything is kept", "midnight", "6666", "32", [None, None], "32"),
    ("enough is enough", "midnight", "41", "6655", [20, None], "6655"),
]


@pytest.mark.parametrize(
    ("preset", "kept", "thrown", "done", "move"),
    [h[1:] for h in HABITS],
    ids=[h[0] for h in HABITS],
)
def test_habits(preset: str, kept: str, thrown: str, done: list[int | None], move: str) -> None:
    game = fortyone.game("dice41", preset=preset, seats=len(done))
    state = game.position({"kept": kept, "thrown": thrown, "done": done})
    assert choose(state).move == move


def test_of_equals_the_best_mean_then_the_most_pips() -> None:
    assert sensible({"6": 1.0, "5": 1.0 - 1e-12, "1": 0.5}, {"6": 3.0, "5": 4.0, "1": 9.0}) == "5"
    assert sensible({"66": 0.0, "6": 0.0}, {"66": 0.0, "6": 0.0}) == "66"


def expected(state: State) -> dict[str, float]:
    """The worth of each choice in chips, put together by hand for a round under standard or Midnight rules."""
    where, game = state.position(), state.game
    options = game.options
    assert isinstance(options, Options)
    scores = [score for score in where["done"] if score is not None]
    best = max(scores, default=0)
    double = 1 / where["pot"] if options.double_24 else 0
    solver = Solver.of(options)
    stakes = Stakes(game.seats, options.tie, double, where["pot"], len(where["rolling_off"]))
    throwing = len(where["rolling_off"]) or game.seats
    holders = scores.count(best) if best else 0
    standing = Standing(best, holders, throwing - len(scores) - 1)
    utility = [where["pot"] * worth for worth in solver.utility(stakes, standing)]
    kept, thrown = (tuple(map(int, where[key])) for key in ("kept", "thrown"))
    return solver.values(kept, thrown, utility)


@pytest.mark.parametrize("preset", ["standard", "midnight"])
def test_its_choice_is_the_solvers_in_whole_matches(preset: str) -> None:
    seats = 3 if COMPILED else 2
    state, rng = fortyone.game("dice41", preset=preset, seats=seats).start(), fortyone.rng(4)
    while not state.is_over:
        if state.turn == fortyone.CHANCE:
            state.deal(rng)
            continue
        choice, values = choose(state), expected(state)
        assert choice.values == pytest.approx(values, abs=1e-9)
        assert set(choice.values) == set(state.legal())
        assert values[choice.move] == pytest.approx(max(values.values()), abs=1e-8)
        assert "not exact" not in str(choice.why)
        state.play(choice.move)


def won(state: State, rng: fortyone.Rng) -> tuple[float, ...]:
    """What each seat wins of one pot that is split at last, all playing their best; as parts of the pot."""
    state = state.copy()
    while not state.is_over:
        if state.turn == fortyone.CHANCE:
            state.deal(rng)
        else:
            state.apply(state.game.text_move(choose(state).move))
    return tuple((chips + 1) / state.game.seats for chips in state.returns())


@pytest.mark.parametrize(
    ("preset", "seats", "tie"), [("standard", 2, "roll_off"), ("midnight", 3, "roll_off")]
)
def test_it_wins_what_the_solver_says(preset: str, seats: int, tie: str) -> None:
    """Seeded rounds from the first throw; every mean within four standard errors of the exact share."""
    rounds = 250 if COMPILED else 6
    seats = seats if COMPILED else 2
    game = fortyone.game(
        "dice41", preset=preset, seats=seats, tie=tie, rounds=1, last_pot="split", double_24=False
    )
    start, rng = game.start(), fortyone.rng(41)
    results = [won(start, rng) for _ in range(rounds)]
    exact = Solver.of(start.view(None).options).seat_shares(seats, tie)  # type: ignore[arg-type]
    for seat, share in enumerate(exact):
        mean = sum(result[seat] for result in results) / rounds
        assert abs(mean - share) < 4 * sqrt(share * (1 - share) / rounds)


@pytest.mark.parametrize("seed", range(16 if COMPILED else 6))
def test_it_plays_under_every_option_and_says_where_it_is_not_exact(seed: int) -> None:
    game = fortyone.game("dice41", **any_options(random.Random(seed)))
    state, rng = game.start(), fortyone.rng(seed)
    moves = 0
    while not state.is_over and moves < 24:
        if state.turn == fortyone.CHANCE:
            state.deal(rng)
            continue
        choice, moves = choose(state), moves + 1
        assert set(choice.values) == set(state.legal())
        rolling = state.position()["rolling_off"]
        inexact = (game.options.fail_ante or game.options.nobody == "closest") and not rolling  # type: ignore[attr-defined]
        if inexact and game.seats > 1:
            assert "not exact" in str(choice.why)
        state.play(choice.move)


@settings(max_examples=25)
@given(st.data())
def test_it_plays_legal_moves_from_any_position(data: st.DataObject) -> None:
    state, seed = data.draw(positions("dice41")), data.draw(seeds)
    for _ in range(6):
        if state.turn == fortyone.CHANCE:
            state.deal(fortyone.rng(seed))
        if state.turn < 0:
            break
        view = state.view(state.turn)
        choice = choose(state)
        assert choice.move in view.legal
        assert "\n" not in str(choice.why)
        sent = msgspec.json.decode(view.json(), type=type(view))
        assert BOT.choose(sent, fortyone.rng(seed), Budget()) == choice
        state.play(choice.move)


def aim(**changed: Any) -> Aim:
    settled = Options(**changed)
    return Aim.at(
        settled, Standing(0, 0, settled.seats - 1), pot=settled.seats, seats=settled.seats
    )


def test_where_it_is_exact() -> None:
    assert aim().exact
    assert aim(keep="one_or_more", double_24=True, tie="carry").exact
    assert not aim(fail_ante=1).exact
    assert not aim(nobody="closest").exact
    poor = Aim.at(Options(double_24=True), Standing(0, 0, 1), pot=2, seats=2, able=False)
    assert not poor.exact


@pytest.mark.parametrize(("chips", "exact"), [([0, 2], False), ([1, 1], True)])
def test_a_seat_that_cannot_pay_for_a_24_makes_it_inexact(chips: list[int], exact: bool) -> None:
    game = fortyone.game("dice41", seats=2, bank=2, double_24=True)
    state = game.position({"thrown": "665321", "chips": chips})
    assert ("not exact" not in str(choose(state).why)) == exact


def test_in_a_roll_off_nobody_is_fined() -> None:
    """D-7: so the answer is exact there, whatever a failed turn costs in a round."""
    game = fortyone.game("dice41", seats=2, fail_ante=3)
    choice = choose(game.position({"thrown": "665321", "rolling_off": [0, 1]}))
    assert "not exact" not in str(choice.why)
    free = fortyone.game("dice41", seats=2).position({"thrown": "665321", "rolling_off": [0, 1]})
    assert choice.values == choose(free).values


def test_a_fine_makes_failing_worse() -> None:
    solver = Solver.of(Options())
    assert aim(fail_ante=3).utility(solver)[0] == aim().utility(solver)[0] - 3


def test_odd_chips_of_a_split_stay() -> None:
    """Three chips, two hold the best score: one each, and of the third chip a half is counted (D-13)."""
    solver = Solver.of(Options())
    worths = solver.utility(Stakes(2, "split", chips=3), Standing(20, 1, 0))
    assert worths[20] == pytest.approx((1 + 1 / 2) / 3)
    three = solver.utility(Stakes(3, "split", chips=5), Standing(20, 2, 0))
    assert three[20] == pytest.approx((1 + 2 / 3) / 5)  # one each, two are left for three
    assert three[0] == pytest.approx(1 / 3 / 5)  # two each, one is left


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("kept", "thrown", "to_beat", "cause", "outlook"),
    [
        ("41666", "5", 0, "only", "scores"),
        ("4111", "62", 24, "same", "out-of-reach"),
        ("66", "6631", 16, "ticket", "beats"),
        ("41", "6532", 17, "held", "beats"),
        ("", "664322", 23, "wait", "beats"),
        ("6", "66532", 24, "none", "ties"),
        ("6666", "32", 0, "same", "fails"),
    ],
)
def test_every_reason_has_words(
    kept: str, thrown: str, to_beat: int, cause: str, outlook: str, language: str
) -> None:
    throw = Throw(tuple(map(int, kept)), tuple(map(int, thrown)), to_beat)
    worths = [float(score > to_beat) + 0.5 * (score == to_beat > 0) for score in range(25)]
    advice = advise(Solver.of(Options()), throw, worths)
    assert (advice.cause.id, advice.outlook.id) == (f"dice41-why-{cause}", f"dice41-{outlook}")
    assert say(advice.cause, language)
    assert say(advice.outlook, language)
    if language == "fr":
        assert say(advice.cause, "fr") != say(advice.cause)


def test_practice_is_for_points() -> None:
    state = fortyone.game("dice41", seats=1).position({"kept": "6", "thrown": "66542"})
    choice = choose(state)
    assert choice.values == Solver.of(Options()).values((6,), (6, 6, 5, 4, 2), POINTS)
    assert str(choice.why).endswith("16.15 points")
