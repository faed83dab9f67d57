"""Commands that answer exactly: dice 41 and Midnight, solved."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.text import Text

from fortyone.cli.begin import read_settings
from fortyone.cli.screen import Screen
from fortyone.core.dice import faces_text, read_faces
from fortyone.core.errors import FortyoneError, OptionError
from fortyone.core.game import Game
from fortyone.games import game, resolve
from fortyone.games.dice41.advice import Advice, Throw, advise
from fortyone.games.dice41.aim import Aim
from fortyone.games.dice41.lead import SCORES
from fortyone.games.dice41.options import Options
from fortyone.games.dice41.solver import SEATS, Solver, Stakes, Standing

SOLVED = "dice41"
BAR = 24  # columns of the longest bar
SHOWN = [0, *range(4, SCORES)]  # 1, 2 and 3 are no scores


def solved_game(name: str, preset: str | None, settings: Sequence[str], **given: Any) -> Game:
    """The game with its options; those `given` by options of the command may not contradict `--set`.

    Raises:
        OptionError: a game that is not solved, or an option that is not allowed.
    """
    if resolve(name)[0] != SOLVED:
        raise OptionError("game", name, SOLVED, "cli-not-solved")
    options = read_settings(settings)
    for option, value in given.items():
        if value is not None and options.setdefault(option, value) != value:
            raise OptionError(option, value, str(options[option]))
    return game(name, preset, **options)


# fortyone solve


def tables(solver: Solver, options: Options) -> dict[str, Any]:
    """What `fortyone solve --json` prints.

    Raises:
        OptionError: a number of seats that is not solved.
    """
    return {
        "max_mean": solver.max_mean,
        "max_qualify": solver.max_qualify,
        "max_24": solver.max_24,
        "at_least": solver.at_least,
        "more_than": solver.more_than,
        "distribution": solver.distribution,
        "seat_shares": solver.seat_shares(options.seats, options.tie),
    }


def scores_worth(solver: Solver, options: Options) -> list[list[float]]:
    """What each score 0 … 24 is worth to the first to qualify, in pots, with one, two, … seats still to throw."""
    stakes = Stakes(options.seats, options.tie)
    return [solver.utility(stakes, Standing(0, 0, after)) for after in range(1, options.seats)]


def show_solution(screen: Screen, found: Game, *, as_json: bool, picture: Path | None) -> None:
    """Print the tables, and draw them if a picture is asked for.

    Raises:
        FortyoneError: a number of seats that is not solved, or the picture cannot be made.
    """
    assert isinstance(found.options, Options)
    solved = tables(Solver.of(found.options), found.options)
    if picture is not None:
        from fortyone.cli.plot import draw

        worths = scores_worth(Solver.of(found.options), found.options)
        draw(screen, picture, solved, worths, _subtitle(screen, found.options))
    if as_json:
        screen.write(json.dumps(solved))
        return
    screen.print(Text(_subtitle(screen, found.options), style="bold blue"), "")
    for key in ("max_mean", "max_qualify", "max_24"):
        value = f"{solved[key]:9.4f}" if key == "max_mean" else f"{100 * solved[key]:9.4f} %"
        screen.print(f"{screen.say(f'cli-solve-{key}'):34}{value}")
    screen.print("", *_targets(screen, solved), "", *_shares(screen, solved, found.options))


def _subtitle(screen: Screen, options: Options) -> str:
    one, other = map(str, options.tickets)
    tickets = screen.say("cli-solve-tickets", one=one, other=other)
    return f"{screen.say(f'cli-solve-{options.keep}')} · {tickets}"


def _targets(screen: Screen, solved: dict[str, Any]) -> list[Text]:
    """A row a score: how likely it can be reached or passed, and how often the best mean ends there."""
    heads = [screen.say(f"cli-solve-{key}") for key in ("score", "at_least", "more_than")]
    head = f"{heads[0]:>6}{heads[1]:>12}{heads[2]:>12}  {screen.say('cli-solve-distribution')}"
    most = max(solved["distribution"])
    rows = [Text(head, style="dim")]
    for score in SHOWN:
        chance = solved["distribution"][score]
        reach, beat = solved["at_least"][score], solved["more_than"][score]
        row = Text(f"{score:6}{100 * reach:10.2f} %{100 * beat:10.2f} %{100 * chance:9.2f} % ")
        rows.append(row.append("━" * round(BAR * chance / most), style="blue"))
    return rows


def _shares(screen: Screen, solved: dict[str, Any], options: Options) -> list[Text]:
    title = screen.say("cli-solve-shares", tie=options.tie)
    shares = "  ".join(f"{100 * share:.4f} %" for share in solved["seat_shares"])
    return [Text(title, style="dim"), Text(shares)]


# fortyone advise


@dataclass(frozen=True)
class Question:
    """What `fortyone advise` is asked; None where it was left out.

    Attributes:
        kept: Digits of the dice set aside before.
        thrown: Digits of the dice lying thrown.
        to_beat: The best score so far; 0: all who threw have failed.
        holders: How many hold it.
        after: Seats still to throw after this one.
    """

    kept: str
    thrown: str
    to_beat: int | None
    holders: int | None
    after: int | None

    @property
    def holding(self) -> int:
        """How many hold the score to beat."""
        return (1 if self.holders is None else self.holders) if self.to_beat else 0

    @property
    def least_seats(self) -> int:
        """The fewest seats of which this can be asked."""
        return self.holding + 1 + (self.after or 0)

    def throw(self) -> Throw:
        """The dice.

        Raises:
            FortyoneError: they are not six in all.
        """
        kept = read_faces(self.kept) if self.kept.strip() else ()
        thrown = read_faces(self.thrown)
        if len(kept) + len(thrown) != 6:
            raise FortyoneError("cli-advise-dice", kept=faces_text(kept), thrown=faces_text(thrown))
        return Throw(kept, thrown, self.to_beat or 0)

    def standing(self, seats: int) -> Standing:
        """How it stands; without a score to beat and seats to come, this seat is the first to throw.

        Raises:
            FortyoneError: a score that cannot be, or more seats than there are.
        """
        best = self.to_beat or 0
        if best not in SHOWN:
            raise OptionError("to-beat", best, f"0, 4 … {SCORES - 1}")
        if self.holders is not None and not best:
            raise FortyoneError("cli-advise-holders")
        if best and not 1 <= self.holding < seats:
            raise OptionError("holders", self.holding, f"1 … {seats - 1}")
        most = seats - 1 - self.holding
        after = self.after if self.after is not None else 0 if self.to_beat is not None else most
        if not 0 <= after <= most:
            raise OptionError("after", after, f"0 … {most}")
        return Standing(best, self.holding, after)


def advised_game(
    name: str, preset: str | None, settings: Sequence[str], question: Question, **given: Any
) -> Game:
    """The game with its options; where the seats are left out, as many as the question needs.

    Raises:
        OptionError: as `solved_game`.
    """
    found = solved_game(name, preset, settings, **given)
    named = given["seats"] is not None or "seats" in read_settings(settings)
    if named or found.seats >= question.least_seats:
        return found
    return solved_game(name, preset, settings, **{**given, "seats": question.least_seats})


def show_advice(screen: Screen, found: Game, question: Question, *, as_json: bool) -> None:
    """Print what each choice is worth, which is best, and why.

    Raises:
        FortyoneError: dice, scores or seats that cannot be.
    """
    options = found.options
    assert isinstance(options, Options)
    if options.seats not in (1, *SEATS):
        raise OptionError("seats", options.seats, f"1 … {SEATS[-1]}")
    standing = question.standing(options.seats)
    pot = options.seats * options.ante if options.seats > 1 else 0
    aim = Aim.at(options, standing, pot=pot, seats=options.seats)
    solver = Solver.of(options)
    utility = aim.utility(solver)
    unit = pot or 1
    advice = advise(solver, question.throw(), [worth / unit for worth in utility])
    if as_json:
        why = _why(screen, advice, aim)
        screen.write(json.dumps({"move": advice.move, "values": advice.values, "why": why}))
        return
    screen.print(*_choices(advice, pot > 0), "", _why(screen, advice, aim))


def _choices(advice: Advice, percent: bool) -> list[Text]:
    """A line a choice, best first."""
    best = advice.values[advice.move]
    order = sorted(advice.values, key=lambda move: (move != advice.move, -advice.values[move]))
    lines = []
    for move in order:
        value = advice.values[move]
        worth = f"{100 * value:8.2f} %" if percent else f"{value:8.3f}"
        bar = "━" * round(BAR * max(value, 0.0) / best) if best > 0 else ""
        style = "blue" if move == advice.move else "dim"
        lines.append(Text(f"{move:>7}{worth} ").append(bar, style=style))
    return lines


def _why(screen: Screen, advice: Advice, aim: Aim) -> str:
    near = "exact" if aim.exact else "near"
    message = {"move": advice.move, "cause": advice.cause, "outlook": advice.outlook}
    return screen.say(f"cli-advise-{near}", **message)
