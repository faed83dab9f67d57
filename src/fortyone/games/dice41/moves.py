"""Dice as packed ints, and the moves of both forms of the game: which dice a move id keeps.

A move that keeps exactly one die has the id face − 1. Where more may be kept, the id is the rank of its counts (of
ones, twos, … sixes) among all vectors of one to six dice, in the order of a dictionary: 923 ids.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import Final

from fortyone.core.dice import FACES, faces_text

NOT_YET: Final = -1  # among scores by seat: the seat has not thrown in this round or roll-off


def _vectors(faces: int, budget: int) -> Iterator[tuple[int, ...]]:
    if faces == 0:
        yield ()
        return
    for count in range(budget + 1):
        for rest in _vectors(faces - 1, budget - count):
            yield (count, *rest)


def pack(counts: Iterable[int]) -> int:
    """Counts of ones, twos, … sixes as one int, four bits a face, ones lowest."""
    return sum(count << (4 * face) for face, count in enumerate(counts))


def pack_faces(faces: Sequence[int]) -> int:
    """Faces as one int."""
    return pack(faces.count(face) for face in FACES)


@lru_cache(1 << 12)
def digits(packed: int) -> str:
    """Packed dice as digits, highest first."""
    return faces_text(face for face in FACES for _ in range(packed >> (4 * face - 4) & 15))


# By id, where more than one die may be kept: how many ones, twos, … sixes.
COUNTS: Final = tuple(_vectors(6, 6))[1:]
PACKED: Final = tuple(pack(counts) for counts in COUNTS)
TEXTS: Final = tuple(digits(packed) for packed in PACKED)
IDS: Final = {text: move for move, text in enumerate(TEXTS)}

# [(face · 7 + budget) · 7 + count], face from 0: how many vectors, with this many dice left to place from this face
# on, have fewer of this face. Their sum over the faces, minus 1, is the rank.
OFFSETS: Final = tuple(
    sum(comb(budget - less + 5 - face, 5 - face) for less in range(min(count, budget + 1)))
    for face in range(6)
    for budget in range(7)
    for count in range(7)
)
