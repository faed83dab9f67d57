"""What hands are worth and which are better, in the words of a View: E-10 to E-13."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from fortyone.core.cards import SUITS, members
from fortyone.games.empat_satu.moves import GAIN
from fortyone.games.empat_satu.worth import hand_value, strength

SUIT = (1 << 13) - 1


class Worth(NamedTuple):
    """What a hand is worth.

    Attributes:
        value: −22 to 41.
        suit: The suit that counts for it: `c`, `d`, `h` or `s`.
    """

    value: int
    suit: str


class Ranked(NamedTuple):
    """A hand that was shown.

    Attributes:
        value: −22 to 41.
        suit: The suit that counts for it.
        place: 1 for the best; tied hands share a place.
    """

    value: int
    suit: str
    place: int


@lru_cache(1 << 14)  # every reader's view asks it of the same few hands
def worth(hand: int) -> Worth:
    """What one to four cards are worth at most, and by which suit (E-10); of two suits the better one (E-12)."""
    gains = [sum(GAIN[card] for card in members(hand & SUIT << 13 * suit)) for suit in range(4)]
    return Worth(hand_value(hand), SUITS[gains.index(max(gains))])


def ranking(hands: Sequence[int]) -> tuple[Ranked, ...]:
    """Hands of four by seat, each with its place (E-11, E-12, E-13)."""
    strong = [strength(hand) for hand in hands]
    return tuple(
        Ranked(*worth(hand), place=1 + sum(other > own for other in strong))
        for hand, own in zip(hands, strong, strict=True)
    )
