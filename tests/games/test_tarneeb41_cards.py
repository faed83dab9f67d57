"""Which card beats which, hearts being trumps: all 52 × 51 pairs, against a computation from the text alone."""

import pytest

import fortyone
from fortyone.core.cards import RANKS, TEXTS

CARDS = TEXTS[:52]


def beats(second: str, first: str) -> bool:
    """Whether a card beats the card led (T-1, T-9)."""
    if second[1] != first[1]:
        return second[1] == "h"
    return "23456789TJQKA".index(second[0]) > "23456789TJQKA".index(first[0])


def losers(first: str, second: str) -> list[str]:
    """Two cards that take no trick from either."""
    plain = [suit for suit in "cds" if suit != first[1]]
    return [card for card in (rank + suit for suit in plain for rank in RANKS) if card != second][
        :2
    ]


@pytest.mark.parametrize("first", CARDS)
def test_which_card_beats_which(first: str) -> None:
    game = fortyone.game("tarneeb41")
    for second in CARDS:
        if second == first:
            continue
        hands = [first, second, *losers(first, second)]
        state = game.position({"hands": hands, "bids": [4] * 4, "taken": [3] * 4, "leader": 0})
        for card in hands:
            state.play(card)
        # Three tricks each: whoever takes this one keeps its bid of 4.
        winner = 1 if beats(second, first) else 0
        assert state.scores == tuple(4 if seat == winner else -4 for seat in range(4)), second


def test_the_table_by_its_edges() -> None:
    counts = {card: sum(beats(card, led) for led in CARDS if led != card) for card in CARDS}
    assert counts["2c"] == 0
    assert counts["Ac"] == 12
    assert counts["2h"] == 39
    assert counts["Ah"] == 51
