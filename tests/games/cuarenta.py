"""How the clauses of Cuarenta are written as cases, and how a case is checked."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

import fortyone
from fortyone.games.cuarenta import equity, worlds

RANKS = "A234567JQK"
PACK = [rank + suit for suit in "cdhs" for rank in RANKS]


@contextmanager
def quick_habits() -> Iterator[None]:
    """Uncompiled, what a mesa is worth is learnt from fewer deals: right for those deals as for many."""
    deals = equity.DEALS
    forget_worth()
    if not fortyone.compiled:
        equity.DEALS = 60
    yield
    equity.DEALS = deals
    forget_worth()


def forget_worth() -> None:
    equity.table.cache_clear()
    worlds.game_of.cache_clear()  # its games keep their tables


def at(
    hand: str, table: str = "", last: str | None = None, seats: int = 4, **more: Any
) -> dict[str, Any]:
    """A position in which seat 0 plays from this hand, and the others hold as many cards of ranks all different."""
    hands = more.get("hands", [hand])
    piles = " ".join(more.get("piles", ()))
    used = " ".join((*hands, table, piles, more.get("stock", ""))).split()
    unused = [card for card in PACK if card not in used]
    if "hands" not in more:
        others = [_different(unused, len(hand.split())) for _ in range(seats - 1)]
        more = {"hands": [hand, *others], **more}
    return {"table": table, "last": last, **more}


def _different(unused: list[str], count: int) -> str:
    """So many of the unused cards, no two of a rank; they are used then."""
    found: list[str] = []
    for card in list(unused):
        if len(found) < count and all(card[0] != other[0] for other in found):
            found.append(card)
            unused.remove(card)
    return " ".join(found)


def deck(*hands: str, seats: int = 4, jokers: str = "") -> str:
    """A deck order that deals these hands of five in order of play, and others without two of a rank."""
    dealt = [hand.split() for hand in hands]
    unused = [card for card in PACK if card not in " ".join(hands).split()]
    while len(dealt) < seats:
        dealt.append(_different(unused, 5).split())
    first = [dealt[seat][i] for i in range(5) for seat in range(seats)]
    return " ".join((*first, *unused, *jokers.split()))


@dataclass(frozen=True)
class Case:
    clause: str
    shows: str
    position: dict[str, Any] = field(default_factory=dict)
    play: str = ""  # moves, and `misdeal`
    deck: str = ""  # dealt where `deal` stands among the moves, or first
    left: str | None = None  # the table after that
    scores: tuple[int, int] | None = None
    chicas: tuple[int, int] | None = None
    turn: int | None = None
    legal: str | None = None
    refused: str = ""  # a move that is then refused under this clause
    then: dict[str, Any] = field(default_factory=dict)  # keys of the position
    returns: tuple[float, ...] | None = None
    preset: str = "standard"
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.clause} {self.shows}"


def check(case: Case) -> None:
    """Play a case, and compare all that it says."""
    state = fortyone.game("cuarenta", case.preset, **case.options).position(case.position)
    events = case.play.split()
    if case.deck and "deal" not in events:
        events.insert(0, "deal")
    for event in events:
        if event == "deal":
            state.chance(case.deck)
        elif event == "misdeal":
            state.chance(event)
        else:
            state.play(event)
    compare(case, state)


def compare(case: Case, state: Any) -> None:
    """The state, against what the case says of it."""
    if case.refused:
        before = state.position()
        with pytest.raises(fortyone.IllegalMove) as refusal:
            state.play(case.refused)
        assert refusal.value.clause == case.clause
        assert state.position() == before
    if case.legal is not None:
        assert state.legal() == tuple(case.legal.split())
    position = state.position()
    expected = {
        "table": case.left,
        "scores": None if case.scores is None else list(case.scores),
        "chicas": None if case.chicas is None else list(case.chicas),
        "turn": case.turn,
    }
    wanted = {key: value for key, value in expected.items() if value is not None} | case.then
    assert {key: position[key] for key in wanted} == wanted
    if case.returns is not None:
        assert state.returns() == case.returns
