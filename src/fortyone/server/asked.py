"""Who asks for something at a table, and what has to be so before it is done: the checks that decisions share."""

from collections.abc import Collection
from dataclasses import dataclass

from fortyone.server import events as log
from fortyone.server.parts import Seat
from fortyone.server.refusals import Refused
from fortyone.server.table import Table

Entries = list[log.AnyEntry]


@dataclass(frozen=True)
class Asked:
    """Who asks.

    Attributes:
        person: The server's own id of the person.
        name: What the person is called.
        here: The persons who are connected to the table.
        robot: Whether the person is a program.
        today: The date, for the record of a match that begins.
        tick: The server's own time.
    """

    person: str
    name: str
    here: Collection[str] = ()
    robot: bool = False
    today: str = ""
    tick: float = 0.0


def seat_at(table: Table, seat: int) -> Seat:
    """A seat of the table.

    Raises:
        Refused: there is none of this number.
    """
    if seat >= len(table.seats):
        raise Refused("seat-unknown", seat=seat, seats=len(table.seats))
    return table.seats[seat]


def own_seat(table: Table, asked: Asked) -> int:
    """Where the person sits who asks.

    Raises:
        Refused: nowhere here.
    """
    seat = table.seat_of(asked.person)
    if seat is None:
        raise Refused("not-seated")
    return seat


def check_waiting(table: Table) -> None:
    """Refuse what can be done before a match only."""
    if table.phase != "waiting":
        raise Refused("playing")


def check_playing(table: Table) -> None:
    """Refuse where no match runs."""
    if table.match is None:
        raise Refused("no-match")
    if table.match.is_over:
        raise Refused("over")


def manager_of(table: Table, here: Collection[str]) -> set[str]:
    """Who may manage the table: its owner, or when the owner is gone whoever sits there."""
    if table.owner in here:
        return {table.owner}
    return {table.owner, *(seat.person for seat in table.seats if seat.person in here)}


def manages(table: Table, asked: Asked) -> bool:
    """Whether the person who asks may manage the table."""
    return asked.person in manager_of(table, {*asked.here, asked.person})


def check_manager(table: Table, asked: Asked) -> None:
    """Refuse what is for whoever manages the table."""
    if not manages(table, asked):
        raise Refused("not-manager")
