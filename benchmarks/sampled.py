"""Cuarenta of four seats, its last three cards solved in sampled worlds instead of searched: is that better?

fortyone arena cuarenta --players benchmarks.sampled:Solved:400,strong:400 --deals 40 --seed 41
"""

from typing import Final

import fortyone
from fortyone.games.cuarenta.endings import is_ending, values
from fortyone.games.cuarenta.view import CuarentaView
from fortyone.search.bot import Search
from fortyone.search.decide import decide_exactly

WORLDS: Final = 24
CARDS: Final = 3  # a seat, at most


class Solved:
    """Plays what is worth most on average over worlds in which all hands lie open; before that, as the search does."""

    def choose(
        self, view: fortyone.View, rng: fortyone.Rng, budget: fortyone.Budget
    ) -> fortyone.Choice:
        """The best card; of equals what `basic` plays."""
        assert isinstance(view, CuarentaView)
        if not is_ending(view) or max(view.hand_sizes) > CARDS or len(view.legal) == 1:
            return Search().choose(view, rng, budget)
        worth = values(view, rng.spawn(), WORLDS)
        return decide_exactly(worth, fortyone.player("basic").choose(view, rng, budget))
