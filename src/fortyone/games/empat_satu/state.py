"""Empat Satu: take one, discard one, four of a suit. E-1, E-2 … are clauses of RULES.md in this folder.

Hands are sets of cards, a bit a card. The stock lies with its next card at the end of its array, the discard pile
with its top there. The move ids, and how a hand's strength is one number, are explained in moves.py.
"""

from typing import Any

from fortyone.core.cards import FULL_DECK
from fortyone.core.chance import CHANCE, OVER, Deck
from fortyone.core.rng import Rng
from fortyone.core.state import MoveList, State
from fortyone.games.empat_satu.moves import BEST, HAND, LEAST, NONE, PASS, PILE, SHARE, STOCK, STOP
from fortyone.games.empat_satu.worth import hand_value, one_suit, strength

ONE = 1
PLACE = [0] * 67
for i in range(52):
    PLACE[(ONE << i) % 67] = i


class EmpatState(State):
    """A match of Empat Satu. Hidden: the stock, and what is in hands but not in `known`."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.seat = 0  # on turn; to play first when the deal is due; the one that ended the match
        self.dealer = 0
        self.first = 0  # played first in this hand
        self.hand_no = 1
        self.won = [0] * 6  # hands won, and lost, shared ones too (E-14)
        self.lost = [0] * 6
        self.paid = [0] * 6  # returns so far, in sixtieths
        self.any_shown = False
        self.shown = [0] * 6  # values of the hands last shown
        self.hands = [0] * 6
        self.known = [0] * 6  # of each hand, the cards all saw it take from the pile
        self.stock = [0] * 52
        self.discards = [0] * 52
        self.stock_count = 0
        self.discard_count = 0
        self.discarding = False  # a discard is due; else a card to take
        self.taken = NONE  # from the pile, in this turn
        self.exhausted = 0  # turns that began and ended without a stock (E-8)
        self.run = 0  # turns in a row that took from the pile (E-15)
        # What was seen at the table but is no part of a position, as the history is none.
        self.fresh = NONE  # from the stock, in this turn; its taker alone sees it
        self.turned = NONE  # the starter card of this hand
        self.last_hands = [0] * 6  # as last shown
        # What `rank_hands` works out.
        self.strengths = [0] * 6
        self.winner = self.loser = self.winners = self.losers = 0
        self.take_options(game.options)

    def take_options(self, options: Any) -> None:
        """Copy the options where C can read them."""
        self.seats: int = options.seats
        self.hand_count: int = options.hands
        self.stop_suited = options.stop_rule == "one_suit"
        self.stop_at: int = LEAST if options.stop_rule == "anytime" else options.stop_at
        self.instant_41: bool = options.instant_41
        self.return_taken: bool = options.return_taken
        self.starter_card: bool = options.starter_card
        self.draw_first = options.turn_order == "draw_first"
        self.exhausted_turns: int = options.exhausted_turns
        self.pile_limit: int = options.pile_run

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

    def copy_from(self, other: State) -> None:
        """Become equal to another state of this game."""
        source: EmpatState = other  # type: ignore[assignment]  # the cast, in both modes
        self.seats = source.seats
        self.hand_count = source.hand_count
        self.stop_suited = source.stop_suited
        self.stop_at = source.stop_at
        self.instant_41 = source.instant_41
        self.return_taken = source.return_taken
        self.starter_card = source.starter_card
        self.draw_first = source.draw_first
        self.exhausted_turns = source.exhausted_turns
        self.pile_limit = source.pile_limit
        self.turn = source.turn
        self.seat = source.seat
        self.dealer = source.dealer
        self.first = source.first
        self.hand_no = source.hand_no
        self.any_shown = source.any_shown
        self.discarding = source.discarding
        self.taken = source.taken
        self.exhausted = source.exhausted
        self.run = source.run
        self.fresh = source.fresh
        self.turned = source.turned
        self.stock_count = source.stock_count
        self.discard_count = source.discard_count
        self.won[:] = source.won
        self.lost[:] = source.lost
        self.paid[:] = source.paid
        self.shown[:] = source.shown
        self.hands[:] = source.hands
        self.known[:] = source.known
        self.last_hands[:] = source.last_hands
        self.stock[:] = source.stock
        self.discards[:] = source.discards

    def result(self, seat: int) -> float:
        """What the hands so far have returned."""
        return self.paid[seat] / 60.0

    @property
    def scores(self) -> tuple[int | None, ...]:
        """Values of the hands last shown, by seat."""
        return tuple(self.shown[i] if self.any_shown else None for i in range(self.seats))

    def due(self) -> Deck | None:
        """A deck, before each hand."""
        return Deck(FULL_DECK) if self.turn == CHANCE else None

    def next_start(self) -> dict[str, int]:
        """The loser deals, the winner plays first (E-2)."""
        self.rank_hands()
        return {"dealer": self.loser, "first": self.winner}

    def snapshot(self) -> dict[str, Any]:
        """All of it, in plain values; the next stock card first, the oldest discard first."""
        seats = range(self.seats)
        return {
            "turn": self.turn,
            "seat": self.seat,
            "dealer": self.dealer,
            "first": self.first,
            "hand_no": self.hand_no,
            "won": [self.won[i] for i in seats],
            "lost": [self.lost[i] for i in seats],
            "paid": [self.paid[i] for i in seats],
            "shown": [self.shown[i] for i in seats] if self.any_shown else None,
            "hands": [self.hands[i] for i in seats],
            "known": [self.known[i] for i in seats],
            "stock": [self.stock[i] for i in range(self.stock_count - 1, -1, -1)],
            "discards": [self.discards[i] for i in range(self.discard_count)],
            "discarding": bool(self.discarding),
            "taken": self.taken,
            "exhausted": self.exhausted,
            "run": self.run,
        }

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Become the state of a snapshot."""
        self.turn = snapshot["turn"]
        self.seat = snapshot["seat"]
        self.dealer = snapshot["dealer"]
        self.first = snapshot["first"]
        self.hand_no = snapshot["hand_no"]
        self.discarding = snapshot["discarding"]
        self.taken = snapshot["taken"]
        self.exhausted = snapshot["exhausted"]
        self.run = snapshot["run"]
        self.any_shown = snapshot["shown"] is not None
        for i in range(self.seats):
            self.won[i] = snapshot["won"][i]
            self.lost[i] = snapshot["lost"][i]
            self.paid[i] = snapshot["paid"][i]
            self.shown[i] = snapshot["shown"][i] if self.any_shown else 0
            self.hands[i] = snapshot["hands"][i]
            self.known[i] = snapshot["known"][i]
        self.stock_count = len(snapshot["stock"])
        for i in range(self.stock_count):
            self.stock[self.stock_count - 1 - i] = snapshot["stock"][i]
        self.discard_count = len(snapshot["discards"])
        for i in range(self.discard_count):
            self.discards[i] = snapshot["discards"][i]

    def memory(self) -> dict[str, Any]:
        """What was seen at the table but is no part of a position."""
        last = [self.last_hands[i] for i in range(self.seats)]
        return {"fresh": self.fresh, "turned": self.turned, "last_hands": last}

    def remember(self, memory: dict[str, Any]) -> None:
        """Take over the memory of another state."""
        self.fresh = memory["fresh"]
        self.turned = memory["turned"]
        for i in range(self.seats):
            self.last_hands[i] = memory["last_hands"][i]

    def __reduce__(self) -> tuple[Any, ...]:
        return (*super().__reduce__(), self.memory())

    def __setstate__(self, memory: dict[str, Any]) -> None:
        self.remember(memory)
