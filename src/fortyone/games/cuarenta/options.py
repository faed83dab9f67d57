"""The options of Cuarenta, their presets and the names people know them by."""

from dataclasses import dataclass
from typing import Any

from fortyone.core.errors import OptionError
from fortyone.core.options import Either, Flag, GameOptions, Real, Values, Whole, option


@dataclass(frozen=True)
class Options(GameOptions):
    """See the options table of RULES.md; each option is explained in `locales`."""

    seats: int = option(Values((2, 4)), 4)
    target: int = option(Whole(10, 200, 2), 40)
    match_takes: str = option(Values(("all", "one")), "all")
    sum_cards: str = option(Values(("two_or_more", "two")), "two_or_more")
    caida_by: str = option(Values(("match_or_sum", "match")), "match_or_sum")
    caida_limpia: int = option(Values((2, 4)), 4)
    ronda_points: int = option(Whole(0, 10), 2)
    ronda_when: str = option(Values(("own_turn", "first_play", "automatic")), "own_turn")
    doble_ronda: str | int = option(Either(Values(("wins",)), Whole(1, 20)), "wins")
    caida_on_ronda: int = option(Whole(0, 10), 0)
    odd_count: str = option(Values(("up", "down", "exact")), "up")
    both_twenty: str = option(Values(("both", "non_dealer", "neither")), "both")
    leftovers: str = option(Values(("last_taker", "nobody")), "last_taker")
    cards_stop_at: int = option(Whole(0, 200), lambda o: o.target - 2)
    finish: str = option(Values(("reset", "exact", "reach")), "reset")
    caida_only_from: int = option(Whole(0, 199), lambda o: o.target - 2)
    zapateria: int = option(Whole(0, 200), lambda o: -(-o.target // 4))
    chicas: int = option(Values((1, 2, 3)), 2)
    jokers: int = option(Values((0, 2)), 0)
    periquito_points: int = option(Whole(0, 20), 0)
    misdeal_points: int = option(Whole(0, 20), 10)
    misdeal_grace: bool = option(Flag(), False)
    misdeal_rate: float = option(Real(0, 0.5), 0.0)
    max_deals: int = option(Whole(0, 9999), 0)

    def check(self) -> None:
        """Nothing lies above the target, and a mesa can end."""
        self._at_most("cards_stop_at", self.target)
        self._at_most("caida_only_from", self.target - 1)
        self._at_most("zapateria", self.target)
        if self.caida_only_from == 0 and self.finish != "reach":
            allowed = f"1 … {self.target - 1}"
            raise OptionError("caida_only_from", 0, allowed, "cuarenta-endless", finish=self.finish)

    def _at_most(self, name: str, high: int) -> None:
        if getattr(self, name) > high:
            raise OptionError(name, getattr(self, name), f"0 … {high}")


PRESETS: dict[str, dict[str, Any]] = {
    "standard": {},
    "individual": {"seats": 2},  # C-35
    "rapido": {"target": 20},  # C-34
    "sin_zapateria": {"zapateria": 0},  # C-33
    "comodines": {"jokers": 2},  # C-30
    "periquito": {"periquito_points": 10},  # C-31
    "grace": {"misdeal_grace": True},  # C-32
    "quito": {
        "match_takes": "one",
        "sum_cards": "two",
        "caida_by": "match",
        "caida_limpia": 2,
        "ronda_when": "automatic",
        "leftovers": "last_taker",
        "cards_stop_at": 30,
        "finish": "reach",
    },
    "club": {
        "match_takes": "one",
        "caida_by": "match",
        "ronda_points": 4,
        "ronda_when": "automatic",
        "both_twenty": "non_dealer",
        "leftovers": "nobody",
        "cards_stop_at": 30,
        "finish": "reach",
    },
}
ONE_DEAL: dict[str, Any] = {"max_deals": 1}
NAMES = {
    "40": "standard",
    "cuarenta 40": "standard",
    "forty": "standard",
    "quarante": "standard",
    "cuarenta ecuatoriano": "standard",
    "individual": "individual",
    "cuarenta individual": "individual",
    "rápido": "rapido",
    "cuarenta rápido": "rapido",
    "sin zapatería": "sin_zapateria",
    "cuarenta sin zapatería": "sin_zapateria",
    "comodines": "comodines",
    "cuarenta con comodines": "comodines",
    "periquito": "periquito",
    "cuarenta quiteño": "quito",
    "cuarenta de club": "club",
}
