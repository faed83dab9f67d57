"""The trick on the table, as a search plays it forth and back."""

from fortyone.games.tarneeb41.cards import NO_SUIT, TRUMP
from fortyone.games.tarneeb41.sure import Counting

ONE = 1


class Trick(Counting):
    """Plays cards; what stands at index `ply` is the trick before card `ply` of the play."""

    def __init__(self) -> None:
        super().__init__()
        self.led = [0] * 53  # suit
        self.best = [0] * 53  # the card that is taking the trick, its suit and seat
        self.best_suit = [0] * 53
        self.best_seat = [0] * 53
        self.rivals = [
            0
        ] * 53  # whether another card of its suit is there: only then does its rank matter
        self.cards = [0] * 53  # all of them

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
