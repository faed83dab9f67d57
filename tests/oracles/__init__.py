"""Slow second readings of the rule books, and a counter of lines of play over them."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Any, Protocol

CHANCE = -1


class AnyOracle(Protocol):
    """What `perft` needs of an oracle."""

    @property
    def turn(self) -> int: ...
    def legal(self) -> list[str]: ...
    def play(self, text: str) -> None: ...
    def chance(self, text: str) -> None: ...
    def chance_due(self) -> tuple[Any, ...]: ...


def perft(oracle: AnyOracle, depth: int, deck_for: Callable[[int], str]) -> int:
    """Sequences of exactly `depth` players' moves from here; `oracle` itself is left alone.

    Args:
        oracle: Any oracle of this folder.
        depth: Moves of players; chance does not count as one.
        deck_for: The deck order that is chance event k (1, 2, …) of a line counted from here.
            Throws are not asked for: every distinct throw is followed, each once.
    """
    return _lines(oracle, depth, deck_for, 1)


def _lines(oracle: AnyOracle, depth: int, deck_for: Callable[[int], str], event: int) -> int:
    if depth == 0:
        return 1
    if oracle.turn == CHANCE:
        texts = _chances(oracle, deck_for, event)
        return sum(
            _lines(_after_chance(oracle, text), depth, deck_for, event + 1) for text in texts
        )
    if depth == 1:
        return len(oracle.legal())
    return sum(  # over: no legal move, so no line
        _lines(_after_move(oracle, text), depth - 1, deck_for, event) for text in oracle.legal()
    )


def _chances(oracle: AnyOracle, deck_for: Callable[[int], str], event: int) -> Iterator[str]:
    due = oracle.chance_due()
    assert due, "turn says chance, so one is due"
    kind, count = due
    if kind == "deck":
        yield deck_for(event)
        return
    for dice in combinations_with_replacement("654321", count):
        yield "".join(dice)


def _after_chance(oracle: AnyOracle, text: str) -> AnyOracle:
    after = copy.deepcopy(oracle)
    after.chance(text)
    return after


def _after_move(oracle: AnyOracle, text: str) -> AnyOracle:
    after = copy.deepcopy(oracle)
    after.play(text)
    return after
