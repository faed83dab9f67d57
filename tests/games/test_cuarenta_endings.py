"""Cuarenta's endings: against plain minimax over the slow rules of another hand, and by positions anyone can solve."""

from collections.abc import Iterator
from copy import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fortyone
from fortyone.core.view import View
from fortyone.games.cuarenta.endings import Solver, values
from fortyone.games.cuarenta.equity import worth
from fortyone.games.cuarenta.options import Options
from tests.games.cuarenta import PACK, at, quick_habits
from tests.oracles.cuarenta import Oracle

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"finish": "exact"},
    {"finish": "reach", "caida_only_from": 0},
    {"max_deals": 1},
    {"preset": "rapido"},
    {"preset": "quito"},
    {"preset": "club"},
    {"preset": "periquito"},
    {"caida_on_ronda": 3, "match_takes": "one", "odd_count": "exact"},
)
# What a mesa is worth is worked out score by score: uncompiled, for a short one, where everything else is the same.
SHORT: dict[str, Any] = {} if fortyone.compiled else {"target": 12, "cards_stop_at": 10}
SIZES = ((2, 2), (2, 2), (2, 2), (4, 1), (4, 1), (2, 3))  # seats, and cards a seat


@pytest.fixture(autouse=True, scope="module")
def habits() -> Iterator[None]:
    with quick_habits():
        yield


def oracle_at(state: fortyone.State) -> Oracle:
    """The slow rules at a position."""
    position = state.position()
    oracle = Oracle(state.game.options.plain(), position["dealer"])
    oracle.turn = position["turn"]
    oracle.hands = [hand.split() for hand in position["hands"]]
    oracle.table = position["table"].split()
    oracle.last = position["last"]
    oracle.piles = [pile.split() for pile in position["piles"]]
    oracle.taker = position["taker"]
    oracle.scores = list(position["scores"])
    oracle.chicas = list(position["chicas"])
    oracle.shown = [(seat, rank) for seat, rank in position["shown"]]
    oracle.deals = position["deals"]
    return oracle


def after(oracle: Oracle, text: str) -> Oracle:
    """A move later, in a world of its own."""
    world = copy(oracle)
    for part in ("table", "scores", "chicas", "shown"):
        setattr(world, part, list(getattr(oracle, part)))
    for part in ("hands", "piles"):
        setattr(world, part, [list(cards) for cards in getattr(oracle, part)])
    world.play(text)
    return world


def minimax(oracle: Oracle, state: fortyone.State) -> float:
    """What a position is worth to side 0."""
    if oracle.turn == fortyone.OVER:
        return float(oracle.returns[0])
    if oracle.turn == fortyone.CHANCE:
        options = state.game.options
        assert isinstance(options, Options)
        ours, theirs = oracle.scores
        won, lost = oracle.chicas
        return worth(options, (ours, theirs), (won, lost), oracle.dealer, oracle.deals)
    best = max if oracle.turn % 2 == 0 else min
    return best(minimax(after(oracle, text), state) for text in oracle.legal())


def deal(rng: fortyone.Rng, game: fortyone.Game, cards: int) -> fortyone.State:
    """A position with so many cards a seat left, most of them of few ranks, so that much can be taken."""
    few = rng.below(2)
    pack = sorted(PACK, key=lambda card: (few * ("A2345".find(card[0]) < 0), rng.below(1000)))
    hands = [" ".join(pack[cards * i : cards * i + cards]) for i in range(game.seats)]
    rest = pack[cards * game.seats :]
    table = rest[: rng.below(6)]
    rest = rest[len(table) :]
    split = rng.below(len(rest) + 1) if rng.below(3) else len(rest) // 2
    top = game.options.target  # type: ignore[attr-defined]
    return game.position(
        {
            "hands": hands,
            "table": " ".join(table),
            "last": table[-1] if table and rng.below(2) else None,
            "piles": [" ".join(rest[:split]), " ".join(rest[split:])],
            "taker": rng.below(2) if rest else None,
            "scores": [top - 1 - rng.below(8), top - 1 - rng.below(12)],
            "chicas": [rng.below(game.options.chicas), rng.below(game.options.chicas)],  # type: ignore[attr-defined]
            "dealer": game.seats - 1,
        }
    )


