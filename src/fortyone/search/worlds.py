"""Worlds for a search: an endless sequence of states that look alike to a seat, the likelier ones more often."""

from collections.abc import Iterator

from fortyone.core.game import Game
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.core.view import View

POOL = 64  # worlds drawn together, where they are weighed
KEPT = 16  # how many of them are given


def worlds(game: Game, view: View, rng: Rng, *, weights: bool) -> Iterator[State]:
    """States drawn from the view.

    Without weights each as likely as `game.resample` says. With them in proportion to `game.likelihood` besides: of
    every pool of worlds a few are kept by systematic sampling, so that one is seldom given again and again, and a
    search that looks at few worlds looks at different ones; unless the game knows a walk of its own.
    """
    known = game.walk(view, rng) if weights else None
    if known is not None:
        yield from known
    if not weights or type(game).likelihood is Game.likelihood:
        while True:
            yield game.resample(view, rng)
    while True:
        pool = [game.resample(view, rng) for _ in range(POOL)]
        kept = _keep(pool, [game.likelihood(view, world) for world in pool], rng)
        rng.shuffle(kept)
        yield from kept


def _keep(pool: list[State], weights: list[float], rng: Rng) -> list[State]:
    """As many worlds as are kept, each as often as its weight says, up to one more or less."""
    step = sum(weights) / KEPT
    if step <= 0:
        return pool[:KEPT]
    kept: list[State] = []
    reached, mark = 0.0, step * rng.random()
    for world, weight in zip(pool, weights, strict=True):
        reached += weight
        while mark < reached and len(kept) < KEPT:
            kept.append(world)
            mark += step
    return kept
