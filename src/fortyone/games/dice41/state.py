"""Dice 41 and Midnight: throws, tickets, pots. D-2, D-7 … are clauses of RULES.md in this folder.

Kept dice are packed in one int, four bits a face: the number of ones in bits 0–3, of twos in bits 4–7, and so on.
The move ids are explained in moves.py.
"""

from typing import Any

from fortyone.core.chance import CHANCE, OVER, Throw
from fortyone.core.rng import Rng
from fortyone.core.state import MoveList, State
from fortyone.games.dice41 import moves as table
from fortyone.games.dice41.moves import NOT_YET

PACKED = [0] * 923
OFFSETS = [0] * 294
for i in range(923):
    PACKED[i] = table.PACKED[i]
for i in range(294):
    OFFSETS[i] = table.OFFSETS[i]

ROLL_OFF, SPLIT, CARRY = range(3)
TIES = ("roll_off", "split", "carry")
NOBODY_CARRY, CLOSEST, RETURN = range(3)
NOBODY = ("carry", "closest", "return")
NOBODY_ALONE = -1  # in `won_by`


class DiceState(State):
    """A match of dice 41 or Midnight; everything is public."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.seat = 0  # whose throw or choice is due
        self.round = 1
        self.starter = 0  # who threw first in this round
        self.pot = 0  # chips
        self.won_by = NOBODY_ALONE  # the seat that alone won the pot of the round just ended
        self.out = 0  # seats sitting out this round, a bit each (D-14)
        self.rolling = 0  # seats in the roll-off, a bit each; 0: none runs (D-7)
        self.chips = [0] * 12
        self.done = [NOT_YET] * 12  # scores of this round or roll-off
        self.paid = [0] * 12  # chips put in this round
        self.kept_by = [0] * 12  # packed dice of the seats that are done
        self.kept = 0  # packed dice of the seat on turn
        self.kept_count = 0
        self.thrown = [0] * 6  # how many ones, twos, … lie thrown
        self.thrown_count = 0
        self.take_options(game.options)

    def take_options(self, options: Any) -> None:
        """Copy the options where C can read them."""
        self.seats: int = options.seats
        self.many: bool = options.keep == "one_or_more"
        self.ticket_a: int = options.tickets[0]
        self.ticket_b: int = options.tickets[1]
        self.ante: int = options.ante
        self.tie = TIES.index(options.tie)
        self.nobody = NOBODY.index(options.nobody)
        self.fail_ante: int = options.fail_ante
        self.double_24: bool = options.double_24
        self.winner_starts = options.starter == "winner"
        self.split_last = options.last_pot == "split"
        self.bank: int = options.bank
        self.rounds: int = options.rounds

    def start(self, starter: int) -> None:
        """Begin a match."""
        for seat in range(self.seats):
            self.chips[seat] = self.bank
        self.starter = starter
        self.open_round()

    # a round

    def open_round(self) -> None:
        """Take the antes (D-1); end the match where fewer than two can pay (D-14)."""
        self.clear_throws()
        able = 0
        self.out = 0
        for i in range(self.seats):
            self.paid[i] = 0
            if self.can_ante(i):
                able += 1
            else:
                self.out |= 1 << i
        while self.out >> self.starter & 1:
            self.starter = (self.starter + 1) % self.seats  # D-14
        for i in range(self.seats):
            if self.seats > 1 and not self.out >> i & 1:
                self.chips[i] -= self.ante
                self.paid[i] = self.ante
                self.pot += self.ante
        self.seat = self.starter
        self.turn = CHANCE

    def can_ante(self, seat: int) -> bool:
        """Whether a seat can pay its ante; without a bank, always (D-14)."""
        return self.bank == 0 or self.seats == 1 or self.chips[seat] >= self.ante

    def clear_throws(self) -> None:
        """Nobody has thrown in this round or roll-off yet."""
        for i in range(self.seats):
            self.done[i] = NOT_YET
            self.kept_by[i] = 0

    def throws_now(self, seat: int) -> bool:
        """Whether a seat takes part in this round, or in its roll-off."""
        if self.rolling:
            return bool(self.rolling >> seat & 1)
        return not self.out >> seat & 1

    def next_seat(self) -> None:
        """The next seat in the order of this round throws, or the pot is settled."""
        self.turn = CHANCE
        for i in range(self.seats):
            seat = (self.starter + i) % self.seats
            if self.throws_now(seat) and self.done[seat] == NOT_YET:
                self.seat = seat
                return
        self.settle()

    # a turn

    def opens(self) -> bool:
        """The first throw of a round opens it."""
        for i in range(self.seats):
            if self.done[i] != NOT_YET:
                return False
        return self.kept_count == 0 and self.rolling == 0

    def draw(self, rng: Rng) -> None:
        """Throw the dice that are not kept: six dice at once are one number, 6⁶ = 46656 of them, each as likely."""
        number = rng.pick(46656)
        self.drawn_count = 6 - self.kept_count
        for i in range(self.drawn_count):
            self.drawn[i] = 1 + number % 6
            number //= 6

    def put_drawn(self) -> None:
        """The dice lie; a single one is kept without asking (D-3)."""
        if self.drawn_count == 1:
            self.keep_packed(1 << (4 * (self.drawn[0] - 1)), 1)
            return
        for face in range(6):
            self.thrown[face] = 0
        for i in range(self.drawn_count):
            self.thrown[self.drawn[i] - 1] += 1
        self.thrown_count = self.drawn_count
        self.turn = self.seat

    def fill(self, moves: MoveList) -> None:
        """One die of those thrown (D-2), or any one or more of them (D-20)."""
        if self.many:
            self.fill_many(moves)
            return
        for face in range(6):
            moves.ids[moves.count] = face
            moves.count += (
                self.thrown[face] > 0
            )  # no branch: it would be guessed wrong half the time

    def fill_many(self, moves: MoveList) -> None:
        """Every choice of one or more of the dice thrown, by rank; the ranks add up face by face."""
        for c0 in range(self.thrown[0] + 1):
            r0 = OFFSETS[42 + c0] - 1
            b1 = 6 - c0
            for c1 in range(self.thrown[1] + 1):
                r1 = r0 + OFFSETS[(7 + b1) * 7 + c1]
                b2 = b1 - c1
                for c2 in range(self.thrown[2] + 1):
                    r2 = r1 + OFFSETS[(14 + b2) * 7 + c2]
                    b3 = b2 - c2
                    for c3 in range(self.thrown[3] + 1):
                        r3 = r2 + OFFSETS[(21 + b3) * 7 + c3]
                        b4 = b3 - c3
                        for c4 in range(self.thrown[4] + 1):
                            r4 = r3 + OFFSETS[(28 + b4) * 7 + c4]
                            b5 = b4 - c4
                            for c5 in range(self.thrown[5] + 1):
                                r5 = r4 + OFFSETS[(35 + b5) * 7 + c5]
                                if r5 >= 0:
                                    moves.add(r5)

    def apply_id(self, move: int) -> None:
        """Set dice aside, for good."""
        if self.many:
            packed = PACKED[move]
            self.keep_packed(packed, self.count_dice(packed))
        else:
            self.keep_packed(1 << (4 * move), 1)

    def count_dice(self, packed: int) -> int:
        """How many dice are packed."""
        total = 0
        for face in range(6):
            total += packed >> (4 * face) & 15
        return total

    def keep_packed(self, packed: int, count: int) -> None:
        """Add dice to those kept; throw the rest, or finish the turn."""
        self.kept += packed
        self.kept_count += count
        for face in range(6):
            self.thrown[face] = 0
        self.thrown_count = 0
        if self.kept_count == 6:
            self.finish_turn()
        else:
            self.turn = CHANCE

    def finish_turn(self) -> None:
        """Score the six kept dice (D-4, D-5)."""
        score = 0
        if self.kept_number(self.kept, self.ticket_a) and self.kept_number(
            self.kept, self.ticket_b
        ):
            score = self.kept_sum(self.kept) - self.ticket_a - self.ticket_b
        self.done[self.seat] = score
        self.kept_by[self.seat] = self.kept
        self.kept = 0
        self.kept_count = 0
        if score == 0 and self.seats > 1 and not self.rolling:  # no fail_ante in a roll-off (D-7)
            self.pay_pot(self.seat, self.fail_ante)
        self.next_seat()

    def kept_number(self, packed: int, face: int) -> int:
        """How many dice of a face are packed."""
        return packed >> (4 * (face - 1)) & 15

    def kept_sum(self, packed: int) -> int:
        """The sum of the packed dice."""
        total = 0
        for face in range(6):
            total += (face + 1) * (packed >> (4 * face) & 15)
        return total

    # the pot

    def affordable(self, seat: int, owed: int) -> int:
        """What a seat pays of what it owes: with a bank, no more than it has (D-14)."""
        if self.bank and self.chips[seat] < owed:
            return self.chips[seat]
        return owed

    def pay_pot(self, seat: int, owed: int) -> None:
        """Pay into the pot, in this round."""
        paying = self.affordable(seat, owed)
        self.chips[seat] -= paying
        self.paid[seat] += paying
        self.pot += paying

    def settle(self) -> None:
        """All have thrown: who takes the pot (D-6)?"""
        best = 0
        winners = 0
        count = 0
        winner = 0
        for seat in range(self.seats):
            if not self.throws_now(seat) or self.done[seat] < best or self.done[seat] == 0:
                continue
            if self.done[seat] > best:
                best = self.done[seat]
                winners = 0
                count = 0
            winners |= 1 << seat
            count += 1
            winner = seat
        if self.seats == 1:
            self.end_round(True, NOBODY_ALONE)  # D-15
        elif count == 1:
            self.take_pot(winner, best == 24 and self.double_24)
            self.end_round(True, winner)
        elif count > 1:
            self.settle_tie(winners, count)
        elif self.rolling:
            self.clear_throws()  # D-7: they all throw again
            self.next_seat()
        else:
            self.nobody_qualifies()

    def settle_tie(self, winners: int, count: int) -> None:
        """Several share the top: a roll-off among them (D-7), a split (D-13), or nothing."""
        if self.tie == ROLL_OFF:
            self.rolling = winners
            self.clear_throws()
            self.next_seat()
        elif self.tie == SPLIT:
            self.split(winners, count)
            self.end_round(True, NOBODY_ALONE)
        else:
            self.end_round(False, NOBODY_ALONE)

    def nobody_qualifies(self) -> None:
        """The pot stays, goes to the closest, or back (D-8, D-9)."""
        if self.nobody == CLOSEST:
            self.pay_closest()
            return
        if self.nobody == RETURN:
            for seat in range(self.seats):
                self.chips[seat] += self.paid[seat]
                self.pot -= self.paid[seat]
                self.paid[seat] = 0
        self.end_round(False, NOBODY_ALONE)

    def pay_closest(self) -> None:
        """The pot goes to the highest other five beside one ticket; equal: split (D-9)."""
        best = -1
        winners = 0
        count = 0
        winner = 0
        for seat in range(self.seats):
            value = -1 if self.out >> seat & 1 else self.closeness(self.kept_by[seat])
            if value < 0 or value < best:
                continue
            if value > best:
                best = value
                winners = 0
                count = 0
            winners |= 1 << seat
            count += 1
            winner = seat
        if count == 0:
            self.end_round(False, NOBODY_ALONE)
        elif count == 1:
            self.take_pot(winner, False)
            self.end_round(True, winner)
        else:
            self.split(winners, count)
            self.end_round(True, NOBODY_ALONE)

    def closeness(self, packed: int) -> int:
        """The sum of the five dice beside the one ticket kept; −1 without a ticket."""
        if self.kept_number(packed, self.ticket_a):
            return self.kept_sum(packed) - self.ticket_a
        if self.kept_number(packed, self.ticket_b):
            return self.kept_sum(packed) - self.ticket_b
        return -1

    def take_pot(self, winner: int, doubled: bool) -> None:
        """The winner takes the pot, and one more ante from each who put one in (D-21)."""
        self.chips[winner] += self.pot
        self.pot = 0
        if not doubled:
            return
        for seat in range(self.seats):
            if seat != winner and not self.out >> seat & 1:
                paying = self.affordable(seat, self.ante)
                self.chips[seat] -= paying
                self.chips[winner] += paying

    def split(self, winners: int, count: int) -> None:
        """Equal shares; the odd chips stay in the pot (D-13)."""
        share = self.pot // count
        for seat in range(self.seats):
            if winners >> seat & 1:
                self.chips[seat] += share
                self.pot -= share

    # between rounds

    def end_round(self, settled: bool, alone: int) -> None:
        """A further round, or the end (D-10, D-12).

        `settled`: the pot was won or split; `alone`: the seat that won it alone.
        """
        self.won_by = alone
        self.rolling = 0
        if self.round >= self.rounds and (settled or self.pot == 0):
            self.finish()
        elif self.round >= self.rounds and self.split_last:
            self.share_last_pot()
            self.finish()
        elif self.enough_can_ante():
            self.round += 1
            self.starter = self.next_starter()
            self.open_round()
        else:
            self.share_last_pot()
            self.finish()

    def enough_can_ante(self) -> bool:
        """Whether a further round has two seats to play it (D-14)."""
        able = 0
        for i in range(self.seats):
            if self.can_ante(i):
                able += 1
        return able >= 2 or self.seats == 1

    def next_starter(self) -> int:
        """Who starts the round after this one, if it can pay (D-10, option `starter`)."""
        if self.winner_starts and self.won_by != NOBODY_ALONE:
            return self.won_by
        return (self.starter + 1) % self.seats

    def share_last_pot(self) -> None:
        """An unwon pot goes equally to those who threw in the last round (D-12, D-14)."""
        everyone = (1 << self.seats) - 1
        count = 0
        for i in range(self.seats):
            if not self.out >> i & 1:
                count += 1
        self.split(everyone & ~self.out, count)

    def finish(self) -> None:
        """The match is over; the marks of the last round stay."""
        self.turn = OVER
        self.seat = self.starter

    # what the base class asks

    def copy_from(self, other: State) -> None:
        """Become equal to another state of this game."""
        source: DiceState = other  # type: ignore[assignment]  # the cast, in both modes
        self.seats = source.seats
        self.rounds = source.rounds
        self.ticket_a = source.ticket_a
        self.ticket_b = source.ticket_b
        self.ante = source.ante
        self.tie = source.tie
        self.nobody = source.nobody
        self.fail_ante = source.fail_ante
        self.bank = source.bank
        self.many = source.many
        self.double_24 = source.double_24
        self.winner_starts = source.winner_starts
        self.split_last = source.split_last
        self.turn = source.turn
        self.seat = source.seat
        self.round = source.round
        self.starter = source.starter
        self.pot = source.pot
        self.won_by = source.won_by
        self.out = source.out
        self.rolling = source.rolling
        self.kept = source.kept
        self.kept_count = source.kept_count
        self.thrown_count = source.thrown_count
        for i in range(self.seats):
            self.chips[i] = source.chips[i]
            self.done[i] = source.done[i]
            self.paid[i] = source.paid[i]
            self.kept_by[i] = source.kept_by[i]
        for i in range(6):
            self.thrown[i] = source.thrown[i]

    def result(self, seat: int) -> float:
        """Chips won or lost, at the end."""
        if self.turn != OVER or self.seats == 1:
            return 0.0
        return self.chips[seat] - self.bank

    @property
    def scores(self) -> tuple[int | None, ...]:
        """Chips by seat minus the bank; antes on the table count as lost."""
        return tuple(self.chips[seat] - self.bank for seat in range(self.seats))

    def due(self) -> Throw | None:
        """The throw of the dice that are not kept."""
        return Throw(6 - self.kept_count) if self.turn == CHANCE else None

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
            "chips": [self.chips[seat] for seat in seats],
            "done": [self.done[seat] for seat in seats],
            "paid": [self.paid[seat] for seat in seats],
            "kept_by": [self.kept_by[seat] for seat in seats],
            "kept": self.kept,
            "thrown": [self.thrown[face] for face in range(6)],
        }

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Become the state of a snapshot."""
        self.turn = snapshot["turn"]
        self.seat = snapshot["seat"]
        self.round = snapshot["round"]
        self.starter = snapshot["starter"]
        self.pot = snapshot["pot"]
        self.out = snapshot["out"]
        self.rolling = snapshot["rolling"]
        self.kept = snapshot["kept"]
        self.kept_count = self.count_dice(self.kept)
        self.thrown_count = 0
        for seat in range(self.seats):
            self.chips[seat] = snapshot["chips"][seat]
            self.done[seat] = snapshot["done"][seat]
            self.paid[seat] = snapshot["paid"][seat]
            self.kept_by[seat] = snapshot["kept_by"][seat]
        for face in range(6):
            self.thrown[face] = snapshot["thrown"][face]
            self.thrown_count += self.thrown[face]
