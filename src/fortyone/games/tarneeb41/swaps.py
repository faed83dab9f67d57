"""From one world that fits what was bid to the next: hidden cards change places (Metropolis's walk)."""

from typing import TYPE_CHECKING

from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.games.tarneeb41.policy import PolicyState

if TYPE_CHECKING:
    from fortyone.games.tarneeb41.likelihood import Bids

ONE = 1
UNIT = 1.0 / 9007199254740992.0
UNKNOWN = -1.0
EXPECTED = 261  # of the steps in which `PolicyState.expected` counts tricks


class Swaps:
    """The walk of one seat through a deal's worlds, while the bids stay as they are.

    Args:
        bids: Asked how likely a seat's bid is by what its hand should take.
        asked: What that was, by `EXPECTED` · seat + expected.
        hidden: The seats whose hands are not open.
    """

    def __init__(self, bids: "Bids", asked: dict[int, float], hidden: list[int]) -> None:
        self.bids = bids
        self.asked = asked
        self.hidden = hidden
        self.known = [UNKNOWN] * 1044  # the same, at hand
        self.weights = [1.0] * 4
        self.dealt = [0] * 4  # what each seat has played already
        self.cards = [0] * 52  # the hidden cards, and where they are
        self.seats = [0] * 52
        self.count = 0

    def walk(self, world: State, dealt: list[int], rng: Rng, steps: int) -> None:
        """Walk so many steps; each world in proportion to how likely its seats' bids are."""
        state: PolicyState = world  # type: ignore[assignment]
        self.lay(state, dealt)
        for seat in self.hidden:
            self.weights[seat] = self.weigh(state, seat, state.hands[seat])
        if self.count > 1:
            for _ in range(steps):
                self.step(state, rng)

    def lay(self, state: PolicyState, dealt: list[int]) -> None:
        """List the hidden cards."""
        self.count = 0
        for seat in self.hidden:
            self.dealt[seat] = dealt[seat]
            for card in range(52):
                if state.hands[seat] >> card & ONE:
                    self.cards[self.count] = card
                    self.seats[self.count] = seat
                    self.count += 1

    def step(self, state: PolicyState, rng: Rng) -> None:
        """Let two hidden cards change places, if the bids are as likely then, else as often as they are likely."""
        i = rng.pick(self.count)
        j = rng.pick(self.count)
        one = self.seats[i]
        two = self.seats[j]
        if one == two or not (
            self.may_hold(state, one, self.cards[j]) and self.may_hold(state, two, self.cards[i])
        ):
            return
        both = ONE << self.cards[i] | ONE << self.cards[j]
        first = self.weigh(state, one, state.hands[one] ^ both)
        second = self.weigh(state, two, state.hands[two] ^ both)
        lot = UNIT * (rng.next_word() >> 11)
        if first * second < self.weights[one] * self.weights[two] * lot:
            return
        state.hands[one] ^= both
        state.hands[two] ^= both
        self.weights[one] = first
        self.weights[two] = second
        self.seats[i] = two
        self.seats[j] = one

    def may_hold(self, state: PolicyState, seat: int, card: int) -> bool:
        """Whether a seat has not shown that it lacks the card's suit."""
        return state.voids[seat] >> card // 13 & 1 == 0

    def weigh(self, state: PolicyState, seat: int, hand: int) -> float:
        """How likely a seat's bid is with this hand, and what it has played."""
        expected = state.expected(hand | self.dealt[seat])
        at = EXPECTED * seat + expected
        if self.known[at] == UNKNOWN:
            if at not in self.asked:
                self.asked[at] = self.bids.chance(state, seat, expected)
            self.known[at] = self.asked[at]
        return self.known[at]
