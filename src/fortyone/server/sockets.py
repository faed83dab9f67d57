"""One connection of a person to a table: what waits to be sent to it, in order."""

import asyncio
from collections import deque

from fortyone.server.people import Person

WAITING = 64  # messages; a connection that is further behind gets the whole state instead


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
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Send a message, or remember that it was missed."""
        if len(self._waiting) >= WAITING:
            self._waiting.clear()
            self.behind = True
        if not self.behind:
            self._waiting.append(message)
        self._news.set()

    async def next(self) -> bytes | None:
        """The next message; None where it is the whole state that is due."""
        while not self._waiting and not self.behind:
            self._news.clear()
            await self._news.wait()
        if self.behind:
            self.behind = False
            return None
        return self._waiting.popleft()
