"""A record: the whole match as text. The format and its grammar stand in docs/record.md."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from fortyone.core.cards import HIDDEN
from fortyone.core.chance import CHANCE, Stream
from fortyone.core.errors import FortyoneError, IllegalMove, OptionError, RecordError
from fortyone.core.messages import Message

if TYPE_CHECKING:
    from fortyone.core.game import Game
    from fortyone.core.match import Match

FORMAT = "fortyone record 1"
UNFINISHED = "unfinished"
FindGame = Callable[..., "Game"]

_TAG = re.compile(r"([a-z]+)(?: ([a-z_0-9]+))?: ?(.*)")
_MOVES = re.compile(r"(\d+): ?(.*)")
_CHANCE = re.compile(r"(deal|throw|lot) (.*)")


def write_record(match: "Match", seat: int | None, whole: bool) -> str:
    """The record; not `whole`: as a seat, or (None) a spectator, saw it."""
    lines = [FORMAT, *_tags(match, whole), "", *_events(match, seat, whole), *_result(match)]
    return "\n".join(lines) + "\n"


def _tags(match: "Match", whole: bool) -> Iterator[str]:
    game = match.game
    yield f"game: {game.name}"
    yield f"rules: {game.rules_version}"
    yield f"preset: {game.preset}"
    yield from (f"option {name}: {value}" for name, value in game.changes())
    yield from (f"seat {seat}: {name}" for seat, name in enumerate(match.names))
    for tag in ("date", "dealer", "first"):
        if getattr(match, tag) not in (None, ""):
            yield f"{tag}: {getattr(match, tag)}"
    if match.commitment:
        yield f"commitment: {match.commitment}"
    if match.stream and whole:
        yield f"seed: {match.stream.seed.hex()}"
        nonces = enumerate(match.stream.nonces)
        yield from (f"nonce {seat}: {json.dumps(nonce)}" for seat, nonce in nonces if nonce)
    if match.practice:
        yield "practice: yes"


def _events(match: "Match", seat: int | None, whole: bool) -> Iterator[str]:
    """Chance an event a line, moves a turn a line, comments where they stood."""
    events = match.state.events
    game = match.game
    word = "throw" if game.chance_is_open else "deal"
    hidden = None if whole else iter(game.seen(match.start(), events, seat))
    if match.lot is not None:
        yield f"lot {match.lot}"
    turn = ""
    for i, (who, what) in enumerate(events):
        comments = match.comments.get(i, [])
        continues = turn and who != CHANCE and events[i - 1][0] == who and not comments
        if turn and not continues:
            yield turn
            turn = ""
        yield from (f"# {line}" if line else "#" for line in comments)
        if who == CHANCE:
            yield f"{word} {next(hidden) if hidden else game.chance_text(what)}"
        elif continues:
            turn += f" {game.move_text(what)}"
        else:
            turn = f"{who}: {game.move_text(what)}"
    if turn:
        yield turn
    yield from (f"# {line}" if line else "#" for line in match.comments.get(len(events), []))


def _result(match: "Match") -> Iterator[str]:
    if not match.is_over:
        yield f"result: {UNFINISHED}"
        return
    yield f"scores: {_numbers(match.state.scores)}"
    yield f"result: {_numbers(match.state.returns)}"


def _numbers(values: Any) -> str:
    """Numbers with spaces, short and exact: `1 -0.3333333333333333 0`."""
    return " ".join("-" if v is None else str(int(v)) if v == int(v) else repr(v) for v in values)


def parse_record(text: str, find_game: FindGame) -> "Match":
    """The match of a record, every event checked against the rules.

    Raises:
        RecordError: what is wrong, and on which line.
    """
    return Reader(text, find_game).read()


class Reader:
    """Reads one record, line by line, with the line each event stands on.

    Attributes:
        event_lines: The line of each event of the match's history.
        lot_line: The line of the lot, or 0.
        tags: The tags read so far, by (name, key), each with its line.
    """

    def __init__(self, text: str, find_game: FindGame) -> None:
        self.text = text
        self.find_game = find_game
        self.tags: dict[tuple[str, str], tuple[int, str]] = {}
        self.event_lines: list[int] = []
        self.lot_line = 0
        self.comments: list[str] = []
        self.match: Match | None = None
        self.line = 0

    def read(self) -> "Match":
        """Read it all."""
        for raw in self.text.splitlines():
            self.line += 1
            line = raw.strip()
            if self.line == 1:
                if line != FORMAT:
                    raise RecordError(1, "record-format", expected=FORMAT)
            elif line.startswith("#"):
                self.comments.append(line[1:].strip())
            elif line:
                self._one(line)
        if not self.text.strip():
            raise RecordError(1, "record-format", expected=FORMAT)
        match = self._match()
        self._keep_comments(match)
        self._check_result(match)
        return match

    def _one(self, line: str) -> None:
        try:
            if moves := _MOVES.fullmatch(line):
                self._moves(int(moves[1]), moves[2])
            elif chance := _CHANCE.fullmatch(line):
                self._chance(chance[1], chance[2])
            elif tag := _TAG.fullmatch(line):
                self._tag(tag[1], tag[2] or "", tag[3])
            else:
                raise RecordError(self.line, "record-line", text=line)
        except RecordError:
            raise
        except FortyoneError as error:
            raise RecordError.because(self.line, error) from error

    def _tag(self, name: str, key: str, value: str) -> None:
        closing = name in ("result", "scores")
        if name not in TAGS or bool(key) != (name in KEYED):
            raise RecordError(self.line, "record-tag", tag=name, allowed=" ".join(sorted(TAGS)))
        if (name, key) in self.tags:
            raise RecordError(self.line, "record-tag-twice", tag=f"{name} {key}".strip())
        if self.match is not None and not closing:
            raise RecordError(self.line, "record-tag-late", tag=name)
        self.tags[name, key] = (self.line, value)

    def _chance(self, word: str, text: str) -> None:
        if word == "lot":
            if self.match is not None or self.lot_line:
                raise RecordError(self.line, "record-lot")
            self.tags["lot", ""] = (self.line, text)
            self.lot_line = self.line
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

    def _open(self) -> "Match":
        """The match, with the comments read since the last event put in their place."""
        if ("result", "") in self.tags:
            raise RecordError(self.line, "record-after-result")
        match = self._match()
        self._keep_comments(match)
        return match

    def _keep_comments(self, match: "Match") -> None:
        if self.comments:
            match.comments.setdefault(len(self.event_lines), []).extend(self.comments)
            self.comments = []

    def _match(self) -> "Match":
        if self.match is None:
            try:
                self.match = self._from_tags()
            except RecordError:
                raise
            except FortyoneError as error:
                raise RecordError.because(self.line, error) from error
        return self.match

    def _from_tags(self) -> "Match":
        from fortyone.core.match import Match

        game = self._game()
        stream = self._stream(game)
        match = Match(
            game,
            stream=None,
            dealer=self._whole("dealer"),
            lot=self._whole("lot"),
            first=self._whole("first"),
            names=[self._value("seat", str(seat)) or "?" for seat in range(game.seats)],
            date=self._value("date") or "",
        )
        if match.dealer is None and match.lot is None:
            raise RecordError(self.line, "record-no-dealer")
        match.practice = self._value("practice") == "yes"
        match.stream = stream
        match.told_commitment = self._value("commitment")
        return match

    def _game(self) -> "Game":
        name = self._value("game")
        if name is None:
            raise RecordError(self.line, "record-missing", tag="game")
        changed = {key: self._json(tag, key) for tag, key in self.tags if tag == "option"}
        try:
            game = self.find_game(name, preset=self._value("preset"), **changed)
        except OptionError as error:
            line = next((self.tags[tag][0] for tag in self.tags if error.option in tag), self.line)
            raise RecordError.because(line, error) from error
        version = self._whole("rules")
        if version != game.rules_version:
            why = game.older_rules.get(version or 0, "unknown")
            if why is not None:
                line = self.tags.get(("rules", ""), (self.line, ""))[0]
                known = game.rules_version
                raise RecordError(line, "record-rules", version=version or 0, known=known, why=why)
        return game

    def _stream(self, game: "Game") -> Stream | None:
        """The stream the record claims; its chance is not yet checked (see `fortyone.verify`)."""
        seed = self._value("seed")
        if seed is None:
            return None
        if not re.fullmatch("[0-9a-f]{64}", seed):
            raise RecordError(self.tags["seed", ""][0], "record-seed")
        nonces = tuple(
            self._json("nonce", str(seat)) if ("nonce", str(seat)) in self.tags else ""
            for seat in range(game.seats)
        )
        stream = Stream(bytes.fromhex(seed), nonces)
        line, claimed = self.tags.get(("commitment", ""), (1, ""))
        if claimed != stream.commitment:
            raise RecordError(line, "unfair-commitment", expected=stream.commitment)
        return stream

    def _check_result(self, match: "Match") -> None:
        lines = list(_result(match))
        for line in lines:
            name, _, expected = line.partition(": ")
            at, value = self.tags.get((name, ""), (self.line, None))
            if value is not None and value != expected:
                raise RecordError(at, "record-result", tag=name, value=value, expected=expected)
        if not match.is_over and ("scores", "") in self.tags:
            raise RecordError(self.tags["scores", ""][0], "record-tag-late", tag="scores")

    def _value(self, tag: str, key: str = "") -> str | None:
        found = self.tags.get((tag, key))
        return found[1] if found else None

    def _whole(self, tag: str) -> int | None:
        value = self._value(tag)
        if value is None:
            return None
        if not re.fullmatch(r"\d{1,9}", value):
            raise RecordError(self.tags[tag, ""][0], "record-number", tag=tag, value=value)
        return int(value)

    def _json(self, tag: str, key: str) -> Any:
        line, value = self.tags[tag, key]
        try:
            return json.loads(value)
        except ValueError:
            raise RecordError(line, "record-json", tag=f"{tag} {key}", value=value) from None


KEYED = frozenset({"option", "seat", "nonce"})
TAGS: Mapping[str, None] = dict.fromkeys(
    (
        *("game", "rules", "preset", "option", "seat", "date", "dealer", "first"),
        *("commitment", "seed", "nonce", "practice", "scores", "result"),
    )
)


def check_fairness(text: str, find_game: FindGame) -> "Match":
    """The match of a record whose chance is proven to come from its committed seed.

    Raises:
        RecordError: the record is not legal, or a line of chance is not what the seed gives.
    """
    reader = Reader(text, find_game)
    match = reader.read()
    stream = match.stream
    if stream is None:
        raise RecordError(1, "unfair-no-seed")
    if match.lot is not None and match.lot != stream.event(0).below(match.game.seats):
        raise RecordError(reader.lot_line, "unfair-chance", event=0)
    state, number = match.start(), 0
    for line, (seat, what) in zip(reader.event_lines, match.state.events, strict=True):
        if seat == CHANCE:
            number += 1
            if state.due().draw(stream.event(number)) != what:
                raise RecordError(line, "unfair-chance", event=number)
            state.put(what)
        else:
            state.apply(what)
    return match
