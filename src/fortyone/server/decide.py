"""What an action leads to: the entries to write, or a refusal. Nothing changes here.

Whoever acts is a person; `Asked` says who, and who is at the table at this moment. What an entry does to the table
stands in table.py.
"""

import datetime
import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from fortyone.core.errors import OptionError
from fortyone.players import PLAYERS
from fortyone.server import actions as act
from fortyone.server import events as log
from fortyone.server.people import Person
from fortyone.server.refusals import Refused
from fortyone.server.table import Seat, Table
from fortyone.server.undo import check_undo, last_move

Entries = list[log.AnyEntry]
# The levels of bots that a table may have: each bounds its own time.
LEVELS = tuple(level for level in ("random", "basic", "quick", "strong") if level in PLAYERS)
# What only makes sense for the match as it was seen; the rest is checked against the table as it is.
OF_THE_MATCH = (act.Play, act.Undo, act.Answer, act.Add, act.Start, act.Again)
CLOCKS = (0, *range(15, 7 * 24 * 3600 + 1))


@dataclass(frozen=True)
class Asked:
    """Who asks.

    Attributes:
        person: The server's own id of the person.
        name: What the person is called.
        here: The persons who are connected to the table.
        robot: Whether the person is a program.
        today: The date, for the record of a match that begins.
    """

    person: str
    name: str
    here: Collection[str] = ()
    robot: bool = False
    today: str = ""


def decide(table: Table, asked: Asked, action: act.Action) -> Entries:
    """The entries that an action leads to.

    Raises:
        FortyoneError: it is refused.
    """
    if isinstance(action, OF_THE_MATCH) and action.version < table.moved:
        raise Refused("stale")
    return _DECIDE[type(action)](table, asked, action)


def open_table(owner: str, game: Any, **settings: Any) -> Entries:
    """The first entries of a table: what is played, and the seed of the first match."""
    check_clock(settings.get("clock", 0))
    if settings.get("dealer") is not None:
        game.check_seat("dealer", settings["dealer"])
    opened = log.Opened(owner, game.name, game.preset, dict(game.changed), **settings)
    return [opened, log.Sealed(secrets.token_bytes(32).hex(), _dealer(settings.get("dealer")))]


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


def check_level(level: str) -> str:
    """The level itself, if there is one.

    Raises:
        Refused: there is none.
    """
    if level not in LEVELS:
        raise Refused("bot-unknown", level=level, allowed=", ".join(LEVELS))
    return level


def _dealer(dealer: int | None) -> dict[str, int]:
    return {} if dealer is None else {"dealer": dealer}


def check_clock(clock: int) -> None:
    """Refuse a clock that is neither off nor 15 s to 7 days a move."""
    if clock not in CLOCKS:
        raise OptionError("clock", clock, f"0, {CLOCKS[1]} … {CLOCKS[-1]}")


def stand_in() -> str:
    """The level of the bot that plays for a person."""
    return next(level for level in ("quick", "basic") if level in LEVELS)


def cover_for_clock(table: Table) -> Entries:
    """A bot takes over for the person whose clock has run out."""
    return [log.Covered(table.turn, stand_in(), "clock")]


# playing


def _play(table: Table, asked: Asked, action: act.Play) -> Entries:
    seat = _seat(table, asked)
    check_playing(table)
    if table.seats[seat].cover:
        raise Refused("not-your-turn", turn=table.turn)
    if seat != table.turn:
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


def check_playing(table: Table) -> None:
    """Refuse where no match runs."""
    if table.match is None:
        raise Refused("no-match")
    if table.match.is_over:
        raise Refused("over")


# who sits where


def _sit(table: Table, asked: Asked, action: act.Sit) -> Entries:
    _check_waiting(table)
    seat = _at(table, action.seat)
    own = table.seat_of(asked.person)
    if own == action.seat:
        raise Refused("seated")
    if not seat.is_open:
        raise Refused("seat-full")
    if own is not None:
        return [log.Swapped(own, action.seat)]
    return [log.Sat(action.seat, asked.person, asked.name, asked.robot)]


def _stand(table: Table, asked: Asked, action: act.Stand) -> Entries:
    seat = _seat(table, asked)
    if table.phase != "playing":
        return [log.Stood(seat)]
    if table.seats[seat].cover:
        raise Refused("seat-full")
    return [log.Covered(seat, stand_in(), "left")]


def _fill(table: Table, asked: Asked, action: act.Fill) -> Entries:
    _check_manager(table, asked)
    seat = _at(table, action.seat)
    check_level(action.level)
    if table.phase == "playing":
        raise Refused("playing")
    if seat.person:
        raise Refused("seat-full")
    return [log.Filled(action.seat, action.level)]


def _clear(table: Table, asked: Asked, action: act.Clear) -> Entries:
    _check_manager(table, asked)
    _check_waiting(table)
    if _at(table, action.seat).is_open:
        return []
    return [log.Stood(action.seat)]


def _swap(table: Table, asked: Asked, action: act.Swap) -> Entries:
    _check_manager(table, asked)
    _check_waiting(table)
    _at(table, action.one)
    _at(table, action.other)
    return [log.Swapped(action.one, action.other)] if action.one != action.other else []


# the match


def _add(table: Table, asked: Asked, action: act.Add) -> Entries:
    seat = _seat(table, asked)
    _check_waiting(table)
    if not action.nonce.isprintable():
        raise Refused("nonce")
    return [log.Added(seat, action.nonce)]


