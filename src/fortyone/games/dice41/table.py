"""Dice 41 in the terminal: six dice, a tray with places for the tickets, and the pot."""

from operator import add
from typing import Any

from msgspec import structs

from fortyone.core.chance import CHANCE, OVER
from fortyone.core.state import Event
from fortyone.core.table import WIDTH, Line, Offer, Table, Told, paint, signed
from fortyone.games.dice41.tray import lay, leading, points_of
from fortyone.games.dice41.view import DiceView

PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
ONE_COLUMN = 6  # more seats than this stand side by side


class DiceTable(Table[DiceView]):
    """The table of dice 41 and Midnight."""

    accent = "blue"

    def draw(self, view: DiceView) -> list[Line]:
        """Round and pot, the seats, the tray of kept dice, the dice thrown."""
        lines: list[Line] = [self._status(view), *self._seats(view)]
        return lines if view.turn == OVER else [*lines, self._tray(view), *_dice(view.thrown)]

    def ask(self, view: DiceView) -> str:
        """One die, or one or more, and what is to be beaten."""
        many = "yes" if view.options.keep == "one_or_more" else "no"
        return self.say("dice41-table-ask", many=many, best=view.best)

    def offers(self, view: DiceView) -> list[Offer]:
        """Few dice first, high ones first; a ticket still missing is named."""
        tickets = zip(view.options.tickets, view.tray.tickets, strict=True)
        missing = {str(face) for face, kept in tickets if not kept}
        ticket = self.say("dice41-table-ticket")
        ranked = sorted(view.legal, key=lambda move: (len(move), [-int(face) for face in move]))
        return [Offer(move, ticket if move in missing else "") for move in ranked]

    # the drawing

    def _status(self, view: DiceView) -> str:
        rounds = view.options.rounds
        extra = "yes" if view.extra else "no"
        words = [self.say("dice41-table-round", round=view.round, rounds=rounds, extra=extra)]
        if view.options.seats > 1:
            words.append(self.say("dice41-table-pot", chips=view.pot))
        if view.rolling_off:
            words.append(
                self.say("dice41-table-rolling", who=self.words.names_of(view.rolling_off))
            )
        return " · ".join(words)[:WIDTH]

    def _seats(self, view: DiceView) -> list[Line]:
        seats = [self._seat(view, seat) for seat in range(view.options.seats)]
        if len(seats) <= ONE_COLUMN:
            return [self._heading(), *seats]
        rows = -(-len(seats) // 3)
        columns = (seats[i::rows] for i in range(rows))
        return ["".join(f"{text[:25]:26}" for text in row).rstrip() for row in columns]

    def _heading(self) -> str:
        return (
            f"  {'':12} {self.say('dice41-table-chips'):>6}  {self.say('dice41-table-this-round')}"
        )

    def _seat(self, view: DiceView, seat: int) -> str:
        """`▸ Rosa         +3   18`: on turn, name, chips, this round's score or state."""
        mark = "▸" if seat == view.thrower and view.turn != OVER else " "
        chips = signed(view.scores[seat] or 0) if view.options.seats > 1 else ""
        return f"{mark} {self.words.name(seat)[:12]:12} {chips:>6}  {self._standing(view, seat)}".rstrip()

    def _standing(self, view: DiceView, seat: int) -> str:
        score = view.done[seat]
        if seat in view.out:
            return self.say("dice41-table-out")
        if score is None:
            return ""
        if score == 0:
            return self.say("dice41-table-failed")
        return self.say("dice41-table-best", score=score) if seat in view.best_by else str(score)

    def _tray(self, view: DiceView) -> str:
        """The tickets, kept or missing, and the dice that count."""
        tickets, points, total = view.tray
        places = [
            f"[{face if kept else '_'}]"
            for face, kept in zip(view.options.tickets, tickets, strict=True)
        ]
        empty = ["_"] * (4 - len(points))
        return self.say(
            "dice41-table-tray",
            tickets=", ".join(str(face) for face in view.options.tickets),
            kept=" ".join(places),
            points=" ".join([*points, *empty]),
            sum=total,
        )

    # what happened

    def told(self, before: DiceView, event: Event, after: DiceView) -> list[Told]:
        """Dice kept; a turn's score; a round's end."""
        seat, lines = before.thrower, []
        if event.seat != CHANCE:
            words = {**self.words.who(seat), "dice": _spaced(event.text)}
            text = self.say("dice41-table-keeps", **words, thrown=_spaced(before.thrown))
            lines.append(Told(text, minor=True))
        elif len(event.text) > 1:
            return []
        kept = before.kept + event.text
        if len(kept) < 6:
            return lines
        score = points_of(kept, before.options.tickets)
        lines.append(Told(self._finished(before, seat, kept, score)))
        return lines + self._settled(before, after, seat, score)

    @staticmethod
    def rests(before: DiceView, event: Event, after: DiceView) -> bool:
        """A round is over."""
        return after.round > before.round

    def _finished(self, view: DiceView, seat: int, kept: str, score: int) -> str:
        found = zip(view.options.tickets, lay(kept, view.options.tickets).tickets, strict=True)
        missing = [str(face) for face, there in found if not there]
        dice = _spaced(kept)
        who = self.words.who(seat)
        if missing:
            return self.say("dice41-table-fails", **who, dice=dice, missing=", ".join(missing))
        return self.say("dice41-table-scores", **who, dice=dice, score=score)

    def _settled(self, before: DiceView, after: DiceView, seat: int, score: int) -> list[Told]:
        """What the last seat of a round or roll-off brought about."""
        ended = after.round > before.round or after.turn == OVER
        if not ended and any(done is not None for done in after.done):
            return []
        if not ended:
            names = self.words.names_of(after.rolling_off)
            again = "yes" if after.rolling_off == before.rolling_off else "no"
            return [Told(self.say("dice41-table-rolls-off", who=names, again=again))]
        lines = [Told(self._pot(before, after, seat, score))] if after.options.seats > 1 else []
        if after.turn != OVER:
            first = self.words.who(after.starter)
            lines.append(
                Told(self.say("dice41-table-begins", **first, round=after.round), minor=True)
            )
        return lines

    def _pot(self, before: DiceView, after: DiceView, seat: int, score: int) -> str:
        """Who got the pot of the round just ended, read from the chips."""
        antes = after.paid if after.turn != OVER else (0,) * len(after.paid)
        gains = [
            now - was + ante
            for was, now, ante in zip(before.chips, after.chips, antes, strict=True)
        ]
        winners = [i for i, gain in enumerate(gains) if gain > 0]
        failed = score == 0 and not any(before.done)
        if failed and after.options.nobody == "return" and winners:
            return self.say("dice41-table-returned")
        if not winners:
            left = after.pot - sum(antes)
            return self.say("dice41-table-stays", chips=left, failed="yes" if failed else "no")
        names, gain = self.words.names_of(winners), gains[winners[0]]
        if len(winners) > 1:
            return self.say("dice41-table-shared", who=names, chips=gain)
        return self.say("dice41-table-takes", **self.words.who(winners[0]), chips=gain)

    def ended(self, before: DiceView, event: Event, after: DiceView) -> DiceView | None:
        """The round's scores, and the chips before the antes of the next; nobody sums up practice alone."""
        if after.round == before.round or after.options.seats == 1:
            return None
        seat, kept = before.thrower, "".join(sorted(before.kept + event.text, reverse=True))
        score = points_of(kept, before.options.tickets)
        done = _put(before.done, seat, score)
        chips = tuple(map(add, after.chips, after.paid))
        return structs.replace(
            before,
            turn=CHANCE,
            legal=(),
            kept="",
            thrown="",
            tray=lay("", before.options.tickets),
            done=done,
            **leading(done),
            kept_by=_put(before.kept_by, seat, kept),
            pot=after.pot - sum(after.paid),
            chips=chips,
            scores=tuple(count - after.options.bank for count in chips),
        )

    # the score sheet

    def sheet(self, view: DiceView) -> list[Line]:
        """Chips won and lost, and by which rules."""
        if view.options.seats == 1:
            return [self.say("dice41-table-practice", rounds=view.options.rounds)]
        options = view.options
        lines = [
            f"  {self.words.name(i)[:20]:20} {signed(score or 0):>5}"
            for i, score in enumerate(view.scores)
        ]
        lines += [
            self.say("dice41-table-means", rounds=options.rounds, ante=options.ante),
            self.say(f"dice41-table-tie-{options.tie}"),
            self.say(f"dice41-table-nobody-{options.nobody}"),
        ]
        if options.fail_ante:
            lines.append(self.say("dice41-table-means-fail", chips=options.fail_ante))
        if options.double_24:
            lines.append(self.say("dice41-table-means-double", ante=options.ante))
        return [*lines]

    def result(self, view: DiceView) -> list[Line]:
        """Who has most chips, and what stayed in the pot."""
        if view.options.seats == 1:
            return []
        chips = [
            f"{self.words.name(i)} {signed(int(value))}" for i, value in enumerate(view.returns)
        ]
        lines = [*super().result(view), " · ".join(chips)]
        if view.pot:
            lines.append(self.say("dice41-table-unwon", chips=view.pot))
        return lines


def _put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _spaced(faces: str) -> str:
    return " ".join(faces)


def _dice(faces: str) -> list[Line]:
    """Dice side by side, five lines high, each with its number in the lower edge."""
    if not faces:
        return []
    dice = [int(face) for face in faces]
    middle = ["  ".join(f"│ {PIPS[face][row]} │" for face in dice) for row in range(3)]
    top = "  ".join("╭───────╮" for _ in dice)
    bottom = "  ".join(f"╰── {face} ──╯" for face in dice)
    return [paint(f"  {line}") for line in (top, *middle, bottom)]


TABLE = DiceTable
