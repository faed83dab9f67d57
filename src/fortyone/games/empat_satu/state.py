"""Empat Satu: take one, discard one, four of a suit. E-1, E-2 … are clauses of RULES.md in this folder.

What lies where is in places.py; the move ids, and how a hand's strength is one number, are explained in moves.py.
"""

from fortyone.core.cards import FULL_DECK
from fortyone.core.chance import CHANCE, OVER, Deck
from fortyone.core.rng import Rng
from fortyone.core.state import MoveList
from fortyone.games.empat_satu.moves import BEST, HAND, NONE, PARS, PASS, PILE, SHARE, STOCK, STOP
from fortyone.games.empat_satu.places import Places
from fortyone.games.empat_satu.promise import LATE, gift, promise, prospect
from fortyone.games.empat_satu.worth import hand_value, one_suit, strength

ONE = 1
NEVER = 1_000_000
LEAD = 0.06  # what the first turn of a hand is worth, for two to six seats
FAR = 28  # from here on four of a suit are not enough to stop
PAR = [0] * 6
for i in range(6):
    PAR[i] = PARS[i]
PLACE = [0] * 67
for i in range(52):
    PLACE[(ONE << i) % 67] = i


class EmpatState(Places):
    """A match of Empat Satu, and its rules."""

    def start(self, dealer: int, first: int) -> None:
        """Begin a match."""
        self.dealer = dealer
        self.first = first
        self.await_deal()

    # a hand, in the order of play

    def await_deal(self) -> None:
        """No card is anywhere; the deck is due."""
        self.turn = CHANCE
        self.seat = self.first
        for i in range(self.seats):
            self.hands[i] = 0
            self.known[i] = 0
        self.stock_count = self.discard_count = 0
        self.exhausted = self.run = 0
        self.turned = NONE
        self.reset_turn()

    def draw(self, rng: Rng) -> None:
        """Shuffle a deck."""
        self.drawn_count = 52
        for i in range(52):
            self.drawn[i] = i
        self.shuffle_drawn(rng)

    def put_drawn(self) -> None:
        """Deal four to each, one at a time; the rest is the stock (E-1)."""
        seat = self.dealer
        dealt = HAND * self.seats
        for i in range(dealt):
            seat += 1
            if seat == self.seats:
                seat = 0
            self.hands[seat] |= ONE << self.drawn[i]
        if self.starter_card:
            self.turned = self.drawn[dealt]
            self.discards[0] = self.drawn[dealt]
            self.discard_count = 1
            dealt += 1
        self.stock_count = 52 - dealt
        for i in range(self.stock_count):
            self.stock[i] = self.drawn[51 - i]
        self.begin_turn(self.first)  # E-2

    def reset_turn(self) -> None:
        """Nothing was done yet in this turn."""
        self.discarding = not self.draw_first
        self.taken = NONE
        self.fresh = NONE

    def begin_turn(self, seat: int) -> None:
        """The turn comes to a seat; option `instant_41`."""
        self.seat = seat
        self.turn = seat
        self.reset_turn()
        if self.instant_41 and hand_value(self.hands[seat]) == BEST:
            self.end_hand()

    def fill(self, moves: MoveList) -> None:
        """What the seat on turn may do now."""
        begins = self.discarding != self.draw_first
        if self.discarding:
            self.fill_discards(moves)
        else:
            if self.stock_count:
                moves.add(STOCK)
            if self.may_take_pile():
                moves.add(PILE)
        if begins and self.may_stop():
            moves.add(STOP)
        if begins and self.stock_count == 0:
            moves.add(PASS)  # E-7

    def fill_discards(self, moves: MoveList) -> None:
        """Any card but the one just taken from the pile (E-4)."""
        rest = self.hands[self.seat]
        if self.taken != NONE and not self.return_taken:
            rest ^= ONE << self.taken
        while rest:
            low = rest & (~rest + ONE)
            rest ^= low
            moves.add(PLACE[low % 67])

    def may_take_pile(self) -> bool:
        """The discard of the seat before is there (E-3), and the pile is not worn out (E-15)."""
        least = 1 if self.draw_first else 2  # discard_first: one's own lies on top of it
        return self.discard_count >= least and (self.run < self.pile_limit or self.stock_count == 0)

    def may_stop(self) -> bool:
        """The four cards allow the seat on turn to stop (E-5, option `stop_rule`)."""
        hand = self.hands[self.seat]
        return one_suit(hand) if self.stop_suited else hand_value(hand) >= self.stop_at

    def apply_id(self, move: int) -> None:
        """Take, discard, or end the hand (E-6, E-7)."""
        if move < STOCK:
            self.discard(move)
        elif move == STOCK:
            self.take_stock()
        elif move == PILE:
            self.take_pile()
        else:
            self.end_hand()

    def take_stock(self) -> None:
        """Take the top of the stock (E-3)."""
        self.stock_count -= 1
        self.fresh = self.stock[self.stock_count]
        self.hands[self.seat] |= ONE << self.fresh
        self.discarding = True
        if not self.draw_first:
            self.end_turn(False)

    def take_pile(self) -> None:
        """Take the discard of the seat before (E-3), on which one's own lies with `discard_first`."""
        self.discard_count -= 1
        card = self.discards[self.discard_count]
        if not self.draw_first:
            own = card
            card = self.discards[self.discard_count - 1]
            self.discards[self.discard_count - 1] = own
        self.hands[self.seat] |= ONE << card
        self.known[self.seat] |= ONE << card
        self.taken = card
        self.discarding = True
        if not self.draw_first:
            self.end_turn(True)

    def discard(self, card: int) -> None:
        """Lay a card on the pile, open."""
        self.hands[self.seat] ^= ONE << card
        self.known[self.seat] &= ~(ONE << card)
        self.discards[self.discard_count] = card
        self.discard_count += 1
        self.discarding = False
        if self.draw_first:
            self.end_turn(self.taken != NONE)

    def end_turn(self, piled: bool) -> None:
        """The next seat's turn, or the end of the hand (E-8, option `instant_41`).

        `piled`: the turn took from the pile. Without a stock every turn that is played does, and the turn that takes
        the last stock card does not.
        """
        if piled:
            self.run += 1
            if self.stock_count == 0:
                self.exhausted += 1
        else:
            self.run = 0
        if self.stock_count == 0 and self.exhausted >= self.exhausted_turns:
            self.end_hand()
        elif self.instant_41 and hand_value(self.hands[self.seat]) == BEST:
            self.end_hand()
        elif self.seat + 1 == self.seats:
            self.begin_turn(0)
        else:
            self.begin_turn(self.seat + 1)

    # the end of a hand

    def end_hand(self) -> None:
        """Show the hands and settle them; then the next hand, or the end of the match (E-14)."""
        self.rank_hands()
        for i in range(self.seats):
            self.last_hands[i] = self.hands[i]
            self.shown[i] = hand_value(self.hands[i])
            if self.strengths[i] == self.strengths[self.winner]:
                self.won[i] += 1
                self.paid[i] += SHARE // self.winners
            if self.strengths[i] == self.strengths[self.loser]:
                self.lost[i] += 1
                self.paid[i] -= SHARE // self.losers
        self.any_shown = True
        self.reset_turn()
        if self.hand_no == self.hand_count:
            self.turn = OVER
            return
        self.hand_no += 1
        self.dealer = self.loser  # E-2
        self.first = self.winner
        self.await_deal()

    def rank_hands(self) -> None:
        """Find winners and losers (E-11); of those tied, the one that plays earliest (E-13)."""
        best = strength(self.hands[self.first])
        worst = best
        self.winners = self.losers = 0
        seat = self.first
        for _ in range(self.seats):
            strong = strength(self.hands[seat])
            self.strengths[seat] = strong
            if strong > best or self.winners == 0:
                best = strong
                self.winner = seat
                self.winners = 0
            if strong < worst or self.losers == 0:
                worst = strong
                self.loser = seat
                self.losers = 0
            self.winners += strong == best
            self.losers += strong == worst
            seat = 0 if seat + 1 == self.seats else seat + 1

    # what the base class asks

    def due(self) -> Deck | None:
        """A deck, before each hand."""
        return Deck(FULL_DECK) if self.turn == CHANCE else None

    def next_start(self) -> dict[str, int]:
        """The loser deals, the winner plays first (E-2)."""
        self.rank_hands()
        return {"dealer": self.loser, "first": self.winner}

    # for search

    def guess(self, moves: MoveList, rng: Rng) -> int:
        """The move of one who races for four of a suit, and stops as soon as that pays."""
        if moves.ids[moves.count - 1] >= STOP and self.had_better_end():
            return moves.count - 1
        if self.discarding:
            return self.guess_discard(moves)
        both = moves.count > 1 and moves.ids[1] == PILE
        return 1 if both and self.pile_is_better() else 0

    def had_better_end(self) -> bool:
        """Whether to stop, or to pass where the stock is empty, as the turn begins."""
        hand = self.hands[self.seat]
        if self.may_stop() and (one_suit(hand) or hand_value(hand) >= self.par()):
            return True
        if self.stock_count:
            return False
        return self.discard_count == 0 or self.with_pile(hand) <= promise(hand, self.pace())

    def par(self) -> int:
        """What a hand should be worth to be ahead, by the turns that took from the stock."""
        turns = (52 - HAND * self.seats - self.stock_count) // self.seats
        return PAR[turns] if turns < 5 else PAR[5]

    def pace(self) -> int:
        """Which promises count: those of a race, or of a long hand."""
        return 0 if self.stop_suited or self.stop_at < FAR else LATE

    def pile_is_better(self) -> bool:
        """Whether the card on the pile promises more than one of the stock."""
        hand = self.hands[self.seat]
        if self.draw_first:
            return self.with_pile(hand) > prospect(hand, True, self.pace())
        card = self.discards[self.discard_count - 2]
        return promise(hand | ONE << card, self.pace()) > prospect(hand, False, self.pace())

    def with_pile(self, hand: int) -> int:
        """What four cards promise with the top of the pile in place of one of them."""
        card = self.discards[self.discard_count - 1]
        best = -NEVER
        rest = hand
        while rest:
            low = rest & (~rest + ONE)
            rest ^= low
            value = promise((hand ^ low) | ONE << card, self.pace())
            if value > best:
                best = value
        return best

    def guess_discard(self, moves: MoveList) -> int:
        """The card that leaves the best promise, less what it gives the next seat."""
        hand = self.hands[self.seat]
        after = 0 if self.seat + 1 == self.seats else self.seat + 1
        found = 0
        best = -NEVER
        for i in range(moves.count):
            card = moves.ids[i]
            if card < STOCK:
                value = promise(hand ^ ONE << card, self.pace()) - gift(card, self.known[after])
                if value > best:
                    best = value
                    found = i
        return found

    def rests(self) -> bool:
        """Between hands."""
        return self.turn == CHANCE

    def worth(self, seat: int) -> float:
        """What was returned, and what it is worth to play the next hand first."""
        share = self.paid[seat] / 60.0
        if self.turn == OVER:
            return share
        return share + (LEAD if seat == self.first else -LEAD / (self.seats - 1))
