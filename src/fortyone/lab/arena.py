"""Two players over many deals, and how sure one can be of what came of it.

Work goes through whatever `concurrent.futures.Executor` is handed in; `workers` makes one of processes here.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from fortyone.core.errors import FortyoneError
from fortyone.lab.contest import Contest
from fortyone.lab.deal import Outcome, Tally, play_deal
from fortyone.lab.stats import Estimate, rate, share

AHEAD: Final = 64  # deals handed to an executor at a time

Result = tuple[Outcome, tuple[str, ...]]  # and the records of its matches


def play(
    contest: Contest, deals: Iterable[int], executor: Executor, ahead: int = AHEAD
) -> Iterator[Result]:
    """Play these deals, and give what came of each as soon as it is known.

    Args:
        contest: Who plays what.
        deals: Their numbers, from 0; a number is always the same deal.
        executor: Does the work, in any order.
        ahead: Deals that are handed to it before one of them is done.

    Raises:
        FortyoneError: the contest cannot be.
    """
    contest.check()
    left = iter(deals)
    running: set[Future[Result]] = set()
    while True:
        for deal in islice(left, ahead - len(running)):
            running.add(executor.submit(play_deal, contest, deal))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


class Here(Executor):
    """Does the work at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """A future that is done."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def workers(jobs: int) -> Iterator[Executor]:
    """So many processes to play deals; for one, this process. Left by an exception, they stop at once."""
    if jobs == 1:
        yield Here()
        return
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")  # nothing of ours is copied half-done
    executor = ProcessPoolExecutor(jobs, context, initializer=_serve)
    try:
        yield executor
    except BaseException:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        executor.shutdown(cancel_futures=True)
        raise
    executor.shutdown()


def _serve() -> None:
    """Begin a worker: Ctrl-C, which a terminal sends to all, is its parent's affair; it ends when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # whatever it is doing: nobody waits for it


@dataclass(frozen=True)
class Report:
    """What an arena has found, from the first player's side.

    Attributes:
        game: The game's name.
        preset: Its preset.
        players: As written.
        deals: How many were played, each in every seating.
        mean: By how much the first player won a deal (docs/arena.md), in points or `returns`.
        match_wins: The share of matches it won, ties half.
        matches: How many matches that was.
        dealt: How many deals, hands or rounds were dealt in them.
        tallies: How each player moved.
    """

    game: str
    preset: str
    players: tuple[str, str]
    deals: int
    mean: Estimate
    match_wins: Estimate
    matches: int
    dealt: int
    tallies: tuple[Tally, Tally]

    def plain(self) -> dict[str, Any]:
        """The report as JSON has it."""
        moves = [(tally.moves, tally.seconds) for tally in self.tallies]
        return {
            "game": self.game,
            "preset": self.preset,
            "players": list(self.players),
            "deals": self.deals,
            "mean": self.mean.value,
            "ci95": list(self.mean.interval),
            "match_wins": self.match_wins.value,
            "match_wins_ci95": list(self.match_wins.interval),
            "illegal": sum(tally.illegal for tally in self.tallies),
            "late": sum(tally.late for tally in self.tallies),
            "seconds_per_move": [round(seconds / max(count, 1), 6) for count, seconds in moves],
        }


def report(contest: Contest, outcomes: Iterable[Outcome]) -> Report:
    """What these outcomes come to; the order does not matter.

    Raises:
        FortyoneError: there is none.
    """
    played = sorted(outcomes, key=lambda outcome: outcome.deal)
    if not played:
        raise FortyoneError("arena-nothing")
    margins = [sum(match.margin for match in outcome.matches) for outcome in played]
    dealt = [sum(match.deals for match in outcome.matches) for outcome in played]
    wins = [sum(m.won for m in outcome.matches) / len(outcome.matches) for outcome in played]
    return Report(
        game=contest.game,
        preset=contest.table().preset,
        players=contest.players,
        deals=len(played),
        mean=rate(margins, dealt),
        match_wins=share(wins),
        matches=sum(len(outcome.matches) for outcome in played),
        dealt=sum(dealt),
        tallies=(total(played, 0), total(played, 1)),
    )


def total(outcomes: Iterable[Outcome], who: int) -> Tally:
    """How one player moved in all of them."""
    tallies = [outcome.tallies[who] for outcome in outcomes]
    return Tally(
        moves=sum(tally.moves for tally in tallies),
        seconds=sum(tally.seconds for tally in tallies),
        illegal=sum(tally.illegal for tally in tallies),
        late=sum(tally.late for tally in tallies),
    )
