"""Tables over REST: set up, look, act, the record, the replay."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import Parameter

from fortyone.core.match import Match
from fortyone.games import game as find_game
from fortyone.server import messages as msg
from fortyone.server.actions import AnyAction
from fortyone.server.asking import hall_of, language_of, person_of
from fortyone.server.bodies import NewTable, TableRow
from fortyone.server.failures import Outdated, may_fail
from fortyone.server.live import Live
from fortyone.server.people import Person
from fortyone.server.refusals import Refused
from fortyone.server.rest_records import retold
from fortyone.server.retell import Replay
from fortyone.server.show import called
from fortyone.server.table import Table

Ask = Request[Any, Any, Any]
Code = Annotated[str, Parameter(max_length=24, description="the table's unguessable name")]
Number = Annotated[
    int | None, Parameter(ge=1, le=9999, description="which match; left out: the newest")
]


@get("/api/lobby", tags=["tables"], responses=may_fail(429))
async def lobby(request: Ask) -> list[TableRow]:
    """The tables that anyone may come to, the newest first."""
    keeper = hall_of(request).keeper
    rows = await keeper.read(keeper.store.lobby)
    return [_row(row, language_of(request)) for row in rows]


@get("/api/tables", tags=["tables"], responses=may_fail(401, 429))
async def my_tables(request: Ask) -> list[TableRow]:
    """The tables that the person who asks set up or sat at: those that wait for him, then the last changed first."""
    person, hall = await person_of(request), hall_of(request)
    kept = await hall.keeper.read(hall.keeper.store.tables_of, person.id)
    language = language_of(request)
    rows = [_row(row, language, hall.awaited(row["code"]) == person.id) for row in kept]
    return sorted(rows, key=lambda row: not row.turn)


def _row(row: dict[str, Any], language: str, turn: bool = False) -> TableRow:
    names = called(msgspec.json.decode(row["names"], type=list[str]), language)
    kept = {name: row[name] for name in TableRow.__struct_fields__ if name in row}
    return TableRow(**kept | {"names": list(names), "turn": turn})


@post("/api/tables", tags=["tables"], responses=may_fail(400, 401, 403, 409, 413, 429, 503))
async def new_table(request: Ask, data: NewTable) -> msg.State:
    """Set up a table. Its commitment is fixed now; the match begins with the action `start`."""
    person, hall = await person_of(request), hall_of(request)
    hall.check_rate("table", person.id)
    await hall.check_alive(person)
    settled = find_game(data.game, data.preset, **data.options)
    live = await hall.open(
        person,
        settled,
        data.seats,
        dealer=data.dealer,
        listed=data.listed,
        spectators=data.spectators,
        chat=data.chat,
        clock=data.clock,
    )
    return live.audience.state_for(person, language_of(request))


@get("/api/tables/{code:str}", tags=["tables"], responses=may_fail(400, 401, 404, 409, 429))
async def table_state(request: Ask, code: Code, lang: str | None = None) -> msg.State:
    """A table now, as the person who asks may see it."""
    person = await person_of(request)
    live = await hall_of(request).find(code)
    return live.audience.state_for(person, language_of(request, lang))


@post(
    "/api/tables/{code:str}/actions",
    status_code=200,
    tags=["tables"],
    responses=may_fail(400, 401, 403, 404, 409, 413, 429, 503),
)
async def act(request: Ask, code: Code, data: AnyAction) -> msg.Done:
    """Do what could be done over the socket; a stale action is refused with the table as it is now."""
    person, hall = await person_of(request), hall_of(request)
    hall.check_action(person, data)
    live = await hall.find(code)
    try:
        return await live.act(person, data)
    except Refused as refused:
        if refused.code != "stale":
            raise
        raise Outdated(live.audience.state_for(person, language_of(request))) from None


@get(
    "/api/tables/{code:str}/record",
    media_type=MediaType.TEXT,
    tags=["tables"],
    responses=may_fail(400, 401, 403, 404, 409, 429),
)
async def record(request: Ask, code: Code, match: Number = None) -> Response[str]:
    """The record: whole once the match is over, before that as the seat that asks has seen it."""
    person = await person_of(request)
    live = await hall_of(request).find(code)
    text = record_for(live.table, person, match)
    name = f"{live.table.game.name}-{match or len(live.table.finished) + 1}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get(
    "/api/tables/{code:str}/replay",
    tags=["tables"],
    responses=may_fail(400, 401, 403, 404, 409, 413, 429, 503),
)
async def replay(
    request: Ask,
    code: Code,
    match: Number = None,
    seat: Annotated[int | None, Parameter(ge=0, le=15)] = None,
    lang: str | None = None,
) -> Response[Replay]:
    """A match that is over, event by event, as any seat (left out: an onlooker) saw it."""
    person, hall = await person_of(request), hall_of(request)
    live: Live = await hall.find(code)
    played, players = match_of(live.table, match)
    if not played.is_over:
        raise Refused("not-over")
    _check_reader(live.table, person, players)
    return await retold(request, person, played.record(), seat, language_of(request, lang))


def match_of(table: Table, number: int | None) -> tuple[Match, tuple[str, ...]]:
    """A match of a table, and who played it.

    Raises:
        Refused: there is none.
    """
    if number is not None and number <= len(table.finished):
        old = table.finished[number - 1]
        return old.match, old.players
    wanted = number is None or number == len(table.finished) + 1
    if table.match is not None and wanted:
        return table.match, table.players
    if number is None and table.finished:
        return table.finished[-1].match, table.finished[-1].players
    raise Refused("no-match")


def record_for(table: Table, person: Person, number: int | None) -> str:
    """The record of a match, as far as a person may see it.

    Raises:
        Refused: there is none, or it is none of the person's business.
    """
    match, players = match_of(table, number)
    _check_reader(table, person, players)
    if match.is_over:
        return match.record()
    seat = players.index(person.id) if person.id in players else None
    return match.record(seat, public=seat is None)


def _check_reader(table: Table, person: Person, players: tuple[str, ...]) -> None:
    if person.id not in players and not table.spectators:
        raise Refused("no-spectators")
