"""The table server under load: many tables of scripted clients; acknowledged moves a second, and how long each took.

Run as `python -m benchmarks.server [--tables 200] [--seconds 20]`. The server has one processor, the clients another.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from pathlib import Path

from tests.server.running import Guest, Server, table_of

GAME = {"game": "dice41", "size": 2, "options": {"rounds": 100}}


class Load:
    """What was measured."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.ends = self.spent = 0.0


async def seat(guest: Guest, load: Load) -> None:
    """Play as fast as the server answers, until the time is over."""
    socket = guest.socket
    assert socket is not None
    sent = 0.0
    move_of = guest.view
    while time.monotonic() < load.ends:
        if move_of and move_of["legal"] and not sent:
            await guest.send("play", move=random.choice(move_of["legal"]))
            sent = time.perf_counter()
        try:
            message = json.loads(await asyncio.wait_for(socket.recv(), 5))
        except TimeoutError:
            break
        if message["type"] == "done":
            load.waits.append(time.perf_counter() - sent)
            sent = 0.0
        elif message["type"] in ("state", "update"):
            guest.take(message)
            move_of = guest.view
        elif message["type"] in ("refused", "stale"):
            guest.take(message)
            move_of, sent = guest.view, 0.0


async def measure(server: Server, tables: int, seconds: float) -> Load:
    """Set the tables up, then let all play at once."""
    load, people = Load(), []
    for number in range(tables):
        pair = [await Guest(server, f"Guest {number}-{i}").arrive() for i in (0, 1)]
        await table_of(pair[0], [pair[1]], **GAME)  # type: ignore[arg-type]
        people += pair
    assert server.process is not None
    load.spent = processor(server.process.pid)
    load.ends = time.monotonic() + seconds
    await asyncio.gather(*(seat(guest, load) for guest in people))
    return load


async def idle(server: Server, tables: int) -> None:
    """Set up tables of bots that wait to be started, and look at each once."""
    host = await Guest(server, "Host").arrive()
    for _ in range(tables):
        await host.open("cuarenta", ["me", "basic", "basic", "basic"])


def processor(pid: int) -> float:
    """Seconds of a processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """MB of a process, what it shares counted."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--idle", type=int, default=1000)
    asked = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        assert server.process is not None
        os.sched_setaffinity(server.process.pid, cores[:1])
        os.sched_setaffinity(0, cores[-1:])
        empty = memory(server.process.pid)
        load = asyncio.run(measure(server, asked.tables, asked.seconds))
        spent = processor(server.process.pid) - load.spent
        busy = memory(server.process.pid)
        asyncio.run(idle(server, asked.idle))
        full = memory(server.process.pid)
    waits = sorted(load.waits)
    p99 = statistics.quantiles(waits, n=100)[98]
    print(
        f"| tables | seconds | moves/s | p50 ms | p99 ms | MB, empty | MB, playing | MB, and {asked.idle} idle |"
    )
    print("|---|---|---|---|---|---|---|---|")
    row = [asked.tables, asked.seconds, f"{len(waits) / asked.seconds:.0f}"]
    row += [f"{statistics.median(waits) * 1000:.0f}", f"{p99 * 1000:.0f}"]
    row += [f"{spent / len(waits) * 1000:.2f}"]
    row += [f"{empty:.0f}", f"{busy:.0f}", f"{full:.0f}"]
    print("| " + " | ".join(map(str, row)) + " |")


if __name__ == "__main__":
    main()
