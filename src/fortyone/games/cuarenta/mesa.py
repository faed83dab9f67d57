"""Cuarenta's points: cards, chicas and the mesa. C-15, C-17 … are clauses of RULES.md in this folder.

The cards themselves are dealt and played in state.py. A set of cards is an int of slots (see moves.py).
"""

from typing import Any

from fortyone.core.chance import CHANCE, OVER
from fortyone.core.state import State
from fortyone.games.cuarenta import rules as words
from fortyone.games.cuarenta.rules import Rules

NOBODY = -1  # a side or a seat that there is not
BOTH, NON_DEALER, NEITHER = words.BOTH, words.NON_DEALER, words.NEITHER
RESET, EXACT, REACH = words.RESET, words.EXACT, words.REACH

# Masks that count the bits of 64 side by side.
PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
BYTES = 0x0F0F0F0F0F0F0F0F
ADD_UP = 0x0101010101010101
LOW_64 = 0xFFFFFFFFFFFFFFFF


class Mesa(State):
    """The score of a mesa; everything here is public."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.rules: Rules = game.rules
        self.dealer = 0
        self.points = [0] * 2  # of the running chica, by side
        self.won = [0] * 2  # chicas, by side
        self.deals = 0  # done, of the whole deck
        self.piles = [0] * 2  # taken cards, by side

    def clear(self) -> None:
        """Put all cards away; a new deal is due."""
        raise NotImplementedError

    # points

    def total_after(self, side: int, points: int, caida: bool) -> int:
        """A side's score after a play worth so much; the score before decides (C-16)."""
        score = self.points[side]
        total = score + points
        if self.rules.caida_only_from > 0 and score >= self.rules.caida_only_from:  # C-18
            total = score + 2 if caida else score
            if total > self.rules.target and self.rules.finish != REACH:
                total = self.rules.target  # also from 39
        elif total > self.rules.target:
            if self.rules.finish == RESET:
                total = self.rules.target - 1  # C-17
            elif self.rules.finish == EXACT:
                total = score
        return total

    def award(self, side: int, points: int, caida: bool) -> bool:
        """Score; true: the chica is won, and the deal with it (C-16)."""
        self.points[side] = self.total_after(side, points, caida)
        if self.points[side] < self.rules.target:
            return False
        self.win_chica(side, False)
        return True

    def win_chica(self, side: int, misdeal: bool) -> None:
        """A chica more, and the mesa if that was enough; a misdeal is no deal (C-22)."""
        other = 1 - side
        first = self.won[side] == 0 and self.won[other] == 0
        if first and self.points[other] < self.rules.zapateria:
            self.won[side] = self.rules.chicas  # C-19
        else:
            self.won[side] += 1
        if not misdeal:
            self.deals += 1
        if self.won[side] >= self.rules.chicas:
            self.end_mesa()
            return
        self.points[0] = 0  # C-20
        self.points[1] = 0
        if misdeal:
            self.next_deal()  # C-21: the deal passes on
        else:
            self.next_deal_or_end()

    # cards

    def count_cards(self) -> None:
        """Score the taken cards, first for the side that is not the dealer's (C-16)."""
        dealing = self.dealer & 1
        if self.award(1 - dealing, self.card_points(1 - dealing), False):
            return
        if self.award(dealing, self.card_points(dealing), False):
            return
        self.deals += 1
        self.next_deal_or_end()

    def card_points(self, side: int) -> int:
        """What a side's taken cards score, as many as they are (C-15)."""
        if self.points[side] >= self.rules.cards_stop_at:
            return 0
        taken = self.count_bits(self.piles[side])
        if taken == 20 and self.count_bits(self.piles[1 - side]) == 20:
            return 6 if self.scores_both_twenty(side) else 0
        if taken < 20:
            return 0
        over = taken - 20
        return 6 + over - (over & 1) + (over & 1) * self.rules.odd_card

    def scores_both_twenty(self, side: int) -> bool:
        """Whether a side scores its cards where both have 20 (C-15)."""
        if self.rules.both_twenty == NON_DEALER:
            return side != self.dealer & 1
        return self.rules.both_twenty == BOTH

    def count_bits(self, cards: int) -> int:
        """How many cards a set has."""
        x = cards - (cards >> 1 & PAIRS)
        x = (x & FOURS) + (x >> 2 & FOURS)
        x = (x + (x >> 4)) & BYTES
        return (x * ADD_UP & LOW_64) >> 56

    # deals

    def next_deal_or_end(self) -> None:
        """The next deal, if the mesa may have one (C-22)."""
        if self.rules.max_deals > 0 and self.deals >= self.rules.max_deals:
            self.end_mesa()
        else:
            self.next_deal()

    def next_deal(self) -> None:
        """The deal passes on (C-3)."""
        self.dealer = (self.dealer + 1) % self.rules.seats
        self.clear()
        self.turn = CHANCE

    def end_mesa(self) -> None:
        """The mesa is over; the cards stay as they lie."""
        self.turn = OVER

    def ahead(self) -> int:
        """The side with more chicas, then with the higher score (C-22), or NOBODY."""
        ours = self.won[0] * 1000 + self.points[0]
        theirs = self.won[1] * 1000 + self.points[1]
        if ours == theirs:
            return NOBODY
        return 0 if ours > theirs else 1

    def result(self, seat: int) -> float:
        """+1 for the side that won the mesa, −1 for the other, 0 when drawn."""
        if self.turn != OVER or self.ahead() == NOBODY:
            return 0.0
        return 1.0 if self.ahead() == seat & 1 else -1.0

    @property
    def scores(self) -> tuple[int | None, ...]:
        """Points of the running chica, by side."""
        return self.points[0], self.points[1]

    def next_start(self) -> dict[str, int]:
        """The deal passes on."""
        return {"dealer": (self.dealer + 1) % self.rules.seats}
