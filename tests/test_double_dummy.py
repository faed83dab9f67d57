"""Double dummy against DDS and against a plain search that shares no code."""

import os
import random
from collections.abc import Iterator

import pytest

import fortyone
from fortyone.core.cards import FULL_DECK, TEXTS, bits, cards_text
from fortyone.core.errors import PositionError
from fortyone.games.tarneeb41 import double_dummy
from fortyone.games.tarneeb41.double_dummy import pair_score, tricks, tricks_by_card
from tests import minimax

PURE = not fortyone.compiled
SOAK = bool(os.environ.get("FORTYONE_EXAMPLES"))  # `make soak`
WHOLE = 500 if SOAK else 6  # deals of thirteen cards, each with every leader
MANY = 30 if PURE else 400  # endings


def dealt(seed: int, size: int) -> list[list[int]]:
    """Four hands of a seeded deal."""
    deck = list(FULL_DECK)
    random.Random(seed).shuffle(deck)
    return [deck[seat * size : (seat + 1) * size] for seat in range(4)]


def sets(hands: list[list[int]]) -> list[int]:
    return [bits(hand) for hand in hands]


def endings(count: int, size: int) -> Iterator[tuple[random.Random, minimax.Hands, int, list[str]]]:
    """Seeded endings, most with cards on the table."""
    for seed in range(count):
        generator = random.Random(f"{size}/{seed}")
        hands = [[TEXTS[card] for card in hand] for hand in dealt(1000 * size + seed, size)]
        if generator.random() < 0.3:  # few suits: long ones, ruffs
            pool = [text for text in TEXTS[:52] if text[1] in "hs"]
            generator.shuffle(pool)
            hands = [pool[seat * size : (seat + 1) * size] for seat in range(4)]
        leader = generator.randrange(4)
        trick: list[str] = []
        for place in range(generator.choice((0, 0, 1, 2, 3))):
            hand = hands[(leader + place) % 4]
            suited = [card for card in hand if trick and card[1] == trick[0][1]]
            card = generator.choice(suited or hand)
            hand.remove(card)
            trick.append(card)
        yield generator, tuple(map(tuple, hands)), leader, trick


def few(size: int) -> int:
    """A plain search of four cards a hand takes a second."""
    return 8 if size == 4 else MANY // size


def ours(taken: tuple[int, ...]) -> float:
    return taken[0] + taken[2]


@pytest.mark.parametrize("size", [1, 2, 3] if PURE else [1, 2, 3, 4])
def test_endings_are_those_of_a_plain_search(size: int) -> None:
    for _, hands, leader, trick in endings(few(size), size):
        wanted = minimax.by_card(hands, leader, trick, (0, 0, 0, 0), ours)
        texts = [" ".join(hand) for hand in hands]
        found = tricks_by_card(texts, leader, " ".join(trick))
        assert found == wanted, (hands, leader, trick)
        seat = (leader + len(trick)) % 4
        best = (max, min)[seat % 2](wanted.values())
        assert tricks(texts, leader, trick) == best


@pytest.mark.parametrize("size", [1, 2, 3] if PURE else [1, 2, 3, 4])
def test_the_pair_score_is_that_of_a_plain_search(size: int) -> None:
    for generator, hands, leader, trick in endings(few(size), size):
        needs = [generator.randrange(-1, size + 2) for _ in range(4)]
        values = [generator.choice((1, 2, 3, 5, 14)) for _ in range(4)]

        def payoff(
            taken: tuple[int, ...], needs: list[int] = needs, values: list[int] = values
        ) -> float:
            kept = [count >= need for count, need in zip(taken, needs, strict=True)]
            score = [value if keeps else -value for value, keeps in zip(values, kept, strict=True)]
            return score[0] - score[1] + score[2] - score[3]

        texts = [" ".join(hand) for hand in hands]
        wanted = minimax.best(hands, leader, trick, (0, 0, 0, 0), payoff)
        assert pair_score(texts, leader, needs, values, trick) == wanted, (hands, leader, needs)


