"""Many matches: counts, timings and studies."""
