"""A connection that reads too slowly: what happened meanwhile is one whole state; answers are not dropped."""

import asyncio
import json
from pathlib import Path
from typing import Any

import fortyone
from fortyone.server import actions as act
from fortyone.server.hall import Hall
from fortyone.server.live import Live
from fortyone.server.people import Person
from fortyone.server.sockets import ANSWERS, WAITING, Connection
from tests.server.halls import hall_in


async def drained(connection: Connection, live: Live) -> list[Any]:
    """All that a connection is sent, as its socket would send it."""
    connection.answer(b'"the end"')
    got: list[Any] = []
    while not got or got[-1] != "the end":
        message = await connection.next()
        whole = live.audience.state(connection) if message is None else message
        got.append(json.loads(whole))
    return got[:-1]


def test_messages_come_in_order_while_a_connection_reads() -> None:
    async def run() -> None:
        connection = Connection(Person("p", "Rosa"))
        for number in range(3 * WAITING):
            connection.send(b"%d" % number)
            assert await connection.next() == b"%d" % number

    asyncio.run(asyncio.wait_for(run(), 60))


def test_answers_follow_the_state_that_stands_for_what_was_dropped() -> None:
    async def run() -> None:
        connection = Connection(Person("p", "Rosa"))
        connection.answer(b"done")
        for _ in range(2 * WAITING):
            connection.send(b"news")
        connection.answer(b"refused")
        assert await connection.next() is None
        assert [await connection.next() for _ in range(2)] == [b"done", b"refused"]
        connection.send(b"news")
        assert await connection.next() == b"news"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_asks_without_end_and_never_reads_is_kept_a_bounded_number_of_answers() -> None:
    async def run() -> None:
        connection = Connection(Person("p", "Rosa"))
        for number in range(10 * WAITING):
            connection.answer(b"%d" % number)
        assert await connection.next() is None
        kept = [await connection.next() for _ in range(ANSWERS)]
        assert len(set(kept)) == ANSWERS

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_missed_any_number_of_messages_ends_in_the_same_view(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_in(tmp_path) as hall:
            rosa, live = await begun(hall)
            for missed in (1, WAITING - 5, WAITING + 1, 3 * WAITING):
                quick, slow = Connection(rosa), Connection(rosa)
                live.join(quick)
                live.join(slow)
                for number in range(missed):
                    await move(live, rosa, f"{missed} {number}")
                ends = [folded(await drained(each, live)) for each in (quick, slow)]
                assert ends[0] == ends[1]
                shown = json.loads(live.audience.state(slow))
                assert ends[1]["view"] == shown["view"]
                assert ends[1]["version"] == shown["version"]
                live.leave(quick)
                live.leave(slow)

    asyncio.run(asyncio.wait_for(run(), 60))


async def begun(hall: Hall) -> tuple[Person, Live]:
    rosa, _ = await hall.guests.welcome("Rosa")
    live = await hall.open(rosa, fortyone.game("dice41", seats=2), ["me", "basic"], dealer=0)
    await live.act(rosa, act.Start(id="start", version=live.table.version))
    return rosa, live


async def move(live: Live, person: Person, name: str) -> None:
    """Move if it is this person's turn, else say something."""
    table = live.table
    if table.match is not None and table.turn == table.seat_of(person.id):
        choice = table.match.state.legal()[0]
        await live.act(person, act.Play(id=name, version=table.version, move=choice))
    else:
        await live.act(person, act.Say(id=name, version=table.version, text=name))


def folded(messages: list[Any]) -> dict[str, Any]:
    """What a client knows in the end."""
    known: dict[str, Any] = {}
    for message in messages:
        kept = ("version", "view") if message["type"] in ("state", "update") else ("version",)
        known |= {name: message[name] for name in kept if message[name] is not None}
    return known
