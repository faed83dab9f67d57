"""`python -m benchmarks.double_dummy [--deals N]`: ours against DDS, one core, the same deals in the same run.

DDS is called through `endplay` (in the `test` extra): `solve_board` for one best card of one leader, single-threaded.
Both begin each deal with an empty table.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from fortyone.core.cards import FULL_DECK, bits
from fortyone.games.tarneeb41.double_dummy import pair_score, tricks
from tests import dds

SIZES: Final = (5, 7, 9, 11, 13)
ENDINGS: Final = (2, 3, 4, 5, 6)


def deal(seed: int, size: int) -> list[int]:
    """Four hands of a seeded deal."""
    deck = list(FULL_DECK)
    random.Random(seed).shuffle(deck)
    return [bits(deck[seat * size : (seat + 1) * size]) for seat in range(4)]


def timed(call: Callable[[], object]) -> float:
    """Milliseconds of CPU time."""
    began = time.process_time()
    call()
    return (time.process_time() - began) * 1e3


def compare(size: int, deals: int) -> str:
    """A line: both in turn, deal by deal."""
    ours, theirs = [], []
    for seed in range(deals):
        hands, leader = deal(seed, size), seed % 4
        board = dds.deal(hands, leader)
        ours.append(timed(partial(tricks, hands, leader)))
        theirs.append(timed(partial(dds.solved, board)))
    ratio = statistics.mean(ours) / statistics.mean(theirs)
    shown = (statistics.mean(ours), statistics.median(ours), max(ours), statistics.mean(theirs))
    return f"| {size} | {deals} | " + " | ".join(f"{ms:.2f}" for ms in shown) + f" | {ratio:.1f} |"


def ending(size: int, deals: int) -> str:
    """A line: the exact score of the pair, where each seat still needs a fair share of the tricks."""
    times = []
    for seed in range(deals):
        hands, generator = deal(seed, size), random.Random(seed)
        needs = [generator.randrange(0, size // 2 + 2) for _ in range(4)]
        times.append(timed(partial(pair_score, hands, seed % 4, needs, (3, 3, 3, 3))))
    return f"| {size} | {deals} | {statistics.mean(times):.3f} | {max(times):.3f} |"


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.double_dummy", description=__doc__)
    parser.add_argument("--deals", type=int, default=40, help="deals of thirteen cards")
    wanted = parser.parse_args()
    print("| cards a hand | deals | mean ms | median | most | DDS mean ms | ours / DDS |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for size in SIZES:
        print(compare(size, wanted.deals if size > 10 else 5 * wanted.deals), flush=True)
    print("\n| cards a hand | endings | mean ms | most |\n| --- | --- | --- | --- |")
    for size in ENDINGS:
        print(ending(size, 300), flush=True)


if __name__ == "__main__":
    main()
