"""Reading a record (docs/record.md): every line is checked, and a bad one is refused with its number."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from fortyone.core.cards import HIDDEN
from fortyone.core.chance import CHANCE
from fortyone.core.errors import FortyoneError, IllegalMove, OptionError, RecordError
from fortyone.core.match import NAMELESS, Match
from fortyone.core.messages import Message
from fortyone.core.record import FORMAT, result_lines
from fortyone.core.tags import CLOSING, LOT, Tags

if TYPE_CHECKING:
    from fortyone.core.game import Game

FindGame = Callable[..., "Game"]

_TAG = re.compile(r"([a-z]+)(?: ([a-z_0-9]+))?: ?(.*)")
_MOVES = re.compile(r"([0-9]+): ?(.*)")
_CHANCE = re.compile(r"(deal|throw|lot) (.*)")


def parse_record(text: str, find_game: FindGame) -> Match:
    """The match of a record, every event checked against the rules.

    Raises:
        RecordError: what is wrong, and on which line.
    """
    reader = Reader(text, find_game)
    match = reader.read()
    reader.check_result(match)
    return match


class Reader:
    """Reads one record, line by line, with the line each event stands on.

    Attributes:
        tags: The tags read so far.
        event_lines: The line of each event of the match's history.
        comments: Comment lines read since the last event.
        opened: The match, once its first event is read.
    """

    def __init__(self, text: str, find_game: FindGame) -> None:
        self.text = text
        self.find_game = find_game
        self.tags = Tags()
        self.event_lines: list[int] = []
        self.comments: list[str] = []
        self.opened: Match | None = None

    @property
    def line(self) -> int:
        """The number of the line being read, from 1."""
        return self.tags.line

    def read(self) -> Match:
        """Read it all, its result aside."""
        first, *rest = (self.text.splitlines() if isinstance(self.text, str) else ()) or [""]
        self.tags.line = 1
        if first.strip() != FORMAT:
            raise RecordError(1, "record-format", expected=FORMAT)
        for raw in rest:
            self.tags.line += 1
            self._take(raw.strip())
        match = self._match()
        self._keep_comments(match)
        return match

    def _take(self, line: str) -> None:
        """One line."""
        if line.startswith("#"):
            self.comments.append(line[1:].strip())
        elif line:
            try:
                self._event_or_tag(line)
            except RecordError:
                raise
            except FortyoneError as error:
                raise RecordError.because(self.line, error) from error

    def _event_or_tag(self, line: str) -> None:
        if moves := _MOVES.fullmatch(line):
            self._moves(int(moves[1]), moves[2])
        elif chance := _CHANCE.fullmatch(line):
            self._chance(chance[1], chance[2])
        elif tag := _TAG.fullmatch(line):
            self._tag(tag[1], tag[2] or "", tag[3])
        else:
            raise RecordError(self.line, "record-line", text=line)

    def _tag(self, name: str, key: str, value: str) -> None:
        self.tags.add(name, key, value)
        if self.opened is not None and name not in CLOSING:
            raise RecordError(self.line, "record-tag-late", tag=name)

    def _chance(self, word: str, text: str) -> None:
        if word == "lot":
            if self.opened is not None or self.tags.has(*LOT):
                raise RecordError(self.line, "record-lot")
            self.tags.found[LOT] = (self.line, text)
            return
        if HIDDEN in text.split():
            raise RecordError(self.line, "record-hidden")
        match = self._open()
        if word != ("throw" if match.game.chance_is_open else "deal"):
            raise RecordError(self.line, "record-line", text=f"{word} {text}")
        match.state.chance(text)
        self.event_lines.append(self.line)

    def _moves(self, seat: int, text: str) -> None:
        match = self._open()
        for word in text.split():
            if match.state.turn >= 0 and seat != match.state.turn:
                why = Message("other-seat", {"turn": match.state.turn})
                raise IllegalMove("G-1", word, why)
            match.state.play(word)
            self.event_lines.append(self.line)
        if not text.split():
            raise RecordError(self.line, "record-line", text=f"{seat}:")

    def _open(self) -> Match:
        """The match, with the comments read since the last event put in their place."""
        if any(self.tags.has(name) for name in CLOSING):
            raise RecordError(self.line, "record-after-result")
        match = self._match()
        self._keep_comments(match)
        return match

    def _keep_comments(self, match: Match) -> None:
        if self.comments:
            match.comments.setdefault(len(self.event_lines), []).extend(self.comments)
            self.comments = []

    def _match(self) -> Match:
        if self.opened is None:
            try:
                self.opened = self._from_tags()
            except OptionError as error:
                raise RecordError.because(self.tags.blamed(error), error) from error
        return self.opened

    def _from_tags(self) -> Match:
        game, tags = self._game(), self.tags
        tags.check_dealer()
        match = Match(
            game,
            stream=None,  # while it is read, its chance is told
            dealer=tags.whole("dealer"),
            lot=tags.whole("lot"),
            first=tags.whole("first"),
            names=[name or NAMELESS for name in tags.by_seat("seat", game.seats)],
            date=tags.date(),
        )
        match.practice = tags.practice()
        match.stream = tags.stream(game.seats)
        match.told_commitment = tags.value("commitment")
        return match

    def _game(self) -> "Game":
        _, name = self.tags.need("game")
        game = self.find_game(name, preset=self.tags.value("preset"), **self.tags.options())
        line, _ = self.tags.need("rules")
        version = self.tags.whole("rules") or 0
        why = game.older_rules.get(version, "unknown")
        if version != game.rules_version and why is not None:
            known = game.rules_version
            raise RecordError(line, "record-rules", version=version, known=known, why=why)
        return game

    def check_result(self, match: Match) -> None:
        """Compare the closing tags with what the moves give; a record cut short lacks them."""
        if not match.is_over and self.tags.has("scores"):
            raise RecordError(self.tags.need("scores")[0], "record-tag-late", tag="scores")
        for line in result_lines(match):
            name, _, expected = line.partition(": ")
            if name == "scores" and not self.tags.has(name):
                continue
            at, value = self.tags.need(name)
            if value != expected:
                raise RecordError(at, "record-result", tag=name, value=value, expected=expected)


def check_fairness(text: str, find_game: FindGame) -> Match:
    """The match of a record whose chance is proven to come from its committed seed.

    Raises:
        RecordError: the record is not legal, or a line of chance is not what the seed gives.
    """
    reader = Reader(text, find_game)
    match = reader.read()
    stream = match.stream
    if stream is None:
        reader.check_result(match)
        raise RecordError(1, "unfair-no-seed")
    if match.lot is not None and match.lot != stream.event(0).below(match.game.seats):
        raise RecordError(reader.tags.found[LOT][0], "unfair-chance", event=0)
    state, number = match.start(), 0
    for line, (seat, what) in zip(reader.event_lines, match.state.events, strict=True):
        if seat == CHANCE:
            number += 1
            if state.due().draw(stream.event(number)) != what:
                raise RecordError(line, "unfair-chance", event=number)
            state.put(what)
        else:
            state.apply(what)
    reader.check_result(match)
    return match
