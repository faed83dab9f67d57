"""What an arena shows: how far it is, and what came of it."""

import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from fortyone.cli.screen import Screen
from fortyone.lab.arena import Report, report
from fortyone.lab.contest import Contest
from fortyone.lab.deal import Outcome
from fortyone.lab.stats import Estimate

PAUSE: Final = 1.0  # seconds between two looks at the figures so far


@contextmanager
def running(
    screen: Screen, contest: Contest, deals: int
) -> Iterator[Callable[[Sequence[Outcome]], None]]:
    """A progress bar on standard error, where that is a terminal; to be told what has been played."""
    console = Console(file=sys.stderr)
    words = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    bar = Progress(
        *words,
        TextColumn("{task.description}"),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
    task = bar.add_task("", total=deals)
    outcomes: list[Outcome] = []
    looked = 0.0

    def tell(news: Sequence[Outcome]) -> None:
        nonlocal looked
        outcomes.extend(news)
        bar.advance(task, len(news))
        if not bar.disable and outcomes and time.monotonic() - looked > PAUSE:
            looked = time.monotonic()
            found = Figures(screen).estimate(report(contest, outcomes).mean)
            bar.update(task, description=" ".join(found))

    with bar:
        yield tell


def show_report(screen: Screen, found: Report, *, as_json: bool) -> None:
    """Show what an arena has found."""
    if as_json:
        screen.write(json.dumps(found.plain()))
        return
    first, second = found.players
    unit = screen.maybe(f"{found.game}-arena-unit") or screen.say("arena-unit")
    figures = Figures(screen)
    screen.print(
        screen.say("arena-title", game=screen.title(found.game), preset=found.preset),
        screen.say("arena-played", deals=found.deals, matches=found.matches, dealt=found.dealt),
        "",
        screen.say("arena-first", first=first, second=second),
    )
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(screen.say("arena-mean"), *figures.estimate(found.mean), Text(unit, style="dim"))
    grid.add_row(screen.say("arena-wins"), *figures.estimate(found.match_wins, percent=True), "")
    screen.out.print(grid)
    screen.print("")
    screen.out.print(moves_grid(screen, found))


def moves_grid(screen: Screen, found: Report) -> Table:
    """How each player moved."""
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_edge=False)
    grid.add_column("")
    for word in ("moves", "pace", "illegal", "late"):
        grid.add_column(screen.say(f"arena-{word}"), justify="right", header_style="")
    figures = Figures(screen)
    for player, tally in zip(found.players, found.tallies, strict=True):
        counts = (tally.illegal, tally.late)
        pace = figures.number("arena-seconds", tally.seconds / max(tally.moves, 1))
        grid.add_row(Text(player), str(tally.moves), pace, *map(str, counts))
    return grid


class Figures:
    """Numbers as the reader's language writes them."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def number(self, form: str, value: float) -> str:
        """A number in one of the forms among the messages, with a true minus."""
        return self.screen.say(form, value=value).replace("-", "−")

    def estimate(self, found: Estimate, *, percent: bool = False) -> tuple[str, str]:
        """A value, and its interval."""
        form = "arena-percent" if percent else "arena-signed"

        def shown(value: float) -> str:
            plus = "+" if value > 0 and not percent else ""
            return plus + self.number(form, value)

        low, high = found.interval
        if low is None or high is None:
            return shown(found.value), self.screen.say("arena-one-deal")
        interval = self.screen.say("arena-interval", low=shown(low), high=shown(high))
        return shown(found.value), interval
