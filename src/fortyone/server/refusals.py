"""Why the server says no: each reason has a stable code, a status over HTTP, and words in every language."""

from typing import Any, Final

from fortyone.core.errors import (
    BadNotation,
    FortyoneError,
    IllegalMove,
    OptionError,
    PositionError,
)

# The codes of this server, each with its HTTP status. The words of a code stand in `locales` as `web-no-<code>`.
STATUS: Final = {
    "action-unknown": 400,
    "bot-unknown": 400,
    "busy": 503,
    "chat-off": 403,
    "foreign-origin": 403,
    "illegal": 409,
    "internal": 500,
    "malformed": 400,
    "method": 405,
    "name": 400,
    "no-hints": 409,
    "no-match": 409,
    "no-person": 401,
    "no-spectators": 403,
    "nonce": 400,
    "not-found": 404,
    "not-manager": 403,
    "not-over": 409,
    "not-seated": 403,
    "not-your-turn": 409,
    "notation": 400,
    "option": 400,
    "over": 409,
    "playing": 409,
    "position": 400,
    "present": 409,
    "record": 400,
    "seat-full": 409,
    "seat-unknown": 400,
    "seated": 409,
    "seats-open": 409,
    "stale": 409,
    "storage": 503,
    "table-broken": 409,
    "table-unknown": 404,
    "too-big": 413,
    "too-many": 429,
    "undo-light": 409,
    "undo-none": 409,
    "undo-pending": 409,
}


class Refused(FortyoneError):  # noqa: N818  (it says what happened)
    """The server does not do what was asked; nothing has changed.

    Attributes:
        code: One of `STATUS`, for programs.
    """

    def __init__(self, code: str, **variables: Any) -> None:
        super().__init__(f"web-no-{code}", **variables)
        self.code = code


KINDS: Final = (
    (IllegalMove, "illegal"),
    (BadNotation, "notation"),
    (OptionError, "option"),
    (PositionError, "position"),
)


def code_of(error: FortyoneError) -> str:
    """The stable code of any error this package raises on purpose."""
    if isinstance(error, Refused):
        return error.code
    if hasattr(error, "line"):
        return "record"
    return next((code for kind, code in KINDS if isinstance(error, kind)), "internal")
