"""Which card to try first: the search is the faster, the sooner it meets one that does it."""

from fortyone.games.tarneeb41.cards import LANE, NO_SUIT, TRUMP
from fortyone.games.tarneeb41.sure import Counting

ONE = 1


class Ordering(Counting):
    """Weighs the options of a seat; all hands are open, so who takes the trick can be seen ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.tune = [0] * 24
        self.tune_all(
            (
                4,
                -21,
                53,
                26,
                35,
                1,
                17,
                11,
                -2,
                23,
                1,
                40,
                1,
                36,
                3,
                -4,
                23,
                5,
                7,
                21,
                -25,
                -6,
                6,
                3,
            )
        )
        # The trick before each card of the play: the suit led, the card that is taking it, its seat, how many cards of
        # its suit there are, and all its cards.
        self.led = [0] * 53
        self.best = [0] * 53
        self.best_suit = [0] * 53
        self.best_seat = [0] * 53
        self.rivals = [0] * 53
        self.cards = [0] * 53

    def tune_all(self, values: tuple[int, ...]) -> None:
        for i in range(24):
            self.tune[i] = values[i]

    def clear(self, ply: int) -> None:
        """An empty trick."""
        self.led[ply] = NO_SUIT
        self.cards[ply] = 0
        self.best[ply] = 0

    def place(self, ply: int, seat: int, card: int, suit: int) -> None:
        """A seat plays a card of the bits to the trick."""
        after = ply + 1
        self.cards[after] = self.cards[ply] | card
        self.led[after] = self.led[ply]
        self.best[after] = self.best[ply]
        self.best_suit[after] = self.best_suit[ply]
        self.best_seat[after] = self.best_seat[ply]
        self.rivals[after] = self.rivals[ply]
        if self.led[ply] == NO_SUIT:
            self.led[after] = suit
            self.take(after, seat, card, suit)
            self.rivals[after] = 0
        elif suit == self.best_suit[ply]:
            self.rivals[after] = 1
            if card > self.best[ply]:
                self.take(after, seat, card, suit)
        elif suit == TRUMP:
            self.take(after, seat, card, suit)
            self.rivals[after] = 0
        self.hands[seat] ^= card
        self.shape -= ONE << 4 * (4 * seat + suit)

    def take(self, ply: int, seat: int, card: int, suit: int) -> None:
        """This card is taking the trick (T-9)."""
        self.best[ply] = card
        self.best_suit[ply] = suit
        self.best_seat[ply] = seat

    def lift(self, seat: int, card: int, suit: int) -> None:
        """The seat takes the card back."""
        self.hands[seat] ^= card
        self.shape += ONE << 4 * (4 * seat + suit)

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
        weight = -rank * self.tune[0]
        if suit == TRUMP:
            weight -= self.tune[1]
        if power > theirs and power > ours:
            weight += self.tune[2]
        elif ours > theirs and power < ours:
            weight += self.tune[3]
        elif power > theirs:
            weight += self.tune[4]
        if suit != led:
            length = self.length(seat, suit)
            weight += self.tune[5] * length
            if suit != TRUMP:
                whole = self.universe >> 16 * suit & LANE
                above = self.counts[whole & ~((card >> 16 * suit << 1) - ONE)]
                if above == 0:
                    weight -= self.tune[6]
                elif length == 2 and above > 1:
                    own = self.hands[seat] >> 16 * suit & LANE
                    if self.counts[whole & ~((ONE << self.tops[own] << 1) - ONE)] == 1:
                        weight -= self.tune[7]
        return weight

    def lead_weight(self, seat: int, card: int, suit: int) -> int:
        lho, partner, rho = (seat + 1) & 3, (seat + 2) & 3, (seat + 3) & 3
        power = self.power(suit, card, suit)
        left = self.best_power(lho, suit)
        right = self.best_power(rho, suit)
        theirs = max(left, right)
        partners = self.best_power(partner, suit)
        rank = self.tops[card >> 16 * suit]
        length = self.length(seat, suit)
        weight = self.tune[8] * length
        if power > theirs and power > partners:
            weight += self.tune[9] + self.tune[10] * rank
        elif partners > theirs:
            weight += self.tune[11] - self.tune[12] * rank
        elif power > theirs:
            weight += self.tune[13] - self.tune[12] * rank
        else:
            weight -= self.tune[14] * rank
            if right > left:
                weight -= self.tune[15]
            if max(power, partners) > right:
                weight += self.tune[16]
        if suit == TRUMP:
            weight -= self.tune[17]
            if partners == 0:
                weight -= self.tune[18]
        else:
            if left > 32 or right > 32:
                weight -= self.tune[19]
            if partners > 32:
                weight += self.tune[20]
            if length == 1 and self.length(seat, TRUMP):
                weight += self.tune[21]
            if self.length(partner, suit) == 1 and self.length(partner, TRUMP):
                weight += self.tune[22]
            if self.length(lho, suit) == 1 and self.length(lho, TRUMP):
                weight -= self.tune[23]
            if self.length(rho, suit) == 1 and self.length(rho, TRUMP):
                weight -= self.tune[23]
        return weight