def _start(table: Table, asked: Asked, action: act.Start) -> Entries:
    _check_manager(table, asked)
    _check_waiting(table)
    if any(seat.is_open for seat in table.seats):
        raise Refused("seats-open")
    today = asked.today or datetime.date.today().isoformat()
    return [log.Started(today, table.game.rules_version)]


def _again(table: Table, asked: Asked, action: act.Again) -> Entries:
    if table.seat_of(asked.person) is None:
        _check_manager(table, asked)
    if table.match is None or not table.match.is_over:
        raise Refused("not-over")
    start = table.match.state.next_start()
    return [log.Sealed(secrets.token_bytes(32).hex(), start)]


# absent people


def _cover(table: Table, asked: Asked, action: act.Cover) -> Entries:
    check_playing(table)
    seat = _at(table, action.seat)
    if not seat.person or seat.cover:
        raise Refused("seat-full")
    if seat.person == asked.person:
        return [log.Covered(action.seat, stand_in(), "asked")]
    if seat.person in asked.here:
        raise Refused("present")
    if _manages(table, asked):
        return [log.Covered(action.seat, stand_in(), "asked")]
    return _vote(table, _seat(table, asked), action.seat, asked)


def _vote(table: Table, own: int, absent: int, asked: Asked) -> Entries:
    entries: Entries = [log.Voted(own, absent)]
    for_it = {own, *table.votes.get(absent, ())}
    others = [i for i in table.playing if i != absent and table.seats[i].person in asked.here]
    if for_it.issuperset(others):
        entries.append(log.Covered(absent, stand_in(), "agreed"))
    return entries


def _back(table: Table, asked: Asked, action: act.Back) -> Entries:
    seat = _seat(table, asked)
    return [log.Back(seat)] if table.seats[seat].cover else []


# undo


def _undo(table: Table, asked: Asked, action: act.Undo) -> Entries:
    seat = _seat(table, asked)
    check_playing(table)
    assert table.match is not None
    if table.wish is not None:
        raise Refused("undo-pending")
    events = last_move(table.match, seat)
    check_undo(table.match, seat, events)
    wish = log.UndoAsked(seat, events)
    return [wish] if _others(table, seat) else [wish, log.Undone(events)]


def _answer(table: Table, asked: Asked, action: act.Answer) -> Entries:
    seat = _seat(table, asked)
    wish = table.wish
    if wish is None:
        raise Refused("undo-none")
    own_yes = seat == wish.seat and action.yes  # whoever asked may only take it back
    if own_yes or seat in wish.agreed:
        return []
    entries: Entries = [log.UndoAnswered(seat, action.yes)]
    if action.yes and _others(table, wish.seat) <= {seat, *wish.agreed}:
        entries.append(log.Undone(wish.events))
    return entries


def _others(table: Table, seat: int) -> set[int]:
    """The seats of people who have to agree with one of them."""
    return {*table.playing} - {seat}


# the rest


def _say(table: Table, asked: Asked, action: act.Say) -> Entries:
    if not table.chat_on:
        raise Refused("chat-off")
    text = " ".join(action.text.split())
    known = action.phrase in act.PHRASES
    if bool(text) == bool(action.phrase) or (action.phrase and not known) or not text.isprintable():
        raise Refused("action-unknown")
    return [log.Said(asked.person, asked.name, text, action.phrase)]


def _change(table: Table, asked: Asked, action: act.Change) -> Entries:
    _check_manager(table, asked)
    now = (table.listed, table.spectators, table.chat_on, table.clock)
    wanted = (action.listed, action.spectators, action.chat, action.clock)
    new = [old if value is None else value for old, value in zip(now, wanted, strict=True)]
    check_clock(int(new[3]))
    return [log.Changed(bool(new[0]), bool(new[1]), bool(new[2]), int(new[3]))]


# checks


def _at(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise Refused("seat-unknown", seat=seat, seats=len(table.seats))
    return table.seats[seat]


def _seat(table: Table, asked: Asked) -> int:
    seat = table.seat_of(asked.person)
    if seat is None:
        raise Refused("not-seated")
    return seat


def _check_waiting(table: Table) -> None:
    if table.phase != "waiting":
        raise Refused("playing")


def manager_of(table: Table, here: Collection[str]) -> set[str]:
    """Who may manage the table: its owner, or when the owner is gone whoever sits there."""
    if table.owner in here:
        return {table.owner}
    return {table.owner, *(seat.person for seat in table.seats if seat.person in here)}


def _manages(table: Table, asked: Asked) -> bool:
    return asked.person in manager_of(table, {*asked.here, asked.person})


def _check_manager(table: Table, asked: Asked) -> None:
    if not _manages(table, asked):
        raise Refused("not-manager")


_DECIDE: dict[type[act.Action], Callable[[Table, Asked, Any], Entries]] = {
    act.Play: _play,
    act.Sit: _sit,
    act.Stand: _stand,
    act.Fill: _fill,
    act.Clear: _clear,
    act.Swap: _swap,
    act.Add: _add,
    act.Start: _start,
    act.Again: _again,
    act.Cover: _cover,
    act.Back: _back,
    act.Undo: _undo,
    act.Answer: _answer,
    act.Say: _say,
    act.Change: _change,
}
