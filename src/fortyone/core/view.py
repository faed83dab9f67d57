"""What a seat may know: the only thing that bots, screens and hints are given."""

from typing import Any

import msgspec

from fortyone.core.options import GameOptions
from fortyone.core.state import Event

_ENCODE = msgspec.json.Encoder(order="deterministic").encode


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one seat may know at one moment, and nothing else. Each game adds its own fields.

    Attributes:
        game: The game's name.
        options: The options in force, every one with its value.
        seat: Whose view it is; None: a spectator's, who sees no hand.
        turn: The seat on turn, or −1 (chance is due), or −2 (over).
        legal: The legal moves of `seat`, canonical and sorted; empty when it is not on turn.
        scores: The game's own count, by seat or side.
        returns: What the match has been worth so far, by seat.
        log: The open events of the running deal or round, oldest first, as [seat, text]; seat −1 is chance.
    """

    game: str
    options: GameOptions
    seat: int | None
    turn: int
    legal: tuple[str, ...]
    scores: tuple[int | None, ...]
    returns: tuple[float, ...]
    log: tuple[Event, ...]

    def json(self) -> bytes:
        """The view as JSON, always the same bytes for equal views; the schema is in docs/views.md."""
        return _ENCODE(self)


def view_schema(view_type: type[View]) -> dict[str, Any]:
    """The JSON Schema of a game's view."""
    return msgspec.json.schema(view_type)
