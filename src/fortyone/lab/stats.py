"""Estimates with 95 % intervals from clusters: what happened on one deal belongs together, deals do not.

docs/arena.md says which interval is taken where, and why.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

TAIL: Final = 0.975
EXACT_BELOW: Final = (
    1000  # degrees of freedom; beyond, the first term of an expansion is good to a millionth
)
DIGITS: Final = 9
NOISE: Final = 1e-12  # of sums of thirds


class Estimate(NamedTuple):
    """A value with its 95 % interval; None where one cluster alone cannot tell."""

    value: float
    interval: tuple[float, float] | tuple[None, None]


def rate(tops: Sequence[float], counts: Sequence[float]) -> Estimate:
    """The sum of `tops` over the sum of `counts`, a pair for each cluster.

    The error is that of a ratio (by linearization), the interval Student's; where all counts are equal, that is the
    ordinary t interval of a mean.
    """
    value = math.fsum(tops) / math.fsum(counts)
    error = _error([top - value * count for top, count in zip(tops, counts, strict=True)])
    if error is None:
        return Estimate(_rounded(value), (None, None))
    reach = quantile(len(tops) - 1) * error / (math.fsum(counts) / len(counts))
    return Estimate(_rounded(value), (_rounded(value - reach), _rounded(value + reach)))


def share(parts: Sequence[float]) -> Estimate:
    """The mean of numbers from 0 to 1, one for each cluster.

    Wilson's interval for as many independent trials as would have the error that the clusters show. Where all of
    them agree they show none, and each counts as one trial.
    """
    value = math.fsum(parts) / len(parts)
    error = _error([part - value for part in parts])
    if not error or error < NOISE:
        return Estimate(_rounded(value), wilson(value, len(parts), NormalDist().inv_cdf(TAIL)))
    trials = value * (1 - value) / error**2
    return Estimate(_rounded(value), wilson(value, trials, quantile(len(parts) - 1)))


def wilson(value: float, trials: float, z: float) -> tuple[float, float]:
    """Wilson's score interval of a share (Wilson 1927), `z` standard errors to each side."""
    weight = z * z / trials
    centre = (value + weight / 2) / (1 + weight)
    reach = z * math.sqrt(value * (1 - value) / trials + weight / (4 * trials)) / (1 + weight)
    return _rounded(max(0.0, centre - reach)), _rounded(min(1.0, centre + reach))


def quantile(freedom: int) -> float:
    """Student's t that 97.5 % lie below, for 1 or more degrees of freedom."""
    if freedom >= EXACT_BELOW:
        z = NormalDist().inv_cdf(TAIL)
        return z + z * (z * z + 1) / (4 * freedom)
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        if _within(middle, freedom) < 2 * TAIL - 1:
            low = middle
        else:
            high = middle
    return math.tan(low) * math.sqrt(freedom)


def _within(angle: float, freedom: int) -> float:
    """The chance that |t| is below tan(angle)·√freedom, exactly (Abramowitz and Stegun 26.7.3, 26.7.4)."""
    odd = freedom % 2
    square = math.cos(angle) ** 2
    term = math.cos(angle) if odd else 1.0
    total = 0.0
    for i in range(1 + odd, freedom, 2):
        total += term
        term *= square * i / (i + 1)
    if odd:
        return (angle + math.sin(angle) * total) * 2 / math.pi
    return math.sin(angle) * total


def _error(residuals: Sequence[float]) -> float | None:
    """The standard error of the mean of a value whose residuals these are."""
    n = len(residuals)
    if n < 2:
        return None
    spread = math.fsum(residual**2 for residual in residuals) / (n - 1)
    return math.sqrt(spread / n)


def _rounded(value: float) -> float:
    """Without the noise of sums: thirds that cancel are 0."""
    return round(value, DIGITS) + 0.0
