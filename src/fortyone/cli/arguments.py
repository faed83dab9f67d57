"""What the subcommands of `fortyone` take: the kinds of arguments and options they share, and how a value is read."""

import re
from pathlib import Path
from typing import Annotated

import typer


def _speak(context: typer.Context, language: str | None) -> str | None:
    if not context.resilient_parsing:
        context.find_root().obj.speak(language)
    return language


def whole(text: str | int) -> int:
    """A whole number of any size that people would write."""
    if not re.fullmatch(r"[+-]?[0-9]{1,999}", str(text)):
        raise typer.BadParameter(str(text))
    return int(text)


def from_zero(text: str | int) -> int:
    """A whole number from 0."""
    return _at_least(0, text)


def from_one(text: str | int) -> int:
    """A whole number from 1."""
    return _at_least(1, text)


def _at_least(least: int, text: str | int) -> int:
    number = whole(text)
    if number < least:
        raise typer.BadParameter(str(text))
    return number


def examples(*lines: str) -> str:
    """The end of a command's help: these lines of its use."""
    return "\b\nExamples:\n" + "\n".join(f"  fortyone {line}" for line in lines)


GameName = Annotated[str, typer.Argument(metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]
Preset = Annotated[str | None, typer.Option(metavar="NAME")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="OPTION=VALUE"),
]
Lang = Annotated[
    str | None,
    typer.Option(metavar="CODE", is_eager=True, callback=_speak),
]
AsJson = Annotated[bool, typer.Option("--json")]
