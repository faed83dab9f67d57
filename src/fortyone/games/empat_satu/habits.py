"""What the other seats' choices tell of their cards, compiled.

A seat that took a card from the pile collects its suit, one that left a card does not need it, one that threw a card
away held nothing worse, and one that did not stop could not, or had a reason. So a world is weighed by what each seat
would have done with the cards it had in it. When each hidden card came is not known either: going back from the hand
of the moment, the card drawn from the stock in a turn is any of those held then, drawn by lot.

The choices are judged by `promise`, mildly: nobody plays just so.
"""

from typing import TYPE_CHECKING

from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.games.empat_satu.moves import BEST, HAND, NONE
from fortyone.games.empat_satu.promise import gift, promise, prospect
from fortyone.games.empat_satu.state import EmpatState
from fortyone.games.empat_satu.worth import hand_value, one_suit

if TYPE_CHECKING:
    from fortyone.games.empat_satu.choices import Turn

ONE = 1
TURNS = 16  # the last ones of each seat tell enough
WIDTH = 600.0  # promises that differ by less are much alike to a player
LOT = 1 << 30
HARDLY = 1e-9  # for what only the lot makes impossible
SHY = 0.1  # how often a seat does not stop though it should
PLACE = [0] * 67
for i in range(52):
    PLACE[(ONE << i) % 67] = i


