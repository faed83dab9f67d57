"""What the server sends over a socket: the closed set of messages, each a JSON object with its `type`.

The JSON Schema of all of them stands in docs/socket.md, generated from here. What a message shows of a match comes
from the reader's View and from nothing else.
"""

from typing import Any

import msgspec


class Struct(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a message."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """One seat.

    Attributes:
        kind: `open`, `person` or `bot`.
        name: What the person is called; "" for a bot.
        robot: Whether the person is a program that plays over this API.
        level: The level of the bot that sits here; "".
        cover: The level of the bot that plays for the person now; "".
        added: Whether the person has added to the chance of the match.
    """

    kind: str
    name: str
    robot: bool
    level: str
    cover: str
    added: bool


class Wished(Struct, frozen=True, kw_only=True):
    """An undo that is asked for: who asks, who has to agree, who has."""

    seat: int
    needs: list[int]
    agreed: list[int]


class Result(Struct, frozen=True, kw_only=True):
    """A match that was played at this table.

    Attributes:
        number: Which, from 1; its record is at `…/record?match=NUMBER`.
        names: Who sat where; "" for a bot.
        scores: The game's own count.
        returns: What it was worth to each seat.
        practice: Whether a move was taken back.
    """

    number: int
    names: list[str]
    scores: list[float | None]
    returns: list[float]
    practice: bool


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everyone who may see a table knows of it.

    Attributes:
        code: Its name, and the key to it.
        game: The game's name.
        preset: The preset its options start from.
        options: Every option in force, with its value.
        changed: The options that differ from the preset.
        dealer: Who deals or begins, where that is settled; null: by lot.
        seats: Who sits where.
        phase: `waiting`, `playing` or `over`.
        practice: Whether one person plays against bots; hints are then given.
        taken_back: Whether a move was taken back in this match.
        match: Which match of this table is waited for or played, from 1.
        commitment: SHA-256 of its seed.
        listed: Whether the table stands in the lobby.
        spectators: Whether others than the seated may watch.
        chat: Whether there is chat.
        clock: Seconds for a move; 0: no clock.
        wish: The undo that is asked for.
        votes: Seats that want a bot to play for an absent one, by that seat.
        results: Matches that were played before.
    """

    code: str
    game: str
    preset: str
    options: dict[str, Any]
    changed: dict[str, Any]
    dealer: int | None
    seats: list[SeatInfo]
    phase: str
    practice: bool
    taken_back: bool
    match: int
    commitment: str
    listed: bool
    spectators: bool
    chat: bool
    clock: int
    wish: Wished | None
    votes: dict[int, list[int]]
    results: list[Result]


class Told(Struct, frozen=True, kw_only=True):
    """One line of what happened, in the reader's language; cards stand as `7h♥`. A `minor` one may give way."""

    text: str
    minor: bool = False


class Happening(Struct, frozen=True, kw_only=True):
    """One event of the match.

    Attributes:
        seat: Who moved; −1: chance.
        text: The move or the throw in the game's notation; "" for a deck.
        by: The level of the bot that moved.
        note: Why that was not the seat's own bot: `late` or `failed`.
        told: What it did, in words; [] where the client named no language.
    """

    seat: int
    text: str
    by: str = ""
    note: str = ""
    told: list[Told] = []


class ChatLine(Struct, frozen=True, kw_only=True):
    """One line of chat. `seat`: where the speaker sits; `phrase`: a ready one, said by the client in its language."""

    version: int
    at: float
    seat: int | None
    name: str
    text: str
    phrase: str


class Clock(Struct, frozen=True, kw_only=True):
    """The running clock: whose, and the seconds left as this message is sent."""

    seat: int
    left: float


class Presence(Struct, frozen=True, kw_only=True):
    """Who is connected: by seat, and how many watch; and whether the reader manages the table now."""

    here: list[bool]
    watchers: int
    manager: bool


class Message(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """A message from the server.

    Attributes:
        version: That of the table as it is sent; 0 where there is no table.
    """

    version: int


class State(Message, frozen=True, kw_only=True):
    """Everything the reader may know now: on connecting, and whenever it has missed something.

    Attributes:
        you: The reader's seat; null for an onlooker.
        view: The reader's View of the match; null before it, and for onlookers where none may watch.
        before: The reader's View before the last event, for those who are told in words: cards move from there.
        recent: What happened since the running deal began.
    """

    you: int | None
    table: TableInfo
    view: msgspec.Raw | None
    presence: Presence
    clock: Clock | None
    before: msgspec.Raw | None = None
    recent: list[Happening]
    chat: list[ChatLine]


class Closed(msgspec.Struct, frozen=True, kw_only=True):
    """A deal or round that ended, while the match goes on.

    Attributes:
        view: The reader's View as it had ended.
        told: What was told of its end.
    """

    view: msgspec.Raw
    told: list[Told]


class Update(Message, frozen=True, kw_only=True):
    """Something happened. What is null has not changed.

    Attributes:
        you: The reader's seat (where `table` is given).
        table: The table, where something of it changed.
        view: The reader's View, where the match moved on.
        events: What happened in the match.
        closed: The deal or round that ended with one of these events, where a new one follows, for those who are told
            in words.
    """

    you: int | None = None
    table: TableInfo | None = None
    view: msgspec.Raw | None = None
    clock: Clock | None = None
    events: list[Happening] = []
    closed: Closed | None = None


class Chat(Message, frozen=True, kw_only=True):
    """Somebody spoke."""

    line: ChatLine


class Here(Message, frozen=True, kw_only=True):
    """Who is connected has changed."""

    presence: Presence


class Done(Message, frozen=True, kw_only=True):
    """An action is kept: it led to this version. Sent alike each time its id comes again."""

    id: str


class Stale(Message, frozen=True, kw_only=True):
    """The table has moved on since the version the action was made on. It was not applied; `state` is how it is now."""

    id: str
    state: State


class Refused(Message, frozen=True, kw_only=True):
    """An action was not applied, and nothing has changed.

    Attributes:
        id: The action's; "" where the message could not be read.
        code: The stable code of the reason.
        text: The reason, in the reader's language.
        message: The reason as a message id of the `.ftl` files, with its variables.
        clause: The clause of the rules that forbids a move; "".
    """

    id: str
    code: str
    text: str
    message: dict[str, Any]
    clause: str = ""


class Hinted(Message, frozen=True, kw_only=True):
    """The hint that was asked for: a move, why, and what the adviser thought of the others.

    Attributes:
        why: The reason, in the reader's language; the text of a move that it names stands between U+2068 and U+2069.
    """

    id: str
    move: str
    why: str
    values: dict[str, float]


class Pong(Message, frozen=True, kw_only=True):
    """The answer to a ping."""


AnyMessage = State | Update | Chat | Here | Done | Stale | Refused | Hinted | Pong
