"""A whole match told again to one reader: for replays."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from fortyone.core.match import Match
from fortyone.core.messages import languages
from fortyone.core.record import result_lines
from fortyone.core.table import Words, table_type
from fortyone.games import read_record
from fortyone.server import messages as msg
from fortyone.server.refusals import Refused
from fortyone.server.show import Step, called, steps

# Bytes of Views. The longest of 1,000 Lebanese matches to 88 has 102,999 events (docs/soak.md), of 1.1 kB each.
LARGEST = 128 * 1024 * 1024


class Replayed(msgspec.Struct, frozen=True):
    """One moment of a replay: the event that led to it, and the reader's View after it."""

    seat: int
    text: str
    told: list[msg.Told]
    view: msgspec.Raw


class Replay(msgspec.Struct, frozen=True):
    """A match from its beginning, as one reader sees it.

    Attributes:
        names: Who sat where; a bot by the name that the table gives it.
        seat: Whose eyes; null: an onlooker's.
        start: The View before the first event.
        moments: One an event.
        result: The closing lines of the record.
    """

    game: str
    preset: str
    options: dict[str, Any]
    changed: dict[str, Any]
    names: list[str]
    seat: int | None
    commitment: str | None
    practice: bool
    start: msgspec.Raw
    moments: list[Replayed]
    result: list[str]


def retell(record: str, seat: int | None, language: str) -> bytes:
    """A record's match, told to a reader, as JSON.

    Raises:
        RecordError: the record is not legal.
        OptionError: the table has no such seat.
        Refused: it is longer than any match that people play.
    """
    match = read_record(record)
    if seat is not None:
        match.game.check_seat("seat", seat)
    return msgspec.json.encode(_replay(match, seat, language if language in languages() else "en"))


def _replay(match: Match, seat: int | None, language: str) -> Replay:
    names = called(match.names, language)
    teller = table_type(match.game)(Words(language, names, seat))
    start = match.start()
    return Replay(
        match.game.name,
        match.game.preset,
        match.game.options.plain(),
        dict(match.game.changed),
        list(names),
        seat,
        match.commitment,
        match.practice,
        msgspec.Raw(start.view(seat).json()),
        list(_moments(teller, steps(start, match.state.events), seat)),
        list(result_lines(match)),
    )


def _moments(teller: Any, happened: Iterable[Step], seat: int | None) -> Iterator[Replayed]:
    size = 0
    for step in happened:
        moment = _moment(teller, step, seat)
        size += len(moment.view)
        if size > LARGEST:
            raise Refused("too-big")
        yield moment


def _moment(teller: Any, step: Step, seat: int | None) -> Replayed:
    assert step.around is not None
    before, after = (state.view(seat) for state in step.around)
    told = teller.told(before, step.event, after)
    lines = [msg.Told(text=str(line), minor=minor) for line, minor in told]
    return Replayed(step.event.seat, step.event.text, lines, msgspec.Raw(after.json()))
