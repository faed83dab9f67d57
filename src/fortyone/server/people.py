"""People without accounts: a random secret in a cookie, of which only the hash is kept."""

import hashlib
import secrets
from dataclasses import dataclass

from fortyone.core.match import NAME_LENGTH, can_be_called
from fortyone.core.messages import FALLBACK, Message, say
from fortyone.players import PLAYERS
from fortyone.server.refusals import Refused

COOKIE = "fortyone"
SECRET_BYTES = 32
GUESTS = 5  # cards that a guest may be called after


@dataclass(frozen=True)
class Person:
    """Somebody who has been here. The id is the server's own, and is sent to nobody."""

    id: str
    name: str
    robot: bool = False


def new_secret() -> str:
    """What a person proves herself with."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """The server's own id for a person."""
    return secrets.token_hex(8)


def guest_name(language: str = FALLBACK) -> str:
    """A name to begin with, a card's in a language and a number."""
    number = secrets.randbelow(900) + 100
    return say(
        Message("web-guest", {"card": secrets.randbelow(GUESTS), "number": number}), language
    )


def hash_of(secret: str) -> str:
    """What is kept of a secret; it is random, so that a plain hash hides it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name that can be shown and stand in a record.

    Raises:
        Refused: an empty or too long one, one that cannot be shown or seen, or one that means a bot.
    """
    plain = " ".join(name.split())
    if not can_be_called(plain) or plain in PLAYERS:
        raise Refused("name", longest=NAME_LENGTH)
    return plain
