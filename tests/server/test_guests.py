"""Whoever comes back is known, also when the server has forgotten her for others."""

import asyncio
from pathlib import Path

from fortyone.server.guests import Guests
from tests.server.halls import hall_in


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
