"""A player of any game: it searches the worlds its view allows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from fortyone.core.player import Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.view import View
from fortyone.search.crew import Crew
from fortyone.search.run import Run, game_of
from fortyone.search.tree import Found

SLACK: Final = 0.5  # standard errors within which two moves count as equal


@dataclass(frozen=True)
class Search:
    """Information-set tree search over sampled worlds, with what a game tells a search by its hooks.

    Switching any of the first four off gives the search without it, to measure what it is worth.

    Attributes:
        policy: Playouts by the game's `guess`; else every move is as likely.
        leaves: Playouts stop where the game `rests`, and ask its `worth`; else they go on to the end of the match.
        weights: Worlds by the game's `likelihood`; else those are alike that `resample` gives alike.
        tree: A tree below the moves to choose from; else these alone are compared.
        explore: How long the search goes on with moves that look worse, in standard deviations.
        reuse: Simulations for each world drawn, until there are `worlds`.
        worlds: Most worlds drawn for one decision.
        limit: Moves and chance of a playout, after which the match counts as it stands.
        seconds: What it takes where the budget sets no bound.
        crew: The workers that search together; None: this process alone.
    """

    policy: bool = True
    leaves: bool = True
    weights: bool = True
    tree: bool = True
    explore: float = 1.0
    reuse: int = 2
    worlds: int = 1000
    limit: int = 5_000
    seconds: float = 1.0
    crew: Crew | None = None

    def choose(self, view: View, rng: Rng, budget: Budget) -> Choice:
        """The move that does best on average in what it has simulated; of equals the one the basic player plays."""
        return self.think(view, rng, budget)

    def think(
        self,
        view: View,
        rng: Rng,
        budget: Budget,
        progress: Callable[[float], None] | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Choice:
        """The same choice, for one who waits for it.

        Args:
            view: The view of the seat on turn.
            rng: Chance. With a budget of simulations alone, it decides the choice.
            budget: The first bound reached ends the search.
            progress: Told now and then which share of the budget is spent.
            stop: Asked now and then; once it answers True, the choice is made of what is known by then.
        """
        if len(view.legal) == 1:
            return Choice(view.legal[0], "the only legal move")
        game = game_of(view)
        basic = type(game).basic().choose(view, rng.spawn(), Budget())
        found = self._search(view, rng, budget, progress or _untold, stop or _never)
        return decide({game.move_text(known.move): known for known in found}, basic)

    def _search(
        self,
        view: View,
        rng: Rng,
        budget: Budget,
        progress: Callable[[float], None],
        stop: Callable[[], bool],
    ) -> list[Found]:
        bounded = Budget(seconds=self.seconds) if budget == Budget() else budget
        if self.crew is not None:
            alone = replace(self, crew=None)
            return self.crew.search(alone, view, rng, bounded, progress, stop)
        run = Run(view, rng, self, bounded)
        run.go(progress, stop)
        return run.found()


def _untold(share: float) -> None:
    """Nobody asks how far it is."""


def _never() -> bool:
    """Nobody stops it."""
    return False


def decide(found: Mapping[str, Found], basic: Choice) -> Choice:
    """The choice from what was found: the move simulated most, or the basic player's if it is as good."""
    values = {move: known.mean for move, known in found.items() if known.visits}
    if len(values) < len(found):
        return Choice(basic.move, basic.why, values)  # no time to look at each
    best = max(found, key=lambda move: (found[move].visits, values[move]))
    if basic.move in found and is_as_good(found[basic.move], found[best]):
        best = basic.move
    return Choice(best, reason(best, found), values)


def is_as_good(one: Found, best: Found) -> bool:
    """Whether a move is as good as the best one, for all one can tell."""
    doubt: float = (one.variance / one.visits + best.variance / best.visits) ** 0.5
    return one.mean >= best.mean - SLACK * doubt


def reason(best: str, found: Mapping[str, Found]) -> str:
    """Why this move, in a line."""
    others: Sequence[str] = sorted(found, key=lambda move: -found[move].mean)
    second = next(move for move in others if move != best)
    done = sum(known.visits for known in found.values())
    return f"worth {found[best].mean:+.3f}, {second} {found[second].mean:+.3f} ({done} simulations)"
