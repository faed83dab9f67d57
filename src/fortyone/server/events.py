"""The log of a table: the closed set of things that can happen at one, as they are kept.

A table is what its log says and nothing else: `Table.apply` folds one entry, in the order of the log. Entries hold
secrets (a seed, who a person is) and never leave the server as they are.
"""

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """One thing that happened."""


class Opened(Entry, frozen=True):
    """A person set up a table. `dealer`: who deals or begins the first match; None: by lot."""

    owner: str
    game: str
    preset: str
    options: dict[str, Any]
    dealer: int | None = None
    listed: bool = False
    spectators: bool = True
    chat: bool = True
    clock: int = 0


class Changed(Entry, frozen=True):
    """The table's house rules outside the game changed."""

    listed: bool
    spectators: bool
    chat: bool
    clock: int


class Sealed(Entry, frozen=True):
    """A match is prepared: its seed is fixed, and only its commitment is shown. `start`: who deals, who begins."""

    seed: str
    start: dict[str, int] = {}


class Sat(Entry, frozen=True):
    """A person took a seat; `robot`: a program plays for it."""

    seat: int
    person: str
    name: str
    robot: bool = False


class Stood(Entry, frozen=True):
    """A seat is open again."""

    seat: int


class Filled(Entry, frozen=True):
    """A bot took a seat."""

    seat: int
    level: str


class Swapped(Entry, frozen=True):
    """Two seats changed places, whoever sits there."""

    one: int
    other: int


class Named(Entry, frozen=True):
    """A person is called otherwise."""

    person: str
    name: str


class Added(Entry, frozen=True):
    """A person added to the chance of the match to come."""

    seat: int
    nonce: str


class Started(Entry, frozen=True):
    """The match began. `rules`: the version of the game's rules it is played under."""

    date: str
    rules: int


class Played(Entry, frozen=True):
    """A move. `by`: the level of the bot that played it, `note`: why another bot than the seat's own did."""

    seat: int
    move: str
    by: str = ""
    note: str = ""


class Covered(Entry, frozen=True):
    """A bot plays for a person. `why`: clock, asked, agreed or left."""

    seat: int
    level: str
    why: str


class Back(Entry, frozen=True):
    """A person plays for herself again."""

    seat: int


class Voted(Entry, frozen=True):
    """A seat is for letting a bot play for an absent person."""

    seat: int
    absent: int


class UndoAsked(Entry, frozen=True):
    """A seat asks to go back to the moment after so many events."""

    seat: int
    events: int


class UndoAnswered(Entry, frozen=True):
    """A seat says no to it, or yes."""

    seat: int
    yes: bool


class Undone(Entry, frozen=True):
    """The match went back."""

    events: int


class Said(Entry, frozen=True):
    """A person spoke; `phrase` is one of the ready ones, which every reader gets in the own language."""

    person: str
    name: str
    text: str = ""
    phrase: str = ""


AnyEntry = (
    Opened
    | Changed
    | Sealed
    | Sat
    | Stood
    | Filled
    | Swapped
    | Named
    | Added
    | Started
    | Played
    | Covered
    | Back
    | Voted
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
)


class Line(msgspec.Struct, frozen=True):
    """An entry as it stands in the log.

    Attributes:
        entry: What happened.
        at: When, in seconds since 1970.
        tick: When, by the server's own clock, which stands still while no server runs.
        person: Who did it; "" for the server itself.
        action: The id that the person's client gave to the action; "" where it had none.
    """

    entry: AnyEntry
    at: float = 0.0
    tick: float = 0.0
    person: str = ""
    action: str = ""
