"""How likely the other seats' bids are with the hands a sampled world gives them."""

from math import exp
from typing import Final

from fortyone.core.cards import NUMBERS
from fortyone.core.state import State
from fortyone.games.tarneeb41.rules import Rules
from fortyone.games.tarneeb41.view import TarneebView

WARMTH: Final = 1.5  # points: a bid that should bring so much less is e times less likely
SLIP: Final = 0.03  # and none is less likely than this: not every seat bids as ours do


def of_bids(rules: Rules, view: TarneebView, world: State) -> float:
    """The product over the other seats that have bid in this deal."""
    if view.bids.count(None) == len(view.bids) or not any(view.hand_sizes):
        return 1.0
    hands = list(world.snapshot()["hands"])
    for seat, text in view.log:
        if text in NUMBERS:
            hands[seat] |= 1 << NUMBERS[text]
    product, before = 1.0, 0
    for place in range(1, 5):
        seat = (view.dealer + place) % 4
        bid = view.bids[seat]
        if bid is None:
            break
        if seat != view.seat:
            product *= chance(world.bids_worth(seat, hands[seat], before), bid)  # type: ignore[attr-defined]
        before += rules.counted(view.scores[seat] or 0, bid)
    return product


def chance(worths: list[float], bid: int) -> float:
    """How likely a bid is among others of these worths, the first being the bid 1."""
    best = max(worths)
    weights = [exp((worth - best) / WARMTH) for worth in worths]
    return SLIP + (1 - SLIP) * weights[bid - 1] / sum(weights)
