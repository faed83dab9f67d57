"""Laws of what a seat may know, over every game found."""

import pickle
from statistics import fmean, stdev
from typing import Any

import msgspec
from hypothesis import given, note
from hypothesis import strategies as st

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.core.errors import FortyoneError
from fortyone.core.match import Match
from fortyone.core.options import GameOptions
from fortyone.core.state import State
from fortyone.core.view import view_schema
from fortyone.games import game_type
from tests.cards import CARD, cards_in
from tests.strategies import (
    advance,
    few,
    moments,
    over_games,
    over_presets,
    positions,
    seats_of,
    seeds,
    short,
    starts,
)
from tests.test_laws_position import check_cards, check_chips, check_whole
from tests.worlds import alike, secret_places, swapped, told, unseen


def answers(match: Match, seat: int | None) -> list[str]:
    """All that a seat can get out of a match: its view, its record so far, and what is said to its attempts."""
    state = match.state
    given = [state.view(seat).json().decode(), match.record(seat, public=seat is None)]
    moves = few(range(state.game.num_moves), fortyone.rng(1), 30)
    for text in (*map(state.game.move_text, moves), "zzz"):
        given.append(answer(match, seat, text))
    return given


def answer(match: Match, seat: int | None, text: str) -> str:
    """What is said to one attempt, on a match of its own."""
    trial = told(match.start(), 0, match.state.events)
    assert trial is not None
    try:
        trial.play(text, seat=-3 if seat is None else seat)
    except FortyoneError as error:
        return f"{type(error).__name__} {error} {pickle.dumps(error)!r}"
    return "played"


