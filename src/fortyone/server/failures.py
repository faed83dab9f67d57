"""What goes wrong over HTTP: a JSON object with a stable code and words; never a traceback."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec

from fortyone.core.errors import FortyoneError, IllegalMove, OptionError
from fortyone.server.asking import language_of
from fortyone.server.messages import State
from fortyone.server.pages import HEADERS
from fortyone.server.refusals import STATUS, Refused, code_of
from fortyone.server.tasks import plain

_logger = logging.getLogger("fortyone.server")


class Failure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not.

    Attributes:
        code: Stable, for programs; docs/server.md lists them.
        text: A sentence for a person, in the language asked for.
        message: The same as a message id of the `.ftl` files, with its variables.
        clause: The clause of the rules that forbids a move.
        option: The option that is not allowed.
        line: The line of a record.
        state: How the table is now, where an action was stale.
    """

    code: str
    text: str
    message: dict[str, Any]
    clause: str = ""
    option: str = ""
    line: int | None = None
    state: State | None = None


class Outdated(Refused):
    """A stale action, refused with how the table is now."""

    def __init__(self, state: State) -> None:
        super().__init__("stale")
        self.state = state


def failure(error: FortyoneError, language: str) -> Failure:
    """An error as it is sent."""
    message = {"id": error.message.id, "variables": plain(error.message.variables)}
    return Failure(
        code_of(error),
        error.say(language),
        message,
        clause=error.clause if isinstance(error, IllegalMove) else "",
        option=error.option if isinstance(error, OptionError) else "",
        line=getattr(error, "line", None),
        state=error.state if isinstance(error, Outdated) else None,
    )


def respond(request: Request[Any, Any, Any], error: FortyoneError) -> Response[Failure]:
    """The response to an error of ours."""
    body = failure(error, language_of(request))
    hall = request.app.state.hall
    hall.metrics.refused.labels(body.code).inc()
    status = STATUS[body.code]
    return Response(body, status_code=status, media_type="application/json", headers=HEADERS)


def http_failure(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """The response to what the framework refuses."""
    return respond(request, _ours(error))


def _ours(error: HTTPException) -> Refused:
    if isinstance(error, NotFoundException):
        return Refused("not-found")
    if isinstance(error, MethodNotAllowedException):
        return Refused("method")
    if error.status_code == 413:
        return Refused("too-big")
    if isinstance(error, ValidationException) or 400 <= error.status_code < 500:
        return Refused("malformed", why=_reason(error))
    return Refused("internal")


def _reason(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(
            f"{part.get('key', '')} {part.get('message', '')}".strip() for part in extra
        )
    return str(error.detail)


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Failure]:
    """The response to brackets in brackets without end."""
    return respond(request, Refused("malformed", why=str(error)))


def crash(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """The response to a bug: it is logged, and the client learns only that there is one."""
    _logger.error("%s %s", request.method, request.scope.get("path"), exc_info=error)
    return respond(request, Refused("internal"))


HANDLERS: dict[Any, Any] = {
    FortyoneError: respond,
    HTTPException: http_failure,
    RecursionError: too_deep,
    Exception: crash,
}


def may_fail(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route's documentation says of its failures."""
    return {
        status: ResponseSpec(Failure, generate_examples=False, description=WORDS[status])
        for status in statuses
    }


WORDS = {
    400: "What was sent cannot be understood, or is not allowed",
    401: "Nobody we know",
    403: "Not for you",
    404: "There is no such thing",
    409: "Not now",
    413: "Too big",
    429: "Too often",
    503: "It could not be kept",
}
