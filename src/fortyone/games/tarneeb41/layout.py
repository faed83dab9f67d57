"""Four open hands as a search needs them: ranks relative to the cards left, cards that are as good as each other.

A card is one bit, sixteen bits a suit: the cards of a suit that are there, from the lowest up, without gaps. Bits 13 to
15 of a suit stay empty, so that adding to a run of cards never carries into the next suit.
"""

from fortyone.games.tarneeb41.cards import LANE, NO_SUIT

ONE = 1
LANES = 0x1FFF1FFF1FFF1FFF


class Layout:
    """The cards of four seats, in play.

    Attributes:
        counts: How many cards a set of one suit has.
        tops: The place of the highest card of such a set, from 0.
        given: The hands to lay out, as sets of cards numbered by core/cards.py.
        hands: The cards of each seat, as bits.
        universe: The cards not yet gone: in the hands, and in the trick on the table.
        shape: How many cards of suit `s` seat `h` has, in four bits from bit 4·(4h + s).
        bits: For each card of core/cards.py, its bit; 0: not here.
        owners: By place of a bit, who had the card at the start.
        codes: By suit and set of its cards left, who holds each, from the highest down: two bits each, from bit 31.
        option_bits: For each card of the play (`WIDTH` each), the cards worth a try.
    """

    def __init__(self) -> None:
        self.counts = [0] * 8192
        self.tops = [0] * 8192
        for i in range(1, 8192):
            self.counts[i] = self.counts[i >> 1] + (i & 1)
            self.tops[i] = self.tops[i >> 1] + 1 if i > 1 else 0
        self.given = [0] * 4
        self.hands = [0] * 4
        self.universe = 0
        self.shape = 0
        self.bits = [0] * 52
        self.owners = [0] * 64
        self.codes = [0] * 32768
        self.option_bits = [0] * 848
        self.option_suits = [0] * 848
        self.weights = [0] * 848

    def lay(self) -> None:
        """Lay out the hands in `given`."""
        self.universe = 0
        self.shape = 0
        for seat in range(4):
            self.hands[seat] = 0
        for suit in range(4):
            place = 16 * suit
            for rank in range(1, 14):
                card = 13 * suit + rank % 13  # the ace last
                self.bits[card] = 0
                owner = self.owner_of(card)
                if owner >= 0:
                    self.bits[card] = ONE << place
                    self.owners[place] = owner
                    self.hands[owner] |= ONE << place
                    self.shape += ONE << 4 * (4 * owner + suit)
                    place += 1
            self.universe |= ((ONE << place) - 1) >> 16 * suit << 16 * suit

    def owner_of(self, card: int) -> int:
        """The seat that is given a card, or −1."""
        for seat in range(4):
            if self.given[seat] >> card & ONE:
                return seat
        return -1

    def encode(self) -> None:
        """Write the codes of every set of each suit's cards."""
        for suit in range(4):
            first = suit << 13
            self.codes[first] = 0
            whole = self.universe >> 16 * suit & LANE
            for place in range(self.counts[whole]):
                owner = self.owners[16 * suit + place] << 30
                for rest in range(1 << place):
                    self.codes[first + (1 << place) + rest] = owner | self.codes[first + rest] >> 2

    def code(self, suit: int) -> int:
        """Who holds the cards of a suit, from the highest down: two bits each, from bit 31."""
        return self.codes[(suit << 13) + (self.universe >> 16 * suit & LANE)]

    def length(self, seat: int, suit: int) -> int:
        """How many cards of a suit a seat has."""
        return self.shape >> 4 * (4 * seat + suit) & 15

    def options(self, base: int, seat: int, led: int) -> int:
        """Write the cards worth a try from index `base` on, and return the index after the last.

        Of cards with none of another hand between them it is the lowest: they take the same tricks.
        """
        left = self.hands[seat]
        if led != NO_SUIT and left & (LANE << 16 * led):
            left &= LANE << 16 * led  # T-8
        runs = self.hands[seat] | (LANES & ~self.universe)
        while left:
            card = left & -left
            left &= ~(runs & ~(runs + card))
            self.option_bits[base] = card
            self.option_suits[base] = self.suit_of(card)
            base += 1
        return base

    def sort(self, base: int, end: int) -> None:
        """Put the options with the greatest weights first."""
        for i in range(base + 1, end):
            weight, card, suit = self.weights[i], self.option_bits[i], self.option_suits[i]
            j = i - 1
            while j >= base and self.weights[j] < weight:
                self.weights[j + 1] = self.weights[j]
                self.option_bits[j + 1] = self.option_bits[j]
                self.option_suits[j + 1] = self.option_suits[j]
                j -= 1
            self.weights[j + 1] = weight
            self.option_bits[j + 1] = card
            self.option_suits[j + 1] = suit

    def suit_of(self, card: int) -> int:
        """The suit of a bit."""
        if card >> 32:
            return 2 + (card >> 48 != 0)
        return card >> 16 != 0
