"""Perft itself: counted against the slow oracle, whose generator and counter share no code with it."""

import pytest

import fortyone
from fortyone.core.cards import cards_text
from fortyone.core.chance import Deck, Draw, Stream, seed_bytes
from fortyone.core.state import State
from fortyone.lab.perft import perft, split
from tests import oracles
from tests.oracles.dice41 import Oracle

STREAM = Stream(seed_bytes(41), ("", ""))
LATE = {"kept": "4165", "turn": 0}  # two dice to throw


def decks(event: int) -> str:
    """The deck that perft takes from the stream for this event."""
    return cards_text(Deck(tuple(range(52))).draw(STREAM.event(event)))


def late(preset: str) -> State:
    return fortyone.game("dice41", preset=preset).position(LATE)


def test_depth_zero_is_one_line_and_has_no_first_move() -> None:
    start = fortyone.game("dice41").start()
    assert perft(start, 0, STREAM) == 1
    assert split(start, 0, STREAM) == {}


@pytest.mark.parametrize("preset", ["standard", "midnight"])
def test_first_moves_are_those_of_the_oracle(preset: str) -> None:
    game = fortyone.game("dice41", preset=preset)
    oracle = Oracle(game.options.plain())
    assert perft(game.start(), 1, STREAM) == oracles.perft(oracle, 1, decks)


def test_every_distinct_throw_counts_once() -> None:
    # Two dice: 15 throws of two faces, two moves each, and 6 pairs, one move each; then the last die keeps itself.
    assert perft(late("standard"), 1, STREAM) == 36


def test_after_the_last_move_nothing_is_expanded() -> None:
    # Midnight, two dice: 21 throws kept whole, and the 36 single ones of which each is followed by six throws.
    state = late("midnight")
    assert perft(state, 1, STREAM) == 21 + 36


def test_a_line_that_ends_early_does_not_count() -> None:
    alone = fortyone.game("dice41", seats=1).position(LATE)
    assert perft(alone, 1, STREAM) == 36
    assert perft(alone, 2, STREAM) == 0
    assert set(split(alone, 2, STREAM).values()) == {0}


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_split_adds_up(depth: int) -> None:
    start = fortyone.game("dice41").start()
    assert sum(split(start, depth, STREAM).values()) == perft(start, depth, STREAM)


def test_the_state_is_left_alone() -> None:
    state = fortyone.game("dice41").match(seed=41, dealer=0).state
    before = state.copy()
    perft(state, 2, STREAM)
    assert state == before
    assert state.history == before.history


def test_split_is_by_canonical_text() -> None:
    match = fortyone.game("dice41").match(seed=41, dealer=0)
    assert list(split(match.state, 1, STREAM)) == list(match.state.legal())


def test_a_second_deal_in_a_line_gets_the_second_deck() -> None:
    # Bids 1 to 4 that must add up to 16: one line of bids is played, with 13 cards to lead; 255 are thrown in and
    # dealt again, with four bids each.
    asked = []

    class Recorder(Stream):
        def event(self, number: int) -> Draw:
            asked.append(number)
            return super().event(number)

    game = fortyone.game("tarneeb41", max_bid=4, min_total=16)
    assert perft(game.start(), 5, Recorder(seed_bytes(41), ("",) * 4)) == 255 * 4 + 13
    assert asked == [1, *[2] * 255]


def test_a_deck_is_what_the_verifiable_stream_gives() -> None:
    game = fortyone.game("cuarenta")
    stream = Stream(seed_bytes(41), ("",) * game.seats)
    match = game.match(seed=41, dealer=0)
    assert split(game.start(dealer=0), 2, stream) == split(match.state, 2, stream)
