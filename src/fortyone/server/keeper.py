"""The database as the event loop sees it: what cannot be kept or read there is refused with `storage`."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from fortyone.server import events as log
from fortyone.server.refusals import Refused
from fortyone.server.store import Store
from fortyone.server.table import Table
from fortyone.server.writer import Step, Writer

P = ParamSpec("P")
T = TypeVar("T")
_logger = logging.getLogger("fortyone.server")


class Keeper:
    """Reads and writes for a running server.

    Args:
        store: The database.
        timed: Is told the seconds and the jobs of each commit.

    Attributes:
        store: What is asked, with `read`.
        writer: The only thing that writes.
    """

    def __init__(self, store: Store, timed: Callable[[float, int], None] | None = None) -> None:
        self.store = store
        self.writer = Writer(store.engine, timed)

    async def stop(self) -> None:
        """Write what waits, then end."""
        await self.writer.stop()
        self.store.engine.dispose()

    async def read(self, ask: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What the store answers to one of its questions.

        Raises:
            Refused: it cannot be read now.
        """
        try:
            return await asyncio.to_thread(ask, *args, **more)
        except SQLAlchemyError as error:
            _logger.error("not read: %s", type(error).__name__)
            raise Refused("storage") from None

    async def write(self, *steps: Step) -> None:
        """Commit rows; returns once they are kept.

        Raises:
            Refused: nobody says that they are.
        """
        try:
            await self.writer.write(*steps)
        except SQLAlchemyError as error:
            _logger.error("not kept: %s", type(error).__name__)
            raise Refused("storage") from None

    async def write_entries(self, table: Table, lines: Sequence[log.Line]) -> None:
        """Commit entries, with what a restart must know of them at once.

        Raises:
            Refused: nobody says that they are kept.
        """
        steps = [self.store.lines(table, lines)]
        for line in lines:
            entry = line.entry
            if isinstance(entry, log.Started):
                steps.append(self.store.row(table, phase="playing"))
            elif isinstance(entry, log.Sat):
                steps.append(self.store.seating(table, entry.person))
        await self.write(*steps)
