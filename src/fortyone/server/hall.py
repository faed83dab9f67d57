"""All tables of a server: found in memory, else read from their logs; new ones set up; idle ones let go."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from fortyone.core.game import Game
from fortyone.server import events as log
from fortyone.server.actions import Action, Say
from fortyone.server.asked import Entries
from fortyone.server.guests import Guests
from fortyone.server.house import open_table
from fortyone.server.keeper import Keeper
from fortyone.server.live import Live
from fortyone.server.metrics import Metrics
from fortyone.server.people import Person
from fortyone.server.refusals import Refused
from fortyone.server.seats import seat_all
from fortyone.server.settings import Settings
from fortyone.server.store import Store, new_code
from fortyone.server.table import Table
from fortyone.server.thinkers import Thinkers
from fortyone.server.times import Limits, ServerClock
from fortyone.server.writer import Step

RECORDS = 8  # that may wait to be checked or replayed
FORGOTTEN = 30 * 24 * 3600.0  # seconds after which an unfinished table counts no more
SWEEP = 60.0  # seconds between looks for idle tables
_logger = logging.getLogger("fortyone.server")


class Hall:
    """Everything a running server holds.

    Attributes:
        settings: How it runs.
        keeper: What it reads and writes.
        guests: The people it knows.
        thinkers: Where bots that take their time think, and where hints come from.
        movers: Where those move that need none: no table waits for another's thinkers.
        clerks: Where records are checked and replayed: no table waits for those.
        clock: The server's own clock.
        metrics: What it counts.
        limits: How often who may do what.
        tables: The tables in memory, by code.
        asleep: Who is awaited at those under way that were let go.
        sockets: How many each person has open.
    """

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.keeper = Keeper(store, self.metrics.committed)
        self.guests = Guests(self.keeper)
        self.thinkers = Thinkers(settings.thinkers)
        self.movers = Thinkers(1)
        self.clerks = Thinkers(1, queue=RECORDS)
        self.clock = ServerClock(store.last_tick())
        self.limits = Limits(_rates(settings))
        self.tables: dict[str, Live] = {}
        self.asleep: dict[str, str] = {}
        self.sockets: Counter[str] = Counter()
        self._reading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin: every match that was under way goes on."""
        self.keeper.writer.start()
        self._spawn(self._beat())
        self._spawn(self._sweep())
        self._spawn(self._wake())

    async def stop(self) -> None:
        """End; what was acknowledged is kept."""
        for task in self._tasks:
            task.cancel()
        tables = [live.stop() for live in self.tables.values()]
        await asyncio.gather(*tables, return_exceptions=True)
        with suppress(Refused):
            await self._keep_clock()
        await self.keeper.stop()
        for workers in (self.thinkers, self.movers, self.clerks):
            await workers.stop()

    # tables

    async def find(self, code: str) -> Live:
        """The table of a code.

        Raises:
            Refused: there is none, or its log cannot be played any more.
        """
        live = self.tables.get(code)
        if live is not None:
            return live
        if code not in self._reading:
            self._reading[code] = asyncio.create_task(self._read(code))
        return await asyncio.shield(self._reading[code])

    async def _read(self, code: str) -> Live:
        try:
            table = await self.keeper.read(self.keeper.store.read_table, code)
        except Refused:
            raise
        except Exception:
            _logger.exception("a table cannot be read")
            raise Refused("table-broken") from None
        finally:
            self._reading.pop(code, None)
        if table is None:
            raise Refused("table-unknown")
        return self._take_in(table)

    def awaited(self, code: str) -> str:
        """The person on turn at a table; "" where nobody is. Every match under way is known since the start."""
        live = self.tables.get(code)
        return live.table.awaited if live else self.asleep.get(code, "")

    def _take_in(self, table: Table) -> Live:
        live = self.tables[table.code] = Live(table, self)
        self.asleep.pop(table.code, None)
        self.metrics.tables.set(len(self.tables))
        return live

    def check_rate(self, kind: str, who: str) -> None:
        """Refuse what somebody does too often.

        Raises:
            Refused: too often.
        """
        if not self.limits.take(kind, who):
            raise Refused("too-many")

    def check_action(self, person: Person, action: Action) -> None:
        """Refuse actions that come too often; chat has a limit of its own.

        Raises:
            Refused: too often.
        """
        self.check_rate("socket", person.id)
        if isinstance(action, Say):
            self.check_rate("chat", person.id)

    @contextmanager
    def socket_of(self, person: Person) -> Iterator[None]:
        """While a socket of a person is open.

        Raises:
            Refused: the person has too many.
        """
        if self.sockets[person.id] >= self.settings.sockets:
            raise Refused("too-many")
        self.sockets[person.id] += 1
        try:
            yield
        finally:
            self.sockets[person.id] -= 1
            if not self.sockets[person.id]:
                del self.sockets[person.id]

    async def check_alive(self, person: Person) -> None:
        """Refuse to set up one table more than a person may have under way.

        Raises:
            Refused: too many.
        """
        since = time.time() - FORGOTTEN
        alive = await self.keeper.read(self.keeper.store.alive, person.id, since)
        if alive >= self.settings.tables_alive:
            raise Refused("too-many")

    async def check_health(self) -> None:
        """Refuse to be called well where nothing can be kept.

        Raises:
            Refused: the database does not take what it is given.
        """
        try:
            async with asyncio.timeout(5.0):
                await self._keep_clock()
        except TimeoutError:
            raise Refused("storage") from None

    async def open(self, person: Person, game: Game, seats: Sequence[str], **settings: Any) -> Live:
        """Set up a table.

        Args:
            person: Who does.
            game: What is played.
            seats: Who sits where: `me`, `open`, or a level of bots; seats left out are open.
            settings: The fields of `Opened`.

        Raises:
            FortyoneError: something of it is not allowed.
        """
        entries = open_table(person.id, game, **settings)
        entries += seat_all(person, game, seats)
        code, at, tick = new_code(), time.time(), self.clock()
        lines = [log.Line(entry, at, tick, person.id) for entry in entries]
        first = self.keeper.store.lines(Table(code), lines)
        table = Table.read(code, lines)
        await self.keeper.write(first, *self.keeper.store.summary(table))
        return self._take_in(table)

    def note(self, live: Live, entries: Entries) -> None:
        """Count what happened; keep what lists need to know of it, without waiting for that."""
        for entry in entries:
            if isinstance(entry, log.Played):
                self.metrics.moves.labels("bot" if entry.by else "person").inc()
        if live.table.phase != "playing" or not isinstance(entries[-1], log.Played):
            self._spawn(self._quietly(self.keeper.store.row(live.table)))

    async def _quietly(self, step: Step) -> None:
        with suppress(Refused):
            await self.keeper.write(step)

    # people

    async def rename(self, person: Person, name: str) -> Person:
        """Call a person otherwise, at every table too; one that sleeps learns of it when the person comes."""
        renamed = await self.guests.rename(person, name)
        for live in list(self.tables.values()):
            for connection in live.audience.connections:
                if connection.person.id == person.id:
                    connection.person = renamed
            await live.rename(renamed)
        return renamed

    # by itself

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat(self) -> None:
        """Keep the server's clock now and then."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            with suppress(Refused):
                await self._keep_clock()

    async def _keep_clock(self) -> None:
        row = {"name": "tick", "value": self.clock()}
        await self.keeper.write((self.keeper.store.put_number, [row]))

    async def _wake(self) -> None:
        """Bring every match under way into memory: a bot may be on turn, a clock may run."""
        store = self.keeper.store
        for code in await self.keeper.read(store.codes, "playing"):
            with suppress(Refused):
                live = await self.find(code)
                if live.table.phase != "playing":  # its last move was kept, the list not
                    await self.keeper.write(store.row(live.table))

    async def _sweep(self) -> None:
        """Let go of tables at which nothing happens."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle_seconds))
            oldest = time.monotonic() - self.settings.idle_seconds
            for code, live in list(self.tables.items()):
                if live.is_idle and live.touched < oldest:
                    live.stop()
                    del self.tables[code]
                    if live.table.awaited:
                        self.asleep[code] = live.table.awaited
            self.metrics.tables.set(len(self.tables))


def _rates(settings: Settings) -> dict[str, tuple[float, float]]:
    """How often a second, and how often at once, a person (or an address: `welcome`) may do something."""
    return {
        "socket": (settings.rate, settings.burst),
        "chat": (0.5, 8),
        "table": (settings.tables_an_hour / 3600, settings.tables_an_hour),
        "name": (0.2, 10),
        "record": (0.5, 10),
        "hint": (1.0, 5),
        "welcome": (settings.rate, settings.burst * 10),
        "rest": (settings.rate, settings.burst * 4),
    }
