"""A table without a server: actions are decided and folded at once, at a time the test says."""

from collections.abc import Sequence
from typing import Any

import fortyone
from fortyone.core.errors import FortyoneError
from fortyone.core.match import Match
from fortyone.server import actions as act
from fortyone.server import events as log
from fortyone.server.asked import Asked, Entries
from fortyone.server.decide import decide
from fortyone.server.house import open_table
from fortyone.server.people import Person
from fortyone.server.playing import played
from fortyone.server.refusals import code_of
from fortyone.server.seats import seat_all
from fortyone.server.table import Table

ROSA, KARI, ALI, BUDI = (Person(name.lower(), name) for name in ("Rosa", "Kari", "Ali", "Budi"))


class Desk:
    """One table and its log; who does something is connected, and so is whoever is named in `here`."""

    def __init__(self, game: str = "dice41", *seats: str, options: Any = None, **more: Any) -> None:
        settled = fortyone.game(game, **(options or {}))
        self.table = Table("code")
        self.lines: list[log.Line] = []
        self.tick = 0.0
        self.here = {ROSA.id, KARI.id, ALI.id, BUDI.id}
        self.number = 0
        opened, sealed = open_table(ROSA.id, settled, **more)
        assert isinstance(sealed, log.Sealed)
        fixed = log.Sealed("29" * 32, sealed.start)  # the same cards on every run
        self.keep([opened, fixed, *seat_all(ROSA, settled, seats)])

    def keep(self, entries: Entries, person: str = "", action: str = "") -> None:
        for i, entry in enumerate(entries):
            own = action if i == len(entries) - 1 else ""
            line = log.Line(entry, 0.0, self.tick, person, own)
            self.lines.append(line)
            self.table.apply(line)

    def do(self, person: Person, kind: type[act.Action], **fields: Any) -> Entries:
        """Let a person act."""
        self.number += 1
        fields = {"id": f"a{self.number}", "version": self.table.version, **fields}
        action = kind(**fields)
        here = self.here | {person.id}
        asked = Asked(person.id, person.name, here, person.robot, "2026-01-31", self.tick)
        entries = decide(self.table, asked, action)
        self.keep(entries, person.id, action.id)
        return entries

    def refused(self, person: Person, kind: type[act.Action], **fields: Any) -> str:
        """The code with which an action is refused; the table stays as it was. "" where it is not refused."""
        version, lines = self.table.version, len(self.lines)
        try:
            self.do(person, kind, **fields)
        except FortyoneError as error:
            assert (self.table.version, len(self.lines)) == (version, lines)
            return code_of(error)
        return ""

    def bots(self, until: Sequence[int] = ()) -> None:
        """Let bots play for everyone until one of these seats is on turn, or the match is over."""
        rng, bot, budget = fortyone.rng(41), fortyone.player("basic"), fortyone.Budget()
        while self.table.turn >= 0 and self.table.turn not in until:
            view = self.match.state.view(self.table.turn)
            move = bot.choose(view, rng, budget).move
            self.keep(played(self.table, self.table.turn, move, "basic"))

    @property
    def match(self) -> Match:
        """The match that was begun."""
        assert self.table.match is not None
        return self.table.match

    @property
    def legal(self) -> tuple[str, ...]:
        return tuple(self.match.state.legal())


def started(game: str = "dice41", people: int = 2, **more: Any) -> Desk:
    """A desk at which a match has begun between people; others are bots."""
    desk = Desk(game, **more)
    for seat in range(desk.table.game.seats):
        person = (ROSA, KARI, ALI, BUDI)[seat] if seat < people else None
        if person:
            desk.do(person, act.Sit, seat=seat)
        else:
            desk.do(ROSA, act.Fill, seat=seat, level="basic")
    desk.do(ROSA, act.Start)
    return desk
