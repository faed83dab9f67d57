"""A table in memory: one action at a time, the log first, then what it changes, then whoever is connected.

The task `run` sees to bots and clocks. It looks at the table, never at what was planned, so that no turn is forgotten.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import msgspec

from fortyone.core.errors import FortyoneError
from fortyone.core.match import Match
from fortyone.server import events as log
from fortyone.server import messages as msg
from fortyone.server import show
from fortyone.server.absent import out_of_time
from fortyone.server.actions import Action
from fortyone.server.asked import Asked, Entries
from fortyone.server.audience import Audience
from fortyone.server.decide import decide
from fortyone.server.levels import AT_ONCE, FALLBACK
from fortyone.server.people import Person
from fortyone.server.playing import played
from fortyone.server.refusals import Refused
from fortyone.server.sockets import Connection
from fortyone.server.table import Table
from fortyone.server.tasks import Choose, Chosen
from fortyone.server.thinkers import TaskLost

if TYPE_CHECKING:
    from fortyone.server.hall import Hall

UNCHANGED_KEPT = 100  # answers to actions that changed nothing
REST = 3  # times as long as else a bot waits after a trick, a capture or a round: it stays in view until seen
PAUSE = 1.0  # seconds before a bot's move that could not be kept is tried again
_logger = logging.getLogger("fortyone.server")


class Live:
    """One table, its connections, its bots and its clock.

    Attributes:
        table: The fold of the log.
        audience: Who is connected.
        touched: When somebody last did anything here, by the system's clock.
    """

    def __init__(self, table: Table, hall: "Hall") -> None:
        self.table = table
        self.hall = hall
        self.audience = Audience(table, hall)
        self.touched = time.monotonic()
        self._lock = asyncio.Lock()
        self._unchanged: dict[tuple[str, str], int] = {}
        self._in_doubt = False
        self._seen: list[show.Step] = []  # what happened last in the match
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name=f"table {table.code}")

    @property
    def is_idle(self) -> bool:
        """Whether nothing would happen here by itself, and nobody looks."""
        table = self.table
        return not (
            self.audience.connections or table.bot or table.alarm is not None or self._lock.locked()
        )

    def stop(self) -> asyncio.Task[None]:
        """Let go of the table; its log keeps it. What it was doing ends with the task returned."""
        self._task.cancel()
        return self._task

    # actions

    async def act(self, person: Person, action: Action) -> msg.Done:
        """Do what a person asks; returns once it is kept.

        Raises:
            FortyoneError: it is refused, and nothing has changed.
        """
        async with self._alone():
            self.touched = time.monotonic()
            name = person.id, action.id
            known = self.table.applied.get(name) or self._unchanged.get(name)
            if known is None:
                here, tick = self.audience.here, self.hall.clock()
                asked = Asked(person.id, person.name, here, person.robot, tick=tick)
                entries = decide(self.table, asked, action)
                await self._keep(entries, person.id, action.id)
                known = self.table.version
                if not entries:
                    self._remember(name, known)
            return msg.Done(id=action.id, version=known)

    def _remember(self, name: tuple[str, str], version: int) -> None:
        """Keep how an action that changed nothing was answered: it is not in the log."""
        self._unchanged[name] = version
        if len(self._unchanged) > UNCHANGED_KEPT:
            del self._unchanged[next(iter(self._unchanged))]

    async def rename(self, person: Person) -> None:
        """A person is called so now, here too if she sits here."""
        async with self._alone():
            seat = self.table.seat_of(person.id)
            if seat is not None and self.table.seats[seat].name != person.name:
                await self._keep([log.Named(person.id, person.name)], person.id)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Nothing else happens at the table meanwhile, and it is as its log says.

        Raises:
            Refused: nobody can say what its log says.
        """
        async with self._lock:
            if self._in_doubt:
                await self._catch_up()
            yield

    async def _catch_up(self) -> None:
        """Let happen what is in the log after all: whether a commit that was cut off was kept, it alone knows."""
        table, keeper = self.table, self.hall.keeper
        lines = await keeper.read(keeper.store.read_log, table.code, after=table.version)
        self._in_doubt = False
        if lines:
            self._apply(lines)
            self.audience.tell_all()
            self._changed.set()

    async def _keep(self, entries: Entries, person: str = "", action: str = "") -> None:
        """Write entries to the log, let them happen, and tell everyone."""
        if not entries:
            return
        table, hall = self.table, self.hall
        at, tick = time.time(), hall.clock()
        last = len(entries) - 1
        lines = [
            log.Line(entry, at, tick, person, action if i == last else "")
            for i, entry in enumerate(entries)
        ]
        self._in_doubt = True
        await hall.keeper.write_entries(table, lines)
        self._in_doubt = False
        settled = bool(table.wish or table.votes)  # a move ends what was asked before it
        taken = self._apply(lines)
        if taken:
            self._seen = taken
        hall.note(self, entries)
        self.audience.publish(entries, taken, settled)
        if table.bot or table.alarm is not None:
            self._changed.set()

    def _apply(self, lines: Sequence[log.Line]) -> list[show.Step]:
        """Let entries happen; what they did in the match, step by step."""
        taken: list[show.Step] = []
        for line in lines:
            if isinstance(line.entry, log.Played) and self.table.match is not None:
                taken += self._move(line, line.entry, self.table.match)
            else:
                self.table.apply(line)
        return taken

    def _move(self, line: log.Line, entry: log.Played, match: Match) -> list[show.Step]:
        """Let a move happen, and the chance after it; with what words need only where somebody wants them."""
        before = match.state.copy() if self.audience.wants_words else None
        count = len(match.state.events)
        self.table.apply(line)
        happened = match.state.events[count:]
        if before is None:
            moved = list(show.bare_steps(match.state, len(happened)))
        else:
            moved = list(show.steps(before, happened))
        return [moved[0]._replace(by=entry.by, note=entry.note), *moved[1:]]

    # who is connected

    def join(self, connection: Connection) -> None:
        """A connection begins with the whole state."""
        self.touched = time.monotonic()
        self.audience.join(connection)

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self.touched = time.monotonic()
        self.audience.leave(connection)

    # bots and clocks

    async def _run(self) -> None:
        """See to bots and clocks, as long as the table is in memory."""
        while True:
            self._changed.clear()
            try:
                if self.table.bot:
                    await self._bot_moves()
                else:
                    await self._wait()
            except Refused as refused:
                _logger.warning("bot's move not kept: %s", refused.code)
                await asyncio.sleep(PAUSE)
            except Exception:  # whatever it was, the table goes on
                _logger.exception("table %s", self.table.game.name)
                await asyncio.sleep(PAUSE)

    async def _wait(self) -> None:
        """Wait until something changes or a clock runs out."""
        alarm = self.table.alarm
        left = None if alarm is None else max(0.0, alarm - self.hall.clock())
        with suppress(TimeoutError):
            async with asyncio.timeout(left):
                await self._changed.wait()
            return
        async with self._alone():
            alarm = self.table.alarm
            if alarm is not None and alarm <= self.hall.clock():
                await self._keep(out_of_time(self.table))

    @property
    def pace(self) -> float:
        """The least seconds that a bot takes now."""
        pace = self.hall.settings.pace
        return pace * REST if pace and show.rests(self.table, self._seen) else pace

    async def _bot_moves(self) -> None:
        """The bot on turn moves, unless the match has moved on while it thought."""
        table = self.table
        moved, seat, level = table.moved, table.turn, table.bot
        started = time.monotonic()
        chosen, by, note = await self._choose(level)
        if self.audience.connections:
            await asyncio.sleep(self.pace - (time.monotonic() - started))
        async with self._alone():
            if table.moved != moved or table.turn != seat or not table.bot:
                return
            try:
                entries = played(table, seat, chosen.move, by, note)
            except FortyoneError:  # a bug of the bot, not the end of the table
                entries = played(table, seat, self._legal()[0], FALLBACK, "failed")
            await self._keep(entries)

    async def _choose(self, level: str) -> tuple[Chosen, str, str]:
        """What the bot chooses, which bot it was, and why another than its own."""
        legal = self._legal()
        if len(legal) == 1:
            return Chosen(legal[0], "", {}), level, ""
        try:
            return await self.advise(level), level, ""
        except TaskLost as lost:
            note = str(lost)
            self.hall.metrics.lost.labels(note).inc()
        with suppress(TaskLost):
            return await self.advise(FALLBACK), FALLBACK, note
        return Chosen(secrets.choice(legal), "", {}), FALLBACK, note

    async def advise(self, level: str, language: str = "") -> Chosen:
        """What a bot of a level would do for the seat on turn, from its View, and why, in a language.

        Raises:
            TaskLost: it failed, or was late.
        """
        table, hall = self.table, self.hall
        assert table.match is not None
        view = msgspec.Raw(table.match.state.view(table.turn).json())
        task = Choose(table.game.name, level, view, secrets.randbits(60), language=language)
        workers = hall.movers if level in AT_ONCE else hall.thinkers
        with hall.metrics.bot.labels(level).time():
            reply = await workers.do(task, hall.settings.bot_seconds)
        if reply.chosen is None:
            raise TaskLost("failed")
        return reply.chosen

    def _legal(self) -> tuple[str, ...]:
        assert self.table.match is not None
        legal: tuple[str, ...] = self.table.match.state.legal()
        return legal
