"""Where every card of Empat Satu is, and the tally: a match as it stands. The rules are in state.py.

Hands are sets of cards, a bit a card. The stock lies with its next card at the end of its array, the discard pile
with its top there. How a hand's strength is one number is explained in moves.py.
"""

from typing import Any

from fortyone.core.state import State
from fortyone.games.empat_satu.moves import LEAST, NONE


class Places(State):
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

    def copy_from(self, other: State) -> None:
        """Become equal to another state of this game."""
        source: Places = other  # type: ignore[assignment]  # the cast, in both modes
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
