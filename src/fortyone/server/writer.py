"""One writer that commits in groups: what waits while one commit is under way shares the next one.

`write` returns when the rows are on disk. Commits run in a thread of their own, one at a time, so the event loop
never waits and SQLite never sees two writers.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.sql.base import Executable

Step = tuple[Executable, list[dict[str, Any]]]
LARGEST = 1000  # jobs of one commit


@dataclass(frozen=True)
class Job:
    """Rows that are committed together, and who waits for it."""

    steps: tuple[Step, ...]
    done: asyncio.Future[None]


class Writer:
    """Writes rows; a job's rows are committed all or none, in the order in which jobs came.

    Args:
        engine: Where they go.
        timed: Is told the seconds and the jobs of each commit.
    """

    def __init__(self, engine: Engine, timed: Callable[[float, int], None] | None = None) -> None:
        self._engine = engine
        self._timed = timed or (lambda seconds, jobs: None)
        self._waiting: asyncio.Queue[Job] = asyncio.Queue()
        self._thread = ThreadPoolExecutor(1, "writer")
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write, in the running event loop."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what waits, then end."""
        await self._waiting.join()
        if self._task:
            self._task.cancel()
        self._thread.shutdown()

    async def write(self, *steps: Step) -> None:
        """Commit these rows; returns once they are kept.

        Raises:
            SQLAlchemyError: they are not.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Job(steps, done))
        await done

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            jobs = [await self._waiting.get()]
            while not self._waiting.empty() and len(jobs) < LARGEST:
                jobs.append(self._waiting.get_nowait())
            started = time.perf_counter()
            outcomes = await loop.run_in_executor(self._thread, self._commit, jobs)
            self._timed(time.perf_counter() - started, len(jobs))
            for job, outcome in zip(jobs, outcomes, strict=True):
                _tell(job.done, outcome)
                self._waiting.task_done()

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """Commit jobs together; where one cannot be, each alone, so that it spoils no other."""
        try:
            self._execute(jobs)
        except OperationalError as error:  # the database's trouble, and everyone's
            return [error] * len(jobs)
        except Exception as error:  # that of one job; whatever it is, who waits is told
            if len(jobs) == 1:
                return [error]
            return [outcome for job in jobs for outcome in self._commit([job])]
        return [None] * len(jobs)

    def _execute(self, jobs: list[Job]) -> None:
        rows: dict[Executable, list[dict[str, Any]]] = {}
        for job in jobs:
            for statement, added in job.steps:
                rows.setdefault(statement, []).extend(added)
        with self._engine.begin() as connection:
            for statement, values in rows.items():
                connection.execute(statement, values)


def _tell(done: asyncio.Future[None], outcome: Exception | None) -> None:
    if done.done():  # whoever waited has gone
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)