@given(st.integers(0, 10**9), st.sampled_from(TABLES), st.sampled_from(SIZES))
def test_values_are_those_of_plain_minimax(
    seed: int, options: dict[str, Any], size: tuple[int, int]
) -> None:
    seats, cards = size
    game = fortyone.game("cuarenta", **{**options, **SHORT, "seats": seats})
    state = deal(fortyone.rng(seed), game, cards)
    found = Solver(state).values()
    oracle = oracle_at(state)
    sign = 1 - 2 * (state.turn % 2)
    for move, value in found.items():
        assert value == pytest.approx(
            sign * minimax(after(oracle, game.move_text(move)), state), abs=1e-12
        )
    assert sorted(map(game.move_text, found)) == list(state.legal())


def view(position: dict[str, Any], **options: Any) -> View:
    state = fortyone.game("cuarenta", **{"seats": 2, **options}).position(position)
    return state.view(state.turn)


def ending(hands: list[str], table: str = "", **more: Any) -> dict[str, Any]:
    """The end of a deal of two seats: all other cards are taken, as many by each side as can be."""
    used = " ".join((*hands, table)).split()
    rest = [card for card in PACK if card not in used]
    half = len(rest) // 2
    piles = [" ".join(rest[:half]), " ".join(rest[half:])]
    return {"hands": hands, "table": table, "piles": piles, "taker": 0, "dealer": 0, **more}


def test_a_caida_that_wins_is_worth_all() -> None:
    found = values(
        view(ending(["6c 2c", "Kh"], "Kd 6h", last="6h", scores=[38, 38], chicas=[1, 1]))
    )
    assert found["6cx6h"] == 1.0
    assert found["6c"] < 1.0


def test_it_lays_what_cannot_be_taken_at_38() -> None:
    """A king laid is lost to a king; after the queen the other king must be laid, for a caída that wins."""
    found = values(view(ending(["Kc Qc", "Kd"], scores=[38, 38], chicas=[1, 1])))
    assert found["Kc"] == -1.0
    assert found["Qc"] == 1.0


@pytest.mark.parametrize(
    ("position", "options"),
    [
        ({"dealer": 0}, {}),  # nobody on turn
        (at("6c", "6h", seats=2, stock=" ".join(PACK[-10:])), {}),
    ],
)
def test_no_ending_no_values(position: dict[str, Any], options: dict[str, Any]) -> None:
    state = fortyone.game("cuarenta", seats=2, **options).position(position)
    assert values(state.view(0)) == {}


def test_a_game_solves_what_is_open_alone() -> None:
    two, four = fortyone.game("cuarenta", seats=2), fortyone.game("cuarenta")
    assert two.solve(view(ending(["6c 2c", "3h"], "Kd")))
    assert four.solve(four.position(at("6c", "6h")).view(0)) is None
    jokers = fortyone.game("cuarenta", seats=2, jokers=2)
    assert jokers.solve(jokers.position(at("6c", "6h", seats=2)).view(0)) is None


def test_four_seats_are_averaged_over_worlds() -> None:
    state = fortyone.game("cuarenta").position(at("6c Kc", "6h 2d 3d"))
    found = values(state.view(0), fortyone.rng(1), worlds=8)
    assert set(found) == set(state.legal())
    assert all(-1 <= value <= 1 for value in found.values())


def positions() -> Iterator[fortyone.State]:
    """Last fives as they come about."""
    for seed in range(3):
        game = fortyone.game("cuarenta", seats=2)
        state, rng = game.start(dealer=0), fortyone.rng(seed)
        state.deal(rng)
        while len(state.position()["stock"]) > 0 and state.turn >= 0:
            state.apply(rng.choice(state.moves()))
        if state.turn >= 0:
            yield state


def test_a_whole_five_is_solved_and_left_alone() -> None:
    for state in positions():
        before = state.position()
        solver = Solver(state)
        first = solver.values()
        assert state.position() == before
        assert solver.values() == first  # and what it remembers changes nothing
