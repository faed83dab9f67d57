"""Exact play of dice 41 and Midnight: what a turn can reach, what a pot is worth to each seat, what to keep.

`Turn` solves one turn for any worth of the final score, `PotGame` the pot among several seats. Here are the tables and
the advice that people ask for. Known values: tests/games/test_dice41_solver.py.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fortyone.core.dice import faces_text
from fortyone.core.errors import OptionError
from fortyone.games.dice41.options import Options
from fortyone.games.dice41.pot import SCORES, TOP, PotGame
from fortyone.games.dice41.turn import Turn


@cache
def turn_solver(options: Options) -> Turn:
    """The turn under these options; solved anew for each question, so not for two threads at once."""
    return Turn(options.keep == "one_or_more", options.tickets)


@dataclass(frozen=True)
class Tables:
    """What exact play of one turn, and of the pot, comes to.

    Attributes:
        max_mean: The best mean score.
        max_qualify: The best chance to qualify.
        max_24: The best chance of 24.
        at_least: By target 0 … 24: the best chance to reach it.
        more_than: By target 0 … 24: the best chance to pass it.
        distribution: How likely each score 0 … 24 is under the play with the best mean.
        seat_shares: Each seat's share of the pot, first to throw first, without `double_24`; nobody qualifying
            counts as equal shares.
    """

    max_mean: float
    max_qualify: float
    max_24: float
    at_least: tuple[float, ...]
    more_than: tuple[float, ...]
    distribution: tuple[float, ...]
    seat_shares: tuple[float, ...]


def tables(options: Options, seats: int, tie: str) -> Tables:
    """The tables for 2 to 6 seats and one of the rules for ties.

    Raises:
        OptionError: another number of seats.
    """
    if not 2 <= seats <= 6:
        raise OptionError("seats", seats, "2 to 6")
    turn = turn_solver(options)
    at_least = tuple(reach(turn, target) for target in range(SCORES))
    mean = turn.solve([float(score) for score in range(SCORES)])
    return Tables(
        max_mean=mean,
        distribution=tuple(turn.distribution()),
        max_qualify=at_least[1],
        max_24=at_least[TOP],
        at_least=at_least,
        more_than=(*at_least[1:], 0.0),
        seat_shares=PotGame(turn, seats, tie).seat_shares(),
    )


def reach(turn: Turn, target: int) -> float:
    """The best chance of a score of at least `target`."""
    return turn.solve([float(score >= target) for score in range(SCORES)])


@dataclass(frozen=True)
class Situation:
    """A choice of dice, and what it is about.

    Attributes:
        kept: Faces set aside before this throw.
        thrown: Faces lying thrown.
        best: The score to beat; 0 where nobody has qualified.
        holders: How many hold it.
        after: Seats still to throw after this one.
        seats: How many throw for the pot.
        double: What each other seat pays to a winner with 24, in pots.
    """

    kept: tuple[int, ...]
    thrown: tuple[int, ...]
    best: int
    holders: int
    after: int
    seats: int
    double: float = 0.0


def advise(options: Options, tie: str, situation: Situation) -> dict[str, float]:
    """What each choice is worth in pots, by its text, when every later seat plays its best."""
    turn = turn_solver(options)
    pot = pot_game(options, situation.seats, tie, situation.double).round
    turn.solve(pot.utility(situation.after, situation.best, situation.holders))
    return choice_values(turn, situation.kept, situation.thrown)


@cache
def pot_game(options: Options, seats: int, tie: str, double: float) -> PotGame:
    """The pot game, kept: what the seats after a thrower do is solved once."""
    return PotGame(turn_solver(options), seats, tie, double)


def choice_values(turn: Turn, kept: tuple[int, ...], thrown: tuple[int, ...]) -> dict[str, float]:
    """The worth of each choice of a throw, by the turn's last `solve`."""
    return {
        faces_text(choice): turn.worth((*kept, *choice), len(thrown) - len(choice))
        for choice in choices(thrown, turn.many)
    }


def choices(thrown: tuple[int, ...], many: bool) -> Iterator[tuple[int, ...]]:
    """The different choices of a throw: one die, or one or more."""
    found: set[tuple[int, ...]] = {()}
    for face in sorted(thrown, reverse=True):
        found |= {(*choice, face) for choice in found if many or not choice}
    return iter(sorted(found - {()}))
