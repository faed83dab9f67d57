"""What Syrian 41 tells a search: its playouts, where they rest, and which worlds fit the bids."""

import hashlib

import fortyone
from fortyone.core.rng import Rng
from fortyone.games.tarneeb41.leaves import LeafState
from fortyone.games.tarneeb41.likelihood import chance
from fortyone.search.bot import Search

GAME = fortyone.game("tarneeb41")
# Of deals that the playouts bid and play: both modes give it.
DIGEST = "755dcf9ac3fa0c38"


def begun(seed: int) -> LeafState:
    """A first deal, before the first bid."""
    state = GAME.start()
    state.deal(fortyone.rng(seed))
    assert isinstance(state, LeafState)
    return state


def test_playouts_are_the_same_in_both_modes() -> None:
    state = begun(1)
    generator = fortyone.rng(41)
    scores = []
    for _ in range(10):
        state.play_on(generator)
        scores.append(state.scores)
        if state.is_over:
            break
        state.deal(generator)
    assert hashlib.sha256(repr(scores).encode()).hexdigest()[:16] == DIGEST, scores


def test_playouts_keep_most_bids_and_bid_what_a_deal_has() -> None:
    gains = []
    for seed in range(60 if fortyone.compiled else 6):
        state = begun(seed)
        state.play_on(fortyone.rng(seed))
        gains += [score for score in state.scores if score]
    assert sum(gain > 0 for gain in gains) > 0.6 * len(gains)


ENDING = {
    "hands": ["Ac 5h", "Kd 2d", "2c 3c", "Qd 3d"],
    "bids": [3, 3, 3, 3],
    "taken": [2, 3, 3, 3],
    "leader": 0,
    "scores": [10, 10, 10, 10],
}


def test_an_ending_is_played_for_the_bid() -> None:
    """Either card keeps it or not by who leads what: solved, so all worlds alike, and the values are whole outcomes."""
    state = GAME.position(ENDING)
    view = state.view(0)
    choice = Search().choose(view, Rng(1), fortyone.Budget(simulations=40))
    assert choice.move in view.legal
    assert all(-1 <= value <= 1 for value in choice.values.values())


def test_worlds_are_weighed_by_the_bids() -> None:
    state = begun(7)
    for bid in ("3", "3", "2", "7"):
        state.play(bid)
    view = state.view(state.turn)
    weights = {GAME.likelihood(view, GAME.resample(view, Rng(seed))) for seed in range(20)}
    assert len(weights) > 10
    assert all(0 < weight <= 1 for weight in weights)
    before = begun(7).view(1)
    assert GAME.likelihood(before, begun(7)) == 1.0


def test_a_bid_that_should_bring_more_is_likelier() -> None:
    assert chance([1.0, 2.0, 3.0], 3) > chance([1.0, 2.0, 3.0], 2) > chance([1.0, 2.0, 3.0], 1) > 0
