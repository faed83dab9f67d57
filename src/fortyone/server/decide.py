"""What an action leads to: the entries to write, or a refusal. Nothing changes here.

Whoever acts is a person; `Asked` says who, and who is at the table at this moment. What an entry does to the table
stands in table.py.
"""

from collections.abc import Callable
from typing import Any

from fortyone.server import absent, house, playing, seats, undo
from fortyone.server import actions as act
from fortyone.server.asked import Asked, Entries
from fortyone.server.refusals import Refused
from fortyone.server.table import Table

# What only makes sense for the match as it was seen; seats.py looks at what was seen of a seat.
OF_THE_MATCH = (act.Play, act.Undo, act.Answer, act.Add, act.Start, act.Again)
_DECIDE: dict[type[act.Action], Callable[[Table, Asked, Any], Entries]] = {
    act.Play: playing.play,
    act.Sit: seats.sit,
    act.Stand: seats.stand,
    act.Fill: seats.fill,
    act.Clear: seats.clear,
    act.Swap: seats.swap,
    act.Add: playing.add,
    act.Start: playing.start,
    act.Again: playing.again,
    act.Cover: absent.cover,
    act.Back: absent.back,
    act.Undo: undo.undo,
    act.Answer: undo.answer,
    act.Say: house.say,
    act.Change: house.change,
}


def decide(table: Table, asked: Asked, action: act.Action) -> Entries:
    """The entries that an action leads to.

    Raises:
        FortyoneError: it is refused.
    """
    seen = table.moved if isinstance(action, OF_THE_MATCH) else 0
    if not seen <= action.version <= table.version:
        raise Refused("stale")
    return _DECIDE[type(action)](table, asked, action)
