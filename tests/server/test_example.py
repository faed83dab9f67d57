"""The bot of the documentation sits down and plays a match."""

import asyncio
import sys
from pathlib import Path

from tests.server.running import Server, guests

BOT = Path(__file__).parents[2] / "docs" / "bot.py"


def test_the_bot_of_the_docs_plays(server: Server) -> None:
    async def run() -> None:
        async with guests(server, "Rosa") as (rosa,):
            code = await rosa.open("dice41", ["open", "basic"], options={"rounds": 1})
            await rosa.join(code)
            bot = await asyncio.create_subprocess_exec(sys.executable, BOT, server.url, code)
            await rosa.until(lambda guest: guest.table["seats"][0]["kind"] == "person")
            assert rosa.table["seats"][0]["robot"]
            assert (await rosa.act("start"))["type"] == "done"
            await rosa.until(lambda guest: guest.is_over)
            assert await bot.wait() == 0

    asyncio.run(run())


def test_the_example_stays_short() -> None:
    lines = BOT.read_text(encoding="utf-8").splitlines()
    code = [line for line in lines if line.strip() and not line.strip().startswith(('"""', "#"))]
    assert len(code) <= 45
