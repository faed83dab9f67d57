"""What hands of Empat Satu are worth, compiled: E-5, E-10 and E-12. The numbers are explained in moves.py."""

from fortyone.games.empat_satu import moves as table
from fortyone.games.empat_satu.moves import LEAST, NONE, SCALE

ONE = 1
CLUBS = 0x1FFF
DIAMONDS = CLUBS << 13
HEARTS = CLUBS << 26
SPADES = CLUBS << 39
AGAINST = [0] * 52
GAIN = [0] * 52
SUIT = [0] * 52
PLACE = [0] * 67  # by bit % 67: which bit it is (2 is a primitive root of 67)
for i in range(52):
    AGAINST[i] = table.AGAINST[i]
    GAIN[i] = table.GAIN[i]
    SUIT[i] = i // 13
    PLACE[(ONE << i) % 67] = i


def strength(hand: int) -> int:
    """A number that orders hands of four as E-11 and E-12 do: equal numbers are tied hands (E-13)."""
    total = 0
    gain = 0
    best = 0
    suit = NONE
    rest = hand
    while rest:
        low = rest & (~rest + ONE)
        rest ^= low
        card = PLACE[low % 67]
        if SUIT[card] != suit:
            suit = SUIT[card]
            gain = 0
        total += AGAINST[card]
        gain += GAIN[card]
        if gain > best:
            best = gain
    return total + best  # E-10, and of two suits the one that compares better (E-12)


def hand_value(hand: int) -> int:
    """What a hand of four is worth, −22 to 41 (E-10)."""
    return (strength(hand) + (1 - LEAST) * SCALE) // SCALE + LEAST


def one_suit(hand: int) -> bool:
    """Whether the cards are all of one suit."""
    return (
        (hand & CLUBS) == hand
        or (hand & DIAMONDS) == hand
        or (hand & HEARTS) == hand
        or (hand & SPADES) == hand
    )
