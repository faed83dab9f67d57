"""What is kept: people, and the logs of tables. Reads here; all writes go through the one writer."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from fortyone.core.errors import OptionError
from fortyone.server import schema
from fortyone.server.events import AnyEntry, Line
from fortyone.server.table import Table
from fortyone.server.writer import Step

_WRITE = msgspec.json.Encoder().encode
_READ = msgspec.json.Decoder(AnyEntry).decode
CODE_BYTES = 12


def new_code() -> str:
    """A name nobody can guess: 96 random bits."""
    return secrets.token_urlsafe(CODE_BYTES)


def open_engine(url: str) -> Engine:
    """The database of a URL; SQLite keeps every commit on disk before it answers."""
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _sqlite)
    return engine


def _sqlite(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def open_database(url: str) -> Engine:
    """The database of a URL, brought to the newest form.

    Raises:
        OptionError: it cannot be opened, or a newer version of this program made it.
    """
    try:
        engine = open_engine(url)
        migrate(engine)
    except (SQLAlchemyError, CommandError, ImportError) as error:
        why = getattr(error, "orig", None) or error
        raise OptionError("database", _shown(url), str(why)) from None
    return engine


def _shown(url: str) -> str:
    """A URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return ""


class Store:
    """The database behind the tables.

    Attributes:
        engine: Where it is.
        add_entries: The statement that appends to logs; `put_table` … those that keep what lists need.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        insert = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert
        self.add_entries = schema.entries.insert()
        self.add_person = schema.people.insert()
        self.rename = schema.people.update().where(schema.people.c.id == bindparam("b_id"))
        self.rename = self.rename.values(name=bindparam("b_name"))
        self.add_seating = insert(schema.seatings).on_conflict_do_nothing()
        table = insert(schema.tables)
        kept = ("phase", "listed", "changed", "open_seats", "names")
        self.put_table = table.on_conflict_do_update(
            index_elements=["code"], set_={name: table.excluded[name] for name in kept}
        )
        number = insert(schema.numbers)
        self.put_number = number.on_conflict_do_update(
            index_elements=["name"], set_={"value": number.excluded.value}
        )

    # what a table writes

    def lines(self, table: Table, lines: Sequence[Line]) -> Step:
        """The rows of entries that come next in a table's log."""
        rows = [
            {
                "code": table.code,
                "version": table.version + 1 + i,
                "at": line.at,
                "tick": line.tick,
                "person": line.person,
                "action": line.action or None,
                "body": _WRITE(line.entry),
            }
            for i, line in enumerate(lines)
        ]
        return self.add_entries, rows

    def row(self, table: Table, **known: Any) -> Step:
        """The row that lists need of a table as it is now; `known`: what will be so once this is kept."""
        row = {
            "code": table.code,
            "game": table.game.name,
            "preset": table.game.preset,
            "owner": table.owner,
            "phase": table.phase,
            "listed": table.listed,
            "opened": table.opened_at,
            "changed": table.changed_at,
            "open_seats": sum(seat.is_open for seat in table.seats),
            "names": _WRITE([seat.name or seat.level for seat in table.seats]).decode(),
        }
        return self.put_table, [row | known]

    def seating(self, table: Table, person: str) -> Step:
        """The row that makes a table one of a person's."""
        return self.add_seating, [{"person": person, "code": table.code}]

    def summary(self, table: Table) -> tuple[Step, Step]:
        """Both rows of a new table."""
        return self.row(table), self.seating(table, table.owner)

    # reading

    def read_table(self, code: str) -> Table | None:
        """The table of a code, from its log; None where there is none."""
        lines = self.read_log(code)
        return Table.read(code, lines) if lines else None

    def read_log(self, code: str, after: int = 0) -> list[Line]:
        """The log of a table, or what of it comes after a version; [] where there is none."""
        columns = schema.entries.c
        asked = (
            select(columns.body, columns.at, columns.tick, columns.person, columns.action)
            .where(columns.code == code, columns.version > after)
            .order_by(columns.version)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(asked).all()
        return [
            Line(_READ(body), at, tick, who, action or "") for body, at, tick, who, action in rows
        ]

    def codes(self, phase: str) -> list[str]:
        """The codes of the tables in a phase."""
        asked = select(schema.tables.c.code).where(schema.tables.c.phase == phase)
        with self.engine.connect() as connection:
            return list(connection.execute(asked).scalars())

    def lobby(self, limit: int = 50) -> list[dict[str, Any]]:
        """Listed tables that are not over, the newest first."""
        columns = schema.tables.c
        asked = select(schema.tables).where(columns.listed, columns.phase != "over")
        return self._rows(asked.order_by(columns.opened.desc()).limit(limit))

    def tables_of(self, person: str, limit: int = 100) -> list[dict[str, Any]]:
        """The tables at which a person ever sat, or that he set up, the last changed first."""
        join = schema.tables.join(schema.seatings, schema.tables.c.code == schema.seatings.c.code)
        asked = select(schema.tables).select_from(join).where(schema.seatings.c.person == person)
        return self._rows(asked.order_by(schema.tables.c.changed.desc()).limit(limit))

    def alive(self, owner: str, since: float = 0.0) -> int:
        """How many tables of an owner are under way, of those that changed since then."""
        columns = schema.tables.c
        asked = select(func.count()).where(columns.owner == owner, columns.phase != "over")
        asked = asked.where(columns.changed >= since)
        with self.engine.connect() as connection:
            return int(connection.execute(asked).scalar() or 0)

    def all_tables(self) -> list[dict[str, Any]]:
        """Every table, the oldest first."""
        return self._rows(select(schema.tables).order_by(schema.tables.c.opened))

    def person(self, secret_hash: str) -> dict[str, Any] | None:
        """The person whose secret has this hash."""
        found = self._rows(select(schema.people).where(schema.people.c.secret == secret_hash))
        return found[0] if found else None

    def number(self, name: str) -> float:
        """A number of the server's own; 0 where it was never kept."""
        asked = select(schema.numbers.c.value).where(schema.numbers.c.name == name)
        with self.engine.connect() as connection:
            return float(connection.execute(asked).scalar() or 0.0)

    def last_tick(self) -> float:
        """The server's clock when it was last heard of: by itself, or by an entry of a match under way."""
        running = select(schema.tables.c.code).where(schema.tables.c.phase == "playing")
        columns = schema.entries.c
        asked = select(func.max(columns.tick)).where(columns.code.in_(running))
        with self.engine.connect() as connection:
            return max(self.number("tick"), float(connection.execute(asked).scalar() or 0.0))

    def delete_table(self, code: str) -> bool:
        """Delete a table with its log; whether there was one."""
        with self.engine.begin() as connection:
            kinds = (schema.entries, schema.tables, schema.seatings)
            counts = [_delete(connection, kind, code) for kind in kinds]
        return counts[0] > 0

    def _rows(self, asked: Any) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            rows = connection.execute(asked).mappings()
            return [{str(key): value for key, value in row.items()} for row in rows]


def _delete(connection: Connection, kind: Any, code: str) -> int:
    return int(connection.execute(delete(kind).where(kind.c.code == code)).rowcount)
