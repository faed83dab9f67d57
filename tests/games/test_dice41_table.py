"""Dice 41 in words: how a round had ended, when the next has begun."""

from typing import Any

import pytest

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.core.table import Words, open_event
from fortyone.games.dice41.table import DiceTable

SETTLED = {"tie": "split", "nobody": "return", "fail_ante": 2, "double_24": True}


def rounds(preset: str, seed: int, seats: int) -> tuple[Any, Any]:
    """A round with another after it, as told, and the same dice as the last round of a match."""
    last = fortyone.game("dice41", preset, seats=seats, rounds=1, **SETTLED).start()
    more = fortyone.game("dice41", preset, seats=seats, rounds=2, **SETTLED).start()
    rng, ended = fortyone.rng(seed), None
    table = DiceTable(Words("en", ("Rosa", "Bruno", "Clara"), 0))
    while not last.is_over:
        before: Any = more.view(0)
        if last.turn == CHANCE:
            last.deal(rng)
            more.put(last.events[-1][1])
        else:
            move = rng.choice(last.legal())
            last.play(move)
            more.play(move)
        assert ended is None
        after: Any = more.view(0)
        ended = table.ended(before, open_event(more), after)
    return ended, last.view(0)


@pytest.mark.parametrize("preset", ["standard", "midnight"])
@pytest.mark.parametrize("seed", range(20))
def test_a_round_is_summed_up_as_it_had_ended(preset: str, seed: int) -> None:
    ended, over = rounds(preset, seed, 3)
    assert ended is not None
    for field in ("round", "starter", "done", "kept_by", "pot", "chips", "scores", "kept"):
        assert getattr(ended, field) == getattr(over, field), field
    assert ended.legal == ()


def test_practice_alone_is_not_summed_up() -> None:
    assert rounds("standard", 1, 1)[0] is None
