"""Reading positions: what every game's reader needs to check and to refuse with a name."""

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from fortyone.core.cards import card_text, read_cards
from fortyone.core.errors import BadNotation, PositionError
from fortyone.core.messages import Message


def refuse(message_id: str, **variables: Any) -> NoReturn:
    """Refuse the position, saying why."""
    raise PositionError(message_id, **variables)


class Fields:
    """A position's keys, each taken once with its kind checked.

    Args:
        data: The position as given.
        keys: The keys the game knows; any other is refused.
    """

    def __init__(self, data: Mapping[str, Any], keys: tuple[str, ...]) -> None:
        if not isinstance(data, Mapping):
            refuse("position-no-object")
        for key in data:
            if key not in keys:
                refuse("position-key", key=str(key), allowed=", ".join(keys))
        self.data = data

    def has(self, key: str) -> bool:
        """Whether the key was given."""
        return key in self.data

    def whole(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number between two bounds."""
        value = self.data.get(key, default)
        return self._whole(key, value, low, high)

    def maybe(self, key: str, low: int, high: int) -> int | None:
        """A whole number between two bounds, or null (the default)."""
        value = self.data.get(key)
        return None if value is None else self._whole(key, value, low, high)

    def flag(self, key: str) -> bool:
        """True or false (the default)."""
        value = self.data.get(key, False)
        if type(value) is not bool:
            refuse("position-value", key=key, value=repr(value), allowed="true, false")
        return bool(value)

    def word(self, key: str, default: str, allowed: tuple[str, ...]) -> str:
        """One of a few words."""
        value = self.data.get(key, default)
        if value not in allowed:
            refuse("position-value", key=key, value=repr(value), allowed=", ".join(allowed))
        return str(value)

    def text(self, key: str) -> str:
        """A text; "" where left out."""
        value = self.data.get(key, "")
        if not isinstance(value, str):
            refuse("position-value", key=key, value=repr(value), allowed='"…"')
        return value

    def places(self, key: str, length: int, default: Any) -> list[Any]:
        """A list of this length; filled with the default where left out."""
        value = self.data.get(key)
        if value is None:
            return [default] * length
        if not isinstance(value, (list, tuple)) or len(value) != length:
            refuse("position-length", key=key, value=repr(value), length=length)
        return [default if item is None else item for item in value]

    def wholes(self, key: str, length: int, default: int, low: int, high: int) -> list[int]:
        """Whole numbers between two bounds, one a place."""
        return [self._whole(key, value, low, high) for value in self.places(key, length, default)]

    def seats(self, key: str, seats: int) -> list[int]:
        """Different seats, ascending."""
        value = self.data.get(key, [])
        if not isinstance(value, (list, tuple)) or len(set(map(repr, value))) != len(value):
            refuse("position-value", key=key, value=repr(value), allowed="[…]")
        return sorted(self._whole(key, seat, 0, seats - 1) for seat in value)

    def cards(self, key: str) -> list[int]:
        """A run of cards, in the order given."""
        return self.run(key, self.data.get(key))

    def runs(self, key: str, length: int) -> list[list[int]]:
        """A run of cards a place."""
        return [self.run(key, value) for value in self.places(key, length, "")]

    def run(self, key: str, value: Any) -> list[int]:
        """A run of cards: a text with spaces or a list of texts; null is empty."""
        words = [] if value is None else value.split() if isinstance(value, str) else value
        if not isinstance(words, (list, tuple)) or not all(isinstance(w, str) for w in words):
            refuse("position-value", key=key, value=repr(value), allowed='"7h Td"')
        found: list[int] = self.parse(key, read_cards, words)
        return found

    def parse(self, key: str, reader: Callable[..., Any], value: Any) -> Any:
        """What a reader of notation makes of a value; its complaint becomes the position's."""
        try:
            return reader(value)
        except BadNotation as error:
            reason = Message(error.message.id, error.message.variables)
            raise PositionError("position-notation", key=key, reason=reason) from None

    def _whole(self, key: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            refuse("position-value", key=key, value=repr(value), allowed=f"{low} … {high}")
        return int(value)


def check_once(cards: list[int]) -> None:
    """Refuse a card that stands twice."""
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            refuse("position-twice", card=card_text(card))
        seen.add(card)
