"""The numbers behind the rules of thumb, for the basic player (bots.py) and for playouts (policy.py)."""

from typing import Final

# Tricks that a hand of thirteen should take; measured over a thousand deals of four basic players, by least squares.
NO_HAND: Final = -1.0
ACE: Final = 0.9  # of a plain suit, as are the next two
KING: Final = 0.7  # with a card beside it
QUEEN: Final = 0.35  # with two
EACH_TRUMP: Final = 0.7
HIGH_TRUMP: Final = 0.6  # more for each of A K Q
RUFF: Final = 0.1  # each card that a plain suit is short of three, as far as there are trumps

# Bids
SPREAD: Final = 1.05  # how far the tricks taken stray from those expected, as a standard deviation
USUAL_BID: Final = 2.9  # what a seat that has not bid yet is likely to add to the total
VICTORY: Final = 10.0  # points that reaching the target is worth on top of the score

# Cards
IDLE: Final = (
    0.05  # points a trick is worth that nobody needs: it may still spoil the others' plans
)
LEAST_PRICE: Final = 0.2  # points a later trick is worth at least: high cards are not thrown away
OVERTAKES: Final = 0.9  # how often an opponent that can beat the taker does
HELPS: Final = 0.3  # and a partner
