"""The moves of both forms of the game: which dice a move id keeps.

A move that keeps exactly one die has the id face − 1. Where more may be kept, the id is the rank of its counts (of
ones, twos, … sixes) among all vectors of one to six dice, in the order of a dictionary: 923 ids.
"""

from collections.abc import Iterator
from math import comb
from typing import Final

NOT_YET: Final = -1  # among scores by seat: the seat has not thrown in this round or roll-off


def _vectors(faces: int, budget: int) -> Iterator[tuple[int, ...]]:
    if faces == 0:
        yield ()
        return
    for count in range(budget + 1):
        for rest in _vectors(faces - 1, budget - count):
            yield (count, *rest)


# By id: how many ones, twos, … sixes the move keeps.
COUNTS: Final = tuple(_vectors(6, 6))[1:]
RANKS: Final = {counts: move for move, counts in enumerate(COUNTS)}

# [(face · 7 + budget) · 7 + count], face from 0: how many vectors, with this many dice left to place from this face
# on, have fewer of this face. Their sum over the faces, minus 1, is the rank.
OFFSETS: Final = tuple(
    sum(comb(budget - less + 5 - face, 5 - face) for less in range(min(count, budget + 1)))
    for face in range(6)
    for budget in range(7)
    for count in range(7)
)


def pack(counts: tuple[int, ...]) -> int:
    """Counts as one int, four bits a face, ones lowest."""
    return sum(count << (4 * face) for face, count in enumerate(counts))


def unpack(packed: int) -> tuple[int, ...]:
    """The counts of ones, twos, … sixes."""
    return tuple(packed >> (4 * face) & 15 for face in range(6))


def faces_of(packed: int) -> list[int]:
    """The faces, ascending."""
    counts = unpack(packed)
    return [face for face in range(1, 7) for _ in range(counts[face - 1])]


PACKED: Final = tuple(pack(counts) for counts in COUNTS)
