"""The command that plays two players against each other, and says what came of it."""

import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Final, NamedTuple

from fortyone.cli.arena_screen import running, show_report
from fortyone.cli.begin import make_game
from fortyone.cli.saves import SUFFIX, write
from fortyone.cli.screen import Screen
from fortyone.core.errors import FortyoneError
from fortyone.lab.arena import play, report, workers
from fortyone.lab.contest import Contest
from fortyone.lab.deal import Outcome
from fortyone.lab.ledger import Ledger
from fortyone.players.paced import NO_BOUND, read_budget

INTERRUPTED: Final = 130


class Asked(NamedTuple):
    """What the command line asks for, besides the contest itself."""

    deals: int
    jobs: int
    out: Path | None
    records: Path | None
    as_json: bool


def make_contest(
    table: tuple[str, str | None, Sequence[str]], players: str, budget: str | None, seed: int
) -> Contest:
    """The contest of a command line: a game, its preset and settings; who plays.

    Raises:
        FortyoneError: something in it cannot be.
    """
    names = [name.strip() for name in players.split(",")]
    if len(names) != 2 or not all(names):
        raise FortyoneError("arena-two-players", text=players)
    game = make_game(*table, None)
    pace = NO_BOUND if budget is None else read_budget(budget)
    sys.path.append(str(Path.cwd()))  # where players of one's own are looked for, last
    contest = Contest(game.name, game.preset, game.changed, (names[0], names[1]), seed, pace)
    contest.check()
    return contest


def show_arena(screen: Screen, contest: Contest, asked: Asked) -> int:
    """Play the deals, and show what came of them; the exit code.

    Raises:
        FortyoneError: a file cannot be read or written, or a worker has died.
    """
    with _ledger(asked.out, contest) as ledger:
        arena = Arena(screen, contest, asked, ledger)
        try:
            arena.play()
        except KeyboardInterrupt:
            arena.say_stopped()
            return INTERRUPTED
        except BrokenExecutor:
            raise FortyoneError("arena-broken") from None
        show_report(screen, report(contest, arena.done), as_json=asked.as_json)
    return 0


def _ledger(path: Path | None, contest: Contest) -> Ledger:
    try:
        return Ledger(path, contest)
    except OSError as error:
        why = error.strerror or str(error)
        raise FortyoneError("cli-cannot-write", path=str(path), why=why) from None


class Arena:
    """One run of the command."""

    def __init__(self, screen: Screen, contest: Contest, asked: Asked, ledger: Ledger) -> None:
        self.screen = screen
        self.contest = contest
        self.asked = asked
        self.ledger = ledger
        self._troubled: set[str] = set()

    @property
    def done(self) -> list[Outcome]:
        """What came of the deals asked for, as far as they are played."""
        outcomes = self.ledger.outcomes
        return [outcomes[deal] for deal in range(self.asked.deals) if deal in outcomes]

    def play(self) -> None:
        """Play the deals that are not in the ledger yet."""
        if self.asked.records:
            _make_folder(self.asked.records)
        jobs, played = self.asked.jobs, self.ledger.outcomes
        left = [deal for deal in range(self.asked.deals) if deal not in played]
        ahead = 1 if jobs == 1 else 4 * jobs
        with (
            running(self.screen, self.contest, self.asked.deals) as progress,
            workers(jobs) as crew,
        ):
            progress(self.done)
            for outcome, records in play(self.contest, left, crew, ahead):
                self.keep(outcome, records)
                progress([outcome])

    def keep(self, outcome: Outcome, records: Sequence[str]) -> None:
        """Write down what came of a deal: its records first, for a deal in the ledger is not played again."""
        if self.asked.records:
            for match, record in zip(outcome.matches, records, strict=True):
                name = f"deal-{outcome.deal:06}-side-{match.side}{SUFFIX}"
                write(self.asked.records / name, record)
        self.ledger.add(outcome)
        for trouble in outcome.trouble:
            if trouble.player not in self._troubled:
                self._troubled.add(trouble.player)
                self.screen.error(self.screen.say("arena-trouble", **trouble.plain()))

    def say_stopped(self) -> None:
        """Say how far it came, and what of that is kept."""
        kept = "arena-stopped" if self.asked.out else "arena-stopped-lost"
        done, deals = len(self.done), self.asked.deals
        self.screen.error(self.screen.say(kept, done=done, deals=deals, path=str(self.asked.out)))


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise FortyoneError("cli-cannot-write", path=str(path), why=why) from None
