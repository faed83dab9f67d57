"""What clients send and get over REST, apart from what tables and sockets have in common."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from fortyone.server.option_schema import any_options

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Options = Annotated[
    dict[str, Any],
    Meta(
        extra_json_schema={
            "description": "options that differ from the preset; which schema holds, the game says",
            "extra": {"any_of": any_options()},
        }
    ),
]


class Me(msgspec.Struct, frozen=True):
    """The person who asks, as others see her."""

    name: str
    robot: bool


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: Name


class Token(msgspec.Struct, frozen=True):
    """A new player that is a program. The token goes into `Authorization: Bearer …`; it is told this once."""

    token: str
    name: str


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options to settle."""

    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: Options = {}


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up.

    Attributes:
        game: A game's name, or one that people know it by.
        preset: The usual one where it is left out.
        options: What differs from the preset.
        seats: Who sits where: `me`, `open`, or a level of bots; seats left out are open.
        dealer: Who deals or begins; left out: by lot.
        listed: Whether it stands in the lobby.
        spectators: Whether others may watch.
        chat: Whether there is chat.
        clock: Seconds for a move, 15 to 604800; 0: no clock.
    """

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: Options = {}
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []
    dealer: Annotated[int, Meta(ge=0, le=15)] | None = None
    listed: bool = False
    spectators: bool = True
    chat: bool = True
    clock: Annotated[int, Meta(ge=0, le=604800)] = 0


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list.

    Attributes:
        names: Who sits where, bots as the asker's language calls them; "" for an open seat.
        opened, changed: Seconds since 1970.
        turn: Whether the match waits for the person who asks.
    """

    code: str
    game: str
    preset: str
    phase: str
    listed: bool
    names: list[str]
    open_seats: int
    opened: float
    changed: float
    turn: bool = False


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to check."""

    record: Annotated[str, Meta(max_length=400_000)]


class RecordFor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to replay; `seat`: whose eyes; null: an onlooker's."""

    record: Annotated[str, Meta(max_length=400_000)]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


class Health(msgspec.Struct, frozen=True):
    """That the server is well."""

    status: str
    version: str
