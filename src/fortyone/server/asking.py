"""Who asks over HTTP or a socket, in which language, and whether from our own pages."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from fortyone.core.messages import FALLBACK, languages
from fortyone.server.hall import Hall
from fortyone.server.people import COOKIE, Person
from fortyone.server.refusals import Refused

Connection = ASGIConnection[Any, Any, Any, Any]


def hall_of(connection: Connection) -> Hall:
    """The server's hall."""
    hall: Hall = connection.app.state.hall
    return hall


def secret_of(connection: Connection) -> str:
    """The secret that came along: a program's token, or a browser's cookie; "" for none."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE, "")


def address_of(connection: Connection) -> str:
    """From where it is asked."""
    return connection.client.host if connection.client else ""


def check_asker(connection: Connection) -> None:
    """Refuse who asks too often: each person for herself; who is nobody we know at sight, for his address.

    Raises:
        Refused: too often.
    """
    hall = hall_of(connection)
    person = hall.guests.known(secret_of(connection))
    hall.check_rate("rest", person.id if person else address_of(connection))


async def maybe_person(connection: Connection) -> Person | None:
    """Who asks, if we know."""
    secret = secret_of(connection)
    return await hall_of(connection).guests.find(secret) if secret else None


async def person_of(connection: Connection) -> Person:
    """Who asks.

    Raises:
        Refused: nobody we know.
    """
    person = await maybe_person(connection)
    if person is None:
        raise Refused("no-person")
    return person


def check_origin(connection: Connection) -> None:
    """Refuse what another site's page makes a browser send. Programs send no origin, and no cookie.

    Raises:
        Refused: it comes from elsewhere.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return
    if origin in hall_of(connection).settings.origins:
        return
    if urlsplit(origin).netloc != connection.headers.get("host", ""):
        raise Refused("foreign-origin")


def language_of(connection: Connection, asked: str | None = None) -> str:
    """The language that is asked for, else the first of the browser's that we speak, else English."""
    known = languages()
    if asked is not None:
        return asked if asked in known else FALLBACK
    for part in connection.headers.get("accept-language", "").split(","):
        word = part.partition(";")[0].strip().lower()
        tongue = {"no": "nb", "nn": "nb"}.get(word.partition("-")[0], word.partition("-")[0])
        if tongue in known:
            return tongue
    return FALLBACK


def is_loopback(connection: Connection) -> bool:
    """Whether this machine itself asks, and not a proxy on it for somebody else."""
    host = connection.client.host if connection.client else ""
    forwarded = {"x-forwarded-for", "forwarded", "x-real-ip"} & set(connection.headers)
    return (host.startswith("127.") or host == "::1") and not forwarded
