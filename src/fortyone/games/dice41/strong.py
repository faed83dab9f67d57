"""The exact player of dice 41 and Midnight: it maximises the chips it can expect of this pot (aim.py, solver.py)."""

from dataclasses import dataclass

from fortyone.core.messages import Message
from fortyone.core.player import Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.view import View
from fortyone.games.dice41.advice import Advice, Throw, advise
from fortyone.games.dice41.aim import Aim
from fortyone.games.dice41.solver import Solver
from fortyone.games.dice41.view import DiceView


@dataclass(frozen=True)
class Strong:
    """Plays for the most chips of this pot, exactly; alone at the table, for the most points.

    Where the solver does not reach an option to the chip, the play is the best without it, and `why` says so.
    """

    def choose(self, view: View, rng: Rng, budget: Budget) -> Choice:
        """The best choice; its `values` are chips of this pot, in practice points. It needs neither chance nor time."""
        assert isinstance(view, DiceView)
        aim = Aim.seen(view)
        solver = Solver.of(view.options)
        throw = Throw(_faces(view.kept), _faces(view.thrown), aim.standing.best)
        advice = advise(solver, throw, aim.utility(solver))
        return Choice(advice.move, _why(aim, advice), advice.values)


def _why(aim: Aim, advice: Advice) -> Message:
    """The reason in one line."""
    kind = "points" if not aim.pot else "exact" if aim.exact else "near"
    value = round(advice.values[advice.move], 2)
    reasons = {"cause": advice.cause, "outlook": advice.outlook}
    return Message(f"dice41-why-{kind}", {"value": value, "pot": aim.pot, **reasons})


def _faces(digits: str) -> tuple[int, ...]:
    return tuple(map(int, digits))
