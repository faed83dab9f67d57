"""The solver of dice 41 against known values, and against raw dice counted with fractions."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from fortyone import compiled
from fortyone.core.errors import OptionError
from fortyone.games.dice41.options import Options
from fortyone.games.dice41.pot import PotGame
from fortyone.games.dice41.solver import POINTS, Solver, Stakes, Standing
from fortyone.games.dice41.turn import Turn

TICKETS = (4, 1)
ONE, MANY = Turn(False, TICKETS), Turn(True, TICKETS)
SCORES = range(25)


@pytest.mark.parametrize(
    ("turn", "utility", "known"),
    [
        (ONE, list(SCORES), 17.0500479510),
        (MANY, list(SCORES), 18.6763371958),
        (ONE, [0] + [1] * 24, 0.923830084478),
        (MANY, [0] + [1] * 24, 0.956727063599),
        (ONE, [0] * 24 + [1], 0.0413259622677),
        (MANY, [0] * 24 + [1], 0.0999896591795),
    ],
    ids=["mean", "mean midnight", "qualify", "qualify midnight", "24", "24 midnight"],
)
def test_known_values(turn: Turn, utility: list[float], known: float) -> None:
    assert turn.solve(utility) == pytest.approx(known, abs=1e-9)


@pytest.mark.parametrize("turn", [ONE, MANY], ids=["one", "many"])
def test_distribution_has_the_mean_it_is_best_for(turn: Turn) -> None:
    mean = turn.solve(SCORES)
    chances = turn.distribution()
    assert sum(chances) == pytest.approx(1, abs=1e-12)
    assert sum(s * p for s, p in enumerate(chances)) == pytest.approx(mean, abs=1e-9)
    assert chances[1:4] == [0, 0, 0]


def test_first_of_two_has_the_known_share() -> None:
    assert PotGame(ONE, 2, "split").seat_shares()[0] == pytest.approx(0.48045, abs=5e-6)


# Raw dice: every throw of every die apart, kept dice as a tuple, chances as fractions.


def raw_value(
    dice: int, many: bool, tickets: Sequence[int], worth: Callable[[int], Fraction]
) -> Fraction:
    @cache
    def value(kept: tuple[int, ...]) -> Fraction:
        left = dice - len(kept)
        if left == 0:
            qualifies = tickets[0] in kept and tickets[1] in kept
            return worth(sum(kept) - sum(tickets) if qualifies else 0)
        throws = list(product(range(1, 7), repeat=left))
        return sum((best(kept, throw) for throw in throws), Fraction()) / len(throws)

    @cache
    def best(kept: tuple[int, ...], throw: tuple[int, ...]) -> Fraction:
        sizes = range(1, len(throw) + 1) if many else (1,)
        choices = {kept_now for size in sizes for kept_now in combinations(throw, size)}
        return max(value(tuple(sorted(kept + choice))) for choice in choices)

    return value(())


@pytest.mark.parametrize("many", [False, True])
@pytest.mark.parametrize("tickets", [(4, 1), (6, 5)])
@pytest.mark.parametrize("dice", [3, 4])
def test_mean_against_raw_dice(many: bool, tickets: tuple[int, int], dice: int) -> None:
    exact = raw_value(dice, many, tickets, Fraction)
    assert Turn(many, tickets, dice).solve(SCORES) == pytest.approx(float(exact), abs=1e-12)


@pytest.mark.parametrize("many", [False, True])
def test_targets_against_raw_dice(many: bool) -> None:
    turn = Turn(many, TICKETS, 3)
    for target in range(1, 7):
        utility = [float(score >= target) for score in SCORES]
        exact = raw_value(3, many, TICKETS, lambda score, t=target: Fraction(score >= t))  # type: ignore[misc]
        assert turn.solve(utility) == pytest.approx(float(exact), abs=1e-12)


@pytest.mark.parametrize("many", [False, True])
def test_two_seats_split_against_raw_dice(many: bool) -> None:
    half = Fraction(1, 2)

    def reply(score: int) -> Fraction:
        """The second seat's best share against this score."""

        def worth(mine: int) -> Fraction:
            if mine == score:
                return half
            return Fraction(mine > score)

        return raw_value(3, many, TICKETS, worth)

    replies = {score: reply(score) for score in range(7)}
    exact = raw_value(3, many, TICKETS, lambda score: 1 - replies[score])
    first, second = PotGame(Turn(many, TICKETS, 3), 2, "split").seat_shares()
    assert first == pytest.approx(float(exact), abs=1e-12)
    assert first + second == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("many", [False, True])
