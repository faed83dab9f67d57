"""What is done outside the event loop, in worker processes: bots think, records are replayed and checked.

A task is plain data in, plain data out; workers hold no secret beyond what a task brings. A bot is given a View.
"""

from typing import Any

import msgspec

from fortyone.core.errors import FortyoneError
from fortyone.core.messages import FALLBACK, Message, say
from fortyone.core.player import Budget
from fortyone.core.rng import rng
from fortyone.games import game_type, read_record, verify
from fortyone.players import player


class Task(msgspec.Struct, frozen=True, tag_field="task", tag=str.lower):
    """Work for a worker."""


class Choose(Task, frozen=True):
    """A bot of a level chooses a move, and says why. `view` is that of its seat, as JSON; `game` names its type."""

    game: str
    level: str
    view: msgspec.Raw
    seed: int
    seconds: float | None = None
    language: str = ""


class Verify(Task, frozen=True):
    """A record is checked: its moves against the rules, its chance against its seed."""

    record: str


class Retell(Task, frozen=True):
    """A record is replayed for a reader, event by event. `seat` None: an onlooker's; `open`: all hands shown."""

    record: str
    seat: int | None
    language: str


class Crash(Task, frozen=True):
    """The worker ends without a word: for tests of what happens then."""


class Chosen(msgspec.Struct, frozen=True):
    """A bot's move, and what it thought of the others."""

    move: str
    why: str
    values: dict[str, float]


class Failed(msgspec.Struct, frozen=True):
    """What was asked is refused: a message, and the line of the record it is about."""

    id: str
    variables: dict[str, Any]
    line: int | None = None


class Verified(msgspec.Struct, frozen=True):
    """A record that holds: its moves are legal, and its chance comes from its seed (`fair` None: it shows no seed)."""

    game: str
    preset: str
    is_over: bool
    fair: bool | None
    scores: list[float | None]
    returns: list[float]
    events: int
    commitment: str | None
    wrong: Failed | None = None


NOTHING = msgspec.Raw(b"null")


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker sends back: exactly one of these."""

    chosen: Chosen | None = None
    verified: Verified | None = None
    retold: msgspec.Raw = NOTHING
    failed: Failed | None = None


AnyTask = Choose | Verify | Retell | Crash


def perform(task: AnyTask) -> Reply:
    """Do a task."""
    try:
        if isinstance(task, Choose):
            return Reply(chosen=choose(task))
        if isinstance(task, Verify):
            return Reply(verified=check(task.record))
        if isinstance(task, Retell):
            from fortyone.server.retell import retell

            return Reply(retold=msgspec.Raw(retell(task.record, task.seat, task.language)))
    except FortyoneError as error:
        return Reply(failed=failure(error))
    raise SystemExit(1)


def choose(task: Choose) -> Chosen:
    """What the bot chooses."""
    view = msgspec.json.decode(task.view, type=game_type(task.game).view_type)
    budget = Budget(seconds=task.seconds)
    choice = player(task.level).choose(view, rng(task.seed), budget)
    why = (
        say(choice.why, task.language or FALLBACK)
        if isinstance(choice.why, Message)
        else choice.why
    )
    return Chosen(choice.move, why, dict(choice.values))


def check(record: str) -> Verified:
    """Whether a record is legal, and its chance fair.

    Raises:
        RecordError: it is not legal.
    """
    match = read_record(record)
    fair, wrong = None, None
    if match.stream is not None:
        try:
            verify(record)
            fair = True
        except FortyoneError as error:
            fair, wrong = False, failure(error)
    return Verified(
        match.game.name,
        match.game.preset,
        match.is_over,
        fair,
        list(match.state.scores),
        list(match.state.returns()),
        len(match.state.events),
        match.commitment,
        wrong,
    )


def failure(error: FortyoneError) -> Failed:
    """An error as data."""
    return Failed(error.message.id, plain(error.message.variables), getattr(error, "line", None))


def plain(variables: Any) -> dict[str, Any]:
    """A message's variables as JSON can write them; a message among them as its id and variables."""
    return {
        name: {"id": value.id, "variables": plain(value.variables)}
        if isinstance(value, Message)
        else value
        if isinstance(value, (bool, int, float, str))
        else " ".join(map(str, value))
        if isinstance(value, (list, tuple))
        else str(value)
        for name, value in variables.items()
    }
