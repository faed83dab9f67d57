"""`fortyone tables`: what is kept is listed, exported as records, deleted; and copied while the server runs."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

import fortyone
from fortyone.cli.app import run
from fortyone.server.store import Store, migrate, open_engine
from fortyone.server.table import Table
from fortyone.server.writer import Writer
from tests.server.desk import Desk, started
from tests.server.running import Server, guests, table_of

Said = pytest.CaptureFixture[str]


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database that the command finds by its environment."""
    found = f"sqlite:///{tmp_path / 'kept.db'}"
    monkeypatch.setenv("FORTYONE_DATABASE", found)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return found


def keep(url: str, desk: Desk, code: str) -> None:
    engine = open_engine(url)
    migrate(engine)
    store = Store(engine)

    async def write() -> None:
        writer = Writer(engine)
        writer.start()
        desk.table.code = code
        await writer.write(store.lines(Table(code), desk.lines), *store.summary(desk.table))
        await writer.stop()

    asyncio.run(write())
    engine.dispose()


def test_tables_are_listed(url: str, capsys: Said) -> None:
    assert run(["tables"]) == 0
    nothing = capsys.readouterr().out
    keep(url, started("dice41", 2), "first")
    keep(url, Desk("cuarenta", "me", "open"), "second")
    assert run(["tables"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines != nothing.splitlines()
    assert [line.split()[0] for line in lines] == ["first", "second"]
    assert all(word in lines[0] for word in ("playing", "dice41", "Rosa, Kari"))
    assert run(["tables", "second"]) == 0
    assert capsys.readouterr().out.splitlines() == lines[1:]


def test_every_match_of_a_table_is_exported(url: str, capsys: Said) -> None:
    desk = started("dice41", 2, options={"rounds": 1})
    desk.bots()
    keep(url, desk, "code")
    assert run(["tables", "code", "--export"]) == 0
    record = capsys.readouterr().out
    assert record == desk.match.record()
    assert fortyone.verify(record).is_over


def test_a_table_is_deleted_for_good(url: str, capsys: Said) -> None:
    keep(url, started("dice41", 2), "code")
    assert run(["tables", "code", "--delete"]) == 0
    for again in (["tables", "code"], ["tables", "code", "--delete"]):
        assert run(again) == 2
        assert "there is no such table" in capsys.readouterr().err


@pytest.mark.parametrize("more", [["--export"], ["--delete"], []])
def test_a_table_there_is_not(url: str, capsys: Said, more: list[str]) -> None:
    assert run(["tables", "nosuch", *more]) == 2
    assert "there is no such table" in capsys.readouterr().err


def test_nothing_to_export_before_the_first_match(url: str, capsys: Said) -> None:
    keep(url, Desk("dice41", "me", "open"), "code")
    assert run(["tables", "code", "--export"]) == 2
    assert "no match has begun yet" in capsys.readouterr().err


@pytest.mark.skipif(bool(os.environ.get("FORTYONE_TEST_DATABASE")), reason="it is SQLite’s own")
def test_a_copy_made_while_the_server_runs_is_whole(tmp_path: Path) -> None:
    """What `sqlite3 tables.db ".backup copy.db"` does, by the same call of SQLite."""
    copied = tmp_path / "copy.db"

    async def play(server: Server) -> tuple[str, int]:
        async with guests(server, "Rosa") as (rosa,):
            code = await table_of(rosa, [], "dice41", size=2)
            await rosa.until(lambda guest: guest.is_on_turn)
            source, target = sqlite3.connect(tmp_path / "tables.db"), sqlite3.connect(copied)
            source.backup(target)
            source.close()
            target.close()
            return code, rosa.version

    with Server(tmp_path) as server:
        code, version = asyncio.run(play(server))
    store = Store(open_engine(f"sqlite:///{copied}"))
    table = store.read_table(code)
    store.engine.dispose()
    assert table is not None
    assert table.version == version
