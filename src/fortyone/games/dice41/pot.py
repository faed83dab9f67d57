"""The pot game, solved: seats throw one after another, and each plays for its own share.

A seat that throws last knows what to beat; one that throws first does not, and must think of all who come after. Here
every seat plays its exact best, knowing the best score so far, how many hold it and how many seats are still to come.
Worths are in pots: 1 is the whole pot. Seats of a round are counted in its order, from 0.
"""

from fortyone.games.dice41.lead import SCORES, Lead, Shares, mean
from fortyone.games.dice41.turn import Turn

EXACT = 1e-13  # a roll-off's fixed point is found to this, in pots
TRIALS = 40  # two to six are enough for every pair of tickets; never a loop without end


class Round:
    """One round, or roll-off, among `count` seats.

    Args:
        lead: What is known once somebody leads.
        count: How many seats throw.
        nobody: What it is worth to each of them, and to the others, where nobody qualifies.
    """

    def __init__(self, lead: Lead, count: int, nobody: Shares) -> None:
        self.lead = lead
        self.count = count
        self.nobody = nobody
        self._spreads: dict[int, list[float]] = {}

    def shares(self) -> Shares:
        """What the round is worth before the first throw."""
        seats = tuple(self._share(self.count, later) for later in range(self.count))
        return seats, self._nobody_yet(self.count, self.nobody[1])

    def utility(self, after: int, best: int, holders: int) -> list[float]:
        """What ending the turn with each score 0 … 24 is worth to the thrower.

        Args:
            after: Seats still to throw after this one.
            best: The score to beat; 0 where nobody has qualified yet.
            holders: How many hold it.
        """
        if best:
            failed = self.lead.lost(after, best, holders)
        else:
            failed = self._nobody_yet(after, self.nobody[0][self.count - 1 - after])
        return self.lead.utility(after, best, holders, failed)

    def again(self) -> float:
        """How likely it ends as it began: nobody qualifies, or all tie."""
        nobody = 1.0
        for coming in range(1, self.count + 1):
            nobody *= self._spread(coming)[0]
        return nobody + sum(self._all_tie(score) for score in range(1, SCORES))

    def _all_tie(self, score: int) -> float:
        chance = self._spread(self.count)[score]
        for holders in range(1, self.count):
            chance *= self.lead.spread(self.count - holders, score, holders)[score] if chance else 0
        return chance

    # while nobody has qualified

    def _spread(self, coming: int) -> list[float]:
        """How likely the next seat of `coming` ends with each score."""
        if coming not in self._spreads:
            self.lead.turn.solve(self.utility(coming - 1, 0, 0))
            self._spreads[coming] = self.lead.turn.distribution()
        return self._spreads[coming]

    def _nobody_yet(self, coming: int, worth: float) -> float:
        """What is left to a seat that has thrown, or is not in it; `worth`: if nobody will qualify."""
        if coming == 0:
            return worth
        chance = self._spread(coming)
        later = chance[0] * self._nobody_yet(coming - 1, worth)
        return later + self.lead.overtaken(chance, coming - 1, 0)

    def _share(self, coming: int, later: int) -> float:
        """What the round is worth to the seat that throws after `later` others of those coming."""
        chance = self._spread(coming)
        if later == 0:
            return mean(chance, self.utility(coming - 1, 0, 0))
        worth = chance[0] * self._share(coming - 1, later - 1)
        return worth + self.lead.passed(chance, coming - 1, 0, later - 1)


class PotGame:
    """The pot among the seats of a table; nobody qualifying counts as equal shares (D-8).

    Args:
        turn: The turn's solver.
        seats: How many paid into the pot, and throw for it.
        tie: `split`, `roll_off` or `carry` (a carried pot counts as equal shares).
        double: What every other seat pays to a winner with 24, in pots (D-21).
        chips: The pot in chips, of which a split leaves the odd ones (D-13); 0: it is split exactly.
    """

    def __init__(
        self, turn: Turn, seats: int, tie: str = "roll_off", double: float = 0.0, chips: int = 0
    ) -> None:
        self.seats = seats
        self.rolls_off = tie == "roll_off"
        self.lead = Lead(turn, seats, double)
        self._roll_offs: dict[int, Round] = {}  # by number of seats in it
        for count in range(2, seats + 1) if not self.rolls_off else ():
            self.lead.agree(count, self._settled_tie(count, tie, chips))
        equal = 1 / seats
        self._round = Round(self.lead, seats, ((equal,) * seats, equal))

    def _settled_tie(self, holders: int, tie: str, chips: int) -> Shares:
        """What a tie is worth that is split, or carried; so are the odd chips of a split."""
        part = 0.0
        if tie == "split":
            part = chips // holders / chips if chips else 1 / holders
        carried = (1 - part * holders) / self.seats
        return (part + carried,) * holders, carried

    def _roll_off(self, count: int) -> Round:
        """The fixed point: a roll-off that nobody wins, or all tie, is thrown again (D-7).

        A guess of its worth tells the best play, and that play its true worth, the next guess, until it stays.
        """
        guess: Shares = ((1 / count,) * count, 0.0)
        for _ in range(TRIALS):
            self.lead.agree(count, guess)
            trial = Round(self.lead, count, guess)
            found = trial.shares()
            if _distance(found, guess) < EXACT:
                break
            guess = _settled(found, guess, trial.again())
        return trial

    def roll_off(self, count: int) -> Round:
        """The roll-off among so many seats; the smaller ones are solved first."""
        for smaller in range(2, count + 1):
            if smaller not in self._roll_offs:
                self._roll_offs[smaller] = self._roll_off(smaller)
        return self._roll_offs[count]

    def utility(self, rolling: int, after: int, best: int, holders: int) -> list[float]:
        """What ending the turn with each score 0 … 24 is worth, in a round or (`rolling` seats) a roll-off.

        Only the roll-offs that can still come are solved.
        """
        if self.rolls_off and max(rolling, holders + 1 + after) > 1:
            self.roll_off(max(rolling, holders + 1 + after))
        throws = self._roll_offs[rolling] if rolling else self._round
        return throws.utility(after, best, holders)

    def seat_shares(self) -> tuple[float, ...]:
        """Each seat's exact share of the pot, first to throw first."""
        if self.rolls_off:
            self.roll_off(self.seats)
        return self._round.shares()[0]


def _settled(found: Shares, guess: Shares, again: float) -> Shares:
    """The worth x = b + again · x of a fixed play, whose worth was found to be b + again · guess."""

    def settled(worth: float, guessed: float) -> float:
        return (worth - again * guessed) / (1 - again)

    seats = tuple(map(settled, found[0], guess[0]))
    return seats, settled(found[1], guess[1])


def _distance(one: Shares, other: Shares) -> float:
    return max(abs(a - b) for a, b in zip(one[0], other[0], strict=True))
