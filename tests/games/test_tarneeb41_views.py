"""Syrian 41: what a seat knows, and the deals that fit it."""

from collections import Counter
from itertools import combinations, permutations
from math import factorial
from typing import Any, cast

import pytest
from scipy.stats import chisquare

import fortyone
from fortyone.games.tarneeb41.view import TarneebView, Trick
from fortyone.games.tarneeb41.worlds import deals, draw
from tests.games.case import DECK
from tests.games.test_tarneeb41 import bids
from tests.games.test_tarneeb41_positions import MIDDLE


def view_of(data: dict[str, Any], seat: int | None, **options: Any) -> TarneebView:
    state = fortyone.game("tarneeb41", **options).position(data)
    return cast(TarneebView, state.view(seat))


def test_a_seat_sees_its_own_hand_and_the_table() -> None:
    view = view_of(MIDDLE, 0)
    assert view.hand == "4c 2h"
    assert view.hand_sizes == (2, 2, 2, 2)
    assert view.legal == ("2h", "4c")
    assert len(view.played.split()) == 44
    assert (view.bids, view.taken, view.voids) == ((3, 3, 3, 3), (4, 2, 3, 2), ("d", "", "s", ""))
    assert view.last == Trick(leader=3, cards="Ad 5h 6d 7d", taker=0)
    assert (view.leader, view.dealer, view.deals, view.trick) == (0, 2, 6, "")


def test_a_spectator_sees_no_hand() -> None:
    view = view_of(MIDDLE, None)
    assert (view.hand, view.legal) == ("", ())


def test_what_the_bids_must_come_to() -> None:
    data = bids(None, 3, 3, None, scores=[0, 30, -5, 44], dealer=0)
    view = view_of(
        {**data, "dealer": 0}, 3, min_total_by_score=True, min_bid_by_score=True, target=82
    )
    assert (view.required, view.counted, view.least) == (13, 6, (2, 3, 2, 4))
    values = view_of(bids(None, 7, 5, None), 3, min_total_counts="values")
    assert (values.required, values.counted) == (11, 19)


def test_swapping_hidden_cards_changes_nothing_a_seat_is_sent() -> None:
    swapped = {**MIDDLE, "hands": ["4c 2h", "5c 2s", "8c 3h", "6c 9c"]}
    assert view_of(MIDDLE, 0).json() == view_of(swapped, 0).json()
    assert view_of(MIDDLE, None).json() == view_of(swapped, None).json()
    assert view_of(MIDDLE, 2).json() != view_of(swapped, 2).json()


def test_a_record_shows_a_seat_its_own_thirteen_cards() -> None:
    match = fortyone.game("tarneeb41", max_deals=1, min_total=0).match(seed=41, dealer=2)
    rng = fortyone.rng(1)
    while not match.is_over:
        match.play(rng.choice(match.state.legal()))
    whole = next(line for line in match.record().splitlines() if line.startswith("deal "))
    for seat in range(4):
        own = next(
            line for line in match.record(seat=seat).splitlines() if line.startswith("deal ")
        )
        words = zip(own.split()[1:], whole.split()[1:], strict=True)
        shown = [i for i, (word, card) in enumerate(words) if word == card]
        assert shown == list(range((seat - 3) % 4, 52, 4))
        assert own.count("??") == 39


# Small endings: seat 0 looks on, and every deal of the unseen cards that respects the voids is listed.

ENDINGS: dict[str, dict[str, Any]] = {
    "one seat lacks two suits": {
        "hands": ["4c 2h", "5c 2s", "6c 3h", "8c 9c"],
        "taken": [4, 2, 3, 2],
        "voids": ["", "", "ds", ""],
    },
    "every seat lacks a suit": {
        "hands": ["4c 2h 9d", "5c 6c 2s", "3h 4h 3s", "8c 9c 5h"],
        "taken": [4, 2, 2, 2],
        "voids": ["", "h", "c", "s"],
    },
    "a trick is on the table": {
        "hands": ["4c 2h 9d", "5c 2s 7h", "3h 4h", "8c 5h"],
        "taken": [2, 4, 2, 2],
        "leader": 2,
        "trick": "9c Tc",
        "voids": ["", "d", "", "s"],
    },
}


def worlds_of(data: dict[str, Any]) -> list[tuple[frozenset[str], ...]]:
    """Every deal of the three hidden hands, by trying all of them."""
    hands = [hand.split() for hand in data["hands"][1:]]
    cards = [card for hand in hands for card in hand]
    found = []
    for first in combinations(cards, len(hands[0])):
        rest = [card for card in cards if card not in first]
        for second in combinations(rest, len(hands[1])):
            third = [card for card in rest if card not in second]
            deal = tuple(map(frozenset, (first, second, third)))
            lacks = zip(deal, data["voids"][1:], strict=True)
            if not any(card[1] in void for hand, void in lacks for card in hand):
                found.append(deal)
    return found


