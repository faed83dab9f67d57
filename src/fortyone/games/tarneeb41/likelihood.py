"""How likely the other seats' bids are with the hands a sampled world gives them, and worlds in that proportion."""

from collections.abc import Iterator
from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from fortyone.core.cards import NUMBERS
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.games.tarneeb41.rules import Rules
from fortyone.games.tarneeb41.swaps import Swaps
from fortyone.games.tarneeb41.view import TarneebView, resample

if TYPE_CHECKING:
    from fortyone.games.tarneeb41 import Tarneeb41

WARMTH: Final = 1.5  # points: a bid that should bring so much less is e times less likely
SLIP: Final = 0.03  # and none is less likely than this: not every seat bids as ours do
FIRST: Final = 300  # steps from a fair world to a likely one
STEPS: Final = 40  # from one likely world to the next
AFRESH: Final = 64  # worlds, after which the walk begins anew: voids may bar its way


class Bids(NamedTuple):
    """The bids of a deal so far.

    Attributes:
        numbers: By seat; None: not yet, or nothing is known of the hand it was made with.
        before: By seat, what the bids before counted towards the total required.
    """

    numbers: tuple[int | None, ...]
    before: tuple[int, ...]

    def chance(self, state: State, seat: int, expected: int) -> float:
        """How likely a seat's bid is, if its hand should take so much (in the steps of `expected`)."""
        bid = self.numbers[seat]
        if bid is None:
            return 1.0
        return chance(state.bids_worth(seat, expected, self.before[seat]), bid)  # type: ignore[attr-defined]


def bids_of(rules: Rules, view: TarneebView) -> Bids:
    """The bids that a view shows."""
    before, total = [0] * 4, 0
    for place in range(1, 5):
        seat = (view.dealer + place) % 4
        before[seat] = total
        bid = view.bids[seat]
        total += 0 if bid is None else rules.counted(view.scores[seat] or 0, bid)
    known = is_whole(view)
    return Bids(tuple(bid if known else None for bid in view.bids), tuple(before))


def is_whole(view: TarneebView) -> bool:
    """Whether the log has the deal from its beginning; a position that was set up has no past."""
    return sum(text in NUMBERS for _, text in view.log) == len(view.played.split())


def dealt(view: TarneebView) -> list[int]:
    """What each seat has played in this deal, as sets of cards."""
    cards = [0, 0, 0, 0]
    for seat, text in view.log:
        if text in NUMBERS:
            cards[seat] |= 1 << NUMBERS[text]
    return cards


def of_bids(rules: Rules, view: TarneebView, world: State) -> float:
    """The product over the other seats that have bid in this deal."""
    if not any(view.hand_sizes):
        return 1.0
    bids, played = bids_of(rules, view), dealt(view)
    product = 1.0
    for seat, hand in enumerate(world.snapshot()["hands"]):
        if seat != view.seat and bids.numbers[seat] is not None:
            expected = world.tricks_expected(hand | played[seat])  # type: ignore[attr-defined]
            product *= bids.chance(world, seat, expected)
    return product


def chance(worths: list[float], bid: int) -> float:
    """How likely a bid is among others of these worths, the first being the bid 1."""
    best = max(worths)
    weights = [exp((worth - best) / WARMTH) for worth in worths]
    return SLIP + (1 - SLIP) * weights[bid - 1] / sum(weights)


def walk(game: "Tarneeb41", view: TarneebView, rng: Rng) -> Iterator[State]:
    """Worlds in proportion to how likely the others' bids are in them."""
    bids, played = bids_of(game.rules, view), dealt(view)
    known = _known(game.rules, bids, view.scores, view.dealer)
    swaps = Swaps(bids, known, [seat for seat in range(4) if seat != view.seat])
    while True:
        world = resample(game, view, rng)
        swaps.walk(world, played, rng, FIRST)
        for _ in range(AFRESH):
            yield world
            world = world.copy()
            swaps.walk(world, played, rng, STEPS)


@lru_cache(maxsize=8)
def _known(
    rules: Rules, bids: Bids, scores: tuple[int | None, ...], dealer: int
) -> dict[int, float]:
    """What `Swaps` has asked, for the next card of the same deal."""
    return {}
