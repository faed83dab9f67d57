"""From what a search found to a choice: the best move, and of equals the most sensible."""

from collections.abc import Mapping
from typing import Final

from fortyone.core.messages import Message
from fortyone.core.player import Choice
from fortyone.search.tree import Found

SLACK: Final = 0.5  # standard errors within which two moves count as equal
EQUAL: Final = 1e-9  # as far as sums of floats tell
SMALL: Final = 0.0005  # what is shown as zero


def decide(found: Mapping[str, Found], sensible: Choice | None) -> Choice:
    """The move simulated most, or the sensible one if that is as good for all one can tell."""
    values = {move: known.mean for move, known in found.items() if known.visits}
    if sensible and len(values) < len(found):
        return Choice(sensible.move, Message("search-hurried"), values)
    best = max(values or found, key=lambda move: (found[move].visits, found[move].mean))
    if sensible and is_as_good(found[sensible.move], found[best]):
        best = sensible.move
    return Choice(best, reason(best, values), values)


def decide_exactly(solved: Mapping[str, float], sensible: Choice | None) -> Choice:
    """The best move, or the sensible one if that is worth the same."""
    best = max(sorted(solved), key=lambda move: solved[move])
    if sensible and solved[sensible.move] >= solved[best] - EQUAL:
        best = sensible.move
    return Choice(best, reason(best, solved, known="exact"), solved)


def is_as_good(one: Found, best: Found) -> bool:
    """Whether a move is as good as the best one, within the doubt about both."""
    doubt: float = (one.variance / one.visits + best.variance / best.visits) ** 0.5
    return one.mean >= best.mean - SLACK * doubt - EQUAL


def reason(best: str, values: Mapping[str, float], known: str = "best") -> Message:
    """Why this move, in a line: by how much it is better than the next one, or that it is as good.

    Args:
        best: The move to play.
        values: What each move is worth.
        known: How the values are known: `best`, by simulation, or `exact`.
    """
    rivals = [move for move in values if move != best]
    if best not in values or not rivals:
        return Message("search-first")
    rival = max(rivals, key=lambda move: values[move])
    lead = values[best] - values[rival]
    if lead < SMALL:
        return Message(f"search-equal-{known}", {"next": rival, "value": signed(values[best])})
    told = {"next": rival, "value": signed(values[best]), "lead": signed(lead)}
    return Message(f"search-{known}", told)


def signed(value: float) -> Message:
    """A value with its sign, as the reader's language writes numbers."""
    sign = "zero" if abs(value) < SMALL else "plus" if value > 0 else "minus"
    return Message(f"search-{sign}", {"value": 0.0 if sign == "zero" else abs(value)})
