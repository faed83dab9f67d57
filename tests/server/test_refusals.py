"""What is wrong is refused with a stable code and a sentence; nothing changes, and no other site's page gets in."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fortyone.core.messages import has_message, languages
from fortyone.server.people import COOKIE
from fortyone.server.refusals import KINDS, STATUS
from fortyone.server.socket import BAD_MESSAGES, CLOSED
from tests.server.running import Guest, Server, guests, table_of

OWN = [code for code in STATUS if code not in {kind for _, kind in KINDS} | {"record"}]


@pytest.mark.parametrize("language", languages())
def test_every_code_has_words(language: str) -> None:
    assert not [code for code in OWN if not has_message(f"web-no-{code}", language)]


DEEP = b'{"game":"dice41","options":{"a":' + b"[" * 50_000 + b"]" * 50_000 + b"}}"
ASKED: list[tuple[str, str, Any, int, str]] = [
    ("GET", "/api/tables/nosuchtable", None, 404, "table-unknown"),
    ("GET", "/api/tables/nosuchtable/record", None, 404, "table-unknown"),
    ("GET", "/api/nosuch", None, 404, "not-found"),
    ("DELETE", "/api/me", None, 405, "method"),
    ("POST", "/api/tables", {"game": "chess"}, 400, "option"),
    ("POST", "/api/tables", {"game": "cuarenta", "preset": "x"}, 400, "option"),
    ("POST", "/api/tables", {"game": "cuarenta", "options": {"target": 41}}, 400, "option"),
    ("POST", "/api/tables", {"game": "cuarenta", "options": {"no": 1}}, 400, "option"),
    ("POST", "/api/tables", {"game": "cuarenta", "seats": ["genius"]}, 400, "bot-unknown"),
    ("POST", "/api/tables", {"game": "cuarenta", "seats": ["strong:9s"]}, 400, "bot-unknown"),
    ("POST", "/api/tables", {"game": "cuarenta", "seats": ["me", "me"]}, 400, "seat-unknown"),
    ("POST", "/api/tables", {"game": "cuarenta", "seats": ["open"] * 5}, 400, "seat-unknown"),
    ("POST", "/api/tables", {"game": "cuarenta", "dealer": 4}, 400, "option"),
    ("POST", "/api/tables", {"game": "cuarenta", "clock": 14}, 400, "option"),
    ("POST", "/api/tables", {"game": "cuarenta", "clock": 604_801}, 400, "malformed"),
    ("POST", "/api/tables", {"game": "cuarenta", "colour": "red"}, 400, "malformed"),
    ("POST", "/api/tables", {"preset": "standard"}, 400, "malformed"),
    ("POST", "/api/tables", [], 400, "malformed"),
    ("POST", "/api/tables", DEEP, 400, "malformed"),
    ("POST", "/api/games/dice41/options", DEEP, 400, "malformed"),
    ("PUT", "/api/me", {"name": "\u200b"}, 400, "name"),
    ("PUT", "/api/me", {"name": "\u200d\u200d"}, 400, "name"),
    ("PUT", "/api/me", {"name": "Ro\u200dsa"}, 400, "name"),  # another Rosa, for who reads it
    ("PUT", "/api/me", {"name": "Ро\u200dза"}, 400, "name"),
    ("PUT", "/api/me", {"name": "\u3164"}, 400, "name"),
    ("PUT", "/api/me", {"name": "\u2800 \ufe0f"}, 400, "name"),
    ("PUT", "/api/me", {"name": "علی\u200c"}, 400, "name"),
    ("PUT", "/api/me", {"name": "x" * 41}, 400, "name"),
    ("PUT", "/api/me", {"name": " strong "}, 400, "name"),
    ("PUT", "/api/me", {"name": "a\x1b[2Jb"}, 400, "name"),
    ("POST", "/api/records/verify", {"record": "hello"}, 400, "record"),
    ("POST", "/api/records/verify", {"record": "x" * 600_000}, 413, "too-big"),
    ("GET", "/api/messages/xx", None, 404, "not-found"),
    ("GET", "/api/messages/..%2f", None, 404, "not-found"),
]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"), ASKED, ids=[f"{a[1]} {a[4]}" for a in ASKED]
)
def test_over_rest(
    server: Server, method: str, path: str, body: Any, status: int, code: str
) -> None:
    async def run() -> None:
        async with guests(server, "Rosa") as (rosa,):
            answer = await rosa.ask(method, path, body)
            assert answer.status_code == status, answer.text
            if code:
                assert answer.json()["code"] == code
                assert answer.json()["text"]
            assert "Traceback" not in answer.text

    asyncio.run(run())


def test_nobody_we_know(server: Server) -> None:
    async def run() -> None:
        stranger = Guest(server, "Nobody")
        for token in ("", "wrong"):
            stranger.token = token
            answer = await stranger.ask("GET", "/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (401, "no-person")

    asyncio.run(run())


def words(value: Any) -> Iterator[str]:
    """Every text in a message."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from (key, *words(part))
    elif isinstance(value, list):
        for part in value:
            yield from words(part)
    elif isinstance(value, str):
        yield value


