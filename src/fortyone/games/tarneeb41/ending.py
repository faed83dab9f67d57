"""The last tricks of a deal with open hands, played for what each seat's own bid pays.

Side 0 wants what the four bids come to in the end to be high, side 1 wants it low. Which bids are kept decides:
`payoffs` has a value for each of the sixteen outcomes, bit `seat` set where the seat keeps its bid. An exact search.
"""

from fortyone.games.tarneeb41.cards import NO_SUIT, WIDTH
from fortyone.games.tarneeb41.ordering import Ordering

ONE = 1
SPREAD = 0x9E3779B97F4A7C15
MIX = 0xBF58476D1CE4E5B9
MASK = 0xFFFFFFFFFFFFFFFF
LENGTHS = 0x0FFFFFFFFFFFFFFF
PLACES = 8192
HUGE = 1e9


class Ending(Ordering):
    """Searches one ending.

    Attributes:
        needs: Tricks each seat still needs to keep its bid; 0 or less: kept.
        payoffs: What each outcome is worth to side 0.
        nodes: Cards played so far.
    """

    def __init__(self) -> None:
        super().__init__()
        self.needs = [0] * 4
        self.payoffs = [0.0] * 16
        self.nodes = 0
        self.generation = 0
        self.table = [0] * 4
        self.floor = 0.0  # what `bound` has found
        self.ceiling = 0.0
        # The table: four words a place say which position it is, two bounds say what it is worth.
        self.words = [0] * 32768
        self.lows = [0.0] * 8192
        self.highs = [0.0] * 8192

    def value(self, leader: int, count: int, trick: list[int]) -> float:
        """What the ending in `given` is worth; `trick` has the `count` cards on the table, which are in `given` too."""
        self.lay()
        self.encode()
        self.generation += 1
        left = 0
        for suit in range(4):
            left += self.length(leader, suit)
        self.clear(0)
        for i in range(count):
            self.place(i, (leader + i) & 3, self.bits[trick[i]], trick[i] // 13)
        if count:
            return self.follow(count, (leader + count) & 3, left, -HUGE, HUGE)
        return self.lead(0, leader, left, -HUGE, HUGE)

    def bound(self, left: int) -> None:
        """The best and the worst outcome that the tricks left can still bring."""
        kept = 0
        lost = 0
        for seat in range(4):
            if self.needs[seat] <= 0:
                kept |= 1 << seat
            elif self.needs[seat] > left:
                lost |= 1 << seat
        self.floor = HUGE
        self.ceiling = -HUGE
        for outcome in range(16):
            if outcome & kept == kept and outcome & lost == 0 and self.asks(outcome) <= left:
                self.floor = min(self.floor, self.payoffs[outcome])
                self.ceiling = max(self.ceiling, self.payoffs[outcome])

    def asks(self, outcome: int) -> int:
        """The tricks that the seats which keep their bids still need together."""
        total = 0
        for seat in range(4):
            if outcome >> seat & 1 and self.needs[seat] > 0:
                total += self.needs[seat]
        return total

    def lead(self, ply: int, seat: int, left: int, alpha: float, beta: float) -> float:
        """The value with this seat to lead, if between alpha and beta; else a bound on that side of it."""
        self.bound(left)
        if self.floor >= self.ceiling or self.floor >= beta:
            return self.floor
        if self.ceiling <= alpha:
            return self.ceiling
        first = self.shape & LENGTHS | ONE * seat << 60
        high = self.code(0) << 32 | self.code(1)
        low = self.code(2) << 32 | self.code(3)
        last = self.wants(left)
        place = self.find(first, high, low, last)
        known = self.words[4 * place + 3] == last and self.same(place, first, high, low)
        if known:
            if self.lows[place] >= beta or self.lows[place] >= self.highs[place]:
                return self.lows[place]
            if self.highs[place] <= alpha:
                return self.highs[place]
        base = WIDTH * ply
        end = self.options(base, seat, NO_SUIT)
        self.weigh(ply, base, end, seat)
        self.sort(base, end)
        self.clear(ply)
        value = self.try_all(ply, seat, left, base, end, alpha, beta)
        known = self.words[4 * place + 3] == last and self.same(place, first, high, low)
        if not known:
            self.words[4 * place] = first
            self.words[4 * place + 1] = high
            self.words[4 * place + 2] = low
            self.words[4 * place + 3] = last
            self.lows[place] = -HUGE
            self.highs[place] = HUGE
        if value > alpha:
            self.lows[place] = value
        if value < beta:
            self.highs[place] = value
        return value

    def wants(self, left: int) -> int:
        """Which search this is, and what each seat still needs, as a word."""
        word = ONE * self.generation
        for seat in range(4):
            word = word << 4 | min(max(self.needs[seat], 0), left + 1)
        return word

    def find(self, first: int, high: int, low: int, last: int) -> int:
        """The place of a position in the table."""
        mixed = ((first ^ last) * SPREAD & MASK) ^ (high * MIX & MASK)
        mixed = ((mixed ^ low) * SPREAD) & MASK
        return mixed >> 51

    def same(self, place: int, first: int, high: int, low: int) -> bool:
        """Whether a place of the table has this position."""
        at = 4 * place
        return self.words[at] == first and self.words[at + 1] == high and self.words[at + 2] == low

    def follow(self, ply: int, seat: int, left: int, alpha: float, beta: float) -> float:
        """The value with this seat to play to the trick, or a bound."""
        base = WIDTH * ply
        end = self.options(base, seat, self.led[ply])
        if end - base > 1:
            self.weigh(ply, base, end, seat)
            self.sort(base, end)
        return self.try_all(ply, seat, left, base, end, alpha, beta)

    def try_all(
        self, ply: int, seat: int, left: int, base: int, end: int, alpha: float, beta: float
    ) -> float:
        """The best of the options, until one is too good to be allowed."""
        best = HUGE if seat & 1 else -HUGE
        for i in range(base, end):
            value = self.put(
                ply, seat, self.option_bits[i], self.option_suits[i], left, alpha, beta
            )
            if seat & 1:
                best = min(best, value)
                beta = min(beta, value)
            else:
                best = max(best, value)
                alpha = max(alpha, value)
            if alpha >= beta:
                return best
        return best

    def put(
        self, ply: int, seat: int, card: int, suit: int, left: int, alpha: float, beta: float
    ) -> float:
        """The value after this card, or a bound."""
        self.nodes += 1
        self.place(ply, seat, card, suit)
        if ply & 3 == 3:
            value = self.next_trick(ply + 1, left, alpha, beta)
        else:
            value = self.follow(ply + 1, (seat + 1) & 3, left, alpha, beta)
        self.lift(seat, card, suit)
        return value

    def next_trick(self, ply: int, left: int, alpha: float, beta: float) -> float:
        """The trick is full: its taker leads."""
        taker = self.best_seat[ply]
        gone = self.cards[ply]
        self.universe ^= gone
        self.needs[taker] -= 1
        value = self.lead(ply, taker, left - 1, alpha, beta)
        self.needs[taker] += 1
        self.universe ^= gone
        return value

    # from Python

    def __reduce__(self) -> tuple[type["Ending"], tuple[()]]:
        return Ending, ()  # nothing is kept from one search to the next

    def solve(
        self,
        hands: list[int],
        leader: int,
        trick: list[int],
        needs: list[int],
        payoffs: list[float],
    ) -> float:
        """What an ending is worth to side 0; the hands are sets of cards, without those on the table."""
        for seat in range(4):
            self.given[seat] = hands[seat]
            self.needs[seat] = needs[seat]
        for outcome in range(16):
            self.payoffs[outcome] = payoffs[outcome]
        for i, card in enumerate(trick):
            self.table[i] = card
            self.given[(leader + i) & 3] = self.given[(leader + i) & 3] | ONE << card
        return self.value(leader, len(trick), self.table)
