"""The verifiable stream, against the vectors of docs/fairness.md and a second reading of it; the fast generator."""

import contextlib
import hashlib
import hmac
import io
import pickle
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import sqrt
from pathlib import Path

import pytest

import fortyone
from fortyone.core.cards import card_text
from fortyone.core.chance import MISDEAL, Deck, Stream, Throw, seed_bytes
from fortyone.core.rng import Rng

PAGE = Path(__file__).parent.parent / "docs" / "fairness.md"
COMMITMENT = "ac8e03e3c7dc3081d43dc4eca045a10ebea4d633d5e26d90948c05e8d41cd96c"
FOUR = Stream(seed_bytes(41), ("", "", "", ""))
CARDS = tuple(range(52))


def in_order(stream: Stream, event: int, dice: int) -> str:
    draw = stream.event(event)
    return "".join(str(1 + draw.below(6)) for _ in range(dice))


def deck_text(stream: Stream, event: int) -> list[str]:
    return [card_text(card) for card in Deck(CARDS).draw(stream.event(event))]


# the vectors


def test_vectors() -> None:
    assert FOUR.commitment == COMMITMENT
    assert FOUR.event(0).below(4) == 2
    assert " ".join(deck_text(FOUR, 1)).startswith("8s 3h Ah 6h Ts 5d 9h 9c 7h Jh ")
    assert [in_order(FOUR, k, 7 - k) for k in (1, 2, 3)] == ["555455", "12443", "3443"]
    assert in_order(Stream(seed_bytes(41), ("rosa", "")), 1, 6) == "263455"


def test_the_page_shows_the_vectors() -> None:
    page = PAGE.read_text(encoding="utf-8")
    shown = (COMMITMENT, "8s 3h Ah 6h Ts 5d 9h 9c 7h Jh", "555455", "12443", "3443", "263455")
    assert [vector for vector in shown if vector not in page] == []


def test_the_pages_check_stands_alone() -> None:
    page = PAGE.read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert code is not None
    assert "fortyone." not in code[1]
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(code[1], {})
    commitment, lot, deck, throw = printed.getvalue().splitlines()
    assert (commitment, lot, throw) == (COMMITMENT, "2", "[5, 5, 5, 4, 5, 5]")
    assert deck.split() == deck_text(FOUR, 1)


def test_a_match_draws_from_the_stream() -> None:
    match = fortyone.game("dice41", seats=4).match(seed=41)
    assert (match.commitment, match.lot, match.state.turn) == (COMMITMENT, 2, 2)
    assert match.state.history == ((-1, "555554"),)  # written highest first
    match.play("5")
    assert match.state.history[-1].text == "44321"
    match = fortyone.game("dice41", seats=2).match(seed=41, dealer=0, nonces=["rosa", ""])
    assert match.state.history == ((-1, "655432"),)


# a second reading of the page


def words(seed: bytes, nonces: tuple[str, ...], event: int) -> Iterator[int]:
    added = b"".join(len(n.encode()).to_bytes(4, "big") + n.encode() for n in nonces)
    mixed = hashlib.sha256(added).digest()
    for counter in range(1000):
        message = b"fortyone/1" + bytes(1) + mixed + bytes(7) + bytes([event])
        message += counter.to_bytes(8, "big")
        block = hmac.new(seed, message, hashlib.sha256).hexdigest()
        for at in range(0, 64, 8):
            yield int(block[at : at + 8], 16)


def below(stream: Iterator[int], n: int) -> int:
    while True:
        word = next(stream)
        if word // n < 2**32 // n:  # the same as: word < floor(2^32 / n) · n
            return word % n


