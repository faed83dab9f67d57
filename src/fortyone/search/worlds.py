"""Worlds for a search: an endless sequence of states that look alike to a seat, the likelier ones more often."""

from collections.abc import Iterator

from fortyone.core.game import Game
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.core.view import View

FIRST = 8  # drawn before the sequence begins, so that it begins likely


def worlds(game: Game, view: View, rng: Rng, *, weights: bool) -> Iterator[State]:
    """States drawn from the view.

    Without weights each as likely as `game.resample` says. With them in proportion to `game.likelihood` besides, by
    Metropolis's walk: a fresh world takes the place of the last one as often as it is likelier, else the last one
    stays and is given again; unless the game knows a better walk.
    """
    known = game.walk(view, rng) if weights else None
    if known is not None:
        yield from known
    if not weights or type(game).likelihood is Game.likelihood:
        while True:
            yield game.resample(view, rng)
    current, weight = _first(game, view, rng)
    while True:
        yield current
        fresh = game.resample(view, rng)
        likely = game.likelihood(view, fresh)
        if likely >= weight * rng.random():
            current, weight = fresh, likely


def _first(game: Game, view: View, rng: Rng) -> tuple[State, float]:
    """One of a few worlds, by their weights."""
    drawn = [game.resample(view, rng) for _ in range(FIRST)]
    weights = [game.likelihood(view, world) for world in drawn]
    left = rng.random() * sum(weights)
    for world, weight in zip(drawn, weights, strict=True):
        left -= weight
        if left < 0:
            return world, weight
    return drawn[-1], weights[-1]
