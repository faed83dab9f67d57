"""Tricks that can be counted without a search, and the cards whose ranks they stand on."""

from fortyone.games.tarneeb41.cards import LANE, TRUMP
from fortyone.games.tarneeb41.layout import Layout

ONE = 1
TWO = 2


class Counting(Layout):
    """Counts sure tricks.

    Attributes:
        proof: Cards whose ranks matter for what was found last: these, and all above them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.proof = 0

    def masters(self, seat: int, suit: int) -> int:
        """The cards of a seat that no other hand's cards of the suit beat, as a set of the suit."""
        whole = self.universe >> 16 * suit & LANE
        own = self.hands[seat] >> 16 * suit & LANE
        others = whole & ~own
        return own & ~((TWO << self.tops[others]) - 1) if others else own

    def quick(self, seat: int, left: int) -> int:
        """Tricks that the leader and its partner can take at once, one after the other."""
        lho, partner, rho = (seat + 1) & 3, (seat + 2) & 3, (seat + 3) & 3
        against_left = self.length(lho, TRUMP)
        against_right = self.length(rho, TRUMP)
        self.proof = 0
        trumps = self.masters(seat, TRUMP)
        total = self.counts[trumps]
        self.proof |= trumps << 16 * TRUMP
        partner_trumps = self.length(partner, TRUMP)
        if total >= max(against_left, against_right):
            against_left = against_right = 0
            if total >= partner_trumps:
                total = self.length(seat, TRUMP)
        sides = 0
        for suit in range(4):
            if suit != TRUMP:
                tops = self.masters(seat, suit)
                rounds = self.counts[tops]
                if against_left:
                    rounds = min(rounds, self.length(lho, suit))
                if against_right:
                    rounds = min(rounds, self.length(rho, suit))
                if rounds:
                    self.proof |= tops << 16 * suit
                    if against_left + against_right == 0 and rounds >= max(
                        self.length(lho, suit),
                        max(self.length(rho, suit), self.length(partner, suit)),
                    ):
                        rounds = self.length(seat, suit)
                    sides += rounds
        if against_left + against_right and partner_trumps:
            # With nothing else left, the partner would have to ruff.
            sides = min(sides, left - partner_trumps)
        return total + sides

    def slow(self, seat: int) -> int:
        """Tricks that the top trumps of one hand of the two seats that do not lead will take."""
        first = self.masters((seat + 1) & 3, TRUMP)
        second = self.masters((seat + 3) & 3, TRUMP)
        best = first if first else second
        self.proof = best << 16 * TRUMP
        return self.counts[best]
