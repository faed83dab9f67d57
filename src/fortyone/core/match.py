"""A match: a state, the chance it is fed, who sits where, and the record of it all."""

import datetime
import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from fortyone.core.chance import CHANCE, OVER, Stream, seed_bytes
from fortyone.core.errors import IllegalMove, OptionError
from fortyone.core.messages import Message

if TYPE_CHECKING:
    from fortyone.core.game import Game

NAMELESS = "?"
NAME_LENGTH = 40
# The two joiners, where they have work: between the parts of an emoji, or letters of a script that joins.
_JOINS = r"[\u0600-\u109f\u1780-\u18af\u2190-\u2bff\ufe0f\U0001f000-\U0001faff]"
_JOINED = re.compile(f"(?<={_JOINS})[\u200c\u200d](?={_JOINS})")
_UNSEEN = re.compile("[\u200c\u200d\ufe0f]")
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols of which nothing is seen


class Match:
    """One match of a game. Chance that is due is drawn by itself where the match has a seed.

    Attributes:
        game: The game and its options.
        state: The match at this moment. Play through the match, so that chance follows.
        names: A name for each seat.
        stream: The verifiable chance; None where chance is told (real cards, a record without its seed).
        told_commitment: The commitment of a record that does not show its seed.
        lot: The dealer that the lot drew; None where it was chosen.
        dealer: The dealer (or starter) chosen; None where it was drawn.
        first: Who plays first, where the last match decided it.
        date: The day it began, as ISO text; "" where unknown.
        practice: Whether a move was ever taken back.
        comments: Comment lines of the record, by the number of events they stand after.
    """

    def __init__(
        self,
        game: "Game",
        *,
        stream: Stream | None,
        dealer: int | None,
        lot: int | None = None,
        first: int | None = None,
        names: Sequence[str] | None = None,
        date: str = "",
    ) -> None:
        self.game = game
        self.names = check_names(game, names)
        self.stream = stream
        self.told_commitment: str | None = None
        self.dealer = dealer
        self.lot = lot
        self.first = first
        self.date = date
        self.practice = False
        self.comments: dict[int, list[str]] = {}
        self._begin()

    def _begin(self) -> None:
        self.state = self.start()
        self._counted = self._chance_count = 0  # events looked at, and chance among them

    @classmethod
    def new(
        cls,
        game: "Game",
        seed: int | bytes | None,
        dealer: int | None,
        first: int | None,
        names: Sequence[str] | None,
        nonces: Sequence[str] | None,
    ) -> "Match":
        """A match about to begin, dealt as far as chance goes."""
        added = tuple(nonces or ("",) * game.seats)
        if len(added) != game.seats:
            raise OptionError("nonces", list(added), str(game.seats))
        stream = Stream(seed_bytes(seed), added)
        lot = None if dealer is not None else stream.event(0).below(game.seats)
        today = datetime.date.today().isoformat()
        match = cls(
            game, stream=stream, dealer=dealer, lot=lot, first=first, names=names, date=today
        )
        match.draw()
        return match

    def start(self) -> Any:
        """The state before the first chance."""
        dealer = self.dealer if self.dealer is not None else self.lot
        return self.game.start(dealer or 0, self.first)

    @property
    def commitment(self) -> str | None:
        """SHA-256 of the seed, published before the first card; None where chance is told."""
        return self.stream.commitment if self.stream else self.told_commitment

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return bool(self.state.turn == OVER)

    def play(self, text: str, seat: int | None = None) -> None:
        """Play a move, then draw the chance that follows.

        Args:
            text: The move's notation.
            seat: Who plays it, where that must be the seat on turn.

        Raises:
            BadNotation: the text is no move of this game.
            IllegalMove: the rules forbid it here, or another seat is on turn.
        """
        if seat is not None and self.state.turn >= 0 and seat != self.state.turn:
            raise IllegalMove("G-1", text, Message("other-seat", {"turn": self.state.turn}))
        self.state.play(text)
        self.draw()

    def draw(self) -> None:
        """Draw all the chance that is due, if the match has a stream."""
        while self.draw_next():
            pass

    def draw_next(self) -> bool:
        """Draw one event of the chance that is due; False where there is none to draw."""
        due = self.state.due()
        if self.stream is None or due is None:
            return False
        self.state.put(due.draw(self.stream.event(1 + self._chances())))
        return True

    def _chances(self) -> int:
        """How many chance events there were; counts on from where it counted last."""
        events = self.state.events
        while self._counted < len(events):
            self._chance_count += events[self._counted][0] == CHANCE
            self._counted += 1
        return self._chance_count

    def chance(self, text: str) -> None:
        """Tell a match without a stream what chance did.

        Raises:
            BadNotation, IllegalMove: as `State.chance`.
            IllegalMove: the match draws its own chance.
        """
        if self.stream is not None:
            raise IllegalMove("G-2", text, Message("chance-is-drawn"))
        self.state.chance(text)

    def undo(self, events: int) -> None:
        """Go back to the moment after the first `events` events; the match is practice from now on.

        Chance that comes again is the same: it depends on the seed and its number alone.
        """
        kept = self.state.events[:events]
        self._begin()
        for seat, what in kept:
            if seat == CHANCE:
                self.state.put(what)
            else:
                self.state.apply(what)
        self.comments = {at: lines for at, lines in self.comments.items() if at <= events}
        self.practice = True
        self.draw()

    def next_match(self, seed: int | bytes | None = None) -> "Match":
        """A further match of the same people, the deal or the start passing as the rules say."""
        start: Mapping[str, int] = self.state.next_start()
        nonces = self.stream.nonces if self.stream else None
        return self.game.match(seed, names=self.names, nonces=nonces, **start)

    def record(self, seat: int | None = None, *, public: bool = False) -> str:
        """The record, in the format of docs/record.md.

        Args:
            seat: The seat's own record: no seed, and `??` for the cards it has not seen.
            public: A spectator's record: `??` for all cards of a deck that were not dealt open.
        """
        from fortyone.core.record import write_record  # few programs need it at once

        if seat is not None:
            self.game.check_seat("seat", seat)
        return write_record(self, seat, whole=seat is None and not public)


def can_be_shown(text: str) -> bool:
    """Whether a line of text can be printed, and nothing in it steers what it is printed on."""
    return _JOINED.sub("", text).isprintable()


def can_be_called(name: str) -> bool:
    """Whether a name is short enough, has no space around it, can be shown, and is seen then."""
    fits = 0 < len(name) <= NAME_LENGTH and name == name.strip() and can_be_shown(name)
    return fits and any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in name)


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Names of which those that look alike are numbered: two may differ in nothing but joiners, which nobody sees."""
    seen = [_UNSEEN.sub("", name) for name in names]
    return tuple(
        f"{name} {seen[: i + 1].count(seen[i])}" if name and seen.count(seen[i]) > 1 else name
        for i, name in enumerate(names)
    )


def check_names(game: "Game", names: Sequence[str] | None) -> tuple[str, ...]:
    """A clean name for each seat.

    Raises:
        OptionError: not one name a seat, or a name that is empty, too long or has control characters.
    """
    if names is None:
        return (NAMELESS,) * game.seats
    if len(names) != game.seats:
        raise OptionError("names", list(names), str(game.seats))
    for name in names:
        if not can_be_called(name):
            raise OptionError("names", name, f"1 … {NAME_LENGTH}", "name-bad")
    return tuple(names)
