"""From what a search found to a choice: the best move, and of equals the most sensible."""

from collections.abc import Mapping
from typing import Final

from fortyone.core.player import Choice
from fortyone.search.tree import Found

SLACK: Final = 0.5  # standard errors within which two moves count as equal
EQUAL: Final = 1e-9  # as far as sums of floats tell


def decide(found: Mapping[str, Found], sensible: Choice | None) -> Choice:
    """The move simulated most, or the sensible one if that is as good for all one can tell."""
    values = {move: known.mean for move, known in found.items() if known.visits}
    if sensible and len(values) < len(found):
        return Choice(sensible.move, sensible.why, values)  # no time to look at each
    best = max(values or found, key=lambda move: (found[move].visits, found[move].mean))
    if sensible and is_as_good(found[sensible.move], found[best]):
        best = sensible.move
    done = sum(known.visits for known in found.values())
    return Choice(best, f"{reason(best, values)} ({done} simulations)", values)


def decide_exactly(solved: Mapping[str, float], sensible: Choice | None) -> Choice:
    """The best move, or the sensible one if that is worth the same."""
    best = max(sorted(solved), key=lambda move: solved[move])
    if sensible and solved[sensible.move] >= solved[best] - EQUAL:
        best = sensible.move
    return Choice(best, f"{reason(best, solved)}, exactly", solved)


def is_as_good(one: Found, best: Found) -> bool:
    """Whether a move is as good as the best one, within the doubt about both."""
    doubt: float = (one.variance / one.visits + best.variance / best.visits) ** 0.5
    return one.mean >= best.mean - SLACK * doubt - EQUAL


def reason(best: str, values: Mapping[str, float]) -> str:
    """Why this move, in a line."""
    if best not in values:
        return "the first at hand"
    worth = f"worth {values[best]:+.3f}"
    others = sorted((move for move in values if move != best), key=lambda move: -values[move])
    return f"{worth}, {others[0]} {values[others[0]]:+.3f}" if others else worth
