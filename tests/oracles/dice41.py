"""Dice 41 read slowly from its rule book; D-1, D-2 … are the clauses of that book.

Where the book is silent:
- One seat (D-15) neither antes nor pays `fail_ante`; its chips stay at `bank`, pot and `paid` at 0.
- `paid` counts what went into the pot (antes and `fail_ante`), not what D-21 pays straight to a
  winner, and `return` does not set it back to 0: it stays until the next antes.
- D-21 is paid also by seats that were not in the roll-off; with a bank each pays what it has.
- `closest` (D-9): when a seat holds several dice of its ticket, one is left out and the rest count.
- `starter` = `winner` follows every pot that one seat took whole, by `closest` or a roll-off too.
- The start moves on from the seat that started the round just ended, also if seats were skipped.
- A round's end is judged in this order: the agreed rounds (D-10, D-12), then whether two seats can
  still ante (D-14). A match that ends makes no new round: `round`, `starter`, `out`, `paid`, `done`
  and `kept_by` (of the last roll-off, if there was one) stay; `kept` and `thrown` are empty.
- After `return` any chips still in the pot count as left on the table (D-12), odd chips of an
  earlier split (D-13) too: a pot does not remember where its chips came from.
- The last pot's share-out (D-12, D-14) goes to every seat that was not out in the last round.
- `tie` = `carry` pays no D-21, and D-9's split is a split pot in the sense of D-12.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

CHANCE = -1
OVER = -2
DICE = 6
BEST = 24  # four sixes (D-5)


def highest_first(digits: str) -> str:
    return "".join(sorted(digits, reverse=True))


def without(digits: str, gone: str) -> str:
    """`digits` less one die for each die in `gone`; ValueError when one is not there."""
    rest = list(digits)
    for face in gone:
        rest.remove(face)
    return "".join(rest)


class Oracle:
    """A match of dice 41 or Midnight in which chance comes from outside."""

    def __init__(
        self, options: Mapping[str, Any], dealer: int = 0, first: int | None = None
    ) -> None:
        del first  # only `dealer`, the first starter, means something here
        self.rule = dict(options)
        self.seats: int = self.rule["seats"]
        self.tickets = "".join(str(face) for face in self.rule["tickets"])
        self.alone = self.seats == 1  # D-15
        self.over = False
        self.round = 1
        self.pot = 0
        self.chips: list[int] = [self.rule["bank"]] * self.seats  # D-14
        self.begin_round(dealer)

    # -- what is asked of it

    @property
    def turn(self) -> int:
        if self.over:
            return OVER
        return self.on_turn if self.thrown else CHANCE

    def chance_due(self) -> tuple[str, int] | tuple[()]:
        if self.turn != CHANCE:
            return ()
        return ("throw", DICE - len(self.kept))

    def legal(self) -> list[str]:
        if self.turn < 0:
            return []
        most = 1 if self.rule["keep"] == "one" else len(self.thrown)  # D-2, D-20
        keeps = {
            "".join(dice)  # `thrown` is highest first, so every choice from it is too
            for count in range(1, most + 1)
            for dice in combinations(self.thrown, count)
        }
        return sorted(keeps)

    @property
    def scores(self) -> list[int]:
        return [chips - self.rule["bank"] for chips in self.chips]

    @property
    def returns(self) -> list[float]:
        if not self.over:
            return [0.0] * self.seats
        return [float(score) for score in self.scores]

    def position(self) -> dict[str, Any]:
        return {
            "kept": highest_first(self.kept),
            "thrown": self.thrown,
            "done": list(self.done),
            "kept_by": list(self.kept_by),
            "round": self.round,
            "starter": self.starter,
            "turn": OVER if self.over else self.on_turn,
            "pot": self.pot,
            "chips": list(self.chips),
            "rolling_off": sorted(self.rolling_off),
            "paid": list(self.paid),
            "out": sorted(self.out),
        }

    # -- what is done to it

    def chance(self, text: str) -> None:
        due = self.chance_due()
        if not due:
            raise ValueError("G-2: no throw is due")
        if len(text) != due[1] or set(text) - set("123456"):
            raise ValueError(f"G-2: {text!r} is no throw of {due[1]} dice")
        self.thrown = highest_first(text)
        if len(self.thrown) == 1:
            self.set_aside(self.thrown)  # D-3

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"D-2: {text!r} is not legal; legal: {' '.join(self.legal())}")
        self.set_aside(text)

    # -- a round, in the order of play

    def begin_round(self, start: int) -> None:
        """Antes (D-1) and an empty table; `start` is where the start has moved to."""
        players = [seat for seat in range(self.seats) if self.can_ante(seat)]
        self.out = set(range(self.seats)) - set(players)  # D-14: sits out
        self.starter = next(seat for seat in self.seats_from(start) if seat in players)
        self.paid = [0] * self.seats
        self.rolling_off: set[int] = set()
        if not self.alone:  # D-15: no ante, no pot
            for seat in players:
                self.pay_into_pot(seat, self.rule["ante"])
        self.begin_throwing()

    def begin_throwing(self) -> None:
        """Nobody has thrown yet, in a round or in a roll-off."""
        self.done: list[int | None] = [None] * self.seats
        self.kept_by = [""] * self.seats
        self.begin_turn()

    def begin_turn(self) -> None:
        self.on_turn = self.still_to_throw()[0]
        self.kept = ""
        self.thrown = ""

    def set_aside(self, dice: str) -> None:
        self.kept += dice  # D-2: for good
        self.thrown = ""
        if len(self.kept) == DICE:
            self.end_turn()

    def end_turn(self) -> None:
        score = self.score_of(self.kept)
        self.done[self.on_turn] = score
        self.kept_by[self.on_turn] = highest_first(self.kept)
        self.kept = ""
        if score == 0 and not self.rolling_off and not self.alone:  # D-7: none in a roll-off
            self.pay_into_pot(self.on_turn, self.rule["fail_ante"])
        if self.still_to_throw():
            self.begin_turn()
        else:
            self.end_throwing()

    def end_throwing(self) -> None:
        """Everyone has thrown: who takes the pot (D-6 to D-9, D-21)?"""
        if self.alone:
            self.end_round(settled=True, winner=None)
            return
        scores = {seat: score for seat, score in enumerate(self.done) if score is not None}
        top = max(scores.values())
        best = [seat for seat in scores if scores[seat] == top]
        if top == 0:  # D-6: all at 0 is not a tie
            self.nobody_qualified()
        elif len(best) == 1:
            self.take_pot(best[0])
            if top == BEST and self.rule["double_24"]:
                self.pay_double(best[0])
            self.end_round(settled=True, winner=best[0])
        elif self.rule["tie"] == "roll_off":  # D-7
            self.rolling_off = set(best)
            self.begin_throwing()
        elif self.rule["tie"] == "split":
            self.split_pot(best)
            self.end_round(settled=True, winner=None)
        else:  # carry: the pot stays
            self.end_round(settled=False, winner=None)

    def nobody_qualified(self) -> None:
        if self.rolling_off:
            self.begin_throwing()  # D-7: they all throw again
        elif self.rule["nobody"] == "closest":
            self.closest_takes()  # D-9
        else:
            if self.rule["nobody"] == "return":
                self.give_back()
            self.end_round(settled=False, winner=None)  # D-8: what is in the pot stays

    def closest_takes(self) -> None:
        sums: dict[int, int] = {}
        for seat, kept in enumerate(self.kept_by):
            for ticket in self.tickets:
                if ticket in kept:  # only one of the two can be: nobody qualified
                    sums[seat] = sum(map(int, without(kept, ticket)))
        closest = [seat for seat in sums if sums[seat] == max(sums.values())]
        if len(closest) == 1:
            self.take_pot(closest[0])
            self.end_round(settled=True, winner=closest[0])
        elif closest:
            self.split_pot(closest)  # D-9: whatever `tie` says
            self.end_round(settled=True, winner=None)
        else:
            self.end_round(settled=False, winner=None)  # D-9: it stays

    def end_round(self, settled: bool, winner: int | None) -> None:
        """Go on to the next round or end the match (D-10, D-12, D-14, D-15).

        Args:
            settled: The pot was won or split.
            winner: The seat that alone won it, if one did.
        """
        if self.round >= self.rule["rounds"]:
            if settled or self.pot == 0:  # D-12: emptied by `return`
                self.end_match()
                return
            if self.rule["last_pot"] == "split":  # D-12
                self.share_out()
                self.end_match()
                return
        if not self.alone and sum(map(self.can_ante, range(self.seats))) < 2:  # D-14
            if self.pot:
                self.share_out()
            self.end_match()
            return
        self.round += 1
        if self.rule["starter"] == "winner" and winner is not None:
            self.begin_round(winner)
        else:
            self.begin_round((self.starter + 1) % self.seats)  # D-10

    def end_match(self) -> None:
        self.over = True
        self.rolling_off = set()

    # -- who and how much

    def seats_from(self, start: int) -> list[int]:
        return [(start + step) % self.seats for step in range(self.seats)]

    def still_to_throw(self) -> list[int]:
        """Seats without a score, in the order of play from the starter (D-2, D-7)."""
        return [
            seat
            for seat in self.seats_from(self.starter)
            if seat not in self.out
            and (not self.rolling_off or seat in self.rolling_off)
            and self.done[seat] is None
        ]

    def can_ante(self, seat: int) -> bool:
        bank, ante = int(self.rule["bank"]), int(self.rule["ante"])
        return bank == 0 or self.chips[seat] >= ante  # D-14

    def score_of(self, kept: str) -> int:
        if not all(ticket in kept for ticket in self.tickets):
            return 0  # D-4
        return sum(map(int, without(kept, self.tickets)))  # D-5

    def purse(self, seat: int, due: int) -> int:
        """What `seat` can pay of `due`: with a bank no more than it has (D-14)."""
        return due if self.rule["bank"] == 0 else min(due, self.chips[seat])

    def pay_into_pot(self, seat: int, due: int) -> None:
        amount = self.purse(seat, due)
        self.chips[seat] -= amount
        self.paid[seat] += amount
        self.pot += amount

    def pay_double(self, winner: int) -> None:
        for seat in range(self.seats):  # D-21: every other seat that put in an ante this round
            if seat != winner and seat not in self.out:
                amount = self.purse(seat, self.rule["ante"])
                self.chips[seat] -= amount
                self.chips[winner] += amount

    def take_pot(self, seat: int) -> None:
        self.chips[seat] += self.pot
        self.pot = 0

    def split_pot(self, sharers: list[int]) -> None:
        share = self.pot // len(sharers)
        for seat in sharers:
            self.chips[seat] += share
            self.pot -= share  # D-13: the odd chips are what is left

    def share_out(self) -> None:
        """The last pot goes in equal parts to the seats that threw in the last round (D-12)."""
        self.split_pot([seat for seat in range(self.seats) if seat not in self.out])

    def give_back(self) -> None:
        for seat in range(self.seats):  # `return`: all it put in this round, no more
            self.chips[seat] += self.paid[seat]
            self.pot -= self.paid[seat]
