"""Cuarenta in the terminal: both sides' way to the target, the table in the order laid, and what each card can take."""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from rich.text import Text

from fortyone.core.chance import CHANCE, OVER
from fortyone.core.rng import Rng
from fortyone.core.state import Event
from fortyone.core.table import WIDTH, Line, Offer, Table, Told, card, cards
from fortyone.games.cuarenta.counting import count_cards
from fortyone.games.cuarenta.moves import BY_TEXT, RANKS
from fortyone.games.cuarenta.view import CuarentaView
from fortyone.games.cuarenta.worlds import game_of

CELLS = 20  # of a score's bar
ROW = 18  # cards of the table in one line
NAMES = 24


class Done(NamedTuple):
    """What a play did, by the table it was made on."""

    side: int
    takes: list[str]
    points: int
    caida: bool
    limpia: bool


class CuarentaTable(Table[CuarentaView]):
    """The table of Cuarenta."""

    accent = "yellow"
    extras: ClassVar[Mapping[str, str]] = {"piles": "_piles", "unseen": "_unseen"}

    def draw(self, view: CuarentaView) -> list[Line]:
        """Chicas and stock, the sides, the seats, the table, one's own hand."""
        lines: list[Line] = [self._status(view), self._side(view, 0), self._side(view, 1)]
        lines += [self._seat(view, seat) for seat in range(view.options.seats)]
        lines += self._laid(view)
        if view.seat is not None:
            hand = cards(sorted(view.hand.split(), key=by_rank))
            lines.append(self.say("cuarenta-table-hand", cards=hand or "–"))
        return lines

    def ask(self, view: CuarentaView) -> str:
        """Play a card, or show a ronda; at 38 only a caída counts."""
        ronda = any(move.startswith("ronda") for move in view.legal)
        only = view.only_caida[view.turn % 2]
        words = {"ronda": "yes" if ronda else "no", "only": "yes" if only else "no"}
        return self.say("cuarenta-table-ask", **words)

    def offers(self, view: CuarentaView) -> list[Offer]:
        """A ronda first, then what brings most, then the cards to lay."""
        plays = sorted(view.plays, key=lambda play: -len(play.takes.split()))
        plays.sort(
            key=lambda play: (not play.move.startswith("ronda"), not play.takes, -play.points)
        )
        return [Offer(play.move, self._note(play.move, play.takes, play.points)) for play in plays]

    def _note(self, move: str, takes: str, points: int) -> str:
        if move.startswith("ronda"):
            return with_points(self.say("cuarenta-table-note-ronda"), points)
        if not takes:
            return self.say("cuarenta-table-note-lay")
        return with_points(self.say("cuarenta-table-note-takes", cards=cards(takes)), points)

    # the drawing

    def _status(self, view: CuarentaView) -> str:
        words = [self.say("cuarenta-table-deal", deal=view.deals + (view.turn != OVER))]
        words.append(
            self.say("cuarenta-table-goal", target=view.options.target, chicas=view.options.chicas)
        )
        words.append(self.say("cuarenta-table-stock", count=view.stock))
        return " · ".join(words)[:WIDTH]

    def _side(self, view: CuarentaView, side: int) -> str:
        """`Rosa and Kari  ━━━━━──────────────┼─  12/40  ●○  14 cards`."""
        score = view.scores[side] or 0
        won = "●" * view.chicas[side] + "○" * (view.options.chicas - view.chicas[side])
        taken = self.say("cuarenta-table-cards", count=len(view.piles[side].split()))
        worth = f" (+{view.cards_worth[side]})" if view.cards_worth[side] else ""
        line = f"{self._names(view, side)[:NAMES]:{NAMES}} {bar(view, score)}"
        return f"{line} {score:>3}/{view.options.target} {won}  {taken}{worth}"[:WIDTH]

    def _names(self, view: CuarentaView, side: int) -> str:
        return self.words.names_of(range(side, view.options.seats, 2))

    def _seat(self, view: CuarentaView, seat: int) -> str:
        """`▸ Rosa   deals   4 cards, shown 7c 7d 7h`."""
        mark = "▸" if seat == view.turn else " "
        deals = self.say("cuarenta-table-deals") if seat == view.dealer else ""
        held = self.say("cuarenta-table-cards", count=view.hand_sizes[seat])
        line = f"{mark} {self.words.name(seat)[:14]:14} {deals:7} {held}"
        shown = dict(view.shown).get(seat)
        if shown:
            line += self.say(
                "cuarenta-table-shown", rank=shown, cards=cards(view.known[seat]) or "–"
            )
        return line[:WIDTH]

    def _laid(self, view: CuarentaView) -> list[Line]:
        """The table in the order laid, the card just laid in brackets."""
        laid = [
            f"[{card(word)}]" if word == view.last else card(word) for word in view.table.split()
        ]
        if not laid:
            return ["", self.say("cuarenta-table-empty"), ""]
        rows = [" ".join(laid[i : i + ROW]) for i in range(0, len(laid), ROW)]
        return ["", *rows, ""]

    # what happened

    def told(self, before: CuarentaView, event: Event, after: CuarentaView) -> list[Told]:
        """A card played, points made, a ronda shown, the end of a deal or of a chica."""
        if event.seat == CHANCE:
            lines = self._dealt(before, event, after)
        elif event.text.startswith("ronda"):
            who = self.words.who(event.seat)
            line = self.say("cuarenta-table-ronda", **who, rank=event.text[-1])
            lines = [Told(with_points(line, self._done(before, event).points))]
        else:
            lines = self._played(before, event, after)
        if after.chicas != before.chicas:
            lines += self._chica(before, after)
        return lines

    def _dealt(self, before: CuarentaView, event: Event, after: CuarentaView) -> list[Told]:
        if event.text == "misdeal":
            who = self.words.who(before.dealer)
            free = "yes" if before.options.misdeal_grace else "no"
            return [Told(self.say("cuarenta-table-misdeal", **who, free=free))]
        first = (after.dealer + 1) % after.options.seats
        line = self.say("cuarenta-table-begins", **self.words.who(first), deal=before.deals + 1)
        return [Told(line), *self._rondas(after)]

    def _rondas(self, view: CuarentaView) -> list[Told]:
        """Rondas that show themselves at a deal."""
        lines = []
        for seat, rank in view.shown:
            kind = "doble" if len(view.known[seat].split()) == 4 else "ronda"
            words = {**self.words.who(seat), "rank": rank, "kind": kind}
            lines.append(Told(self.say("cuarenta-table-shows", **words)))
        return lines

    @staticmethod
    def rests(before: CuarentaView, event: Event, after: CuarentaView) -> bool:
        """Cards are taken."""
        return event.seat >= 0 and "x" in event.text

    def _played(self, before: CuarentaView, event: Event, after: CuarentaView) -> list[Told]:
        done = self._done(before, event)
        who, played = self.words.who(event.seat), card(event.text[:2])
        if not done.takes:
            lines = [Told(self.say("cuarenta-table-lays", **who, card=played), minor=True)]
        else:
            kind = f"{'caida' if done.caida else ''}{'limpia' if done.limpia else ''}" or "plain"
            words = {**who, "card": played, "cards": cards(done.takes), "kind": kind}
            line = self.say("cuarenta-table-takes", **words)
            lines = [Told(with_points(line, done.points))]
        if sum(before.hand_sizes) > 1:
            return lines
        if before.stock >= 5 * before.options.seats:
            again = [Told(self.say("cuarenta-table-five"), minor=True)] if after.turn >= 0 else []
            return [*lines, *again, *(self._rondas(after) if after.turn >= 0 else [])]
        return lines + self._counted(before, done, after)

    def _counted(self, before: CuarentaView, done: Done, after: CuarentaView) -> list[Told]:
        """The deal ends: leftovers, and the cards of both sides."""
        if (before.scores[done.side] or 0) + done.points >= before.options.target:
            return []  # the play has won the chica, nothing is counted
        taken = [len(pile.split()) for pile in before.piles]
        taken[done.side] += len(done.takes) + bool(done.takes)
        left = len(before.table.split()) - len(done.takes) + (not done.takes)
        taker = done.side if done.takes else before.taker
        lines = []
        if left and taker is not None and before.options.leftovers == "last_taker":
            taken[taker] += left
            names = self._names(before, taker)
            lines.append(
                Told(self.say("cuarenta-table-leftovers", who=names, count=left), minor=True)
            )
        lines.append(Told(self.say("cuarenta-table-ends"), minor=True))
        return lines + [self._side_counted(before, done, after, taken, side) for side in (0, 1)]

    def _side_counted(
        self, before: CuarentaView, done: Done, after: CuarentaView, taken: list[int], side: int
    ) -> Told:
        """`You and Clara: 26 cards (6 for 20, and 6 for 6 more) · +12`."""
        line = self.say("cuarenta-table-counted", who=self._names(before, side), count=taken[side])
        score = (before.scores[side] or 0) + (done.points if side == done.side else 0)
        counted = count_cards(before.options, before.dealer % 2, score, taken, side)
        words = self.say("cuarenta-table-why", **counted.words)
        points = gained(before, done, after, side)
        if after.chicas != before.chicas:  # scores have begun anew
            return Told(f"{line} ({words})" if after.chicas[side] > before.chicas[side] else line)
        if points != counted.points:
            words = self.say("cuarenta-table-of-which", why=words, count=points)
        return Told(with_points(f"{line} ({words})", points))

    def _chica(self, before: CuarentaView, after: CuarentaView) -> list[Told]:
        side = 0 if after.chicas[0] > before.chicas[0] else 1
        zapateria = after.chicas[side] - before.chicas[side] > 1
        words = {"who": self._names(before, side), "zapateria": "yes" if zapateria else "no"}
        chicas = "–".join(str(count) for count in after.chicas)
        return [Told(self.say("cuarenta-table-chica", **words, chicas=chicas))]

    def _done(self, before: CuarentaView, event: Event) -> Done:
        """What a move did, asked of the kernel: any world that looks like this one answers the same."""
        game = game_of(before.options)
        world = game.resample(before, Rng(0))
        taken, points = world.preview(game.text_move(event.text))  # type: ignore[attr-defined]
        takes = [word for word in before.table.split() if taken >> BY_TEXT[word] & 1]
        named = event.text.partition("x")[2]
        caida = before.last is not None and before.last in named and points > 0
        limpia = bool(takes) and len(takes) == len(before.table.split()) and points > 0
        return Done(event.seat % 2, takes, points, caida, limpia)

    # commands

    def sheet(self, view: CuarentaView) -> list[Line]:
        """Both sides, and what scores mean under these options."""
        options = view.options
        lines: list[Line] = [self._side(view, 0), self._side(view, 1)]
        lines.append(self.say(f"cuarenta-table-finish-{options.finish}", target=options.target))
        if options.caida_only_from:
            lines.append(self.say("cuarenta-table-only", score=options.caida_only_from))
        if options.zapateria and options.chicas > 1:
            lines.append(self.say("cuarenta-table-zapateria", score=options.zapateria))
        lines.append(self.say("cuarenta-table-counts", score=options.cards_stop_at))
        return lines

    def result(self, view: CuarentaView) -> list[Line]:
        """Who won the mesa, and by how many chicas."""
        chicas = "–".join(str(count) for count in view.chicas)
        scores = "–".join(str(score) for score in view.scores)
        return [
            *super().result(view),
            self.say("cuarenta-table-final", chicas=chicas, scores=scores),
        ]

    def _piles(self, view: CuarentaView) -> list[Line]:
        """Taken cards, by side."""
        lines: list[Line] = []
        for side in (0, 1):
            taken = sorted(view.piles[side].split(), key=by_rank)
            lines.append(
                self.say("cuarenta-table-counted", who=self._names(view, side), count=len(taken))
            )
            lines += ["  " + cards(taken[i : i + ROW]) for i in range(0, len(taken), ROW)]
        return lines

    def _unseen(self, view: CuarentaView) -> list[Line]:
        """How many cards of each rank the reader has not seen."""
        seen = set(" ".join((view.hand, view.table, *view.piles, *view.known)).split())
        full = dict.fromkeys(RANKS, 4) | ({"X": 2} if view.options.jokers else {})
        counts = {rank: n - sum(word[0] == rank for word in seen) for rank, n in full.items()}
        row = "  ".join(f"{rank}×{count}" for rank, count in counts.items())
        return [self.say("cuarenta-table-unseen"), Text(row)]


def gained(before: CuarentaView, done: Done, after: CuarentaView, side: int) -> int:
    """What the cards gave a side as the deal ended; 0 where they won the chica, and scores began anew."""
    played = done.points if side == done.side else 0
    return max(0, (after.scores[side] or 0) - (before.scores[side] or 0) - played)


def with_points(line: str, points: int) -> str:
    """The line, and the points that it brings."""
    return f"{line} · +{points}" if points else line


def by_rank(word: str) -> tuple[int, str]:
    """The order of a hand: by rank, jokers last."""
    return RANKS.find(word[0]) if word[0] in RANKS else len(RANKS), word[1]


def bar(view: CuarentaView, score: int) -> str:
    """A score on its way to the target, with a mark where only a caída counts."""
    options = view.options
    full = min(CELLS, score * CELLS // options.target)
    cells = "━" * full + "─" * (CELLS - full)
    mark = options.caida_only_from * CELLS // options.target
    return cells if not options.caida_only_from else f"{cells[:mark]}┃{cells[mark:]}"


TABLE = CuarentaTable
