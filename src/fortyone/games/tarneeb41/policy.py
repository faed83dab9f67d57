"""How a playout of Syrian 41 bids and plays: as the basic player does (bots.py), with a little chance, compiled.

A seat knows its own hand and what the table has seen: a card unseen is as likely in each hidden hand that may hold it.
"""

from math import comb, erf

from fortyone.core.rng import Rng
from fortyone.core.state import MoveList
from fortyone.games.tarneeb41 import cards as table
from fortyone.games.tarneeb41 import thumb
from fortyone.games.tarneeb41.cards import BIDS, TRUMP
from fortyone.games.tarneeb41.state import TarneebState

ONE = 1
SUIT = 0x1FFF

NO_HAND, ACE, KING, QUEEN = thumb.NO_HAND, thumb.ACE, thumb.KING, thumb.QUEEN
EACH_TRUMP, HIGH_TRUMP, RUFF = thumb.EACH_TRUMP, thumb.HIGH_TRUMP, thumb.RUFF
VICTORY = thumb.VICTORY
IDLE, LEAST_PRICE = thumb.IDLE, thumb.LEAST_PRICE
OVERTAKES, HELPS = thumb.OVERTAKES, thumb.HELPS
BID_NOISE, CARD_NOISE = 0.5, 0.15  # points by which chance may lift a bid, a card
STEPS = 20  # of the table of chances, for each trick expected
UNIT = 1.0 / 9007199254740992.0

STRENGTHS = [0] * 208
HIGHER = [0] * 52  # the cards of its suit that beat a card
for i in range(208):
    STRENGTHS[i] = table.STRENGTHS[i]
