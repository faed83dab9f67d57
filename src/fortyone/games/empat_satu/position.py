"""Positions of Empat Satu: the keys of RULES.md, checked."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from fortyone.core.cards import bits, card_text, cards_text, set_text
from fortyone.core.chance import CHANCE, OVER
from fortyone.core.position import Fields, check_once, refuse
from fortyone.core.state import State
from fortyone.games.empat_satu.moves import BEST, HAND, LEAST, NONE, PHASES, SHARE
from fortyone.games.empat_satu.turns import full_stock, least_turns, pile_turns
from fortyone.games.empat_satu.worth import hand_value, one_suit, strength

if TYPE_CHECKING:
    from fortyone.games.empat_satu import EmpatSatu

KEYS = (
    *("hands", "stock", "discards", "turn", "dealer", "first", "drawn", "phase", "exhausted"),
    *("pile_run", "hand_no", "won", "lost", "paid", "shown", "over", "known"),
)
ROUNDING = 1e-6


def write_position(state: State) -> dict[str, Any]:
    """Every key of the rule book."""
    now = state.snapshot()
    return {
        "hands": [set_text(hand) for hand in now["hands"]],
        "stock": cards_text(now["stock"]),
        "discards": cards_text(now["discards"]),
        "turn": now["seat"],
        "dealer": now["dealer"],
        "first": now["first"],
        "drawn": None if now["taken"] == NONE else card_text(now["taken"]),
        "phase": PHASES[now["discarding"]],
        "exhausted": now["exhausted"],
        "pile_run": now["run"],
        "hand_no": now["hand_no"],
        "won": now["won"],
        "lost": now["lost"],
        "paid": [share / SHARE for share in now["paid"]],
        "shown": now["shown"],
        "over": now["turn"] == OVER,
        "known": [set_text(cards) for cards in now["known"]],
    }


def read_position(game: "EmpatSatu", data: Mapping[str, Any]) -> State:
    """The state of a position, checked as RULES.md says."""
    snapshot = _Reader(game, Fields(data, KEYS)).snapshot()
    state = game.new_state()
    state.restore(snapshot)
    return state


class _Reader:
    """Reads one position, key by key, in the order in which later keys need earlier ones."""

    def __init__(self, game: "EmpatSatu", fields: Fields) -> None:
        self.game = game
        self.fields = fields
        self.options = game.options
        self.seats = game.seats
        self.draws_first = game.options.turn_order == "draw_first"

    def snapshot(self) -> dict[str, Any]:
        """The whole position, as the kernel's snapshot."""
        fields = self.fields
        self.over = fields.flag("over")
        self.hand_no = fields.whole("hand_no", 1, 1, self.options.hands)
        if self.over and self.hand_no < self.options.hands:
            refuse("empat_satu-hands-left", hand=self.hand_no, hands=self.options.hands)
        self.hands = fields.runs("hands", self.seats)
        self.stock = fields.cards("stock")
        self.discards = fields.cards("discards")
        self.due = not any(self.hands) and not self.over
        self._seats()
        self._turn_keys()
        if self.due:
            self._check_due()
        else:
            self._check_cards()
            self._check_hand()
        tallies = self._tallies()
        return {
            "turn": OVER if self.over else CHANCE if self.due else self.turn,
            "seat": self.turn,
            "dealer": self.dealer,
            "first": self.first,
            "hand_no": self.hand_no,
            "hands": self.sets,
            "known": self.known,
            "stock": self.stock,
            "discards": self.discards,
            "discarding": self.discarding,
            "taken": self.taken,
            "exhausted": self.exhausted,
            "run": self.run,
            **tallies,
        }

    # the keys

    def _seats(self) -> None:
        last = self.seats - 1
        self.dealer = self.fields.whole("dealer", 0, 0, last)
        if self.due and self.fields.has("turn"):  # the deal is due: `turn` says who plays first
            self.turn = self.fields.whole("turn", 0, 0, last)
            self.first = self.fields.whole("first", self.turn, 0, last)
        else:
            self.first = self.fields.whole("first", self.dealer, 0, last)
            self.turn = self.fields.whole("turn", self.first, 0, last)

    def _turn_keys(self) -> None:
        fields = self.fields
        begins = PHASES[not self.draws_first]
        self.discarding = fields.word("phase", begins, PHASES) == "discard"
        self.begins = self.discarding != self.draws_first
        drawn = fields.run("drawn", fields.data.get("drawn"))
        if len(drawn) > 1:
            refuse("position-value", key="drawn", value=repr(fields.data["drawn"]), allowed="7h")
        self.taken = drawn[0] if drawn else NONE
        self.exhausted = fields.whole("exhausted", 0, 0, self.options.exhausted_turns)
        # More than the option allows comes only from turns without a stock.
        self.run = fields.whole("pile_run", 0, 0, max(self.options.pile_run, self.exhausted))
        self.sets = [bits(hand) for hand in self.hands]
        known = fields.runs("known", self.seats)
        self.known = [bits(cards) for cards in known]
        for seat, cards in enumerate(known):
            check_once(cards)
            if self.known[seat] & ~self.sets[seat]:
                refuse("empat_satu-known", seat=seat)

    # what can be

    def _check_due(self) -> None:
        """Before the deal nothing lies anywhere."""
        lies = self.stock or self.discards or self.taken != NONE
        if lies or self.exhausted or self.run or not self.begins or self.first != self.turn:
            refuse("empat_satu-deal-due")

    def _check_cards(self) -> None:
        """All 52 cards, in hands of the right size."""
        cards = [card for hand in self.hands for card in hand] + self.stock + self.discards
        check_once(cards)
        for card in cards:
            if card >= 52:
                refuse("empat_satu-joker", card=card_text(card))
        for seat, hand in enumerate(self.hands):
            size = HAND
            if seat == self.turn and not self.begins:
                size += 1 if self.draws_first else -1
            if len(hand) != size:
                refuse("empat_satu-hand-size", seat=seat, count=len(hand), size=size)
        if len(cards) != 52:
            refuse("empat_satu-cards", count=len(cards))
        self._check_taken()

    def _check_taken(self) -> None:
        if self.taken == NONE:
            return
        if self.begins or not self.draws_first or not self.known[self.turn] >> self.taken & 1:
            refuse("empat_satu-drawn", card=card_text(self.taken))

    def _check_hand(self) -> None:
        """The counts fit each other and the seat on turn, and the hand goes on, or does not."""
        drew = self.draws_first and not self.begins and self.taken == NONE
        self.stock_turns = full_stock(self.game) - len(self.stock) - drew
        if self.stock_turns < 0:
            refuse("empat_satu-stock", count=len(self.stock), most=full_stock(self.game))
        self._check_counts(drew)
        if self.over and not self.begins:
            refuse("empat_satu-not-over")
        endings = [ended for ended in self._endings() if self._fits(ended)]
        if not endings:
            self._refuse_ending()
        self._check_known(endings[0])

    def _refuse_ending(self) -> NoReturn:
        if self.over and not self._endings():
            refuse("empat_satu-not-over")
        refuse("empat_satu-turns", first=self.first, turn=self.turn)

    def _check_counts(self, drew: bool) -> None:
        """`exhausted` and `pile_run` (E-8, E-15)."""
        if self.stock or drew:
            worn = self.taken != NONE and self.run == self.options.pile_run
            wrong = self.exhausted > 0 or self.run > self.options.pile_run or worn
        else:
            played_out = self.exhausted == self.options.exhausted_turns and not self.over
            wrong = self.run != self.exhausted or played_out
        if wrong:
            refuse("empat_satu-counts", exhausted=self.exhausted, run=self.run)

    def _endings(self) -> list[bool]:
        """In which ways the hand may stand as it does: whether the turn of `turn` is among those ended."""
        if not self.over:
            return [False]
        hand = self.sets[self.turn]
        is_instant = self.options.instant_41 and hand_value(hand) == BEST
        if not self.stock and self.exhausted == self.options.exhausted_turns:
            return [True]  # E-8
        if is_instant:
            return [True, False]
        return [False] if not self.stock or self._may_stop(hand) else []

    def _may_stop(self, hand: int) -> bool:
        if self.options.stop_rule == "one_suit":
            return one_suit(hand)
        least = self.options.stop_at if self.options.stop_rule == "threshold" else LEAST
        return hand_value(hand) >= least

    def _fits(self, ended: bool) -> bool:
        """Whether some number of turns leads here, with no hand among them that would have ended it."""
        ahead = self.turn - self.first + ended
        turns = least_turns(self.game, self.stock_turns, self.run, ahead)
        if turns is None or (ended and turns == 0):
            return False
        return not self.options.instant_41 or self._no_missed_41(turns, ended)

    def _no_missed_41(self, turns: int, ended: bool) -> bool:
        """Whether no hand of 41 was passed over, at the end of a turn or as it began."""
        before = range(1, 1 + min(turns - ended, self.seats - 1))
        if any(hand_value(self.sets[self.turn - back]) == BEST for back in before):
            return False
        if self.over:  # a turn that begins with 41 is a seat's first
            return ended or turns < self.seats or hand_value(self.sets[self.turn]) != BEST
        began = self._hand_as_turn_began()
        return began is None or hand_value(began) != BEST

    def _hand_as_turn_began(self) -> int | None:
        """The four cards of the seat on turn; None where a card of the stock among five is not known."""
        hand = self.sets[self.turn]
        if self.begins:
            return hand
        if not self.draws_first:
            return hand | 1 << self.discards[-1]
        return hand ^ 1 << self.taken if self.taken != NONE else None

    def _check_known(self, ended: bool) -> None:
        """No more cards known than were taken, and one at least where the last turns took one (E-4)."""
        most = pile_turns(self.game, self.stock_turns, self.run)[-1] + (self.taken != NONE)
        count = sum(cards.bit_count() for cards in self.known)
        if count > most:
            refuse("empat_satu-known-many", count=count, most=most)
        if self.draws_first and self.options.return_taken:
            return
        for back in range(min(self.run, self.seats - 1)):
            seat = (self.turn - 1 + ended - back) % self.seats
            if not self.known[seat]:
                refuse("empat_satu-known-none", seat=seat, run=self.run)

    # between the hands

    def _tallies(self) -> dict[str, Any]:
        """Hands won and lost, returns and the values last shown (E-14)."""
        fields, shown_hands = self.fields, self.hand_no - 1 + self.over
        won = fields.wholes("won", self.seats, 0, 0, shown_hands)
        lost = fields.wholes("lost", self.seats, 0, 0, shown_hands)
        paid = self._paid()
        before = [won, lost, paid]
        if self.over:
            before = [
                [total - part for total, part in zip(totals, parts, strict=True)]
                for totals, parts in zip(before, outcome(self.sets), strict=True)
            ]
        if not self._can_be(*before):
            count = shown_hands
            refuse("empat_satu-tallies", won=won, lost=lost, paid=self._given("paid"), count=count)
        return {"won": won, "lost": lost, "paid": paid, "shown": self._shown()}

    def _given(self, key: str) -> list[Any]:
        return self.fields.places(key, self.seats, 0)

    def _paid(self) -> list[int]:
        """Returns in sixtieths."""
        sixtieths = []
        for value in self._given("paid"):
            number = value if type(value) in (int, float) else float("nan")
            near = round(number * SHARE) if abs(number) <= self.options.hands else 0
            if not abs(number * SHARE - near) < ROUNDING:
                refuse("position-value", key="paid", value=repr(value), allowed="k/60")
            sixtieths.append(near)
        return sixtieths

    def _shown(self) -> list[int] | None:
        """The values last shown: at the end those of the hands, else they name the dealer and the first (E-2)."""
        given = self.fields.has("shown") and self.fields.data["shown"] is not None
        shown = self.fields.wholes("shown", self.seats, LEAST, LEAST, BEST) if given else None
        if self.over:
            values = [hand_value(hand) for hand in self.sets]
            if shown != values and self.fields.has("shown"):
                refuse("empat_satu-shown-over", values=values)
            return values
        if (shown is not None) != (self.hand_no > 1):
            refuse("empat_satu-shown", hand=self.hand_no)
        if shown and (shown[self.first] < max(shown) or shown[self.dealer] > min(shown)):
            refuse("empat_satu-shown-seats", dealer=self.dealer, first=self.first)
        return shown

    def _can_be(self, won: list[int], lost: list[int], paid: list[int]) -> bool:
        """Whether the hands before this one can have come out like this.

        Each has a winner at least and a loser; a win pays up to 1, or its share among all seats, and so with a loss.
        """
        hands = self.hand_no - 1
        counts = all(
            hands <= sum(tally) <= hands * self.seats and min(tally) >= 0 and max(tally) <= hands
            for tally in (won, lost)
        )
        least = SHARE // self.seats
        pays = all(
            least * won[seat] - SHARE * lost[seat]
            <= paid[seat]
            <= SHARE * won[seat] - least * lost[seat]
            for seat in range(self.seats)
        )
        roles = not hands or bool(won[self.first] and lost[self.dealer])  # E-2
        return counts and pays and roles and sum(paid) == 0


def outcome(hands: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
    """Who has won and who has lost one hand, and its returns in sixtieths (E-11 to E-13)."""
    strengths = [strength(hand) for hand in hands]
    won = [int(strong == max(strengths)) for strong in strengths]
    lost = [int(strong == min(strengths)) for strong in strengths]
    paid = [
        SHARE // sum(won) * win - SHARE // sum(lost) * loss
        for win, loss in zip(won, lost, strict=True)
    ]
    return won, lost, paid
