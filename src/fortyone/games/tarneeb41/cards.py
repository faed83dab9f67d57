"""Which card beats which, and the moves' ids. The kernel copies these tables where C can read them."""

from typing import Final

from fortyone.core.cards import RANKS

HEARTS: Final = 2
TRUMP: Final = HEARTS
NOBODY: Final = -1
LOWEST: Final = -2_000_000_000  # no score is lower
NO_BID: Final = 0  # among the bids by seat: not yet
BIDS: Final = 13  # ids 0 … 12 are the bids 1 … 13, the id of a card is 13 more than its number
MOVES: Final = BIDS + 52
# Of a search with open hands (layout.py):
LANE: Final = 0x1FFF  # the cards of one suit
NO_SUIT: Final = -1  # led: the trick is empty
WIDTH: Final = 16  # room for the options of one card of the play


def _strength(card: int, led: int) -> int:
    """0 where the card cannot take the trick; else the more, the stronger (T-1, T-9)."""
    suit, rank = divmod(card, 13)
    power = "23456789TJQKA".index(RANKS[rank]) + 1
    if suit == HEARTS:
        return power + 13
    return power if suit == led else 0


# [52 · the suit led + card]
STRENGTHS: Final = tuple(_strength(card, led) for led in range(4) for card in range(52))


def strength(card: int, led: int) -> int:
    """How strong a card is in a trick of this suit; 0: it cannot take it."""
    return STRENGTHS[52 * led + card]


def taker(leader: int, cards: list[int]) -> int:
    """The seat that takes, or is taking, a trick of one card or more (T-9)."""
    led = cards[0] // 13
    best = max(range(len(cards)), key=lambda place: strength(cards[place], led))
    return (leader + best) % 4


def voids_shown(leader: int, cards: list[int]) -> list[int]:
    """By seat, the suit it shows to lack in a trick, as a bit; 0: none."""
    shown = [0, 0, 0, 0]
    for place, card in enumerate(cards):
        if card // 13 != cards[0] // 13:
            shown[(leader + place) % 4] = 1 << cards[0] // 13
    return shown
