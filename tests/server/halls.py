"""A server's hall without a network: in this process, and gone with the test."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fortyone.server.hall import Hall
from fortyone.server.settings import Settings
from fortyone.server.store import Store, migrate, open_engine
from tests.server.databases import database_in

NEVER = 1e9


@asynccontextmanager
async def hall_in(folder: Path) -> AsyncIterator[Hall]:
    """A hall whose clock is kept only when it is asked how it is; begun on a database that another one still holds,
    it finds what it would after a crash of that one.
    """
    settings = Settings(heartbeat=NEVER, pace=0.0, workers=1)
    engine = open_engine(database_in(folder))
    migrate(engine)
    hall = Hall(settings, Store(engine))
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
