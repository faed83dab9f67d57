"""A slow disk, a full one, one that answers nothing: what was acknowledged is kept, and what was not, is not done."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

import fortyone
from fortyone.server import actions as act
from fortyone.server import events as log
from fortyone.server.hall import Hall
from fortyone.server.live import UNCHANGED_KEPT, Live
from fortyone.server.people import Person
from fortyone.server.refusals import Refused
from fortyone.server.store import Store, open_engine
from fortyone.server.writer import Writer
from tests.server.choosing import basic
from tests.server.databases import database_in, held, waiting
from tests.server.halls import hall_in
from tests.server.running import Guest, Server, guests, table_of

PLAIN: dict[str, Any] = {"options": {"seats": 2}, "dealer": 0, "size": 2}


def kept(server: Server, code: str) -> list[str]:
    """The actions in a table's log."""
    store = Store(open_engine(server.environment["FORTYONE_DATABASE"]))
    names = [line.action for line in store.read_log(code) if line.action]
    store.engine.dispose()
    return names


def test_an_action_is_acknowledged_when_a_slow_disk_has_it(tmp_path: Path) -> None:
    """While the commit waits the server reads and answers; the action is nowhere to be seen."""

    async def run(server: Server) -> None:
        async with guests(server, "Rosa", "Olga") as (rosa, olga):
            code = await table_of(rosa, [], "cuarenta", **PLAIN)
            await rosa.until(lambda guest: guest.is_on_turn)
            assert rosa.socket is not None
            with held(server.environment["FORTYONE_DATABASE"]):
                await rosa.send("play", id="slow", move=basic(rosa))
                for _ in range(5):
                    shown = (await olga.ask("GET", f"/api/tables/{code}")).json()
                    assert shown["version"] == rosa.version
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(rosa.socket.recv(), 0.1)
                assert "slow" not in kept(server, code)
            while (message := await rosa.receive()).get("id") != "slow":
                pass
            assert message["type"] == "done"
            assert "slow" in kept(server, code)

    with Server(tmp_path, FORTYONE_DATABASE=waiting(database_in(tmp_path), 60)) as server:
        asyncio.run(run(server))


def test_a_disk_that_takes_nothing_more_is_said_to_and_then_all_goes_on(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with guests(server, "Rosa", "Olga") as (rosa, olga):
            code = await table_of(rosa, [], "cuarenta", **PLAIN)
            watched = await olga.open("dice41", ["basic", "basic"], options={"rounds": 5})
            await olga.join(watched)
            await rosa.until(lambda guest: guest.is_on_turn)
            await olga.act("start")
            version, move = rosa.version, basic(rosa)
            with held(server.environment["FORTYONE_DATABASE"]):
                await refused_everywhere(rosa, olga, code, move)
            answer = await rosa.act("play", id="full", move=move, version=version)
            assert answer["type"] == "done"
            assert (await olga.ask("GET", "/health")).status_code == 200
            await olga.until(lambda guest: guest.is_over)  # its bots have tried again
            assert kept(server, code).count("full") == 1

    url = waiting(database_in(tmp_path), 0.05)
    with Server(tmp_path, FORTYONE_DATABASE=url, FORTYONE_WORKERS="1") as server:
        asyncio.run(run(server))


async def refused_everywhere(rosa: Guest, olga: Guest, code: str, move: str) -> None:
    """Over the socket and over REST: the code, a sentence, and no change."""
    before = rosa.version
    answer = await rosa.act("play", id="full", move=move)
    assert (answer["type"], answer["code"]) == ("refused", "storage")
    assert answer["text"]
    for method, path, body in [
        ("POST", "/api/tokens", {"name": "Kari"}),
        ("POST", "/api/tables", {"game": "dice41"}),
        ("PUT", "/api/me", {"name": "Olga María"}),
        ("GET", "/health", None),
    ]:
        said = await olga.ask(method, path, body)
        assert (said.status_code, said.json()["code"]) == (503, "storage"), path
    assert (await olga.ask("GET", "/api/me")).json()["name"] == "Olga"
    shown = (await olga.ask("GET", f"/api/tables/{code}")).json()
    assert shown["version"] == rosa.version == before


_WRITE = Writer.write


async def unheard(writer: Writer, *steps: Any) -> None:
    """Commit, and lose the line to the database before it says so."""
    await _WRITE(writer, *steps)
    raise OperationalError("COMMIT", None, Exception("the line is lost"))


def test_a_commit_of_which_nobody_learned_is_found_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent again, the action is answered as it would have been; the table is not stuck at a version it has passed."""

    async def run() -> None:
        async with hall_in(tmp_path) as hall:
            rosa, live = await seated(hall)
            said = act.Say(id="once", version=live.table.version, text="hello")
            with monkeypatch.context() as cut:
                cut.setattr(Writer, "write", unheard)
                with pytest.raises(Refused) as refused:
                    await live.act(rosa, said)
            assert refused.value.code == "storage"
            version = live.table.version
            done = await live.act(rosa, said)
            assert done.version == live.table.version == version + 1
            after = await live.act(rosa, act.Say(id="next", version=0, text="there"))
            assert after.version == version + 2
            assert [line.text for line in live.table.chat] == ["hello", "there"]
            read = hall.keeper.store.read_table(live.table.code)
            assert read is not None
            assert read.applied == live.table.applied

    asyncio.run(run())


def test_a_log_that_cannot_be_played_breaks_no_other_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_in(tmp_path) as hall, asyncio.timeout(60):
            rosa, _ = await hall.guests.welcome("Rosa")
            rules, codes = fortyone.game("dice41", seats=2), []
            for _ in range(2):
                live = await hall.open(rosa, rules, ["me", "basic"], dealer=0)
                await live.act(rosa, act.Start(id="start", version=live.table.version))
                codes.append(live.table.code)
            broken = hall.tables[codes[0]].table
            move = log.Line(log.Played(0, "Ac"))
            await hall.keeper.write(hall.keeper.store.lines(broken, [move]))
        async with hall_in(tmp_path) as hall, asyncio.timeout(60):
            while codes[1] not in hall.tables:
                await asyncio.sleep(0.01)
            with pytest.raises(Refused) as refused:
                await hall.find(codes[0])
            assert refused.value.code == "table-broken"

    asyncio.run(run())


def test_actions_that_change_nothing_fill_no_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_in(tmp_path) as hall:
            rosa, live = await seated(hall)
            before = len(live.table.applied)
            for number in range(2 * UNCHANGED_KEPT):
                await live.act(rosa, act.Back(id=str(number), version=0))
            assert len(live.table.applied) == before
            assert len(live._unchanged) == UNCHANGED_KEPT

    asyncio.run(run())


async def seated(hall: Hall) -> tuple[Person, Live]:
    """A person at a new table."""
    rosa, _ = await hall.guests.welcome("Rosa")
    return rosa, await hall.open(rosa, fortyone.game("dice41"), ["me"])


def test_what_cannot_be_read_is_refused_and_read_later(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_in(tmp_path) as hall:
            rosa, secret = await hall.guests.welcome("Rosa")
            code = (await hall.open(rosa, fortyone.game("dice41"), ["me"])).table.code
        async with hall_in(tmp_path) as hall:
            read = hall.keeper.store.engine
            hall.keeper.store.engine = open_engine("sqlite:////nosuch/tables.db")
            for asked in (hall.guests.find(secret), hall.find(code)):
                with pytest.raises(Refused) as refused:
                    await asked
                assert refused.value.code == "storage"
            hall.keeper.store.engine = read
            assert await hall.guests.find(secret) == rosa
            assert (await hall.find(code)).table.code == code

    asyncio.run(run())
