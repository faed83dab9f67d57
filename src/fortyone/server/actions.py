"""What a person can do at a table: the closed set of actions, as clients send them.

Each has an `id` of the client's choice: the same id is applied once and answered alike. `version` is that of the
table the person saw; where the match (or who sits in the seat that is meant) has changed since, the action is stale
and is not applied.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the client")]
Version = Annotated[int, Meta(ge=0, description="of the table as the client saw it")]
Seat = Annotated[int, Meta(ge=0, le=15, description="from 0")]
Level = Annotated[str, Meta(min_length=1, max_length=40, description="a level of bots")]


class Action(
    msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True
):
    """What every action has."""

    id: Id
    version: Version


class Play(Action, frozen=True):
    """Play a move, in the game's notation."""

    move: Annotated[str, Meta(min_length=1, max_length=200)]


class Sit(Action, frozen=True):
    """Take an open seat."""

    seat: Seat


class Stand(Action, frozen=True):
    """Leave the seat: before the match it is open again, in a match a bot plays for it."""


class Fill(Action, frozen=True):
    """Put a bot of a level in an open seat, or another level in a bot's."""

    seat: Seat
    level: Level


class Clear(Action, frozen=True):
    """Open a seat again: send the bot, or before the match the person, away."""

    seat: Seat


class Swap(Action, frozen=True):
    """Let two seats change places, before the match."""

    one: Seat
    other: Seat


class Add(Action, frozen=True):
    """Add to the chance of the match to come, once its commitment is seen."""

    nonce: Annotated[str, Meta(min_length=1, max_length=100)]


class Start(Action, frozen=True):
    """Begin the match; every seat is taken."""


class Again(Action, frozen=True):
    """Prepare another match of the same people, the deal passing as the rules say."""


class Cover(Action, frozen=True):
    """Let a bot play for an absent person (or for oneself): the manager does, the others vote."""

    seat: Seat


class Back(Action, frozen=True):
    """Take one's seat back from the bot that plays for it."""


class Undo(Action, frozen=True):
    """Ask the others to take one's last move back."""


class Answer(Action, frozen=True):
    """Agree to what another seat asked to undo, or not."""

    yes: bool


class Say(Action, frozen=True):
    """Speak: a text of one's own, or one of the ready phrases."""

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=20)] = ""


class Change(Action, frozen=True):
    """Change the table's settings; what is left out stays."""

    listed: bool | None = None
    spectators: bool | None = None
    chat: bool | None = None
    clock: Annotated[int, Meta(ge=0, le=604800)] | None = None


AnyAction = (
    Play
    | Sit
    | Stand
    | Fill
    | Clear
    | Swap
    | Add
    | Start
    | Again
    | Cover
    | Back
    | Undo
    | Answer
    | Say
    | Change
)
PHRASES = ("hello", "thanks", "well-played", "good-luck", "sorry", "one-moment", "good-game")
