"""Whoever comes back is known, also when the server has forgotten her for others."""

import asyncio
import time
from pathlib import Path

import pytest

from fortyone.server.guests import Guests
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
