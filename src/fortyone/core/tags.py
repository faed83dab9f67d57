"""The tags of a record (docs/record.md), each with the line it stands on, and what they say of the match."""

import datetime
import json
import re
from typing import Any

from fortyone.core.chance import Stream
from fortyone.core.errors import OptionError, RecordError

KEYED = frozenset({"option", "seat", "nonce"})
CLOSING = ("scores", "result")
NAMES = frozenset(
    (
        *("game", "rules", "preset", "option", "seat", "date", "dealer", "first"),
        *("commitment", "seed", "nonce", "practice", *CLOSING),
    )
)
LOT = ("lot", "")  # no tag, but as good as one: it says who deals


class Tags:
    """Tags by (name, key); the key is "" where a tag has none.

    Attributes:
        found: The line and the value of each.
        line: The line read last, where what is missing is missed.
    """

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], tuple[int, str]] = {}
        self.line = 0

    def add(self, name: str, key: str, value: str) -> None:
        """Take one tag in.

        Raises:
            RecordError: there is no such tag, or it has come already.
        """
        if name not in NAMES or bool(key) != (name in KEYED):
            allowed = " ".join(sorted(NAMES))
            raise RecordError(self.line, "record-tag", tag=name, allowed=allowed)
        if (name, key) in self.found:
            raise RecordError(self.line, "record-tag-twice", tag=f"{name} {key}".strip())
        self.found[name, key] = (self.line, value)

    def has(self, name: str, key: str = "") -> bool:
        """Whether the tag is there."""
        return (name, key) in self.found

    def need(self, name: str) -> tuple[int, str]:
        """The line and the value of a tag that must be there."""
        if not self.has(name):
            raise RecordError(self.line, "record-missing", tag=name)
        return self.found[name, ""]

    def value(self, name: str, key: str = "") -> str | None:
        """The value of a tag, as written."""
        return self.found[name, key][1] if self.has(name, key) else None

    def whole(self, name: str) -> int | None:
        """The value of a tag, as a whole number."""
        line, value = self.found.get((name, ""), (0, None))
        if value is None:
            return None
        if not re.fullmatch("[0-9]{1,9}", value):
            raise RecordError(line, "record-number", tag=name, value=value)
        return int(value)

    def json(self, name: str, key: str) -> Any:
        """The value of a tag that is written as JSON."""
        line, value = self.found[name, key]
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            tag = f"{name} {key}"
            raise RecordError(line, "record-json", tag=tag, value=value) from None

    def options(self) -> dict[str, Any]:
        """The options that differ from the preset."""
        for key in ("name", "preset"):  # arguments of `fortyone.game`, and no options of any game
            if self.has("option", key):
                line, allowed = self.found["option", key][0], " ".join(sorted(NAMES))
                raise RecordError(line, "record-tag", tag=f"option {key}", allowed=allowed)
        return {key: self.json(name, key) for name, key in self.found if name == "option"}

    def by_seat(self, name: str, seats: int) -> list[str | None]:
        """The values of a tag that every seat may have."""
        keys = [str(seat) for seat in range(seats)]
        for (other, key), (line, _) in self.found.items():
            if other == name and key not in keys:
                raise RecordError(line, "record-seat", tag=f"{name} {key}", seats=seats)
        return [self.value(name, key) for key in keys]

    def date(self) -> str:
        """The day the match began, as ISO text; "" where unknown."""
        if not self.has("date"):
            return ""
        line, value = self.need("date")
        try:
            return datetime.date.fromisoformat(value).isoformat()
        except ValueError:
            more = {"tag": "date", "value": value, "allowed": "2026-01-31"}
            raise RecordError(line, "record-value", **more) from None

    def practice(self) -> bool:
        """Whether a move was ever taken back."""
        if not self.has("practice"):
            return False
        line, value = self.need("practice")
        if value != "yes":
            raise RecordError(line, "record-value", tag="practice", value=value, allowed="yes")
        return True

    def check_dealer(self) -> None:
        """A dealer is drawn by lot, or chosen."""
        if self.has(*LOT) and self.has("dealer"):
            raise RecordError(self.need("dealer")[0], "record-two-dealers")
        if not self.has(*LOT) and not self.has("dealer"):
            raise RecordError(self.line, "record-no-dealer")

    def stream(self, seats: int) -> Stream | None:
        """The chance the record claims to come from; None where it shows no seed. Its events are not looked at."""
        if not self.has("seed"):
            return None
        line, seed = self.need("seed")
        if not re.fullmatch("[0-9a-f]{64}", seed):
            raise RecordError(line, "record-seed")
        nonces = enumerate(self.by_seat("nonce", seats))
        added = tuple("" if nonce is None else self._nonce(str(seat)) for seat, nonce in nonces)
        stream = Stream(bytes.fromhex(seed), added)
        line, claimed = self.need("commitment")
        if claimed != stream.commitment:
            raise RecordError(line, "unfair-commitment", expected=stream.commitment)
        return stream

    def _nonce(self, seat: str) -> str:
        """What a seat added to the chance: a text that UTF-8 can hold."""
        nonce = self.json("nonce", seat)
        try:
            str.encode(nonce)
        except (TypeError, ValueError):
            line, value = self.found["nonce", seat]
            raise RecordError(line, "record-json", tag=f"nonce {seat}", value=value) from None
        return str(nonce)

    def blamed(self, error: OptionError) -> int:
        """The line of the tag that an error is about; without one, the line read last."""
        if error.option == "names":
            seats = (tag for tag in self.found if tag[0] == "seat")
            return next(
                (self.found[t][0] for t in seats if self.value(*t) == error.value), self.line
            )
        about = {error.option, "lot"} if error.option == "dealer" else {error.option}
        return next((self.found[tag][0] for tag in self.found if about & {*tag}), self.line)
