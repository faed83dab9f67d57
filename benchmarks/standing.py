"""`python -m benchmarks.standing [--matches N]`: what the scores of Syrian 41 are worth between two deals.

Plays matches as the search's playouts do, and fits the numbers of `games/tarneeb41/leaves.py`: side 0 wins
x / √(1 + x²) on average, x being the difference of the pairs' standings. Needs scipy (the `test` extra).
"""

import argparse
from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np
from scipy.optimize import least_squares

import fortyone
from fortyone.games.tarneeb41.leaves import LeafState

PRESETS: Final = ("syrian", "club", "lebanese", "jawaker400")
TERMS: Final = ("HIGH", "HIGH_3", "LOW", "LOW_3", "−LACKS")
LONGEST: Final = 300  # deals; a match that goes on counts as drawn
Row: TypeAlias = tuple[list[float], float]  # what two pairs' terms differ by, and what side 0 won


def terms(scores: list[int], options: "fortyone.GameOptions") -> list[float]:
    """How a pair stands, by the names of `TERMS`."""
    high, low = max(scores), min(scores)
    least = {"any": low, "not_negative": 0, "positive": 1}[options.partner]
    shares = high / options.target, low / options.target
    lacks = max(0, least - low) / options.target
    return [shares[0], shares[0] ** 3, shares[1], shares[1] ** 3, lacks]


def moments(preset: str, matches: int) -> Iterator[Row]:
    """Every moment between two deals of these matches."""
    game = fortyone.game("tarneeb41", preset=preset)
    for seed in range(matches):
        state, rng = game.start(dealer=seed % 4), fortyone.rng(seed)
        assert isinstance(state, LeafState)
        seen = []
        for _ in range(LONGEST):
            state.deal(rng)
            state.play_on(rng)
            if state.is_over:
                break
            scores = state.snapshot()["scores"]
            ours, theirs = (terms(scores[pair::2], game.options) for pair in (0, 1))
            seen.append([one - other for one, other in zip(ours, theirs, strict=True)])
        yield from ((differences, state.returns()[0]) for differences in seen)


def fitted(rows: list[Row]) -> tuple[list[float], float]:
    """The weights of the terms, and the mean square of what they leave unexplained."""
    differences, won = (np.array(column) for column in zip(*rows, strict=True))

    def missed(weights: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> object:
        x = differences @ weights
        return x / np.sqrt(1 + x * x) - won

    found = least_squares(missed, [1.0, 1.0, 0.5, 0.0, -0.5])
    return [float(weight) for weight in found.x], 2 * float(found.cost) / len(rows)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.standing", description=__doc__)
    parser.add_argument("--matches", type=int, default=900, help="of each preset")
    wanted = parser.parse_args()
    print(f"| preset | moments | {' | '.join(TERMS)} | left |\n|{' --- |' * (len(TERMS) + 3)}")
    for preset in PRESETS:
        rows = list(moments(preset, wanted.matches))
        weights, left = fitted(rows)
        shown = " | ".join(f"{weight:.2f}" for weight in weights)
        print(f"| {preset} | {len(rows)} | {shown} | {left:.3f} |", flush=True)


if __name__ == "__main__":
    main()
