"""Commands that show: the games, a match played again, the proof of a record."""

from pathlib import Path

from rich.text import Text

from fortyone.cli import frame
from fortyone.cli.saves import read, read_match
from fortyone.cli.screen import Screen, clean
from fortyone.cli.session import shown_names
from fortyone.core.chance import CHANCE
from fortyone.core.errors import RecordError
from fortyone.core.match import Match
from fortyone.core.state import State
from fortyone.core.table import Told, Words, open_event, table_type
from fortyone.games import game_type, games, normal, read_record, verify

HOLDS, FAILS = 0, 1


def show_games(screen: Screen) -> None:
    """Every game with the names people know it by and its presets."""
    for name in games():
        kind = game_type(name)
        screen.print(Text.assemble((name, "bold"), f"  {screen.title(name)}"))
        known = f"{screen.say('cli-known-as')} {', '.join(known_as(name))}"
        presets = f"{screen.say('cli-presets')} {', '.join(kind.presets)}"
        screen.print(*frame.fold(known), *frame.fold(presets))


def known_as(name: str) -> list[str]:
    """The names people know a game by, each with the preset it stands for where that says more."""
    kind = game_type(name)
    usual = normal(next(iter(kind.presets)))
    return [
        known if normal(preset) in (usual, normal(known)) else f"{known} ({preset})"
        for known, preset in kind.names.items()
    ]


class Replay:
    """A recorded match, told again as a seat, or an onlooker, saw it.

    Attributes:
        news: What happened and was not shown yet.
    """

    def __init__(self, screen: Screen, match: Match, seat: int | None) -> None:
        self.screen = screen
        self.match = match
        self.seat = seat
        names = shown_names(match.names, screen.language)
        self.table = table_type(match.game)(Words(screen.language, names, seat))
        self.news: list[Told] = []

    def run(self, *, step: bool) -> None:
        """Tell every event; `step`: show the table before every move, and wait for a person."""
        state = self.match.start()
        for number, (seat, what) in enumerate(self.match.state.events):
            if step and seat != CHANCE and not self._step(state):
                return
            self._comments(number)
            before = state.view(self.seat)
            (state.put if seat == CHANCE else state.apply)(what)
            self.news += self.table.told(before, open_event(state), state.view(self.seat))
            if not step:
                self._tell()
        self._comments(len(self.match.state.events))
        self._close(state)

    def _comments(self, number: int) -> None:
        self.news += [Told(clean(f"# {line}")) for line in self.match.comments.get(number, ())]

    def _tell(self) -> None:
        self.screen.print(*(part for line, _ in self.news for part in frame.fold(line)))
        self.news = []

    def _step(self, state: State) -> bool:
        """Show the table and what happened since the last move, chance too; whether to go on."""
        game, say = self.match.game, self.screen.say
        practice = say("cli-practice") if self.match.practice else ""
        head = frame.head(self.screen.title(game.name), game, self.table.accent, practice)
        drawing = self.table.draw(state.view(self.seat))
        self.screen.show(frame.compose(head, drawing, self.news, [], say))
        self.news = []
        if not self.screen.interactive:
            return True
        answer = self.screen.ask(say("cli-step"))
        return answer is not None and answer.lower() not in ("q", "quit")

    def _close(self, state: State) -> None:
        view = state.view(self.seat)
        self._tell()
        self.screen.print("", *self.table.draw(view), "")
        if state.is_over:
            self.screen.print(*self.table.result(view))
        else:
            self.screen.tell("cli-unfinished")


def replay(screen: Screen, path: Path, *, step: bool, seat: int | None) -> None:
    """Tell a recorded match.

    Raises:
        FortyoneError: it cannot be read, or there is no such seat.
    """
    match = read_match(path)
    if seat is not None:
        match.game.check_seat("seat", seat)
    Replay(screen, match, seat).run(step=step)


def prove(screen: Screen, path: Path) -> int:
    """Check a record: its legality, then its fairness. Say what was proven; 0 if both hold, else 1.

    Raises:
        FortyoneError: it cannot be read, or is no record at all.
    """
    text = read(path)
    try:
        match = read_record(text)
    except RecordError as error:
        if error.message.variables["reason"].id == "record-format":
            raise
        screen.error(screen.say("cli-not-legal", why=error.message))
        return FAILS
    moves = sum(seat != CHANCE for seat, _ in match.state.events)
    chance = len(match.state.events) - moves
    screen.tell("cli-legal", moves=moves, game=match.game.name, version=match.game.rules_version)
    if match.commitment is None:
        screen.error(screen.say("cli-no-claim"))
        return FAILS
    try:
        verify(text)
    except RecordError as error:
        screen.error(screen.say("cli-not-fair", why=error.message))
        return FAILS
    screen.tell("cli-fair", events=chance, commitment=match.commitment)
    if match.practice:
        screen.tell("cli-was-practice")
    screen.tell("cli-complete" if match.is_over else "cli-unfinished")
    return HOLDS
