"""One turn of dice 41 or Midnight, solved: the best play for any worth of the final score.

What matters of the dice kept is which tickets are among them (`flags`, a bit a ticket), their sum (`total`) and how
many dice are left to throw (`left`): about 150 situations. Each is worth the mean, over all throws, of its best choice.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from math import factorial, prod

SCORES = 25  # 0, and 4 … 24 with six dice
STRIDE = 37  # totals 0 … 36
SIZE = 7 * 4 * STRIDE  # (left, flags, total)


class Turn:
    """A solver for one way of keeping dice and one pair of tickets; `solve` gives it a worth to maximise.

    Args:
        many: Whether one or more dice may be kept after a throw.
        tickets: The two faces that qualify.
        dice: How many dice are thrown; six in the game, fewer in tests.
    """

    def __init__(self, many: bool, tickets: Sequence[int], dice: int = 6) -> None:
        self.many = many
        self.ticket_a = tickets[0]
        self.ticket_b = tickets[1]
        self.dice = dice
        self.throw_end = [0] * 8  # by number of dice: where its throws end
        self.weight = [0.0] * 1024  # how likely each throw is
        self.choice_end = [0] * 1025  # where its choices end
        self.choices = [0] * 20480  # kept dice | flags << 3 | sum << 5
        self.utility = [0.0] * 25
        self.value = [0.0] * 1036
        self.reach = [0.0] * 1036  # how likely the best play comes here
        self.spread = [0.0] * 25
        self._tabulate()

    def _tabulate(self) -> None:
        throws = choices = 0
        for count in range(1, self.dice + 1):
            for faces in combinations_with_replacement(range(1, 7), count):
                same = prod(factorial(faces.count(face)) for face in set(faces))
                self.weight[throws] = factorial(count) / same / 6**count
                for code in sorted(self._codes(faces)):
                    self.choices[choices] = code
                    choices += 1
                throws += 1
                self.choice_end[throws] = choices
            self.throw_end[count] = throws

    def _codes(self, faces: tuple[int, ...]) -> set[int]:
        """What the choices of a throw come to: different dice often come to the same."""
        sizes = range(1, len(faces) + 1) if self.many else (1,)
        return {self.code(kept) for size in sizes for kept in _subsets(faces, size)}

    def code(self, kept: Sequence[int]) -> int:
        """What keeping these dice comes to, in one int."""
        return len(kept) | self.flags_of(kept) << 3 | sum(kept) << 5

    def flags_of(self, kept: Iterable[int]) -> int:
        """Which tickets are among these dice: bit 0 the first, bit 1 the second."""
        faces = set(kept)
        return (self.ticket_a in faces) | (self.ticket_b in faces) << 1

    # for Python

    def solve(self, utility: Sequence[float]) -> float:
        """Find the best play where ending with score s is worth utility[s]; return what the turn is worth.

        Args:
            utility: 25 numbers, for scores 0 (not qualified) to 24.
        """
        for score in range(SCORES):
            self.utility[score] = utility[score]
        self.fill_values()
        return self.worth((), self.dice)

    def worth(self, kept: Sequence[int], left: int) -> float:
        """What the turn is worth with these dice kept and `left` to throw, by the last `solve`."""
        return self.value[(left * 4 + self.flags_of(kept)) * STRIDE + sum(kept)]

    def distribution(self) -> list[float]:
        """How likely each score 0 … 24 is under the play that the last `solve` found."""
        self.fill_spread()
        return [self.spread[score] for score in range(SCORES)]

    # the solver

    def score(self, flags: int, total: int) -> int:
        """The score of a finished turn (D-4, D-5)."""
        if flags != 3:
            return 0
        return total - self.ticket_a - self.ticket_b

    def fill_values(self) -> None:
        """The value of every situation, those with fewer dice left first."""
        for flags in range(4):
            for total in range(6 * self.dice + 1):
                score = self.score(flags, total)
                worth = self.utility[score] if 0 <= score < SCORES else 0.0
                self.value[flags * STRIDE + total] = worth
        for left in range(1, self.dice + 1):
            kept = self.dice - left
            for flags in range(4):
                for total in range(kept, 6 * kept + 1):
                    at = (left * 4 + flags) * STRIDE + total
                    self.value[at] = self.throw_value(left, flags, total)

    def throw_value(self, left: int, flags: int, total: int) -> float:
        """The mean, over all throws, of the best choice."""
        mean = 0.0
        for throw in range(self.throw_end[left - 1], self.throw_end[left]):
            mean += self.weight[throw] * self.best_choice(throw, left, flags, total)
        return mean

    def best_choice(self, throw: int, left: int, flags: int, total: int) -> float:
        """What the best choice of a throw is worth."""
        best = -1e300
        for i in range(self.choice_end[throw], self.choice_end[throw + 1]):
            code = self.choices[i]
            at = (
                ((left - (code & 7)) * 4 + (flags | (code >> 3 & 3))) * STRIDE + total + (code >> 5)
            )
            if self.value[at] > best:
                best = self.value[at]
        return best

    def chosen(self, throw: int, left: int, flags: int, total: int) -> int:
        """Where the best choice of a throw leads; the first of equals."""
        best = -1e300
        found = 0
        for i in range(self.choice_end[throw], self.choice_end[throw + 1]):
            code = self.choices[i]
            at = (
                ((left - (code & 7)) * 4 + (flags | (code >> 3 & 3))) * STRIDE + total + (code >> 5)
            )
            if self.value[at] > best + 1e-12:
                best = self.value[at]
                found = at
        return found

    def fill_spread(self) -> None:
        """Follow the best play from the first throw to the scores it ends with."""
        for at in range(SIZE):
            self.reach[at] = 0.0
        for score in range(SCORES):
            self.spread[score] = 0.0
        self.reach[self.dice * 4 * STRIDE] = 1.0
        for gone in range(self.dice):
            left = self.dice - gone
            for flags in range(4):
                for total in range(gone, 6 * gone + 1):
                    here = self.reach[(left * 4 + flags) * STRIDE + total]
                    if here > 0.0:
                        for throw in range(self.throw_end[left - 1], self.throw_end[left]):
                            at = self.chosen(throw, left, flags, total)
                            self.reach[at] += here * self.weight[throw]
        for flags in range(4):
            for total in range(6 * self.dice + 1):
                score = self.score(flags, total)
                if 0 <= score < SCORES:
                    self.spread[score] += self.reach[flags * STRIDE + total]


def _subsets(faces: tuple[int, ...], size: int) -> set[tuple[int, ...]]:
    """The different choices of `size` dice."""
    if size == 0:
        return {()}
    if len(faces) < size:
        return set()
    rest = faces[1:]
    return {(faces[0], *more) for more in _subsets(rest, size - 1)} | _subsets(rest, size)
