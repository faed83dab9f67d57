"""Hints at practice tables: what the best player we have would do, from the asker's own View."""

from fortyone.server import messages as msg
from fortyone.server.asked import check_playing
from fortyone.server.levels import FALLBACK, LEVELS
from fortyone.server.live import Live
from fortyone.server.people import Person
from fortyone.server.refusals import Refused
from fortyone.server.thinkers import TaskLost

ADVISERS = ("strong", FALLBACK)


async def hint(live: Live, person: Person, action: str, language: str) -> msg.Hinted:
    """What to do, and why in this language, for the person on turn.

    Raises:
        Refused: others play here too, or it is not this person's turn.
    """
    table = live.table
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused("not-seated")
    if not table.is_practice:
        raise Refused("no-hints")
    check_playing(table)
    if table.turn != seat:
        raise Refused("not-your-turn", turn=table.turn)
    for level in [level for level in ADVISERS if level in LEVELS]:
        try:
            chosen = await live.advise(level, language)
        except TaskLost:
            continue
        return msg.Hinted(
            id=action,
            version=table.version,
            move=chosen.move,
            why=chosen.why,
            values=chosen.values,
        )
    raise Refused("no-hints")
