"""Every game against a second reading of its rule book that shares no code with it (tests/oracles)."""

from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fortyone
from fortyone.core.chance import CHANCE, Deck, Stream, Throw, seed_bytes
from fortyone.core.state import State
from fortyone.lab.perft import perft, split
from tests.oracles import perft as slow_perft
from tests.strategies import over_games, over_presets, seeds, short, starts, step


def oracle_of(game: fortyone.Game, dealer: int, first: int | None) -> Any:
    """The slow second program, at the start of the same match."""
    return import_module(f"tests.oracles.{game.name}").Oracle(game.options.plain(), dealer, first)


def told(thing: Any) -> dict[str, Any]:
    """What the kernel and the oracle must agree on."""
    returns = thing.returns() if callable(thing.returns) else thing.returns
    return {
        "turn": thing.turn,
        "position": thing.position(),
        "legal": list(thing.legal()),
        "scores": list(thing.scores),
        "returns": [pytest.approx(value) for value in returns],
    }


def due_of(state: State) -> tuple[str, int] | tuple[()]:
    """The chance that is due, as an oracle says it."""
    due = state.due()
    if due is None:
        return ()
    return ("deck", len(due.cards)) if isinstance(due, Deck) else ("throw", due.dice)


def follow(state: State, oracle: Any, rng: fortyone.Rng) -> None:
    """One random event, in both."""
    step(state, rng)
    seat, text = state.history[-1]
    oracle.chance(text) if seat == CHANCE else oracle.play(text)


@over_games
@given(st.data())
def test_the_kernel_and_the_oracle_play_the_same_match(name: str, data: st.DataObject) -> None:
    rng = fortyone.rng(data.draw(seeds))
    game = data.draw(starts(name)).game
    dealer = rng.below(game.seats)
    first = rng.below(game.seats) if rng.below(2) else None
    state, oracle = game.start(dealer, first), oracle_of(game, dealer, first)
    for _ in range(250):
        assert told(oracle) == told(state)
        assert tuple(oracle.chance_due()) == due_of(state)
        if state.is_over:
            return
        follow(state, oracle, rng)


@over_presets
def test_perft_agrees_with_the_oracle(name: str, preset: str) -> None:
    game = fortyone.game(name, preset=preset, **short(name))
    stream = Stream(seed_bytes(41), ("",) * game.seats)
    for events in (0, 7, 12):
        state, oracle = game.start(), oracle_of(game, 0, None)
        for _ in range(events):
            follow(state, oracle, fortyone.rng(events))
        due = state.due()
        depth = 1 if isinstance(due, Throw) and due.dice > 3 else 2
        expected = slow_perft(oracle, depth, lambda event: deck_text(game, stream, event))
        assert perft(state, depth, stream) == expected
        assert sum(split(state, depth, stream).values()) == expected


def deck_text(game: fortyone.Game, stream: Stream, event: int) -> str:
    """The deck that the stream gives for this event."""
    due = game.start().due()
    assert isinstance(due, Deck)
    return game.chance_text(due.draw(stream.event(event)))
