"""The exact number of tricks with all hands open: a search for one target at a time, with what was found kept.

Side 0 (seats 0 and 2) wants `need` more tricks, side 1 wants to prevent it. A position after a finished trick is kept
with the ranks that mattered in its proof (patterns.py).
"""

from fortyone.games.tarneeb41.cards import LANE, NO_SUIT, TRUMP, WIDTH
from fortyone.games.tarneeb41.ordering import Ordering
from fortyone.games.tarneeb41.patterns import Patterns

ONE = 1
LENGTHS = 0x0FFFFFFFFFFFFFFF  # of a shape; the last one follows from the others
FIELD = 0xFFFFFFFF


class Solver(Ordering):
    """Searches one layout."""

    def __init__(self) -> None:
        super().__init__()
        self.patterns = Patterns()
        self.codes = [0] * 32768  # by suit and set of its cards left: their owners
        self.nodes = 0

    def encode(self) -> None:
        """Write the codes of every set of each suit's cards."""
        self.patterns.forget()
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

    def lead(self, ply: int, seat: int, need: int, left: int) -> bool:
        """Whether side 0 takes `need` of the tricks left, this seat to lead; `proof` is what it stands on."""
        self.proof = 0
        if need <= 0:
            return True
        if need > left:
            return False
        if left == 1:
            return self.last_trick(ply, seat)
        key = self.shape & LENGTHS | ONE * seat << 60
        high = self.code(0) << 32 | self.code(1)
        low = self.code(2) << 32 | self.code(3)
        known = self.patterns.find(key, high, low, need)
        if known:
            self.proof = self.proof_of(known)
            return self.patterns.least(known) >= need
        mine = seat & 1 == 0
        sure = self.quick(seat, left)
        if mine:
            if sure >= need:
                return True
        elif left - sure < need:
            return False
        sure = self.slow(seat)
        if mine:
            if left - sure < need:
                return False
        elif sure >= need:
            return True
        base = WIDTH * ply
        end = self.options(base, seat, NO_SUIT)
        self.weigh(ply, base, end, seat, 0)
        self.sort(base, end)
        self.led[ply] = NO_SUIT
        self.cards[ply] = 0
        self.best[ply] = 0
        won = self.try_all(ply, seat, need, left, base, end)
        self.store(key, high, low, need, left, won)
        return won

    def try_all(self, ply: int, seat: int, need: int, left: int, base: int, end: int) -> bool:
        """Try the options in turn until one does what the seat wants."""
        mine = seat & 1 == 0
        proof = 0
        for i in range(base, end):
            won = self.put(ply, seat, self.option_bits[i], self.option_suits[i], need, left)
            if won == mine:
                return won
            proof |= self.proof
        self.proof = proof
        return not mine

    def put(self, ply: int, seat: int, card: int, suit: int, need: int, left: int) -> bool:
        """Play a card, look what comes of it, and take it back."""
        self.nodes += 1
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
        unit = ONE << 4 * (4 * seat + suit)
        self.hands[seat] ^= card
        self.shape -= unit
        if ply & 3 == 3:
            won = self.next_trick(after, need, left)
        else:
            won = self.follow(after, (seat + 1) & 3, need, left)
        self.hands[seat] ^= card
        self.shape += unit
        return won

    def take(self, ply: int, seat: int, card: int, suit: int) -> None:
        """This card is taking the trick."""
        self.best[ply] = card
        self.best_suit[ply] = suit
        self.best_seat[ply] = seat

    def next_trick(self, ply: int, need: int, left: int) -> bool:
        """The trick is full: its taker leads."""
        taker = self.best_seat[ply]
        card = self.best[ply] if self.rivals[ply] else 0
        gone = self.cards[ply]
        self.universe ^= gone
        won = self.lead(ply, taker, need - 1 + (taker & 1), left - 1)
        self.universe ^= gone
        self.proof |= card
        return won

    def follow(self, ply: int, seat: int, need: int, left: int) -> bool:
        """Whether side 0 gets there, this seat to play to the trick."""
        base = WIDTH * ply
        end = self.options(base, seat, self.led[ply])
        if end - base > 1:
            self.weigh(ply, base, end, seat, ply & 3)
            self.sort(base, end)
        return self.try_all(ply, seat, need, left, base, end)

    def last_trick(self, ply: int, leader: int) -> bool:
        """Whether side 0 takes the last trick."""
        card = self.hands[leader]
        suit = self.suit_of(card)
        taker = leader
        rivals = 0
        for i in range(1, 4):
            seat = (leader + i) & 3
            other = self.hands[seat]
            other_suit = self.suit_of(other)
            if other_suit == suit:
                rivals = 1
                if other > card:
                    card = other
                    taker = seat
            elif other_suit == TRUMP:
                card = other
                suit = TRUMP
                taker = seat
                rivals = 0
        self.proof = card if rivals else 0
        return taker & 1 == 0

    # what is kept

    def store(self, key: int, high: int, low: int, need: int, left: int, won: bool) -> None:
        """Keep what was found, with the ranks in `proof`."""
        entry = self.patterns.keep(key)
        self.patterns.words[entry] = self.prefix(0) << 32 | self.prefix(1)
        self.patterns.words[entry + 1] = self.prefix(2) << 32 | self.prefix(3)
        self.patterns.words[entry + 2] = high
        self.patterns.words[entry + 3] = low
        self.patterns.words[entry + 4] = need | left << 4 if won else (need - 1) << 4
        counts = ONE - ONE
        for suit in range(4):
            counts |= self.count_of(suit) << 4 * suit
        self.patterns.words[entry + 6] = counts

    def count_of(self, suit: int) -> int:
        """How many of the highest cards of a suit the proof needs."""
        proof = self.proof >> 16 * suit & LANE
        if proof == 0:
            return 0
        return self.counts[self.universe >> 16 * suit & LANE & ~((proof & -proof) - ONE)]

    def prefix(self, suit: int) -> int:
        """Two bits, from bit 31 down, for each card of a suit whose rank the proof needs."""
        return FIELD & ~(FIELD >> 2 * self.count_of(suit))

    def proof_of(self, entry: int) -> int:
        """The lowest card of each suit whose rank an entry stands on, in this position."""
        found = ONE - ONE
        counts = self.patterns.words[entry + 6]
        for suit in range(4):
            count = counts >> 4 * suit & 15
            if count:
                rest = self.universe >> 16 * suit & LANE
                while count > 1:
                    rest ^= ONE << self.tops[rest]
                    count -= 1
                found |= ONE << 16 * suit + self.tops[rest]
        return found

    # from Python

    def load(self, hands: list[int], leader: int) -> None:
        for seat in range(4):
            self.given[seat] = hands[seat]
        self.lay()
        self.encode()

    def solve(self, leader: int, guess: int) -> int:
        left = 0
        for suit in range(4):
            left += self.length(leader, suit)
        self.nodes = 0
        if self.lead(0, leader, guess, left):
            while guess < left and self.lead(0, leader, guess + 1, left):
                guess += 1
            return guess
        guess -= 1
        while guess > 0 and not self.lead(0, leader, guess, left):
            guess -= 1
        return guess

    def stats(self):
        return self.nodes, self.patterns.used, self.patterns.generation
