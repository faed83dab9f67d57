"""Ours against OpenSpiel's: one core, interleaved repeats in one run, as ratios."""

import statistics
from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from benchmarks import peers
from fortyone.lab import bench

SECONDS: Final = 0.15  # CPU time of one repeat, about
REPEATS: Final = 21


class Pair(NamedTuple):
    """One comparison: our game, how it is played, the peer, the unit, and the ratio we mean to reach."""

    game: str
    what: str
    peer: str
    unit: str
    reach: float


CRAZY, PIG, SPADES = "crazy_eights(players=4)", "pig(players=2)", "spades(num_tricks=13)"
PAIRS: Final = (
    Pair("empat_satu", "deal", CRAZY, "matches", 8),
    Pair("empat_satu", "step", CRAZY, "moves", 4),
    Pair("tarneeb41", "deal", SPADES, "matches", 8),
    Pair("tarneeb41", "step", SPADES, "moves", 4),
    Pair("dice41", "deal", PIG, "moves", 2),
    Pair("cuarenta", "deal", SPADES, "matches", 3),
)


class Result(NamedTuple):
    """What came of a comparison.

    Attributes:
        pair: What was compared.
        ours: Our speed, the best repeat.
        theirs: The peer's, the best repeat.
        ratios: Ours over theirs, a repeat each.
    """

    pair: Pair
    ours: bench.Speed
    theirs: bench.Speed
    ratios: tuple[float, ...]

    @property
    def ratio(self) -> float:
        """The median ratio."""
        return statistics.median(self.ratios)


def compare(pair: Pair) -> Result:
    """Ours and theirs in turn, so that a busy moment of the machine strikes both."""
    start = bench.one_deal(pair.game)
    ours = partial(bench.RUNNERS[pair.what], start)
    theirs = partial(peers.RUNNERS[pair.what], pair.peer)
    peers.moves_per_game(pair.peer)  # counted before the clock runs
    our_times, their_times = bench.enough(ours, SECONDS), bench.enough(theirs, SECONDS)
    speeds = [
        (bench.measure(ours, our_times), bench.measure(theirs, their_times)) for _ in range(REPEATS)
    ]
    return Result(
        pair,
        max(speed for speed, _ in speeds),
        max(speed for _, speed in speeds),
        tuple(float(getattr(our, pair.unit) / getattr(their, pair.unit)) for our, their in speeds),
    )


def results() -> Iterator[Result]:
    """Every comparison, each as soon as it is measured."""
    return map(compare, PAIRS)
