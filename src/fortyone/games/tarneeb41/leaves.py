# cython: cpow=True
"""Where a playout of Syrian 41 may stop, and what the match is worth there: between deals, and in the last tricks."""

from fortyone.core.chance import CHANCE, OVER
from fortyone.core.rng import Rng
from fortyone.core.state import MoveList
from fortyone.games.tarneeb41.policy import PolicyState

ONE = 1
DEEPEST = 4  # cards a hand at most, where the rest of a deal is solved
# What side 0 wins on average, as x / √(1 + x²), x being the difference of the pairs' standings; by least squares over
# matches of this game's playouts (docs/strength.md). Of the higher and the lower score of a pair over the target, and
# their cubes; and of what the lower one lacks of meeting `partner`.
HIGH, HIGH_3, LOW, LOW_3, LACKS = 1.7, 1.7, 1.15, 0.0, 0.2


class LeafState(PolicyState):
    """A match that knows what it is worth."""

    def __init__(self, game: object) -> None:
        super().__init__(game)
        self.before = [0] * 4  # scores, while others are tried

    def play_on(self, rng: Rng) -> None:
        """Let every seat guess, until no seat is on turn."""
        moves = MoveList()
        while self.turn >= 0:
            moves.count = 0
            self.fill(moves)
            self.apply_id(moves.ids[self.guess(moves, rng)])

    def rests(self) -> bool:
        """Between deals, and where few cards are left and each seat's bid alone decides what it scores."""
        if self.turn == CHANCE or self.turn == OVER:
            return True
        if self.bids[self.dealer] == 0 or self.rules.seat_wins:
            return False
        if self.rules.score_by_tricks or self.rules.fail_by_tricks or self.rules.thirteen_wins:
            return False
        taken = self.taken[0] + self.taken[1] + self.taken[2] + self.taken[3]
        return 13 - taken <= DEEPEST

    def worth(self, seat: int) -> float:
        """What the match should return to a seat."""
        if self.turn == OVER:
            return self.result(seat)
        if self.rules.seat_wins:
            return self.alone(seat)
        value = self.standing() if self.turn == CHANCE else self.solved()
        return -value if seat & 1 else value

    def alone(self, seat: int) -> float:
        """The share of a seat that wins alone, by its lead over the best of the others."""
        best = -1e9
        for other in range(4):
            if other != seat:
                best = max(best, self.points[other] * 1.0)
        lead = 2.0 * (self.points[seat] - best) / self.rules.target
        return (1.0 + 2.0 * self.squeezed(lead)) / 3.0

    def squeezed(self, x: float) -> float:
        """Any number, between −1 and 1."""
        root: float = (1.0 + x * x) ** 0.5
        return x / root

    def standing(self) -> float:
        """What side 0 may expect by the scores between two deals."""
        return self.squeezed(self.prospects(0) - self.prospects(1))

    def prospects(self, pair: int) -> float:
        """How well a pair stands."""
        target = self.rules.target * 1.0
        high = max(self.points[pair], self.points[pair + 2]) / target
        low = min(self.points[pair], self.points[pair + 2])
        lacks = (
            max(0, self.rules.partner_min - low) / target if self.rules.partner_min > -999 else 0.0
        )
        low_share = low / target
        return (
            HIGH * high
            + HIGH_3 * high * high * high
            + LOW * low_share
            + LOW_3 * low_share * low_share * low_share
            - LACKS * lacks
        )

    def solved(self) -> float:
        """What side 0 may expect with all cards open and both sides playing best for the outcome of the bids."""
        for outcome in range(16):
            self.rules.ending.payoffs[outcome] = self.after(outcome)
        for seat in range(4):
            self.rules.ending.given[seat] = self.hands[seat]
            self.rules.ending.needs[seat] = self.bids[seat] - self.taken[seat]
        for i in range(self.trick_count):
            seat = (self.leader + i) & 3
            held = self.rules.ending.given[seat]
            self.rules.ending.given[seat] = held | ONE << self.trick[i]
        return self.rules.ending.value(self.leader, self.trick_count, self.trick)

    def after(self, outcome: int) -> float:
        """What side 0 may expect once these seats have kept their bids, and the others not."""
        for seat in range(4):
            self.before[seat] = self.points[seat]
            taken = 13 if outcome >> seat & 1 else 0
            self.points[seat] += self.rules.gain(self.points[seat], self.bids[seat], taken)
        won = self.decided()
        if won == 0 and self.rules.max_deals and self.deals + 1 >= self.rules.max_deals:
            value = 0.0
            won = self.better_pair()
        else:
            value = self.standing()
        for seat in range(4):
            self.points[seat] = self.before[seat]
        return value if won == 0 else 1.0 if won & 1 else -1.0
