"""What each reader is shown of a table: built from its View, never from the state behind it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from fortyone.core.chance import CHANCE
from fortyone.core.match import told_apart
from fortyone.core.messages import Message, say
from fortyone.core.state import Event, State
from fortyone.core.table import Table as Teller
from fortyone.core.table import Words, open_event, table_type
from fortyone.core.view import View
from fortyone.players import PLAYERS
from fortyone.server import messages as msg
from fortyone.server.parts import Chatted, Finished, Seat
from fortyone.server.table import Table


class Reader(NamedTuple):
    """Who reads.

    Attributes:
        seat: The reader's seat; None: an onlooker.
        watches: Whether the reader may see the match at all.
        language: In which language to tell what happens; "": not at all.
    """

    seat: int | None
    watches: bool
    language: str = ""


class Step(NamedTuple):
    """One event; with the states around it where it is to be told in words.

    Attributes:
        event: What happened.
        around: The states before and after it.
        by: The bot that moved for the seat.
        note: Why another bot than the seat's own did.
    """

    event: Event
    around: tuple[State, State] | None = None
    by: str = ""
    note: str = ""


def reader_of(table: Table, person: str, language: str = "") -> Reader:
    """What kind of reader a person is."""
    seat = table.seat_of(person)
    return Reader(seat, seat is not None or table.spectators, language)


def view_of(table: Table, reader: Reader) -> msgspec.Raw | None:
    """The reader's View as JSON."""
    if table.match is None or not reader.watches:
        return None
    view: View = table.match.state.view(reader.seat)
    return msgspec.Raw(view.json())


# what happened


def steps(before: State, happened: Iterable[tuple[int, Any]]) -> Iterator[Step]:
    """Events one by one, from the state before them."""
    for seat, what in happened:
        after = before.copy()
        after.put(what) if seat == CHANCE else after.apply(what)
        yield Step(open_event(after), (before, after))
        before = after


def bare_steps(after: State, count: int) -> Iterator[Step]:
    """The last `count` events as they stand, for readers who want no words."""
    game = after.game
    for seat, what in after.events[len(after.events) - count :]:
        hidden = seat == CHANCE and not game.chance_is_open
        text = game.chance_text if seat == CHANCE else game.move_text
        yield Step(Event(seat, "" if hidden else text(what)))


def happenings(table: Table, taken: Sequence[Step], reader: Reader) -> list[msg.Happening]:
    """What a reader is told of events."""
    if not reader.watches:
        return []
    return [
        msg.Happening(
            seat=step.event.seat,
            text=step.event.text,
            by=step.by,
            note=step.note,
            told=_told(table, step, reader),
        )
        for step in taken
    ]


def rests(table: Table, taken: Sequence[Step]) -> bool:
    """Whether what was seen to happen wants to be looked at before a bot goes on."""
    look = table_type(table.game).rests
    for step in taken:
        if step.around:
            before, after = (state.view(None) for state in step.around)
            if look(before, step.event, after):
                return True
    return False


def closed(table: Table, taken: Sequence[Step], reader: Reader) -> msg.Closed | None:
    """The deal or round that ended with one of these events, told without the word that another bot moved."""
    if not reader.watches or not reader.language:
        return None
    teller = _teller(table, reader)
    told: list[msg.Told] = []
    for step in taken:
        if step.around is None:
            return None
        told += _told(table, step._replace(note=""), reader)
        before, after = (state.view(reader.seat) for state in step.around)
        view = teller.ended(before, step.event, after)
        if view is not None:
            return msg.Closed(view=msgspec.Raw(view.json()), told=told)
    return None


def _teller(table: Table, reader: Reader) -> Teller[Any]:
    words = Words(reader.language, names_of(table, reader.language), reader.seat)
    return table_type(table.game)(words)


def _told(table: Table, step: Step, reader: Reader) -> list[msg.Told]:
    if not reader.language or step.around is None:
        return []
    teller = _teller(table, reader)
    before, after = (state.view(reader.seat) for state in step.around)
    told = teller.told(before, step.event, after)
    lines = [msg.Told(text=str(line), minor=minor) for line, minor in told]
    if step.note:
        name = teller.words.names[step.event.seat]
        why = Message("web-for-bot", {"name": name, "why": step.note})
        lines.insert(0, msg.Told(text=say(why, reader.language), minor=True))
    return lines


