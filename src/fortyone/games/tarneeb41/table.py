"""Syrian 41 in the terminal: the trick between the four seats, what each has bid and taken, the reader below."""

from collections.abc import Mapping
from typing import ClassVar, Final

from fortyone.core.cards import SUITS, read_card, read_cards
from fortyone.core.chance import CHANCE, OVER
from fortyone.core.state import Event
from fortyone.core.table import SYMBOLS, WIDTH, Line, Offer, Table, Told, by_suit, card, signed
from fortyone.games.tarneeb41.cards import taker
from fortyone.games.tarneeb41.chances import Chances, powers
from fortyone.games.tarneeb41.options import VALUES
from fortyone.games.tarneeb41.rules import Rules
from fortyone.games.tarneeb41.view import TarneebView

NAME: Final = 10  # columns of a name
SIDE, MIDDLE = 29, 21  # columns of a seat beside the trick, and of the trick
RANKS: Final = "23456789TJQKA"


class TarneebTable(Table[TarneebView]):
    """The table of Syrian 41."""

    accent = "red"
    extras: ClassVar[Mapping[str, str]] = {"voids": "_voids", "unseen": "_unseen"}

    def draw(self, view: TarneebView) -> list[Line]:
        """The deal, the seats round the trick, the pairs' scores, the reader's hand."""
        lines: list[Line] = [self._status(view), "", *self._round(view), "", *self._pairs(view)]
        if view.hand:
            lines.append(self.say("tarneeb41-table-hand", hand=by_suit(view.hand)))
        return lines

    def ask(self, view: TarneebView) -> str:
        """The bids there are and what they come to, or the suit to follow."""
        if view.phase == "bid":
            low, high = view.least[view.turn], view.options.max_bid
            sums = {"total": view.counted, "required": view.required}
            return self.say("tarneeb41-table-ask-bid", low=low, high=high, **sums)
        if not view.trick:
            return self.say("tarneeb41-table-ask-lead")
        led = view.trick[1]
        follows = "yes" if any(move[-1] == led for move in view.legal) else "no"
        return self.say("tarneeb41-table-ask-card", suit=SYMBOLS[led], follows=follows)

    def offers(self, view: TarneebView) -> list[Offer]:
        """Bids from the lowest, with what they are worth; cards by suit, the highest first."""
        if view.phase == "bid":
            bids = sorted(map(int, view.legal))
            return [Offer(str(bid), self._bid_note(view, bid)) for bid in bids]
        order = sorted(view.legal, key=lambda m: (SUITS.index(m[1]), -RANKS.index(m[0])))
        return [Offer(move, self._card_note(view, move)) for move in order]

    # the drawing

    def _status(self, view: TarneebView) -> str:
        target = view.options.target
        words = [self.say("tarneeb41-table-deal", deal=view.deals + 1, target=target)]
        if view.turn == OVER:
            words = [self.say("tarneeb41-table-deals", deals=view.deals, target=target)]
        elif view.phase == "bid":
            words.append(self._total(view))
        elif view.turn != CHANCE:
            bid = sum(filter(None, view.bids))
            trick = sum(view.taken) + 1
            words.append(self.say("tarneeb41-table-trick", trick=trick, bid=bid))
        return " · ".join(words)

    def _total(self, view: TarneebView) -> str:
        counts = view.options.min_total_counts
        total, required = view.counted, view.required
        return self.say("tarneeb41-table-total", total=total, required=required, counts=counts)

    def _round(self, view: TarneebView) -> list[Line]:
        """Five lines: the partner on top, the reader at the bottom, the next seat on the right."""
        own = view.seat or 0
        labels = [self._seat(view, (own + step) % 4) for step in range(4)]
        bottom, right, top, left = labels
        shown = [self._card(view, (own + step) % 4) for step in range(4)]
        middle = f"{shown[3]:<7}{shown[1]:>{MIDDLE - 7}}"
        return [
            top.center(WIDTH).rstrip(),
            shown[2].center(WIDTH).rstrip(),
            f"{left:<{SIDE}}{middle}{right:>{SIDE}}".rstrip(),
            shown[0].center(WIDTH).rstrip(),
            bottom.center(WIDTH).rstrip(),
        ]

    def _seat(self, view: TarneebView, seat: int) -> str:
        """`▸ Rosa (D) 2/4 · −12`: on turn, dealer, tricks of the bid, score."""
        mark = "▸ " if seat == view.turn else ""
        dealer = self.say("tarneeb41-table-dealer") if seat == view.dealer else ""
        bid = view.bids[seat]
        tricks = "" if bid is None else f" {view.taken[seat]}/{bid}"
        return f"{mark}{self.words.name(seat)[:NAME]}{dealer}{tricks} · {number(view.scores[seat])}"

    def _card(self, view: TarneebView, seat: int) -> str:
        """The card a seat has on the table; in brackets while it is taking the trick."""
        trick = view.trick.split()
        place = (seat - view.leader) % 4
        if place >= len(trick):
            return ""
        best = taker(view.leader, read_cards(view.trick))
        return f"[{card(trick[place])}]" if seat == best else f" {card(trick[place])} "

    def _pairs(self, view: TarneebView) -> list[Line]:
        """Both pairs' totals, in one line where there is room."""
        sums = [(view.scores[pair] or 0) + (view.scores[pair + 2] or 0) for pair in (0, 1)]
        names = [self.words.names_of((pair, pair + 2)) for pair in (0, 1)]
        totals = [f"{names[pair]}: {number(sums[pair])}" for pair in (0, 1)]
        line = "  ·  ".join(totals)
        return [line] if len(line) <= WIDTH else [*totals]

    def _bid_note(self, view: TarneebView, bid: int) -> str:
        score = view.scores[view.turn] or 0
        rules = Rules(view.options)
        thrown = view.turn == view.dealer and (
            view.counted + rules.counted(score, bid) < view.required
        )
        if thrown:
            return self.say("tarneeb41-table-throws-in")
        return self.say("tarneeb41-table-worth", value=rules.value(score, bid))

    def _card_note(self, view: TarneebView, move: str) -> str:
        trick = [*read_cards(view.trick), read_card(move)]
        takes = len(trick) > 1 and taker(view.leader, trick) == view.turn
        return self.say("tarneeb41-table-ahead", last="yes" if len(trick) == 4 else "no") * takes

    # what happened

    def told(self, before: TarneebView, event: Event, after: TarneebView) -> list[Told]:
        """A bid with the total, a card, who takes the trick, what the deal brought."""
        if event.seat == CHANCE:
            who = self.words.who(after.dealer)
            return [Told(self.say("tarneeb41-table-dealt", **who), minor=True)]
        if before.phase == "bid":
            return self._told_bid(before, event, after)
        verb = "tarneeb41-table-plays" if before.trick else "tarneeb41-table-leads"
        lines = [Told(self.say(verb, **self.words.who(event.seat), card=card(event.text)))]
        if len(before.trick.split()) == 3:
            lines += self._told_trick(before, after)
        return lines

    def _told_bid(self, before: TarneebView, event: Event, after: TarneebView) -> list[Told]:
        bids = [*filter(None, before.bids), int(event.text)]
        words = self.words.who(event.seat)
        lines = [Told(self.say("tarneeb41-table-bids", **words, bid=event.text, total=sum(bids)))]
        if after.deals > before.deals:
            dealer = self.words.who(after.dealer)
            lines.append(Told(self.say("tarneeb41-table-thrown-in", **dealer)))
        elif len(bids) == 4:
            leader = self.words.who(after.leader)
            lines.append(Told(self.say("tarneeb41-table-all-bid", **leader), minor=True))
        return lines

    def _told_trick(self, before: TarneebView, after: TarneebView) -> list[Told]:
        assert after.last is not None
        seat = after.last.taker
        taken = [count + (seat == other) for other, count in enumerate(before.taken)]
        count = f"{taken[seat]}/{before.bids[seat]}"
        lines = [Told(self.say("tarneeb41-table-takes", **self.words.who(seat), count=count))]
        if after.deals > before.deals:
            lines += [Told(self._deal_ends(before, after, taken, pair)) for pair in (0, 1)]
        if after.thirteen is not None:
            lines.append(Told(self.say("tarneeb41-table-thirteen", **self.words.who(seat))))
        return lines

    def _deal_ends(
        self, before: TarneebView, after: TarneebView, taken: list[int], pair: int
    ) -> str:
        """What the deal brought a pair: tricks of the bid, and points, by seat."""
        gains = [(after.scores[s] or 0) - (before.scores[s] or 0) for s in range(4)]
        each = (
            f"{self.words.name(s)} {taken[s]}/{before.bids[s]} {signed(gains[s])}"
            for s in (pair, pair + 2)
        )
        return self.say("tarneeb41-table-deal-ends", seats=" · ".join(each))

    # on demand

    @staticmethod
    def rests(before: TarneebView, event: Event, after: TarneebView) -> bool:
        """A trick is complete."""
        return after.last is not None and after.last != before.last

    def last(self, view: TarneebView) -> list[Line]:
        """The last trick: who played what, and who took it."""
        if view.last is None:
            return [self.say("tarneeb41-table-no-last")]
        seats = [(view.last.leader + step) % 4 for step in range(4)]
        played = (
            f"{self.words.name(seat)[:NAME]} {card(text)}"
            for seat, text in zip(seats, view.last.cards.split(), strict=True)
        )
        took = self.say("tarneeb41-table-took", **self.words.who(view.last.taker))
        return [" · ".join(played), took]

    def sheet(self, view: TarneebView) -> list[Line]:
        """Scores by seat and pair, and what this table's options make of them."""
        options = view.options
        lines: list[Line] = [
            f"  {self.words.name(seat)[:20]:20} {number(view.scores[seat]):>5}"
            for seat in (0, 2, 1, 3)
        ]
        lines += [*self._pairs(view), "", self.say("tarneeb41-table-values")]
        numbers = range(options.min_bid, options.max_bid + 1)
        for row in (list(numbers), [VALUES[options.values][bid] for bid in numbers]):
            lines.append("  " + " ".join(f"{value:>3}" for value in row))
        lines += [self.say(f"tarneeb41-table-{key}", **more) for key, more in self._meaning(view)]
        return lines

    def _meaning(self, view: TarneebView) -> list[tuple[str, dict[str, int]]]:
        options = view.options
        target = "alone" if options.winners == "seat" else options.target_of
        found: list[tuple[str, dict[str, int]]] = [(f"target-{target}", {"target": options.target})]
        if options.winners == "pair" and options.partner != "any":
            found.append((f"partner-{options.partner}", {}))
        if options.values == "jawaker":
            found.append(("jawaker", {}))
        if options.min_bid_by_score:
            found.append(("rises", {}))
        if options.all_thirteen == "wins":
            found.append(("sweep", {}))
        if options.max_deals:
            found.append(("bound", {"deals": options.max_deals}))
        return found

    def result(self, view: TarneebView) -> list[Line]:
        """Who has won, and the scores."""
        each = (f"{self.words.name(s)[:NAME]} {number(view.scores[s])}" for s in range(4))
        return [*super().result(view), " · ".join(each)]

    def _voids(self, view: TarneebView) -> list[Line]:
        """The suits each seat has shown to lack."""
        lines: list[Line] = [
            f"  {self.words.name(seat)[:20]:20} {' '.join(SYMBOLS[suit] for suit in suits)}"
            for seat, suits in enumerate(view.voids)
            if suits
        ]
        return lines or [self.say("tarneeb41-table-no-voids")]

    def _unseen(self, view: TarneebView) -> list[Line]:
        """The cards neither held by the reader nor played, by suit."""
        unseen = Chances(view).unseen
        rows = (sorted(powers(unseen, suit), reverse=True) for suit in range(4))
        return [
            f"  {SYMBOLS[SUITS[suit]]} {len(row):2}  {' '.join(RANKS[rank - 1] for rank in row)}"
            for suit, row in enumerate(rows)
        ]


def number(score: int | None) -> str:
    """A score with a true minus sign."""
    return signed(score or 0).lstrip("+")


TABLE = TarneebTable
