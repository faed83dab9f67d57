"""The search of any game: where the answer is known, it finds it; from the View alone; the same for the same seed."""

from collections.abc import Callable
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import msgspec
import pytest

import fortyone
from fortyone.core.chance import CHANCE, Throw
from fortyone.core.match import Match
from fortyone.core.state import State
from fortyone.search.bot import Search
from tests.strategies import short
from tests.worlds import possible_worlds, running_deal

Budget = fortyone.Budget
Values = tuple[float, ...]

FAST = fortyone.compiled
PLAIN = Search(policy=False, leaves=False, weights=False)


# the slow way


def best(state: State) -> Values:
    """What a match is worth to each seat when every seat sees everything and plays for itself."""
    if state.is_over:
        return state.returns()
    if state.turn == CHANCE:
        return mean([(weight, best(after)) for weight, after in throws(state)])
    return max((best(after) for after in moved(state)), key=lambda values: values[state.turn])


def chance(state: State) -> Values:
    """What it is worth when every seat plays at random."""
    if state.is_over:
        return state.returns()
    if state.turn == CHANCE:
        return mean([(weight, chance(after)) for weight, after in throws(state)])
    return mean([(1, chance(after)) for after in moved(state)])


def mean(outcomes: list[tuple[int, Values]]) -> Values:
    """The mean of weighted values, seat by seat."""
    total = sum(weight for weight, _ in outcomes)
    columns = zip(*(values for _, values in outcomes), strict=True)
    weights = [weight for weight, _ in outcomes]
    return tuple(sum(map(prod, zip(weights, column, strict=True))) / total for column in columns)


def moved(state: State) -> list[State]:
    """The state after each legal move."""
    found = []
    for move in state.moves():
        after = state.copy()
        after.apply(move)
        found.append(after)
    return found


def throws(state: State) -> list[tuple[int, State]]:
    """The state after each throw of the dice that is due, with how many of the 6ⁿ give it."""
    due = state.due()
    assert isinstance(due, Throw)
    found = []
    for dice in combinations_with_replacement(range(1, 7), due.dice):
        after = state.copy()
        after.chance("".join(map(str, dice)))
        alike = prod(factorial(dice.count(face)) for face in set(dice))
        found.append((factorial(due.dice) // alike, after))
    return found


def by_move(state: State, value: Callable[[State], Values]) -> dict[str, float]:
    """What each legal move is worth to the seat that makes it."""
    return {
        state.game.move_text(move): value(after)[state.turn]
        for move, after in zip(state.moves(), moved(state), strict=True)
    }


def ask(bot: Search, state: State, simulations: int, seed: int = 1) -> fortyone.Choice:
    """What the bot chooses for the seat on turn."""
    budget = Budget(simulations=simulations)
    return bot.choose(state.view(state.turn), fortyone.rng(seed), budget)


# dice: nothing is hidden, and every throw is known

LAST_TURNS = [
    {"kept": "411", "thrown": "653", "done": [17, None]},
    {"kept": "414", "thrown": "652", "done": [9, None]},
    {"kept": "4166", "thrown": "31", "done": [20, None]},
    {"kept": "66", "thrown": "4411", "done": [10, None]},
]


def last_turn(position: dict[str, Any]) -> State:
    """The last turn of a round between two, seat 1 on turn."""
    return fortyone.game("dice41", seats=2, rounds=1, tie="split").position(
        {"turn": 1, "starter": 0, **position}
    )


@pytest.mark.skipif(not FAST, reason="thousands of simulations")
@pytest.mark.parametrize("position", LAST_TURNS, ids=lambda position: position["kept"])
def test_the_last_turn_of_dice_is_worth_what_expectimax_says(position: dict[str, Any]) -> None:
    state = last_turn(position)
    exact = by_move(state, best)
    choice = ask(Search(), state, 40_000)
    assert exact[choice.move] == pytest.approx(max(exact.values()))
    assert choice.values[choice.move] == pytest.approx(exact[choice.move], abs=0.05)


def test_a_flat_search_without_a_policy_is_the_mean_of_random_play() -> None:
    state = last_turn(LAST_TURNS[2])
    exact = by_move(state, chance)
    flat = Search(policy=False, leaves=False, tree=False, explore=1e6)
    values = ask(flat, state, 8000).values
    assert values == pytest.approx(exact, abs=0.05)


# cards: the worlds that look alike, one by one


def ending(name: str, cards: int, seed: int, **options: Any) -> Match:
    """A match of one deal, played at random until the seats hold so few cards together."""
    game = fortyone.game(name, **short(name, max_deals=1, **options))
    rng = fortyone.rng(seed)
    match = game.match(seed=seed)
    while held(match.state) > cards or match.state.turn == CHANCE:
        match.play(rng.choice(match.state.legal()))
    return match


def held(state: State) -> int:
    """Cards in all hands, and in a stock that is still to be dealt."""
    position = state.position()
    return sum(len(hand.split()) for hand in (*position["hands"], position.get("stock", "")))


@pytest.mark.skipif(not FAST, reason="thousands of simulations")
@pytest.mark.parametrize("seed", range(6))
def test_the_value_of_a_card_is_the_mean_over_all_worlds(seed: int) -> None:
    """The last two tricks of Syrian 41: every world is dealt, and played in every way."""
    match = ending("tarneeb41", 8, seed)
    state = match.state
    expected: dict[str, float] = dict.fromkeys(state.legal(), 0.0)
    worlds = possible_worlds(*running_deal(match), state.turn)
    for position, weight in worlds.items():
        world = state.game.position(msgspec.json.decode(position))
        for move, value in by_move(world, chance).items():
            expected[move] += value * weight / worlds.total()
    flat = Search(policy=False, leaves=False, weights=False, tree=False, explore=1e6)
    assert ask(flat, state, 6000).values == pytest.approx(expected, abs=0.06)


@pytest.mark.skipif(not FAST, reason="thousands of simulations")
@pytest.mark.parametrize("seed", range(12))
def test_an_ending_that_is_open_to_whoever_counts_is_played_best(seed: int) -> None:
    """The last cards of Cuarenta between two: the other hand is what nobody has seen."""
    state = ending("cuarenta", 6, seed, seats=2).state
    exact = by_move(state, best)
    assert exact[ask(Search(), state, 6000).move] == max(exact.values())
