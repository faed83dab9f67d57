"""Bots: every preset to its end through the server; a bot that fails or is late is replaced, and the log says so.

The matches are short ones; `make soak` plays them in full (`FORTYONE_FULL=1`).
"""

import asyncio
import contextlib
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fortyone
from fortyone.games import game_type
from fortyone.server import actions as act
from fortyone.server.hall import Hall
from fortyone.server.sockets import Connection
from fortyone.server.tasks import Choose, Crash, Verify
from fortyone.server.thinkers import TaskLost, Thinkers
from tests.server.halls import hall_in
from tests.server.running import Guest, Json, Server, guests, table_of
from tests.server.test_play import alone
from tests.strategies import short

VIEW = fortyone.game("dice41", seats=2).match(seed=41, dealer=0).state.view(0)
TASK = Choose("dice41", "basic", msgspec.Raw(VIEW.json()), 1)
PRESETS = [(game, preset) for game in fortyone.games() for preset in game_type(game).presets]


def test_bots_alone_play_every_preset_to_its_end(server: Server) -> None:
    async def run() -> None:
        async with guests(server, "Olga") as (olga,):
            await asyncio.gather(*(one(olga, game, preset) for game, preset in PRESETS))

    async def one(olga: Guest, game: str, preset: str) -> None:
        options = {} if os.environ.get("FORTYONE_FULL") else short(game)
        seats = fortyone.game(game, preset, **options).seats
        code = await olga.open(game, ["basic"] * seats, preset=preset, options=options)
        watcher = await olga.twin().join(code)
        await watcher.act("start")
        await watcher.until(lambda guest: guest.is_over)
        await watcher.leave()
        assert fortyone.verify((await olga.ask("GET", f"/api/tables/{code}/record")).text).is_over

    asyncio.run(run())


def test_workers_that_crash_or_are_late_are_begun_anew() -> None:
    async def run() -> None:
        thinkers = Thinkers(1)
        for lost, seconds, why in ((Crash(), 30.0, "failed"), (TASK, 0.0, "late")):
            with pytest.raises(TaskLost, match=why):
                await thinkers.do(lost, seconds)
            reply = await thinkers.do(TASK, 30.0)
            assert reply.chosen is not None
            assert reply.chosen.move in VIEW.legal
        reply = await thinkers.do(Verify("no record"), 30.0)
        assert reply.failed is not None
        assert reply.failed.id == "record-error"
        await thinkers.stop()

    asyncio.run(run())


def test_who_waits_too_long_for_a_worker_is_late_and_spoils_nothing() -> None:
    """However much others have to think about, a table goes on; and what waits is bounded where it is to be."""

    async def run() -> None:
        thinkers = Thinkers(1, queue=1)
        await thinkers.do(TASK, 30.0)
        worker = await thinkers._free.get()  # busy with something that takes for ever
        waiting = asyncio.create_task(thinkers.do(TASK, 30.0))
        await asyncio.sleep(0)
        with pytest.raises(TaskLost, match="late"):
            await thinkers.do(TASK, 30.0)
        waiting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await waiting
        with pytest.raises(TaskLost, match="late"):
            await thinkers.do(TASK, 0.01)
        thinkers._free.put_nowait(worker)
        assert (await thinkers.do(TASK, 30.0)).chosen is not None
        assert len(thinkers._all) == 1
        await thinkers.stop()

    asyncio.run(run())


def test_bots_wait_longer_after_a_trick(tmp_path: Path) -> None:
    """Where somebody sees it."""

    async def run() -> None:
        async with hall_in(tmp_path) as hall, asyncio.timeout(60):
            hall.settings = msgspec.structs.replace(hall.settings, pace=0.001)
            rosa, _ = await hall.guests.welcome("Rosa")
            live = await hall.open(rosa, fortyone.game("tarneeb41"), ["me", *["basic"] * 3])
            live.audience.join(Connection(rosa, "en"))
            await live.act(rosa, act.Start(id="start", version=live.table.version))
            seen: set[bool] = set()
            while len(seen) < 2:
                await asyncio.sleep(0)
                assert live.table.match is not None
                view = live.table.match.state.view(0)
                led = view.last is not None and not view.trick
                assert live.pace == (0.003 if led else 0.001)
                seen.add(led)
                if view.turn == 0:
                    at = live.table.version
                    await live.act(rosa, act.Play(id=f"a{at}", version=at, move=view.legal[0]))
            while live.table.turn != 0:  # no bot is at work as the hall closes
                await asyncio.sleep(0.01)

    asyncio.run(run())


