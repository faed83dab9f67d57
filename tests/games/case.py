"""A line of a rule test: a position, the moves made there, and what must come of it."""

from dataclasses import dataclass, field
from typing import Any

import pytest

import fortyone
from fortyone.core.cards import TEXTS

DECK = " ".join(TEXTS[:52])  # Ac to the seat after the dealer, 2c to the next …


@dataclass(frozen=True)
class Case:
    clause: str
    shows: str
    at: dict[str, Any] = field(default_factory=dict)  # the position
    play: str = ""  # the moves made; `deal` deals DECK
    refused: str = ""  # a move that is then refused, under this clause
    legal: str | None = None
    turn: int | None = None
    then: dict[str, Any] = field(default_factory=dict)  # keys of the position after that
    returns: tuple[float, ...] | None = None
    preset: str | None = None
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.clause} {self.shows}"


def check_case(case: Case, game: str, **options: Any) -> None:
    state = fortyone.game(game, case.preset, **{**options, **case.options}).position(case.at)
    for move in case.play.split():
        if move == "deal":
            state.chance(DECK)
        else:
            state.play(move)
    if case.refused:
        before = state.position()
        with pytest.raises(fortyone.IllegalMove) as refusal:
            state.play(case.refused)
        assert refusal.value.clause == case.clause
        assert state.position() == before
    if case.legal is not None:
        assert state.legal() == tuple(case.legal.split())
    if case.turn is not None:
        assert state.turn == case.turn
    position = state.position()
    assert {key: position[key] for key in case.then} == case.then
    if case.returns is not None:
        assert state.returns() == pytest.approx(case.returns)
