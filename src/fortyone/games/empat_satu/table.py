"""Empat Satu in the terminal: stock and pile side by side, what was seen taken, and what one's hand is worth."""

from fortyone.core.cards import SUITS, read_cards
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
from fortyone.games.empat_satu.moves import VALUES
from fortyone.games.empat_satu.view import EmpatView

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
        words = [move for move in ("stop", "pile", "stock", "pass") if move in view.legal]
        discards = [move for move in view.legal if len(move) == 2]
        discards.sort(key=lambda move: -self._best_after(view, move))
        return [Offer(move, self._note(view, move)) for move in (*words, *discards)]

    # the drawing

    def _status(self, view: EmpatView) -> str:
        words = [self.say("empat_satu-table-hand", hand=view.hand_no, hands=view.options.hands)]
        if view.stock:
            words.append(self.say("empat_satu-table-stock", count=view.stock))
        else:
            left = view.options.exhausted_turns - view.exhausted
            words.append(self.say("empat_satu-table-no-stock", left=max(0, left)))
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
            return line + shown(view.shown[seat])
        line += self.say("empat_satu-table-cards", count=view.sizes[seat])
        if view.known[seat]:
            line += self.say("empat_satu-table-known", cards=cards(view.known[seat]))
        return line

    def _hand(self, view: EmpatView) -> str:
        hand = by_suit(view.hand)
        if len(view.hand.split()) > 4:
            line = self.say("empat_satu-table-five", hand=hand)
            drawn = view.drawn and self.say("empat_satu-table-drawn", card=card(view.drawn))
            return line + (drawn or "")
        return self.say("empat_satu-table-four", hand=hand, worth=counted(view.hand))

    # the moves

    def _best_after(self, view: EmpatView, discard: str) -> int:
        hand = [held for held in view.hand.split() if held != discard]
        return worth(" ".join(hand))[0]

    def _best_with(self, view: EmpatView, taken: str) -> int:
        """What the hand can be worth with a card taken, and another of five given away."""
        hand = view.hand.split()
        if len(hand) < 4:
            return worth(f"{view.hand} {taken}")[0]
        return max(
            worth(" ".join([taken, *(held for held in hand if held != given)]))[0] for given in hand
        )

    def _note(self, view: EmpatView, move: str) -> str:
        if len(move) == 2:
            left = signed_value(self._best_after(view, move))
            return self.say("empat_satu-table-leaves", value=left)
        if move == "stop":
            return self.say("empat_satu-table-shows", hand=counted(view.hand))
        if move == "pile":
            taken = self._pile_card(view)
            value = signed_value(self._best_with(view, taken))
            return self.say("empat_satu-table-pile-note", card=card(taken), value=value)
        return self.say(f"empat_satu-table-{move}-note", count=view.stock)

    def _pile_card(self, view: EmpatView) -> str:
        """The card that `pile` takes: the top, or that under one's own fresh discard."""
        own_on_top = view.options.turn_order == "discard_first" and view.phase == "take"
        return view.discards.split()[-2 if own_on_top else -1]

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
            return self.say("empat_satu-table-takes", **who, card=card(self._pile_card(before)))
        if text == "stock":
            gained = set(after.hand.split()) - set(before.hand.split())
            drawn = " ".join(gained) if len(gained) == 1 else ""
            return self.say("empat_satu-table-draws", **who, card=card(drawn) if drawn else "?")
        return self.say(f"empat_satu-table-{text}", **who)

    def _ended(self, before: EmpatView, after: EmpatView) -> list[Told]:
        """Every hand, the best first; who won the hand and who lost it."""
        seats = range(after.options.seats)
        hands = after.shown or ("",) * len(seats)
        ranked = sorted(seats, key=lambda seat: -worth(hands[seat])[0])
        lines = [
            Told(f"{self.words.name(seat)}: {shown(hands[seat])}", minor=True) for seat in ranked
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
            + ("" if view.shown is None else f"   {shown(view.shown[seat])}")
            for seat in range(view.options.seats)
        ]
        options = view.options
        return [
            *lines,
            self.say("empat_satu-table-means"),
            self.say(f"empat_satu-table-stop-{options.stop_rule}", least=options.stop_at),
        ]


def worth(hand: str) -> tuple[int, str]:
    """What a hand is worth at most, and the suit that makes it so (E-10)."""
    held = [(number // 13, VALUES[number]) for number in read_cards(hand)]
    total = sum(value for _, value in held)
    sums = [2 * sum(value for suit, value in held if suit == s) - total for s in range(4)]
    best = max(range(4), key=lambda s: sums[s])
    return sums[best], SUITS[best]


def counted(hand: str) -> str:
    """A hand's value with the suit that counts: `15 ♥`."""
    value, suit = worth(hand)
    return f"{signed_value(value)} {SYMBOLS[suit]}"


def shown(hand: str) -> str:
    """A hand with what it is worth."""
    return f"{by_suit(hand)}  = {counted(hand)}"


def signed_value(value: int) -> str:
    """A hand's value; only a negative one has a sign."""
    return str(value) if value >= 0 else signed(value)


TABLE = EmpatTable