@pytest.mark.parametrize("name", ENDINGS)
def test_resampled_deals_are_uniform(name: str) -> None:
    data = {"bids": [3] * 4, **ENDINGS[name]}
    game = fortyone.game("tarneeb41")
    view = game.position(data).view(0)
    rng = fortyone.rng(41)
    possible = worlds_of(data)
    counts: Counter[tuple[frozenset[str], ...]] = Counter()
    for _ in range(20 * len(possible)):
        state = game.resample(view, rng)
        assert state.view(0).json() == view.json()
        counts[tuple(frozenset(hand.split()) for hand in state.position()["hands"][1:])] += 1
    assert set(counts) <= set(possible)
    assert chisquare([counts[world] for world in possible]).pvalue > 0.001


@pytest.mark.parametrize("name", ENDINGS)
def test_deals_are_counted(name: str) -> None:
    data = ENDINGS[name]
    hands = [hand.split() for hand in data["hands"][1:]]
    counts = [sum(card[1] == suit for hand in hands for card in hand) for suit in "cdhs"]
    voids = [sum(1 << "cdhs".index(suit) for suit in text) for text in data["voids"][1:]]
    assert deals([len(hand) for hand in hands], counts, voids) == len(worlds_of(data))


def test_a_deal_that_rejection_would_hardly_find() -> None:
    """Seat 1 has shown no clubs and diamonds, seat 2 no hearts, seat 3 no clubs and spades: 21 cards unseen."""
    sizes, counts, voids = [7, 7, 7], [5, 5, 5, 6], [0b0011, 0b0100, 0b1001]
    unseen = [13 * suit + rank for suit in range(4) for rank in range(counts[suit])]
    share = deals(sizes, counts, voids) / (factorial(21) / factorial(7) ** 3)
    assert 0 < share < 5e-6
    rng = fortyone.rng(41)
    for _ in range(100):
        hands = draw(rng, unseen, sizes, voids)
        assert sorted(card for hand in hands for card in hand) == unseen
        assert [len(hand) for hand in hands] == sizes
        assert not any(voids[seat] >> card // 13 & 1 for seat in range(3) for card in hands[seat])


def test_nothing_but_voids_and_sizes_is_assumed() -> None:
    """While bids are due every card may be anywhere, whatever was bid."""
    game = fortyone.game("tarneeb41")
    state = game.start()
    state.chance(DECK)
    state.play("13")
    state.play("1")
    view = state.view(3)
    own = set(state.position()["hands"][3].split())
    rng = fortyone.rng(41)
    seats = Counter(
        seat
        for _ in range(3000)
        for seat, hand in enumerate(game.resample(view, rng).position()["hands"])
        if "Ac" in hand
    )
    assert "Ac" not in own
    assert chisquare([seats[seat] for seat in (0, 1, 2)]).pvalue > 0.001


def test_a_spectators_deals_respect_all_four_seats() -> None:
    game = fortyone.game("tarneeb41")
    view = game.position(MIDDLE).view(None)
    rng = fortyone.rng(41)
    for _ in range(200):
        state = game.resample(view, rng)
        assert state.view(None).json() == view.json()
        hands = state.position()["hands"]
        assert "d" not in hands[0]
        assert "s" not in hands[2].replace(" ", "")


def test_a_resampled_state_plays_on() -> None:
    game = fortyone.game("tarneeb41")
    state = game.start()
    rng = fortyone.rng(41)
    state.deal(rng)
    for bid in ("4", "3", "3", "3"):
        state.play(bid)
    for _ in range(30):
        state.apply(rng.choice(state.moves()))
    view = state.view(state.turn)
    world = game.resample(view, rng)
    assert world.log == state.log
    while world.turn >= 0:
        world.apply(rng.choice(world.moves()))
    assert world.position()["deals"] == 1


@pytest.mark.parametrize("order", list(permutations(range(3)))[:3])
def test_the_order_of_seats_does_not_matter(order: tuple[int, ...]) -> None:
    sizes, voids = [3, 2, 4], [0b0001, 0b0010, 0b0000]
    counts = [3, 2, 2, 2]
    mixed = deals([sizes[i] for i in order], counts, [voids[i] for i in order])
    assert mixed == deals(sizes, counts, voids)
