"""A rule-of-thumb player of dice 41 and Midnight.

For each choice it asks: how likely am I to qualify, how likely to beat the best score so far, and how likely is it to
hold against the seats still to throw? The three are multiplied, and the pot is what they are worth.
"""

from dataclasses import dataclass
from math import exp, sqrt

from fortyone.core.player import Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.view import View
from fortyone.games.dice41.view import DiceView

# Points to expect from so many loose dice, all of them points: 3.5 from one; two dice are worth more than twice that.
LOOSE = (0, 3.5, 8.2, 13.4, 18.8, 24.4, 30.1)


@dataclass(frozen=True)
class Basic:
    """Tickets first, then what the score to beat and the seats still to throw demand.

    Attributes:
        par: A score that beats half of the others' turns: where one die is kept, and in Midnight.
    """

    par: tuple[float, float] = (19.5, 21.2)

    def choose(self, view: View, rng: Rng, budget: Budget) -> Choice:
        """The choice worth most; of equals the one with the most pips."""
        assert isinstance(view, DiceView)
        table = Table.seen(view, self.par)
        values = {move: table.value(view.kept + move) for move in view.legal}
        best = max(view.legal, key=lambda move: (values[move], sum(map(int, move))))
        return Choice(best, table.why(view, best, values[best]), values)


@dataclass(frozen=True)
class Table:
    """What a turn is played for.

    Attributes:
        tickets: The two faces that qualify.
        pot: Chips to be won; 0 where one seat practises for points.
        fine: Chips to pay where the turn fails.
        to_beat: The best score so far; 0: none.
        later: How many seats throw after this one.
        par: A score that beats half of their turns.
    """

    tickets: tuple[int, int]
    pot: int
    fine: int
    to_beat: int
    later: int
    par: float

    @classmethod
    def seen(cls, view: DiceView, par: tuple[float, float]) -> "Table":
        """The table from a view."""
        options = view.options
        players = view.rolling_off or [s for s in range(options.seats) if s not in view.out]
        scores = [view.done[seat] for seat in players]
        return cls(
            tickets=options.tickets,
            pot=view.pot,
            fine=0 if view.rolling_off else options.fail_ante,
            to_beat=max((score for score in scores if score is not None), default=0),
            later=scores.count(None) - 1,
            par=par[options.keep == "one_or_more"],
        )

    def value(self, kept: str) -> float:
        """What dice kept in the middle of a turn are worth: chips, or points in practice."""
        loose, slots, points = self.split(kept)
        qualify = self.qualify(loose, loose - slots)
        expected = points + (LOOSE[loose] * slots / loose if loose else 0)
        if not self.pot:
            return qualify * expected
        return self.pot * qualify * self.win(points, slots, expected) - self.fine * (1 - qualify)

    def split(self, kept: str) -> tuple[int, int, int]:
        """Loose dice; how many of them can become points once the tickets are paid for; points so far."""
        dice = [int(face) for face in kept]
        held = [face for face in self.tickets if face in dice]
        loose = 6 - len(dice)
        return loose, loose - (2 - len(held)), sum(dice) - sum(held)

    def qualify(self, loose: int, missing: int) -> float:
        """How likely the missing tickets still come, if one die is kept from each throw to come."""
        if missing > loose:
            return 0
        seen = loose * (loose + 1) // 2
        absent = (5 / 6) ** seen
        return (1, 1 - absent, 1 - 2 * absent + (4 / 6) ** seen)[missing]

    def win(self, points: int, slots: int, expected: float) -> float:
        """How likely a turn that qualifies beats the best so far, and holds."""
        if points + 6 * slots < self.to_beat:
            return 0
        spread = sqrt(max(slots, 0))
        beats = step((expected - self.to_beat - 0.5) / (0.3 + 0.9 * spread)) if self.to_beat else 1
        return beats * step((expected - self.par) / (1.8 + 1.5 * spread)) ** self.later

    def why(self, view: DiceView, move: str, value: float) -> str:
        """The reason for a choice, in one line."""
        missing = [str(face) for face in self.tickets if str(face) not in view.kept]
        taken = [face for face in missing if face in move]
        if value <= 0:
            return "nothing can be won any more: the most pips"
        if taken:
            return f"tickets first: {' and '.join(taken)}"
        if any(face in view.thrown for face in missing):
            return f"{self.to_beat or 'a high score'} to beat: high dice before the ticket"
        if missing:
            return f"no {' or '.join(missing)} lies there: high dice"
        return f"both tickets are held: high dice{f', {self.to_beat} to beat' * bool(self.to_beat)}"


def step(x: float) -> float:
    """From 0 far below 0, by ½ at 0, to 1 far above."""
    return 1 / (1 + exp(-x))
