"""Whoever comes back is known, also when the server has forgotten her for others."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from fortyone.core.messages import languages
from fortyone.server.guests import Guests
from fortyone.server.people import guest_name
from tests.server.halls import hall_in
from tests.server.test_limits import Client, app

# Newer spellings are not known to every Litestar that will do.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def version_of(client: Client, path: str) -> int:
    version: int = client.get(path).json()["version"]
    return version


def test_a_new_name_is_told_at_every_table(tmp_path: Path) -> None:
    """At one that sleeps, when its person comes back."""
    with app(tmp_path, idle_seconds=0.01) as client:
        asked = {"game": "dice41", "seats": ["me"]}
        path = f"/api/tables/{client.post('/api/tables', json=asked).json()['table']['code']}"
        with client.websocket_connect(f"{path}/socket") as socket:
            client.put("/api/me", json={"name": "Rosa"})
            socket.send_json({"do": "ping"})
            told = list(
                iter(socket.receive_json, {"type": "pong", "version": version_of(client, path)})
            )
            assert told[-1]["table"]["seats"][0]["name"] == "Rosa"
        while client.app.state.hall.tables:
            time.sleep(0.01)
        client.put("/api/me", json={"name": "Rosa María"})
        with client.websocket_connect(f"{path}/socket") as socket:
            assert socket.receive_json()["table"]["seats"][0]["name"] == "Rosa María"
            version = version_of(client, path)
        with client.websocket_connect(f"{path}/socket") as socket:
            assert socket.receive_json()["version"] == version


def test_a_table_that_waits_for_one_says_so_in_the_list(tmp_path: Path) -> None:
    """Above those changed since; also while it sleeps, and until one has moved."""
    with app(tmp_path, idle_seconds=0.01) as client:
        asked = {"game": "tarneeb41", "seats": ["me", "open", "open", "open"], "dealer": 3}
        code = client.post("/api/tables", json=asked).json()["table"]["code"]
        others = [client.post("/api/tokens", json={"name": name}).json() for name in "ABC"]
        keys = [{}, *({"Authorization": f"Bearer {other['token']}"} for other in others)]
        path = f"/api/tables/{code}"

        def act(who: int, **action: Any) -> None:
            sent = {"version": version_of(client, path), "id": f"act {who}", **action}
            answer = client.post(f"{path}/actions", json=sent, headers=keys[who])
            assert answer.status_code == 200, answer.text

        for seat in (1, 2, 3):
            act(seat, do="sit", seat=seat)
        act(0, do="start", id="start")
        for key in keys:
            client.post("/api/tables", json=asked, headers=key)
        on_turn: int = client.get(path).json()["view"]["turn"]
        for sleeps in (False, True):
            while sleeps and client.app.state.hall.tables:
                time.sleep(0.01)
            for seat, key in enumerate(keys):
                rows = client.get("/api/tables", headers=key).json()
                assert [row["turn"] for row in rows if row["code"] == code] == [seat == on_turn]
                assert seat != on_turn or rows[0]["code"] == code
        view = client.get(path, headers=keys[on_turn]).json()["view"]
        act(on_turn, do="play", id="bid", move=view["legal"][0])
        rows = client.get("/api/tables", headers=keys[on_turn]).json()
        assert not any(row["turn"] for row in rows)


def test_few_are_in_memory_and_all_are_known(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_in(tmp_path) as hall:
            guests = Guests(hall.keeper, remembered=2)
            came = [await guests.welcome(name) for name in ("Rosa", "Kari", "Budi")]
            assert len(guests) == 2
            rosa = await guests.rename(came[0][0], "Rosa María")
            assert [await guests.find(secret) for _, secret in came] == [
                rosa,
                *(p for p, _ in came[1:]),
            ]
            assert len(guests) == 2
            assert await guests.find("nobody's secret") is None

    asyncio.run(run())


def test_a_made_up_name_is_in_the_language_of_the_guest(tmp_path: Path) -> None:
    with app(tmp_path) as client:
        for language in languages():
            client.cookies.clear()
            name = client.get("/api/me", headers={"Accept-Language": language}).json()["name"]
            word, _, number = name.rpartition(" ")
            guests = {guest_name(language).rpartition(" ")[0] for _ in range(200)}
            assert word in guests
            assert number.isdigit()
        assert "Туз" in {guest_name("ru").rpartition(" ")[0] for _ in range(200)}
