"""The rest of REST: people, games, messages, health."""

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import Cookie

from fortyone.core.messages import HOME, languages
from fortyone.games import game_type, games, resolve
from fortyone.server.asking import (
    address_of,
    hall_of,
    is_loopback,
    language_of,
    maybe_person,
    person_of,
)
from fortyone.server.bodies import Health, Me, Preset, Rename, Token
from fortyone.server.book import Book, book
from fortyone.server.catalogue import Catalogue, Settled, catalogue, settle
from fortyone.server.failures import may_fail
from fortyone.server.people import COOKIE, Person, guest_name
from fortyone.server.refusals import Refused
from fortyone.server.settings import VERSION

Ask = Request[Any, Any, Any]
YEAR = 365 * 24 * 3600


@get("/api/me", tags=["people"], responses=may_fail(429, 503))
async def me(request: Ask) -> Response[Me]:
    """Who I am; a first visit makes me a person, with a cookie that proves it."""
    person = await maybe_person(request)
    if person is not None:
        return Response(Me(person.name, person.robot))
    hall = hall_of(request)
    hall.check_rate("welcome", address_of(request))
    person, secret = await hall.guests.welcome(guest_name(language_of(request)))
    return Response(Me(person.name, person.robot), cookies=[_cookie(request, secret)])


def _cookie(request: Ask, secret: str) -> Cookie:
    secure = request.url.scheme == "https" or request.headers.get("x-forwarded-proto") == "https"
    return Cookie(
        COOKIE, value=secret, max_age=YEAR, httponly=True, samesite="strict", secure=secure
    )


@put("/api/me", tags=["people"], responses=may_fail(400, 401, 403, 413, 429, 503))
async def rename(request: Ask, data: Rename) -> Me:
    """Call me otherwise, at my tables too."""
    person, hall = await person_of(request), hall_of(request)
    hall.check_rate("name", person.id)
    renamed: Person = await hall.rename(person, data.name)
    return Me(renamed.name, renamed.robot)


@post("/api/tokens", tags=["people"], responses=may_fail(400, 403, 413, 429, 503))
async def new_token(request: Ask, data: Rename) -> Token:
    """A player that is a program: it plays with this token instead of a cookie."""
    hall = hall_of(request)
    hall.check_rate("welcome", address_of(request))
    person, secret = await hall.guests.welcome(data.name, robot=True)
    return Token(secret, person.name)


@get("/api/games", tags=["games"])
async def all_games() -> Catalogue:
    """The games there are, with all their options, presets, clauses, words and tips."""
    return catalogue()


@post(
    "/api/games/{name:str}/options",
    status_code=200,
    tags=["games"],
    responses=may_fail(400, 403, 413),
)
async def settle_options(name: str, data: Preset) -> Settled:
    """What options come to, before a table is set up with them: every one with its value."""
    found, meant = resolve(name)
    return settle(game_type(found)(data.preset or meant, **data.options))


@post(
    "/api/games/{name:str}/book",
    status_code=200,
    tags=["games"],
    responses=may_fail(400, 403, 413),
)
async def rule_book(request: Ask, name: str, data: Preset, lang: str | None = None) -> Book:
    """The rules of a table with these options: the book in the reader's language, and examples played by them."""
    found, meant = resolve(name)
    game = game_type(found)(data.preset or meant, **data.options)
    return book(game, language_of(request, lang))


@get(
    "/api/messages/{language:str}",
    media_type=MediaType.TEXT,
    tags=["games"],
    responses=may_fail(400, 404),
)
async def messages(language: str, only: str | None = None) -> Response[str]:
    """The words of a language as Fluent text, all files in one; `only`: some, by name: `web,errors,dice41`."""
    if language not in languages():
        raise Refused("not-found")
    text = "\n".join(path.read_text(encoding="utf-8") for path in _files(language, only))
    return Response(text, media_type="text/plain; charset=utf-8")


def _files(language: str, only: str | None) -> list[Path]:
    folders = [HOME, *(game_type(name).folder() / "locales" for name in games())]
    found = [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]
    return [path for path in found if only is None or path.stem in only.split(",")]


@get("/health", tags=["server"], responses=may_fail(503))
async def health(request: Ask) -> Health:
    """Whether the server keeps what it is told."""
    await hall_of(request).check_health()
    return Health("ok", VERSION)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Ask) -> Response[bytes]:
    """What the server counts, for Prometheus; told to this machine alone by default."""
    hall = hall_of(request)
    if not (hall.settings.metrics_open or is_loopback(request)):
        raise Refused("not-found")
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
