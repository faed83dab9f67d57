"""What hands of Empat Satu are worth: all 270,725 of them, and comparisons against a slow reading of E-12."""

from collections.abc import Iterable
from itertools import combinations, pairwise

import fortyone
from fortyone.core.cards import bits
from fortyone.games.empat_satu.worth import hand_value, one_suit, strength

VALUE = (11, *range(2, 11), 10, 10, 10)


def slow(hand: Iterable[int]) -> tuple[int, list[int]]:
    """The value and the signed cards, worst first, of the suit that makes them best (E-10, E-12)."""
    cards = list(hand)
    ways = []
    for suit in range(4):
        signed = [VALUE[card % 13] * (1 if card // 13 == suit else -1) for card in cards]
        ways.append((sum(signed), sorted(signed)))
    return max(ways)


def test_all_hands() -> None:
    values = [hand_value(bits(hand)) for hand in combinations(range(52), 4)]
    assert len(values) == 270_725
    assert (max(values), values.count(41)) == (41, 16)
    assert (min(values), values.count(-22)) == (-22, 1)
    assert round(sum(values) / len(values), 4) == 2.6044
    assert round(100 * sum(value < 0 for value in values) / len(values), 2) == 36.72
    assert round(100 * values.count(0) / len(values), 3) == 5.694


def test_hands_of_one_suit() -> None:
    assert sum(one_suit(bits(hand)) for hand in combinations(range(52), 4)) == 2_860


def test_strength_orders_hands_as_the_slow_reading_does() -> None:
    rng = fortyone.rng(41)
    deck = list(range(52))
    hands = []
    for _ in range(3000):
        rng.shuffle(deck)
        hands.append(tuple(deck[:4]))
    hands.sort(key=slow)
    rated = [(slow(hand), strength(bits(hand))) for hand in hands]
    for (worse, low), (better, high) in pairwise(rated):
        assert (low == high) if worse == better else (low < high)
