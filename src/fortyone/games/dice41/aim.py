"""What a seat on turn throws for: the pot, how it stands, and what each score is then worth to it.

A pot that is carried counts as equal shares among those who paid. Two things are not reckoned exactly: the fines of
other seats (`fail_ante`), which make the pot grow, and a pot that goes to the closest (`nobody` = `closest`), which
counts as equal shares; and every seat is taken to be able to pay for a 24. `Aim.exact` is False where one of them
matters. Uncompiled, the pot among more than two seats would take too long, and is worked out roughly.
"""

from dataclasses import dataclass

from fortyone.core.state import COMPILED
from fortyone.games.dice41.lead import SCORES
from fortyone.games.dice41.options import Options
from fortyone.games.dice41.solver import POINTS, Solver, Stakes, Standing
from fortyone.games.dice41.view import DiceView

ROUGH = not COMPILED  # at more than two seats


@dataclass(frozen=True)
class Aim:
    """What a seat throws for.

    Attributes:
        pot: Chips to be won; 0: practice, for points.
        stakes: The pot as the solver asks.
        standing: What is to beat, and who is to come.
        fine: Chips to pay for a turn that fails.
        exact: Whether the solver's answer is exact.
    """

    pot: int
    stakes: Stakes
    standing: Standing
    fine: int = 0
    exact: bool = True

    @classmethod
    def seen(cls, view: DiceView) -> "Aim":
        """The aim of the seat that has the dice."""
        paid = [seat for seat in range(view.options.seats) if seat not in view.out]
        scores = [view.done[seat] for seat in view.rolling_off or paid]
        best = max((score for score in scores if score is not None), default=0)
        holders = scores.count(best) if best else 0
        standing = Standing(best, holders, scores.count(None) - 1)
        able = all(view.chips[seat] >= view.options.ante for seat in paid)
        return cls.at(
            view.options,
            standing,
            pot=view.pot,
            seats=len(paid),
            rolling=len(view.rolling_off),
            able=able or not view.options.bank,
        )

    @classmethod
    def at(
        cls,
        options: Options,
        standing: Standing,
        *,
        pot: int,
        seats: int,
        rolling: int = 0,
        able: bool = True,
    ) -> "Aim":
        """The aim under these options.

        Args:
            options: The options in force.
            standing: What is to beat, and who is to come.
            pot: Chips to be won.
            seats: How many paid into it.
            rolling: How many roll off for it; 0: it is a round.
            able: Whether all can pay for a 24.
        """
        fine = 0 if rolling or not pot else options.fail_ante
        double = options.ante / pot if options.double_24 and pot else 0.0
        closest = options.nobody == "closest" and not rolling
        return cls(
            pot=pot,
            stakes=Stakes(seats, options.tie, double, pot, rolling),
            standing=standing,
            fine=fine,
            exact=not (fine or closest or (double and not able) or (ROUGH and seats > 2)),
        )

    def utility(self, solver: Solver) -> list[float]:
        """What each score 0 … 24 is worth, in chips; in practice, in points."""
        if not self.pot:
            return list(POINTS)
        shares = rough_utility if ROUGH and self.stakes.seats > 2 else Solver.utility
        worths = [self.pot * share for share in shares(solver, self.stakes, self.standing)]
        worths[0] -= self.fine
        return worths


def rough_utility(solver: Solver, stakes: Stakes, standing: Standing) -> list[float]:
    """The same in pots, if the seats to come play for their best mean score, and a later tie wins nothing."""
    later, best = solver.distribution, standing.best
    shares = [sum(later[:score]) ** standing.after for score in range(SCORES)]
    shares[:best] = [0.0] * best
    if best:
        shares[best] /= standing.holders + 1
    else:
        shares[0] = later[0] ** standing.after / stakes.seats
    return shares
