"""A seeded storm: sockets drop, actions come twice or too late, bots crash, the disk is slow, the server is killed.

Nothing is lost, nothing happens twice, and what was overtaken does not happen at all.

`FORTYONE_KILLS` says how often the server is killed (`make soak` kills it 200 times), `FORTYONE_SEED` in which storm.
"""

import asyncio
import contextlib
import os
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.server import events as log
from fortyone.server.store import Store, open_engine
from tests.server.choosing import basic
from tests.server.databases import held
from tests.server.running import Guest, Server, guests, table_of
from tests.server.test_play import SHORT

# A handshake with a server that is killed meanwhile is left to the garbage collector by the library.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
KILLS = int(os.environ.get("FORTYONE_KILLS", "4"))
SEED = int(os.environ.get("FORTYONE_SEED", "0"))
LOST = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)
Asked = tuple[str, str, int]  # an action: its id, its move, the version it was made on


class Player:
    """A guest who plays through the storm, and remembers which actions were acknowledged."""

    def __init__(self, guest: Guest, code: str, rng: random.Random) -> None:
        self.guest, self.code, self.rng = guest, code, rng
        self.kept: dict[str, int] = {}
        self.numbers = 0
        self.unanswered: Asked | None = None
        self.held_back: list[Asked] = []
        self.overtaken: set[str] = set()

    async def run(self) -> None:
        """Play until the match is over, connecting again whenever the line is lost."""
        while not (self.guest.table and self.guest.is_over):
            with contextlib.suppress(*LOST):
                await self.guest.join(self.code)
                await self.play()
            await asyncio.sleep(0.02)

    async def play(self) -> None:
        guest = self.guest
        while not guest.is_over:
            if self.unanswered is not None:
                await self.again()
            elif self.held_back and self.rng.random() < 0.5:
                await self.late(self.held_back.pop())
            elif guest.is_on_turn:
                if self.rng.random() < 0.2:
                    self.held_back.append(self.asked())
                self.unanswered = self.asked()
            elif self.rng.random() < 0.02:
                await guest.leave()
                return
            else:
                await guest.receive()

    def asked(self) -> Asked:
        """A move made on what the guest sees, under a name of its own."""
        self.numbers += 1
        return f"{self.guest.name} storm {self.numbers}", basic(self.guest), self.guest.version

    async def late(self, asked: Asked) -> None:
        """Send a move that was held back, the newest first, after one that was made later: it is overtaken."""
        name, move, version = asked
        self.overtaken.add(name)
        answer = await self.guest.act("play", id=name, move=move, version=version)
        assert answer["type"] == "stale", answer

    async def again(self) -> None:
        """Send what was not answered yet, now and then twice; drop the line now and then."""
        assert self.unanswered is not None
        name, move, version = self.unanswered
        fields: dict[str, Any] = {"id": name, "move": move, "version": version}
        if self.rng.random() < 0.3:
            await self.guest.send("play", **fields)
        if self.rng.random() < 0.05:
            await self.guest.send("play", **fields)
            await self.guest.leave()
        answer = await self.guest.act("play", **fields)
        if answer["type"] == "done":
            assert self.kept.setdefault(name, answer["version"]) == answer["version"]
        else:
            assert answer["type"] == "stale" or answer["code"] in ("not-your-turn", "over"), answer
        self.unanswered = None


async def storm(server: Server, seed: int, kills: int) -> int:
    """Play a match of every game at once while the server is killed again and again; how often it was."""
    names = [f"{name} {seed}" for name in ("Rosa", "Kari", "Ali")]
    async with guests(server, *names * len(SHORT)) as people:
        return await blow(server, people, random.Random(seed), kills)


async def blow(server: Server, people: list[Guest], rng: random.Random, kills: int) -> int:
    players: list[Player] = []
    for i, (game, asked) in enumerate(SHORT.items()):
        three = people[3 * i : 3 * i + 3]
        code = await table_of(three[0], three[1:], game, size=4, **asked)
        players += [Player(guest, code, rng) for guest in three]
    async with asyncio.timeout(900), asyncio.TaskGroup() as group:
        playing = [group.create_task(player.run()) for player in players]
        killed = await strike(server, playing, rng, kills)
    for code in sorted({player.code for player in players}):
        await check(server, code, [player for player in players if player.code == code])
    return killed


async def strike(
    server: Server, playing: list[asyncio.Task[None]], rng: random.Random, kills: int
) -> int:
    """Kill the server while anyone still plays; how often it was."""
    for killed in range(kills):
        await asyncio.sleep(rng.uniform(0.02, 0.3))
        if rng.random() < 0.5:
            server.crash_workers()
        with held(server.environment["FORTYONE_DATABASE"]):  # commits wait meanwhile
            await asyncio.sleep(rng.uniform(0.02, 0.3))
            if all(task.done() for task in playing):
                return killed
            if rng.random() < 0.3:
                await asyncio.to_thread(server.kill)
        if server.runs:
            await asyncio.sleep(rng.uniform(0.0, 0.05))
            await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    return kills


async def check(server: Server, code: str, players: list[Player]) -> None:
    """Every acknowledged action is in the log, at its version, once; all agree with a replay of the record."""
    store = Store(open_engine(server.environment["FORTYONE_DATABASE"]))
    lines = store.read_log(code)
    store.engine.dispose()
    names = [line.action for line in lines if line.action]
    assert len(names) == len(
        set(zip([line.person for line in lines if line.action], names, strict=True))
    )
    for player in players:
        for name, version in player.kept.items():
            assert lines[version - 1].action == name
            assert isinstance(lines[version - 1].entry, log.Played)
        assert player.overtaken.isdisjoint(names)
    record = (await players[0].guest.ask("GET", f"/api/tables/{code}/record")).text
    match = fortyone.verify(record)
    assert match.is_over
    moves = [match.game.move_text(what) for who, what in match.state.events if who != CHANCE]
    assert moves == [line.entry.move for line in lines if isinstance(line.entry, log.Played)]
    for player in players:
        await player.guest.join(code)
        assert player.guest.view is not None
        assert player.guest.you is not None
        view = match.state.view(player.guest.you)
        assert player.guest.view["scores"] == list(view.scores)
        assert player.guest.view["log"] == [list(event) for event in view.log]


def test_a_storm(tmp_path: Path) -> None:
    killed, seed = 0, SEED
    with Server(tmp_path) as server:
        while killed < KILLS:
            killed += asyncio.run(storm(server, seed, min(8, KILLS - killed)))
            seed += 1


@pytest.mark.parametrize("game", ["cuarenta"])
def test_a_bots_turn_goes_on_after_a_kill(tmp_path: Path, game: str) -> None:
    """Killed while bots play among themselves, the table goes on by itself."""

    async def run(server: Server) -> None:
        async with guests(server, "Olga") as (olga,):
            await watch(server, olga)

    async def watch(server: Server, olga: Guest) -> None:
        code = await olga.open(game, ["basic"] * 4, **SHORT[game])
        await olga.join(code)
        await olga.act("start")
        before = olga.version
        await olga.until(lambda guest: guest.version > before + 3)
        commitment, seen = olga.table["commitment"], olga.version
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await olga.join(code)
        assert olga.version >= seen
        assert olga.table["commitment"] == commitment
        await olga.until(lambda guest: guest.is_over)
        fortyone.verify((await olga.ask("GET", f"/api/tables/{code}/record")).text)

    with Server(tmp_path, FORTYONE_PACE="0.05") as server:
        asyncio.run(run(server))
