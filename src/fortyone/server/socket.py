"""The socket of a table: actions in, messages out."""

import asyncio
import logging
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta

from fortyone.core.errors import FortyoneError, IllegalMove
from fortyone.core.messages import languages
from fortyone.server import messages as msg
from fortyone.server.actions import Action, AnyAction, Id
from fortyone.server.asking import check_asker, check_origin, hall_of, language_of, person_of
from fortyone.server.hall import Hall
from fortyone.server.hints import hint
from fortyone.server.live import Live
from fortyone.server.people import Person
from fortyone.server.refusals import Refused, code_of
from fortyone.server.sockets import Connection
from fortyone.server.tasks import plain

LARGEST = 4096  # bytes of a message from a client
CLOSED = 4000  # the close code of a socket that was refused; the reason is the message before it
BAD_MESSAGES = 10  # that a client may send before it is hung up on


class Hint(msgspec.Struct, frozen=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """Ask what a strong player would do: at practice tables."""

    id: Id
    version: Annotated[int, Meta(ge=0)] = 0


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""


Incoming = AnyAction | Hint | Ping
_READ = msgspec.json.Decoder(Incoming).decode
_WRITE = msgspec.json.Encoder().encode
_logger = logging.getLogger("fortyone.server")
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, code: str, lang: str | None = None) -> None:
    """Join a table: the whole state first, then what happens."""
    language = "" if lang is None else language_of(socket, lang)
    await socket.accept()
    try:
        check_origin(socket)
        check_asker(socket)
        person, hall = await person_of(socket), hall_of(socket)
        live = await hall.find(code)
        await live.rename(person)
        with hall.socket_of(person):
            await _talk(socket, live, Connection(person, language))
    except Refused as refused:
        await _hang_up(socket, refused, language)


async def _talk(socket: Socket, live: Live, connection: Connection) -> None:
    live.join(connection)
    try:
        await Talk(socket, live, connection).run()
    except Exception:
        _logger.exception("a socket")
        await _hang_up(socket, Refused("internal"), connection.language)
    finally:
        live.leave(connection)


class Talk:
    """One socket, from its first message to its last."""

    def __init__(self, socket: Socket, live: Live, connection: Connection) -> None:
        self.socket = socket
        self.live = live
        self.connection = connection
        self.bad = 0

    @property
    def hall(self) -> Hall:
        """The server's hall."""
        return self.live.hall

    @property
    def person(self) -> Person:
        """Whose socket it is, as she is called now."""
        return self.connection.person

    async def run(self) -> None:
        """Send and receive until either side ends."""
        sending = asyncio.create_task(self._send())
        try:
            with suppress(WebSocketDisconnect):
                while self.bad < BAD_MESSAGES:
                    await self._take(await self.socket.receive_data("text"))
                await _hang_up(self.socket, Refused("too-many"), self.connection.language)
        finally:
            sending.cancel()

    async def _send(self) -> None:
        """Send what waits."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side has gone
            while True:
                message = await self.connection.next()
                if message is None:
                    self.live = await self.hall.find(self.live.table.code)
                    message = self.live.audience.state(self.connection)
                await _send(self.socket, message)

    async def _take(self, text: str) -> None:
        """Do what a message says, and answer."""
        try:
            if len(text) > LARGEST:
                raise Refused("too-big")
            asked = _READ(text)
        except (msgspec.DecodeError, RecursionError, Refused) as error:
            self.bad += 1
            refused = error if isinstance(error, Refused) else Refused("malformed", why=str(error))
            self._answer(self._refusal("", refused))
            return
        if isinstance(asked, Ping):
            self._answer(self._pong())
        else:
            self._answer(await self._do(asked))

    def _pong(self) -> msg.Message:
        try:
            self.hall.check_rate("socket", self.person.id)
        except Refused as refused:
            return self._refusal("", refused)
        return msg.Pong(version=self.live.table.version)

    async def _do(self, asked: AnyAction | Hint) -> msg.Message:
        try:
            if isinstance(asked, Hint):
                self.hall.check_rate("hint", self.person.id)
                return await hint(self.live, self.person, asked.id, self.connection.language)
            self.hall.check_action(self.person, asked)
            return await self.live.act(self.person, asked)
        except FortyoneError as error:
            return self._refuse(asked, error)

    def _refuse(self, asked: Action | Hint, error: FortyoneError) -> msg.Message:
        code = code_of(error)
        self.hall.metrics.refused.labels(code).inc()
        if code == "stale":
            state = self.live.audience.state_for(self.person, self.connection.language)
            return msg.Stale(id=asked.id, version=state.version, state=state)
        return self._refusal(asked.id, error)

    def _refusal(self, action: str, error: FortyoneError) -> msg.Refused:
        return refusal(action, error, self.connection.language, self.live.table.version)

    def _answer(self, message: msg.Message) -> None:
        self.connection.answer(_WRITE(message))


def refusal(action: str, error: FortyoneError, language: str, version: int = 0) -> msg.Refused:
    """A refusal as it is sent."""
    return msg.Refused(
        id=action,
        version=version,
        code=code_of(error),
        text=error.say(language if language in languages() else "en"),
        message={"id": error.message.id, "variables": plain(error.message.variables)},
        clause=error.clause if isinstance(error, IllegalMove) else "",
    )


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


async def _hang_up(socket: Socket, refused: Refused, language: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await _send(socket, _WRITE(refusal("", refused, language)))
        await socket.close(code=CLOSED, reason=refused.code)
