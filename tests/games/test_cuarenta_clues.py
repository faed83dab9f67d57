"""Cuarenta: what the plays of the others tell, and how worlds are weighed by it."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import fortyone
from fortyone.games.cuarenta.clues import clues
from tests.games.cuarenta import at, deck
from tests.strategies import seeds


def weights(state: Any, seat: int, shows: str) -> tuple[set[float], set[float]]:
    """How likely worlds are in which the next seat holds a card of this rank, and the others."""
    view, rng = state.view(seat), fortyone.rng(1)
    having: tuple[set[float], set[float]] = (set(), set())
    for _ in range(100):
        world = state.game.resample(view, rng)
        hand = world.position()["hands"][(seat + 1) % state.game.seats]
        having[shows not in hand].add(round(state.game.likelihood(view, world), 6))
    return having


def test_who_held_a_card_for_a_caida_would_have_played_it() -> None:
    state = fortyone.game("cuarenta").start(dealer=3)
    state.chance(deck("6c Kc 2c 3c 4c", "Jd Qd 5h 7h Ah", "Jh Qh 4h 2h 5c", "Jc Qc 3h 7d Ac"))
    state.play("6c")
    assert weights(state, 0, "6") == ({1.0}, {1.0})
    state.play("Jd")
    with_six, without = weights(state, 0, "6")
    assert with_six == {0.1}
    assert without == {1.0}


def test_an_older_card_left_lying_tells_less() -> None:
    state = fortyone.game("cuarenta", seats=2).start(dealer=1)
    state.chance(deck("6c Kc 2c 3c 4c", "Jd Qd 5h 7h Ah", seats=2))
    for move in ("6c", "Jd", "Kc", "Qd"):
        state.play(move)
    with_six, _ = weights(state, 0, "6")
    assert max(with_six) == 0.04  # refused twice, once as a caída
    with_king, _ = weights(state, 0, "K")
    assert max(with_king) == 0.1


def test_nothing_is_told_where_the_deal_was_not_seen() -> None:
    state = fortyone.game("cuarenta").position(at("6c Kc", "6h 2d 3d"))
    state.play("Kc")
    assert clues(state.game, state.view(1)) == []  # type: ignore[arg-type]
    assert state.game.likelihood(state.view(1), state) == 1.0


@given(seeds, st.sampled_from(["standard", "individual", "quito", "comodines", "periquito"]))
def test_clues_are_what_lay_there(seed: int, preset: str) -> None:
    rng = fortyone.rng(seed)
    state: Any = fortyone.game("cuarenta", preset).start(dealer=rng.below(2))
    state.deal(rng)
    seen: list[tuple[int, int, int]] = []
    for _ in range(rng.below(40)):
        now = state.snapshot()
        if state.turn < 0:
            return
        move = rng.choice(state.legal())
        if all(hand.bit_count() == 5 for hand in now["hands"]) and not move.startswith("ronda"):
            seen.clear()  # the first play of a five
        if not move.startswith("ronda"):
            seen.append((state.turn, sum(1 << slot for slot in now["laid"]), now["last"]))
        state.play(move)
    if state.turn < 0 or min(map(len, state.position()["hands"])) == 0:
        return
    if all(len(hand.split()) == 5 for hand in state.position()["hands"]):
        seen.clear()
    view = state.view(state.turn)
    told = [(clue.seat, clue.table, clue.last) for clue in clues(state.game, view)]
    assert told[::-1] == [play for play in seen if play[0] != state.turn]
