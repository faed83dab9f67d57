"""A search by several workers: each grows a tree of its own, and what they found is added up."""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fortyone.core.player import Budget
from fortyone.core.rng import Rng
from fortyone.core.view import View
from fortyone.search.run import Run
from fortyone.search.tree import Found

if TYPE_CHECKING:
    from fortyone.search.bot import Search

PAUSE: Final = 0.05  # seconds between two looks at the workers


@dataclass(frozen=True)
class Crew:
    """Who searches: so many workers of an executor, such as `concurrent.futures.ProcessPoolExecutor`.

    The findings depend on the seed, the simulations and `workers`; never on which of them is done first, nor on how
    many processes the executor has.
    """

    executor: Executor
    workers: int

    def search(
        self,
        settings: "Search",
        view: View,
        rng: Rng,
        budget: Budget,
        progress: Callable[[float], None],
        stop: Callable[[], bool],
    ) -> list[Found]:
        """What the workers have found together."""
        with flag() as raised:
            futures = [
                self.executor.submit(work, settings, view, rng.spawn(), part, raised)
                for part in parts(budget, self.workers)
            ]
            while waiting := wait(futures, PAUSE).not_done:
                progress(1 - len(waiting) / len(futures))
                if stop():
                    raised.path.touch()
            return merged([future.result() for future in futures])


@dataclass(frozen=True)
class Flag:
    """A sign that workers in other processes see: a file that appears."""

    path: Path

    def __call__(self) -> bool:
        """Whether it is raised."""
        return self.path.exists()


@contextmanager
def flag() -> Iterator[Flag]:
    """A flag that is not raised yet."""
    with tempfile.TemporaryDirectory(prefix="fortyone-") as folder:
        raised = Flag(Path(folder, "stop"))
        try:
            yield raised
        finally:
            raised.path.touch()  # whatever went wrong here, nobody works on


def parts(budget: Budget, workers: int) -> list[Budget]:
    """Each worker's budget: the same time, and the simulations shared out."""
    if budget.simulations is None:
        return [budget] * workers
    least, more = divmod(budget.simulations, workers)
    return [Budget(budget.seconds, least + (worker < more)) for worker in range(workers)]


def work(
    settings: "Search", view: View, rng: Rng, budget: Budget, stop: Callable[[], bool]
) -> list[Found]:
    """One worker's search."""
    run = Run(view, rng, settings, budget)
    run.go(lambda share: None, stop)
    return run.found()


def merged(findings: Sequence[Sequence[Found]]) -> list[Found]:
    """What several searches of the same moves have found together."""
    together = []
    for same in zip(*findings, strict=True):
        visits, totals, squares = (sum(column) for column in list(zip(*same, strict=True))[1:])
        together.append(Found(same[0].move, visits, totals, squares))
    return together
