"""Empat Satu read slowly from its rule book; E-1, E-2 … are the clauses of that book.

Where the book is silent:
- `stop` and `pass` end the hand inside a turn, so that turn has not "ended": it adds nothing to
  `exhausted` and leaves `pile_run` alone. A turn that took and discarded counts, also the last.
- After the match `phase` is the one that begins a turn, `drawn` is null, `dealer`, `first` and
  `hand_no` are the last hand's, and hands, stock, discards, `known`, `exhausted` and `pile_run`
  stay as they were when the hand ended.
- Between hands everything of the old hand is cleared but `won`, `lost`, `paid` and `shown`;
  `hand_no`, `dealer`, `first` (= `turn`) already speak of the hand to be dealt.
- All hands tied: every seat counts one hand won and one lost, and the seat that played first is
  both winner and loser for E-2: it deals and plays first.
- `instant_41` as dealt ends the hand when the turn comes, before `stop` could be said; `turn` is
  then that seat. A hand that E-8 ends, ends before the next seat's turn comes.
- `drawn` is always null with `discard_first`: the turn ends with the taking.
- E-15 counts a taken starter card as a turn from the pile, and `known` shows it too.
- `returns` before the end are those of the hands ended so far (`paid`); `scores` before any hand
  was shown are a null for each seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

CHANCE = -1
OVER = -2
RANKS = "A23456789TJQK"
SUITS = "cdhs"
DECK = [rank + suit for suit in SUITS for rank in RANKS]  # the canonical order
HAND = 4


def card_set(cards: list[str]) -> str:
    return " ".join(sorted(cards, key=DECK.index))


def card_value(card: str) -> int:
    rank = card[0]  # E-9
    if rank == "A":
        return 11
    return 10 if rank in "TJQK" else int(rank)


def signed_values(hand: list[str], suit: str) -> list[int]:
    """Each card's value, plus in the counted suit and minus otherwise, the worst first (E-12)."""
    return sorted(card_value(card) if card[1] == suit else -card_value(card) for card in hand)


def strength(hand: list[str]) -> tuple[int, list[int]]:
    """What two hands are compared by: the value (E-10), then the worst cards (E-12)."""
    return max((sum(values), values) for values in (signed_values(hand, suit) for suit in SUITS))


def hand_value(hand: list[str]) -> int:
    return strength(hand)[0]


