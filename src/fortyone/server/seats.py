"""Who sits where."""

from collections.abc import Sequence
from typing import Any

from fortyone.server import actions as act
from fortyone.server import events as log
from fortyone.server.absent import covered
from fortyone.server.asked import Asked, Entries, check_manager, check_waiting, own_seat, seat_at
from fortyone.server.levels import check_level
from fortyone.server.parts import Seat
from fortyone.server.people import Person
from fortyone.server.refusals import Refused
from fortyone.server.table import Table


def seat_all(person: Person, game: Any, seats: Sequence[str]) -> Entries:
    """Who sits where from the beginning: `me`, `open` or a level of bots, seat by seat.

    Raises:
        Refused: too many seats, more than one `me`, or no such level.
    """
    if len(seats) > game.seats or seats.count("me") > 1:
        raise Refused("seat-unknown", seat=len(seats) - 1, seats=game.seats)
    entries: Entries = []
    for seat, who in enumerate(seats):
        if who == "me":
            entries.append(log.Sat(seat, person.id, person.name, person.robot))
        elif who != "open":
            entries.append(log.Filled(seat, check_level(who)))
    return entries


def sit(table: Table, asked: Asked, action: act.Sit) -> Entries:
    """Take an open seat; whoever has one already changes places with it."""
    check_waiting(table)
    seat = seat_at(table, action.seat)
    own = table.seat_of(asked.person)
    if own == action.seat:
        raise Refused("seated")
    if not seat.is_open:
        raise Refused("seat-full")
    if own is not None:
        return [log.Swapped(own, action.seat)]
    return [log.Sat(action.seat, asked.person, asked.name, asked.robot)]


def stand(table: Table, asked: Asked, action: act.Stand) -> Entries:
    """Leave one's seat; in a match a bot plays for it."""
    seat = own_seat(table, asked)
    if table.phase != "playing":
        return [log.Stood(seat)]
    if table.seats[seat].cover:
        raise Refused("seat-full")
    return covered(table, seat, "left")


def fill(table: Table, asked: Asked, action: act.Fill) -> Entries:
    """Let a bot sit there."""
    check_manager(table, asked)
    seat = _seen(table, action, action.seat)
    check_level(action.level)
    if table.phase == "playing":
        raise Refused("playing")
    if seat.person:
        raise Refused("seat-full")
    return [log.Filled(action.seat, action.level)]


def clear(table: Table, asked: Asked, action: act.Clear) -> Entries:
    """Open a seat again."""
    check_manager(table, asked)
    check_waiting(table)
    if _seen(table, action, action.seat).is_open:
        return []
    return [log.Stood(action.seat)]


def swap(table: Table, asked: Asked, action: act.Swap) -> Entries:
    """Let two seats change places."""
    check_manager(table, asked)
    check_waiting(table)
    _seen(table, action, action.one)
    _seen(table, action, action.other)
    return [log.Swapped(action.one, action.other)] if action.one != action.other else []


def _seen(table: Table, action: act.Action, seat: int) -> Seat:
    """A seat of the table, as whoever acts saw it.

    Raises:
        Refused: there is none of this number, or somebody has come or gone there since.
    """
    found = seat_at(table, seat)
    if action.version < found.since:
        raise Refused("stale")
    return found
