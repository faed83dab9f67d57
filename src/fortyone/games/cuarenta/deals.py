"""Cuarenta's deals: the deck, fives, rondas in hand. C-4, C-13 … are clauses of RULES.md in this folder.

A card is a slot, a set of cards an int of slots (see moves.py). Points are in mesa.py, plays in state.py.
"""

from typing import Any

from fortyone.core.chance import CHANCE, Deck
from fortyone.core.rng import Rng
from fortyone.games.cuarenta import moves as tables
from fortyone.games.cuarenta import rules as words
from fortyone.games.cuarenta.mesa import Mesa

NONE = -1  # no card, no rank, no side
ONE = 1
FOUR = 15  # the four cards of a rank
RANKS = 10
WINS = words.WINS
MILLION = words.MILLION
# Which sets of four cards have exactly three: bit n for the set n.
THREES = 1 << 7 | 1 << 11 | 1 << 13 | 1 << 14

CARDS = [0] * 42
SLOTS = [0] * 54
for i in range(42):
    CARDS[i] = tables.CARDS[i]
    SLOTS[tables.CARDS[i]] = i


class Deals(Mesa):
    """The hidden cards: hands and stock."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.hands = [0] * 4  # by seat
        self.held = 0  # cards in all hands
        self.stock = [0] * 42  # the deck as slots, in the order of dealing
        self.dealt = 0  # how many of it have been dealt
        self.stock_end = 0
        self.shown = [
            NONE
        ] * 4  # by seat, the rank of the ronda shown in this five: nobody can have two
        self.last = NONE  # the card just laid by the seat before, if it still lies there

    def start(self, dealer: int) -> None:
        """Begin a mesa: the first deck is due."""
        self.dealer = dealer
        self.turn = CHANCE

    @property
    def cards_dealt(self) -> int:
        """How many cards of the last deck were dealt, also when its deal is over."""
        return self.dealt

    def draw(self, rng: Rng) -> None:
        """A deck order, or a misdeal (C-21)."""
        self.drawn_count = 0
        rate = self.rules.misdeals_per_million
        if rate > 0 and rng.pick(MILLION) < rate:
            return
        self.drawn_count = self.rules.pack
        for i in range(self.rules.pack):
            self.drawn[i] = CARDS[i]
        self.shuffle_drawn(rng)

    def put_drawn(self) -> None:
        """The first five are dealt; or, after a misdeal, the same dealer deals again."""
        if self.drawn_count == 0:
            self.misdeal()
            return
        for i in range(self.drawn_count):
            self.stock[i] = SLOTS[self.drawn[i]]
        self.dealt = 0
        self.stock_end = self.drawn_count
        self.deal_five()

    def misdeal(self) -> None:
        """The side that is not the dealer's scores (C-21)."""
        side = 1 - (self.dealer & 1)
        self.points[side] = self.total_after(side, self.rules.misdeal_points, False)
        if self.points[side] >= self.rules.target:
            self.win_chica(side, True)

    def deal_five(self) -> None:
        """Five cards each, one at a time (C-4)."""
        for i in range(5 * self.rules.seats):
            seat = (self.dealer + 1 + i) % self.rules.seats
            self.hands[seat] |= ONE << self.stock[self.dealt + i]
        self.dealt += 5 * self.rules.seats
        self.held = 5 * self.rules.seats
        self.last = NONE  # C-10: no caída across a new round of five
        for i in range(self.rules.seats):
            self.shown[i] = NONE
        self.turn = (self.dealer + 1) % self.rules.seats  # C-3
        self.show_dealt()

    def show_dealt(self) -> None:
        """All doble rondas, then automatic rondas, each in the order of play, till one wins (C-13)."""
        for i in range(self.rules.seats):
            seat = (self.dealer + 1 + i) % self.rules.seats
            rank = self.four_of(self.hands[seat])
            if rank != NONE and self.show_doble(seat, rank):
                return
        if not self.rules.ronda_automatic:
            return
        for i in range(self.rules.seats):
            seat = (self.dealer + 1 + i) % self.rules.seats
            rank = self.three_of(self.hands[seat])
            if rank != NONE and self.show_ronda(seat, rank):
                return

    def four_of(self, hand: int) -> int:
        """The rank of which a hand has all four, or NONE."""
        for rank in range(RANKS):
            if (hand >> 4 * rank & FOUR) == FOUR:
                return rank
        return NONE

    def three_of(self, hand: int) -> int:
        """The rank of which a hand has exactly three, or NONE."""
        for rank in range(RANKS):
            if THREES >> (hand >> 4 * rank & FOUR) & 1:
                return rank
        return NONE

    def show_doble(self, seat: int, rank: int) -> bool:
        """A doble ronda wins the chica or scores (C-13); true: the chica is won."""
        self.shown[seat] = rank
        if self.rules.doble_ronda == WINS:
            self.points[seat & 1] = self.rules.target  # also at 38 and 39
            self.win_chica(seat & 1, False)
            return True
        return self.award(seat & 1, self.rules.doble_ronda, False)

    def show_ronda(self, seat: int, rank: int) -> bool:
        """A ronda scores once, and is known to all until the five are played (C-12)."""
        self.shown[seat] = rank
        return self.award(seat & 1, self.rules.ronda_points, False)

    def clear_hands(self) -> None:
        """Put hands and stock away."""
        for seat in range(self.rules.seats):
            self.hands[seat] = 0
            self.shown[seat] = NONE
        self.held = 0
        self.last = NONE
        self.stock_end = self.dealt  # `dealt` still tells how far the last deck went

    def due(self) -> Deck | None:
        """The deck."""
        if self.turn != CHANCE:
            return None
        cards = tuple(sorted(CARDS[i] for i in range(self.rules.pack)))
        return Deck(cards, self.rules.misdeals_per_million / MILLION)
