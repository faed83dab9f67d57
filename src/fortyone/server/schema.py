"""The database: what is kept, as SQLAlchemy Core tables. Migrations make them (migrations/)."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),  # SHA-256 of it: it is told once
    Column("name", String(40), nullable=False),
    Column("robot", Boolean, nullable=False, default=False),
    Column("made", Float, nullable=False),
)

# The log, which is the truth: a table is the fold of its entries.
entries = Table(
    "entries",
    metadata,
    Column("code", String(24), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("tick", Float, nullable=False),
    Column("person", String(24), nullable=False),
    Column("action", String(64)),  # None where no client gave an id
    Column("body", LargeBinary, nullable=False),
    Index("entries_once", "code", "person", "action", unique=True),
)

# What lists and start-up need to know of a table without reading its log; it follows from the log.
tables = Table(
    "tables",
    metadata,
    Column("code", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("preset", String(40), nullable=False),
    Column("owner", String(24), nullable=False),
    Column("phase", String(10), nullable=False, index=True),
    Column("listed", Boolean, nullable=False, index=True),
    Column("opened", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("names", Text, nullable=False),  # who sits there, as a JSON list
)

# Who has ever sat where: "my tables".
seatings = Table(
    "seatings",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("code", String(24), primary_key=True),
)

# A few numbers of the server's own: how long it has run in all, which its clocks count by.
numbers = Table(
    "numbers",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Float, nullable=False),
)
