"""One search from its first world to the end of its budget: batches of simulations, and worlds in between."""

import time
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fortyone.core.game import Game
from fortyone.core.options import GameOptions
from fortyone.core.player import Budget
from fortyone.core.rng import Rng
from fortyone.core.view import View
from fortyone.games import game_type
from fortyone.search.tree import Found, Tree
from fortyone.search.worlds import worlds

if TYPE_CHECKING:
    from fortyone.search.bot import Search

FIRST: Final = 8  # worlds before the first simulation
BATCH: Final = 32  # simulations, where no clock runs
MOMENT: Final = 0.004  # seconds a batch should take, where one does
EARLIEST: Final = 0.25  # share of the budget before which no search ends by itself
LARGEST: Final = 4096
WIDER: Final = 1.4  # how many times as far a search explores that grows no tree
MOST: Final = 1 << 18  # nodes, and edges: 12 MB


def game_of(view: View) -> Game:
    """The game a view is of."""
    return _game(view.game, view.options)


@lru_cache(maxsize=64)
def _game(name: str, options: GameOptions) -> Game:
    return game_type(name)(**options.plain())


class Run:
    """A search that runs."""

    def __init__(self, view: View, rng: Rng, settings: "Search", budget: Budget) -> None:
        self.began = time.perf_counter()
        game = game_of(view)
        self.settings = settings
        self.budget = budget
        self.source = worlds(game, view, rng.spawn(), weights=settings.weights)
        first = next(self.source)
        grows = settings.tree and (game.grows_trees or not settings.policy)
        self.tree = Tree(
            first,
            rng.spawn(),
            self._room(len(view.legal)),
            policy=settings.policy,
            leaves=settings.leaves,
            grows=grows,
            explore=settings.explore * (1.0 if grows else WIDER),
            limit=settings.limit,
        )
        self.tree.add(first)
        self.most = 1 if game.chance_is_open else settings.worlds  # nothing hidden: one world
        self.batch = BATCH if budget.seconds is None else 1
        self.sampling = self.simulating = 0.0  # seconds

    def go(self, progress: Callable[[float], None], stop: Callable[[], bool]) -> None:
        """Search until the budget is spent, nothing is left to learn, or somebody stops it."""
        while self.spent() < 1 and not self.settled() and not stop():
            self.supply()
            asked = self.batch
            if self.budget.simulations is not None:
                asked = min(asked, self.budget.simulations - self.tree.done)
            ran = self.simulate(asked)
            if ran < asked and not self.more_worlds(FIRST):
                break
            progress(min(1.0, self.spent()))

    def found(self) -> list[Found]:
        """What is known of each legal move."""
        return self.tree.found()

    def spent(self) -> float:
        """The share of the budget that is spent."""
        shares = [0.0]
        if self.budget.simulations is not None:
            shares.append(self.tree.done / max(1, self.budget.simulations))
        if self.budget.seconds is not None:
            shares.append((time.perf_counter() - self.began) / max(1e-9, self.budget.seconds))
        return max(shares)

    def settled(self) -> bool:
        """Whether the rest of the budget could not bring another move to the top."""
        spent = self.spent()
        if spent < EARLIEST:
            return False
        visits = sorted(known.visits for known in self.tree.found())
        return visits[-1] - visits[-2] > self.tree.done / spent - self.tree.done

    def simulate(self, asked: int) -> int:
        """Simulate, and learn by the clock how many to ask for next."""
        began = time.perf_counter()
        ran = self.tree.run(asked)
        took = time.perf_counter() - began
        self.simulating += took
        if self.budget.seconds is not None and ran == asked:
            wanted = self.batch * 2 if took < MOMENT else self.batch // 2
            self.batch = max(1, min(wanted, LARGEST))
        return ran

    def supply(self) -> None:
        """Keep as many worlds as the simulations so far are worth."""
        if self.budget.seconds is not None and self.sampling > self.simulating + MOMENT:
            return  # worlds are dear here: half of the time is enough for them
        self.more_worlds(FIRST + self.tree.done // self.settings.reuse - self.tree.count)

    def more_worlds(self, count: int) -> bool:
        """Draw worlds, up to the most there may be; whether there are more now."""
        began = time.perf_counter()
        missing = min(count, self.most - self.tree.count)
        for _ in range(missing):
            self.tree.add(next(self.source))
        if self.tree.count >= self.most:
            self.tree.finish()
        self.sampling += time.perf_counter() - began
        return missing > 0

    def _room(self, moves: int) -> int:
        """Nodes and edges there should be room for."""
        wanted = MOST
        if self.budget.simulations is not None:
            wanted = min(wanted, self.budget.simulations + 1)
        if self.budget.seconds is not None:
            wanted = min(wanted, 4096 + int(self.budget.seconds * MOST))
        return moves + wanted
