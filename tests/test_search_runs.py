"""How a search runs: within its budget, alike for the same seed, from the View alone, with workers or without."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.core.state import State
from fortyone.games import game_type
from fortyone.search import run as running
from fortyone.search.bot import Search
from fortyone.search.crew import Crew, merged, parts
from fortyone.search.decide import decide, decide_exactly
from fortyone.search.tree import Found
from fortyone.search.worlds import worlds
from tests.strategies import moments, over_games, over_presets, seeds, step
from tests.test_modes import needs_compiled, python
from tests.test_search import FAST, LAST_TURNS, ask, last_turn

Budget = fortyone.Budget
MANY = 60 if FAST else 12  # simulations


# any game, any moment


@pytest.mark.skipif(
    not FAST, reason="what a table is worth takes a game minutes to work out, uncompiled"
)
@over_games
@settings(max_examples=10)
@given(st.data())
def test_any_budget_and_any_switch_gives_a_legal_move(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(moments(name)), fortyone.rng(data.draw(seeds))
    while state.turn == CHANCE:
        step(state, rng)
    if state.is_over:
        return
    view = state.view(state.turn)
    policy, leaves, weights, tree = (bool(rng.below(2)) for _ in range(4))
    for simulations in (1, 3, 50):
        bot = Search(policy, leaves, weights, tree, worlds=20, limit=500)
        choice = bot.choose(view, rng, Budget(None, simulations))
        assert choice.move in view.legal
        assert set(choice.values) <= set(view.legal)


@over_presets
def test_the_same_seed_gives_the_same_choice_whatever_is_hidden(name: str, preset: str) -> None:
    state = midway(fortyone.game(name, preset=preset), 1)
    view = state.view(state.turn)
    first = ask(Search(), state, MANY, seed=5)
    for seed in range(3):
        world = state.game.resample(view, fortyone.rng(seed))
        assert ask(Search(), world, MANY, seed=5) == first


def midway(game: fortyone.Game, seed: int, events: int = 9) -> State:
    """A moment a few events into a match, with a choice."""
    state, rng = game.start(), fortyone.rng(seed)
    while len(state.history) < events or state.turn == CHANCE or len(state.moves()) < 2:
        step(state, rng)
    return state


@needs_compiled
def test_both_modes_choose_alike() -> None:
    plain = python("-m", "tests.choices", FORTYONE_PURE="1")
    compiled = python("-m", "tests.choices")
    assert plain.stderr == compiled.stderr == ""
    assert plain.stdout.splitlines()[1:] == compiled.stdout.splitlines()[1:]
    assert plain.stdout != compiled.stdout  # the first line says which it is


# the budget


def test_a_single_legal_move_needs_no_thought() -> None:
    state = fortyone.game("empat_satu").start()
    state.deal(fortyone.rng(1))
    state = state.game.position(state.position())
    assert state.legal() == ("stock",)
    assert ask(Search(), state, 10**9).move == "stock"


def test_the_first_bound_reached_ends_it() -> None:
    state = midway(fortyone.game("dice41"), 3)
    view, rng = state.view(state.turn), fortyone.rng(1)
    for budget in (Budget(seconds=1e-9), Budget(1e-9, 10**9), Budget(1e9, 1)):
        assert Search().choose(view, rng, budget).move in view.legal


def test_who_could_not_look_at_each_move_plays_what_experience_says() -> None:
    state = midway(fortyone.game("cuarenta"), 3)
    basic = fortyone.player("basic").choose(state.view(state.turn), fortyone.rng(1), Budget())
    hurried = ask(Search(), state, 1)
    assert hurried.move == basic.move
    assert "no time" in str(hurried.why)


def test_it_can_be_stopped_and_says_how_far_it_is() -> None:
    state = midway(fortyone.game("cuarenta"), 3)
    shares: list[float] = []
    choice = Search().think(
        state.view(state.turn),
        fortyone.rng(1),
        Budget(simulations=10**9),
        shares.append,
        lambda: len(shares) == 5,
    )
    assert choice.move in state.legal()
    assert len(shares) == 5
    assert shares == sorted(shares)
    assert 0 < shares[-1] < 1


def test_a_search_ends_when_nothing_could_change_its_mind() -> None:
    """A die that wins more often than the other, seen long before the budget is spent."""
    state = last_turn(LAST_TURNS[2])
    shares: list[float] = []
    Search().think(state.view(1), fortyone.rng(1), Budget(simulations=100_000), shares.append)
    assert shares[-1] < 1


# the workers


@pytest.fixture(scope="module")
def executor() -> Iterator[ThreadPoolExecutor]:
    """Threads serve as well as processes, and start faster."""
    with ThreadPoolExecutor(2) as threads:
        yield threads


def test_workers_find_the_same_however_many_run_at_once(executor: ThreadPoolExecutor) -> None:
    state = midway(fortyone.game("cuarenta"), 3)
    together = ask(Search(crew=Crew(executor, 3)), state, 200)
    with ThreadPoolExecutor(1) as one:
        assert ask(Search(crew=Crew(one, 3)), state, 200) == together
    assert together.values.keys() == set(state.legal())


def test_workers_are_processes_too() -> None:
    state = midway(fortyone.game("dice41"), 3)
    context = multiprocessing.get_context("spawn")  # what every system has
    with ProcessPoolExecutor(1, mp_context=context) as processes:
        choice = ask(Search(crew=Crew(processes, 2)), state, 200)
    with ThreadPoolExecutor(1) as threads:
        assert ask(Search(crew=Crew(threads, 2)), state, 200) == choice


def test_workers_share_the_simulations_and_can_be_stopped(executor: ThreadPoolExecutor) -> None:
    assert [part.simulations for part in parts(Budget(1.5, 8), 3)] == [3, 3, 2]
    assert parts(Budget(1.5), 2) == [Budget(1.5), Budget(1.5)]
    state = midway(fortyone.game("cuarenta"), 3)
    bot = Search(crew=Crew(executor, 2))
    view, rng, forever = state.view(state.turn), fortyone.rng(1), Budget(simulations=10**9)
    assert bot.think(view, rng, forever, stop=lambda: True).move in view.legal


def test_what_workers_found_is_added_up() -> None:
    one, other = Found(7, 2, 1.0, 0.5), Found(7, 3, -2.0, 4.0)
    assert merged([[one], [other]]) == [Found(7, 5, -1.0, 4.5)]


# of equals the sensible one


@pytest.mark.parametrize(("mean", "move"), [(0.49, "low"), (0.2, "high")])
def test_of_moves_as_good_for_all_one_can_tell_the_sensible_one(mean: float, move: str) -> None:
    """A hundred visits each, deviation 1: the difference is known to 0.14, half of which may be given away."""
    found = {
        "high": Found(0, 100, 50.0, 125.0),
        "low": Found(1, 100, 100 * mean, 100 + 100 * mean**2),
    }
    assert decide(found, fortyone.Choice("low")).move == move
    assert decide(found, None).move == "high"


@pytest.mark.parametrize(("worth", "move"), [(0.5, "low"), (0.4999, "high")])
def test_of_moves_that_are_exactly_equal_the_sensible_one(worth: float, move: str) -> None:
    assert decide_exactly({"high": 0.5, "low": worth}, fortyone.Choice("low")).move == move


# worlds


def test_likely_worlds_come_more_often() -> None:
    """In proportion to their likelihood: the ace of spades in the next seat's hand is made three times as likely."""
    game = Rumour(preset="syrian")
    state = game.start()
    state.deal(fortyone.rng(1))
    view = state.view(state.turn)
    for weights, low, high in ((False, 0.25, 0.42), (True, 0.5, 0.7)):
        source = worlds(game, view, fortyone.rng(2), weights=weights)
        drawn = list(islice(source, 400))
        share = sum(bool(game.likelihood(view, world) > 1) for world in drawn) / len(drawn)
        assert low < share < high


class Rumour(game_type("tarneeb41")):  # type: ignore[misc]
    """Syrian 41 where everybody believes to know who holds a card, and nobody a better way to such worlds."""

    def walk(self, view: fortyone.View, rng: fortyone.Rng) -> None:
        """None."""

    def likelihood(self, view: fortyone.View, world: State) -> float:
        """Three times as likely where the seat after the viewer holds the lowest card that the viewer does not."""
        hands = world.snapshot()["hands"]
        assert view.seat is not None
        card = next(1 << i for i in range(52) if not hands[view.seat] >> i & 1)
        return 3.0 if hands[(view.seat + 1) % 4] & card else 1.0


@pytest.mark.skipif(not FAST, reason="what a table is worth takes minutes to work out, uncompiled")
@pytest.mark.parametrize("tree", [True, False])
def test_without_a_tree_a_search_explores_wider(
    tree: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = midway(fortyone.game("tarneeb41"), 1)
    wide = ask(Search(tree=tree), state, 200, seed=5)
    monkeypatch.setattr(running, "WIDER", 1.0)
    assert (ask(Search(tree=tree), state, 200, seed=5) == wide) == tree
