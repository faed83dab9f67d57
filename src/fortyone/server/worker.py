"""A worker process (`python -m fortyone.server.worker`): tasks come in on standard input, replies go out, one by one.

A message is its length, as 4 bytes, and JSON.
"""

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from fortyone.server.tasks import AnyTask, perform

HEAD = 4


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    return stream.read(int.from_bytes(head, "big"))


def frame(body: bytes) -> bytes:
    """A message as it is sent."""
    return len(body).to_bytes(HEAD, "big") + body


def main() -> None:
    """Work until the server closes the pipe, or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints does not disturb the replies
    decode = msgspec.json.Decoder(AnyTask).decode
    with suppress(BrokenPipeError):
        while (body := read_frame(sys.stdin.buffer)) is not None:
            replies.write(frame(msgspec.json.encode(perform(decode(body)))))
            replies.flush()


if __name__ == "__main__":
    main()
