"""The arena's statistics, against other people's."""

import math
from statistics import NormalDist

import pytest
from scipy import stats as theirs

import fortyone
from fortyone.lab.stats import quantile, rate, share, wilson

NORMAL = NormalDist().inv_cdf(0.975)
SAMPLE = [1.0, -1.0, 0.5, 0.0, 2.0, -0.25, 1.0]


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 7, 30, 101, 999, 1000, 50_000])
def test_students_t(freedom: int) -> None:
    assert quantile(freedom) == pytest.approx(theirs.t.ppf(0.975, freedom), rel=2e-6)


@pytest.mark.parametrize("count", [1, 2, 8])
def test_a_rate_of_equal_counts_is_a_mean_with_its_t_interval(count: int) -> None:
    found = rate([count * value for value in SAMPLE], [count] * len(SAMPLE))
    interval = theirs.ttest_1samp(SAMPLE, 0).confidence_interval()
    assert found.value == pytest.approx(sum(SAMPLE) / len(SAMPLE))
    assert found.interval == pytest.approx(tuple(interval))


def test_a_rate_weighs_by_count() -> None:
    found = rate([4.0, 2.0, 3.0], [2, 2, 1])
    assert found.value == pytest.approx(9 / 5)
    # Residuals 0.4, −1.6, 1.2 from 1.8 a piece; their spread 2.08 over three clusters of 5/3 on average.
    error = math.sqrt((0.4**2 + 1.6**2 + 1.2**2) / 2 / 3) / (5 / 3)
    reach = theirs.t.ppf(0.975, 2) * error
    assert found.interval == pytest.approx((1.8 - reach, 1.8 + reach))


@pytest.mark.parametrize(("won", "trials"), [(0, 20), (20, 20), (7, 20), (450, 600)])
def test_wilson(won: int, trials: int) -> None:
    interval = theirs.binomtest(won, trials).proportion_ci(method="wilson")
    assert wilson(won / trials, trials, NORMAL) == pytest.approx(tuple(interval), abs=1e-8)


def test_a_share_of_wins_and_losses_is_nearly_wilsons() -> None:
    parts = [1.0] * 450 + [0.0] * 150
    found = share(parts)
    assert found.value == 0.75
    assert found.interval == pytest.approx(wilson(0.75, 600, NORMAL), abs=1e-3)


def test_duplicates_that_cancel_make_a_share_surer() -> None:
    """A deal that each wins in turn says more than two deals of which each wins one."""
    sure = share([0.5] * 90 + [1.0] * 10)
    unsure = share([1.0] * 55 + [0.0] * 45)
    assert sure.value == unsure.value == 0.55
    assert width(sure.interval) < width(unsure.interval) / 2


def width(interval: tuple[float | None, float | None]) -> float:
    low, high = interval
    assert low is not None
    assert high is not None
    return high - low


@pytest.mark.parametrize("value", [0.0, 0.5, 1.0])
def test_deals_that_all_agree_count_as_one_trial_each(value: float) -> None:
    assert share([value] * 12).interval == wilson(value, 12, NORMAL)


def test_one_deal_has_no_interval_of_a_mean() -> None:
    assert rate([3.0], [2]).interval == (None, None)
    low, high = share([1.0]).interval
    assert (low, high) == wilson(1.0, 1, NORMAL)


def test_thirds_that_cancel_are_zero() -> None:
    found = rate([1 / 3 + 1 / 3 - 2 / 3, 0.1 + 0.2 - 0.3], [1, 1])
    assert str(found.value) == "0.0"


@pytest.mark.parametrize("clusters", [10, 40])
def test_the_intervals_hold_the_truth_as_often_as_they_say(clusters: int) -> None:
    """Six hundred small arenas whose truth is known: matches won with 0.7, two a deal, of one to three deals each."""
    rng, trials, held, shares = fortyone.rng(41), 600, 0, 0
    for _ in range(trials):
        counts = [1 + rng.below(3) + 1 + rng.below(3) for _ in range(clusters)]
        tops = [sum(rng.random() for _ in range(count)) for count in counts]
        parts = [((rng.random() < 0.7) + (rng.random() < 0.7)) / 2 for _ in range(clusters)]
        held += inside(0.5, rate(tops, counts).interval)
        shares += inside(0.7, share(parts).interval)
    assert 0.925 < held / trials < 0.975
    assert 0.925 < shares / trials < 0.985


def inside(truth: float, interval: tuple[float | None, float | None]) -> bool:
    low, high = interval
    return low is not None and high is not None and low <= truth <= high
