"""What the program reads from and writes to: its language, a terminal or a script, with colour or without."""

import contextlib
import os
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from fortyone.cli.plain import never_fail
from fortyone.core.errors import FortyoneError, OptionError
from fortyone.core.messages import FALLBACK, Message, has_message, languages, say
from fortyone.core.state import COMPILED
from fortyone.core.table import Line, paint

COLUMNS: Final = 80
ROWS: Final = 24
WIDEST: Final = 100  # longer lines are hard to read
_CONTROL: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_ALSO: Final = {"no": "nb", "nn": "nb", "in": "id"}  # what else a locale calls a language


class Screen:
    """Standard input, output and error of one run of the command.

    Attributes:
        language: In which the program speaks.
        interactive: Whether a person types; else moves come line by line from a script.
        bare: Whether no control code may be written (NO_COLOR, TERM=dumb, no terminal).
    """

    def __init__(self) -> None:
        self.language = writable(environment_language())
        self._said_slow = False
        self.interactive = sys.stdin.isatty()
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            never_fail(stream)
        terminal = sys.stdout.isatty()
        plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM", "") in ("", "dumb")
        self.bare = plain or not terminal
        if self.interactive and not self.bare:
            with contextlib.suppress(ImportError):  # Windows has none
                import readline  # noqa: F401  (from now on a line typed can be edited)
        self.out = Console(
            file=sys.stdout,
            color_system=None if self.bare else "auto",
            width=min(shutil.get_terminal_size().columns, WIDEST) if terminal else COLUMNS,
            highlight=False,
            markup=False,
            emoji=False,
        )

    def speak(self, language: str | None) -> None:
        """Speak this language from now on; None: the one spoken already.

        Raises:
            OptionError: there is no such language.
        """
        if language is not None:
            if language not in languages():
                raise OptionError("lang", language, ", ".join(languages()))
            self.language = writable(language)

    def say(self, message: str, /, **variables: Any) -> str:
        """The words of a message id."""
        return say(Message(message, variables), self.language)

    def maybe(self, message: str) -> str:
        """The words of a message id; "" where there is no such message."""
        known = has_message(message, self.language) or has_message(message)
        return self.say(message) if known else ""

    def title(self, game: str) -> str:
        """What a game is called."""
        return self.maybe(f"{game}-name") or game

    def print(self, *lines: Line) -> None:
        """Print lines, each folded at the screen's width."""
        if lines:
            self.out.print(Text("\n").join(paint(clean(line)) for line in lines))

    def tell(self, message: str, /, **variables: Any) -> None:
        """Print a message."""
        self.print(self.say(message, **variables))

    def write(self, text: str) -> None:
        """Print a line as it is, never folded: for programs, and for what is to be copied whole."""
        print(clean(text), flush=True)

    def say_if_slow(self) -> None:
        """Say, once, on standard error, that the rules run uncompiled."""
        if not COMPILED and not self._said_slow:
            self._said_slow = True
            self.error(self.say("cli-slow"))

    def error(self, error: FortyoneError | str) -> None:
        """One line on standard error."""
        text = error if isinstance(error, str) else error.say(self.language)
        print(
            "fortyone:",
            clean(re.sub(r"[ \t\r\n]+", " ", text).strip()),
            file=sys.stderr,
            flush=True,
        )

    def show(self, lines: Iterable[Text]) -> None:
        """Show a whole screen, where the last one stood."""
        self.clear()
        self.print(*lines)

    def clear(self, *, hide: bool = False) -> None:
        """An empty screen for a person; `hide`: nothing that stood there can be scrolled back to."""
        if not self.interactive:
            self.print("")
        elif self.bare:
            self.print(*[""] * (3 * ROWS if hide else 1))
        else:
            sys.stdout.write("\x1b[H\x1b[2J" + ("\x1b[3J" if hide else ""))

    @contextlib.contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """While something takes its time, say so to a person; afterwards nothing is left of it."""
        if self.interactive and not self.bare:
            with self.out.status(text):
                yield
        else:
            yield

    def ask(self, prompt: str) -> str | None:
        """The next line typed, or of the script, without spaces at its ends; None where there is no more.

        A script's empty lines and comments (`#`) are skipped, and its lines are shown as if they were typed.
        """
        sys.stdout.flush()
        if self.interactive:
            try:
                return input(prompt + " ").strip()
            except EOFError:
                self.print("")
                return None
        for raw in sys.stdin:
            line = raw.strip()
            if line and not line.startswith("#"):
                self.print(f"{prompt} {line}")
                return line
        return None


def clean(line: Line) -> Line:
    """The line without control codes, which a file or a script could carry to the terminal."""
    return line if isinstance(line, Text) else _CONTROL.sub("�", line)


def environment_language() -> str:
    """The language of the environment's locale, where the program speaks it; else English."""
    locale = next((value for name in LOCALE if (value := os.environ.get(name))), "")
    language = locale.partition(".")[0].partition("_")[0].lower()
    language = _ALSO.get(language, language)
    return language if language in languages() else FALLBACK


def writable(language: str) -> str:
    """The language; English where the output's encoding lacks its letters, as ASCII lacks Russian and Arabic."""
    if language == FALLBACK:
        return language
    word = say(Message("table-you"), language)
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return FALLBACK if b"?" in word.encode(encoding, "fortyone") else language
