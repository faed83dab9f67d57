"""Playing: a screen, a prompt, a move or a command, until the match is over or left."""

import shlex
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.text import Text

from fortyone.cli import frame
from fortyone.cli.commands import Commands, Leave
from fortyone.cli.saves import Keeper
from fortyone.cli.screen import Screen
from fortyone.cli.session import Session
from fortyone.core.errors import FortyoneError
from fortyone.core.table import Offer

OK, WRONG, INTERRUPTED = 0, 2, 130
AGAIN = "again"


class Play:
    """One sitting: a match, and further matches if wanted.

    Args:
        screen: Where it is played.
        session: The match and its players.
        keeper: Where it is saved.
        seed: The seed asked for; further matches go on from it. None: from the system's secure source.
    """

    def __init__(self, screen: Screen, session: Session, keeper: Keeper, seed: int | None) -> None:
        self.screen = screen
        self.session = session
        self.keeper = keeper
        self.seed = seed
        self.commands = Commands(screen, session, keeper)
        self.seated: int | None = None  # the person before the screen
        self.heard = 0  # lines told to an onlooker so far, where only bots play

    def run(self) -> int:
        """Play, and give the exit code. Whatever happens, the match is saved."""
        try:
            while self._one_match():
                self._next_match()
            return OK
        except Leave:
            return self._keep(OK)
        except KeyboardInterrupt:
            self.screen.print("")
            return self._keep(INTERRUPTED)
        except FortyoneError as error:
            self.screen.error(error)
            return self._keep(WRONG)
        except Exception:  # a bug, but not one that costs a match
            self._keep(WRONG)
            raise

    def _one_match(self) -> bool:
        """Play a match to its end; whether another is wanted."""
        session = self.session
        while not session.match.is_over:
            if session.person is not None:
                self._turn(session.person)
            else:
                self._bot_moves()
                self._report()
        return self._end()

    def _bot_moves(self) -> None:
        """The bot on turn moves; one that takes its time is said to think."""
        session, seat = self.session, self.session.match.state.turn
        if getattr(session.bots[seat], "seconds", None) is None:
            session.bot_move()
            return
        name = session.tables[session.onlooker].words.name(seat)
        with self.screen.waiting(self.screen.say("cli-thinks", who=name)):
            session.bot_move()

    # a person's turn

    def _turn(self, seat: int) -> None:
        """Show the table to the person on turn until a move is played, or taken back."""
        self._hand_over(seat)
        moves = self._show_table(seat)
        prompt = self._prompt(seat)
        while True:
            line = self.screen.ask(prompt)
            if line is None:
                raise Leave
            if not line or line == "table":
                moves = self._show_table(seat)
            elif self._obey(line, moves):
                return

    def _obey(self, line: str, moves: dict[str, str]) -> bool:
        """Do what a line says; whether the table has changed. A script's bad line ends the script."""
        try:
            if self.commands.knows(line):
                return self.commands.run(line)
            self.session.play(moves.get(line.lower(), line))
        except FortyoneError as error:
            if not self.screen.interactive:
                raise
            self.commands.refused(error)
            return False
        return True

    def _hand_over(self, seat: int) -> None:
        """Hide the last hand before another person looks."""
        hidden = not self.session.match.game.chance_is_open
        changes = self.seated not in (None, seat)
        first = self.seated is None and len(self.session.people) > 1
        self.seated = seat
        if hidden and (changes or first) and self.screen.interactive:
            self.screen.clear(hide=True)
            name = self.session.tables[None].words.name(seat)
            if self.screen.ask(self.screen.say("cli-hand-over", who=name)) is None:
                raise Leave

    def _prompt(self, seat: int) -> str:
        view, table = self.session.view(seat), self.session.tables[seat]
        asked = table.ask(view)
        if len(self.session.people) > 1:
            name = self.session.tables[None].words.name(seat)
            return self.screen.say("cli-prompt-of", who=name, ask=asked)
        return self.screen.say("cli-prompt", ask=asked)

    def _show_table(self, seat: int) -> dict[str, str]:
        """Draw the table for the person on turn; the moves by their keys."""
        view, table = self.session.view(seat), self.session.tables[seat]
        keys = frame.labels(self.session.match.game, self.commands.words)
        offered: list[tuple[str, Offer]] = [(next(keys), offer) for offer in table.offers(view)]
        self.commands.offered = offered
        news = self.session.stories[seat].news
        self.screen.show(
            frame.compose(self._head(), table.draw(view), news, offered, self.screen.say)
        )
        return {key: offer.move for key, offer in offered}

    def _head(self) -> Text:
        game = self.session.match.game
        accent = self.session.tables[self.session.onlooker].accent
        practice = self.screen.say("cli-practice") if self.session.match.practice else ""
        return frame.head(self.screen.title(game.name), game, accent, practice)

    # when no person is on turn

    def _report(self) -> None:
        """Where only bots play, say what happens as it happens."""
        if not self.session.people:
            told = self.session.stories[None].told
            self.screen.print(*(line for line, _ in told[self.heard :]))
            self.heard = len(told)

    def _end(self) -> bool:
        """Show how the match ended, save it where a file was named, offer another."""
        reader = self.session.onlooker
        view, table = self.session.view(reader), self.session.tables[reader]
        news = self.session.stories[reader].news if self.session.people else []
        self.screen.show(frame.compose(self._head(), table.draw(view), news, [], self.screen.say))
        self.screen.print(
            *(Text("  ") + Text(str(line), style="bold") for line in table.result(view))
        )
        if self.keeper.path is not None:
            self.keeper.save(self.session.match)
        return bool(self.session.people) and self._offer_another()

    def _offer_another(self) -> bool:
        while (line := self.screen.ask(self.screen.say("cli-again"))) is not None:
            word = line.lower()
            if self._says("yes", word) or (not word and self.screen.interactive):
                return True
            if self._says("no", word):
                return False
            if self._obey(line, {}) and not self.session.match.is_over:
                return self._one_match()  # the last choice was taken back
        return False

    def _says(self, answer: str, word: str) -> bool:
        """Whether a word says yes or no, as a command or in the reader's language."""
        commands = (AGAIN,) if answer == "yes" else self.commands.LEAVING
        return word in commands or word in self.screen.say(f"cli-{answer}").split()

    def _next_match(self) -> None:
        """The same people play again; the deal or the start passes as the rules say."""
        if self.seed is not None:
            self.seed += 1
        self.keeper.next()
        self.session.begin(self.session.match.next_match(self.seed))
        self.heard = 0

    def _keep(self, code: int) -> int:
        """Save a match that is not over, and say how to go on with it."""
        match = self.session.match
        if match.is_over and self.keeper.path is None:
            return code
        with undisturbed():
            try:
                path = self.keeper.save(match)
            except FortyoneError as error:
                self.screen.error(error)
                path, code = self.keeper.rescue(match), WRONG
        if not match.is_over:
            self.screen.tell("cli-saved")
            self.screen.write(f"  {resume_command(path)}")
        return code


@contextmanager
def undisturbed() -> Iterator[None]:
    """A second Ctrl-C does not break off what the first one began."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def resume_command(path: Path) -> str:
    """The line that goes on with a saved match."""
    return f"fortyone play --resume {shlex.quote(str(path))}"
