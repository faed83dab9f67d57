"""One turn of dice 41 or Midnight, solved: the best play for any worth of the final score.

What matters of the dice kept is which tickets are among them (`flags`, a bit a ticket), their sum (`total`) and how
many dice are left to throw (`left`): some two hundred situations. Each is worth the mean, over all throws, of its best
choice; throws that offer the same choices are taken together.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

SCORES = 25  # 0, and 4 … 24 with six dice
STRIDE = 37  # totals 0 … 36
FLAG = 7 * STRIDE  # a situation is flags · FLAG + left · STRIDE + total
SIZE = 4 * FLAG
ROOM = 20480  # choices of all throws
EQUAL = 1e-12  # choices whose worths differ less are equals


class Turn:
    """A solver for one way of keeping dice and one pair of tickets; `solve` gives it a worth to maximise.

    It remembers the play that its last `solve` found, so two threads need one each.

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
        self.spots = [0] * 512  # the situations there are, those with fewer dice left first
        self.spot_end = [0] * 8  # by dice left: where its situations end
        self.scores = [0] * 512  # of the situations without dice left
        self.throw_end = [0] * 8  # by number of dice: where its throws end
        self.weight = [0.0] * 1024  # how likely each throw is
        self.choice_end = [0] * 1025  # where its choices end
        self.leap = [0] * 81920  # by flags: from a situation to the one that a choice leads to
        self.utility = [0.0] * 25
        self.value = [0.0] * 1036
        self.reach = [0.0] * 1036  # how likely the best play comes here
        self.spread = [0.0] * 25
        self._list_spots()
        self._list_throws()

    def _list_spots(self) -> None:
        """Every situation that some kept dice make."""
        end = 0
        for left in range(self.dice + 1):
            kept_dice = combinations_with_replacement(range(1, 7), self.dice - left)
            for spot in sorted({self.spot(kept, left) for kept in kept_dice}):
                self.spots[end] = spot
                if left == 0:
                    self.scores[end] = self.score(spot)
                end += 1
            self.spot_end[left] = end

    def _list_throws(self) -> None:
        throws = choices = 0
        for count in range(1, self.dice + 1):
            for codes, weight in self._throws(count).items():
                self.weight[throws] = weight
                for code in codes:
                    self._add_choice(choices, *code)
                    choices += 1
                throws += 1
                self.choice_end[throws] = choices
            self.throw_end[count] = throws

    def _throws(self, count: int) -> dict[tuple[tuple[int, int, int], ...], float]:
        """How likely the throws of so many dice are, by what their choices come to; most pips first."""
        found: dict[tuple[tuple[int, int, int], ...], float] = {}
        for faces in combinations_with_replacement(range(1, 7), count):
            same = prod(factorial(faces.count(face)) for face in set(faces))
            kept = choices(faces, self.many)
            codes = {(sum(choice), len(choice), self.flags_of(choice)) for choice in kept}
            key = tuple(sorted(codes, reverse=True))
            found[key] = found.get(key, 0.0) + factorial(count) / same / 6**count
        return found

    def _add_choice(self, index: int, total: int, dice: int, flags: int) -> None:
        for held in range(4):
            gained = (held | flags) - held
            self.leap[held * ROOM + index] = gained * FLAG - dice * STRIDE + total

    def flags_of(self, kept: Iterable[int]) -> int:
        """Which tickets are among these dice: bit 0 the first, bit 1 the second."""
        faces = set(kept)
        return (self.ticket_a in faces) | (self.ticket_b in faces) << 1

    def spot(self, kept: Sequence[int], left: int) -> int:
        """The situation with these dice kept and `left` to throw."""
        return self.flags_of(kept) * FLAG + left * STRIDE + sum(kept)

    def score(self, spot: int) -> int:
        """The score of a finished turn (D-4, D-5)."""
        flags, total = divmod(spot, FLAG)
        return total - self.ticket_a - self.ticket_b if flags == 3 else 0

    # for Python

    def solve(self, utility: Sequence[float]) -> float:
        """Find the best play where ending with score s is worth utility[s]; return what the turn is worth.

        Args:
            utility: 25 numbers, for scores 0 (not qualified) to 24, in any unit.
        """
        for score in range(SCORES):
            self.utility[score] = utility[score]
        self.fill_values()
        return self.worth((), self.dice)

    def worth(self, kept: Sequence[int], left: int) -> float:
        """What the turn is worth with these dice kept and `left` to throw, by the last `solve`."""
        return self.value[self.spot(kept, left)]

    def distribution(self, kept: Sequence[int] = ()) -> list[float]:
        """How likely each score 0 … 24 is from these dice on, under the play that the last `solve` found.

        Of equal choices that play takes the one with the most pips.
        """
        self.fill_spread(self.spot(kept, self.dice - len(kept)))
        return [self.spread[score] for score in range(SCORES)]

    # the solver

    def fill_values(self) -> None:
        """The value of every situation, those with fewer dice left first."""
        for i in range(self.spot_end[0]):
            self.value[self.spots[i]] = self.utility[self.scores[i]]
        for left in range(1, self.dice + 1):
            for i in range(self.spot_end[left - 1], self.spot_end[left]):
                self.value[self.spots[i]] = self.throw_value(left, self.spots[i])

    def throw_value(self, left: int, spot: int) -> float:
        """The mean, over all throws, of the best choice."""
        mean = 0.0
        for throw in range(self.throw_end[left - 1], self.throw_end[left]):
            mean += self.weight[throw] * self.best(throw, spot)
        return mean

    def best(self, throw: int, spot: int) -> float:
        """What the best choice of a throw is worth."""
        best = -1e300
        leaps = spot // FLAG * ROOM
        for i in range(leaps + self.choice_end[throw], leaps + self.choice_end[throw + 1]):
            if self.value[spot + self.leap[i]] > best:
                best = self.value[spot + self.leap[i]]
        return best

    def chosen(self, throw: int, spot: int) -> int:
        """Where the best choice of a throw leads; of equals the first."""
        enough = self.best(throw, spot) - EQUAL
        i = spot // FLAG * ROOM + self.choice_end[throw]
        while self.value[spot + self.leap[i]] < enough:
            i += 1
        return spot + self.leap[i]

    def fill_spread(self, start: int) -> None:
        """Follow the best play from a situation to the scores it ends with."""
        for at in range(SIZE):
            self.reach[at] = 0.0
        for score in range(SCORES):
            self.spread[score] = 0.0
        self.reach[start] = 1.0
        for gone in range(self.dice):
            self.follow(self.dice - gone)
        for i in range(self.spot_end[0]):
            self.spread[self.scores[i]] += self.reach[self.spots[i]]

    def follow(self, left: int) -> None:
        """One throw further, from every situation with `left` dice."""
        for i in range(self.spot_end[left - 1], self.spot_end[left]):
            here = self.reach[self.spots[i]]
            if here > 0.0:
                for throw in range(self.throw_end[left - 1], self.throw_end[left]):
                    self.reach[self.chosen(throw, self.spots[i])] += here * self.weight[throw]


def choices(thrown: Sequence[int], many: bool) -> Iterator[tuple[int, ...]]:
    """The different choices of a throw, highest face first: one die, or one or more."""
    faces = sorted(thrown, reverse=True)
    for size in range(1, len(faces) + 1 if many else 2):
        yield from sorted(set(combinations(faces, size)), reverse=True)
