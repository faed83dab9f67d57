"""Records over REST: checked and replayed in worker processes."""

from typing import Any

from litestar import Request, Response, post

from fortyone.core.errors import FortyoneError
from fortyone.core.messages import Message
from fortyone.server.asking import hall_of, language_of, person_of
from fortyone.server.bodies import RecordFor, RecordText
from fortyone.server.failures import may_fail
from fortyone.server.people import Person
from fortyone.server.refusals import Refused
from fortyone.server.retell import Replay
from fortyone.server.tasks import AnyTask, Failed, Reply, Retell, Verified, Verify
from fortyone.server.thinkers import TaskLost

LONGEST = 20.0  # seconds for a record

Ask = Request[Any, Any, Any]


class BadRecord(FortyoneError):  # noqa: N818  (it says what happened)
    """A record is refused: in the words of the worker that read it.

    Attributes:
        line: The line the trouble is on.
    """

    def __init__(self, failed: Failed) -> None:
        super().__init__(failed.id)
        self.message = Message(failed.id, _messages(failed.variables))
        self.line = failed.line


def _messages(variables: dict[str, Any]) -> dict[str, Any]:
    """A failure's variables, with the messages among them made messages again."""
    return {
        name: Message(value["id"], _messages(value["variables"]))
        if isinstance(value, dict)
        else value
        for name, value in variables.items()
    }


@post(
    "/api/records/verify",
    status_code=200,
    tags=["records"],
    responses=may_fail(400, 401, 403, 413, 429, 503),
)
async def verify_record(request: Ask, data: RecordText) -> Verified:
    """Check a record: are its moves legal, does its chance come from its seed?"""
    person = await person_of(request)
    reply = await _work(request, person, Verify(data.record))
    assert reply.verified is not None
    return reply.verified


@post(
    "/api/records/replay",
    status_code=200,
    tags=["records"],
    responses=may_fail(400, 401, 403, 413, 429, 503),
)
async def replay_record(request: Ask, data: RecordFor, lang: str | None = None) -> Response[Replay]:
    """Replay a record, event by event, as any seat saw it."""
    person = await person_of(request)
    return await retold(request, person, data.record, data.seat, language_of(request, lang))


async def retold(
    request: Ask, person: Person, record: str, seat: int | None, language: str
) -> Response[Any]:
    """A record told to a reader."""
    reply = await _work(request, person, Retell(record, seat, language))
    return Response(bytes(reply.retold), media_type="application/json")


async def _work(request: Ask, person: Person, task: AnyTask) -> Reply:
    hall = hall_of(request)
    hall.check_rate("record", person.id)
    try:
        reply = await hall.clerks.do(task, LONGEST)
    except TaskLost:
        raise Refused("busy") from None
    if reply.failed is not None:
        raise refusal(reply.failed)
    return reply


def refusal(failed: Failed) -> FortyoneError:
    """What a worker refused: by a code of this server's, else for what is wrong with the record."""
    own, _, code = failed.id.partition("web-no-")
    return BadRecord(failed) if own or not code else Refused(code)
