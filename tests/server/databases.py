"""Where the tests keep their tables: SQLite files, or the PostgreSQL that `FORTYONE_TEST_DATABASE` names."""

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text

NAMED = os.environ.get("FORTYONE_TEST_DATABASE", "")
TAKE = "LOCK TABLE entries, people, numbers IN EXCLUSIVE MODE" if NAMED else "BEGIN IMMEDIATE"


def database_in(folder: Path) -> str:
    """The URL of a database of its own for whoever works in this folder."""
    if not NAMED:
        return f"sqlite:///{folder / 'tables.db'}"
    name = "test_" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]
    engine = create_engine(NAMED, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE SCHEMA IF NOT EXISTS {name}"))
    engine.dispose()
    return f"{NAMED}?options=-csearch_path%3D{name}"


def waiting(url: str, seconds: float) -> str:
    """The same database, for one who waits so long for a lock."""
    if NAMED:
        return f"{url}%20-clock_timeout%3D{int(seconds * 1000)}"
    return f"{url}?timeout={seconds}"


@contextmanager
def held(url: str) -> Iterator[None]:
    """A disk that takes its time: meanwhile it can be read, and every commit waits."""
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(TAKE)
            yield
            connection.rollback()
    finally:
        engine.dispose()
