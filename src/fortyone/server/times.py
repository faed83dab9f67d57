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
    """

    MANY = 20_000

    def __init__(self, rates: dict[str, tuple[float, float]]) -> None:
        self._rates = rates
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, kind: str, who: str) -> bool:
        """Whether somebody may do something once more."""
        if (
            len(self._buckets) > self.MANY
        ):  # whoever has not been here for long has a full one anyway
            self._buckets.clear()
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            bucket = self._buckets[kind, who] = Bucket(*self._rates[kind])
        return bucket.take()
