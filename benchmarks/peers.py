"""OpenSpiel's games, played the same two ways as ours. Imported only where peers are wanted (extra `peers`)."""

from functools import cache
from typing import Any

import pyspiel

from fortyone.core.rng import Rng, rng
from fortyone.search.playout import Count

VERSION = "2.0.2"
OVER = int(pyspiel.PlayerId.TERMINAL)
COUNTED = 2000  # games over which a random game's moves are averaged


@cache
def load(name: str) -> Any:
    """A game of OpenSpiel."""
    return pyspiel.load_game(name)


def step(name: str, times: int, generator: Rng) -> Count:
    """Random games from a Python loop. All chance of these games is uniform, so it is drawn like a move."""
    game = load(name)
    played = 0
    for _ in range(times):
        state = game.new_initial_state()
        while (turn := state.current_player()) != OVER:
            state.apply_action(generator.choice(state.legal_actions()))
            played += turn >= 0
    return Count(times, played)


@cache
def moves_per_game(name: str) -> float:
    """Players' decisions in a random game, on average: OpenSpiel's own loop does not count them."""
    return step(name, COUNTED, rng(41)).moves / COUNTED


def deal(name: str, times: int, generator: Rng) -> Count:
    """Random games by OpenSpiel's own uniform bots, in C++, one call a game."""
    game = load(name)
    bots = [
        pyspiel.make_uniform_random_bot(seat, generator.below(2**31 - 1))
        for seat in range(game.num_players())
    ]
    first = generator.below(2**30)
    for seed in range(first, first + times):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return Count(times, round(times * moves_per_game(name)))


RUNNERS = {"deal": deal, "step": step}
