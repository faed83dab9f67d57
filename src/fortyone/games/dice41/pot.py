"""The pot game, solved: seats throw one after another, and each plays for its own share.

A seat that throws last knows what to beat; one that throws first does not, and must think of all who come after. Here
every seat plays its exact best, knowing the best score so far, how many hold it and how many seats are still to come.
Worths are in pots: 1 is the whole pot. Seats of a round are counted in its order, from 0.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from fortyone.games.dice41.turn import Turn

SCORES = 25  # 0 (not qualified) … 24
TOP = SCORES - 1  # 24
EXACT = 1e-13  # a roll-off's fixed point is found to this, in pots


# What a roll-off is worth: to each seat in it, in its order, and to a seat that is not.
RollOff = tuple[tuple[float, ...], float]
# By (seats coming, score to beat, holders): how likely the next seat ends with each score.
Spreads = dict[tuple[int, int, int], list[float]]


@dataclass(frozen=True)
class Worth:
    """What the end of a round is worth to a seat, in pots.

    Attributes:
        tied: By number of holders: what each of them gets, in their order.
        tied_out: By number of holders: what the other seats get.
        nobody: What each seat of the round gets where nobody qualifies.
        nobody_out: What a seat that is not in the round gets then.
        double: What every other seat pays to a winner with 24.
        payers: How many pay it.
    """

    tied: tuple[tuple[float, ...], ...]
    tied_out: tuple[float, ...]
    nobody: tuple[float, ...]
    nobody_out: float
    double: float
    payers: int

    def held(self, best: int, holders: int, index: int) -> float:
        """To the holder of this index, from 0."""
        if holders > 1:
            return self.tied[holders][index]
        return 1.0 + (self.double * self.payers if best == TOP else 0.0)

    def lost(self, best: int, holders: int) -> float:
        """To a seat that does not hold the best score."""
        if holders > 1:
            return self.tied_out[holders]
        return -self.double if best == TOP else 0.0


class Round:
    """One round, or roll-off, among `count` seats, with what its end is worth."""

    def __init__(
        self, turn: Turn, count: int, worth: Worth, spreads: Spreads | None = None
    ) -> None:
        self.turn = turn
        self.count = count
        self.worth = worth
        self.spreads: Spreads = {} if spreads is None else spreads
        self._held: dict[tuple[int, int, int, int], float] = {}
        self._lost: dict[tuple[int, int, int], float] = {}
        self._coming: dict[tuple[int, int, int, int], float] = {}

    def shares(self) -> tuple[float, ...]:
        """What the round is worth to each seat before the first throw, in its order."""
        return tuple(self.coming(self.count, 0, 0, later) for later in range(self.count))

    def outsider(self) -> float:
        """What it is worth to a seat that is not in it."""
        return self._nobody_yet(self.count, self.worth.nobody_out)

    def utility(self, after: int, best: int, holders: int) -> list[float]:
        """What ending the turn with each score 0 … 24 is worth to the thrower.

        Args:
            after: Seats still to throw after this one.
            best: The score to beat; 0 where nobody has qualified yet.
            holders: How many hold it.
        """
        seat = self.count - 1 - after
        failed = (
            self.lost(after, best, holders)
            if best
            else self._nobody_yet(after, self.worth.nobody[seat])
        )
        worths = [failed] * SCORES
        for score in range(max(best, 1), SCORES):
            worths[score] = (
                self.held(after, best, holders + 1, holders)
                if score == best
                else self.held(after, score, 1, 0)
            )
        return worths

    def spread(self, coming: int, best: int, holders: int) -> list[float]:
        """How likely the next seat of `coming` ends with each score, playing its best."""
        key = (coming, best, holders)
        if key not in self.spreads:
            self.turn.solve(self.utility(coming - 1, best, holders))
            self.spreads[key] = self.turn.distribution()
        return self.spreads[key]

    def held(self, coming: int, best: int, holders: int, index: int) -> float:
        """What holding the best score is worth, with `coming` seats still to throw."""
        if coming == 0:
            return self.worth.held(best, holders, index)
        key = (coming, best, holders, index)
        if key not in self._held:
            chance = self.spread(coming, best, holders)
            after = coming - 1
            worth = sum(chance[:best]) * self.held(after, best, holders, index)
            worth += chance[best] * self.held(after, best, holders + 1, index)
            worth += self._overtaken(chance, after, best)
            self._held[key] = worth
        return self._held[key]

    def lost(self, coming: int, best: int, holders: int) -> float:
        """What not holding it is worth, to a seat that has thrown or is not in the round."""
        if coming == 0:
            return self.worth.lost(best, holders)
        key = (coming, best, holders)
        if key not in self._lost:
            chance = self.spread(coming, best, holders)
            after = coming - 1
            worth = sum(chance[:best]) * self.lost(after, best, holders)
            worth += chance[best] * self.lost(after, best, holders + 1)
            worth += self._overtaken(chance, after, best)
            self._lost[key] = worth
        return self._lost[key]

    def _overtaken(self, chance: Sequence[float], after: int, best: int) -> float:
        return sum(
            chance[score] * self.lost(after, score, 1)
            for score in range(best + 1, SCORES)
            if chance[score]
        )

    def _nobody_yet(self, coming: int, worth: float) -> float:
        """What is left to a seat while nobody has qualified; `worth`: if nobody will."""
        if coming == 0:
            return worth
        chance = self.spread(coming, 0, 0)
        later = chance[0] * self._nobody_yet(coming - 1, worth)
        return later + self._overtaken(chance, coming - 1, 0)

    def coming(self, coming: int, best: int, holders: int, later: int) -> float:
        """What the round is worth to the seat that throws after `later` others of the `coming`."""
        key = (coming, best, holders, later)
        if key not in self._coming:
            self._coming[key] = self._to_come(coming, best, holders, later)
        return self._coming[key]

    def _to_come(self, coming: int, best: int, holders: int, later: int) -> float:
        chance = self.spread(coming, best, holders)
        after = coming - 1
        if later == 0:
            utility = self.utility(after, best, holders)
            return sum(p * worth for p, worth in zip(chance, utility, strict=True))
        worth = sum(chance[: max(best, 1)]) * self.coming(after, best, holders, later - 1)
        if best:
            worth += chance[best] * self.coming(after, best, holders + 1, later - 1)
        for score in range(best + 1, SCORES):
            if chance[score]:
                worth += chance[score] * self.coming(after, score, 1, later - 1)
        return worth


@dataclass(frozen=True)
class PotGame:
    """The pot among the seats of a table.

    Attributes:
        turn: The turn's solver.
        seats: How many throw for the pot.
        tie: `split`, `roll_off` or `carry` (a carried pot counts as equal shares).
        double: What every other seat pays to a winner with 24, in pots (D-21).
    """

    turn: Turn
    seats: int
    tie: str = "roll_off"
    double: float = 0.0

    @cached_property
    def roll_offs(self) -> dict[int, RollOff]:
        """By number of seats in it: what a roll-off is worth to each of them, and to the others."""
        solved: dict[int, RollOff] = {}
        for count in range(2, self.seats + 1) if self.tie == "roll_off" else ():
            solved[count] = self._roll_off(count, solved)
        return solved

    def _roll_off(self, count: int, smaller: dict[int, RollOff]) -> RollOff:
        """The fixed point: a roll-off that nobody wins, or all tie, is thrown again.

        Each guess is made exact for the play that is best against it; that play is then found anew, until it stays.
        """
        guess: RollOff = ((1 / count,) * count, 0.0)
        while True:
            trial = self._trial(count, smaller, guess, {})
            found = (trial.shares(), trial.outsider())
            if _distance(found, guess) < EXACT:
                return found
            while _distance(found, guess) >= EXACT:
                guess = found
                same_play = self._trial(count, smaller, guess, trial.spreads)
                found = (same_play.shares(), same_play.outsider())
            guess = found

    def _trial(
        self, count: int, smaller: dict[int, RollOff], guess: RollOff, spreads: Spreads
    ) -> Round:
        worth = self._worth({**smaller, count: guess}, guess)
        return Round(self.turn, count, worth, spreads)

    def _worth(
        self,
        roll_offs: dict[int, RollOff],
        nobody: RollOff,
    ) -> Worth:
        tied: list[tuple[float, ...]] = [(), ()]
        tied_out = [0.0, 0.0]
        for holders in range(2, self.seats + 1):
            each, others = self._tie_worth(holders, roll_offs)
            tied.append(each)
            tied_out.append(others)
        return Worth(
            tied=tuple(tied),
            tied_out=tuple(tied_out),
            nobody=nobody[0],
            nobody_out=nobody[1],
            double=self.double,
            payers=self.seats - 1,
        )

    def _tie_worth(self, holders: int, roll_offs: dict[int, RollOff]) -> RollOff:
        if self.tie == "split":
            return (1 / holders,) * holders, 0.0
        if self.tie == "carry":
            return (1 / self.seats,) * holders, 1 / self.seats
        return roll_offs.get(holders, ((0.0,) * holders, 0.0))

    @cached_property
    def round(self) -> Round:
        """The round for the pot; nobody qualifying counts as equal shares."""
        nobody = ((1 / self.seats,) * self.seats, 1 / self.seats)
        return Round(self.turn, self.seats, self._worth(self.roll_offs, nobody))

    def seat_shares(self) -> tuple[float, ...]:
        """Each seat's exact share of the pot, first to throw first."""
        return self.round.shares()


def _distance(one: RollOff, other: RollOff) -> float:
    return max(abs(a - b) for a, b in zip(one[0], other[0], strict=True))
