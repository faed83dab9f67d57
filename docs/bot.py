"""A bot that plays a seat over the API: `python docs/bot.py http://127.0.0.1:8041 CODE`.

CODE is the invite of a table with an open seat. It needs nothing of fortyone: put your own idea into `choose`.
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect


def choose(view: dict) -> str:  # type: ignore[type-arg]
    """Any legal move: here is where a better idea goes."""
    return random.choice(view["legal"])


def token(server: str) -> str:
    """Become a player that the server knows."""
    body = json.dumps({"name": "My bot"}).encode()
    request = urllib.request.Request(
        f"{server}/api/tokens", body, {"Content-Type": "application/json"}
    )
    return str(json.load(urllib.request.urlopen(request))["token"])


async def play(server: str, code: str) -> None:
    """Sit down and play until the match is over."""
    headers = {"Authorization": f"Bearer {token(server)}"}
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    async with connect(address, additional_headers=headers) as socket:
        table, number = None, 0
        async for text in socket:
            message = json.loads(text)
            if message["type"] not in ("state", "update"):
                continue
            table = message["table"] or table
            action = {"id": str(number), "version": message["version"]}
            number += 1
            if table["phase"] == "over":
                return
            seats = [seat["kind"] for seat in table["seats"]]
            if message["you"] is None and table["phase"] == "waiting" and "open" in seats:
                action |= {"do": "sit", "seat": seats.index("open")}
            elif message["view"] and message["view"]["legal"]:
                action |= {"do": "play", "move": choose(message["view"])}
            else:
                continue
            await socket.send(json.dumps(action))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
