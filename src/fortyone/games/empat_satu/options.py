"""The options of Empat Satu, its presets and the names people know it by."""

from dataclasses import dataclass
from typing import Any

from fortyone.core.options import Flag, GameOptions, Values, Whole, option


@dataclass(frozen=True)
class Options(GameOptions):
    """See the options table of RULES.md; each option is explained in `locales`."""

    seats: int = option(Whole(2, 6), 4)
    hands: int = option(Whole(1, 99), 1)
    stop_rule: str = option(Values(("one_suit", "threshold", "anytime")), "one_suit")
    stop_at: int = option(Whole(0, 41), 0)
    instant_41: bool = option(Flag(), False)
    return_taken: bool = option(Flag(), False)
    starter_card: bool = option(Flag(), False)
    turn_order: str = option(Values(("draw_first", "discard_first")), "draw_first")
    exhausted_turns: int = option(Whole(0, 60), lambda o: o.seats)
    pile_run: int = option(Whole(1, 400), lambda o: 4 * o.seats)


PRESETS: dict[str, dict[str, Any]] = {
    "standard": {},
    "threshold": {"stop_rule": "threshold", "stop_at": 30},
    "difficult": {"turn_order": "discard_first"},
    "starter": {"starter_card": True},
}
NAMES = {
    "Empat Satu": "standard",
    "Empat Puluh Satu": "standard",
    "41 Indonesia": "standard",
    "Indonesian 41": "standard",
    "kartu 41": "standard",
    "quarante et un": "standard",
    "41": "standard",
}