@pytest.mark.parametrize("busy", ["thinkers", "clerks"])
def test_no_table_of_quick_bots_waits_for_others_thoughts_and_records(
    tmp_path: Path, busy: str
) -> None:
    async def run() -> None:
        async with hall_in(tmp_path) as hall, asyncio.timeout(60):
            await getattr(hall, busy)._free.get()
            rosa, _ = await hall.guests.welcome("Rosa")
            live = await hall.open(rosa, fortyone.game("dice41", seats=2), ["basic", "random"])
            await live.act(rosa, act.Start(id="start", version=live.table.version))
            while live.table.phase != "over":
                await asyncio.sleep(0.01)
            assert live.table.match is not None
            assert not live.table.match.comments

    asyncio.run(run())


def test_a_bot_that_thinks_does_not_move_for_whoever_is_back_meanwhile(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_in(tmp_path) as hall, asyncio.timeout(60):
            busy = await hall.thinkers._free.get()
            rosa, _ = await hall.guests.welcome("Rosa")
            rules = fortyone.game("dice41", seats=2)
            live = await hall.open(rosa, rules, ["me", "basic"], dealer=0)
            for number, kind in enumerate((act.Start, act.Cover, act.Back)):
                more = {"seat": 0} if kind is act.Cover else {}
                await live.act(rosa, kind(str(number), live.table.version, **more))
                await asyncio.sleep(0.05)
            moved = live.table.moved
            hall.thinkers._free.put_nowait(busy)
            while not (hall.thinkers._all and hall.thinkers._free.qsize()):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert live.table.moved == moved

    asyncio.run(run())


def test_after_a_crash_bots_go_on_though_nobody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The crash comes right after the start: what lists say of the table was kept with it, or not at all."""

    async def run() -> None:
        async with hall_in(tmp_path) as crashed, asyncio.timeout(60):
            monkeypatch.setattr(Hall, "note", lambda *_: None)
            rosa, _ = await crashed.guests.welcome("Rosa")
            live = await crashed.open(rosa, fortyone.game("dice41", seats=2), ["basic", "basic"])
            live.stop()
            code = live.table.code
            await live.act(rosa, act.Start(id="start", version=live.table.version))
            async with hall_in(tmp_path) as hall:
                while code not in hall.tables or hall.tables[code].table.phase != "over":
                    await asyncio.sleep(0.01)
            async with hall_in(tmp_path) as hall:  # it learns that the match is over
                while hall.keeper.store.codes("playing"):
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_late_bot_is_replaced_and_the_record_says_so(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with guests(server, "Rosa") as (rosa,):
            options: dict[str, Any] = {"options": {"max_deals": 1}}
            code = await table_of(rosa, [], "cuarenta", size=4, dealer=0, **options)
            await rosa.until(lambda guest: guest.is_on_turn)
            record = (await rosa.ask("GET", f"/api/tables/{code}/record")).text
            assert "for the bot here late" in record

    with Server(tmp_path, FORTYONE_BOT_SECONDS="0.000001") as server:
        asyncio.run(run(server))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="nobody tells who the workers are")
def test_a_bot_that_crashes_while_it_thinks_is_replaced_and_the_match_goes_on(
    tmp_path: Path,
) -> None:
    """Its process is killed again and again until a move says so: by `basic`, and the record has it."""

    async def run(server: Server) -> None:
        async with guests(server, "Olga") as (olga,):
            code = await olga.open("cuarenta", ["strong"] * 4, options={"max_deals": 1})
            await olga.join(code, "en")
            await olga.act("start")
            while not replaced(olga):
                server.crash_workers()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(olga.receive(), 0.05)
            lost = replaced(olga)[0]
            assert lost["by"] == "basic"
            assert "could not find a move: a simpler bot moves" in lost["told"][0]["text"]
            seen = olga.version
            await olga.until(lambda guest: guest.version > seen)
            record = (await olga.ask("GET", f"/api/tables/{code}/record")).text
            assert "basic moves, for the bot here failed" in record
            counted = (await olga.ask("GET", "/metrics")).text
            assert 'fortyone_bots_replaced_total{why="failed"}' in counted

    with Server(tmp_path, FORTYONE_WORKERS="1") as server:
        asyncio.run(run(server))


def replaced(guest: Guest) -> list[Json]:
    """The moves that another bot made than the seat's own."""
    told = [json.loads(text) for text in guest.got if '"failed"' in text]
    return [event for message in told for event in message.get("events", ()) if event["note"]]


def test_levels_are_listed_and_play(server: Server) -> None:
    async def script(rosa: Guest, code: str) -> None:
        levels = (await rosa.ask("GET", "/api/games")).json()["levels"]
        assert "basic" in levels
        for level in levels:
            code = await rosa.open("dice41", [level, level], options={"rounds": 1})
            await rosa.leave()
            await rosa.join(code)
            await rosa.act("start")
            before = rosa.version
            await rosa.until(lambda guest, before=before: guest.version > before + 1)  # type: ignore[misc]

    alone(server, script)
