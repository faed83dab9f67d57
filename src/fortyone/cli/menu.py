"""Ways into a match: the menu, the saved matches, the command line."""

import signal
from pathlib import Path
from string import ascii_lowercase
from typing import Any, NoReturn

from rich.text import Text

from fortyone.cli.begin import choose_game, keeper_for, new_match, resumed_match
from fortyone.cli.play import Play
from fortyone.cli.saves import Keeper, saved
from fortyone.cli.screen import COLUMNS, Screen
from fortyone.cli.session import Session
from fortyone.cli.show import known_as
from fortyone.core.chance import CHANCE
from fortyone.core.errors import FortyoneError
from fortyone.core.match import Match
from fortyone.games import games

OK = 0
LISTED = 18  # saved matches


def play_new(screen: Screen, game: str, save: Path | None, **asked: Any) -> int:
    """Play a new match.

    Raises:
        FortyoneError: it cannot be as asked for; then nothing was begun.
    """
    match = new_match(choose_game(screen, game), **asked)
    return sit_down(screen, match, Keeper(save), asked.get("seed"))


def resume_match(
    screen: Screen, path: Path, game: str | None, given: list[str], save: Path | None = None
) -> int:
    """Go on with a saved match.

    Raises:
        FortyoneError: it cannot go on.
    """
    match = resumed_match(path, game, given)
    return sit_down(screen, match, keeper_for(save, path))


def sit_down(screen: Screen, match: Match, keeper: Keeper, seed: int | None = None) -> int:
    """Play a match; a terminal that is closed saves it as Ctrl-C does."""
    screen.say_if_slow()
    for name in ("SIGTERM", "SIGHUP"):  # Windows has no SIGHUP
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _interrupt)
    return Play(screen, Session(match, screen.language), keeper, seed).run()


def _interrupt(*_: object) -> NoReturn:
    raise KeyboardInterrupt


def show_menu(screen: Screen) -> int:
    """Ask which game, and play it."""
    screen.print(Text(screen.say("cli-menu"), style="bold"))
    choices = dict(zip(ascii_lowercase, games(), strict=False))
    for letter, name in choices.items():
        also = Text(", ".join(known_as(name)), style="dim")
        also.truncate(COLUMNS - 6, overflow="ellipsis")
        screen.print(f"  {letter}  {screen.title(name)}", Text("     ") + also)
    waiting = list(saved())
    if waiting:
        screen.tell("cli-menu-saved", count=len(waiting))
    while (answer := screen.ask(screen.say("cli-which"))) and answer.lower() not in ("q", "quit"):
        try:
            if answer == "!" and waiting:
                return show_saved(screen)
            return play_new(screen, choices.get(answer.lower(), answer), None)
        except FortyoneError as error:
            if not screen.interactive:
                raise
            screen.error(error)
    return OK


def _entry(screen: Screen, letter: str, match: Match) -> Text:
    """A saved match in one line: what is played, how far it is, by whom, since when."""
    moves = sum(seat != CHANCE for seat, _ in match.state.events)
    far = screen.say("cli-moves-so-far", count=moves)
    game = f"{screen.title(match.game.name)} · {match.game.preset}"
    line = Text(f"  {letter}  {game} · {far} · {match.date} · {', '.join(match.names)}")
    line.truncate(COLUMNS, overflow="ellipsis")
    return line


def show_saved(screen: Screen) -> int:
    """List the saved matches, and go on with the one a person picks."""
    waiting = list(saved())
    listed = dict(zip(ascii_lowercase, waiting[:LISTED], strict=False))
    if not listed:
        screen.tell("cli-none-saved")
        return OK
    screen.print(Text(screen.say("cli-list-saved"), style="bold"))
    for letter, (_, match) in listed.items():
        screen.print(_entry(screen, letter, match))
    if len(waiting) > LISTED:
        screen.tell("cli-more-saved", count=len(waiting) - LISTED)
    screen.tell("cli-saved-in", folder=str(waiting[0][0].parent))
    while answer := screen.ask(screen.say("cli-which-saved")):
        if answer.lower() in listed:
            return resume_match(screen, listed[answer.lower()][0], None, [])
        if answer.lower() in ("q", "quit"):
            break
        if not screen.interactive:
            raise FortyoneError("cli-no-such-letter", text=answer)
        screen.tell("cli-no-such-letter", text=answer)
    return OK
