"""A table in memory: one action at a time, the log first, then what it changes, then whoever is connected.

The task `run` sees to bots and clocks. It looks at the table, never at what was planned, so that no turn is forgotten.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from fortyone.core.errors import FortyoneError
from fortyone.core.match import Match
from fortyone.server import events as log
from fortyone.server import messages as msg
from fortyone.server import show
from fortyone.server.actions import Action
from fortyone.server.decide import Asked, Entries, cover_for_clock, decide, manager_of, played
from fortyone.server.people import Person
from fortyone.server.refusals import Refused
from fortyone.server.sockets import Connection
from fortyone.server.table import Table
from fortyone.server.tasks import Choose, Chosen
from fortyone.server.thinkers import TaskLost

if TYPE_CHECKING:
    from fortyone.server.hall import Hall

FALLBACK = "basic"
PAUSE = 1.0  # seconds before a bot's move that could not be kept is tried again
# Entries after which everyone is sent what changed; after any other, the whole state.
LIGHT = (
    log.Played,
    log.Said,
    log.Covered,
    log.Back,
    log.Voted,
    log.UndoAsked,
    log.UndoAnswered,
    log.Added,
    log.Named,
)
_ENCODE = msgspec.json.Encoder().encode
_logger = logging.getLogger("fortyone.server")


class Live:
    """One table, its connections, its bots and its clock.

    Attributes:
        table: The fold of the log.
        connections: Who is connected.
        touched: When somebody last did anything here, by the system's clock.
    """

    def __init__(self, table: Table, hall: "Hall") -> None:
        self.table = table
        self.hall = hall
        self.connections: set[Connection] = set()
        self.touched = time.monotonic()
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name=f"table {table.code}")

    @property
    def here(self) -> set[str]:
        """The persons who are connected."""
        return {connection.person.id for connection in self.connections}

    @property
    def is_idle(self) -> bool:
        """Whether nothing would happen here by itself, and nobody looks."""
        table = self.table
        return not (
            self.connections or table.bot or table.deadline is not None or self._lock.locked()
        )

    def stop(self) -> None:
        """Let go of the table; its log keeps it."""
        self._task.cancel()

    # actions

    async def act(self, person: Person, action: Action) -> msg.Done:
        """Do what a person asks; returns once it is kept.

        Raises:
            FortyoneError: it is refused, and nothing has changed.
        """
        async with self._lock:
            self.touched = time.monotonic()
            known = self.table.applied.get((person.id, action.id))
            if known is None:
                asked = Asked(person.id, person.name, self.here, person.robot)
                entries = decide(self.table, asked, action)
                await self._keep(entries, person.id, action.id)
                known = self.table.version
            return msg.Done(id=action.id, version=known)

    async def rename(self, person: Person) -> None:
        """A person of this table is called otherwise now."""
        async with self._lock:
            await self._keep([log.Named(person.id, person.name)], person.id)

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
        try:
            await hall.write_entries(table, lines)
        except SQLAlchemyError as error:
            _logger.error("table not kept: %s", type(error).__name__)
            raise Refused("storage") from None
        settled = bool(table.wish or table.votes)  # a move ends what was asked before it
        taken = self._apply(lines)
        hall.note(self, entries)
        self._publish(entries, taken, settled)
        if table.bot or table.deadline is not None:
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
        words = any(connection.language for connection in self.connections)
        before, count = match.state.copy() if words else None, len(match.state.events)
        self.table.apply(line)
        happened = match.state.events[count:]
        if before is None:
            moved = list(show.bare_steps(match.state, len(happened)))
        else:
            moved = list(show.steps(before, happened))
        return [moved[0]._replace(by=entry.by, note=entry.note), *moved[1:]]

    # telling

    def join(self, connection: Connection) -> None:
        """A connection begins with the whole state."""
        self.touched = time.monotonic()
        self.connections.add(connection)
        self.hall.metrics.sockets.inc()
        connection.send(self.state(connection))
        self._tell_presence()

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self.touched = time.monotonic()
        if connection in self.connections:
            self.connections.remove(connection)
            self.hall.metrics.sockets.dec()
            self._tell_presence()

    def state(self, connection: Connection) -> bytes:
        """The whole state, as this connection may see it."""
        return _ENCODE(self.state_for(connection.person, connection.language))

    def state_for(self, person: Person, language: str = "") -> msg.State:
        """The whole state, as a person may see it."""
        table = self.table
        reader = show.reader_of(table, person.id, language)
        chat = [show.chat_line(table, said) for said in table.chat] if reader.watches else []
        return msg.State(
            version=table.version,
            you=reader.seat,
            table=show.table_info(table),
            view=show.view_of(table, reader),
            presence=self.presence(person),
            clock=show.clock_of(table, self.hall.clock()),
            recent=show.recent(table, reader),
            chat=chat,
        )

    def presence(self, person: Person) -> msg.Presence:
        """Who is connected, as a person sees it."""
        table, here = self.table, self.here
        seated = {seat.person for seat in table.seats}
        return msg.Presence(
            here=[bool(seat.person) and seat.person in here for seat in table.seats],
            watchers=len(here - seated),
            manager=person.id in manager_of(table, {*here, person.id}),
        )

    def _tell_presence(self) -> None:
        for connection in self.connections:
            connection.send(_ENCODE(msg.Here(presence=self.presence(connection.person))))

    def _publish(self, entries: Entries, taken: list[show.Step], settled: bool) -> None:
        """Tell every connection, each what it may know."""
        if all(isinstance(entry, log.Said) for entry in entries):
            self._tell(self._chat())
        elif all(isinstance(entry, LIGHT) for entry in entries):
            plain = all(isinstance(entry, log.Played) for entry in entries) and not settled
            self._tell(self._update(taken, whole=not plain or self.table.phase == "over"))
        else:
            for connection in self.connections:
                connection.send(self.state(connection))

    def _tell(self, message_for: Callable[[show.Reader], bytes | None]) -> None:
        """Send each reader its message, made once for all who read alike."""
        made: dict[show.Reader, bytes | None] = {}
        for connection in self.connections:
            reader = show.reader_of(self.table, connection.person.id, connection.language)
            if reader not in made:
                made[reader] = message_for(reader)
            message = made[reader]
            if message is not None:
                connection.send(message)

    def _chat(self) -> Callable[[show.Reader], bytes | None]:
        table = self.table
        line = show.chat_line(table, table.chat[-1])
        message = _ENCODE(msg.Chat(version=table.version, line=line))
        return lambda reader: message if reader.watches else None

    def _update(self, taken: list[show.Step], whole: bool) -> Callable[[show.Reader], bytes]:
        table = self.table
        info = show.table_info(table) if whole else None
        clock = show.clock_of(table, self.hall.clock())

        def message(reader: show.Reader) -> bytes:
            return _ENCODE(
                msg.Update(
                    version=table.version,
                    you=reader.seat,
                    table=info,
                    view=show.view_of(table, reader) if taken else None,
                    clock=clock,
                    events=show.happenings(table, taken, reader),
                )
            )

        return message

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
        deadline = self.table.deadline
        left = None if deadline is None else max(0.0, deadline - self.hall.clock())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), left)
            return
        async with self._lock:
            deadline = self.table.deadline
            if deadline is not None and deadline <= self.hall.clock():
                await self._keep(cover_for_clock(self.table))

    async def _bot_moves(self) -> None:
        """The bot on turn moves, unless the match has moved on while it thought."""
        table = self.table
        moved, seat, level = table.moved, table.turn, table.bot
        started = time.monotonic()
        chosen, by, note = await self._choose(level)
        if self.connections:
            await asyncio.sleep(self.hall.settings.pace - (time.monotonic() - started))
        async with self._lock:
            if table.moved != moved or table.turn != seat or not table.bot:
                return
            try:
                entries = played(table, seat, chosen.move, by, note)
            except (
                FortyoneError
            ):  # a bot's illegal move is a bug of the bot, not the end of the table
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

    async def advise(self, level: str) -> Chosen:
        """What a bot of a level would do for the seat on turn, from its View.

        Raises:
            TaskLost: it failed, or was late.
        """
        table, hall = self.table, self.hall
        assert table.match is not None
        view = msgspec.Raw(table.match.state.view(table.turn).json())
        task = Choose(table.game.name, level, view, secrets.randbits(60))
        with hall.metrics.bot.labels(level).time():
            reply = await hall.thinkers.do(task, hall.settings.bot_seconds)
        if reply.chosen is None:
            raise TaskLost("failed")
        return reply.chosen

    def _legal(self) -> tuple[str, ...]:
        assert self.table.match is not None
        legal: tuple[str, ...] = self.table.match.state.legal()
        return legal