for i in range(52):
    for j in range(13 * (i // 13), 13 * (i // 13) + 13):
        if table.strength(j, i // 13) > table.strength(i, i // 13):
            HIGHER[i] |= ONE << j
WAYS = [0.0] * 560  # n over k, at 14n + k
for i in range(560):
    WAYS[i] = comb(i // 14, i % 14)
CHANCES = [0.0] * 3654  # of exactly t tricks where e / STEPS are expected, at 14e + t
for i in range(3654):
    low = -99.0 if i % 14 == 0 else i % 14 - 0.5
    high = 99.0 if i % 14 == 13 else i % 14 + 0.5
    scale = thumb.SPREAD * 2**0.5
    mean = i // 14 / STEPS
    CHANCES[i] = (erf((high - mean) / scale) - erf((low - mean) / scale)) / 2
# That a deal is played: bids still to come, and by how much those made exceed the total required.
PLAYED = [0.0] * 512
for i in range(512):
    later = i // 128
    surplus = i % 128 - 64 + thumb.USUAL_BID * later + 0.5
    PLAYED[i] = (1 + erf(surplus / (1.6 * max(later, 0.01) ** 0.5))) / 2


class PolicyState(TarneebState):
    """A match in which seats can guess what to do."""

    def __init__(self, game: object) -> None:
        super().__init__(game)
        self.unseen = 0  # by the seat that thinks; the rest is its scratch too
        self.possible = [0] * 4
        self.sizes = [0] * 4
        self.wants = [0.0] * 4

    def guess(self, moves: MoveList, rng: Rng) -> int:
        """The index of the move that seems best, give or take."""
        if moves.count == 1:
            return 0
        bids = moves.ids[0] < BIDS
        expected = 0
        if bids:
            expected = self.expected(self.hands[self.turn])
        else:
            self.reckon()
        best = 0
        top = -1e9
        for i in range(moves.count):
            noise = UNIT * (rng.next_word() >> 11)
            if bids:
                worth = self.worth_of_bid(expected, moves.ids[i] + 1) + BID_NOISE * noise
            else:
                worth = self.worth_of_card(moves.ids[i] - BIDS) + CARD_NOISE * noise
            if worth > top:
                top = worth
                best = i
        return best

    # bids

    def expected(self, hand: int) -> int:
        """The tricks that a hand should take, in steps of 1 / STEPS."""
        trumps = self.count(hand & SUIT << 13 * TRUMP)
        short = 0
        tricks = NO_HAND
        for suit in range(4):
            length = self.count(hand & SUIT << 13 * suit)
            first = 13 * suit
            ace = hand >> first & ONE
            king = hand >> (first + 12) & ONE
            queen = hand >> (first + 11) & ONE
            if suit == TRUMP:
                tricks += EACH_TRUMP * length + HIGH_TRUMP * (ace + king + queen)
            else:
                if ace:
                    tricks += ACE
                if king and length > 1:
                    tricks += KING
                if queen and length > 2:
                    tricks += QUEEN
                if length < 3:
                    short += 3 - length
        tricks += RUFF * min(trumps, short)
        steps = 0
        while steps < 260 and steps + 0.5 <= tricks * STEPS:
            steps += 1
        return steps

    def count(self, cards: int) -> int:
        """How many cards a set has."""
        found = 0
        while cards:
            cards &= cards - ONE
            found += 1
        return found

    def worth_of_bid(self, expected: int, bid: int) -> float:
        """Points a bid of the seat on turn should bring it."""
        return self.worth_to(self.turn, expected, bid, self.total_bid())

    def worth_to(self, seat: int, expected: int, bid: int, before: int) -> float:
        """Points a bid should bring a seat; nothing as far as the deal is thrown in."""
        score = self.points[seat]
        worth = 0.0
        for tricks in range(14):
            gain = self.rules.gain(score, bid, tricks)
            points = 0.0 + gain
            if score + gain >= self.rules.target:
                points += VICTORY
            worth += CHANCES[14 * expected + tricks] * points
        later = (self.dealer - seat) & 3
        surplus = before + self.rules.counted(score, bid) - self.total_required()
        return worth * PLAYED[128 * later + min(max(surplus, -64), 63) + 64]

    def tricks_expected(self, hand: int) -> int:
        """The same as `expected`, for Python."""
        return self.expected(hand)

    def bids_worth(self, seat: int, expected: int, before: int) -> list[float]:
        """What each bid from 1 on should bring a seat that expects so much, where the bids before it count so much.

        The dealer's seat, the scores and the total required are those of this deal.
        """
        found = []
        for bid in range(1, self.rules.max_bid + 1):
            found.append(self.worth_to(seat, expected, bid, before))
        return found

    # cards

    def reckon(self) -> None:
        """What the seat on turn knows of the others, and what a trick is worth to each."""
        seat = self.turn
        left = 13 - self.taken[0] - self.taken[1] - self.taken[2] - self.taken[3]
        self.unseen = 0
        for other in range(4):
            self.sizes[other] = self.count(self.hands[other])
            if other != seat:
                self.unseen |= self.hands[other]
        for other in range(4):
            self.possible[other] = self.unseen
            for suit in range(4):
                if self.voids[other] >> suit & 1:
                    self.possible[other] &= ~(SUIT << 13 * suit)
            value = IDLE + self.rules.price(self.bids[other], self.taken[other], left)
            self.wants[other] = -value if (other ^ seat) & 1 else value

    def worth_of_card(self, card: int) -> float:
        """Points a card should bring: by who takes this trick, less the trick that the card could take later."""
        seat = self.turn
        suit = card // 13
        led = self.led if self.trick_count else suit
        winner = seat
        best = card
        if self.trick_count and STRENGTHS[52 * led + card] < self.best:
            winner = self.best_seat
            best = self.trick[(winner - self.leader) & 3]
        holds = 1.0
        worth = 0.0
        for place in range(self.trick_count + 1, 4):
            other = (self.leader + place) & 3
            will = OVERTAKES if (other ^ winner) & 1 else HELPS
            beaten = self.beats(other, led, best) * will
            worth += holds * beaten * self.wants[other]
            holds *= 1.0 - beaten
        price = max(LEAST_PRICE, self.wants[seat])
        return worth + holds * self.wants[winner] - price * self.lasts(card, suit)

    def holds_any(self, seat: int, cards: int) -> float:
        """How likely a seat holds at least one of these cards."""
        among = self.count(self.possible[seat] & cards)
        if among == 0:
            return 0.0
        possible = self.count(self.possible[seat])
        size = self.sizes[seat]
        return 1.0 - WAYS[14 * (possible - among) + size] / WAYS[14 * possible + size]

    def beats(self, seat: int, led: int, card: int) -> float:
        """How likely a seat that is still to play can beat the card that is taking the trick."""
        trumped = card // 13 == TRUMP and led != TRUMP
        by_suit = 0.0 if trumped else self.holds_any(seat, HIGHER[card])
        if led == TRUMP:
            return by_suit
        void = 1.0 - self.holds_any(seat, SUIT << 13 * led)
        if void <= 0.0:
            return by_suit
        beating = HIGHER[card] if trumped else SUIT << 13 * TRUMP
        return by_suit + void * self.holds_any(seat, beating)

    def lasts(self, card: int, suit: int) -> float:
        """How likely a card of the own hand would take a later trick."""
        above = self.count(self.unseen & HIGHER[card])
        if suit == TRUMP:
            return 1.0 if above == 0 else max(0.4, 0.85 - 0.15 * above)
        left = self.count(self.unseen & SUIT << 13 * suit)
        safe = 0.9 if left > 5 else 0.7 if left > 2 else 0.4
        if above == 0:
            return safe
        own = self.hands[self.turn] & SUIT << 13 * suit
        if self.count(own & ~HIGHER[card]) - 1 < above:
            return 0.02
        for _ in range(above):
            safe *= 0.6
        return safe
