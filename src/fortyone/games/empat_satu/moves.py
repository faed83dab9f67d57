"""The moves of Empat Satu, and what cards are worth, as numbers.

A move id below 52 discards the card of that number; the four other moves follow.
"""

from typing import Final

STOCK: Final = 52
PILE: Final = 53
STOP: Final = 54
PASS: Final = 55
WORDS: Final = ("stock", "pile", "stop", "pass")
NUM_MOVES: Final = 56

HAND: Final = 4
BEST: Final = 41
LEAST: Final = -22
NONE: Final = -1  # where a card may be missing

PARS: Final = (
    6,
    12,
    18,
    22,
    24,
    25,
)  # what a hand should be worth to be ahead, after 0, 1 … turns of each seat

PHASES: Final = ("take", "discard")

# By card: two to ten, ten for J Q K, eleven for the ace (E-9).
VALUES: Final = (11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10) * 4

# A hand's strength is one number: its value, and within equal values the order of E-12. There the first difference
# between the signed values, worst first, decides: the hand with fewer cards of the worst value that differs is the
# better one. So each card takes away 5 ** (how bad it is), for no hand has five cards of a kind.
SCALE: Final = 5**23


def worth(signed: int) -> int:
    """What a card of this signed value, −11 to 11, adds to a hand's strength."""
    return int(signed * SCALE - 5 ** (11 - signed))


AGAINST: Final = tuple(worth(-value) for value in VALUES)  # outside the counted suit
GAIN: Final = tuple(worth(value) - worth(-value) for value in VALUES)  # more, inside it
SHARE: Final = 60  # returns are counted in sixtieths: a win or a loss is shared by up to six
