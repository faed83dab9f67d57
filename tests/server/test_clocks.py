"""Clocks count by the server's own time: it stands still while no server runs, and never gives back what was used."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

import fortyone
from fortyone.server import actions as act
from fortyone.server import hall as halls
from fortyone.server.hall import Hall
from fortyone.server.live import Live
from fortyone.server.people import Person
from fortyone.server.times import ServerClock
from tests.server.desk import ROSA, started
from tests.server.halls import hall_in


class Time:
    """The machine's clock, which the test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(halls, "ServerClock", partial(ServerClock, source=time))
    return time


async def begun(hall: Hall) -> tuple[Person, Live]:
    """A person on turn, who has a minute for each move."""
    rosa, _ = await hall.guests.welcome("Rosa")
    rules = fortyone.game("dice41", seats=2)
    live = await hall.open(rosa, rules, ["me", "basic"], clock=60, dealer=0)
    await live.act(rosa, act.Start(id="start", version=live.table.version))
    assert left(live, rosa) == 60
    return rosa, live


def left(live: Live, person: Person) -> float:
    """The seconds that a person on turn is shown."""
    clock = live.audience.state_for(person).clock
    assert clock is not None
    assert clock.seat == 0
    return clock.left


@pytest.mark.parametrize("reboot", [5.0, 1_000_000.0], ids=["rebooted", "much later"])
def test_clocks_stand_still_while_the_server_is_down(
    tmp_path: Path, time: Time, reboot: float
) -> None:
    """After a crash a clock has what it had when the server's time was last kept: at most a heartbeat more."""

    async def run() -> None:
        async with hall_in(tmp_path) as crashed:
            rosa, live = await begun(crashed)
            time.now += 20
            await crashed.check_health()
            time.now += 3
            assert left(live, rosa) == 37
            time.now = reboot
            async with hall_in(tmp_path) as hall:
                found = await hall.find(live.table.code)
                assert left(found, rosa) == 40
                time.now += 10
                assert left(found, rosa) == 30

    asyncio.run(run())


def test_a_turn_that_began_since_has_its_clock_and_no_more(tmp_path: Path, time: Time) -> None:
    """Its beginning is in the log: that is later than when the server's time was last kept by itself."""

    async def run() -> None:
        async with hall_in(tmp_path) as crashed:
            rosa, live = await begun(crashed)
            time.now += 20
            assert live.table.match is not None
            while left(live, rosa) < 60:
                move = live.table.match.state.legal()[0]
                await live.act(rosa, act.Play(id=move, version=live.table.version, move=move))
            async with hall_in(tmp_path) as hall:
                assert left(await hall.find(live.table.code), rosa) == 60

    asyncio.run(run())


def test_after_an_orderly_end_clocks_go_on_where_they_stood(tmp_path: Path, time: Time) -> None:
    async def run() -> None:
        async with hall_in(tmp_path) as ended:
            rosa, live = await begun(ended)
            time.now += 25
        time.now += 1_000_000
        async with hall_in(tmp_path) as hall:
            assert left(await hall.find(live.table.code), rosa) == 35

    asyncio.run(run())


def test_who_is_too_slow_is_played_for_by_a_bot_and_the_match_goes_on(
    tmp_path: Path, time: Time
) -> None:
    """The table looks at its clock whenever it wakes: here, because somebody speaks."""

    async def run() -> None:
        async with hall_in(tmp_path) as hall, asyncio.timeout(60):
            rosa, live = await begun(hall)
            moved = live.table.moved
            for seconds, speaks in ((59, "soon"), (2, "now")):
                assert live.table.seats[0].cover == ""
                time.now += seconds
                await live.act(rosa, act.Say(id=speaks, version=0, text=speaks))
                await asyncio.sleep(0.05)
            while live.table.moved < moved + 5:
                await asyncio.sleep(0.01)
            assert live.table.seats[0].cover != ""
            assert live.table.deadline is None

    asyncio.run(run())


def test_a_bot_that_waits_for_an_undo_moves_when_nobody_answers(tmp_path: Path, time: Time) -> None:
    """Kari's window is gone, and the bot's turn is not: Rosa has asked to take back a bid that she made before it."""

    async def run() -> None:
        async with hall_in(tmp_path) as hall, asyncio.timeout(60):
            rosa, _ = await hall.guests.welcome("Rosa")
            kari, _ = await hall.guests.welcome("Kari")
            rules = fortyone.game("tarneeb41")
            live = await hall.open(rosa, rules, ["open", "me", "basic", "basic"], dealer=0)
            table = live.table
            await live.act(kari, act.Sit(id="sit", version=0, seat=0))
            await live.act(rosa, act.Start(id="start", version=table.version))
            live.stop()  # no bot moves between a bid and its undo
            await live.act(rosa, act.Play(id="bid", version=table.version, move="2"))
            await live.act(rosa, act.Undo(id="undo", version=table.version))
            assert (table.turn, table.bot, live.is_idle) == (2, "", False)
            time.now += 1000
            del hall.tables[table.code]
            found = await hall.find(table.code)
            while found.table.turn != 0:
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_settings_leave_the_running_clock_alone_and_a_new_one_is_whole() -> None:
    desk = started("dice41", 2, dealer=0, clock=60)
    desk.tick = 50.0
    desk.do(ROSA, act.Change, chat=False)
    desk.do(ROSA, act.Change, clock=60)
    assert desk.table.deadline == 60
    desk.do(ROSA, act.Change, clock=30)
    assert desk.table.deadline == 80
    desk.do(ROSA, act.Change, clock=0)
    assert desk.table.deadline is None
