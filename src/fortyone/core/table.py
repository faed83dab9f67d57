"""How a game looks and speaks in a terminal: the base of each `games/<game>/table.py`.

A table is given Views, never a state, so it can show a reader nothing that the reader's seat may not know. What it
returns are lines: a `str`, in which cards written by `card` get their suit's colour, or a Rich `Text` where a game
styles more. The module names its class `TABLE`. Everything here has a default, so a new game can be played at once.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from rich.text import Text

from fortyone.core.cards import read_cards
from fortyone.core.chance import CHANCE
from fortyone.core.messages import Message, say
from fortyone.core.state import Event, State
from fortyone.core.view import View

WIDTH: Final = 79  # columns of a line
HEIGHT: Final = (
    14  # lines of a drawing: the rest of 24 is for what happened, the moves and the prompt
)
SYMBOLS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_CARD = re.compile(r"[A2-9TJQK][cdhs]([♣♦♥♠])")

Line = str | Text
V = TypeVar("V", bound=View)


class Told(NamedTuple):
    """One line of what happened; a `minor` one gives way where there is no room."""

    line: Line
    minor: bool = False


class Offer(NamedTuple):
    """A legal move, and in a few words what it does."""

    move: str
    note: str = ""


@dataclass(frozen=True)
class Words:
    """The reader's language, and what the reader calls the seats.

    Attributes:
        language: A folder of `locales`.
        names: A name for each seat.
        reader: The seat that reads, which is "you"; None: an onlooker.
    """

    language: str
    names: tuple[str, ...]
    reader: int | None = None

    def say(self, message: str, /, **variables: Any) -> str:
        """The words of a message id."""
        return say(Message(message, variables), self.language)

    def name(self, seat: int) -> str:
        """A seat's name; "You" for the reader."""
        return self.say("table-you") if seat == self.reader else self.names[seat]

    def who(self, seat: int) -> dict[str, str]:
        """The variables of a message about a seat: `who`, its name, and `you`, which is yes for the reader."""
        return {"who": self.name(seat), "you": "yes" if seat == self.reader else "no"}

    def names_of(self, seats: Iterable[int]) -> str:
        """Several names: `Rosa, Kari and You`."""
        *most, last = [self.name(seat) for seat in seats]
        return self.say("table-and", most=", ".join(most), last=last) if most else last


class Table(Generic[V]):
    """What a reader sees and hears of one match.

    Attributes:
        words: The reader's language and names.
        accent: The game's own colour, as Rich names it.
        extras: Commands of the game's own: a word to type, and the name of the method that answers it with lines.
            The message `<game>-extra-<word>` explains it.
    """

    accent: ClassVar[str] = "cyan"
    extras: ClassVar[Mapping[str, str]] = {}

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say: Callable[..., str] = words.say

    def draw(self, view: V) -> list[Line]:
        """The table now: seats, what lies there, the reader's hand, the scores. At most HEIGHT lines of WIDTH."""
        own = set(view.__struct_fields__) - set(View.__struct_fields__)
        shown = [name for name in view.__struct_fields__ if name in own][:HEIGHT]
        return [f"{name}: {getattr(view, name)}"[:WIDTH] for name in shown]

    def ask(self, view: V) -> str:
        """What the reader, on turn, is to do: "Keep one die"."""
        return self.say("table-ask")

    def offers(self, view: V) -> list[Offer]:
        """The legal moves in the order in which to offer them."""
        return [Offer(move) for move in view.legal]

    def told(self, before: V, event: Event, after: V) -> list[Told]:
        """What one event did, in a person's words; [] where it needs none.

        Args:
            before: The reader's view just before it.
            event: A move, or chance (seat −1; text "" where cards are hidden).
            after: The reader's view just after it; a new deal may have begun in it, or the match be over.
        """
        if event.seat < 0:
            return []
        return [Told(self.say("table-plays", **self.words.who(event.seat), move=event.text))]

    @staticmethod
    def rests(before: V, event: Event, after: V) -> bool:
        """Whether what one event did wants to be looked at before the next: cards were taken, a round is over."""
        return False

    def ended(self, before: V, event: Event, after: V) -> V | None:
        """The reader's view as a deal or round had ended with this move, where the match goes on; else None.

        Unless a game says otherwise chance is a deck, which is due when a deal is over.
        """
        return after if event.seat >= 0 and after.turn == CHANCE else None

    def last(self, view: V) -> list[Line]:
        """The last trick, or what else `last` shows before what was told since the reader's last choice."""
        return []

    def sheet(self, view: V) -> list[Line]:
        """The score sheet, and what the scores mean under these options."""
        names = self.words.names
        return [
            self.say("table-score", who=names[seat], score=score if score is not None else "")
            for seat, score in enumerate(view.scores)
        ]

    def result(self, view: V) -> list[Line]:
        """Who won, once the match is over."""
        best = max(view.returns)
        winners = [seat for seat, value in enumerate(view.returns) if value == best]
        drawn = min(view.returns) == best
        return [self.say("table-drawn") if drawn else self.won(winners)]

    def won(self, winners: list[int]) -> str:
        """These seats win."""
        you = "yes" if self.words.reader in winners else "no"
        names = self.words.names_of(winners)
        return self.say("table-wins", who=names, you=you, count=len(winners))


def card(text: str) -> str:
    """A card with its suit's symbol, as every line shows it: `7h♥`; jokers and `??` as they are."""
    return text + SYMBOLS.get(text[-1:], "") if len(text) == 2 else text


def cards(text: str | Iterable[str]) -> str:
    """Cards with their symbols, a space between."""
    words = text.split() if isinstance(text, str) else text
    return " ".join(card(word) for word in words)


def by_suit(text: str) -> str:
    """A hand with its symbols, suit by suit, the suits two spaces apart, in canonical order."""
    found: dict[str, list[str]] = {}
    for word in sorted(text.split(), key=lambda word: read_cards(word)):
        found.setdefault(word[-1], []).append(word)
    return "  ".join(cards(suit) for suit in found.values())


def paint(line: Line) -> Text:
    """The line as styled text: hearts and diamonds in red."""
    if isinstance(line, Text):
        return line
    text = Text(line)
    for found in _CARD.finditer(line):
        if found[1] in "♥♦":
            text.stylize("bold red", *found.span())
        else:
            text.stylize("bold", *found.span())
    return text


def signed(number: int) -> str:
    """A number with its sign: `+3`, `−2`, `0`."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def table_type(game: Any) -> type[Table[Any]]:
    """The game's own table, or the plain one of a game that has none."""
    name = f"{type(game).__module__}.table"
    try:
        found: type[Table[Any]] = import_module(name).TABLE
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return Table
    return found


def open_event(state: State) -> Event:
    """The last event as all at the table saw it."""
    seat, what = state.events[-1]
    game = state.game
    if seat != CHANCE:
        return Event(seat, game.move_text(what))
    return Event(seat, game.chance_text(what) if game.chance_is_open else "")
