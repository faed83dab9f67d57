"""Hypothesis: the same examples on every run, fewer where the kernels run uncompiled."""

from hypothesis import HealthCheck, settings

import fortyone

settings.register_profile(
    "fortyone",
    derandomize=True,
    deadline=None,  # a shared machine is slow at times
    database=None,
    max_examples=40 if fortyone.compiled else 10,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("fortyone")
