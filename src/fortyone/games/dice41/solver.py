"""Exact play of dice 41 and Midnight: what a turn can reach, what a pot is worth to each seat, and what each choice.

>>> from fortyone import game
>>> solver = Solver.of(game("dice41").options)
>>> round(solver.max_mean, 10), round(solver.max_24, 10)
(17.050047951, 0.0413259623)
>>> solver.values((4, 1), (6, 5, 3, 2), POINTS)["6"] > 18
True

`Turn` solves one turn for any worth of the final score, `PotGame` the pot among several seats. Checked against known
values, raw dice counted with fractions, and play (tests/games/test_dice41_solver.py); timed in benchmarks/README.md.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from fortyone.core.dice import faces_text
from fortyone.core.errors import OptionError
from fortyone.games.dice41.lead import SCORES, TOP
from fortyone.games.dice41.options import Options
from fortyone.games.dice41.pot import PotGame
from fortyone.games.dice41.turn import Turn, choices

POINTS = tuple(
    float(score) for score in range(SCORES)
)  # the worth of a score to whoever counts points
SEATS = range(2, 13)
POTS = 8  # so many pot games are kept; each takes one to four megabytes


@dataclass(frozen=True)
class Stakes:
    """What is thrown for.

    Attributes:
        seats: How many paid into the pot, 2 to 12.
        tie: `split`, `roll_off` or `carry`.
        double: What each other seat pays to a winner with 24, in pots (D-21).
        chips: The pot in chips, of which a split leaves the odd ones (D-13); 0: it is split exactly.
        rolling: How many seats roll off for it; 0: none, it is a round.
    """

    seats: int
    tie: str = "roll_off"
    double: float = 0.0
    chips: int = 0
    rolling: int = 0


@dataclass(frozen=True)
class Standing:
    """How it stands when a seat has the dice.

    Attributes:
        best: The score to beat; 0 where nobody has qualified yet.
        holders: How many seats hold it; 0 with `best` 0.
        after: Seats still to throw after this one.
    """

    best: int
    holders: int
    after: int


class Solver:
    """Exact answers for one way of keeping dice and one pair of tickets.

    What is found is kept. One thread at a time: the turn's solver holds the play of its last question.

    Args:
        many: Whether one or more dice may be kept after a throw (Midnight).
        tickets: The two faces that qualify.
        dice: How many dice are thrown; six in the game, fewer in tests.
    """

    def __init__(self, many: bool, tickets: Sequence[int], dice: int = 6) -> None:
        self.turn = Turn(many, tickets, dice)
        self.many = many
        self._pots: dict[tuple[int, str, float, int], PotGame] = {}

    @staticmethod
    def of(options: Options) -> "Solver":
        """The solver of these options; the same one for options that keep dice alike."""
        return _solver(options.keep == "one_or_more", options.tickets)

    # one turn

    @cached_property
    def max_mean(self) -> float:
        """The best mean score, in points; a turn that does not qualify counts 0."""
        return self.turn.solve(POINTS)

    @cached_property
    def distribution(self) -> tuple[float, ...]:
        """How likely each score 0 … 24 is under the play with the best mean: 25 numbers that add up to 1."""
        self.turn.solve(POINTS)
        return tuple(self.turn.distribution())

    @cached_property
    def at_least(self) -> tuple[float, ...]:
        """By target 0 … 24: the best chance to reach it, with play for that target alone."""
        return (1.0, *(self.turn.solve(reaching(target)) for target in range(1, SCORES)))

    @property
    def more_than(self) -> tuple[float, ...]:
        """By target 0 … 24: the best chance to pass it; 0 for 24."""
        return (*self.at_least[1:], 0.0)

    @property
    def max_qualify(self) -> float:
        """The best chance to qualify."""
        return self.at_least[1]

    @property
    def max_24(self) -> float:
        """The best chance of 24."""
        return self.at_least[TOP]

    def values(
        self, kept: Sequence[int], thrown: Sequence[int], utility: Sequence[float]
    ) -> dict[str, float]:
        """What each choice of a throw is worth with the best play after it, by its text, highest faces first.

        Args:
            kept: Faces set aside before this throw.
            thrown: Faces lying thrown; with those kept, as many as dice are thrown.
            utility: What ending with score 0 … 24 is worth: 25 numbers in the unit of the answer, `POINTS` for points.
        """
        self.turn.solve(utility)
        return {
            faces_text(choice): self.turn.worth((*kept, *choice), len(thrown) - len(choice))
            for choice in choices(thrown, self.many)
        }

    def outlook(self, kept: Sequence[int], utility: Sequence[float]) -> tuple[float, ...]:
        """How likely each score 0 … 24 is with these dice kept and the best play after them."""
        self.turn.solve(utility)
        return tuple(self.turn.distribution(kept))

    # the pot

    def seat_shares(self, seats: int, tie: str) -> tuple[float, ...]:
        """Each seat's share of the pot, first to throw first, when all play their best for it.

        Without `double_24`; nobody qualifying counts as equal shares, and so does a pot that is carried.

        Args:
            seats: 2 to 12.
            tie: `split`, `roll_off` or `carry`.

        Raises:
            OptionError: another number of seats.
        """
        if seats not in SEATS:
            raise OptionError("seats", seats, f"{SEATS[0]} … {SEATS[-1]}")
        return self.pot(Stakes(seats, tie)).seat_shares()

    def utility(self, stakes: Stakes, standing: Standing) -> list[float]:
        """What ending the turn with each score 0 … 24 is worth, in pots, when every later seat plays its best."""
        now = (standing.after, standing.best, standing.holders)
        return self.pot(stakes).utility(stakes.rolling, *now)

    def pot(self, stakes: Stakes) -> PotGame:
        """The pot game for these stakes, solved once."""
        chips = stakes.chips if stakes.tie == "split" else 0
        key = (stakes.seats, stakes.tie, stakes.double, chips)
        if key not in self._pots:
            if len(self._pots) == POTS:
                del self._pots[next(iter(self._pots))]
            self._pots[key] = PotGame(self.turn, *key)
        return self._pots[key]


@cache
def _solver(many: bool, tickets: tuple[int, int]) -> Solver:
    return Solver(many, tickets)


def reaching(target: int) -> list[float]:
    """The worth of each score to whoever must reach a target."""
    return [float(score >= target) for score in range(SCORES)]