@over_games
@given(st.data())
def test_a_view_is_what_its_type_says(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    required = set(
        view_schema(state.game.view_type)["$defs"][state.game.view_type.__name__]["required"]
    )
    for seat in seats_of(state):
        view = state.view(seat)
        assert type(view) is state.game.view_type
        assert msgspec.json.decode(view.json(), type=type(view)) == view
        plain: dict[str, Any] = msgspec.json.decode(view.json())
        assert required <= set(plain)
        assert set(plain) == {field.name for field in msgspec.structs.fields(view)}
        assert plain["options"] == state.game.options.plain()
        assert (view.game, view.seat, view.turn) == (name, seat, state.turn)
        assert view.legal == (state.legal() if seat == state.turn else ())
        assert (view.scores, view.returns, view.log) == (state.scores, state.returns(), state.log)


@over_games
@given(st.data())
def test_a_view_holds_no_state(name: str, data: st.DataObject) -> None:
    """A frozen value, all the way down: nothing in it leads back to the match."""
    state = data.draw(moments(name))
    for seat in seats_of(state):
        view = state.view(seat)
        before, copied = view.json(), hash(view)
        plain_only(view)
        advance(state.copy(), fortyone.rng(1))
        assert (view.json(), hash(view)) == (before, copied)


def plain_only(value: Any) -> None:
    if isinstance(value, msgspec.Struct):
        for field in msgspec.structs.fields(value):
            plain_only(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            plain_only(part)
    else:
        assert value is None or isinstance(value, (bool, int, float, str, GameOptions))


@over_games
@given(st.data())
def test_no_unseen_card_of_the_deal_is_named(name: str, data: st.DataObject) -> None:
    state = data.draw(starts(name))
    start = state.copy()
    advance(state, fortyone.rng(data.draw(seeds)), 1 + data.draw(st.integers(0, 30)))
    decks = [text for seat, text in state.history if seat == CHANCE and CARD.search(text)]
    if len(decks) != 1 or state.turn < 0:
        return  # cards of an earlier deal, and those laid open at the end, have been seen
    match = told(start, 0, state.events)
    assert match is not None
    for seat in seats_of(state):
        note(f"{seat} {start.game.seen(start, state.events, seat)} {state.history}")
        words = decks[0].split()
        secret = {words[place] for place in secret_places(start, list(state.events), seat)}
        view = msgspec.json.decode(state.view(seat).json())
        assert not secret & set(cards_in(view))


@over_games
@given(st.data())
def test_a_resampled_state_gives_the_same_view(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(positions(name)), fortyone.rng(data.draw(seeds))
    for seat in seats_of(state):
        view = state.view(seat)
        world = state.game.resample(view, rng)
        assert world.view(seat).json() == view.json()
        assert (world.history, world.log) == ((), state.log)
        check_whole(world)
        check_cards(world) if state.history else None
        check_chips(world)


@over_games
@given(st.data())
def test_a_resampled_state_answers_its_seat_the_same(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(positions(name)), fortyone.rng(data.draw(seeds))
    moves = few(range(state.game.num_moves), rng, 20)
    for seat in {state.turn, 0} - {CHANCE, fortyone.OVER}:
        world = state.game.resample(state.view(seat), rng)
        for move in moves:
            said = [refusal(one, move) for one in (state, world)]
            assert seat != state.turn or said[0] == said[1]


def refusal(state: State, move: int) -> str:
    try:
        state.copy().apply(move)
    except FortyoneError as error:
        return str(error)
    return ""


@over_games
@given(st.data())
def test_a_resampled_state_can_be_played_and_resampled(name: str, data: st.DataObject) -> None:
    state, rng = data.draw(positions(name)), fortyone.rng(data.draw(seeds))
    for seat in seats_of(state):
        world = state.game.resample(state.view(seat), rng)
        advance(world, rng, 8)
        for other in seats_of(world):
            again = world.game.resample(world.view(other), rng)
            assert again.view(other).json() == world.view(other).json()
        check_whole(advance(world, rng))


@over_games
@given(st.data())
def test_resample_asks_the_view_alone(name: str, data: st.DataObject) -> None:
    state, seed = data.draw(positions(name)), data.draw(seeds)
    for seat in seats_of(state):
        view = state.view(seat)
        sent = msgspec.json.decode(view.json(), type=type(view))
        first, again = (state.game.resample(one, fortyone.rng(seed)) for one in (view, sent))
        assert first == again


@over_games
@given(st.data())
def test_swapping_two_unseen_cards_changes_nothing_that_is_sent(
    name: str, data: st.DataObject
) -> None:
    start = data.draw(starts(name))
    dealer, rng = 0, fortyone.rng(data.draw(seeds))
    state = advance(start.copy(), rng, 1 + rng.below(80))
    events = list(state.events)
    match = told(start, dealer, events)
    assert match is not None
    match.start = lambda: start.copy()  # type: ignore[method-assign]
    for seat in seats_of(state) if state.turn >= 0 else ():
        places = few(secret_places(start, events, seat), rng, 2)
        if len(places) == 2:
            other = swapped(events, (places[0], places[1]))
            if alike(start, dealer, events, other, seat):
                world = told(start, dealer, other)
                assert world is not None
                world.start = lambda: start.copy()  # type: ignore[method-assign]
                assert answers(world, seat) == answers(match, seat)


@over_presets
def test_resampled_worlds_differ_from_the_truth_as_often_as_fair_deals(
    name: str, preset: str
) -> None:
    """The truth is to one world as a second world is to it: it shares as many places with it."""
    game = fortyone.game(name, preset=preset, **short(name))
    rng = fortyone.rng(f"{name} {preset}")
    differences = []
    for _ in range(300):
        state = game.start()
        state.deal(rng)
        for seat in few(seats_of(state), rng, 1):
            view = state.view(seat)
            worlds = [game.resample(view, rng) for _ in range(2)]
            near_truth = shared(worlds[0], state)
            differences.append(near_truth - shared(worlds[0], worlds[1]))
    spread = stdev(differences)
    assert abs(fmean(differences)) <= 4 * spread / len(differences) ** 0.5
    hides = any(unseen(game.start(), list(state.events), None)[0][1])
    assert bool(spread) == hides


def shared(one: State, other: State) -> int:
    """In how many places of their positions two states have the same card."""
    pairs = zip(cards_in(one.position()), cards_in(other.position()), strict=True)
    return sum(a == b for a, b in pairs)


@over_games
def test_the_games_hide_what_they_say(name: str) -> None:
    kind = game_type(name)
    state = fortyone.game(name).start()
    state.deal(fortyone.rng(1))
    hidden = [unseen(state.game.start(), list(state.events), s)[0][1] for s in seats_of(state)]
    assert all(hidden) != kind.chance_is_open
    if not kind.chance_is_open:
        spectator = set(hidden[-1])
        assert all(set(places) < spectator for places in hidden[:-1])
