"""The fast generator: for simulation, search and benchmarks. Never for a match between people.

SplitMix64 (Steele, Lea, Flood 2014): 64 bits of state, equidistributed, the same in both modes.
"""

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

MASK = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB
LOW_32 = 0xFFFFFFFF


class Rng:
    """A seeded generator. The same seed gives the same numbers on every machine."""

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.state = int.from_bytes(digest[:8], "big")

    def next_word(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + GAMMA) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_A) & MASK
        z = ((z ^ (z >> 27)) * MIX_B) & MASK
        return z ^ (z >> 31)

    def pick(self, n: int) -> int:
        """A whole number from 0 to n − 1, exactly uniform (Lemire 2019); n at most 2³¹ − 1."""
        size = n
        product = (self.next_word() >> 32) * size
        if (product & LOW_32) < size:
            threshold = (LOW_32 + 1 - size) % size
            while (product & LOW_32) < threshold:
                product = (self.next_word() >> 32) * size
        return product >> 32

    # for Python

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1, uniform.

        Raises:
            ValueError: n is not between 1 and 2³¹ − 1.
        """
        if not 0 < n < 2**31:
            raise ValueError(f"below({n}): n is a whole number from 1 to 2147483647")
        return self.pick(n)

    def random(self) -> float:
        """A float from 0 up to but not including 1, with 53 random bits."""
        return (self.next_word() >> 11) / 9007199254740992.0

    def choice(self, options: Sequence[T]) -> T:
        """One of the options, each as likely.

        Raises:
            ValueError: there is none.
        """
        count = len(options)
        if count == 0:  # compiled, nothing else would stop it from reading past the end
            raise ValueError("choice: there is nothing to choose from")
        return options[self.pick(count)]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a uniformly random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.pick(i + 1)
            items[i], items[j] = items[j], items[i]

    def spawn(self) -> "Rng":
        """A new generator, independent of what this one gives next."""
        return Rng(f"{self.next_word()}/{self.next_word()}")

    def __reduce__(self) -> tuple[type["Rng"], tuple[int], int]:
        return Rng, (0,), self.state

    def __setstate__(self, state: int) -> None:
        self.state = state


def rng(seed: int | str) -> Rng:
    """A fast generator for `state.deal`, bots and `resample`; not for matches between people.

    >>> rng(41).below(6), rng(41).below(6)
    (3, 3)
    """
    return Rng(seed)