def test_roll_off_of_two_is_a_fixed_point(many: bool) -> None:
    """In a roll-off nobody qualifying and a tie mean the same roll-off again."""
    game = PotGame(Turn(many, TICKETS, 3), 2)
    (first, second), _ = game.roll_off(2).shares()
    again = {score: Fraction(first) for score in range(7)}

    def reply(score: int) -> Fraction:
        def worth(mine: int) -> Fraction:
            return 1 - again[score] if mine == score else Fraction(mine > score)

        return raw_value(3, many, TICKETS, worth)

    replies = {score: reply(score) for score in range(7)}
    exact = raw_value(3, many, TICKETS, lambda score: 1 - replies[score])
    assert first == pytest.approx(float(exact), abs=1e-11)
    assert first + second == pytest.approx(1, abs=1e-11)


# Three seats, raw: a turn ends in everybody's share, and its thrower looks at its own.
Worths = tuple[Fraction, ...]
DICE = 3


def raw_pot(many: bool, tie: str) -> Worths:
    """Each of three seats' share of the pot; a tie is split or carried."""
    third = Fraction(1, 3)

    def end(scores: tuple[int, ...]) -> Worths:
        best = max(scores)
        top = [score == best for score in scores]
        if best == 0 or (sum(top) > 1 and tie == "carry"):
            return (third,) * 3
        return tuple(Fraction(int(wins), sum(top)) for wins in top)

    @cache
    def turn(scores: tuple[int, ...], kept: tuple[int, ...]) -> Worths:
        """What is left to each when these scores are thrown and these dice kept by the next."""
        if len(scores) == 3:
            return end(scores)
        left = DICE - len(kept)
        if left == 0:
            qualifies = {1, 4} <= set(kept)
            return turn((*scores, sum(kept) - 5 if qualifies else 0), ())
        throws = list(product(range(1, 7), repeat=left))
        found = [choose(scores, kept, tuple(sorted(throw, reverse=True))) for throw in throws]
        return tuple(sum(column, Fraction()) / len(throws) for column in zip(*found, strict=True))

    @cache
    def choose(scores: tuple[int, ...], kept: tuple[int, ...], throw: tuple[int, ...]) -> Worths:
        sizes = range(1, len(throw) + 1) if many else (1,)
        choices = {choice for size in sizes for choice in combinations(throw, size)}
        kept_now = sorted(choices, key=lambda dice: (-sum(dice), -len(dice)))
        worths = [turn(scores, tuple(sorted(kept + choice))) for choice in kept_now]
        return max(worths, key=lambda worth: worth[len(scores)])

    return turn((), ())


@pytest.mark.parametrize("tie", ["split", "carry"])
@pytest.mark.parametrize("many", [False, True])
def test_three_seats_against_raw_dice(many: bool, tie: str) -> None:
    exact = [float(share) for share in raw_pot(many, tie)]
    shares = PotGame(Turn(many, TICKETS, DICE), 3, tie).seat_shares()
    assert shares == pytest.approx(exact, abs=1e-12)


