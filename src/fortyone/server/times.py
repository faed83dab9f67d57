"""The server's own clock, which stands still while no server runs: the clocks of tables count by it."""

import time
from collections.abc import Callable


class ServerClock:
    """Seconds that a server has run, over all its runs.

    Args:
        before: What it said when it was last kept.
        source: A clock that never goes back.
    """

    def __init__(self, before: float = 0.0, source: Callable[[], float] = time.monotonic) -> None:
        self._source = source
        self._zero = source() - before

    def __call__(self) -> float:
        """Now."""
        return self._source() - self._zero


class Bucket:
    """A right to do something so often: `rate` a second, `burst` at once."""

    def __init__(
        self, rate: float, burst: float, source: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.burst, self._source = rate, burst, source
        self._left, self._at = float(burst), source()

    @property
    def is_full(self) -> bool:
        """Whether it has not been used for so long that nobody can tell it from a new one."""
        return self._left + (self._source() - self._at) * self.rate >= self.burst

    def take(self) -> bool:
        """Use the right once; False where it is used up for now."""
        now = self._source()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """Buckets of everyone who does something.

    Args:
        rates: By kind: how often a second, and how often at once.
        source: A clock that never goes back.
    """

    MANY = 20_000  # buckets, before those that say nothing are let go of

    def __init__(
        self,
        rates: dict[str, tuple[float, float]],
        source: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rates, self._source = rates, source
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._many = self.MANY

    def __len__(self) -> int:
        """How many buckets are in memory."""
        return len(self._buckets)

    def take(self, kind: str, who: str) -> bool:
        """Whether somebody may do something once more."""
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            self._tidy()
            bucket = self._buckets[kind, who] = Bucket(*self._rates[kind], self._source)
        return bucket.take()

    def _tidy(self) -> None:
        """Let go of full buckets, and of no other: who fills the memory with names must not empty what limits him."""
        if len(self._buckets) >= self._many:
            self._buckets = {k: bucket for k, bucket in self._buckets.items() if not bucket.is_full}
            self._many = max(self.MANY, 2 * len(self._buckets))
