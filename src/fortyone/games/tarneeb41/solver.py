"""The exact number of tricks with all hands open: a search for one target at a time, with what was found kept.

Side 0 (seats 0 and 2) wants `need` more tricks, side 1 wants to prevent it. A position after a finished trick is kept
with the ranks that mattered in its proof (patterns.py).
"""

from fortyone.games.tarneeb41.cards import LANE, NO_SUIT, TRUMP, WIDTH
from fortyone.games.tarneeb41.ordering import Ordering
from fortyone.games.tarneeb41.patterns import Patterns

ONE = 1
LANES = 0x1FFF1FFF1FFF1FFF
LENGTHS = 0x0FFF0FFF0FFFFFFF  # of a shape; the others follow from them
FIELD = 0xFFFFFFFF


class Solver(Ordering):
    """Searches one layout."""

    def __init__(self) -> None:
        super().__init__()
        self.patterns = Patterns()
        self.chosen = 0
        # The position: cards on the table, who led them, tricks left with this one.
        self.start = 0
        self.leader = 0
        self.left = 0

    def lead(self, ply: int, seat: int, need: int, left: int) -> bool:
        """Whether side 0 takes `need` of the tricks left, this seat to lead; `proof` is what it stands on."""
        self.proof = 0
        if need <= 0:
            return True
        if need > left:
            return False
        if left == 1:
            return self.last_trick(ply, seat)
        high = self.code(0) << 32 | self.code(1)
        low = self.code(2) << 32 | self.code(3)
        key = self.shape & LENGTHS | ONE * seat << 60
        # Who has the highest card of each suit matters nearly always, and it cuts the chains of entries short.
        key |= high >> 62 << 44 | (high >> 30 & 3) << 46 | low >> 62 << 28 | (low >> 30 & 3) << 30
        known = self.patterns.find(key, high, low, need)
        likely = self.patterns.likely
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
        self.weigh(ply, base, end, seat)
        for i in range(base, end):
            if self.option_bits[i] & likely:
                self.weights[i] += 1000
        self.sort(base, end)
        self.clear(ply)
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
                self.chosen = self.option_bits[i]
                return won
            proof |= self.proof
        for i in range(base, end):
            proof |= self.cut(seat, self.option_bits[i], self.option_suits[i], proof)
        self.proof = proof
        self.chosen = 0
        return not mine

    def cut(self, seat: int, card: int, suit: int, proof: int) -> int:
        """The card, the lowest of some that were as good, if the proof needs the ranks of others of them alone.

        Those were not tried: where this card is any low one, they would not be as good.
        """
        ranks = proof & (LANE << 16 * suit)
        lowest = ranks & -ranks
        if lowest <= card:
            return ONE - ONE
        runs = self.hands[seat] | (LANES & ~self.universe)
        group = runs & ~(runs + card) & self.hands[seat]
        return card if group & ~(lowest - ONE) else ONE - ONE

    def put(self, ply: int, seat: int, card: int, suit: int, need: int, left: int) -> bool:
        """Play a card, look what comes of it, and take it back."""
        self.place(ply, seat, card, suit)
        full = ply & 3 == 3
        won = (
            self.next_trick(ply + 1, need, left)
            if full
            else self.follow(ply + 1, (seat + 1) & 3, need, left)
        )
        self.lift(seat, card, suit)
        return won

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
            self.weigh(ply, base, end, seat)
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
        self.patterns.words[entry + 7] = self.chosen

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

    def load(self, hands: list[int], leader: int, trick: list[int]) -> None:
        """Lay out four hands, as sets of cards, and play the cards on the table."""
        for seat in range(4):
            self.given[seat] = hands[seat]
        for i, card in enumerate(trick):
            self.given[(leader + i) & 3] |= ONE << card
        self.lay()
        self.encode()
        self.patterns.forget()
        self.start = len(trick)
        self.leader = leader
        self.left = 0
        for suit in range(4):
            self.left += self.length(leader, suit)
        self.clear(0)
        for i, card in enumerate(trick):
            self.place(i, (leader + i) & 3, self.bits[card], card // 13)

    def legal(self) -> list[int]:
        """The legal cards of the seat on turn, as core/cards.py numbers them (T-8)."""
        seat = (self.leader + self.start) & 3
        holding = self.hands[seat]
        if self.start and holding & (LANE << 16 * self.led[self.start]):
            holding &= LANE << 16 * self.led[self.start]
        found = []
        for card in range(52):
            if self.bits[card] & holding:
                found.append(card)
        return found

    def estimate(self) -> int:
        """About how many tricks side 0 takes: by its share of the high cards and trumps."""
        ours = 0
        theirs = 1
        for seat in range(4):
            worth = 7 * self.length(seat, TRUMP)
            for suit in range(4):
                whole = self.universe >> 16 * suit & LANE
                own = self.hands[seat] >> 16 * suit & LANE
                for below in range(3):
                    if whole:
                        top = ONE << self.tops[whole]
                        whole ^= top
                        if own & top:
                            worth += 9 - 3 * below
            if seat & 1:
                theirs += worth
            else:
                ours += worth
        return (2 * self.left * ours + ours + theirs) // (2 * (ours + theirs))

    def solve(self) -> int:
        """Tricks of side 0 from here."""
        return self.narrow(-1, self.estimate())

    def solve_card(self, card: int, guess: int) -> int:
        """Tricks of side 0 after this card of the seat on turn."""
        return self.narrow(card, guess)

    def narrow(self, card: int, guess: int) -> int:
        """The greatest target that is reached, sought from a guess on, one step at a time."""
        low = 0
        high = self.left
        while low < high:
            need = min(max(guess, low + 1), high)
            if self.reaches(card, need):
                low = need
                guess = need + 1
            else:
                high = need - 1
                guess = high
        return low

    def reaches(self, card: int, need: int) -> bool:
        """Whether side 0 gets there from the start of the search; with a card of the seat on turn, if it is not −1."""
        seat = (self.leader + self.start) & 3
        if card >= 0:
            return self.put(self.start, seat, self.bits[card], card // 13, need, self.left)
        if self.start == 0:
            return self.lead(0, seat, need, self.left)
        return self.follow(self.start, seat, need, self.left)
