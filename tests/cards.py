"""Cards named in any value of JSON."""

import re
from collections.abc import Iterator
from typing import Any

CARD = re.compile(r"(?:[A23456789TJQK][cdhs]|X[12])(?![a-wyz])")  # also in a move, `7cx3d4h`
CARDS = re.compile(r"(?:(?:[A23456789TJQK][cdhs]|X[12]) ?)+")


def texts(value: Any) -> Iterator[str]:
    """Every text in a value of JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from texts(part)


def cards_in(value: Any) -> list[str]:
    """Every card a value names."""
    return [card for text in texts(value) for card in CARD.findall(text)]
