"""A match at this terminal: who plays which seat, and what each reader has been told.

The match is the one place that knows everything. What leaves this module for a reader is drawn and told from that
reader's View alone.
"""

from collections.abc import Callable, Sequence
from typing import Any

from fortyone.core.chance import CHANCE
from fortyone.core.errors import FortyoneError
from fortyone.core.match import Match, told_apart
from fortyone.core.player import Bot, Budget
from fortyone.core.rng import Rng, rng
from fortyone.core.state import State
from fortyone.core.table import Told, Words, open_event, table_type
from fortyone.core.view import View
from fortyone.players import is_player, player

YOU = "you"


class Story:
    """What one reader has been told, and from where on it is news.

    Attributes:
        told: Everything, oldest first.
    """

    def __init__(self) -> None:
        self.told: list[Told] = []
        self._choice = 0  # how much had been told at the reader's last choice
        self._turns: list[int] = []  # and at the beginning of each of its turns
        self._on_turn = False

    def chooses(self, *, own: bool) -> None:
        """A seat makes a choice: the reader's own, or another."""
        if own:
            self._choice = len(self.told)
            if not self._on_turn:
                self._turns.append(len(self.told))
        self._on_turn = own

    @property
    def news(self) -> list[Told]:
        """What was told since the reader's last choice."""
        return self.told[self._choice :]

    @property
    def last_turn(self) -> list[Told]:
        """What was told since the reader's last turn began, the running one aside."""
        turns = self._turns[: -1 if self._on_turn else None]
        return self.told[turns[-1] :] if turns else self.told


class Session:
    """A match, its players, and its readers at this screen.

    Attributes:
        match: The match.
        people: The seats of persons.
        readers: Those who read: the persons, and an onlooker (None) unless there is exactly one.
    """

    def __init__(self, match: Match, language: str) -> None:
        self.language = language
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(match.names):
            if is_player(name):
                self.bots[seat] = player(name)
        self.people = [seat for seat in range(match.game.seats) if seat not in self.bots]
        self.readers: list[int | None] = [*self.people]
        if len(self.people) != 1:
            self.readers.append(None)
        self.begin(match)

    def begin(self, match: Match) -> None:
        """Sit down to this match of the same players."""
        self.match = match
        names = shown_names(match.names, self.language)
        kind = table_type(match.game)
        self.tables = {reader: kind(Words(self.language, names, reader)) for reader in self.readers}
        self._tell_again()

    def view(self, reader: int | None) -> View:
        """What the reader may know now."""
        view: View = self.match.state.view(reader)
        return view

    @property
    def person(self) -> int | None:
        """The person on turn, if one is."""
        turn: int = self.match.state.turn
        return turn if turn in self.people else None

    @property
    def onlooker(self) -> int | None:
        """Who reads what nobody on turn reads: the only person, else an onlooker."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self, text: str) -> None:
        """Play a move of the seat on turn, and let the chance that follows happen.

        Raises:
            BadNotation, IllegalMove: as `State.play`; nothing has changed.
        """
        state = self.match.state
        self._happen(state, lambda: state.play(text))
        while self.match.state.due() is not None:
            if self.match.stream is None:
                raise FortyoneError("cli-no-chance")
            self._happen(state, self.match.draw_next)

    def bot_move(self) -> None:
        """Let the bot on turn move. Its chance depends on the match and the moment alone, so that undone moves
        come again (where no clock bounds its thoughts).
        """
        seat = self.match.state.turn
        choice = self.bots[seat].choose(self.view(seat), self.chance("bot"), Budget())
        self.play(choice.move)

    def chance(self, whose: str) -> Rng:
        """Chance for a bot at this moment."""
        stream = self.match.stream
        secret = stream.seed.hex() if stream else ""
        return rng(f"{secret}/{whose}/{len(self.match.state.events)}")

    def undo(self) -> bool:
        """Take back to the person's last choice; False where there is none.

        Raises:
            FortyoneError: several persons play.
        """
        if len(self.people) != 1:
            raise FortyoneError("cli-no-undo")
        events = self.match.state.events
        own = [i for i, (seat, _) in enumerate(events) if seat == self.people[0]]
        if own:
            self.match.undo(own[-1])
            self._tell_again()
        return bool(own)

    def _tell_again(self) -> None:
        """Tell the match from its beginning."""
        self.stories = {reader: Story() for reader in self.readers}
        state = self.match.start()
        for seat, what in self.match.state.events:
            act = state.put if seat == CHANCE else state.apply
            self._happen(state, lambda act=act, what=what: act(what))  # type: ignore[misc]

    def _happen(self, state: State, act: Callable[[], Any]) -> None:
        """Let one event happen, and tell every reader what came of it."""
        before = {reader: state.view(reader) for reader in self.readers}
        act()
        event = open_event(state)
        for reader in self.readers:
            story = self.stories[reader]
            if event.seat != CHANCE:
                story.chooses(own=event.seat == reader)
            story.told += self.tables[reader].told(before[reader], event, state.view(reader))


def shown_names(names: Sequence[str], language: str) -> tuple[str, ...]:
    """What each seat is called on the screen: those of one name numbered, in seat order."""
    person = Words(language, ()).say("cli-person")
    return told_apart([person if name == YOU else name for name in names])
