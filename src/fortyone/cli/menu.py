"""Ways into a match: the menu, the saved matches, the command line."""

import signal
from pathlib import Path
from string import ascii_lowercase
from typing import Any, NoReturn

from rich.text import Text

from fortyone.cli.begin import keeper_for, new_match, resumed_match
from fortyone.cli.play import Play, resume_command
from fortyone.cli.saves import Keeper, saved
from fortyone.cli.screen import COLUMNS, Screen, clean
from fortyone.cli.session import Session, shown_names
from fortyone.cli.show import known_as
from fortyone.core.chance import CHANCE
from fortyone.core.errors import FortyoneError, OptionError
from fortyone.core.match import Match
from fortyone.core.table import WIDTH
from fortyone.games import games, resolve

OK = 0
LEAVING = frozenset({"", "q", "quit"})
LISTED = 16  # saved matches: a screen of them, and no letter that leaves


def play_new(screen: Screen, game: str, save: Path | None, **asked: Any) -> int:
    """Play a new match.

    Raises:
        FortyoneError: it cannot be as asked for; then nothing was begun.
    """
    chosen = choose_game(screen, game)
    if chosen is None:
        return OK
    # A person wants good opponents; a script, the same match again, which no clock must decide.
    others = "quick" if screen.interactive else "basic"
    match = new_match(chosen, others=others, **asked)
    return sit_down(screen, match, Keeper(save), asked.get("seed"))


def choose_game(screen: Screen, name: str) -> str | None:
    """The name itself; where it is the name of several games, the one picked of them; None: the person leaves.

    Raises:
        OptionError: nobody knows it, or a script does not pick.
    """
    try:
        resolve(name)
    except OptionError as error:
        if error.message.id != "game-ambiguous":
            raise
        return _pick(screen, error)
    return name


def _pick(screen: Screen, several: OptionError) -> str | None:
    """One of the games that the error names, by its letter or a name; a person is asked again after another."""
    choices = dict(zip(ascii_lowercase, several.allowed.split(", "), strict=False))
    screen.tell("cli-several", name=several.value)
    for letter, name in choices.items():
        screen.print(f"  {letter}  {screen.title(name)}")
    while (answer := screen.ask(screen.say("cli-which"))) is not None:
        if answer.lower() in LEAVING:
            return None
        try:
            return _one_of(choices, answer)
        except OptionError as error:
            if not screen.interactive:
                raise
            screen.error(error)
    if screen.interactive:
        return None
    raise several


def _one_of(choices: dict[str, str], answer: str) -> str:
    found = choices.get(answer.lower(), answer)
    if resolve(found)[0] not in choices.values():
        raise OptionError("game", answer, ", ".join(choices.values()), "cli-none-of-these")
    return found


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
    while (answer := screen.ask(screen.say("cli-which")) or "").lower() not in LEAVING:
        try:
            if answer == "!" and waiting:
                return show_saved(screen)
            return play_new(screen, choices.get(answer.lower(), answer), None)
        except FortyoneError as error:
            if not screen.interactive:
                raise
            screen.error(error)
    return OK


def show_saved(screen: Screen) -> int:
    """List the saved matches, and go on with the one a person picks."""
    waiting = list(saved())
    listed = dict(zip(ascii_lowercase, waiting[:LISTED], strict=False))
    if not listed:
        screen.tell("cli-none-saved")
        return OK
    _list_saved(screen, listed, len(waiting) - len(listed))
    while (answer := screen.ask(screen.say("cli-which-saved")) or "").lower() not in LEAVING:
        if answer.lower() in listed:
            return resume_match(screen, listed[answer.lower()][0], None, [])
        if not screen.interactive:
            raise FortyoneError("cli-no-such-letter", text=answer)
        screen.tell("cli-no-such-letter", text=answer)
    return OK


def _list_saved(screen: Screen, listed: dict[str, tuple[Path, Match]], more: int) -> None:
    """A line for each, the newest first; the command that goes on with the newest stands once, at the end."""
    screen.print(Text(screen.say("cli-list-saved"), style="bold"))
    for letter, (_, match) in listed.items():
        line = Text(f"  {letter}  {clean(_summary(screen, match))}")
        line.truncate(WIDTH, overflow="ellipsis")
        screen.print(line)
    if more:
        screen.tell("cli-more-saved", count=more)
    screen.write(screen.say("cli-newest", command=resume_command(listed["a"][0])))


def _summary(screen: Screen, match: Match) -> str:
    game, moves = match.game, sum(seat != CHANCE for seat, _ in match.state.events)
    names = ", ".join(shown_names(match.names, screen.language))
    far = screen.say("cli-far", moves=moves)
    return " · ".join((screen.title(game.name), game.preset, str(match.date), far, names))
