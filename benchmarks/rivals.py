"""A player of Syrian 41 to measure ours by: sampled worlds, each solved by DDS, and nothing else.

It bids as `basic` does. A card is worth the tricks that its pair takes after it on average, over worlds that fit the
voids shown; DDS (through `endplay`, in the `test` extra) knows nothing of each seat's own bid.

    fortyone arena tarneeb41 --preset club --players strong:300,benchmarks.rivals:DoubleDummy:10 --deals 20
"""

from collections import Counter
from typing import Final

from endplay.dds import solve_board
from endplay.types import Card, Deal

import fortyone
from fortyone.core.cards import bits, read_card, read_cards
from fortyone.games.tarneeb41.chances import power
from fortyone.games.tarneeb41.view import TarneebView
from fortyone.search.run import game_of
from tests import dds

WORLDS: Final = 10  # where the budget says nothing; its simulations are worlds


class DoubleDummy:
    """Plays what takes the most tricks when all hands are open."""

    def choose(
        self, view: fortyone.View, rng: fortyone.Rng, budget: fortyone.Budget
    ) -> fortyone.Choice:
        """The card of the most tricks; of equals the lowest, a trump last."""
        assert isinstance(view, TarneebView)
        if view.bids[view.dealer] is None or len(view.legal) == 1:
            return fortyone.player("basic").choose(view, rng, budget)
        game = game_of(view)
        worth: Counter[str] = Counter()
        for _ in range(budget.simulations or WORLDS):
            worth.update(tricks_by_card(view, game.resample(view, rng)))
        best = max(
            view.legal, key=lambda text: (worth[text], text[1] != "h", -power(read_card(text)))
        )
        return fortyone.Choice(best, f"{worth[best]} tricks in all worlds", dict(worth))


def tricks_by_card(view: TarneebView, world: fortyone.State) -> dict[str, int]:
    """Tricks of the pair on turn from here, after each of its cards in one world."""
    board = laid(view, list(world.snapshot()["hands"]))
    return {card.rank.abbr + dds.SUITS[card.suit]: int(taken) for card, taken in solve_board(board)}


def laid(view: TarneebView, hands: list[int]) -> Deal:
    """A world as DDS takes it: the cards on the table are played from the hands."""
    trick = read_cards(view.trick)
    for place, card in enumerate(trick):
        hands[(view.leader + place) % 4] |= bits([card])
    board = dds.deal(hands, view.leader)
    for text in view.trick.split():
        board.play(Card(text[1].upper() + text[0]))
    return board
