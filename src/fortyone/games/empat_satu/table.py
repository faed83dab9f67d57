"""Empat Satu in the terminal: stock and pile side by side, what was seen taken, and what one's hand is worth."""

from fortyone.core.chance import CHANCE, OVER
from fortyone.core.state import Event
from fortyone.core.table import (
    SYMBOLS,
    WIDTH,
    Line,
    Offer,
    Table,
    Told,
    by_suit,
    card,
    cards,
    signed,
)
from fortyone.games.empat_satu.counting import Ranked, Worth
from fortyone.games.empat_satu.view import EmpatView, Play

WORDS = ("stop", "pile", "stock", "pass")
UNDER = 8  # cards of the pile that are shown under its top


class EmpatTable(Table[EmpatView]):
    """The table of Empat Satu."""

    accent = "cyan"

    def draw(self, view: EmpatView) -> list[Line]:
        """Hand number and stock, the pile, the seats, one's own hand and its worth."""
        lines: list[Line] = [self._status(view), self._pile(view), ""]
        lines += [self._seat(view, seat) for seat in range(view.options.seats)]
        if view.hand and view.turn != OVER:
            lines += ["", self._hand(view)]
        return lines

    def ask(self, view: EmpatView) -> str:
        """Take, discard, stop."""
        discards = any(len(move) == 2 for move in view.legal)
        stop = "yes" if "stop" in view.legal else "no"
        return self.say("empat_satu-table-ask", step="discard" if discards else "take", stop=stop)

    def offers(self, view: EmpatView) -> list[Offer]:
        """Stop first, then taking, then discards, the best hand first; each with what it leads to."""
        return [Offer(play.move, self._note(view, play)) for play in sorted(view.plays, key=_order)]

    # the drawing

    def _status(self, view: EmpatView) -> str:
        words = [self.say("empat_satu-table-hand", hand=view.hand_no, hands=view.options.hands)]
        if view.stock:
            words.append(self.say("empat_satu-table-stock", count=view.stock))
        else:
            words.append(self.say("empat_satu-table-no-stock", left=view.turns_left))
        return " · ".join(words)

    def _pile(self, view: EmpatView) -> str:
        *under, top = view.discards.split() or [""]
        if not top:
            return self.say("empat_satu-table-no-pile")
        line = self.say("empat_satu-table-pile", top=card(top), count=len(under) + 1)
        if under:
            more = "… " if len(under) > UNDER else ""
            line += self.say("empat_satu-table-under", cards=more + cards(under[-UNDER:]))
        return line[:WIDTH]

    def _seat(self, view: EmpatView, seat: int) -> str:
        """`▸ Rosa   4 cards, among them 7h♥`, or the hand it showed."""
        mark = "▸" if seat == view.mover and view.turn != OVER else " "
        deals = self.say("empat_satu-table-deals") if seat == view.dealer else ""
        line = f"{mark} {self.words.name(seat)[:14]:14} {deals:6} "
        if view.turn == OVER and view.shown:
            return line + shown(view, seat)
        line += self.say("empat_satu-table-cards", count=view.sizes[seat])
        if view.known[seat]:
            line += self.say("empat_satu-table-known", cards=cards(view.known[seat]))
        return line

    def _hand(self, view: EmpatView) -> str:
        hand = by_suit(view.hand)
        if view.worth is None:
            line = self.say("empat_satu-table-five", hand=hand)
            drawn = view.drawn and self.say("empat_satu-table-drawn", card=card(view.drawn))
            return line + (drawn or "")
        return self.say("empat_satu-table-four", hand=hand, worth=counted(view.worth))

    # the moves

    def _note(self, view: EmpatView, play: Play) -> str:
        if play.worth is None or play.move == "pass":
            return self.say(f"empat_satu-table-{play.move}-note", count=view.stock)
        if play.move == "stop":
            return self.say("empat_satu-table-shows", hand=counted(play.worth))
        value = signed_value(play.worth.value)
        if play.move == "pile":
            taken = card(view.pile_card or "")
            return self.say("empat_satu-table-pile-note", card=taken, value=value)
        return self.say("empat_satu-table-leaves", value=value)

    # what happened

    def told(self, before: EmpatView, event: Event, after: EmpatView) -> list[Told]:
        """A card taken, a card discarded, a hand's end."""
        lines = []
        if event.seat != CHANCE:
            lines.append(Told(self._move(before, event, after), minor=event.text == "stock"))
        if after.won != before.won or after.lost != before.lost:
            return lines + self._ended(before, after)
        if event.seat == CHANCE:
            first = self.words.who(after.first)
            lines.append(Told(self.say("empat_satu-table-begins", **first, hand=after.hand_no)))
        return lines

    def _move(self, before: EmpatView, event: Event, after: EmpatView) -> str:
        who, text = self.words.who(event.seat), event.text
        if len(text) == 2:
            return self.say("empat_satu-table-discards", **who, card=card(text))
        if text == "pile":
            return self.say("empat_satu-table-takes", **who, card=card(before.pile_card or ""))
        if text == "stock":
            gained = set(after.hand.split()) - set(before.hand.split())
            drawn = " ".join(gained) if len(gained) == 1 else ""
            return self.say("empat_satu-table-draws", **who, card=card(drawn) if drawn else "?")
        return self.say(f"empat_satu-table-{text}", **who)

    def _ended(self, before: EmpatView, after: EmpatView) -> list[Told]:
        """Every hand, the best first; who won the hand and who lost it."""
        seats = range(after.options.seats)
        ranked = sorted(enumerate(after.ranking or ()), key=lambda hand: hand[1].place)
        lines = [
            Told(f"{self.words.name(seat)}: {shown(after, seat)}", minor=True) for seat, _ in ranked
        ]
        for count, was, message in (
            (after.won, before.won, "empat_satu-table-won"),
            (after.lost, before.lost, "empat_satu-table-lost"),
        ):
            sharing = [seat for seat in seats if count[seat] > was[seat]]
            if sharing:
                you = "yes" if sharing == [self.words.reader] else "no"
                names = self.words.names_of(sharing)
                lines.append(Told(self.say(message, who=names, you=you, count=len(sharing))))
        return lines

    # the score sheet

    def sheet(self, view: EmpatView) -> list[Line]:
        """The hands last shown, hands won and lost, and how a hand may be stopped."""
        lines = [
            f"  {self.words.name(seat)[:20]:20} "
            + self.say("empat_satu-table-tally", won=view.won[seat], lost=view.lost[seat])
            + ("" if view.shown is None else f"   {shown(view, seat)}")
            for seat in range(view.options.seats)
        ]
        options = view.options
        return [
            *lines,
            self.say("empat_satu-table-means"),
            self.say(f"empat_satu-table-stop-{options.stop_rule}", least=options.stop_at),
        ]


def _order(play: Play) -> tuple[int, int]:
    """Words before discards, and of these the one that leaves most first."""
    if play.move in WORDS:
        return WORDS.index(play.move), 0
    return len(WORDS), -play.worth.value if play.worth else 0


def counted(hand: Worth | Ranked) -> str:
    """A hand's value with the suit that counts: `15 ♥`."""
    return f"{signed_value(hand.value)} {SYMBOLS[hand.suit]}"


def shown(view: EmpatView, seat: int) -> str:
    """A hand that was shown, with what it is worth."""
    assert view.shown is not None
    assert view.ranking is not None
    return f"{by_suit(view.shown[seat])}  = {counted(view.ranking[seat])}"


def signed_value(value: int) -> str:
    """A hand's value; only a negative one has a sign."""
    return str(value) if value >= 0 else signed(value)


TABLE = EmpatTable
