"""What starting, copying and keeping a match cost."""

import gc
import os
import statistics
import subprocess
import sys
import time
import timeit
from collections.abc import Callable
from typing import Final

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.core.game import Game
from fortyone.core.match import Match
from fortyone.core.state import State

IMPORTS: Final = 21
# A short piece of time between two others is the least disturbed: the best of many short runs.
COPIES, RUNS = 1000, 200
CODES: Final = ("pass", "import fortyone", "import fortyone; fortyone.game('dice41')")


def import_times() -> list[float]:
    """Milliseconds by the clock that fresh processes take for each of `CODES`, in turn: the medians of a few."""
    _process(CODES[-1])  # leaves the bytecode, as installing does
    runs = [[_process(code) for code in CODES] for _ in range(IMPORTS)]
    return [statistics.median(times) for times in zip(*runs, strict=True)]


def _process(code: str) -> float:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)
    return (time.perf_counter() - began) * 1e3


def half_played(name: str) -> State:
    """A state of the standard game, after thirty events at random."""
    generator = fortyone.rng(41)
    state = fortyone.game(name).start()
    for _ in range(30):
        if state.turn == CHANCE:
            state.deal(generator)
        elif state.turn >= 0:
            state.apply(generator.choice(state.moves()))
    return state


def copy_time(name: str) -> float:
    """Microseconds of `state.copy()` from Python, of a state with thirty events of history."""
    return _microseconds(half_played(name).copy)


def _microseconds(call: Callable[[], object]) -> float:
    return min(timeit.repeat(call, number=COPIES, repeat=RUNS)) / COPIES * 1e6


def memory(name: str) -> float:
    """Kilobytes that a running match of the standard game takes, after thirty moves at random.

    The sizes of all objects it leads to, without those that another match of the game leads to as well.
    """
    game = fortyone.game(name)
    one, other = _thirty_moves(game, 1), _thirty_moves(game, 2)
    own = _reachable(one).items() - _reachable(other).items()
    return sum(size for _, size in own) / 1000


def _thirty_moves(game: Game, seed: int) -> Match:
    match = game.match(seed=seed)
    generator = fortyone.rng(seed)
    for _ in range(30):
        if not match.is_over:
            match.play(generator.choice(match.state.legal()))
    return match


def _reachable(start: object) -> dict[int, int]:
    """The size in bytes of every object that one leads to, by its identity."""
    sizes: dict[int, int] = {}
    waiting = [start]
    while waiting:
        found = waiting.pop()
        if id(found) not in sizes:
            sizes[id(found)] = sys.getsizeof(found)
            waiting += gc.get_referents(found)
    return sizes
