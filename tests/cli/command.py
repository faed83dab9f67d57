"""Runs the command in this process, as a script would: lines in, text and exit code out."""

import io
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from fortyone.cli.app import run
from fortyone.core.messages import Message, languages, say
from fortyone.core.state import COMPILED


class Ran(NamedTuple):
    """What a run of the command left."""

    code: int
    out: str
    err: str


class Command:
    """The command `fortyone`, its input a script."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, script: Sequence[str] = ()) -> Ran:
        lines = "".join(f"{line}\n" for line in script)
        self.monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = run(arguments)
        out, err = self.capsys.readouterr()
        return Ran(code, out, without_notice(err))


def without_notice(err: str) -> str:
    """Standard error without the line that the plain mode is slow."""
    if COMPILED:
        return err
    notices = {f"fortyone: {say(Message('cli-slow'), tongue)}" for tongue in languages()}
    lines = err.splitlines(keepends=True)
    return "".join(line for line in lines if line.rstrip("\n") not in notices)