def test_nothing_that_others_see_of_a_person_lets_them_act_for_that_person(server: Server) -> None:
    """Each word of what is sent about a table, taken for a secret, makes nobody of whoever says it."""

    async def run() -> None:
        async with guests(server, "Rosa", "Olga") as (rosa, olga):
            await olga.join(await table_of(rosa, [], "dice41", size=2))
            await rosa.act("say", text="hello")
            await olga.until(lambda guest: '"type":"chat"' in guest.got[-1])
            seen = {word for text in olga.got for word in words(json.loads(text))}
            assert {"Rosa", "hello"} <= seen
            with httpx.Client(base_url=server.url) as thief:
                for word in (w for w in seen if w.strip() == w != "" and w.isascii()):
                    for headers in (
                        {"Authorization": f"Bearer {word}"},
                        {"Cookie": f"{COOKIE}={word}"},
                    ):
                        answer = thief.get("/api/tables", headers=headers)
                        assert answer.json()["code"] == "no-person"

    asyncio.run(run())


def test_a_browser_is_known_by_its_cookie(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        first = browser.get("/api/me")
        cookie = first.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert browser.get("/api/me").json() == first.json()
        assert "set-cookie" not in browser.get("/api/me").headers
        named = browser.put("/api/me", json={"name": "  Rosa   María "})
        assert named.json() == {"name": "Rosa María", "robot": False}
        assert browser.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("origin", "status"), [("http://evil.example", 403), ("null", 403), (None, 200), ("own", 200)]
)
def test_another_sites_page_is_refused(server: Server, origin: str | None, status: int) -> None:
    with httpx.Client(base_url=server.url) as browser:
        browser.get("/api/me")
        said = server.url if origin == "own" else origin
        headers = {"Origin": said} if said else {}
        answer = browser.put("/api/me", json={"name": "Rosa"}, headers=headers)
        assert answer.status_code == status


def test_a_socket_from_another_sites_page_is_refused(server: Server) -> None:
    async def run() -> None:
        async with guests(server, "Rosa") as (rosa,):
            code = await rosa.open("dice41", ["me"])
            address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
            headers = {"Authorization": f"Bearer {rosa.token}", "Origin": "http://evil.example"}
            assert await first_refusal(address, headers) == "foreign-origin"
            assert await first_refusal(address, {}) == "no-person"
            headers["Origin"] = server.url
            wrong = address.replace(code, "wrongcode")
            assert await first_refusal(wrong, headers) == "table-unknown"
            assert await first_refusal(address, headers) == ""

    asyncio.run(run())


async def first_refusal(address: str, headers: dict[str, str]) -> str:
    """The code with which a socket is refused; "" where it is not."""
    async with connect(address, additional_headers=headers) as socket:
        message = json.loads(await socket.recv())
        if message["type"] != "refused":
            return ""
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        return str(message["code"])