def test_a_pot_asked_from_its_end_is_the_same_pot() -> None:
    """Roll-offs are solved when they are needed; the order of questions changes nothing."""
    asked = [(0, 20, 1), (1, 19, 1), (0, 0, 0), (1, 22, 1), (2, 0, 0)]
    late, early = PotGame(ONE, 3), PotGame(ONE, 3)
    early.seat_shares()
    for after, best, holders in asked:
        expected = early.utility(0, after, best, holders)
        assert late.utility(0, after, best, holders) == pytest.approx(expected, abs=1e-12)
    assert late.seat_shares() == pytest.approx(early.seat_shares(), abs=1e-12)


@pytest.mark.parametrize("many", [False, True])
def test_every_choice_of_a_throw_against_raw_dice(many: bool) -> None:
    solver = Solver(many, TICKETS, 4)
    values = solver.values((6,), (5, 4, 1), POINTS)
    kept = [(6, 5), (6, 4), (6, 1)]
    for dice in kept:
        text = str(dice[1])
        exact = raw_value_from(dice, 4, many)
        assert values[text] == pytest.approx(float(exact), abs=1e-12)
    assert len(values) == (7 if many else 3)


def raw_value_from(kept: tuple[int, ...], dice: int, many: bool) -> Fraction:
    """The best mean score with these dice kept."""
    left = dice - len(kept)
    if left == 0:
        return Fraction(sum(kept) - 5 if {1, 4} <= set(kept) else 0)
    throws = list(product(range(1, 7), repeat=left))
    total = Fraction()
    for throw in throws:
        sizes = range(1, left + 1) if many else (1,)
        choices = {choice for size in sizes for choice in combinations(throw, size)}
        total += max(raw_value_from(kept + choice, dice, many) for choice in choices)
    return total / len(throws)


def test_the_public_tables_agree() -> None:
    solver = Solver.of(Options())
    assert solver is Solver.of(Options(ante=3, seats=5))
    assert solver.max_mean == pytest.approx(17.0500479510, abs=1e-9)
    assert solver.max_qualify == solver.at_least[4] == solver.more_than[0]
    assert (solver.at_least[0], solver.more_than[24]) == (1, 0)
    assert list(solver.at_least) == sorted(solver.at_least, reverse=True)
    assert solver.max_24 == solver.at_least[24] == pytest.approx(0.0413259622677, abs=1e-9)
    assert sum(solver.distribution) == pytest.approx(1, abs=1e-12)
    assert solver.outlook((4, 1, 6, 6, 6, 5), POINTS)[23] == 1
    with pytest.raises(OptionError, match="2 … 12"):
        solver.seat_shares(13, "split")


@pytest.mark.parametrize("tie", ["split", "roll_off", "carry"])
@pytest.mark.parametrize("seats", [2, 3] if compiled else [2])
def test_shares_are_the_whole_pot_and_grow_with_the_turn(tie: str, seats: int) -> None:
    shares = PotGame(ONE, seats, tie).seat_shares()
    assert sum(shares) == pytest.approx(1, abs=1e-10)
    assert list(shares) == sorted(shares)


def test_stakes_that_pay_a_24_double_are_another_pot() -> None:
    """D-21: the last seat wins the pot and what each other seat pays it; whoever is beaten by a 24 pays."""
    solver = Solver(True, TICKETS)
    last = Standing(best=20, holders=1, after=0)
    single = solver.utility(Stakes(3, "split"), last)
    double = solver.utility(Stakes(3, "split", double=1 / 3), last)
    assert (single[24], double[24]) == pytest.approx((1, 1 + 2 / 3))
    assert single[:24] == double[:24]
    lost = solver.utility(Stakes(3, "split", double=1 / 3), Standing(best=24, holders=1, after=0))
    assert lost[23] == pytest.approx(-1 / 3)


def test_double_is_paid_by_the_others() -> None:
    shares = PotGame(MANY, 3, "split", double=1 / 3).seat_shares()
    assert sum(shares) == pytest.approx(1, abs=1e-10)
    assert shares != PotGame(MANY, 3, "split").seat_shares()
