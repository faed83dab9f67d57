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
        self.against = [0] * 2  # trumps that the opponents, left and right, may ruff with

    def masters(self, seat: int, suit: int) -> int:
        """The cards of a seat that no other hand's cards of the suit beat, as a set of the suit."""
        whole = self.universe >> 16 * suit & LANE
        own = self.hands[seat] >> 16 * suit & LANE
        others = whole & ~own
        return own & ~((TWO << self.tops[others]) - 1) if others else own

    def quick(self, seat: int, left: int) -> int:
        """Tricks that the leader and its partner can take at once, one after the other; `proof`: by which cards."""
        partner = (seat + 2) & 3
        partner_trumps = self.length(partner, TRUMP)
        self.against[0] = self.length((seat + 1) & 3, TRUMP)
        self.against[1] = self.length((seat + 3) & 3, TRUMP)
        self.proof = 0
        trumps = self.cash(seat, TRUMP, partner)
        sides = 0
        for suit in range(4):
            if suit != TRUMP:
                sides += self.cash(seat, suit, partner)
        if partner_trumps and self.against[0] + self.against[1]:
            # With nothing else left, the partner would have to ruff.
            sides = min(sides, left - partner_trumps)
        total = trumps + sides
        room = left - total
        if partner_trumps:  # its winners are kept, and it ruffs none of the leader's
            room = min(room, left - partner_trumps - sides - max(0, trumps - partner_trumps))
        ruffs = self.length(seat, TRUMP) - trumps
        if ruffs > 0:  # the leader ruffs none of its
            room = min(room, left - total - ruffs)
        return total + self.cross(seat, partner, room) if room > 0 else total

    def cash(self, seat: int, suit: int, partner: int) -> int:
        """Rounds of a suit that the leader takes with cards nobody beats; opponents who run out of trumps lose them."""
        masters = self.masters(seat, suit)
        if masters == 0:
            return 0
        left_length = self.length((seat + 1) & 3, suit)
        right_length = self.length((seat + 3) & 3, suit)
        longest = max(left_length, right_length)
        rounds = self.unruffed(suit, self.counts[masters], left_length, right_length)
        own = self.length(seat, suit)
        if max(longest, self.length(partner, suit)) > 0:  # else no rank matters
            self.proof |= masters << 16 * suit
        if self.against[0] + self.against[1] == 0 and rounds >= max(
            longest, self.length(partner, suit)
        ):
            rounds = own
        return rounds

    def unruffed(self, suit: int, rounds: int, left: int, right: int) -> int:
        """How many of these rounds no opponent can ruff; `left` and `right` are how long they are in the suit."""
        if suit == TRUMP:
            if rounds >= max(left, right):
                self.against[0] = 0
                self.against[1] = 0
            return rounds
        if self.against[0]:
            rounds = min(rounds, left)
        if self.against[1]:
            rounds = min(rounds, right)
        return rounds

    def cross(self, seat: int, partner: int, left: int) -> int:
        """Tricks that the partner takes after those of the leader, if a suit leads to it."""
        found = 0
        entry = False
        proof = self.proof
        for i in range(4):
            suit = TRUMP if i == 0 else (TRUMP + i) & 3
            if self.masters(seat, suit) == 0:
                masters = self.masters(partner, suit)
                rounds = self.counts[masters]
                if rounds == 0:
                    continue
                left_length = self.length((seat + 1) & 3, suit)
                right_length = self.length((seat + 3) & 3, suit)
                if suit == TRUMP and not self.length(seat, TRUMP):
                    continue  # no way to lead it first: the others' trumps stay
                rounds = self.unruffed(suit, rounds, left_length, right_length)
                if rounds:
                    found += rounds
                    proof |= masters << 16 * suit
                    if self.length(seat, suit):
                        entry = True
                if suit == TRUMP and self.against[0] + self.against[1] == 0 and not entry:
                    return 0
        if not entry:
            return 0
        self.proof = proof
        return min(found, left)

    def slow(self, seat: int) -> int:
        """Tricks that the top trumps of one hand of the two seats that do not lead will take."""
        first = self.masters((seat + 1) & 3, TRUMP)
        second = self.masters((seat + 3) & 3, TRUMP)
        best = first if first else second
        self.proof = best << 16 * TRUMP
        return self.counts[best]
