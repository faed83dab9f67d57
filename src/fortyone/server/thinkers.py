"""Worker processes, seen from the event loop: one task each at a time, ended where they are late, begun anew."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from fortyone.server.tasks import AnyTask, Reply
from fortyone.server.worker import HEAD, frame

_ANSWER = msgspec.json.Decoder(Reply).decode
LARGEST = 64 * 1024 * 1024


class TaskLost(Exception):  # noqa: N818  (it says what happened)
    """The worker failed or was late; `args[0]` says which."""


class Thinkers:
    """A few worker processes.

    Args:
        count: How many at most; they begin when they are first needed.
        queue: How many tasks may wait for one to be free.
    """

    def __init__(self, count: int, queue: int = sys.maxsize) -> None:
        self._queue = queue
        self._waiting = 0
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._all: set[Process] = set()

    async def do(self, task: AnyTask, seconds: float) -> Reply:
        """Have a task done.

        Args:
            task: What to do.
            seconds: How long it may take, once a worker is free; and how long it may wait for that.

        Raises:
            TaskLost: the worker failed, or was late, and is ended; or none was free.
        """
        process = await self._next(seconds)
        kept: Process | None = None
        try:
            process = process if process and process.returncode is None else await self._begin()
            async with asyncio.timeout(seconds):  # `wait_for` may swallow that its caller is to end
                reply = await _exchange(process, task)
            kept = process
        except TimeoutError:
            raise TaskLost("late") from None
        except (
            OSError,
            EOFError,
            RuntimeError,
            msgspec.DecodeError,
        ):  # uvloop’s word for a closed pipe
            raise TaskLost("failed") from None
        finally:
            if kept is None and process is not None:
                self._end(process)
            self._free.put_nowait(kept)
        return reply

    async def _next(self, seconds: float) -> Process | None:
        """The next worker that is free; None where it is to be begun."""
        if self._waiting >= self._queue:
            raise TaskLost("late")
        self._waiting += 1
        try:
            async with asyncio.timeout(seconds if self._free.empty() else None):
                return await self._free.get()
        except TimeoutError:
            raise TaskLost("late") from None
        finally:
            self._waiting -= 1

    async def _begin(self) -> Process:
        command = (sys.executable, "-m", "fortyone.server.worker")
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LARGEST
        )
        self._all.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()

    async def stop(self) -> None:
        """End them all."""
        processes = list(self._all)
        for process in processes:
            self._end(process)
        await asyncio.gather(*(process.wait() for process in processes))


async def _exchange(process: Process, task: AnyTask) -> Reply:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(frame(msgspec.json.encode(task)))
    await process.stdin.drain()
    head = await process.stdout.readexactly(HEAD)
    body = await process.stdout.readexactly(int.from_bytes(head, "big"))
    return _ANSWER(body)
