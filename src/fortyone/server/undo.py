"""What may be taken back: nothing that would let anyone keep a card or a throw that came to light since."""

import re

from fortyone.core.chance import CHANCE
from fortyone.core.match import Match
from fortyone.core.state import State
from fortyone.server.refusals import Refused

_CARD = re.compile(r"(?:[A2-9TJQK][cdhs]|X[12])(?![a-wyz])")  # also in a move, `7cx3d4h`


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
