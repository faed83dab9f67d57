"""Laws of play, over every game found: what is legal, what is refused, and that a refusal changes nothing."""

import copy
import pickle
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fortyone
from fortyone.core.chance import Deck
from fortyone.core.errors import BadNotation, FortyoneError, IllegalMove
from fortyone.core.messages import languages
from fortyone.core.state import State
from tests.strategies import (
    LONGEST,
    advance,
    few,
    frozen,
    moments,
    over_games,
    seats_of,
    seeds,
    starts,
    step,
    tables,
    tried,
)

NO_MOVE = ("", " ", "zzz", "??", "7x", "\x00", "-1", "x7h", "♥", "9" * 5000, "stock pile")
NO_ID = (-1, 2**31, -(2**31) - 1, 2**40, -(2**70))


def refused(state: State, move: int | str) -> FortyoneError:
    """The error of a move that must be refused."""
    with pytest.raises(FortyoneError) as caught:
        state.apply(move) if isinstance(move, int) else state.play(move)
    return caught.value


@over_games
@given(st.data())
def test_legal_is_sorted_unique_and_parses_back(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    game, legal, ids = state.game, state.legal(), state.moves()
    assert list(legal) == sorted(set(legal))
    assert ids == sorted(set(ids))
    assert sorted(map(game.move_text, ids)) == list(legal)
    assert sorted(map(game.text_move, legal)) == ids
    assert all(game.move_text(game.text_move(f" {text} ")) == text for text in legal)
    assert bool(legal) == (state.turn >= 0)


@over_games
@given(st.data())
def test_the_mask_the_list_and_the_ids_agree(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    mask = state.mask()
    assert len(mask) == state.game.num_moves
    assert [move for move, legal in enumerate(mask) if legal] == state.moves()
    assert all(type(legal) is bool for legal in mask)


@over_games
@given(st.data())
def test_every_move_id_has_one_text(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    texts = [game.move_text(move) for move in range(game.num_moves)]
    assert len(set(texts)) == game.num_moves
    for move, text in few(enumerate(texts), fortyone.rng(0), 50):
        assert game.text_move(text) == move


@over_games
@given(st.data())
def test_every_legal_move_plays_by_text_and_by_id(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    before = frozen(state)
    for move in few(state.moves(), fortyone.rng(0)):
        by_id, by_text = state.copy(), state.copy()
        by_id.apply(move)
        by_text.play(state.game.move_text(move))
        assert frozen(by_id) == frozen(by_text)
        assert by_id.history == (*state.history, (state.turn, state.game.move_text(move)))
    assert frozen(state) == before


@over_games
@given(st.data())
def test_every_other_move_is_refused_and_changes_nothing(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    game, before, legal = state.game, frozen(state), set(state.moves())
    others = (move for move in range(game.num_moves) if move not in legal)
    for move in few(others, fortyone.rng(len(state.history))):
        error = refused(state, move)
        assert isinstance(error, IllegalMove)
        assert error.move == game.move_text(move)
        assert error.clause in game.book()
        assert str(error).startswith(f"{error.clause}: {error.move} is not legal: ")
        assert str(error) == str(refused(state, error.move))
        assert (error.clause == "G-1") == (state.turn < 0)
    assert frozen(state) == before


@over_games
@given(st.data())
def test_what_is_no_move_at_all_is_bad_notation(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    before = frozen(state)
    for no_move in (*NO_MOVE, *NO_ID, state.game.num_moves):
        assert type(refused(state, no_move)) is BadNotation
    assert frozen(state) == before


@over_games
@given(st.data(), st.text(max_size=12))
def test_any_text_plays_or_is_refused(name: str, data: st.DataObject, text: str) -> None:
    state = data.draw(moments(name))
    before, legal = frozen(state), state.legal()
    pieces = st.sampled_from((*legal, "7", "h", "x", "X1", "=", " ", "10", "A", "\n"))
    for attempt in (text, "".join(data.draw(st.lists(pieces, max_size=4)))):
        said = tried(state.copy().play, attempt)
        assert type(said) in (type(None), BadNotation, IllegalMove)
        move = tried(state.game.text_move, attempt)
        assert (said is None) == (isinstance(move, int) and state.game.move_text(move) in legal)
    assert frozen(state) == before


@over_games
@given(st.data())
def test_errors_speak_every_language(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    moves = few(set(range(state.game.num_moves)) - set(state.moves()), fortyone.rng(0), 5)
    for error in [refused(state, move) for move in (*moves, "zzz")]:
        assert all(error.say(language) for language in languages())
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


@over_games
@given(st.data())
def test_chance_that_could_never_be_is_bad_notation(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    before = frozen(state)
    for text in ("", "zzz", "7", "0", "Xx", "??", *broken_chance(state.game.start())):
        with pytest.raises(BadNotation):
            state.chance(text)
    assert frozen(state) == before


def broken_chance(start: State) -> list[str]:
    """The first chance of a match, spoilt."""
    due = start.due()
    start.deal(fortyone.rng(1))
    text = start.history[0].text
    words = text.split()
    if isinstance(due, Deck):
        return [" ".join(spoilt) for spoilt in (words[1:], [words[1], *words[1:]], [*words, "Ac"])]
    return [text[1:] + "7", text[1:] + "0", text[1:] + "x"]


@over_games
@given(st.data())
def test_chance_not_due_is_refused(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    before, due = frozen(state), state.due()
    start = state.game.start()
    start.deal(fortyone.rng(1))
    text = start.history[0].text
    if state.turn == fortyone.CHANCE:
        wrong = "1" * (due.dice + 1) if due and not isinstance(due, Deck) else ""
        if not wrong:
            return
        text = wrong
    else:
        assert due is None
        with pytest.raises(IllegalMove) as caught:
            state.deal(fortyone.rng(1))
        assert caught.value.clause == "G-2"
    with pytest.raises(IllegalMove) as caught:
        state.chance(text)
    assert caught.value.clause == "G-2"
    assert frozen(state) == before


@over_games
@given(st.data())
def test_chance_reads_back(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    again = state.game.start(0)
    again.deal(fortyone.rng(3))
    text = again.history[0].text
    assert state.game.chance_text(state.game.read_chance(text)) == text
    if again.events[0][1]:
        loud = text.upper().replace("T", "10") if " " in text else text[::-1]
        assert state.game.chance_text(state.game.read_chance(f" {loud} ")) == text


@over_games
@given(st.data())
def test_every_random_match_ends(name: str, data: st.DataObject) -> None:
    state = data.draw(starts(name))
    assert state.turn == fortyone.CHANCE
    advance(state, fortyone.rng(data.draw(seeds)))
    assert state.is_over, f"not over after {LONGEST} events"
    assert (state.turn, state.legal(), state.moves(), state.due()) == (fortyone.OVER, (), [], None)
    following = state.game.start(**state.next_start())
    assert following.turn == fortyone.CHANCE


@over_games
@given(st.data())
def test_scores_and_returns_have_their_shapes(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    assert type(state.returns()) is tuple
    assert all(type(value) is float for value in state.returns())
    assert len(state.returns()) == state.game.seats
    assert type(state.scores) is tuple
    assert all(value is None or type(value) is int for value in state.scores)
    assert len(state.scores) == len(state.game.start().scores)
    assert state.game.start().returns() == (0.0,) * state.game.seats
    assert state.is_over == (state.turn == fortyone.OVER)


@over_games
@given(st.data())
def test_a_copy_is_equal_and_on_its_own(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    for copied in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        before = frozen(state)
        assert frozen(copied) == before
        assert copied == state
        if not state.is_over:
            step(copied, fortyone.rng(5))
            assert len(copied.history) == len(state.history) + 1
            assert copied != state
        advance(copied, fortyone.rng(6))
        assert frozen(state) == before


@over_games
@given(st.data())
def test_a_pickled_state_plays_on_the_same(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    again = pickle.loads(pickle.dumps(state))
    assert frozen(again) == frozen(state)
    assert (again.game, again.game.preset) == (state.game, state.game.preset)
    ends = [advance(one, fortyone.rng(7)) for one in (state, again)]
    assert frozen(ends[0]) == frozen(ends[1])
    assert ends[0].next_start() == pickle.loads(pickle.dumps(ends[1])).next_start()


@over_games
@given(st.data())
def test_equal_means_the_same_game_and_the_same_state(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    assert state == state.copy()
    assert state != state.position()
    assert state.game == type(state.game)(state.game.preset, **state.game.changed)
    assert hash(state.game) == hash(type(state.game)(state.game.preset, **state.game.changed))
    with pytest.raises(TypeError):
        hash(state)


@over_games
@given(st.data())
def test_the_same_seed_gives_the_same_match(name: str, data: st.DataObject) -> None:
    game, seed = data.draw(tables(name)), data.draw(seeds)
    calm = advance(game.start(), fortyone.rng(seed)).history
    random.seed(data.draw(st.integers()))
    np.random.seed(data.draw(st.integers(0, 2**32 - 1)))
    assert advance(game.start(), fortyone.rng(seed)).history == calm
    assert advance(game.start(), fortyone.rng(seed + 1)).history != calm


@over_games
@given(st.data())
def test_the_same_seed_gives_the_same_verifiable_chance(name: str, data: st.DataObject) -> None:
    game, seed = data.draw(tables(name)), data.draw(seeds)
    calm = game.match(seed=seed)
    random.seed(1)
    again = game.match(seed=seed)
    assert (again.lot, again.state.history) == (calm.lot, calm.state.history)
    others = {game.match(seed=seed + i).state.history for i in range(1, 9)}
    assert others != {calm.state.history}
    unseeded = {game.match(dealer=0).commitment for _ in range(3)}
    assert len(unseeded) == 3


@over_games
@given(st.data())
def test_only_the_seat_on_turn_plays(name: str, data: st.DataObject) -> None:
    match = data.draw(tables(name)).match(seed=data.draw(seeds))
    if match.is_over:
        return
    before, move = frozen(match.state), match.state.legal()[0]
    for seat in set(range(match.game.seats)) - {match.state.turn}:
        with pytest.raises(IllegalMove) as caught:
            match.play(move, seat=seat)
        assert caught.value.clause == "G-1"
    with pytest.raises(IllegalMove) as caught:
        match.chance("1")
    assert caught.value.clause == "G-2"
    assert frozen(match.state) == before
    match.play(move, seat=match.state.turn)


@over_games
@given(st.data())
def test_seats_that_are_not_there_are_refused(name: str, data: st.DataObject) -> None:
    state = data.draw(moments(name))
    for seat in (-1, state.game.seats, True, 0.0, "0"):
        with pytest.raises(FortyoneError):
            state.view(seat)  # type: ignore[arg-type]
        with pytest.raises(FortyoneError):
            state.game.start(dealer=seat)  # type: ignore[arg-type]
    assert len(seats_of(state)) == state.game.seats + 1
