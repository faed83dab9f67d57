"""Laws of positions, over every game found: in and out the same, and nothing is lost or made."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fortyone
from fortyone.core.cards import card_text
from fortyone.core.chance import Deck
from fortyone.core.errors import PositionError
from fortyone.core.state import State
from tests.cards import CARD, CARDS, cards_in
from tests.strategies import (
    advance,
    few,
    moments,
    over_games,
    positions,
    seeds,
    starts,
    step,
    tried,
)

# Keys of a position that name cards which lie elsewhere too.
MARKS = ("known", "drawn", "last", "shown")

JUNK: tuple[Any, ...] = (
    *(None, True, -3, 0, 1, 3, 10**30, 0.5, "", "zz", "Ah", "Ah Ah", "41", "666666", "Xx"),
    *([], [0], [None], ["Ah"], [[]], [0, 0], [1, 2, 3, 4], ["", "", "", ""], {}, {"leader": 0}),
)


def deck_of(state: State) -> list[str]:
    """The cards of the game's deck; none where it is played with dice."""
    due = state.game.start().due()
    return [card_text(card) for card in due.cards] if isinstance(due, Deck) else []


def check_cards(state: State) -> None:
    """No card lies twice, and none is gone that was not seen to be played in this deal."""
    deck = deck_of(state)
    position = state.position()
    lying = cards_in({key: value for key, value in position.items() if key not in MARKS})
    assert len(set(lying)) == len(lying), f"a card twice in {position}"
    assert set(lying) <= set(deck)
    dealt = [seat for seat, text in state.history if seat == fortyone.CHANCE and CARD.search(text)]
    if dealt and state.turn >= 0:
        played = cards_in([text for seat, text in state.log if seat >= 0])
        assert set(lying) | set(played) == set(deck), f"cards are missing in {position}"


def check_chips(state: State) -> None:
    """Chips only change hands."""
    position = state.position()
    if "pot" in position:
        bank = getattr(state.game.options, "bank", 0)
        assert sum(position["chips"]) + position["pot"] == state.game.seats * bank
        assert position["pot"] >= 0
        assert not bank or min(position["chips"]) >= 0


def check_whole(state: State) -> None:
    """The position is the state."""
    position = state.position()
    again = state.game.position(position)
    assert again == state
    assert again.position() == position
    assert again.legal() == state.legal()
    assert (again.turn, again.scores, again.returns()) == (
        state.turn,
        state.scores,
        state.returns(),
    )


@over_games
@given(st.data())
def test_cards_and_chips_are_conserved(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(starts(name)), fortyone.rng(data.draw(seeds))
    for _ in range(200):
        check_cards(state)
        check_chips(state)
        if state.is_over:
            return
        step(state, rng)


@over_games
@given(st.data())
def test_a_position_goes_in_and_comes_out_the_same(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(starts(name)), fortyone.rng(data.draw(seeds))
    for _ in range(60):
        check_whole(state)
        step(state, rng) if not state.is_over else None


@over_games
@given(st.data())
def test_a_position_is_json(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    position = state.position()
    assert json.loads(json.dumps(position)) == position
    assert state.game.position(json.loads(json.dumps(position))) == state


@over_games
@given(st.data())
def test_a_run_of_cards_may_be_a_list(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))

    def listed(value: Any) -> Any:
        if isinstance(value, str) and CARDS.fullmatch(value):
            return value.lower().replace("t", "10").split() if " " in value else value
        if isinstance(value, list):
            return [listed(part) for part in value]
        return value

    position = {key: listed(value) for key, value in state.position().items()}
    assert state.game.position(position) == state


@over_games
@given(st.data())
def test_a_key_left_out_takes_a_default_that_fits(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    position = state.position()
    for key in position:
        less = {other: value for other, value in position.items() if other != key}
        found = tried(state.game.position, less)
        if isinstance(found, State):
            check_whole(found)
        else:
            assert type(found) is PositionError
            assert str(found)


@over_games
@given(st.data())
def test_a_blank_position_is_the_start(name: str, data: st.DataObject) -> None:
    state = data.draw(starts(name))
    game = state.game
    start = game.start()
    plain = {key: value for key, value in start.position().items() if value in ([], "", 0, None)}
    assert game.position({**start.position(), **plain}) == start
    with pytest.raises(PositionError, match="zzz"):
        game.position({**start.position(), "zzz": 1})
    no_objects: tuple[Any, ...] = ([], None, "7h", 3)
    for junk in no_objects:
        with pytest.raises(PositionError):
            game.position(junk)


@over_games
@given(st.data())
def test_a_spoilt_position_is_refused_or_can_be_played(name: str, data: st.DataObject) -> None:
    """Whatever is taken for a position is one: it comes out whole, and its match ends."""
    state, rng = data.draw(moments(name)), fortyone.rng(data.draw(seeds))
    position = state.position()
    for key, junk in few(((k, j) for k in position for j in (*JUNK, *spoilt(position[k]))), rng):
        found = tried(state.game.position, {**position, key: junk})
        if isinstance(found, State):
            check_whole(found)
            check_cards(found)
            check_chips(found)
            check_whole(advance(found, rng))
        else:
            assert type(found) is PositionError
            assert len(str(found)) < 400


def spoilt(value: Any) -> Iterator[Any]:
    """Values close to the true one."""
    if isinstance(value, bool) or value is None:
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1, -value, float(value))
    elif isinstance(value, str):
        yield from (value + " Ah", value[1:], value[:-1], value[::-1], value + value)
    elif isinstance(value, list):
        yield from (value[1:], value[::-1], [*value, *value[:1]])
        for i, part in enumerate(value):
            yield from ([*value[:i], change, *value[i + 1 :]] for change in spoilt(part))


@over_games
@given(st.data())
def test_a_position_plays_on_like_its_state(name: str, data: st.DataObject) -> None:
    state, seed = data.draw(positions(name)), data.draw(seeds)
    again = state.game.position(state.position())
    assert again.history == ()
    for one in (state, again):
        advance(one, fortyone.rng(seed))
    assert again == state
    assert (again.scores, again.returns()) == (state.scores, state.returns())
