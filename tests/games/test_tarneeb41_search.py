"""What Syrian 41 tells a search: its playouts, where they rest, and which worlds fit the bids."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from scipy.stats import chisquare

import fortyone
from fortyone.core.cards import bits, read_card, read_cards
from fortyone.core.chance import CHANCE
from fortyone.core.rng import Rng
from fortyone.games.tarneeb41.bots import Basic, tricks_expected
from fortyone.games.tarneeb41.chances import power
from fortyone.games.tarneeb41.leaves import LeafState
from fortyone.games.tarneeb41.likelihood import chance
from fortyone.games.tarneeb41.view import TarneebView
from fortyone.search.bot import Search
from fortyone.search.tree import Tree

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


def test_playouts_expect_of_a_hand_what_the_basic_player_does() -> None:
    """Tricks to the nearest twentieth; and a bid is worth the same to both."""
    for seed in range(20):
        state = begun(seed)
        view = state.view(state.turn)
        assert isinstance(view, TarneebView)
        hand = read_cards(view.hand)
        steps = state.tricks_expected(bits(hand))
        assert steps == pytest.approx(20 * tricks_expected(hand), abs=0.5 + 1e-9)
        worths = state.bids_worth(state.turn, steps, 0)
        for text in view.legal:
            worth = Basic().bid_worth(view, steps / 20, int(text))
            assert worths[int(text) - 1] == pytest.approx(worth)


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


# What else counts where the bids have been played for: close scores, a partner's, both pairs', the last deal.
LEAVES: list[dict[str, Any]] = [
    {},
    {"preset": "club"},
    {"target": 12, "target_of": "pair", "both_reach": "pair_then_seat"},
    {"target": 12, "partner": "positive"},
    {"max_deals": 1},
]


def late_moment(seed: int, options: dict[str, Any]) -> fortyone.State:
    """A moment of the last three tricks, after bids near what the seats took; scores that may win it all."""
    state, rng = fortyone.game("tarneeb41", **options).start(), fortyone.rng(seed)
    while state.turn == CHANCE or held(state) > 12 - rng.below(4):
        if state.turn == CHANCE:
            state.deal(rng)
        else:
            state.play(rng.choice(state.legal()[:4]))
    taken = state.position()["taken"]
    close = [max(1, count + rng.below(3)) for count in taken]
    half = state.game.options.target // 2  # type: ignore[attr-defined]
    scores = [rng.below(half) for _ in range(4)]
    return state.game.position({**state.position(), "bids": close, "scores": scores})


def held(state: fortyone.State) -> int:
    return sum(map(int.bit_count, state.snapshot()["hands"]))


def leaves(state: fortyone.State) -> dict[int, float]:
    """What the match is worth to the seat on turn after each of its moves, where it rests: as a search asks it."""
    count = len(state.moves())
    tree = Tree(state, Rng(1), count, policy=True, leaves=True, grows=False, explore=1.0, limit=100)
    tree.add(state)
    tree.finish()
    assert tree.run(2 * count) == count  # each is known for certain: a second look teaches nothing
    return {found.move: found.mean for found in tree.found()}


def played_open(state: fortyone.State) -> dict[int, float]:
    """The same by trying everything with open hands to the end of the deal."""
    between, found = leaves(state), {}
    for move in state.moves():
        after = state.copy()
        after.apply(move)
        if after.turn < 0:
            found[move] = between[move]
        else:
            sign = 1 if (after.turn - state.turn) % 2 == 0 else -1
            found[move] = sign * max(played_open(after).values())
    return found


@pytest.mark.parametrize("options", LEAVES, ids=str)
@pytest.mark.parametrize("seed", range(8 if fortyone.compiled else 1))
def test_the_last_tricks_are_worth_what_trying_everything_says(
    seed: int, options: dict[str, Any]
) -> None:
    state = late_moment(seed, options)
    assert leaves(state) == pytest.approx(played_open(state))


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


def walk(view: fortyone.View) -> Iterator[fortyone.State]:
    found = GAME.walk(view, fortyone.rng(1))
    assert found is not None
    return found


def near_the_end(cards: int) -> fortyone.State:
    """A first deal that basic players bid, with so many cards a hand left, the highest."""
    state, rng = begun(3), fortyone.rng(5)
    for _ in range(4):
        view = state.view(state.turn)
        state.play(fortyone.player("basic").choose(view, rng, fortyone.Budget()).move)
    while sum(map(int.bit_count, state.snapshot()["hands"])) > 4 * cards:
        state.play(min(state.legal(), key=lambda text: power(read_card(text))))
    return state


def fitting(state: fortyone.State, seat: int) -> dict[tuple[int, ...], float]:
    """How likely the bids are in each world that fits the voids, by trying all."""
    plain, view = state.snapshot(), state.view(seat)
    others = [other for other in range(4) if other != seat]
    hidden = [card for other in others for card in range(52) if plain["hands"][other] >> card & 1]
    size = len(hidden) // 3
    found = {}
    for first in combinations(hidden, size):
        rest = [card for card in hidden if card not in first]
        for second in combinations(rest, size):
            third = [card for card in rest if card not in second]
            hands = list(plain["hands"])
            for other, cards in zip(others, (first, second, third), strict=True):
                hands[other] = sum(1 << card for card in cards)
            lacks = any(
                plain["voids"][other] >> card // 13 & 1 and hands[other] >> card & 1
                for other in others
                for card in hidden
            )
            if not lacks:
                world = GAME.new_state()
                world.restore({**plain, "hands": hands})
                found[tuple(hands)] = GAME.likelihood(view, world)
    return found


def test_the_walk_meets_worlds_as_often_as_they_are_likely() -> None:
    state = near_the_end(3)
    seat = state.turn
    worlds = walk(state.view(seat))
    likely = fitting(state, seat)
    times = 4000 if fortyone.compiled else 400
    met = Counter(tuple(next(worlds).snapshot()["hands"]) for _ in range(times))
    assert set(met) <= set(likely)
    groups: dict[float, list[float]] = {}
    for hands, weight in likely.items():
        group = groups.setdefault(round(weight, 9), [0.0, 0.0])
        group[0] += met[hands]
        group[1] += weight * times / sum(likely.values())
    assert len(groups) > 5
    assert chisquare(*zip(*groups.values(), strict=True)).pvalue > 0.001


def test_worlds_of_the_walk_look_like_the_view() -> None:
    state = near_the_end(6)
    view = state.view(state.turn)
    assert isinstance(view, TarneebView)
    worlds = walk(view)
    seen = set()
    for _ in range(200):
        world = next(worlds)
        assert world.view(state.turn).json() == view.json()
        seen.add(tuple(world.snapshot()["hands"]))
    assert len(seen) > 100


def test_a_position_without_a_past_weighs_no_bids() -> None:
    view = GAME.position(ENDING).view(0)
    assert GAME.likelihood(view, GAME.resample(view, Rng(1))) == 1.0