def names_of(table: Table, language: str) -> tuple[str, ...]:
    """What each seat is called, told to a reader of a language."""
    return called([seat.name or seat.level for seat in table.seats], language)


def called(names: Sequence[str], language: str) -> tuple[str, ...]:
    """Seats' names in a reader's language, from those of a record, which has a bot's level for a name.

    A bot is called as bots of its seat are; those that look alike are numbered.
    """
    told = [
        say(Message("web-bot", {"seat": i}), language) if name in PLAYERS else name
        for i, name in enumerate(names)
    ]
    return told_apart(told)


def before(taken: Sequence[Step], reader: Reader) -> msgspec.Raw | None:
    """The reader's View before the last of some events."""
    around = taken[-1].around if taken else None
    return msgspec.Raw(around[0].view(reader.seat).json()) if around and reader.watches else None


def recent(table: Table, reader: Reader) -> list[Step]:
    """What happened since the running deal began."""
    match = table.match
    if match is None or not reader.watches:
        return []
    events = match.state.events
    # A hidden deck that opens the deal is not in the log; here it is told of.
    first = max(0, len(events) - len(match.state.log) - (not match.game.chance_is_open))
    if not reader.language:
        return _by_bots(table, first, bare_steps(match.state, len(events) - first))
    start = match.start()
    for seat, what in events[:first]:
        start.put(what) if seat == CHANCE else start.apply(what)
    return _by_bots(table, first, steps(start, events[first:]))


def _by_bots(table: Table, first: int, taken: Iterable[Step]) -> list[Step]:
    """Events from the `first` on, with the bots that made them, as they were told when they happened."""
    found = []
    for at, step in enumerate(taken, first):
        move = table.by_bots.get(at)
        found.append(step._replace(by=move.by, note=move.note) if move else step)
    return found


# the table


def table_info(table: Table) -> msg.TableInfo:
    """What everyone who may see the table knows of it."""
    match = table.match
    return msg.TableInfo(
        code=table.code,
        game=table.game.name,
        preset=table.game.preset,
        options=table.game.options.plain(),
        changed=dict(table.game.changed),
        dealer=table.start.get("dealer"),
        seats=[seat_info(seat) for seat in table.seats],
        phase=table.phase,
        practice=table.is_practice,
        taken_back=bool(match and match.practice),
        match=len(table.finished) + 1,
        commitment=table.commitment,
        listed=table.listed,
        spectators=table.spectators,
        chat=table.chat_on,
        clock=table.clock,
        wish=_wished(table),
        votes={absent: sorted(seats) for absent, seats in table.votes.items()},
        results=[_result(i, played) for i, played in enumerate(table.finished, 1)],
    )


def seat_info(seat: Seat) -> msg.SeatInfo:
    """One seat."""
    kind = "person" if seat.person else "bot" if seat.level else "open"
    return msg.SeatInfo(
        kind=kind,
        name=seat.name,
        robot=seat.robot,
        level=seat.level,
        cover=seat.cover,
        added=bool(seat.nonce),
    )


def _wished(table: Table) -> msg.Wished | None:
    wish = table.wish
    if wish is None:
        return None
    needs = [seat for seat in table.playing if seat != wish.seat]
    return msg.Wished(seat=wish.seat, needs=needs, agreed=sorted(wish.agreed))


def _result(number: int, played: Finished) -> msg.Result:
    match = played.match
    people = zip(played.players, match.names, strict=True)
    return msg.Result(
        number=number,
        names=[name if person else "" for person, name in people],
        scores=list(match.state.scores),
        returns=list(match.state.returns()),
        practice=match.practice,
    )


def chat_line(table: Table, said: Chatted) -> msg.ChatLine:
    """A line of chat as everyone sees it."""
    return msg.ChatLine(
        version=said.version,
        at=said.at,
        seat=table.seat_of(said.person),
        name=said.name,
        text=said.text,
        phrase=said.phrase,
    )


def clock_of(table: Table, tick: float) -> msg.Clock | None:
    """The running clock, at this time of the server's own clock."""
    if table.deadline is None:
        return None
    left = round(max(0.0, table.deadline - tick), 1)
    return msg.Clock(seat=table.turn, left=left)
