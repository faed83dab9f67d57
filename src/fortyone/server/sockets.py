"""One connection of a person to a table: what waits to be sent to it, in order."""

import asyncio
from collections import deque

from fortyone.server.people import Person

WAITING = 64  # messages; a connection that is further behind gets the whole state instead
ANSWERS = 32  # that are kept for it all the same: whoever sends so many without reading asks again


class Connection:
    """A socket as a table sees it.

    Attributes:
        person: Whose it is.
        language: In which language it is told what happens; "": not at all.
        behind: Whether messages were dropped, so that the next one must be the whole state.
    """

    def __init__(self, person: Person, language: str = "") -> None:
        self.person = person
        self.language = language
        self.behind = False
        self._waiting: deque[tuple[bytes, bool]] = deque()  # with whether it is an answer
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Send what happened, or remember that it was missed."""
        self._put(message, False)

    def answer(self, message: bytes) -> None:
        """Send the answer to an action; it is kept when what happened is dropped, and follows the whole state."""
        self._put(message, True)

    def _put(self, message: bytes, is_answer: bool) -> None:
        if len(self._waiting) >= WAITING:
            answers = [waiting for waiting in self._waiting if waiting[1]]
            self._waiting = deque(answers[-ANSWERS:])
            self.behind = True
        if is_answer or not self.behind:
            self._waiting.append((message, is_answer))
        self._news.set()

    async def next(self) -> bytes | None:
        """The next message; None where it is the whole state that is due."""
        while not self._waiting and not self.behind:
            self._news.clear()
            await self._news.wait()
        if self.behind:
            self.behind = False
            return None
        return self._waiting.popleft()[0]
