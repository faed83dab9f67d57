"""Taking a move back: by agreement, and never so that anyone keeps a card or a throw that came to light since."""

import re

from fortyone.core.chance import CHANCE
from fortyone.core.match import Match
from fortyone.core.state import State
from fortyone.server import actions as act
from fortyone.server import events as log
from fortyone.server.asked import Asked, Entries, check_playing, own_seat
from fortyone.server.refusals import Refused
from fortyone.server.table import Table

_CARD = re.compile(r"(?:[A2-9TJQK][cdhs]|X[12])(?![a-wyz])")  # also in a move, `7cx3d4h`


def undo(table: Table, asked: Asked, action: act.Undo) -> Entries:
    """Ask to take one's last move back; alone with bots, take it back."""
    seat = own_seat(table, asked)
    check_playing(table)
    assert table.match is not None
    if table.wish is not None or seat in table.wished:
        raise Refused("undo-pending")
    events = last_move(table.match, seat)
    check_undo(table.match, seat, events)
    wish = log.UndoAsked(seat, events)
    return [wish] if others_of(table, seat) else [wish, log.Undone(events)]


def answer(table: Table, asked: Asked, action: act.Answer) -> Entries:
    """Agree to what another seat asked, or not."""
    seat = own_seat(table, asked)
    wish = table.wish
    if wish is None:
        raise Refused("undo-none")
    own_yes = seat == wish.seat and action.yes  # whoever asked may only take it back
    if own_yes or seat in wish.agreed:
        return []
    entries: Entries = [log.UndoAnswered(seat, action.yes)]
    if action.yes and others_of(table, wish.seat) <= {seat, *wish.agreed}:
        entries.append(log.Undone(wish.events))
    return entries


def others_of(table: Table, seat: int) -> set[int]:
    """The seats of people who have to agree with one of them."""
    return {*table.playing} - {seat}


def last_move(match: Match, seat: int) -> int:
    """How many events there were before the seat's last move.

    Raises:
        Refused: it has not moved.
    """
    events = match.state.events
    own = [i for i, (who, _) in enumerate(events) if who == seat]
    if not own:
        raise Refused("undo-none")
    return own[-1]


def check_undo(match: Match, seat: int, events: int) -> None:
    """Refuse to go back past chance, past a card that any seat drew, or one that others have shown the seat.

    Raises:
        Refused: something came to light since.
    """
    happened = match.state.events
    if any(who == CHANCE for who, _ in happened[events:]):
        raise Refused("undo-light")
    before = match.start()
    for who, what in happened[:events]:
        before.put(what) if who == CHANCE else before.apply(what)
    readers = (None, *range(match.game.seats))
    if any(_seen(match, events, reader) != _seen(match, None, reader) for reader in readers):
        raise Refused("undo-light")
    if _named(match.state, seat) - _named(before, seat):
        raise Refused("undo-light")


def _seen(match: Match, events: int | None, reader: int | None) -> list[str]:
    return match.game.seen(match.start(), match.state.events[:events], reader)


def _named(state: State, seat: int) -> set[str]:
    """Every card that the seat is shown."""
    return set(_CARD.findall(state.view(seat).json().decode()))
