"""What a mesa's events tell that its state has forgotten: the points of the chicas before."""

from typing import Any

from fortyone.core.chance import CHANCE
from fortyone.core.match import Match


def mesa_points(match: Match) -> tuple[float, float]:
    """The points each side has made in a mesa, over all its chicas.

    A chica's winner ends it on the target. What the loser still scored in the event that ended it, a ronda dealt to
    it or its cards, goes unseen.
    """
    state = match.start()
    made = [0, 0]
    for seat, what in match.state.events:
        before, won = state.scores, state.snapshot()["won"]
        if seat == CHANCE:
            state.put(what)
        else:
            state.apply(what)
        after = _shown(state, before, won)
        for side in (0, 1):
            made[side] += after[side] - before[side]
    return float(made[0]), float(made[1])


def _shown(state: Any, before: tuple[int, ...], won: list[int]) -> tuple[int, ...]:
    """The scores after an event; where it ended a chica and the next has begun, those it ended with."""
    now = state.snapshot()["won"]
    if now == won or state.is_over:
        return tuple(state.scores)
    target = state.game.options.target
    return tuple(target if now[side] != won[side] else before[side] for side in (0, 1))
