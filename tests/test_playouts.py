"""Random playouts: what they count, that they leave no trace, and that a match without an end is reported."""

import random

import pytest

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.core.state import State
from fortyone.lab.bench import bench, one_deal, step
from fortyone.search.playout import Count, playouts


def by_hand(start: State, times: int, seed: int) -> Count:
    """The same matches through the public contract."""
    rng = fortyone.rng(seed)
    return step(start, times, rng)


@pytest.mark.parametrize("name", fortyone.games())
def test_the_same_moves_as_through_the_public_contract(name: str) -> None:
    start = one_deal(name)
    assert playouts(start, 20, fortyone.rng(41)) == by_hand(start, 20, 41)


@pytest.mark.parametrize("name", fortyone.games())
def test_one_deal_is_short(name: str) -> None:
    count = playouts(one_deal(name), 20, fortyone.rng(41))
    assert count.matches == 20
    assert 0 < count.moves / count.matches < 500


def test_the_start_is_left_alone() -> None:
    start = fortyone.game("dice41").start()
    before = start.copy()
    playouts(start, 5, fortyone.rng(1))
    assert start == before
    assert start.history == ()


def test_a_match_may_begin_anywhere() -> None:
    state = fortyone.game("dice41", seats=1).position({"kept": "41665", "turn": 0})
    assert state.turn == CHANCE
    assert playouts(state, 7, fortyone.rng(1)) == Count(7, 0)  # the last die keeps itself


def test_a_match_beyond_the_limit_is_reported() -> None:
    start = fortyone.game("dice41").start()
    with pytest.raises(RuntimeError, match="5 steps"):
        playouts(start, 1, fortyone.rng(1), limit=5)


def test_the_limit_itself_is_allowed() -> None:
    alone = fortyone.game("dice41", seats=1).position({"kept": "41665", "turn": 0})
    assert playouts(alone, 1, fortyone.rng(1), limit=1) == Count(1, 0)


def test_a_seed_decides_and_the_global_generator_does_not() -> None:
    start = fortyone.game("dice41", preset="pub").start()
    random.seed(1)
    once = playouts(start, 50, fortyone.rng(41))
    random.seed(2)
    assert playouts(start, 50, fortyone.rng(41)) == once
    assert playouts(start, 50, fortyone.rng(42)) != once


def test_bench_has_two_rows_a_game() -> None:
    rows = list(bench(["dice41"], seconds=0.01))
    assert [(row.game, row.what) for row in rows] == [("dice41", "deal"), ("dice41", "step")]
    for row in rows:
        assert row.moves_per_second > row.per_second > 0
        assert row.compiled == fortyone.compiled
