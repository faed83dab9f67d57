"""Cuarenta, slowly: a second reading of the rule book, sharing no code with the kernel.

Every legal move is built as an object that names what it takes; the captures follow from the lists.

Readings, where the book is silent:
- With the next deal due, all of the old deal is cleared (hands, table, last, stock, piles, taker,
  shown) and the deal has moved on; what was still in hand after a chica won early goes with it.
- After the mesa nothing moves: hands, table, stock, piles, taker, shown and dealer stay as the last
  deal left them, only `last` is null (also after `max_deals`, also after a winning misdeal).
- A chica won in mid-deal leaves the table as it is: no leftovers are given, no cards counted.
- Leftovers that nobody gets stay on the table until the next deal is due.
- The stock is dealt on at once when all have played their five; it needs no chance.
- A doble ronda is shown, also where it scores nothing and where it wins (after the mesa it still
  stands there). An automatic ronda is shown even where it scores nothing.
- `shown` and its use for `caida_on_ronda` include automatic rondas and scoring doble rondas.
- `X1xX2` is a match: it may be caída under `caida_by` `match`; no run and no periquito follow.
- A run that takes a whole rank of four, or a joker that matches four, is a periquito as well.
- From `caida_only_from` on a caída is worth 2 whatever came with it; a win shows the real sum under
  `finish` `reach` (39 → 41), otherwise the target.
- Below `caida_only_from` `finish` alone judges, also at target − 2 and target − 1.
- A doble ronda that wins shows exactly the target, also with `reach`.
- "First chica" (C-19): both sides had won none; the other side's score is the one at that moment,
  before any cards it might still have counted.
- A graced misdeal changes nothing; a misdeal never counts as a deal, also when it wins a chica.
- Both sides at 20 (`both_twenty`) means exactly 20 each.
- `returns` are 0 before the end and when drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

CHANCE, OVER = -1, -2
SUITS = "cdhs"
RANKS = "A234567JQK"  # C-9: J follows 7, K is last
NUMBERS = "A234567"  # C-1: J, Q and K have no number
PACK = [rank + suit for suit in SUITS for rank in RANKS]
JOKERS = ["X1", "X2"]


def as_set(cards: Iterable[str]) -> str:
    return " ".join(sorted(cards, key=(PACK + JOKERS).index))


def number(card: str) -> int:
    """C-1: A 1, 2–7 their number, 0 for a card that has none."""
    return NUMBERS.find(card[0]) + 1


def by_rank(cards: Iterable[str]) -> list[str]:
    """Taken cards as the notation lists them: by rank A…K, then by suit."""
    return sorted(cards, key=lambda card: (RANKS.find(card[0]), card[1]))


@dataclass(frozen=True)
class Move:
    text: str
    card: str = ""  # "" shows a ronda
    named: tuple[str, ...] = ()  # what it takes by match or by sum, before the run
    rank: str = ""  # the rank it is played as: of a ronda, or the foot of a run
    how: str = "lay"  # lay, match, sum, ronda


class Oracle:
    """One mesa; chance and moves go in as text."""

    def __init__(
        self,
        options: Mapping[str, Any],
        dealer: int = 0,
        first: int | None = None,
    ) -> None:
        self.options = dict(options)
        self.seats: int = options["seats"]
        self.dealer = dealer
        self.scores = [0, 0]
        self.chicas = [0, 0]
        self.deals = 0
        self.winner: int | None = None  # a side; none when drawn
        self._clear()

    def _clear(self) -> None:
        self.turn = CHANCE
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.table: list[str] = []
        self.last: str | None = None
        self.stock: list[str] = []
        self.piles: list[list[str]] = [[], []]
        self.taker: int | None = None
        self.shown: list[tuple[int, str]] = []

    def _pack(self) -> list[str]:
        return PACK + JOKERS[: self.options["jokers"]]  # C-30

    def chance_due(self) -> tuple[()] | tuple[str, int]:
        return ("deck", len(self._pack())) if self.turn == CHANCE else ()

    # Moves

    def legal(self) -> list[str]:
        return sorted(move.text for move in self._moves())

    def _moves(self) -> Iterator[Move]:
        if self.turn < 0:
            return
        yield from self._rondas()
        for card in self.hands[self.turn]:
            yield Move(card, card)  # C-5: taking is never compulsory
            if card in JOKERS:
                yield from self._joker_moves(card)
            else:
                for named in self._matches(card[0]):
                    yield Move(card + "x" + "".join(named), card, named, card[0], "match")  # C-6
                for named in self._sums(card):  # C-8: by match or by one sum, never both
                    yield Move(card + "x" + "".join(named), card, named, card[0], "sum")

    def _rondas(self) -> Iterator[Move]:
        hand = self.hands[self.turn]
        when = self.options["ronda_when"]
        if when == "automatic" or (when == "first_play" and len(hand) < 5):
            return
        for rank in RANKS:  # C-12: three in hand, once for those three
            if self._count(hand, rank) == 3 and (self.turn, rank) not in self.shown:
                yield Move("ronda" + rank, rank=rank, how="ronda")

    def _joker_moves(self, joker: str) -> Iterator[Move]:
        for rank in RANKS:  # C-30: as a rank of the player's choice, by match
            for named in self._matches(rank):
                yield Move(f"{joker}={rank}x" + "".join(named), joker, named, rank, "match")
        for laid in self.table:
            if laid in JOKERS:  # C-30: only a joker takes a laid joker, and no run follows
                yield Move(f"{joker}x{laid}", joker, (laid,), "", "match")

    def _matches(self, rank: str) -> list[tuple[str, ...]]:
        same = by_rank(card for card in self.table if card[0] == rank)
        if self.options["match_takes"] == "one":
            return [(card,) for card in same]
        return [tuple(same)] if same else []

    def _sums(self, card: str) -> list[tuple[str, ...]]:
        """C-7: every set of two or more numbered cards that adds up; courts neither add nor are."""
        value = number(card)
        smaller = by_rank(other for other in self.table if 0 < number(other) < value)
        sizes = [2] if self.options["sum_cards"] == "two" else range(2, value + 1)
        return [
            named
            for size in sizes
            if sum(number(other) for other in smaller[:size]) <= value  # else too many cards
            for named in combinations(smaller, size)
            if sum(number(other) for other in named) == value
        ]

    @staticmethod
    def _count(cards: Iterable[str], rank: str) -> int:
        return sum(card[0] == rank for card in cards)

    # Events

    def chance(self, text: str) -> None:
        if self.turn != CHANCE:
            raise ValueError("G-2: no deck is due")
        if text == "misdeal":
            self._misdeal()
            return
        deck = text.split()
        if sorted(deck) != sorted(self._pack()):
            raise ValueError("a deck order has each card of the pack once")
        self.stock = deck
        self._deal_five()

    def _misdeal(self) -> None:
        """C-21: the other side scores, the same dealer deals again."""
        if not self.options["misdeal_grace"]:  # C-32
            self._award(1 - self.dealer % 2, self.options["misdeal_points"], misdeal=True)

    def play(self, text: str) -> None:
        move = next((move for move in self._moves() if move.text == text), None)
        if move is None:
            raise ValueError(f"not legal: {text}")
        seat, side = self.turn, self.turn % 2
        if move.how == "ronda":  # C-12: the cards stay in hand, the turn goes on
            self.shown.append((seat, move.rank))
            self._award(side, self.options["ronda_points"])
            return
        self.hands[seat].remove(move.card)
        if move.how == "lay":
            self.table.append(move.card)
            self.last = move.card
        elif self._capture(seat, move):
            return
        self._pass_on()

    def _capture(self, seat: int, move: Move) -> bool:
        """Take the cards, then the points of the play as one sum (C-16); true: the chica is won."""
        taken = list(move.named) + self._run(move.rank)
        parrots = [rank for rank in RANKS if self._is_parrot(rank, taken)]
        taken += [card for card in self.table if card[0] in parrots and card not in taken]  # C-31
        caida = self._is_caida(move)
        points = self._capture_points(seat, caida, limpia=set(taken) == set(self.table))
        points += self.options["periquito_points"] * len(parrots)
        self.table = [card for card in self.table if card not in taken]
        self.piles[seat % 2] += [move.card, *taken]
        self.last = None  # C-10: a card that took is not there to be taken
        self.taker = seat % 2
        return self._award(seat % 2, points, caida=caida)

    def _run(self, rank: str) -> list[str]:
        """C-9: the ranks above the played card, up to the first gap."""
        run: list[str] = []
        above = RANKS[RANKS.index(rank) + 1 :] if rank else ""
        for higher in above:
            there = [card for card in self.table if card[0] == higher]  # a laid joker has no rank
            if not there:
                break
            run += there[-1:] if self.options["match_takes"] == "one" else there
        return run

    def _is_parrot(self, rank: str, taken: list[str]) -> bool:
        """C-31: all four lie on the table and the play takes one of them."""
        return (
            self.options["periquito_points"] > 0
            and self._count(self.table, rank) == 4
            and self._count(taken, rank) > 0
        )

    def _is_caida(self, move: Move) -> bool:
        """C-10: by match or by sum, the very card just laid; never through run or periquito."""
        if move.how == "sum" and self.options["caida_by"] == "match":
            return False
        return self.last in move.named

    def _capture_points(self, seat: int, caida: bool, limpia: bool) -> int:
        points = 0
        if caida and limpia:
            points = self.options["caida_limpia"]  # C-11: together
        elif caida or limpia:
            points = 2  # C-10, C-11
        if caida and self.last and ((seat - 1) % self.seats, self.last[0]) in self.shown:
            points += self.options["caida_on_ronda"]
        return points

    def _pass_on(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        if any(self.hands):
            return
        if len(self.stock) >= 5 * self.seats:  # C-30: two left over are never dealt
            self._deal_five()
        else:
            self._count_deal()

    # Deals

    def _order(self) -> list[int]:
        return [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]

    def _deal_five(self) -> None:
        order = self._order()
        for _ in range(5):  # C-4: five each, one at a time
            for seat in order:
                self.hands[seat].append(self.stock.pop(0))
        self.turn = order[0]  # C-3
        self.last = None  # C-10: not across a new round of five
        self.shown = []
        if not self._doble_rondas() and self.options["ronda_when"] == "automatic":
            self._automatic_rondas()

    def _doble_rondas(self) -> bool:
        """C-13, in order of play; true: the chica is won."""
        worth = self.options["doble_ronda"]
        for seat in self._order():
            for rank in RANKS:
                if self._count(self.hands[seat], rank) < 4:
                    continue
                self.shown.append((seat, rank))  # the four count as shown
                if worth == "wins":
                    self.scores[seat % 2] = self.options["target"]  # also at 38 and 39
                    self._win_chica(seat % 2)
                    return True
                if self._award(seat % 2, worth):
                    return True
        return False

    def _automatic_rondas(self) -> None:
        for seat in self._order():
            for rank in RANKS:
                if self._count(self.hands[seat], rank) == 3:
                    self.shown.append((seat, rank))
                    if self._award(seat % 2, self.options["ronda_points"]):
                        return

    def _count_deal(self) -> None:
        if self.options["leftovers"] == "last_taker" and self.taker is not None:
            self.piles[self.taker] += self.table  # C-14: no limpia
            self.table = []
        for side in (1 - self.dealer % 2, self.dealer % 2):  # C-16: not the dealer's side first
            if self._award(side, self._card_points(side)):
                return
        self._end_deal()

    def _card_points(self, side: int) -> int:
        """C-15, by the score before the cards are counted."""
        if self.scores[side] >= self.options["cards_stop_at"]:
            return 0
        taken = [len(pile) for pile in self.piles]
        if taken == [20, 20]:
            scoring = {"both": [0, 1], "non_dealer": [1 - self.dealer % 2], "neither": []}
            return 6 if side in scoring[self.options["both_twenty"]] else 0
        if taken[side] < 20:
            return 0
        pairs, odd = divmod(taken[side] - 20, 2)
        return 6 + 2 * pairs + odd * {"up": 2, "exact": 1, "down": 0}[self.options["odd_count"]]

    # Points, chicas, mesa

    def _award(self, side: int, points: int, caida: bool = False, misdeal: bool = False) -> bool:
        """C-17 and C-18, by the score before; true: the chica (and the deal with it) is won."""
        score, target, finish = self.scores[side], self.options["target"], self.options["finish"]
        only_from = self.options["caida_only_from"]
        total = score + points
        if only_from and score >= only_from:  # C-18
            total = score + 2 if caida else score
            if total > target and finish != "reach":
                total = target  # also from 39
        elif total > target and finish == "reset":
            total = target - 1  # C-17
        elif total > target and finish == "exact":
            total = score
        self.scores[side] = total
        if total < target:
            return False
        self._win_chica(side, misdeal)
        return True

    def _win_chica(self, side: int, misdeal: bool = False) -> None:
        goal = self.options["chicas"]
        first = self.chicas == [0, 0]
        if first and self.scores[1 - side] < self.options["zapateria"]:
            self.chicas[side] = goal  # C-19
        else:
            self.chicas[side] += 1
        if self.chicas[side] >= goal:
            self.deals += not misdeal
            self._end_mesa(side)
            return
        self.scores = [0, 0]  # C-20
        if misdeal:  # C-21: the deal passes on, but none was made
            self._next_deal()
        else:
            self._end_deal()

    def _end_deal(self) -> None:
        self.deals += 1  # C-22: also one that a won chica cut short
        bound = self.options["max_deals"]
        if not bound or self.deals < bound:
            self._next_deal()
            return
        ours, theirs = zip(self.chicas, self.scores, strict=True)  # C-22: chicas, then the score
        self._end_mesa(None if ours == theirs else int(theirs > ours))

    def _next_deal(self) -> None:
        self.dealer = (self.dealer + 1) % self.seats  # C-3, C-20
        self._clear()

    def _end_mesa(self, winner: int | None) -> None:
        self.winner = winner
        self.turn = OVER
        self.last = None

    @property
    def returns(self) -> list[float]:
        if self.winner is None:
            return [0.0] * self.seats
        return [1.0 if seat % 2 == self.winner else -1.0 for seat in range(self.seats)]

    def position(self) -> dict[str, Any]:
        return {
            "hands": [as_set(hand) for hand in self.hands],
            "table": " ".join(self.table),
            "last": self.last,
            "turn": self.turn,
            "dealer": self.dealer,
            "stock": " ".join(self.stock),
            "piles": [as_set(pile) for pile in self.piles],
            "taker": self.taker,
            "scores": list(self.scores),
            "chicas": list(self.chicas),
            "shown": [list(ronda) for ronda in sorted(self.shown)],
            "deals": self.deals,
        }
