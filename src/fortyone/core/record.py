"""A record: the whole match as text. The format and its grammar stand in docs/record.md; reader.py reads it."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from fortyone.core.chance import CHANCE

if TYPE_CHECKING:
    from fortyone.core.match import Match

FORMAT = "fortyone record 1"
UNFINISHED = "unfinished"


def write_record(match: "Match", seat: int | None, whole: bool) -> str:
    """The record; not `whole`: as a seat, or (None) a spectator, saw it."""
    lines = [FORMAT, *_tags(match, whole), "", *_events(match, seat, whole), *result_lines(match)]
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


def result_lines(match: "Match") -> Iterator[str]:
    """How the match ended, or that it has not."""
    if not match.is_over:
        yield f"result: {UNFINISHED}"
        return
    yield f"scores: {_numbers(match.state.scores)}"
    yield f"result: {_numbers(match.state.returns())}"


def _numbers(values: Any) -> str:
    """Numbers with spaces, short and exact: `1 -0.3333333333333333 0`."""
    return " ".join("-" if v is None else str(int(v)) if v == int(v) else repr(v) for v in values)
