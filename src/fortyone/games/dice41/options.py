"""The options of dice 41 and Midnight, their presets and the names people know them by."""

from dataclasses import dataclass
from typing import Any

from fortyone.core.errors import OptionError
from fortyone.core.options import Flag, GameOptions, Values, Whole, option


@dataclass(frozen=True)
class Faces:
    """Two different faces, as a list."""

    allowed: str = "[a, b], a ≠ b, 1 … 6"

    def read(self, value: Any) -> tuple[int, int]:
        """The two faces in the order given."""
        faces = tuple(value) if isinstance(value, (list, tuple)) else ()
        whole = all(type(face) is int and 1 <= face <= 6 for face in faces)
        if len(faces) != 2 or not whole or faces[0] == faces[1]:
            raise ValueError
        return faces[0], faces[1]


@dataclass(frozen=True)
class Options(GameOptions):
    """See the options table of RULES.md; each option is explained in `locales`."""

    seats: int = option(Whole(1, 12), 2)
    rounds: int = option(Whole(1, 999), lambda o: o.seats)
    keep: str = option(Values(("one", "one_or_more")), "one")
    tickets: tuple[int, int] = option(Faces(), (4, 1))
    ante: int = option(Whole(1, 100), 1)
    tie: str = option(Values(("roll_off", "split", "carry")), "roll_off")
    nobody: str = option(Values(("carry", "closest", "return")), "carry")
    fail_ante: int = option(Whole(0, 100), 0)
    double_24: bool = option(Flag(), False)
    starter: str = option(Values(("rotate", "winner")), "rotate")
    last_pot: str = option(Values(("play_on", "split")), "play_on")
    bank: int = option(Whole(0, 100_000), 0)

    def check(self) -> None:
        """A bank that cannot pay one ante lets nobody play (D-14)."""
        if 0 < self.bank < self.ante:
            raise OptionError("bank", self.bank, f"0, {self.ante} … 100000", "option-bank")


MIDNIGHT = {"keep": "one_or_more", "double_24": True}
PRESETS: dict[str, dict[str, Any]] = {
    "standard": {},
    "midnight": MIDNIGHT,
    "midnight_carry": {**MIDNIGHT, "tie": "carry"},
    "pub": {"fail_ante": 1, "double_24": True},
}
ONE_DEAL: dict[str, Any] = {"rounds": 1, "last_pot": "split"}
NAMES = {
    "dice": "standard",
    "dice 41": "standard",
    "41 dice": "standard",
    "41": "standard",
    "terning 41": "standard",
    "førtién": "standard",
    "midnight": "midnight",
    "1-4-24": "midnight",
}
