"""Kept dice laid in their places, and which scores are the best: D-4 to D-6."""

from collections.abc import Sequence
from typing import Any, NamedTuple

PERFECT = 24  # four sixes (D-5)


class Tray(NamedTuple):
    """Dice set aside in one turn.

    Attributes:
        tickets: Of the two tickets, in the order of the option, whether each is kept.
        points: The other dice kept, which count, as digits, highest first.
        sum: Their points.
    """

    tickets: tuple[bool, bool]
    points: str
    sum: int


def lay(kept: str, tickets: tuple[int, int]) -> Tray:
    """Kept dice in their places: a further ticket counts as points (D-5)."""
    left = sorted(kept, reverse=True)
    first, second = (str(face) in left for face in tickets)
    for face, found in zip(tickets, (first, second), strict=True):
        if found:
            left.remove(str(face))
    return Tray((first, second), "".join(left), sum(map(int, left)))


def points_of(kept: str, tickets: tuple[int, int]) -> int:
    """What six dice score; 0: a ticket is missing (D-4, D-5)."""
    tray = lay(kept, tickets)
    return tray.sum if all(tray.tickets) else 0


def leading(done: Sequence[int | None]) -> dict[str, Any]:
    """The fields of a View that say which scores are the best (D-6); 0 has no claim."""
    best = max((made or 0 for made in done), default=0)
    leaders = tuple(seat for seat, made in enumerate(done) if made == best > 0)
    return {"best": best, "best_by": leaders, "perfect": best == PERFECT}
