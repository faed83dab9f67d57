"""Where the tests keep their tables: SQLite files, or the PostgreSQL that `FORTYONE_TEST_DATABASE` names."""

import hashlib
import os
from pathlib import Path

from sqlalchemy import create_engine, text

NAMED = os.environ.get("FORTYONE_TEST_DATABASE", "")


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
