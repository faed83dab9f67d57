"""The figures as tables in Markdown, and their place in README.md."""

import datetime
import os
import platform
import re
import subprocess
import sysconfig
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import fortyone
from benchmarks import small
from benchmarks.against import REPEATS, Result
from fortyone.lab.bench import Row, bench

README: Final = Path(__file__).with_name("README.md")
FIGURES: Final = re.compile(r"(?<=<!-- figures -->\n).*(?=<!-- end -->)", re.DOTALL)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown, followed by an empty line."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines) + "\n"


def machine() -> str:
    """Where and when this is measured."""
    mode = "compiled" if fortyone.compiled else "plain Python"
    words = (
        f"{datetime.date.today()}",
        f"{_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}",
        f"{platform.python_implementation()} {platform.python_version()}",
        _compiler(),
        f"fortyone {fortyone.__version__}, {mode}",
    )
    return "Measured: " + " · ".join(words) + "\n\n"


def _processor() -> str:
    described = Path("/proc/cpuinfo")
    if described.exists():
        found = re.search(r"^model name\s*: (.*)$", described.read_text(), re.MULTILINE)
        if found:
            return found[1]
    return platform.processor() or "unknown processor"


def _compiler() -> str:
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    try:
        answer = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "no compiler"
    return answer.stdout.splitlines()[0]


def against_table(results: Iterable[Result]) -> str:
    """The comparisons; the bounds are those of the single repeats."""
    head = ("ours", "played", "against", "unit", "ours", "theirs", "ratio", "of single repeats", "reach")  # fmt: skip
    return table(head, map(_against_row, results))


def _against_row(result: Result) -> tuple[str, ...]:
    pair = result.pair
    played = {"deal": "in one call", "step": "from Python"}[pair.what]
    speeds = (getattr(speed, pair.unit) for speed in (result.ours, result.theirs))
    return (
        f"`{pair.game}`",
        played,
        f"`{pair.peer}`",
        f"{pair.unit}/s",
        *(f"{speed:,.0f}" for speed in speeds),
        f"**{result.ratio:.1f}**",
        f"{min(result.ratios):.1f}–{max(result.ratios):.1f}",
        f"≥ {pair.reach:g}",
    )


def own_table() -> str:
    """What `fortyone bench` prints, with the time of a move."""
    head = ("game", "what", "a second", "moves a second", "ns a move")
    return table(head, map(_own_row, bench()))


def _own_row(row: Row) -> tuple[str, ...]:
    moves = row.moves_per_second
    return (
        f"`{row.game}`",
        row.what,
        f"{row.per_second:,.0f}",
        f"{moves:,.0f}",
        f"{1e9 / moves:.0f}",
    )


def import_table() -> str:
    """What an import takes."""
    head = ("a fresh process", "ms", "more than nothing (reach: < 150)")
    nothing, *_ = times = small.import_times()
    return table(
        head,
        (
            (f"`{code}`", f"{time:.0f}", f"{time - nothing:.0f}")
            for code, time in zip(small.CODES, times, strict=True)
        ),
    )


def small_table() -> str:
    """What a copy takes and how large a match is."""
    head = ("game", "`state.copy()` in µs (reach: < 2)", "a running match in kB")
    names = fortyone.games()
    return table(
        head,
        ((f"`{name}`", f"{small.copy_time(name):.2f}", f"{small.memory(name):.1f}") for name in names),
    )  # fmt: skip


def sections(results: Iterable[Result]) -> Iterator[str]:
    """All of it, each part as soon as it is measured."""
    yield machine()
    yield f"Against OpenSpiel, medians of {REPEATS} interleaved repeats:\n\n"
    yield against_table(results)
    yield "Ours alone, random deals (`deal`: in one call, `step`: each move from Python):\n\n"
    yield own_table()
    yield import_table()
    yield small_table()


def write(text: str) -> None:
    """Put the figures in their place in README.md."""
    readme = README.read_text(encoding="utf-8")
    README.write_text(FIGURES.sub(lambda _: f"\n{text}", readme), encoding="utf-8")
