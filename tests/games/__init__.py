"""Each game's clauses, one worked example a line."""