@pytest.mark.parametrize("size", [4] if PURE else [5, 7, 9])
def test_shorter_deals_are_those_of_dds(size: int) -> None:
    dds = pytest.importorskip("tests.dds")
    for seed in range(8 if PURE else 60):
        hands = sets(dealt(seed, size))
        assert tricks(hands, seed % 4) == dds.tricks(hands, seed % 4), seed
        if seed % 4 == 0:
            assert tricks_by_card(hands, 0) == dds.tricks_by_card(hands, 0), seed


@pytest.mark.parametrize(("seed", "size"), [(469, 8), (1148, 9), (1265, 9), (2480, 9)])
def test_a_card_skipped_as_equal_still_counts_where_its_rank_is_forgotten(
    seed: int, size: int
) -> None:
    dds = pytest.importorskip("tests.dds")
    hands = sets(dealt(seed, size))
    assert tricks(hands, seed % 4) == dds.tricks(hands, seed % 4)


@pytest.mark.skipif(PURE, reason="uncompiled, a whole deal takes a minute")
@pytest.mark.parametrize("first", range(0, WHOLE, 25))
def test_whole_deals_are_those_of_dds(first: int) -> None:
    """Five hundred in `make soak`, each with every leader."""
    dds = pytest.importorskip("tests.dds")
    for seed in range(first, min(first + 25, WHOLE)):
        hands = sets(dealt(seed, 13))
        for leader in range(4) if SOAK else [seed % 4]:
            assert tricks(hands, leader) == dds.tricks(hands, leader), (seed, leader)


def test_hands_are_sets_texts_or_cards() -> None:
    hands = dealt(41, 4)
    assert (
        tricks(sets(hands), 1)
        == tricks([cards_text(hand) for hand in hands], 1)
        == tricks(hands, 1)
        == tricks([[TEXTS[card] for card in hand] for hand in hands], 1)
    )


def test_the_trick_on_the_table_counts() -> None:
    """Seat 3 is the last to play, and its trump takes the trick; or it would, with a club to follow, not."""
    assert tricks(["2c", "3c", "4c", "Kh"], 0) == 0
    assert tricks(["", "", "", "Kh"], 0, "Ac 3c 4c") == 0
    assert tricks(["", "", "", "2c"], 0, "Ac 3c 4c") == 1
    assert tricks_by_card(["", "", "", "2c"], 0, "Ac 3c 4c") == {"2c": 1}


@pytest.mark.parametrize(
    ("hands", "leader", "trick", "said"),
    [
        (["Ac", "Ac", "2c", "3c"], 0, "", "Ac stands twice"),
        (["Ac Ac", "2c", "2c", "3c"], 0, "", "Ac stands twice"),
        (["Ac", "2c", "3c", "4c"], 0, "Ac", "Ac stands twice"),
        (["Ac Kc", "2c", "3c", "4c"], 0, "", "these have 2, 1, 1, 1"),
        (["", "", "", ""], 0, "", "these have 0, 0, 0, 0"),
        (["Ac", "2c", "3c", "4c"], 0, "5c", "these have 2, 1, 1, 1"),
        (["Ac", "2c", "3c"], 0, "", "not a list of 4"),
        (["Ac", "2c", "3c", "4c"], 4, "", "leader: 4 is not allowed"),
        (["", "", "", ""], 0, "Ac 2c 3c 4c", "trick: 4 is not allowed"),
        (["Ac", "2c", "3c", "cc"], 0, "", "hands: "),
        ([1 << 52, 1, 2, 4], 0, "", "hands: "),
        ([[52], [0], [1], [2]], 0, "", "hands: 52 is not allowed"),
        (["Ac", "2c", "3c", "4c 5c"], 2, "Kc Ah", "Ah does not follow, but seat 3"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    hands: list[double_dummy.CardSet], leader: int, trick: str, said: str
) -> None:
    if said.startswith("Ah"):
        hands = ["Ac 6c", "2c 7c", "3c", "4c"]
    with pytest.raises(PositionError, match=said):
        tricks(hands, leader, trick)
