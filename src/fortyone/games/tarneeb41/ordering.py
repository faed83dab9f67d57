"""Which card to try first: the search is the faster, the sooner it meets one that does it."""

from fortyone.games.tarneeb41.cards import LANE, TRUMP
from fortyone.games.tarneeb41.sure import Counting


class Ordering(Counting):
    """Weighs the options of a seat; all hands are open, so who takes the trick can be seen ahead."""

    def __init__(self) -> None:
        super().__init__()
        # The trick before each card of the play: the suit led, the card that is taking it, its seat, how many cards of
        # its suit there are, and all its cards.
        self.led = [0] * 53
        self.best = [0] * 53
        self.best_suit = [0] * 53
        self.best_seat = [0] * 53
        self.rivals = [0] * 53
        self.cards = [0] * 53

    def power(self, suit: int, card: int, led: int) -> int:
        """How strong a card of the bits is in a trick: 0: it cannot take it."""
        if suit == TRUMP:
            return 33 + self.tops[card >> 16 * TRUMP]
        if suit == led:
            return 1 + self.tops[card >> 16 * suit]
        return 0

    def best_power(self, seat: int, led: int) -> int:
        """The strongest that a seat could play to a trick of this suit."""
        lane = self.hands[seat] >> 16 * led & LANE
        if lane:
            return (33 if led == TRUMP else 1) + self.tops[lane]
        lane = self.hands[seat] >> 16 * TRUMP & LANE
        return 33 + self.tops[lane] if lane else 0

    def weigh(self, ply: int, base: int, end: int, seat: int, place: int) -> None:
        """Write the weights."""
        if place == 0:
            for i in range(base, end):
                self.weights[i] = self.lead_weight(seat, self.option_bits[i], self.option_suits[i])
        else:
            led = self.led[ply]
            so_far = self.power(self.best_suit[ply], self.best[ply], led)
            partner_has = (self.best_seat[ply] ^ seat) & 1 == 0
            theirs = 0
            ours = 0
            if place < 3:
                theirs = self.best_power((seat + 1) & 3, led)
            if place == 1:
                ours = self.best_power((seat + 2) & 3, led)
            if partner_has:
                ours = max(ours, so_far)
            else:
                theirs = max(theirs, so_far)
            for i in range(base, end):
                self.weights[i] = self.follow_weight(
                    seat, self.option_bits[i], self.option_suits[i], led, ours, theirs
                )

    def follow_weight(
        self, seat: int, card: int, suit: int, led: int, ours: int, theirs: int
    ) -> int:
        power = self.power(suit, card, led)
        rank = self.tops[card >> 16 * suit]
        weight = -rank
        if suit == TRUMP:
            weight -= 10
        if power > theirs and power > ours:
            weight += 40
        elif ours > theirs and power < ours:
            weight += 30
        if suit != led:
            weight += 2 * self.length(seat, suit)
        return weight

    def lead_weight(self, seat: int, card: int, suit: int) -> int:
        power = self.power(suit, card, suit)
        theirs = max(self.best_power((seat + 1) & 3, suit), self.best_power((seat + 3) & 3, suit))
        partners = self.best_power((seat + 2) & 3, suit)
        weight = 0
        rank = self.tops[card >> 16 * suit]
        if power > theirs:
            weight += 40 + rank
        elif partners > theirs:
            weight += 40 - rank
        else:
            weight -= rank
        if suit == TRUMP:
            weight -= 5
        return weight