BAD = [
    '{"do":"say","id":"1","version":1,"text":"' + "x" * 301 + '"}',
    "",
    "{",
    "[]",
    '"hello"',
    '{"do":"fly","id":"1","version":1}',
    '{"do":"play"}',
]
BAD += [
    '{"do":"play","id":"1","version":"x","move":"Ac"}',
    '{"do":"play","id":"","version":1,"move":"Ac"}',
]
BAD.insert(0, '{"do":' + "[" * 3000)
BAD += [
    '{"do":"sit","id":"1","version":1,"seat":-1}',
    '{"do":"start","id":"1","version":1,"more":1}',
]


def test_malformed_messages(server: Server) -> None:
    """Each is refused and changes nothing; who sends many is hung up on."""

    async def run() -> None:
        async with guests(server, "Rosa") as (rosa,):
            code = await table_of(rosa, [], "cuarenta", size=4, dealer=3)
            version = rosa.version
            for some in (BAD[:6], BAD[6:]):
                await rosa.join(code)
                assert {await answer(rosa, text) for text in some} == {"malformed"}
            await rosa.join(code)
            assert await answer(rosa, "x" * 5000) == "too-big"
            assert await answer(rosa, '{"do":"ping"}') == "pong"
            for _ in range(BAD_MESSAGES - 2):
                assert await answer(rosa, b"\x00") == "malformed"
            assert rosa.version == version
            assert rosa.socket is not None
            await rosa.socket.send("{")
            with pytest.raises(ConnectionClosed):
                await rosa.until(lambda guest: False)
            assert json.loads(rosa.got[-1])["code"] == "too-many"
            assert rosa.socket.close_code == CLOSED
            await rosa.join(code)
            await rosa.socket.send("x" * 200_000)
            with pytest.raises(ConnectionClosed):
                await rosa.until(lambda guest: False)

    asyncio.run(run())


async def answer(guest: Guest, text: str | bytes) -> str:
    """The code of the refusal of a message, else the type of its answer."""
    assert guest.socket is not None
    await guest.socket.send(text)
    while (message := await guest.receive())["type"] not in ("refused", "pong"):
        pass
    return str(message.get("code", message["type"]))


def test_too_much_at_once(tmp_path: Any) -> None:
    async def run(server: Server) -> None:
        async with guests(server, "Rosa") as (rosa,):
            code = await rosa.open("dice41", ["me"])
            await rosa.join(code)
            codes = [(await rosa.act("say", text="hi")).get("code") for _ in range(12)]
            assert codes[0] is None
            assert codes[-1] == "too-many"

    with Server(tmp_path, FORTYONE_RATE="5", FORTYONE_BURST="10") as server:
        asyncio.run(run(server))


def test_only_people_of_the_table_see_what_is_not_for_all(server: Server) -> None:
    async def run() -> None:
        async with guests(server, "Rosa", "Olga") as (rosa, olga):
            code = await table_of(rosa, [], "cuarenta", size=4, spectators=False)
            await rosa.until(lambda guest: guest.is_on_turn)
            await rosa.act("say", text="among us")
            await olga.join(code, lang="en")
            assert (olga.view, olga.you) == (None, None)
            await rosa.act("say", text="still among us")
            await rosa.act("play", move=(rosa.view or {})["legal"][0])
            await rosa.until(lambda guest: guest.is_on_turn)
            await olga.until(lambda guest: guest.version >= rosa.version)
            for text in olga.got:
                message = json.loads(text)
                assert message["type"] in ("state", "update", "here")
                told = [message.get(key) for key in ("chat", "recent", "events", "view")]
                assert not any(told), text
            answer = await olga.ask("GET", f"/api/tables/{code}/record")
            assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")
            answer = await olga.ask(
                "POST",
                f"/api/tables/{code}/actions",
                {"do": "play", "id": "x", "version": olga.version, "move": "Ac"},
            )
            assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
            replay = await rosa.ask("GET", f"/api/tables/{code}/replay")
            assert replay.json()["code"] == "not-over"

    asyncio.run(run())


def test_metrics_are_for_this_machine_alone(server: Server) -> None:
    assert "fortyone_moves_total" in httpx.get(server.url + "/metrics").text
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        assert httpx.get(server.url + "/metrics", headers={header: "x"}).status_code == 404
    assert httpx.get(server.url + "/health").json()["status"] == "ok"
