"""A server in a process of its own, and guests who talk to it over real sockets."""

import asyncio
import contextlib
import itertools
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.databases import database_in

Json = dict[str, Any]
SETTINGS = {"FORTYONE_PACE": "0", "FORTYONE_RATE": "10000", "FORTYONE_BURST": "10000"}
SETTINGS |= {"FORTYONE_TABLES_AN_HOUR": "100000", "FORTYONE_TABLES_ALIVE": "100000"}
SETTINGS |= {"FORTYONE_BROWSER": "false", "LC_ALL": "C.UTF-8"}


class Server:
    """`fortyone web` on a port of its own; killed, it can be started again on the same tables."""

    def __init__(self, folder: Path, **settings: str) -> None:
        kept = {"FORTYONE_DATABASE": database_in(folder)}
        self.environment = {**os.environ, **SETTINGS, **kept, **settings}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "Server":
        command = [sys.executable, "-m", "fortyone", "web", "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        if "http://" not in first:
            self.kill()
            raise AssertionError(f"the server said: {first!r}")
        self.port = int(first.rsplit(":", 1)[1])
        return self

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *error: object) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        said, _ = self.process.communicate(timeout=20)
        assert error[0] is not None or self.process.returncode == 0, "Ctrl-C ends it cleanly"
        assert "/api/" not in said, "who came where is nobody's to read"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def workers(self) -> list[int]:
        """The processes in which its bots think (Linux tells; elsewhere nobody does)."""
        assert self.process is not None
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(word) for word in found.read_text().split()] if found.exists() else []

    def crash_workers(self) -> None:
        """Kill them, whatever they are at."""
        for worker in self.workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)

    def end(self, how: int = signal.SIGINT) -> int:
        """End it; its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        with self.process:
            return self.process.wait(20)

    def kill(self) -> None:
        self.end(signal.SIGKILL)


class Guest:
    """A person who plays over the API.

    Attributes:
        got: Everything received over sockets, as it came.
        version, view, table, you: What the last messages said.
    """

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.got: list[str] = []
        self.token = ""
        self.numbers = itertools.count()
        self.twins: list[Guest] = []
        self.forget()

    def forget(self) -> None:
        self.socket: ClientConnection | None = None
        self.version = 0
        self.you: int | None = None
        self.view: Json | None = None
        self.table: Json = {}
        self.presence: Json = {}

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """A request over REST."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        async with httpx.AsyncClient(base_url=self.server.url, timeout=30, verify=False) as client:
            sent = {"content": body} if isinstance(body, bytes) else {"json": body}
            return await client.request(method, path, **sent, headers=headers, **more)

    async def arrive(self) -> "Guest":
        """Become somebody the server knows."""
        answer = await self.ask("POST", "/api/tokens", {"name": self.name})
        self.token = answer.json()["token"]
        return self

    async def open(self, game: str, seats: list[str], **more: Any) -> str:
        """Set up a table; its code."""
        answer = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["code"])

    async def join(self, code: str, lang: str | None = None) -> "Guest":
        """Connect to a table, and take in its state."""
        with contextlib.suppress(ConnectionClosed, OSError):
            await self.leave()
        self.forget()
        query = f"?lang={lang}" if lang else ""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{code}/socket{query}"
        headers = {"Authorization": f"Bearer {self.token}"}
        self.socket = await connect(address, additional_headers=headers, max_size=None)
        while not self.table:
            await self.receive()
        return self

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    def twin(self) -> "Guest":
        """The same person in another window, which is closed with this one's table."""
        twin = Guest(self.server, self.name)
        twin.token = self.token
        twin.numbers = itertools.count(1000 * (len(self.twins) + 1))
        self.twins.append(twin)
        return twin

    async def receive(self) -> Json:
        """The next message, taken in."""
        assert self.socket is not None
        text = str(await asyncio.wait_for(self.socket.recv(), 30))
        self.got.append(text)
        message: Json = json.loads(text)
        self.take(message)
        return message

    def take(self, message: Json) -> None:
        """Learn from a message, as a client would."""
        kind = message["type"]
        if kind == "stale":
            self.take(message["state"])
        if kind in ("state", "update"):
            self.version = message["version"]
            if message["table"] is not None:
                self.table, self.you = message["table"], message["you"]
            if message["view"] is not None or kind == "state":
                self.view = message["view"]
        if kind in ("state", "here"):
            self.presence = message["presence"]
        if kind == "chat":
            self.version = message["version"]

    async def send(self, do: str, **fields: Any) -> str:
        """Send an action; its id."""
        assert self.socket is not None
        action = {"do": do, "id": f"{self.name}-{next(self.numbers)}", "version": self.version}
        action |= fields
        await self.socket.send(json.dumps(action))
        return str(action["id"])

    async def act(self, do: str, **fields: Any) -> Json:
        """Send an action, and wait for its answer; what comes before it is taken in."""
        wanted = await self.send(do, **fields)
        while True:
            message = await self.receive()
            if message.get("id") == wanted:
                return message

    async def until(self, wanted: Callable[["Guest"], bool]) -> None:
        """Take in messages until something is so."""
        while not wanted(self):
            await self.receive()

    @property
    def is_on_turn(self) -> bool:
        return bool(self.view and self.view["legal"] and self.table["phase"] == "playing")

    @property
    def is_over(self) -> bool:
        return bool(self.table["phase"] == "over")


async def play(guest: Guest, choose: Callable[[Guest], str]) -> int:
    """Play one's seat to the end of the match; how many moves that took."""
    moves = 0
    while not guest.is_over:
        if guest.is_on_turn:
            answer = await guest.act("play", move=choose(guest))
            assert answer["type"] in ("done", "stale"), answer
            moves += answer["type"] == "done"
        else:
            await guest.receive()
    return moves


@contextlib.asynccontextmanager
async def guests(server: Server, *names: str) -> AsyncIterator[list[Guest]]:
    """Some guests, who leave in the end, whatever happens."""
    arrived = [await Guest(server, name).arrive() for name in names]
    try:
        yield arrived
    finally:
        everyone = [one for guest in arrived for one in (guest, *guest.twins)]
        await asyncio.gather(*(one.leave() for one in everyone), return_exceptions=True)


async def table_of(host: Guest, others: list[Guest], game: str, lang: str = "", **more: Any) -> str:
    """A table at which people sit and a match has begun; seats left over have bots."""
    seats = more.pop("size")
    waiting = ["me", *["open"] * len(others), *["basic"] * (seats - 1 - len(others))]
    code = await host.open(game, waiting, **more)
    await host.join(code, lang or None)
    for seat, guest in enumerate(others, 1):
        await guest.join(code, lang or None)
        assert (await guest.act("sit", seat=seat))["type"] == "done"
    for guest in (host, *others):
        assert (await guest.act("add", nonce=f"the nonce of {guest.name}"))["type"] == "done"
    await host.until(lambda guest: all(seat["kind"] != "open" for seat in guest.table["seats"]))
    answer = await host.act("start")
    assert answer["type"] == "done", answer
    for guest in others:
        await guest.until(lambda guest: guest.table["phase"] != "waiting")
    return code