class Oracle:
    """A match of Empat Satu in which the decks come from outside."""

    def __init__(
        self, options: Mapping[str, Any], dealer: int = 0, first: int | None = None
    ) -> None:
        self.rule = dict(options)
        self.seats: int = self.rule["seats"]
        self.over = False
        self.hand_no = 1
        self.won = [0] * self.seats
        self.lost = [0] * self.seats
        self.paid = [Fraction(0)] * self.seats
        self.shown: list[int] | None = None
        self.await_deal(dealer, dealer if first is None else first)  # E-2: first hand

    # -- what is asked of it

    @property
    def turn(self) -> int:
        if self.over:
            return OVER
        return self.on_turn if any(self.hands) else CHANCE

    def chance_due(self) -> tuple[str, int] | tuple[()]:
        return ("deck", len(DECK)) if self.turn == CHANCE else ()

    def legal(self) -> list[str]:
        if self.turn < 0:
            return []
        moves = self.ways_to_take() if self.phase == "take" else self.ways_to_discard()
        if self.phase == self.first_phase():
            moves = moves + self.ways_to_end()
        return sorted(moves)

    @property
    def scores(self) -> list[int | None]:
        if self.shown is None:
            return [None] * self.seats
        return list(self.shown)

    @property
    def returns(self) -> list[float]:
        return [float(share) for share in self.paid]

    def position(self) -> dict[str, Any]:
        return {
            "hands": [card_set(hand) for hand in self.hands],
            "stock": " ".join(self.stock),
            "discards": " ".join(self.discards),
            "turn": self.on_turn,
            "dealer": self.dealer,
            "first": self.first,
            "drawn": self.drawn,
            "phase": self.phase,
            "exhausted": self.exhausted,
            "pile_run": self.pile_run,
            "hand_no": self.hand_no,
            "won": list(self.won),
            "lost": list(self.lost),
            "paid": [float(share) for share in self.paid],
            "shown": None if self.shown is None else list(self.shown),
            "over": self.over,
            "known": [card_set(cards) for cards in self.known],
        }

    # -- what is done to it

    def chance(self, text: str) -> None:
        if not self.chance_due():
            raise ValueError("G-2: no deck is due")
        deck = text.split()
        if sorted(deck) != sorted(DECK):
            raise ValueError("G-2: a deck order holds each of the 52 cards once")
        self.deal(deck)

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"E-3: {text!r} is not legal; legal: {' '.join(self.legal())}")
        if text in ("stop", "pass"):
            self.end_hand()  # E-6, E-7
        elif text == "stock":
            self.take_from_stock()
        elif text == "pile":
            self.take_from_pile()
        else:
            self.discard(text)

    # -- a hand, in the order of play

    def await_deal(self, dealer: int, first: int) -> None:
        self.dealer = dealer
        self.first = self.on_turn = first
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.known: list[list[str]] = [[] for _ in range(self.seats)]
        self.stock: list[str] = []  # next to be drawn first
        self.discards: list[str] = []  # oldest first
        self.exhausted = 0
        self.pile_run = 0
        self.reset_turn()

    def reset_turn(self) -> None:
        self.phase = self.first_phase()
        self.drawn: str | None = None
        self.took_pile = False
        self.began_exhausted = not self.stock

    def deal(self, deck: list[str]) -> None:
        self.stock = list(deck)
        for step in range(HAND * self.seats):  # E-1: one at a time, first to the dealer's left
            self.hands[(self.dealer + 1 + step) % self.seats].append(self.stock.pop(0))
        if self.rule["starter_card"]:
            self.discards.append(self.stock.pop(0))
        self.begin_turn(self.first)

    def begin_turn(self, seat: int) -> None:
        self.on_turn = seat
        self.reset_turn()
        if self.is_instant(seat):
            self.end_hand()

    def take_from_stock(self) -> None:
        self.hands[self.on_turn].append(self.stock.pop(0))
        self.taken()

    def take_from_pile(self) -> None:
        card = self.discards.pop(self.pile_index())
        self.hands[self.on_turn].append(card)
        self.known[self.on_turn].append(card)
        self.drawn = card
        self.took_pile = True
        self.taken()

    def taken(self) -> None:
        if self.draws_first():
            self.phase = "discard"
        else:
            self.end_turn()

    def discard(self, card: str) -> None:
        self.hands[self.on_turn].remove(card)
        if card in self.known[self.on_turn]:
            self.known[self.on_turn].remove(card)
        self.discards.append(card)
        if self.draws_first():
            self.end_turn()
        else:
            self.phase = "take"

    def end_turn(self) -> None:
        self.pile_run = self.pile_run + 1 if self.took_pile else 0  # E-15
        if self.began_exhausted:  # E-8: not the turn that takes the last stock card
            self.exhausted += 1
        played_out = not self.stock and self.exhausted >= self.rule["exhausted_turns"]  # E-8
        if played_out or self.is_instant(self.on_turn):
            self.end_hand()
        else:
            self.begin_turn((self.on_turn + 1) % self.seats)

    def end_hand(self) -> None:
        """Show the hands and settle them; then the next hand or the end (E-11 … E-14)."""
        self.reset_turn()
        strengths = [strength(hand) for hand in self.hands]
        self.shown = [value for value, _ in strengths]
        winners = self.in_order_of_play(strengths, max(strengths))
        losers = self.in_order_of_play(strengths, min(strengths))
        for seat in winners:  # E-13: tied hands share
            self.won[seat] += 1
            self.paid[seat] += Fraction(1, len(winners))
        for seat in losers:
            self.lost[seat] += 1
            self.paid[seat] -= Fraction(1, len(losers))
        if self.hand_no == self.rule["hands"]:  # E-14
            self.over = True
        else:
            self.hand_no += 1
            self.await_deal(dealer=losers[0], first=winners[0])  # E-2, E-13

    # -- what a seat may do

    def draws_first(self) -> bool:
        return bool(self.rule["turn_order"] == "draw_first")

    def first_phase(self) -> str:
        return "take" if self.draws_first() else "discard"

    def pile_index(self) -> int:
        """Where in `discards` the card for `pile` lies: with discard_first below one's own."""
        return -1 if self.draws_first() else -2

    def ways_to_take(self) -> list[str]:
        moves = []
        if self.stock:
            moves.append("stock")
        worn_out = self.pile_run >= self.rule["pile_run"] and bool(self.stock)  # E-15
        if len(self.discards) >= -self.pile_index() and not worn_out:  # E-3
            moves.append("pile")
        return moves

    def ways_to_discard(self) -> list[str]:
        hand = self.hands[self.on_turn]
        if self.rule["return_taken"]:
            return list(hand)
        return [card for card in hand if card != self.drawn]  # E-4

    def ways_to_end(self) -> list[str]:
        moves = []
        if self.may_stop(self.hands[self.on_turn]):
            moves.append("stop")
        if not self.stock:
            moves.append("pass")  # E-7
        return moves

    def may_stop(self, hand: list[str]) -> bool:
        if self.rule["stop_rule"] == "anytime":
            return True
        if self.rule["stop_rule"] == "threshold":
            return hand_value(hand) >= int(self.rule["stop_at"])
        return len({card[1] for card in hand}) == 1  # E-5

    def is_instant(self, seat: int) -> bool:
        return bool(self.rule["instant_41"]) and hand_value(self.hands[seat]) == 41

    def in_order_of_play(
        self, strengths: list[tuple[int, list[int]]], wanted: tuple[int, list[int]]
    ) -> list[int]:
        """The seats with the `wanted` strength, the one that played earliest first (E-13)."""
        order = [(self.first + step) % self.seats for step in range(self.seats)]
        return [seat for seat in order if strengths[seat] == wanted]
