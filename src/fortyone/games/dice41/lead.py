"""The pot game once somebody leads: a score to beat, how many hold it, how many seats are still to throw.

Every seat plays its exact best, and so do all after it. Worths are in pots: 1 is the whole pot. What is found here
does not depend on who has failed before, so all rounds and roll-offs of a table share it.
"""

from collections.abc import Sequence
from typing import Any

from fortyone.games.dice41.turn import Turn

SCORES = 25  # 0 (not qualified) … 24
TOP = SCORES - 1  # 24

# What a roll-off, or nobody's round, is worth: to each seat in it, in its order, and to each that is not.
Shares = tuple[tuple[float, ...], float]


class Lead:
    """Worths, found when they are asked for, and kept.

    A key is (seats coming, score to beat, holders, …). What so many holders get must be agreed before it is asked for.

    Args:
        turn: The turn's solver.
        seats: How many seats paid into the pot.
        double: What every other seat pays to a winner with 24, in pots (D-21).
    """

    def __init__(self, turn: Turn, seats: int, double: float) -> None:
        self.turn = turn
        self.seats = seats
        self.double = double
        self.tied: dict[int, Shares] = {}  # by number of holders
        self._spreads: dict[tuple[int, int, int], list[float]] = {}
        self._held: dict[tuple[int, int, int, int], float] = {}
        self._lost: dict[tuple[int, int, int], float] = {}
        self._coming: dict[tuple[int, int, int, int], float] = {}

    def agree(self, holders: int, worth: Shares) -> None:
        """Take this for what so many holders get (D-7), and forget what rested on another worth."""
        self.tied[holders] = worth
        memos: tuple[dict[Any, Any], ...] = (self._spreads, self._held, self._lost, self._coming)
        for known in memos:
            for key in [key for key in known if key[0] + key[2] >= holders]:
                del known[key]

    def utility(self, after: int, best: int, holders: int, failed: float) -> list[float]:
        """What ending the turn with each score 0 … 24 is worth to the thrower.

        Args:
            after: Seats still to throw after this one.
            best: The score to beat; 0 where nobody has qualified yet.
            holders: How many hold it.
            failed: What a score below it is worth.
        """
        worths = [failed] * SCORES
        if best:
            worths[best] = self.held(after, best, holders + 1, holders)
        for score in range(best + 1, SCORES):
            worths[score] = self.held(after, score, 1, 0)
        return worths

    def spread(self, coming: int, best: int, holders: int) -> list[float]:
        """How likely the next seat of `coming` ends with each score."""
        key = (coming, best, holders)
        if key not in self._spreads:
            after = coming - 1
            utility = self.utility(after, best, holders, self.lost(after, best, holders))
            self.turn.solve(utility)
            self._spreads[key] = self.turn.distribution()
        return self._spreads[key]

    def held(self, coming: int, best: int, holders: int, index: int) -> float:
        """What the best score is worth to its holder of this index, from 0."""
        if coming == 0:
            return self.tied[holders][0][index] if holders > 1 else self._won(best)
        key = (coming, best, holders, index)
        if key not in self._held:
            chance = self.spread(coming, best, holders)
            after = coming - 1
            worth = sum(chance[:best]) * self.held(after, best, holders, index)
            worth += chance[best] * self.held(after, best, holders + 1, index)
            self._held[key] = worth + self.overtaken(chance, after, best)
        return self._held[key]

    def _won(self, best: int) -> float:
        return 1.0 + (self.double * (self.seats - 1) if best == TOP else 0.0)

    def lost(self, coming: int, best: int, holders: int) -> float:
        """What is left to a seat that has thrown and does not hold it, or is not in the round."""
        if coming == 0:
            return self.tied[holders][1] if holders > 1 else self._paid(best)
        key = (coming, best, holders)
        if key not in self._lost:
            chance = self.spread(coming, best, holders)
            after = coming - 1
            worth = sum(chance[:best]) * self.lost(after, best, holders)
            worth += chance[best] * self.lost(after, best, holders + 1)
            self._lost[key] = worth + self.overtaken(chance, after, best)
        return self._lost[key]

    def _paid(self, best: int) -> float:
        return -self.double if best == TOP else 0.0

    def overtaken(self, chance: Sequence[float], after: int, best: int) -> float:
        """What is left where the thrower passes the best score."""
        return sum(chance[score] * self.lost(after, score, 1) for score in range(best + 1, SCORES))

    def coming(self, coming: int, best: int, holders: int, later: int) -> float:
        """What the round is worth to the seat that throws after `later` others of those coming."""
        key = (coming, best, holders, later)
        if key not in self._coming:
            self._coming[key] = self._to_come(coming, best, holders, later)
        return self._coming[key]

    def _to_come(self, coming: int, best: int, holders: int, later: int) -> float:
        chance = self.spread(coming, best, holders)
        after = coming - 1
        if later == 0:
            utility = self.utility(after, best, holders, self.lost(after, best, holders))
            return mean(chance, utility)
        worth = sum(chance[:best]) * self.coming(after, best, holders, later - 1)
        worth += chance[best] * self.coming(after, best, holders + 1, later - 1)
        return worth + self.passed(chance, after, best, later - 1)

    def passed(self, chance: Sequence[float], after: int, best: int, later: int) -> float:
        """What that is worth to a seat still to come."""
        scores = range(best + 1, SCORES)
        return sum(chance[score] * self.coming(after, score, 1, later) for score in scores)


def mean(chance: Sequence[float], worths: Sequence[float]) -> float:
    """The mean worth of a score."""
    return sum(p * worth for p, worth in zip(chance, worths, strict=True))
