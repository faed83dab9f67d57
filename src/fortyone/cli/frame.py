"""One screen of a match: 24 lines of 80 columns, whatever there is to say."""

from collections.abc import Callable, Container, Iterator, Sequence
from itertools import count, product
from string import ascii_lowercase

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from fortyone.cli.screen import ROWS
from fortyone.core.errors import BadNotation, FortyoneError
from fortyone.core.game import Game
from fortyone.core.table import WIDTH, Line, Offer, Told, card, paint

LEAST_NEWS = 3  # lines kept free for what happened
LEAST_OFFERS = 3
Say = Callable[..., str]


def labels(game: Game, taken: Container[str] = ()) -> Iterator[str]:
    """Short keys for moves: a … z, then aa, ab and so on.

    What is `taken` (the commands) is passed over, and what reads as a move of the game (`ac` is a card).
    """
    for length in count(1):
        for letters in product(ascii_lowercase, repeat=length):
            label = "".join(letters)
            if label not in taken and not _is_move(game, label):
                yield label


def _is_move(game: Game, text: str) -> bool:
    try:
        game.text_move(text)
    except BadNotation:
        return False
    except FortyoneError:
        return True
    return True


def compose(
    head: Text,
    drawing: Sequence[Line],
    news: Sequence[Told],
    offered: Sequence[tuple[str, Offer]],
    say: Say,
) -> list[Text]:
    """A screen; its last line is left for the prompt."""
    top = [head, *(paint(line) for line in drawing)]
    room = ROWS - 1 - len(top)
    moves = offer_lines(offered, max(LEAST_OFFERS, room - LEAST_NEWS - 1), say)
    told = news_lines(news, room - len(moves) - 1)
    return [*top, *told, Text(), *moves]


def news_lines(news: Sequence[Told], room: int) -> list[Text]:
    """What happened, in so many lines: minor lines give way first, then the oldest."""
    kept = list(news)
    folded = [fold(told.line) for told in kept]
    for minor in (True, False):
        while sum(map(len, folded)) > room:
            first = next((i for i, told in enumerate(kept) if told.minor or not minor), None)
            if first is None:
                break
            del kept[first], folded[first]
    return [line for lines in folded for line in lines]


def fold(line: Line) -> list[Text]:
    """The line, broken between words where it is too long; what follows is set in."""
    parts = list(paint(line).wrap(_ruler, WIDTH - 4))
    for part in parts:
        part.rstrip()
    return [Text("  " if i == 0 else "    ") + part for i, part in enumerate(parts)]


_ruler = Console(width=WIDTH, color_system=None)


def offer_lines(offered: Sequence[tuple[str, Offer]], room: int, say: Say) -> list[Text]:
    """The moves with their keys, in columns: with what they do, if that fits, else without, else only the first."""
    for notes in (True, False):
        entries = [_entry(label, offer, notes) for label, offer in offered]
        lines = columns(entries)
        if len(lines) <= room:
            return lines
    rest = len(entries) - (room - 1) * _across(entries)
    return [*lines[: room - 1], Text("  " + say("cli-more-moves", count=rest), style="dim")]


def all_offers(offered: Sequence[tuple[str, Offer]]) -> list[Text]:
    """Every move with what it does."""
    return columns([_entry(label, offer, True) for label, offer in offered])


def _entry(label: str, offer: Offer, notes: bool) -> Text:
    shown = card(offer.move) if len(offer.move) == 2 else offer.move
    entry = Text.assemble((label, "bold cyan"), "  ", paint(shown))
    return entry + Text(f"  {offer.note}", style="dim") if notes and offer.note else entry


def _width(entries: Sequence[Text]) -> int:
    return max(cell_len(entry.plain) for entry in entries) + 3


def _across(entries: Sequence[Text]) -> int:
    return max(1, WIDTH // _width(entries))


def columns(entries: Sequence[Text]) -> list[Text]:
    """The entries side by side, as many as a line holds."""
    if not entries:
        return []
    width, across = _width(entries), _across(entries)
    lines = []
    for start in range(0, len(entries), across):
        line = Text("  ")
        for entry in entries[start : start + across]:
            line += entry + Text(" " * (width - cell_len(entry.plain)))
        line.rstrip()
        line.truncate(WIDTH)
        lines.append(line)
    return lines


def head(name: str, game: Game, accent: str, aside: str) -> Text:
    """The first line: the game, its preset and changed options."""
    changes = " ".join(f"{option}={value}" for option, value in game.changes() if option != "seats")
    words = " · ".join(part for part in (name, game.preset, changes, aside) if part)
    line = Text(words, style=f"bold {accent}")
    line.truncate(WIDTH, overflow="ellipsis")
    return line
