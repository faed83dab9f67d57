"""Worlds of Cuarenta dealt fast: what stays the same for one view is worked out once (worlds.py), the rest is here."""

from collections.abc import Sequence
from typing import NamedTuple

from fortyone.core.rng import Rng
from fortyone.games.cuarenta.clues import Clue
from fortyone.games.cuarenta.moves import JOKER
from fortyone.games.cuarenta.sense import Sense

NONE = -1
ONE = 1
FOUR = 15
ONES = sum(1 << 4 * rank for rank in range(JOKER + 1))
PAIRS = ONES * 5
TWOS = ONES * 3
FULL = ONES * 4
# How much less likely a hand is to have laid a card if it could have made a caída, or taken by match; and to have
# taken others if it could have made a caída.
CAIDA_REFUSED = 0.1
REFUSED = 0.4
CAIDA_PASSED = 0.3


class Bound(NamedTuple):
    """What everyone knows of a hidden hand.

    Attributes:
        played: What it has played of this five.
        most: How many cards of a rank it can have been dealt.
        shown: The rank of its ronda, or NONE.
        known: Its cards of that rank: it holds no other.
    """

    played: int
    most: int
    shown: int
    known: int


class Hidden:
    """The cards that a view does not show, and the state they are dealt into.

    Args:
        base: The state without them.
        sure: By seat, the cards it is known to hold.
        missing: By seat, how many more it holds.
        bounds: By seat, what is known of its hand.
        unseen: The slots of the cards that may lie in a hand or in the stock.
        stock: How many the stock has.
    """

    def __init__(
        self,
        base: Sense,
        sure: Sequence[int],
        missing: Sequence[int],
        bounds: Sequence[Bound],
        unseen: Sequence[int],
        stock: int,
    ) -> None:
        self.base = base
        self.seats = len(sure)
        self.sure = [0] * 4
        self.missing = [0] * 4
        self.played = [0] * 4
        self.most = [0] * 4
        self.shown = [0] * 4
        self.known = [0] * 4
        self.hands = [0] * 4
        for seat, bound in enumerate(bounds):
            self.sure[seat] = sure[seat]
            self.missing[seat] = missing[seat]
            self.played[seat] = bound.played
            self.most[seat] = bound.most
            self.shown[seat] = bound.shown
            self.known[seat] = bound.known
        self.unseen = [0] * 42
        self.count = len(unseen)
        for i, slot in enumerate(unseen):
            self.unseen[i] = slot
        self.order = [0] * 42  # of one draw
        self.stock = stock
        self.clues = 0
        self.by = (
            [0] * 40
        )  # the clues, each by its play: who, the table, the card just laid, what was played since
        self.tables = [0] * 40
        self.lasts = [0] * 40
        self.laid = [0] * 40
        self.later = [0] * 40

    def draw(self, rng: Rng) -> Sense:
        """A world: one draw in ten is refused; at worst (four seats, the last five) two in three."""
        world = self.base.copy()
        assert isinstance(world, Sense)
        at = self.deal(rng)
        while at < 0:
            at = self.deal(rng)
        self.put_into(world, at)
        return world

    def deal(self, rng: Rng) -> int:
        """Deal the hands: how many cards that took; −1 where one of them could not be."""
        for i in range(
            self.count
        ):  # from the same order each time: a draw depends on nothing but the generator
            j = rng.pick(i + 1)
            self.order[i] = self.order[j]
            self.order[j] = self.unseen[i]
        at = 0
        for seat in range(self.seats):
            hand = self.sure[seat]
            for _ in range(self.missing[seat]):
                hand |= ONE << self.order[at]
                at += 1
            if self.missing[seat] > 0 and not self.holds(seat, hand):
                return -1
            self.hands[seat] = hand
        return at

    def holds(self, seat: int, hand: int) -> bool:
        """Whether a hand can be this seat's."""
        if self.shown[seat] != NONE:
            return (hand & FOUR << 4 * self.shown[seat]) == self.known[seat]
        return self.most[seat] == 4 or not self.too_many(hand | self.played[seat], self.most[seat])

    def too_many(self, cards: int, most: int) -> bool:
        """Whether a set has more than two, or three, cards of a rank: the bits of every four are added side by side."""
        pairs = (cards & PAIRS) + (cards >> 1 & PAIRS)
        counts = (pairs & TWOS) + (pairs >> 2 & TWOS)
        return (counts + (3 - most) * ONES & FULL) != 0

    def put_into(self, world: Sense, at: int) -> None:
        """The hands dealt; what is left over is the stock, in the order it lies."""
        world.held = 0
        for seat in range(self.seats):
            world.hands[seat] = self.hands[seat]
            world.held += world.count_bits(self.hands[seat])
        world.dealt = 0
        world.stock_end = self.stock
        for i in range(self.stock):
            world.stock[i] = self.order[at + i]

    # what the others' plays tell

    def take_clues(self, clues: Sequence[Clue]) -> None:
        """Remember what worlds are weighed by."""
        self.clues = len(clues)
        for i, clue in enumerate(clues):
            self.by[i] = clue.seat
            self.tables[i] = clue.table
            self.lasts[i] = clue.last
            self.laid[i] = clue.laid
            self.later[i] = clue.later

    def weigh(self, world: Sense) -> float:
        """How likely the others would have played as they have, with these hands; up to a factor."""
        weight = 1.0
        for i in range(self.clues):
            hand = world.hands[self.by[i]] | self.later[i]
            could = self.fold(hand) & self.fold(
                self.tables[i]
            )  # ranks that would have taken by match
            if self.lasts[i] != NONE and could >> (self.lasts[i] & ~3) & 1:
                weight *= CAIDA_REFUSED if self.laid[i] else CAIDA_PASSED
            elif could and self.laid[i]:
                weight *= REFUSED
        return weight

    def fold(self, cards: int) -> int:
        """The ranks of a set, a bit each."""
        pairs = cards | cards >> 1
        return (pairs | pairs >> 2) & ONES
