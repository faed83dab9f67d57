"""Chance: what a state may wait for, and the verifiable stream that matches between people draw it from.

The stream, its commitment and its test vectors are described in docs/fairness.md.
"""

import hashlib
import hmac
import os
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from fortyone.core.errors import OptionError

CHANCE: Final = -1
OVER: Final = -2

SEEDS: Final = "int, 32 bytes"
_DOMAIN = b"fortyone/1\x00"
_EIGHT_WORDS = struct.Struct(">8I").unpack
MISDEAL: tuple[int, ...] = ()


class Draw:
    """The numbers of one event's stream, in order."""

    def __init__(self, words: Iterator[int]) -> None:
        self._words = words

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1; words that would favour the small ones are skipped."""
        limit = (1 << 32) // n * n
        while (word := next(self._words)) >= limit:
            pass
        return word % n

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The cards in a random order (Fisher and Yates, from the last place down)."""
        deck = list(cards)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)


@dataclass(frozen=True)
class Stream:
    """The whole chance of a match, from a secret seed and what each player adds.

    Attributes:
        seed: 32 bytes, secret until the match is over.
        nonces: What each seat adds, in seat order; empty where a seat adds nothing.
    """

    seed: bytes
    nonces: tuple[str, ...]

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed in hex: published before the first card."""
        return hashlib.sha256(self.seed).hexdigest()

    def event(self, number: int) -> Draw:
        """The stream of one event: 0 is the lot for the dealer, 1, 2, 3 … decks and throws in order."""
        return Draw(self._words(number))

    @cached_property
    def _mixed(self) -> bytes:
        mixed = hashlib.sha256()
        for nonce in self.nonces:
            added = nonce.encode()
            mixed.update(len(added).to_bytes(4, "big") + added)
        return mixed.digest()

    def _words(self, number: int) -> Iterator[int]:
        head = _DOMAIN + self._mixed + number.to_bytes(8, "big")
        counter = 0
        while True:
            block = hmac.digest(self.seed, head + counter.to_bytes(8, "big"), "sha256")
            yield from _EIGHT_WORDS(block)
            counter += 1


def seed_bytes(seed: int | bytes | None) -> bytes:
    """The 32 bytes of a seed: an int means SHA-256 of its decimal text, None the system's secure source.

    Raises:
        OptionError: bytes that are not 32, or something else.
    """
    if seed is None:
        return os.urandom(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise OptionError("seed", seed, SEEDS)
        return seed
    if type(seed) is not int:
        raise OptionError("seed", seed, SEEDS)
    return hashlib.sha256(str(seed).encode()).digest()


@dataclass(frozen=True)
class Deck:
    """A deck order is due.

    Attributes:
        cards: The cards of the deck, in canonical order.
        misdeal_rate: How likely a misdeal comes instead; 0 in games that know none.
    """

    cards: tuple[int, ...]
    misdeal_rate: float = 0.0

    def draw(self, draw: Draw) -> tuple[int, ...]:
        """A deck order, or `MISDEAL`."""
        if self.misdeal_rate and draw.below(1_000_000) < self.misdeal_rate * 1_000_000:
            return MISDEAL
        return draw.shuffled(self.cards)


@dataclass(frozen=True)
class Throw:
    """A throw of this many dice is due."""

    dice: int

    def draw(self, draw: Draw) -> tuple[int, ...]:
        """The faces thrown, highest first."""
        return tuple(sorted((1 + draw.below(6) for _ in range(self.dice)), reverse=True))