class Habits:
    """What one seat has seen the others do in the running hand.

    Attributes:
        weights: By seat, how likely its choices are with the cards it has in the world weighed last.
    """

    def __init__(self, seats: int, seat: int, world: State) -> None:
        self.seats = seats
        self.seat = seat
        self.take_options(world)
        # By seat, its turns, the latest first: TURNS numbers each.
        self.counts = [0] * 6
        self.took = [0] * 96  # the card from the pile, or NONE
        self.offered = [0] * 96  # the card that lay there, or NONE
        self.thrown = [0] * 96
        self.open = [0] * 96  # the cards known to be its own as the turn began
        self.next_open = [0] * 96  # the same of the seat after it, as it threw
        self.par = [0] * 96  # what would have been enough to stop
        self.weights = [1.0] * 6
        self.rng = Rng(0)

    def take_options(self, world: State) -> None:
        """What the game's options say, as a state has it."""
        state: EmpatState = world  # type: ignore[assignment]  # the cast, in both modes
        self.pace = state.pace()
        self.draw_first = state.draw_first
        self.instant_41 = state.instant_41
        self.stop_suited = state.stop_suited
        self.stop_at = state.stop_at

    def add(self, seat: int, turn: "Turn") -> None:
        """One more turn, earlier than those added before."""
        if self.counts[seat] == TURNS:
            return
        at = TURNS * seat + self.counts[seat]
        self.counts[seat] += 1
        self.took[at] = turn.took
        self.offered[at] = turn.offered
        self.thrown[at] = turn.thrown
        self.open[at] = turn.open
        self.next_open[at] = turn.next_open
        self.par[at] = turn.par

    def likelihood(self, world: State) -> float:
        """How likely the others' choices are in a world, up to a factor; the same for the same world."""
        state: EmpatState = world  # type: ignore[assignment]
        total = 1.0
        for seat in range(self.seats):
            if seat != self.seat:
                self.rng.state = state.hands[seat]
                total *= self.weigh(seat, state.hands[seat])
        return total

    def weigh(self, seat: int, hand: int) -> float:
        """How likely the choices of one seat are that holds this hand now."""
        total = 1.0
        for i in range(TURNS * seat, TURNS * seat + self.counts[seat]):
            if self.instant_41 and hand_value(hand) == BEST:
                return HARDLY
            if self.draw_first:
                five = hand | ONE << self.thrown[i]
                total *= self.threw(i, five)
                hand = self.before(i, five)
                total *= self.chose(i, hand, True)
            else:
                three = self.before(i, hand)
                total *= self.chose(i, three, False)
                hand = three | ONE << self.thrown[i]
                total *= self.threw(i, hand)
            total *= self.went_on(i, hand)
        return total

    def before(self, i: int, hand: int) -> int:
        """The cards before one was taken: from the pile, or by lot one of those that came from elsewhere."""
        if self.took[i] != NONE:
            return hand & ~(ONE << self.took[i])
        hidden = hand & ~self.open[i]
        count = bits_in(hidden)
        for _ in range(self.rng.pick(count)):
            hidden &= hidden - ONE
        return hand ^ (hidden & (~hidden + ONE))

    def threw(self, i: int, cards: int) -> float:
        """How likely this card is to be thrown from among these."""
        chosen = self.left(i, cards, self.thrown[i])
        total = 1.0
        rest = cards & ~(ONE << self.thrown[i])
        while rest:
            low = rest & (~rest + ONE)
            rest ^= low
            card = PLACE[low % 67]
            if card != self.took[i]:
                total += odds(self.left(i, cards, card) - chosen)
        return 1.0 / total

    def left(self, i: int, cards: int, card: int) -> int:
        """What throwing a card leaves."""
        return promise(cards ^ ONE << card, self.pace) - gift(card, self.next_open[i])

    def chose(self, i: int, cards: int, spare: bool) -> float:
        """How likely the seat is to take from where it did; `spare`: another card goes then."""
        card = self.offered[i]
        if card == NONE:
            return 1.0
        gain = (self.with_card(cards, card, spare) - prospect(cards, spare, self.pace)) / WIDTH
        drawn = gain / (1.0 + gain if gain > 0 else 1.0 - gain)  # -1 to 1
        return 0.52 + 0.48 * (drawn if self.took[i] != NONE else -drawn)

    def with_card(self, cards: int, card: int, spare: bool) -> int:
        """What the cards promise with one from the pile."""
        if not spare:
            return promise(cards | ONE << card, self.pace)
        best = -1000000
        rest = cards
        while rest:
            low = rest & (~rest + ONE)
            rest ^= low
            value = promise((cards ^ low) | ONE << card, self.pace)
            if value > best:
                best = value
        return best

    def went_on(self, i: int, hand: int) -> float:
        """How likely the seat is to go on with this hand as its turn begins."""
        if self.instant_41 and hand_value(hand) == BEST:
            return HARDLY
        suited = one_suit(hand)
        if self.stop_suited:
            return SHY if suited else 1.0
        value = hand_value(hand)
        return SHY if value >= self.stop_at and (suited or value >= self.par[i]) else 1.0

    # a walk from world to world

    def walk(self, world: State, rng: Rng, steps: int) -> None:
        """Shuffle the stock, and let hidden cards change places, to where the choices are likely (Metropolis)."""
        state: EmpatState = world  # type: ignore[assignment]
        self.rng.state = rng.next_word()
        for seat in range(self.seats):
            self.weights[seat] = 1.0 if seat == self.seat else self.weigh(seat, state.hands[seat])
        for _ in range(steps):
            self.step(state)
        for i in range(state.stock_count - 1, 0, -1):
            j = self.rng.pick(i + 1)
            card = state.stock[i]
            state.stock[i] = state.stock[j]
            state.stock[j] = card

    def step(self, state: EmpatState) -> None:
        """Try to let a hidden card of another seat change places with one of the stock, or of a third seat."""
        seat = self.other_seat(self.seat)
        card = self.hidden_card(state, seat)
        third = NONE
        places = state.stock_count + HAND * (self.seats - 2)
        if places == 0:
            return
        place = self.rng.pick(places)
        if place < state.stock_count:
            other = state.stock[place]
        else:
            third = self.other_seat(seat)
            other = self.hidden_card(state, third)
        if card == NONE or other == NONE:
            return
        both = ONE << card | ONE << other
        weight = self.weigh(seat, state.hands[seat] ^ both)
        more = 1.0 if third == NONE else self.weigh(third, state.hands[third] ^ both)
        before = self.weights[seat] * (1.0 if third == NONE else self.weights[third])
        if weight * more < before * self.rng.pick(LOT) / LOT:
            return
        state.hands[seat] ^= both
        self.weights[seat] = weight
        if third == NONE:
            state.stock[place] = card
        else:
            state.hands[third] ^= both
            self.weights[third] = more

    def other_seat(self, but: int) -> int:
        """Any seat that is neither one's own nor this one."""
        seat = self.rng.pick(self.seats)
        while seat == self.seat or seat == but:
            seat = self.rng.pick(self.seats)
        return seat

    def hidden_card(self, state: EmpatState, seat: int) -> int:
        """Any of a seat's cards that nobody else has seen; NONE where all are known."""
        hidden = state.hands[seat] & ~state.known[seat]
        count = bits_in(hidden)
        if count == 0:
            return NONE
        for _ in range(self.rng.pick(count)):
            hidden &= hidden - ONE
        return PLACE[(hidden & (~hidden + ONE)) % 67]


def bits_in(cards: int) -> int:
    """How many cards a set has."""
    count = 0
    while cards:
        cards &= cards - ONE
        count += 1
    return count


def odds(gap: int) -> float:
    """How much likelier a choice is that promises so much more."""
    width = gap / WIDTH
    return (1.0 + width) * (1.0 + width) if width > 0 else 1.0 / ((1.0 - width) * (1.0 - width))
