"""A match, from what people add to its chance to its last move, and the next one."""

import datetime
import secrets

from fortyone.server import actions as act
from fortyone.server import events as log
from fortyone.server.asked import (
    Asked,
    Entries,
    check_manager,
    check_playing,
    check_waiting,
    own_seat,
)
from fortyone.server.refusals import Refused
from fortyone.server.table import Table


def add(table: Table, asked: Asked, action: act.Add) -> Entries:
    """Add to the chance of the match to come."""
    seat = own_seat(table, asked)
    check_waiting(table)
    if not action.nonce.isprintable():
        raise Refused("nonce")
    return [log.Added(seat, action.nonce)]


def start(table: Table, asked: Asked, action: act.Start) -> Entries:
    """Begin the match; who is here plays it, also where a bot played the last one to its end."""
    check_manager(table, asked)
    check_waiting(table)
    if any(seat.is_open for seat in table.seats):
        raise Refused("seats-open")
    today = asked.today or datetime.date.today().isoformat()
    back = [i for i in table.people if table.seats[i].cover and table.seats[i].person in asked.here]
    return [*(log.Back(i) for i in back), log.Started(today, table.game.rules_version)]


def play(table: Table, asked: Asked, action: act.Play) -> Entries:
    """A move of the person on turn."""
    seat = own_seat(table, asked)
    check_playing(table)
    if table.seats[seat].cover or seat != table.turn:
        raise Refused("not-your-turn", turn=table.turn)
    return played(table, seat, action.move)


def played(table: Table, seat: int, move: str, by: str = "", note: str = "") -> Entries:
    """A move of the seat on turn, in canonical text, once the rules have let it pass."""
    check_playing(table)
    assert table.match is not None
    trial = table.match.state.copy()
    trial.play(move)
    text = table.game.move_text(trial.events[-1][1])
    return [log.Played(seat, text, by, note)]


def again(table: Table, asked: Asked, action: act.Again) -> Entries:
    """Prepare the next match, the deal passing as the rules say."""
    if table.seat_of(asked.person) is None:
        check_manager(table, asked)
    if table.match is None or not table.match.is_over:
        raise Refused("not-over")
    start = table.match.state.next_start()
    return [log.Sealed(secrets.token_bytes(32).hex(), start)]
