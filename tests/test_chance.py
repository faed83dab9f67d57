"""Verifiable chance: the published vectors, and what a player adds (docs/fairness.md)."""

import hashlib

import pytest

import fortyone
from fortyone.core.cards import FULL_DECK, cards_text
from fortyone.core.chance import MISDEAL, Deck, Stream, Throw, seed_bytes
from fortyone.core.dice import faces_text
from tests.test_modes import ROOT

COMMITMENT = "ac8e03e3c7dc3081d43dc4eca045a10ebea4d633d5e26d90948c05e8d41cd96c"
FOUR = Stream(seed_bytes(41), ("",) * 4)


def test_the_vectors_of_an_integer_seed() -> None:
    assert seed_bytes(41) == hashlib.sha256(b"41").digest()
    assert FOUR.commitment == COMMITMENT
    assert FOUR.event(0).below(4) == 2
    deck = cards_text(Deck(FULL_DECK).draw(FOUR.event(1)))
    assert deck.startswith("8s 3h Ah 6h Ts 5d 9h 9c 7h Jh ")


def thrown(stream: Stream, dice: int, event: int) -> list[int]:
    """The faces in the order in which they are drawn, before they are sorted."""
    draw = stream.event(event)
    return [1 + draw.below(6) for _ in range(dice)]


@pytest.mark.parametrize(
    ("stream", "dice", "event", "faces"),
    [
        (FOUR, 6, 1, "555455"),
        (FOUR, 5, 2, "12443"),
        (FOUR, 4, 3, "3443"),
        (Stream(seed_bytes(41), ("rosa", "")), 6, 1, "263455"),
    ],
)
def test_the_vectors_of_throws(stream: Stream, dice: int, event: int, faces: str) -> None:
    assert "".join(map(str, thrown(stream, dice, event))) == faces
    assert faces_text(Throw(dice).draw(stream.event(event))) == faces_text(map(int, faces))


def test_every_nonce_matters_and_its_place() -> None:
    streams = [("", ""), ("rosa", ""), ("", "rosa"), ("ro", "sa"), ("rosa", "rosa")]
    decks = {Deck(FULL_DECK).draw(Stream(seed_bytes(41), nonces).event(1)) for nonces in streams}
    assert len(decks) == len(streams)


def test_a_misdeal_is_drawn_before_the_deck_from_the_same_stream() -> None:
    always, never = Deck(FULL_DECK, 1.0), Deck(FULL_DECK, 1e-9)
    assert always.draw(FOUR.event(1)) == MISDEAL
    draw = FOUR.event(1)
    draw.below(1_000_000)
    assert never.draw(FOUR.event(1)) == draw.shuffled(FULL_DECK)
    half = [Deck(FULL_DECK, 0.5).draw(FOUR.event(i)) == MISDEAL for i in range(1, 401)]
    assert 150 < sum(half) < 250


def test_words_that_would_favour_small_numbers_are_skipped() -> None:
    from fortyone.core.chance import Draw

    words = iter([2**32 - 1, 2**32 - 4, 2**32 - 5])
    assert Draw(words).below(6) == (2**32 - 5) % 6
    assert not list(words)


@pytest.mark.parametrize("seed", [bytes(31), bytes(33), b""])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        fortyone.game("dice41").match(seed=seed)


def test_bytes_are_taken_as_they_are_and_no_seed_is_fresh() -> None:
    assert seed_bytes(bytes(range(32))) == bytes(range(32))
    assert seed_bytes(None) != seed_bytes(None)


def test_the_page_tells_the_same_vectors() -> None:
    page = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
    for vector in (
        COMMITMENT,
        "8s 3h Ah 6h Ts 5d 9h 9c 7h Jh",
        "555455",
        "12443",
        "3443",
        "263455",
    ):
        assert vector in page
