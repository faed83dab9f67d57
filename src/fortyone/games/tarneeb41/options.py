"""The options of Syrian 41 and the Lebanese game, their presets and the names people know them by."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fortyone.core.errors import OptionError
from fortyone.core.options import Flag, GameOptions, Values, Whole, option

# What a bid is worth, by the number of tricks from 0 (T-11, T-23).
LEBANESE: Final = (0, 1, 2, 3, 4, 10, 12, 14, 16, 27, 30, 33, 36, 39)
VALUES: Final = {
    "syrian": (0, 1, 2, 3, 4, 5, 6, 14, 16, 18, 20, 22, 24, 26),
    "lebanese": LEBANESE,
    "jawaker": (*LEBANESE[:10], 40, 40, 40, 40),
    "stepped": (0, 1, 2, 3, 4, 10, 12, 14, 16, 27, 30, 44, 48, 52),
}
# Under `jawaker`, a seat that starts the deal on this score or more gets 5 for 5 and 6 for 6.
JAWAKER_SCORE: Final = 30
# A seat on at least this score must bid at least so many (T-21), and the four bids must reach so
# many more than 11 once any seat is there (`min_total_by_score`).
SCORE_STEPS: Final = ((30, 3), (40, 4), (50, 5))
TOTAL_AT_50: Final = 14


@dataclass(frozen=True)
class Options(GameOptions):
    """See the options table of RULES.md; each option is explained in `locales`."""

    target: int = option(Whole(1, 999), 41)
    min_bid: int = option(Whole(1, 13), 1)
    max_bid: int = option(Whole(1, 13), 13)
    min_bid_by_score: bool = option(Flag(), False)
    min_total: int = option(Whole(0, 52), 11)
    min_total_counts: str = option(Values(("tricks", "values")), "tricks")
    min_total_by_score: bool = option(Flag(), False)
    values: str = option(Values(("syrian", "lebanese", "jawaker", "stepped")), "syrian")
    score_by: str = option(Values(("bid", "tricks")), "bid")
    fail_by: str = option(Values(("bid", "tricks")), "bid")
    first_lead: str = option(Values(("dealer", "after_dealer")), "dealer")
    partner: str = option(Values(("any", "not_negative", "positive")), "any")
    target_of: str = option(Values(("seat", "pair")), "seat")
    both_reach: str = option(Values(("seat_then_pair", "pair_then_seat")), "seat_then_pair")
    all_thirteen: str = option(Values(("nothing", "wins")), "nothing")
    max_deals: int = option(Whole(0, 9999), 0)
    winners: str = option(Values(("pair", "seat")), "pair")

    def check(self) -> None:
        """Bids that cross, and bids that could not be made or could not reach the total at some score."""
        if self.min_bid > self.max_bid:
            raise OptionError("min_bid", self.min_bid, f"1 … {self.max_bid}")
        if self.min_bid_by_score and self.max_bid < SCORE_STEPS[-1][1]:
            self._refuse_max_bid(SCORE_STEPS[-1][1], "tarneeb41-option-by-score-bid")
        total = TOTAL_AT_50 if self.min_total_by_score else self.min_total
        counts = self._least_counts()
        enough = next(bid for bid in range(14) if 4 * counts[bid] >= total)
        if self.max_bid < enough:
            self._refuse_max_bid(enough, "tarneeb41-option-reach", total=total)

    def _least_counts(self) -> Sequence[int]:
        """What a bid counts towards the total at the score where it counts least, from bid 0."""
        if self.min_total_counts == "tricks":
            return range(14)
        counts = VALUES[self.values]
        return (*counts[:5], 5, 6, *counts[7:]) if self.values == "jawaker" else counts

    def _refuse_max_bid(self, low: int, message_id: str, **more: Any) -> None:
        raise OptionError("max_bid", self.max_bid, f"{low} … 13", message_id, **more)


LEBANESE_GAME = {
    "target": 82,
    "min_bid": 2,
    "max_bid": 12,
    "min_bid_by_score": True,
    "values": "lebanese",
    "all_thirteen": "wins",
}
PRESETS: dict[str, dict[str, Any]] = {
    "syrian": {},
    "lebanese": LEBANESE_GAME,
    "lebanese88": {**LEBANESE_GAME, "target": 88},
    "club": {
        "min_total_counts": "values",
        "first_lead": "after_dealer",
        "partner": "positive",
        "both_reach": "pair_then_seat",
    },
    "jawaker400": {
        "min_bid": 2,
        "min_bid_by_score": True,
        "min_total_by_score": True,
        "values": "jawaker",
        "first_lead": "after_dealer",
        "partner": "positive",
    },
}
# Bids of 1 to 5 are always played: one deal of thirteen tricks.
ONE_DEAL: dict[str, Any] = {"max_deals": 1, "max_bid": 5, "min_total": 0}
PRESET_ALIASES = {"standard": "syrian"}
NAMES = {
    "41": "syrian",
    "syrian 41": "syrian",
    "syrian": "syrian",
    "syrian tarneeb": "syrian",
    "tarneeb 41": "syrian",
    "tarneeb": "syrian",
    "сорок одно": "syrian",
    "400": "syrian",
    "four hundred": "syrian",
    "quatre cents": "syrian",
    "четыреста": "syrian",
    "arba3meyyeh": "syrian",
    "arba3miyyeh": "syrian",
    "arba3miye": "syrian",
    "arbaamiyeh": "syrian",
    "arbaameyeh": "syrian",
    "أربعمية": "syrian",
    "٤٠٠": "syrian",
    "lebanese": "lebanese",
    "lebanese 41": "lebanese",
    "lebanese 400": "lebanese",
    "libanais": "lebanese",
    "lebanese 88": "lebanese88",
    "400 club": "club",
    "jawaker": "jawaker400",
    "jawaker 400": "jawaker400",
    "400 jawaker": "jawaker400",
}
