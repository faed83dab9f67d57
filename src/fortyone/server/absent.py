"""When a person is gone or slow a bot plays for the seat, until the person takes it back."""

from fortyone.server import actions as act
from fortyone.server import events as log
from fortyone.server.asked import Asked, Entries, check_playing, manages, own_seat, seat_at
from fortyone.server.levels import stand_in
from fortyone.server.refusals import Refused
from fortyone.server.table import Table
from fortyone.server.undo import others_of

# Seconds on turn, at a table without a clock, after which the others may agree on a bot.
SLOW = 120.0


def covered(table: Table, seat: int, why: str) -> Entries:
    """A bot takes over; nobody waits any longer for that person's answer to an undo the others agreed to."""
    entries: Entries = [log.Covered(seat, stand_in(), why)]
    wish = table.wish
    if wish is None or seat == wish.seat:
        return entries
    if others_of(table, wish.seat) - {seat} <= wish.agreed:
        entries.append(log.Undone(wish.events))
    return entries


def out_of_time(table: Table) -> Entries:
    """A bot takes over for the person whose clock has run out; one that waited for an undo waits no longer."""
    if table.wish is not None and table.seats[table.turn].bot:
        return [log.UndoAnswered(table.wish.seat, False)]
    return covered(table, table.turn, "clock")


def cover(table: Table, asked: Asked, action: act.Cover) -> Entries:
    """Let a bot play for somebody: for oneself, for whoever is gone, or as all others agree for whoever is slow."""
    check_playing(table)
    seat = seat_at(table, action.seat)
    if not seat.person or seat.cover:
        raise Refused("seat-full")
    if seat.person == asked.person:
        return covered(table, action.seat, "asked")
    if seat.person not in asked.here:
        if manages(table, asked):
            return covered(table, action.seat, "asked")
    elif not is_slow(table, action.seat, asked.tick):
        raise Refused("present")
    return _vote(table, own_seat(table, asked), action.seat, asked)


def is_slow(table: Table, seat: int, tick: float) -> bool:
    """Whether a seat has kept a table waiting that has no clock to see to it."""
    return not table.clock and table.turn == seat and tick - table.turn_tick >= SLOW


def _vote(table: Table, own: int, absent: int, asked: Asked) -> Entries:
    entries: Entries = [log.Voted(own, absent)]
    for_it = {own, *table.votes.get(absent, ())}
    others = [i for i in table.playing if i != absent and table.seats[i].person in asked.here]
    if for_it.issuperset(others):
        entries += covered(table, absent, "agreed")
    return entries


def back(table: Table, asked: Asked, action: act.Back) -> Entries:
    """Take one's seat back from the bot."""
    seat = own_seat(table, asked)
    return [log.Back(seat)] if table.seats[seat].cover else []
