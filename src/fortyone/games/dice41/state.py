"""Dice 41 and Midnight: throws, tickets, pots. D-2, D-7 … are clauses of RULES.md in this folder.

Dice are packed in one int as terms.py says; sets of seats have a bit each. The move ids are explained in moves.py.
"""

from typing import Any

from fortyone.core.chance import CHANCE, OVER, Throw
from fortyone.core.rng import Rng
from fortyone.core.state import MoveList, State
from fortyone.games.dice41 import moves as table
from fortyone.games.dice41.moves import NOT_YET
from fortyone.games.dice41.terms import Terms

PACKED = [0] * 923
OFFSETS = [0] * 294
for i in range(923):
    PACKED[i] = table.PACKED[i]
for i in range(294):
    OFFSETS[i] = table.OFFSETS[i]

NOBODY = -1


class DiceState(State):
    """A match of dice 41 or Midnight; everything is public."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.terms: Terms = game.terms
        self.seats = self.terms.seats
        self.seat = 0  # whose throw or choice is due
        self.round = 1
        self.starter = 0  # who threw first in this round
        self.pot = 0  # chips
        self.out = 0  # seats sitting out this round (D-14)
        self.rolling = 0  # seats in the roll-off; 0: none runs (D-7)
        self.kept = 0  # dice of the seat on turn
        self.thrown = 0  # dice that lie thrown; 0: a throw is due
        self.chips = [0] * 12
        self.paid = [0] * 12  # chips put in this round
        self.done = [NOT_YET] * 12  # scores of this round or roll-off
        self.kept_by = [0] * 12  # dice of the seats that are done

    def start(self, starter: int) -> None:
        """Begin a match."""
        for seat in range(self.seats):
            self.chips[seat] = self.terms.bank
        self.open_round(starter)

    # a turn

    def opens(self) -> bool:
        """The first throw of a round opens it."""
        return self.seat == self.starter and self.kept == 0 and self.rolling == 0

    def loose(self) -> int:
        """How many dice are not kept: 16 is 1 modulo 15, so the remainder adds the counts of all faces."""
        return 6 - self.kept % 15

    def draw(self, rng: Rng) -> None:
        """Throw the dice that are not kept (D-2): digits to base 6 of one random number, which is quicker than six."""
        self.drawn_count = self.loose()
        digits = rng.pick(46656)
        for i in range(self.drawn_count):
            self.drawn[i] = 1 + digits % 6
            digits //= 6

    def put_drawn(self) -> None:
        """The dice lie; a single one is kept without asking (D-3)."""
        packed = 0
        for i in range(self.drawn_count):
            packed += 1 << (4 * self.drawn[i] - 4)
        if self.drawn_count == 1:
            self.keep(packed)
        else:
            self.thrown = packed
            self.turn = self.seat

    def fill(self, moves: MoveList) -> None:
        """One die of those thrown (D-2), or any one or more of them (D-20)."""
        if self.terms.many:
            self.fill_many(moves, 0, 6, -1)
            return
        for face in range(6):
            # Counted only where it lies there: a branch would be guessed wrong half the time.
            moves.ids[moves.count] = face
            moves.count += (self.thrown >> (4 * face) & 15) > 0

    def fill_many(self, moves: MoveList, face: int, budget: int, rank: int) -> None:
        """Every choice of dice from this face on, beside those whose offsets `rank` adds up; none at all is no move."""
        if face < 6:
            for count in range((self.thrown >> (4 * face) & 15) + 1):
                offset = OFFSETS[(face * 7 + budget) * 7 + count]
                self.fill_many(moves, face + 1, budget - count, rank + offset)
        elif rank >= 0:
            moves.add(rank)

    def apply_id(self, move: int) -> None:
        """Set dice aside."""
        self.keep(PACKED[move] if self.terms.many else 1 << (4 * move))

    def keep(self, packed: int) -> None:
        """Add dice to those kept, for good (D-2); the rest is thrown, or the turn is done."""
        self.kept += packed
        self.thrown = 0
        self.turn = CHANCE
        if self.loose() == 0:
            self.finish_turn()

    def finish_turn(self) -> None:
        """Score the six kept dice (D-4, D-5)."""
        score = self.terms.score(self.kept)
        self.done[self.seat] = score
        self.kept_by[self.seat] = self.kept
        self.kept = 0
        if score == 0 and self.rolling == 0:  # no fail_ante in a roll-off (D-7)
            self.pay_pot(self.seat, self.terms.fail_ante)
        self.next_turn()

    def next_turn(self) -> None:
        """The next in the order of play throws; when all have, the pot is settled."""
        players = self.rolling if self.rolling else self.terms.everyone & ~self.out
        for i in range(self.seats):
            seat = (self.starter + i) % self.seats
            if players >> seat & 1 and self.done[seat] == NOT_YET:
                self.seat = seat
                return
        self.settle()

    # the pot

    def settle(self) -> None:
        """All have thrown: the highest score takes the pot (D-6)."""
        best = self.best_seats(False)
        winner = self.only(best)
        if best == 0:
            self.nobody_qualifies()
        elif winner != NOBODY:
            self.share(best)
            if self.terms.double_24 and self.done[winner] == 24:
                self.collect_double(winner)
            self.end_round(True)
        elif self.terms.rolls_off:
            self.throw_anew(best)
        elif self.terms.splits:
            self.share(best)
            self.end_round(True)
        else:
            self.end_round(False)

    def nobody_qualifies(self) -> None:
        """The pot stays, goes to the closest, or back (D-8, D-9); in a roll-off all throw again (D-7)."""
        if self.rolling:
            self.throw_anew(self.rolling)
            return
        closest = self.best_seats(True) if self.terms.closest else 0
        if closest:
            self.share(closest)
        elif self.terms.gives_back:
            self.give_back()
        self.end_round(closest != 0)

    def best_seats(self, closest: bool) -> int:
        """The seats with the highest score above 0, or (`closest`) with the most beside their one ticket (D-9)."""
        top = 0
        best = 0
        for seat in range(self.seats):
            value = self.terms.closeness(self.kept_by[seat]) if closest else self.done[seat]
            if value > top:
                top = value
                best = 0
            if value == top and top > 0:
                best |= 1 << seat
        return best

    def only(self, seats: int) -> int:
        """The one seat in a set; NOBODY where there are none or several."""
        for seat in range(self.seats):
            if seats == 1 << seat:
                return seat
        return NOBODY

    def share(self, seats: int) -> None:
        """The pot goes to these seats in equal parts; the odd chips stay (D-13)."""
        count = 0
        for seat in range(self.seats):
            count += seats >> seat & 1
        part = self.pot // count
        self.pot -= part * count
        for seat in range(self.seats):
            if seats >> seat & 1:
                self.chips[seat] += part

    def collect_double(self, winner: int) -> None:
        """Each other seat that put in an ante pays one more to the winner (D-21)."""
        for seat in range(self.seats):
            if seat != winner and not self.out >> seat & 1:
                self.chips[winner] += self.charge(seat, self.terms.ante)

    def give_back(self) -> None:
        """Each seat gets back all it put in this round (`nobody` = `return`)."""
        for seat in range(self.seats):
            self.chips[seat] += self.paid[seat]
            self.pot -= self.paid[seat]

    def pay_pot(self, seat: int, owed: int) -> None:
        """Pay into the pot, in this round."""
        paying = self.charge(seat, owed)
        self.paid[seat] += paying
        self.pot += paying

    def charge(self, seat: int, owed: int) -> int:
        """Take from a seat what it owes: with a bank, no more than it has (D-14)."""
        short = self.terms.bank > 0 and self.chips[seat] < owed
        paying = self.chips[seat] if short else owed
        self.chips[seat] -= paying
        return paying

    # between rounds

    def end_round(self, settled: bool) -> None:
        """A further round, or the end (D-10, D-12). `settled`: the pot was won or split."""
        self.rolling = 0
        last = self.round >= self.terms.rounds
        over = last and (settled or self.pot == 0)
        if not over and ((last and self.terms.split_last) or self.too_few()):
            self.share(self.terms.everyone & ~self.out)  # D-12: among those who threw
            over = True
        if over:
            self.turn = OVER  # the marks of the last round stay
            self.seat = self.starter
        else:
            self.round += 1
            self.open_round(self.next_starter())

    def open_round(self, starter: int) -> None:
        """Take the antes (D-1); who cannot pay sits out, and the start moves on past (D-14)."""
        self.out = self.broke()
        self.starter = starter
        while self.out >> self.starter & 1:
            self.starter = (self.starter + 1) % self.seats
        for seat in range(self.seats):
            self.paid[seat] = 0
            if not self.out >> seat & 1:
                self.pay_pot(seat, self.terms.ante)
        self.throw_anew(0)

    def throw_anew(self, rolling: int) -> None:
        """Nobody has thrown yet: in a round, or in a roll-off among these seats (D-7)."""
        self.rolling = rolling
        for seat in range(self.seats):
            self.done[seat] = NOT_YET
            self.kept_by[seat] = 0
        self.next_turn()

    def broke(self) -> int:
        """The seats that cannot ante; without a bank, none (D-14)."""
        seats = 0
        if self.terms.bank:
            for seat in range(self.seats):
                if self.chips[seat] < self.terms.ante:
                    seats |= 1 << seat
        return seats

    def too_few(self) -> bool:
        """Whether fewer than two seats can ante (D-14); one seat alone practises (D-15)."""
        able = self.terms.everyone & ~self.broke()
        return self.seats > 1 and (able == 0 or self.only(able) != NOBODY)

    def next_starter(self) -> int:
        """Who starts the round after this one, if it can pay (D-10, option `starter`)."""
        best = self.best_seats(False)
        if best == 0 and self.terms.closest:
            best = self.best_seats(True)
        winner = self.only(best)
        rotates = winner == NOBODY or not self.terms.winner_starts
        return (self.starter + 1) % self.seats if rotates else winner

    # what the base class asks

    def copy_from(self, other: State) -> None:
        """Become equal to another state of this game."""
        source: DiceState = other  # type: ignore[assignment]  # the cast, in both modes
        self.terms = source.terms
        self.turn, self.seats, self.seat = source.turn, source.seats, source.seat
        self.round, self.starter, self.pot = source.round, source.starter, source.pot
        self.out, self.rolling = source.out, source.rolling
        self.kept, self.thrown = source.kept, source.thrown
        for i in range(self.seats):
            self.chips[i] = source.chips[i]
            self.paid[i] = source.paid[i]
            self.done[i] = source.done[i]
            self.kept_by[i] = source.kept_by[i]

    def result(self, seat: int) -> float:
        """Chips won or lost, at the end."""
        return float(self.chips[seat] - self.terms.bank) if self.turn == OVER else 0.0

    @property
    def scores(self) -> tuple[int | None, ...]:
        """Chips by seat minus the bank; antes on the table count as lost."""
        return tuple([self.chips[seat] - self.terms.bank for seat in range(self.seats)])

    def due(self) -> Throw | None:
        """The throw of the dice that are not kept."""
        return Throw(self.loose()) if self.turn == CHANCE else None

    def next_start(self) -> dict[str, int]:
        """The start moves on as after a round."""
        return {"dealer": self.next_starter()}

    def snapshot(self) -> dict[str, Any]:
        """All of it, in plain values."""
        seats = range(self.seats)
        return {
            "turn": self.turn,
            "seat": self.seat,
            "round": self.round,
            "starter": self.starter,
            "pot": self.pot,
            "out": self.out,
            "rolling": self.rolling,
            "kept": self.kept,
            "thrown": self.thrown,
            "chips": [self.chips[seat] for seat in seats],
            "paid": [self.paid[seat] for seat in seats],
            "done": [self.done[seat] for seat in seats],
            "kept_by": [self.kept_by[seat] for seat in seats],
        }

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Become the state of a snapshot."""
        self.turn, self.seat = snapshot["turn"], snapshot["seat"]
        self.round, self.starter = snapshot["round"], snapshot["starter"]
        self.pot, self.out, self.rolling = snapshot["pot"], snapshot["out"], snapshot["rolling"]
        self.kept, self.thrown = snapshot["kept"], snapshot["thrown"]
        for seat in range(self.seats):
            self.chips[seat] = snapshot["chips"][seat]
            self.paid[seat] = snapshot["paid"][seat]
            self.done[seat] = snapshot["done"][seat]
            self.kept_by[seat] = snapshot["kept_by"][seat]
