"""What a seat can reckon of the hidden hands: cards unseen, and how likely a seat can beat a card.

Rules of thumb for the bot. Every unseen card is taken to be as likely in each hidden hand that may hold it.
"""

from math import comb
from typing import Final

from fortyone.core.cards import FULL_DECK, bits, members, read_cards
from fortyone.games.tarneeb41.cards import HEARTS, strength
from fortyone.games.tarneeb41.notation import read_suits
from fortyone.games.tarneeb41.view import FULL, TarneebView


def suit_of(card: int) -> int:
    """The suit, 0 … 3 for c d h s."""
    return card // 13


def power(card: int) -> int:
    """The rank with the ace high: 1 for a two … 13 for an ace."""
    return (card % 13 + 12) % 13 + 1


SUIT_CARDS: Final = tuple(bits(range(13 * suit, 13 * suit + 13)) for suit in range(4))
# Under a suit led, the cards that beat a card: BEATING[led][card].
BEATING: Final = tuple(
    tuple(
        bits(other for other in FULL_DECK if strength(other, led) > strength(card, led))
        for card in FULL_DECK
    )
    for led in range(4)
)


class Chances:
    """The hidden cards, as the seat of a view reckons them. Sets of cards are ints with a bit a card."""

    def __init__(self, view: TarneebView) -> None:
        self.sizes = view.hand_sizes
        self.hand = bits(read_cards(view.hand))
        self.unseen = FULL & ~self.hand & ~bits(read_cards(view.played))
        voids = [read_suits(suits) for suits in view.voids]
        self.possible = [
            sum(self.unseen & SUIT_CARDS[suit] for suit in range(4) if not void >> suit & 1)
            for void in voids
        ]

    def holds(self, seat: int, cards: int) -> float:
        """How likely a seat holds at least one of these cards."""
        among = (self.possible[seat] & cards).bit_count()
        if among == 0:
            return 0.0
        possible = self.possible[seat].bit_count()
        return 1.0 - comb(possible - among, self.sizes[seat]) / comb(possible, self.sizes[seat])

    def beats(self, seat: int, led: int, card: int) -> float:
        """How likely a seat that is still to play can beat the card that is taking the trick."""
        beating = BEATING[led][card]
        by_suit = self.holds(seat, beating & SUIT_CARDS[led])
        if led == HEARTS:
            return by_suit
        void = 1.0 - self.holds(seat, SUIT_CARDS[led])
        return by_suit + void * self.holds(seat, beating & SUIT_CARDS[HEARTS])

    def lasts(self, card: int) -> float:
        """How likely a card of the own hand would take a later trick."""
        suit = suit_of(card)
        higher = BEATING[suit][card] & SUIT_CARDS[suit]
        above = (self.unseen & higher).bit_count()
        if suit == HEARTS:
            return 1.0 if above == 0 else max(0.4, 0.85 - 0.15 * above)
        left = (self.unseen & SUIT_CARDS[suit]).bit_count()
        safe = 0.9 if left > 5 else 0.7 if left > 2 else 0.4
        if above == 0:
            return safe
        guards = (self.hand & SUIT_CARDS[suit] & ~higher).bit_count() - 1
        return safe * 0.6**above if guards >= above else 0.02


def powers(cards: int, suit: int) -> list[int]:
    """The ranks of a set's cards of one suit, as `power` gives them."""
    return [power(card) for card in members(cards & SUIT_CARDS[suit])]
