"""How fast the games run here: random deals on one core, the dealing included.

A game says in `one_deal` under which options a match is one deal, hand or round.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from fortyone.core.chance import CHANCE, OVER
from fortyone.core.rng import Rng, rng
from fortyone.core.state import COMPILED, State
from fortyone.games import game_type, games
from fortyone.search.playout import Count, playouts

SECONDS: Final = 0.3  # CPU time of one repeat, about
REPEATS: Final = 3

Run = Callable[[int, Rng], Count]  # so many random matches


class Row(NamedTuple):
    """One line of `fortyone bench`.

    Attributes:
        game: The game's name.
        what: `deal`: whole deals in one call. `step`: the same deals, each move asked for and made from Python.
        per_second: Deals, hands or rounds per second of CPU time.
        moves_per_second: Players' moves per second of CPU time; chance does not count as a move.
        compiled: Whether the kernels are compiled.
    """

    game: str
    what: str
    per_second: float
    moves_per_second: float
    compiled: bool


class Speed(NamedTuple):
    """Matches and players' moves per second of CPU time."""

    matches: float
    moves: float


def step(start: State, times: int, rng: Rng) -> Count:
    """Random matches as a program in Python plays them: `moves()`, `apply(id)`, `deal(rng)`."""
    played = 0
    for _ in range(times):
        state = start.copy()
        while (turn := state.turn) != OVER:
            if turn == CHANCE:
                state.deal(rng)
            else:
                state.apply(rng.choice(state.moves()))
                played += 1
    return Count(times, played)


RUNNERS: Final[dict[str, Callable[[State, int, Rng], Count]]] = {"deal": playouts, "step": step}


def bench(names: Sequence[str] = (), seconds: float = SECONDS) -> Iterator[Row]:
    """The rows of these games (of all, if none is named), each as soon as it is measured.

    Args:
        names: Games' names.
        seconds: CPU time of one repeat, about; a row is the best of a few.
    """
    for name in names or games():
        start = one_deal(name)
        for what, runner in RUNNERS.items():
            run = partial(runner, start)
            times = enough(run, seconds)
            speed = max(measure(run, times) for _ in range(REPEATS))
            yield Row(name, what, speed.matches, speed.moves, COMPILED)


def one_deal(name: str) -> State:
    """The start of a match that is one deal, hand or round of this game."""
    kind = game_type(name)
    return kind(**kind.one_deal).start()


def enough(run: Run, seconds: float) -> int:
    """How many matches take about so many seconds of CPU time."""
    times = 1
    while (spent := _spent(run, times)[0]) < seconds / 10:
        times *= 2
    return max(1, round(times * seconds / spent))


def measure(run: Run, times: int) -> Speed:
    """The speed of so many matches, always the same ones."""
    spent, count = _spent(run, times)
    return Speed(count.matches / spent, count.moves / spent)


def _spent(run: Run, times: int) -> tuple[float, Count]:
    generator = rng(41)
    began = time.process_time()
    count = run(times, generator)
    return time.process_time() - began, count