@pytest.mark.parametrize("seed", [41, 0, -7, bytes(range(32))])
@pytest.mark.parametrize("nonces", [("", ""), ("rosa", ""), ("", "rosa"), ("é✓", "x" * 300, "")])
def test_a_second_reading_agrees(seed: int | bytes, nonces: tuple[str, ...]) -> None:
    raw = seed if isinstance(seed, bytes) else hashlib.sha256(str(seed).encode()).digest()
    stream = Stream(seed_bytes(seed), nonces)
    assert stream.commitment == hashlib.sha256(raw).hexdigest()
    for event in (0, 1, 2, 200):
        mine = words(raw, nonces, event)
        draw = stream.event(event)
        bounds = [2, 3, 6, 52, 1_000_000, 2**31, 3 * 2**30, 2**32] * 10
        assert [draw.below(n) for n in bounds] == [below(mine, n) for n in bounds]
        mine = words(raw, nonces, event)
        deck = list(CARDS)
        for place in reversed(range(1, 52)):
            other = below(mine, place + 1)
            deck[place], deck[other] = deck[other], deck[place]
        assert Deck(CARDS).draw(stream.event(event)) == tuple(deck)


# laws of the stream


def test_a_throw_is_written_highest_first() -> None:
    assert Throw(6).draw(FOUR.event(1)) == (5, 5, 5, 5, 5, 4)
    assert Throw(5).draw(FOUR.event(2)) == (4, 4, 3, 2, 1)


def test_an_event_gives_the_same_again_and_others_something_else() -> None:
    assert deck_text(FOUR, 1) == deck_text(FOUR, 1)
    decks = [deck_text(FOUR, event) for event in range(20)]
    decks += [deck_text(Stream(seed_bytes(seed), ("",) * 4), 1) for seed in range(20)]
    assert len({tuple(deck) for deck in decks}) == 40


def test_nonces_cannot_be_moved_between_seats() -> None:
    added = [("ab", ""), ("", "ab"), ("a", "b"), ("ab",), ("ab", "", ""), ("ba", "")]
    assert len({in_order(Stream(seed_bytes(41), nonces), 1, 40) for nonces in added}) == len(added)


def test_a_misdeal_is_drawn_before_the_deck() -> None:
    number = FOUR.event(1).below(1_000_000)
    assert Deck(CARDS, number / 1_000_000).draw(FOUR.event(1)) != MISDEAL
    assert Deck(CARDS, (number + 1) / 1_000_000).draw(FOUR.event(1)) == MISDEAL
    draw = FOUR.event(1)
    draw.below(1_000_000)
    assert Deck(CARDS, number / 1_000_000).draw(FOUR.event(1)) == draw.shuffled(CARDS)
    assert Deck(CARDS, 0).draw(FOUR.event(1)) == FOUR.event(1).shuffled(CARDS)


def test_seeds() -> None:
    assert seed_bytes(bytes(32)) == bytes(32)
    assert seed_bytes(41) == hashlib.sha256(b"41").digest()
    assert len(seed_bytes(None)) == 32
    assert seed_bytes(None) != seed_bytes(None)
    with pytest.raises(ValueError, match="32 bytes"):
        seed_bytes(b"abc")


def is_uniform(counts: Counter[object], kinds: int, times: int) -> bool:
    """Whether chi-square lies within five standard deviations of what a fair draw gives."""
    mean = times / kinds
    square = sum((counts[kind] - mean) ** 2 / mean for kind in counts)
    square += mean * (kinds - len(counts))
    return abs(square - (kinds - 1)) <= 5 * sqrt(2 * (kinds - 1))


def test_decks_are_uniform() -> None:
    decks = Counter[object](FOUR.event(event).shuffled(range(4)) for event in range(6000))
    assert set(decks) == set(permutations(range(4)))
    assert is_uniform(decks, 24, 6000)


# the fast generator


def split_mix(state: int) -> Iterator[int]:
    """SplitMix64 as its authors wrote it."""
    full = 2**64
    while True:
        state = (state + 0x9E3779B97F4A7C15) % full
        z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % full
        z = (z ^ z >> 27) * 0x94D049BB133111EB % full
        yield z ^ z >> 31


