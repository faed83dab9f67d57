"""Cuarenta's card sense, for search: what a playout plays, and what a mesa is worth between deals.

A playout's player knows what a seat at the table knows: the cards it holds and those that lie open. It weighs, in
points, what a move brings against what it lets the next seat take. Its numbers are judged, not fitted.
"""

from typing import Any

from fortyone.core.chance import CHANCE, OVER
from fortyone.core.rng import Rng
from fortyone.core.state import MoveList
from fortyone.games.cuarenta import moves as tables
from fortyone.games.cuarenta.state import CuarentaState

NONE = -1
FOUR = 15
RANKS = 10
NUMBERED = 7
LAY = tables.LAY
CHICA = 12.0  # what winning the chica is worth more than its points
CARD = 0.55  # what a taken card is worth to a side whose cards may still score
IDLE_CARD = 0.05  # the same where they cannot
WHIM = 1.0  # moves are weighed this unevenly, so that playouts differ
GRAINS = 1024
JOKER_HELD = 2.0  # what a joker is worth in hand: one that is laid hardly ever comes to anything
ONE = 1
COUNTS = [0] * 16  # how many of four cards a set has
for i in range(16):
    COUNTS[i] = (i & 1) + (i >> 1 & 1) + (i >> 2 & 1) + (i >> 3)


class Sense(CuarentaState):
    """A mesa, with what a search may ask of it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        # how one seat sees one turn: written by `look`, never copied
        self.odds = [0.0] * 10  # how likely the next seat holds a card of a rank
        self.caida_costs = 0.0  # what the next seat would gain
        self.both_costs = 0.0
        self.limpia_costs = 0.0
        self.our_card = 0.0  # what a taken card is worth to one's own side, and to the other
        self.their_card = 0.0
        self.none = [0.0] * 5  # by how many of a rank are unseen: how likely the next seat has none

    @property
    def cards_held(self) -> int:
        """How many cards all hands have together."""
        return self.held

    # what a position between deals is worth

    def rests(self) -> bool:
        """Between deals."""
        return self.turn == CHANCE

    def worth(self, seat: int) -> float:
        """What the mesa is worth to a seat between deals, from a table that equity.py works out (−1 … 1)."""
        if self.turn == OVER:
            return self.result(seat)
        if not self.rules.valued:
            self.rules.work_out()
        layer = self.rules.layer(self.deals)
        place = self.rules.place(self.won[0], self.won[1], layer, self.dealer & 1)
        value = self.rules.equity[place + self.points[0] * self.rules.target + self.points[1]]
        return -value if seat & 1 else value

    # what a playout plays

    def guess(self, moves: MoveList, rng: Rng) -> int:
        """The move that promises most, give or take a whim."""
        if moves.count == 1:
            return 0
        self.look()
        best = -1000.0
        found = 0
        for i in range(moves.count):
            value = self.promise(moves.ids[i]) + WHIM * rng.pick(GRAINS) / GRAINS
            if value > best:
                best = value
                found = i
        return found

    def look(self) -> None:
        """Weigh what the next seat may hold, and what it would gain."""
        seat = (self.turn + 1) % self.rules.seats
        side = seat & 1
        self.caida_costs = self.gain(side, 2, True)
        self.both_costs = self.gain(side, self.rules.caida_limpia, True)
        self.limpia_costs = self.gain(side, 2, False)
        self.our_card = self.card_worth(1 - side)
        self.their_card = self.card_worth(side)
        self.look_at_hand(seat)

    def look_at_hand(self, seat: int) -> None:
        """How likely a seat holds a card of each rank, for all that the seat on turn has seen."""
        held = self.count_bits(self.hands[seat])
        seen = self.piles[0] | self.piles[1] | self.table | self.hands[self.turn]
        unseen = self.rules.pack - self.count_bits(seen)
        none = 1.0
        self.none[0] = none
        for count in range(4):
            free = unseen - held - count
            none = none * free / (unseen - count) if free > 0 else 0.0
            self.none[count + 1] = none
        for rank in range(RANKS):
            self.odds[rank] = 1.0 - self.none[4 - COUNTS[seen >> 4 * rank & FOUR]]
        shown = self.shown[seat]
        if shown != NONE:
            self.odds[shown] = 1.0 if self.hands[seat] >> 4 * shown & FOUR else 0.0

    def gain(self, side: int, points: int, caida: bool) -> float:
        """How much a side's score rises by a play, and more if that wins the chica."""
        total = self.total_after(side, points, caida)
        rise = total - self.points[side] + 0.0
        return rise + CHICA if total >= self.rules.target else rise

    def card_worth(self, side: int) -> float:
        """What a taken card is worth to a side."""
        score = self.points[side]
        only = self.rules.caida_only_from
        counts = score < self.rules.cards_stop_at and (only == 0 or score < only)
        return CARD if counts else IDLE_CARD

    def promise(self, move: int) -> float:
        """What a move brings, less what it lets the next seat take."""
        side = self.turn & 1
        slot = self.rules.played[move]
        if slot == NONE:  # a ronda that scores nothing only shows cards
            return 50.0 if self.gain(side, self.rules.ronda_points, False) > 0 else -50.0
        if self.rules.kind[move] == LAY:
            laid_joker = JOKER_HELD if slot >> 2 == RANKS else 0.0
            return 0.0 - laid_joker - self.threat(self.table | ONE << slot, slot >> 2)
        taken = self.takes(move)
        value = self.gain(side, self.play_points(move, taken), self.is_caida(move))
        value += self.our_card * (self.count_bits(taken) + 1)
        return value - self.threat(self.table ^ taken, NONE)

    def threat(self, left: int, last: int) -> float:
        """What the next seat may be expected to make of a table; `last` is the rank just laid there."""
        size = self.count_bits(left)
        run = 0  # cards of the ranks above, up to the first gap
        weight = 0.0
        total = 0.0
        nothing = 1.0
        for i in range(RANKS):
            rank = RANKS - 1 - i
            there = COUNTS[left >> 4 * rank & FOUR]
            if there > 1 and self.rules.match_one:
                there = 1
            worth = 0.0
            if there > 0:
                worth = self.capture_worth(there + run, there + run == size, last == rank)
            if rank < NUMBERED:
                worth = max(worth, self.sum_worth(left, rank + 1, run, size, last + 1))
            if worth > 0:
                chance = self.odds[rank]
                weight += chance
                total += chance * worth
                nothing *= 1.0 - chance
            run = run + there if there > 0 else 0
        return total / weight * (1.0 - nothing) if weight > 0 else 0.0

    def capture_worth(self, cards: int, limpia: bool, caida: bool) -> float:
        """What taking so many cards is worth to the next seat."""
        worth = self.their_card * (cards + 1)
        if caida:
            return worth + (self.both_costs if limpia else self.caida_costs)
        return worth + self.limpia_costs if limpia else worth

    def sum_worth(self, left: int, value: int, run: int, size: int, last: int) -> float:
        """The same of the best sum of two cards, and the run above it."""
        best = 0.0
        for low in range(1, value // 2 + 1):
            high = value - low
            there = COUNTS[left >> 4 * (low - 1) & FOUR]
            if there == 0 or left >> 4 * (high - 1) & FOUR == 0 or (low == high and there == 1):
                continue
            caida = self.rules.caida_by_sum and last in (low, high)
            best = max(best, self.capture_worth(2 + run, 2 + run == size, caida))
        return best
