"""Bots of every game: legal under every option, from the View alone; and their matches end by the rules."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.core.errors import OptionError
from fortyone.core.match import Match
from fortyone.players import PLAYERS
from tests.strategies import over_games, over_presets, positions, seeds, short

BUDGET = fortyone.Budget(simulations=4)
LOOK = {"random": 40, "basic": 40}  # events of a match that a bot is asked about
LOOK_THINKING = 4  # those that draw worlds for every move
LONGEST = 500_000  # moves; no bound of the options is set here: the rules end the match

over_bots = pytest.mark.parametrize("bot", PLAYERS)


@over_bots
@over_games
@given(st.data())
def test_a_bot_plays_legal_moves_and_says_why(name: str, bot: str, data: st.DataObject) -> None:
    if bot not in LOOK and not fortyone.compiled:
        pytest.skip("what a table is worth takes a game minutes to work out, uncompiled")
    state, seed = data.draw(positions(name)), data.draw(seeds)
    for _ in range(LOOK.get(bot, LOOK_THINKING)):
        if state.is_over:
            break
        if state.turn == CHANCE:
            state.deal(fortyone.rng(seed))
            continue
        view = state.view(state.turn)
        choice = fortyone.player(bot).choose(view, fortyone.rng(seed), BUDGET)
        assert choice.move in view.legal
        assert str(choice.why)
        assert "\n" not in str(choice.why)
        assert set(choice.values) <= set(view.legal)
        sent = msgspec.json.decode(view.json(), type=type(view))
        assert fortyone.player(bot).choose(sent, fortyone.rng(seed), BUDGET) == choice
        state.play(choice.move)


def played(name: str, preset: str, seed: int) -> Match:
    """A match of basic bots, played until the rules end it."""
    match = fortyone.game(name, preset=preset).match(seed=seed)
    bot, rng = fortyone.player("basic"), fortyone.rng(seed)
    for _ in range(LONGEST):
        if match.is_over:
            break
        match.play(bot.choose(match.state.view(match.state.turn), rng, BUDGET).move)
    return match


def check_ended(match: Match) -> None:
    """A match that has ended, and can be told."""
    assert match.is_over, f"not over after {LONGEST} moves"
    assert all(value == value for value in match.state.returns())
    assert fortyone.verify(match.record()).record() == match.record()


@pytest.mark.parametrize("first", [0, 5, 10, 15] if fortyone.compiled else [0])
@over_presets
def test_matches_of_basic_bots_end(name: str, preset: str, first: int) -> None:
    """Twenty of them, in lots that two processors can share."""
    for seed in range(first, first + (5 if fortyone.compiled else 2)):
        check_ended(played(name, preset, seed))


@over_games
def test_basic_beats_random(name: str) -> None:
    """Far from a measure of strength (benchmarks has that): only that its rules of thumb point the right way."""
    total = 0.0
    for seed in range(40 if fortyone.compiled else 10):
        total += lead(name, seed)
    assert total > 0


def lead(name: str, seed: int) -> float:
    """What the basic bot wins at one seat of a match against random ones, each seat in turn."""
    state = fortyone.game(name, **short(name)).start()
    rng = fortyone.rng(seed)
    ours = seed % state.game.seats
    while not state.is_over:
        if state.turn == CHANCE:
            state.deal(rng)
            continue
        bot = fortyone.player("basic" if state.turn % 2 == ours % 2 else "random")
        state.play(bot.choose(state.view(state.turn), rng, BUDGET).move)
    return state.returns()[ours]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(OptionError, match="random"):
        fortyone.player("nobody")