def from_state(state: int) -> Rng:
    rng = Rng(0)
    rng.__setstate__(state)
    return rng


def test_split_mix_is_read_right() -> None:
    """The first words from state 0, as published with the algorithm."""
    first = split_mix(0)
    assert [next(first) for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


@pytest.mark.parametrize("state", [0, 1, 41, 2**63, 2**64 - 1])
def test_the_generator_is_split_mix(state: int) -> None:
    rng, known = from_state(state), split_mix(state)
    for _ in range(100):
        assert rng.random() == (next(known) >> 11) / 2**53
    assert rng.__reduce__()[2] == (state + 100 * 0x9E3779B97F4A7C15) % 2**64


def test_the_same_numbers_in_both_modes() -> None:
    """Fixed: the plain and the compiled generator both have to give them."""
    rng = fortyone.rng(41)
    assert [rng.below(n) for n in (6, 52, 1000, 2**31 - 1, 3 * 2**29)] == [
        3,
        36,
        558,
        1635323923,
        1566961711,
    ]
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [5, 1, 3, 8, 7, 2, 0, 4, 6, 9]
    assert rng.random() == 0.4175518351983727
    assert rng.spawn().below(1_000_000) == 926046


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 52])
def test_below_is_uniform(n: int) -> None:
    rng = fortyone.rng(41)
    assert is_uniform(Counter[object](rng.below(n) for _ in range(300 * n)), n, 300 * n)


def test_below_skips_what_would_favour_small_numbers() -> None:
    """At 3 · 2²⁹ plain scaling of 32 bits would give a third of the numbers three words, the others two."""
    rng, n = fortyone.rng(41), 3 * 2**29
    thirds = Counter[object](rng.below(n) % 3 for _ in range(6000))
    assert is_uniform(thirds, 3, 6000)


@pytest.mark.parametrize("n", [0, -1, 2**31])
def test_below_refuses(n: int) -> None:
    with pytest.raises(ValueError, match="n is a whole number from 1 to 2147483647"):
        fortyone.rng(41).below(n)


@pytest.mark.parametrize("nothing", [(), [], ""])
def test_choice_refuses_nothing(nothing: Sequence[object]) -> None:
    with pytest.raises(ValueError, match="nothing to choose from"):
        fortyone.rng(41).choice(nothing)


def test_random_fills_its_interval() -> None:
    rng = fortyone.rng(41)
    drawn = [rng.random() for _ in range(4000)]
    assert all(0 <= x < 1 for x in drawn)
    assert is_uniform(Counter[object](int(20 * x) for x in drawn), 20, 4000)


def test_shuffle_and_choice_are_uniform() -> None:
    rng = fortyone.rng(41)
    orders, chosen = Counter[object](), Counter[object]()
    for _ in range(6000):
        items = list("abcd")
        rng.shuffle(items)
        orders["".join(items)] += 1
        chosen[rng.choice("abcde")] += 1
    assert is_uniform(orders, 24, 6000)
    assert is_uniform(chosen, 5, 6000)


def test_spawned_generators_go_their_own_ways() -> None:
    rng, same = fortyone.rng(41), fortyone.rng(41)
    children = [rng.spawn() for _ in range(3)]
    assert [child.random() for child in children] == [same.spawn().random() for _ in range(3)]
    starts = [generator.random() for generator in (fortyone.rng(41), rng, *children)]
    assert len(set(starts)) == 5


def test_seeds_are_told_apart() -> None:
    starts = {fortyone.rng(seed).random() for seed in (0, 1, -1, 41, "forty-one", 2**100, "")}
    assert len(starts) == 7
    assert fortyone.rng(41).random() == fortyone.rng("41").random()


def test_a_pickled_generator_goes_on_where_it_stood() -> None:
    rng = fortyone.rng(41)
    rng.random()
    twin = pickle.loads(pickle.dumps(rng))
    assert [twin.random() for _ in range(5)] == [rng.random() for _ in range(5)]
