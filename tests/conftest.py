"""Hypothesis: the same examples on every run, fewer where the kernels run uncompiled."""

import os

from hypothesis import HealthCheck, settings

import fortyone

EXAMPLES = int(os.environ.get("FORTYONE_EXAMPLES") or (40 if fortyone.compiled else 8))

settings.register_profile(
    "fortyone",
    derandomize=True,
    deadline=None,  # a shared machine is slow at times
    database=None,
    max_examples=EXAMPLES,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("fortyone")
