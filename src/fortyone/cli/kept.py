"""The tables that a server keeps, from the command line: list, export as records, delete."""

import datetime
import json
from typing import Self

from fortyone.cli.screen import Screen
from fortyone.core.errors import FortyoneError
from fortyone.server.store import Store, open_database


class Kept:
    """The tables of a database.

    Args:
        screen: Where they are shown.
        url: The database.

    Raises:
        OptionError: it cannot be opened.
    """

    def __init__(self, screen: Screen, url: str) -> None:
        self.screen = screen
        self.store = Store(open_database(url))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.store.engine.dispose()

    def show(self, code: str | None = None) -> None:
        """A line a table."""
        rows = [row for row in self.store.all_tables() if code in (None, row["code"])]
        if code is not None and not rows:
            raise FortyoneError("web-no-table-unknown")
        for row in rows:
            opened = datetime.datetime.fromtimestamp(row["opened"]).strftime("%Y-%m-%d %H:%M")
            names = ", ".join(name for name in json.loads(row["names"]) if name)
            played = f"{row['game']} {row['preset']}"
            self.screen.write(f"{row['code']}  {opened}  {row['phase']:8} {played}  {names}")
        if not rows:
            self.screen.tell("cli-tables-none")

    def export(self, code: str) -> None:
        """Every match of a table as its record; one that runs with its seed, so that it can be resumed."""
        table = self.store.read_table(code)
        if table is None:
            raise FortyoneError("web-no-table-unknown")
        matches = [played.match for played in table.finished]
        matches += [table.match] if table.match else []
        if not matches:
            raise FortyoneError("web-no-no-match")
        self.screen.write("\n".join(match.record() for match in matches).rstrip("\n"))

    def delete(self, code: str) -> None:
        """Delete a table for good."""
        if not self.store.delete_table(code):
            raise FortyoneError("web-no-table-unknown")
        self.screen.tell("cli-tables-deleted", code=code)
