"""Search for any game, through the core's contract alone."""
