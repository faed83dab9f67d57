"""Who is connected to a table: each is told what happens there, as far as the own seat may know it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from fortyone.server import events as log
from fortyone.server import messages as msg
from fortyone.server import show
from fortyone.server.asked import Entries, manager_of
from fortyone.server.people import Person
from fortyone.server.sockets import Connection
from fortyone.server.table import Table

if TYPE_CHECKING:
    from fortyone.server.hall import Hall

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


class Audience:
    """The connections of a table.

    Attributes:
        connections: Who is connected.
    """

    def __init__(self, table: Table, hall: "Hall") -> None:
        self.table = table
        self.hall = hall
        self.connections: set[Connection] = set()

    @property
    def here(self) -> set[str]:
        """The persons who are connected."""
        return {connection.person.id for connection in self.connections}

    @property
    def wants_words(self) -> bool:
        """Whether anybody is told in words what happens."""
        return any(connection.language for connection in self.connections)

    def join(self, connection: Connection) -> None:
        """A connection begins with the whole state."""
        self.connections.add(connection)
        self.hall.metrics.sockets.inc()
        connection.send(self.state(connection))
        self._tell_presence()

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
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
        recent = show.recent(table, reader)
        chat = [show.chat_line(table, said) for said in table.chat] if reader.watches else []
        return msg.State(
            version=table.version,
            you=reader.seat,
            table=show.table_info(table),
            view=show.view_of(table, reader),
            presence=self.presence(person),
            clock=show.clock_of(table, self.hall.clock()),
            before=show.before(recent, reader),
            recent=show.happenings(table, recent, reader),
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
            here = msg.Here(version=self.table.version, presence=self.presence(connection.person))
            connection.send(_ENCODE(here))

    def publish(self, entries: Entries, taken: list[show.Step], settled: bool) -> None:
        """Tell every connection, each what it may know."""
        if all(isinstance(entry, log.Said) for entry in entries):
            self._tell(self._chat())
        elif all(isinstance(entry, LIGHT) for entry in entries):
            plain = all(isinstance(entry, log.Played) for entry in entries) and not settled
            self._tell(self._update(taken, whole=not plain or self.table.phase == "over"))
        else:
            self.tell_all()

    def tell_all(self) -> None:
        """Send every connection the whole state."""
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
                    closed=show.closed(table, taken, reader),
                )
            )

        return message
