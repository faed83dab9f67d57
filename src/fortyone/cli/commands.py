"""The words one may type instead of a move."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from fortyone.cli import frame
from fortyone.cli.book import clause_grid
from fortyone.cli.hint import hint
from fortyone.cli.saves import Keeper
from fortyone.cli.screen import Screen, clean
from fortyone.cli.session import Session
from fortyone.core.errors import FortyoneError, IllegalMove
from fortyone.core.messages import message_ids
from fortyone.core.table import Line, Offer, Table

HELPED: Final = ("table", "last", "score", "moves", "hint", "rules", "tips", "undo", "save", "quit")


class Leave(Exception):  # noqa: N818  (it is no error)
    """The player leaves, or the script has ended."""


class Commands:
    """What each word does, for the person on turn.

    Attributes:
        offered: The moves last shown, with their keys.
    """

    LEAVING: Final = frozenset({"quit", "exit", "q"})

    def __init__(self, screen: Screen, session: Session, keeper: Keeper) -> None:
        self.screen = screen
        self.session = session
        self.keeper = keeper
        self.offered: Sequence[tuple[str, Offer]] = []
        self._clause = ""  # the one behind the last refusal
        self._words: dict[str, Callable[[str], bool]] = {
            "?": self._help,
            "help": self._help,
            "last": self._last,
            "score": self._score,
            "rules": self._rules,
            "tips": self._tips,
            "moves": self._moves,
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            **dict.fromkeys(self.LEAVING, self._leave),
        }

    @property
    def words(self) -> set[str]:
        """Every command there is, which no move's letter may be."""
        return {"table", *self._words, *self._table.extras}

    def knows(self, line: str) -> bool:
        """Whether a line is a command."""
        word = line.split()[0].lower()
        return word in self._words or word in self._table.extras

    def run(self, line: str) -> bool:
        """Do it; whether the table has changed.

        Raises:
            Leave: on leaving.
            FortyoneError: it cannot be done.
        """
        word, _, rest = line.partition(" ")
        extra = self._table.extras.get(word.lower())
        if extra is not None:
            self.screen.print(*getattr(self._table, extra)(self.session.view(self._reader)))
            return False
        return self._words[word.lower()](rest.strip())

    def refused(self, error: FortyoneError) -> None:
        """Say why a move was refused, and remember the clause for `rules`."""
        if isinstance(error, IllegalMove):
            self._clause = error.clause
        words = str(clean(error.say(self.screen.language)))
        self.screen.print(Text(words, style="bold red"))
        if self._clause:
            self.screen.print(Text(self.screen.say("cli-see-rules"), style="dim"))

    # who asks

    @property
    def _reader(self) -> int | None:
        person = self.session.person
        return self.session.onlooker if person is None else person

    @property
    def _table(self) -> Table[Any]:
        return self.session.tables[self._reader]

    # the commands: each answers whether the table has changed

    def _help(self, _: str) -> bool:
        say = self.screen.say
        self.screen.print(Text(say("cli-help"), style="bold"))
        for word in HELPED:
            self.screen.print(f"  {word:7} {say(f'cli-help-{word}')}")
        game = self.session.match.game.name
        for word in self._table.extras:
            self.screen.print(f"  {word:7} {say(f'{game}-extra-{word}')}")
        for sign in message_ids(f"{game}-sign-"):
            self.screen.print(f"  {say(sign)}")
        return False

    def _last(self, _: str) -> bool:
        story = self.session.stories[self._reader]
        lines = self._table.last(self.session.view(self._reader))
        told: list[Line] = [line for told in story.last_turn for line in frame.fold(told.line)]
        self.screen.print(*lines, *(told or [self.screen.say("cli-nothing-yet")]))
        return False

    def _score(self, _: str) -> bool:
        self.screen.print(*self._table.sheet(self.session.view(self._reader)))
        return False

    def _moves(self, _: str) -> bool:
        self.screen.print(*frame.all_offers(self.offered))
        return False

    def _hint(self, _: str) -> bool:
        """What the strong player would do with what the person on turn knows."""
        if self.session.person is None:
            self.screen.tell("cli-hint-nobody")
        else:
            keys = {offer.move: key for key, offer in self.offered}
            view = self.session.view(self.session.person)
            self.screen.print(*hint(self.screen, view, keys, self.session.chance("hint")))
        return False

    def _rules(self, clause: str) -> bool:
        """The clause asked for, or the one behind the last refusal."""
        game = self.session.match.game
        wanted = clause or self._clause
        if wanted:
            self.screen.out.print(clause_grid([game.clause(wanted, self.screen.language)]))
        else:
            self.screen.tell("cli-rules-how", game=game.name)
        return False

    def _tips(self, _: str) -> bool:
        game = self.session.match.game
        tips = message_ids(f"{game.name}-tip-")
        options = game.options.plain()
        for number, tip in enumerate(tips, 1):
            self.screen.print(*frame.fold(f"{number}. {self.screen.say(tip, **options)}"))
        if not tips:
            self.screen.tell("cli-no-tips")
        return False

    def _undo(self, _: str) -> bool:
        changed = self.session.undo()
        self.screen.tell("cli-undone" if changed else "cli-nothing-to-undo")
        return changed

    def _save(self, file: str) -> bool:
        path = self.keeper.save(self.session.match, Path(file).expanduser() if file else None)
        self.screen.write(self.screen.say("cli-saved-here", path=str(path)))
        return False

    def _leave(self, _: str) -> bool:
        raise Leave
