"""Random tables and moments of any game, drawn from what its options declare.

An option that sets how long a match lasts is called `rounds`, `hands` or `max_deals` in every game; it is kept
small here.
"""

from collections.abc import Callable, Iterable
from typing import Any, ParamSpec, TypeVar

import pytest
from hypothesis import note
from hypothesis import strategies as st

import fortyone
from fortyone.core.errors import FortyoneError
from fortyone.core.game import Game
from fortyone.core.options import Either, Flag, Kind, Real, Values, Whole
from fortyone.core.state import State
from fortyone.games import game_type

P = ParamSpec("P")
T = TypeVar("T")

LENGTHS = {"rounds": (1, 3), "hands": (1, 3), "max_deals": (1, 2)}
LONGEST = 50_000  # events; no short match comes near
MANY = 12  # values tried of a wide option, from its lower bound; and its upper bound

# What a kind of option that one game alone knows may take.
ANYTHING: tuple[Any, ...] = (
    *range(-1, 61),
    *(True, False, 0.5),
    *([a, b] for a in range(8) for b in range(8)),
)

over_games = pytest.mark.parametrize("name", fortyone.games())
over_presets = pytest.mark.parametrize(
    ("name", "preset"),
    [(name, preset) for name in fortyone.games() for preset in game_type(name).presets],
)


def candidates(kind: Kind) -> list[Any]:
    """Values that a kind takes, the plainest first."""
    match kind:
        case Whole(low, high, step):
            near = range(low, min(high, low + MANY * step) + 1, step)
            return list(dict.fromkeys((*near, high)))
        case Values(values):
            return list(values)
        case Flag():
            return [False, True]
        case Real(low, high):
            return [low, high, (low + high) / 2]
        case Either(first, second):
            return [*candidates(first), *candidates(second)]
    return [value for value in ANYTHING if takes(kind, value)]


def takes(kind: Kind, value: Any) -> bool:
    """Whether a kind takes a value."""
    try:
        kind.read(value)
    except ValueError:
        return False
    return True


def kinds(name: str) -> dict[str, Kind]:
    """The kind of each option of a game."""
    fields = game_type(name).options_type.__dataclass_fields__.items()
    return {option: field.metadata["kind"] for option, field in fields}


def short(name: str, **changed: Any) -> dict[str, Any]:
    """Options that keep a match of this game short, and those given."""
    known = kinds(name)
    return {**{length: few for length, (_, few) in LENGTHS.items() if length in known}, **changed}


def build(name: str, preset: str, changed: dict[str, Any]) -> Game:
    """The game of these options; one that contradicts the rest is left out."""
    while True:
        try:
            return fortyone.game(name, preset=preset, **changed)
        except fortyone.OptionError as error:
            # It may name an option of the preset's, which another one contradicts: then any other goes.
            loose = [key for key in changed if key not in LENGTHS]
            blamed = error.option if error.option in loose else loose[-1]
            changed = {key: value for key, value in changed.items() if key != blamed}


# Hypothesis draws one seed for a table, another for what happens at it: drawn one by one, most options would keep
# their defaults and most matches end after a few events. What it drew is told by `note`.
seeds = st.integers(0, 2**32 - 1)


@st.composite
def tables(draw: st.DrawFn, name: str) -> Game:
    """A game with any options: each as in the preset, or any value of its kind."""
    rng = fortyone.rng(draw(seeds))
    changed: dict[str, Any] = {}
    for option, kind in kinds(name).items():
        if option in LENGTHS:
            low, high = LENGTHS[option]
            changed[option] = low + rng.below(high - low + 1)
        elif rng.below(2):
            changed[option] = rng.choice(candidates(kind))
    game = build(name, rng.choice(list(game_type(name).presets)), changed)
    note(repr(game))
    return game


@st.composite
def starts(draw: st.DrawFn, name: str) -> State:
    """The start of a match of any options, by any dealer."""
    game = draw(tables(name))
    rng = fortyone.rng(draw(seeds))
    first = rng.below(game.seats) if rng.below(2) else None
    return game.start(rng.below(game.seats), first)


@st.composite
def moments(draw: st.DrawFn, name: str, longest: int = 150) -> State:
    """A state of a random match, anywhere between its start and its end."""
    state = draw(starts(name))
    rng = fortyone.rng(draw(seeds))
    advance(state, rng, rng.below(longest))
    note(f"{state.position()} after {state.history}")
    return state


@st.composite
def positions(draw: st.DrawFn, name: str) -> State:
    """A moment, as played or set up from its position (and then without a history)."""
    state = draw(moments(name))
    return state.game.position(state.position()) if draw(st.booleans()) else state


def seats_of(state: State) -> tuple[int | None, ...]:
    """Everyone who may look: each seat, and a spectator."""
    return (*range(state.game.seats), None)


def step(state: State, rng: fortyone.Rng) -> None:
    """Chance that is due, or any legal move."""
    if state.turn == fortyone.CHANCE:
        state.deal(rng)
    else:
        state.apply(rng.choice(state.moves()))


def advance(state: State, rng: fortyone.Rng, events: int = LONGEST) -> State:
    """Play at random for so many events, or to the end."""
    for _ in range(events):
        if state.is_over:
            break
        step(state, rng)
    return state


def tried(call: Callable[P, T], *args: P.args, **more: P.kwargs) -> T | FortyoneError:
    """What a call gives, or the error with which it refuses; any other error is a fault."""
    try:
        return call(*args, **more)
    except FortyoneError as error:
        return error


def few(items: Iterable[Any], rng: fortyone.Rng, count: int = 25) -> list[Any]:
    """Some of the items, in a random order."""
    found = list(items)
    rng.shuffle(found)
    return found[:count]


def frozen(state: State) -> tuple[Any, ...]:
    """All that a refused request could have changed."""
    views = [state.view(seat).json() for seat in seats_of(state)]
    return state.snapshot(), state.position(), state.history, state.log, state.legal(), views
