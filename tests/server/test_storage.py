"""What is kept: migrations, the log, the one writer; on SQLite, and on PostgreSQL where a server of it is named."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fortyone.core.errors import OptionError
from fortyone.server import actions as act
from fortyone.server import events as log
from fortyone.server import schema
from fortyone.server.store import Store, migrate, open_database, open_engine
from fortyone.server.table import Table
from fortyone.server.writer import Writer
from tests.server.databases import NAMED, database_in
from tests.server.desk import KARI, ROSA, Desk, started


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    engine = open_engine(database_in(tmp_path))
    migrate(engine)
    yield Store(engine)
    engine.dispose()


def keep(store: Store, desk: Desk) -> None:
    """Write a desk's whole log."""

    async def run() -> None:
        writer = Writer(store.engine)
        writer.start()
        await writer.write(store.lines(Table("code"), desk.lines), *store.summary(desk.table))
        await writer.stop()

    asyncio.run(run())


def test_migrations_make_what_the_schema_says_and_may_run_again(store: Store) -> None:
    migrate(store.engine)
    found = inspect(store.engine)
    for table in schema.metadata.tables.values():
        columns = {column["name"] for column in found.get_columns(table.name)}
        assert columns == {column.name for column in table.columns}
        assert not {index.name for index in table.indexes} - {
            index["name"] for index in found.get_indexes(table.name)
        }


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nosuch://x",
        "sqlite:////nosuch/folder/x.db",
        "postgresql+psycopg://u:hush@127.0.0.1:1/x",
    ],
)
def test_a_database_that_cannot_be_opened_is_named_without_its_password(url: str) -> None:
    with pytest.raises(OptionError) as error:
        open_database(url)
    assert error.value.option == "database"
    assert "hush" not in str(error.value)


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    url = database_in(tmp_path)
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'later'"))
    engine.dispose()
    with pytest.raises(OptionError, match="later"):
        open_database(url)


def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    desk = started("cuarenta", 4)
    desk.bots()
    keep(store, desk)
    assert store.read_log("code") == desk.lines
    table = store.read_table("code")
    assert table is not None
    assert table.match is not None
    assert table.match.record() == desk.match.record()
    assert store.read_log("another") == []
    assert store.read_table("another") is None


@pytest.mark.skipif(bool(NAMED), reason="it is SQLite’s own")
def test_every_commit_is_on_disk_before_it_is_acknowledged(store: Store) -> None:
    with store.engine.connect() as connection:
        asked = [
            connection.exec_driver_sql(f"PRAGMA {name}") for name in ("synchronous", "journal_mode")
        ]
        assert [answer.scalar() for answer in asked] == [2, "wal"]


def test_tables_that_nobody_has_touched_for_long_are_not_under_way(store: Store) -> None:
    keep(store, Desk("dice41", "me", "open"))
    at = store.all_tables()[0]["changed"]
    assert (store.alive(ROSA.id, at - 1), store.alive(ROSA.id, at + 1)) == (1, 0)


def test_lists_of_tables(store: Store) -> None:
    desk = Desk("dice41", "me", "open", listed=True)
    keep(store, desk)
    assert [row["code"] for row in store.lobby()] == ["code"]
    assert [row["code"] for row in store.tables_of(ROSA.id)] == ["code"]
    assert store.tables_of(KARI.id) == []
    assert (store.alive(ROSA.id), store.alive(KARI.id)) == (1, 0)
    assert store.codes("playing") == []
    assert store.delete_table("code")
    assert not store.delete_table("code")
    assert (store.lobby(), store.all_tables(), store.read_log("code")) == ([], [], [])


def work(store: Store, *jobs: Any) -> tuple[list[BaseException | None], list[int]]:
    """What becomes of jobs that all wait at once, and how many each commit took."""
    sizes: list[int] = []

    async def run() -> list[BaseException | None]:
        writer = Writer(store.engine, lambda seconds, count: sizes.append(count))
        waiting = [asyncio.ensure_future(writer.write(*steps)) for steps in jobs]
        await asyncio.sleep(0)
        writer.start()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        await writer.stop()
        return outcomes

    return asyncio.run(run()), sizes


def row(store: Store, code: str, version: int, action: str = "") -> Any:
    table = Table(code)
    table.version = version - 1
    return store.lines(table, [log.Line(log.Stood(0), person="p", action=action)])


def test_what_waits_is_committed_together(store: Store) -> None:
    outcomes, sizes = work(store, *[(row(store, f"t{i}", 1),) for i in range(50)])
    assert outcomes == [None] * 50
    assert sizes == [50]


def test_a_job_that_cannot_be_kept_spoils_no_other(store: Store) -> None:
    twice = row(store, "a", 1)
    outcomes, _ = work(store, (twice,), (twice, row(store, "b", 1)), (row(store, "c", 1),))
    assert [type(outcome) for outcome in outcomes] == [type(None), IntegrityError, type(None)]
    assert [len(store.read_log(code)) for code in "abc"] == [1, 0, 1]


def test_what_no_database_takes_spoils_nothing_else(store: Store) -> None:
    """A number that is too big; PostgreSQL says the same of a text with a null character."""
    outcomes, _ = work(store, (row(store, "a", 1),), (row(store, "b", 2**70),))
    assert outcomes[0] is None
    assert isinstance(outcomes[1], (OverflowError, SQLAlchemyError))
    assert [len(store.read_log(code)) for code in "ab"] == [1, 0]


def test_the_database_refuses_an_action_applied_twice(store: Store) -> None:
    outcomes, _ = work(store, (row(store, "a", 1, "x"),), (row(store, "a", 2, "x"),))
    assert isinstance(outcomes[1], IntegrityError)
    assert len(store.read_log("a")) == 1


def test_whoever_waits_learns_that_nothing_is_kept(store: Store) -> None:
    schema.entries.drop(store.engine)
    outcomes, _ = work(store, (row(store, "a", 1),), (row(store, "b", 1),))
    assert all(isinstance(outcome, SQLAlchemyError) for outcome in outcomes)


def test_the_clock_is_kept(store: Store) -> None:
    assert store.last_tick() == 0
    for tick in (2.5, 7.25):
        work(store, ((store.put_number, [{"name": "tick", "value": tick}]),))
        assert store.last_tick() == tick


def test_a_name_changes_everywhere_it_is_kept(store: Store) -> None:
    person = {"id": "p", "secret": "h", "name": "Rosa", "robot": False, "made": 0.0}
    work(store, ((store.add_person, [person]),))
    work(store, ((store.rename, [{"b_id": "p", "b_name": "Rosa María"}]),))
    found = store.person("h")
    assert found is not None
    assert found["name"] == "Rosa María"
    assert store.person("p") is None


def test_an_action_leads_to_the_same_version_after_a_restart(store: Store) -> None:
    desk = started("dice41", 2, dealer=0)
    desk.do(ROSA, act.Play, move=desk.legal[0])
    keep(store, desk)
    table = store.read_table("code")
    assert table is not None
    assert table.applied == desk.table.applied
    assert (table.version, table.moved, table.turn_tick) == (
        desk.table.version,
        desk.table.moved,
        desk.table.turn_tick,
    )
