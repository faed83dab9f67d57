"""Which card to try first: the search is the faster, the sooner it meets one that does it.

The weights were found by trial, for the fewest cards played over seventeen deals of eleven and twelve cards a hand.
"""

from fortyone.games.tarneeb41.cards import LANE, TRUMP
from fortyone.games.tarneeb41.trick import Trick

ONE = 1
TRUMPED = 33  # the least power of a trump
# To follow: what the card does for the trick, less its height; and what a discard leaves behind.
TAKES, PARTNER_TAKES, COVERS, TRUMPS, HEIGHT, SPARE, MASTER, GUARD = 53, 26, 35, 21, 4, 1, 17, 11
# To lead: who has the highest card of the suit, who can ruff, and short suits.
TOP, PARTNERS_TOP, SHARED_TOP, THROUGH, UP_TO, LOW = 23, 40, 36, 23, 4, 3
LONG, TRUMP_LEAD, LONE_TRUMP, RUFFED, PARTNER_RUFFS = 2, 5, 7, 21, 25
SINGLE, PARTNERS_SINGLE, THEIR_SINGLE = 6, 6, 3


class Ordering(Trick):
    """Weighs the options of a seat; all hands are open, so who takes the trick can be seen ahead."""

    def power(self, suit: int, card: int, led: int) -> int:
        """How strong a card is in a trick; 0: it cannot take it."""
        if suit == TRUMP:
            return TRUMPED + self.tops[card >> 16 * TRUMP]
        if suit == led:
            return 1 + self.tops[card >> 16 * suit]
        return 0

    def best_power(self, seat: int, led: int) -> int:
        """The strongest that a seat could play to a trick of this suit."""
        lane = self.hands[seat] >> 16 * led & LANE
        if lane:
            return (TRUMPED if led == TRUMP else 1) + self.tops[lane]
        lane = self.hands[seat] >> 16 * TRUMP & LANE
        return TRUMPED + self.tops[lane] if lane else 0

    def weigh(self, ply: int, base: int, end: int, seat: int) -> None:
        """Write the weights of a seat's options."""
        place = ply & 3
        if place == 0:
            for i in range(base, end):
                self.weights[i] = self.lead_weight(seat, self.option_bits[i], self.option_suits[i])
            return
        led = self.led[ply]
        theirs = self.best_power((seat + 1) & 3, led) if place < 3 else 0
        ours = self.best_power((seat + 2) & 3, led) if place == 1 else 0
        so_far = self.power(self.best_suit[ply], self.best[ply], led)
        if (self.best_seat[ply] ^ seat) & 1:
            theirs = max(theirs, so_far)
        else:
            ours = max(ours, so_far)
        for i in range(base, end):
            self.weights[i] = self.follow_weight(
                seat, self.option_bits[i], self.option_suits[i], led, ours, theirs
            )

    def follow_weight(
        self, seat: int, card: int, suit: int, led: int, ours: int, theirs: int
    ) -> int:
        """How soon to try a card in a trick, by the best that its side and the others have for it besides."""
        power = self.power(suit, card, led)
        weight = -HEIGHT * self.tops[card >> 16 * suit]
        if suit == TRUMP:
            weight += TRUMPS
        if power > theirs:
            weight += TAKES if power > ours else PARTNER_TAKES if ours > theirs else COVERS
        elif ours > theirs:
            weight += PARTNER_TAKES
        return weight if suit == led else weight + self.discard_weight(seat, card, suit)

    def discard_weight(self, seat: int, card: int, suit: int) -> int:
        """Long suits first; neither the highest card of a suit nor what guards the second highest."""
        length = self.length(seat, suit)
        weight = SPARE * length
        if suit == TRUMP:
            return weight
        whole = self.universe >> 16 * suit & LANE
        above = self.above(whole, card >> 16 * suit)
        if above == 0:
            return weight - MASTER
        own = self.hands[seat] >> 16 * suit & LANE
        if length == 2 and above > 1 and self.above(whole, ONE << self.tops[own]) == 1:
            return weight - GUARD
        return weight

    def above(self, whole: int, card: int) -> int:
        """How many cards of a suit are higher than one of it."""
        return self.counts[whole & ~((card << 1) - ONE)]

    def lead_weight(self, seat: int, card: int, suit: int) -> int:
        """How soon to try to lead a card."""
        power = self.power(suit, card, suit)
        left = self.best_power((seat + 1) & 3, suit)
        right = self.best_power((seat + 3) & 3, suit)
        theirs = max(left, right)
        partners = self.best_power((seat + 2) & 3, suit)
        rank = self.tops[card >> 16 * suit]
        weight = -LONG * self.length(seat, suit)
        if power > theirs and power > partners:
            weight += TOP + rank
        elif partners > theirs:
            weight += PARTNERS_TOP - rank
        elif power > theirs:
            weight += SHARED_TOP - rank
        else:
            weight -= LOW * rank
            if right > left:
                weight += UP_TO
            if max(power, partners) > right:
                weight += THROUGH
        if suit == TRUMP:
            return weight - TRUMP_LEAD - (LONE_TRUMP if partners == 0 else 0)
        if theirs >= TRUMPED:
            weight -= RUFFED
        if partners >= TRUMPED:
            weight -= PARTNER_RUFFS
        return weight + self.singles_weight(seat, suit)

    def singles_weight(self, seat: int, suit: int) -> int:
        """What it matters that a seat with trumps has one card of a suit."""
        weight = 0
        if self.may_ruff(seat, suit):
            weight -= SINGLE
        if self.may_ruff((seat + 2) & 3, suit):
            weight += PARTNERS_SINGLE
        if self.may_ruff((seat + 1) & 3, suit):
            weight -= THEIR_SINGLE
        if self.may_ruff((seat + 3) & 3, suit):
            weight -= THEIR_SINGLE
        return weight

    def may_ruff(self, seat: int, suit: int) -> bool:
        """Whether a seat has one card of a suit, and a trump."""
        return self.length(seat, suit) == 1 and self.length(seat, TRUMP) > 0
