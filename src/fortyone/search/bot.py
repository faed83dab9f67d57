"""A player of any game: it searches the worlds its view allows."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from fortyone.core.messages import Message
from fortyone.core.player import Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.view import View
from fortyone.search.crew import Crew
from fortyone.search.decide import decide, decide_exactly
from fortyone.search.run import Run, game_of
from fortyone.search.tree import Found


@dataclass(frozen=True)
class Search:
    """Information-set tree search over sampled worlds, with what a game tells a search by its hooks.

    Switching any of the first four off gives the search without it, to measure what it is worth.

    Attributes:
        policy: Playouts by the game's `guess`, and of equals the `sensible` move; else all moves are alike.
        leaves: What the game solves is not searched, and playouts stop where it `rests`, and ask its `worth`; else they
            go on to the end of the match.
        weights: Worlds by the game's `likelihood`; else those are alike that `resample` gives alike.
        tree: A tree below the moves to choose from, where the game `grows_trees`; else these alone are compared.
        explore: How long the search goes on with moves that look worse, in standard deviations; longer without a tree.
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
        """The move that does best on average in what it has simulated; of equals the most sensible one."""
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
            return Choice(view.legal[0], Message("search-only"))
        game = game_of(view)
        sensible = game.sensible(view, rng.spawn()) if self.policy else None
        solved = game.solve(view) if self.leaves else None
        if solved:
            return decide_exactly(solved, sensible)
        found = self._search(view, rng, budget, progress or _untold, stop or _never)
        return decide({game.move_text(known.move): known for known in found}, sensible)

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
