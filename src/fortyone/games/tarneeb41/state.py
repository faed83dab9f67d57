"""Syrian 41 and the Lebanese game: bids, tricks, scores. T-4, T-8 … are clauses of RULES.md in this folder.

A hand is a set of cards in 64 bits, bit `card` as core/cards.py numbers them. Move ids are explained in cards.py.
"""

from typing import Any

from fortyone.core.cards import FULL_DECK
from fortyone.core.chance import CHANCE, OVER, Deck
from fortyone.core.rng import Rng
from fortyone.core.state import MoveList, State
from fortyone.games.tarneeb41 import cards as table
from fortyone.games.tarneeb41.cards import BIDS, LOWEST, NO_BID, NOBODY
from fortyone.games.tarneeb41.rules import Rules

ONE = 1
SUIT = (1 << 13) - 1
MASK = 0xFFFFFFFFFFFFFFFF
DE_BRUIJN = 0x03F79D71B4CB0A89

# Where a lone bit is: its product with a de Bruijn number has a different top six bits for each place.
PLACES = [0] * 64
for i in range(64):
    PLACES[((ONE << i) * DE_BRUIJN & MASK) >> 58] = i
STRENGTHS = [0] * 208
for i in range(208):
    STRENGTHS[i] = table.STRENGTHS[i]


class TarneebState(State):
    """A match of Syrian 41; the hands are each seat's own, all else is public."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.rules: Rules = game.rules
        self.hands = [0] * 4
        self.dealer = 0
        self.bids = [NO_BID] * 4
        self.points = [0] * 4  # scores by seat
        self.taken = [0] * 4  # tricks of this deal
        self.deals = 0  # done, thrown in or played
        self.thirteen = NOBODY  # the seat that has won by T-24
        self.winners = 0  # a bit a seat; 0: not over, or drawn
        self.leader = 0  # of the trick on the table, or of the next one
        self.trick = [0] * 4  # cards in the order of play
        self.trick_count = 0
        self.led = 0  # suit
        self.best = 0  # strength of the card that is taking the trick
        self.best_seat = 0
        self.voids = [0] * 4  # suits a seat has shown to lack, a bit each
        self.last_leader = NOBODY  # of the last finished trick
        self.last = [0] * 4

    def start(self, dealer: int) -> None:
        """Begin a match."""
        self.dealer = dealer
        self.leader = self.rules.first_leader(self.dealer)

    # the deck

    def draw(self, rng: Rng) -> None:
        """Shuffle a deck."""
        self.drawn_count = 52
        for i in range(52):
            self.drawn[i] = i
        self.shuffle_drawn(rng)

    def put_drawn(self) -> None:
        """Thirteen cards each, one at a time, first to the seat after the dealer (T-1, T-3)."""
        first = self.dealer + 1
        for i in range(52):
            self.hands[(first + i) & 3] |= ONE << self.drawn[i]
        for seat in range(4):
            self.voids[seat] = 0
        self.last_leader = NOBODY
        self.turn = first & 3  # T-4

    # moves

    def fill(self, moves: MoveList) -> None:
        """Bids (T-5), then cards (T-8)."""
        if self.bids[self.dealer] == NO_BID:
            least = self.rules.smallest_bid(self.points[self.turn])
            for bid in range(least, self.rules.max_bid + 1):
                moves.add(bid - 1)
            return
        left = self.playable()
        count = moves.count
        while left:
            card = left & -left
            left ^= card
            moves.ids[count] = BIDS + PLACES[((card * DE_BRUIJN) & MASK) >> 58]
            count += 1
        moves.count = count

    def playable(self) -> int:
        """The cards the seat on turn may play, as a set (T-8)."""
        hand = self.hands[self.turn]
        if self.trick_count:
            following = hand & (SUIT << (13 * self.led))
            if following:
                return following
        return hand  # no duty to trump, and hearts may be led

    def apply_id(self, move: int) -> None:
        """Bid, or play a card."""
        if move < BIDS:
            self.place_bid(move + 1)
        else:
            self.place_card(move - BIDS)

    # bids

    def place_bid(self, bid: int) -> None:
        """One bid a seat, the dealer last (T-4); then play, or a throw-in (T-6)."""
        self.bids[self.turn] = bid
        if self.turn != self.dealer:
            self.turn = (self.turn + 1) & 3
        elif self.total_bid() < self.total_required():
            self.end_deal()
        else:
            self.turn = self.leader

    def total_bid(self) -> int:
        """What the bids so far count towards the total required."""
        total = 0
        for seat in range(4):
            total += self.rules.counted(self.points[seat], self.bids[seat])
        return total

    def total_required(self) -> int:
        """What the four bids must add up to."""
        best = max(max(self.points[0], self.points[1]), max(self.points[2], self.points[3]))
        return self.rules.total_required(best)

    # tricks

    def place_card(self, card: int) -> None:
        """A card comes to the trick; the highest trump, else the highest of the suit led, is taking it (T-9)."""
        seat = self.turn
        suit = card // 13
        self.hands[seat] ^= ONE << card
        if self.trick_count == 0:
            self.led = suit
        elif suit != self.led:
            self.voids[seat] |= 1 << self.led
        strength = STRENGTHS[52 * self.led + card]
        if strength > self.best:
            self.best = strength
            self.best_seat = seat
        self.trick[self.trick_count] = card
        self.trick_count += 1
        if self.trick_count == 4:
            self.take_trick()
        else:
            self.turn = (seat + 1) & 3

    def take_trick(self) -> None:
        """The taker leads next (T-9); after thirteen tricks the deal is scored."""
        for i in range(4):
            self.last[i] = self.trick[i]
        self.last_leader = self.leader
        self.trick_count = 0
        self.best = 0
        self.leader = self.best_seat
        self.turn = self.leader
        self.taken[self.leader] += 1
        if self.hands[self.leader] == 0:
            self.score_deal()
            self.end_deal()

    # the end of a deal

    def score_deal(self) -> None:
        """Score every seat by itself."""
        for seat in range(4):
            taken = self.taken[seat]
            self.points[seat] += self.rules.gain(self.points[seat], self.bids[seat], taken)
            if taken == 13 and self.rules.thirteen_wins:
                self.thirteen = seat  # T-24

    def end_deal(self) -> None:
        """Clear the table; the deal passes on, played or thrown in (T-2)."""
        for seat in range(4):
            self.hands[seat] = 0
            self.bids[seat] = NO_BID
            self.taken[seat] = 0
        self.deals += 1
        self.dealer = (self.dealer + 1) & 3
        self.leader = self.rules.first_leader(self.dealer)
        self.judge()

    def judge(self) -> None:
        """No deal runs: a further one is due, or the match is over.

        A deal thrown in changes no score, so judging it finds nothing that the deal before did not (T-13).
        """
        self.winners = self.decided()
        self.turn = OVER if self.winners else CHANCE
        if self.winners == 0 and self.rules.max_deals and self.deals >= self.rules.max_deals:
            self.winners = (
                self.best_alone(LOWEST) if self.rules.seat_wins else self.better_pair()
            )  # T-15
            self.turn = OVER

    def decided(self) -> int:
        """The seats that have won, a bit each; 0: nobody yet (T-13, T-14, T-24)."""
        if self.thirteen != NOBODY:
            return 1 << self.thirteen if self.rules.seat_wins else 5 << (self.thirteen & 1)
        if self.rules.seat_wins:
            return self.best_alone(self.rules.target)
        first = self.pair_reaches(0)
        second = self.pair_reaches(1)
        if first and second:
            return self.better_pair()
        return 5 if first else 10 if second else 0

    def pair_reaches(self, pair: int) -> bool:
        """Whether a pair has what it takes to win (T-13)."""
        high = max(self.points[pair], self.points[pair + 2])
        low = min(self.points[pair], self.points[pair + 2])
        reached = high + low if self.rules.target_of_pair else high
        # Where both reach the target, the lower score meets `partner` too: every target is above 0.
        return reached >= self.rules.target and low >= self.rules.partner_min

    def best_alone(self, low: int) -> int:
        """The seat with the highest score, at least `low`, as a bit; 0 where several share it."""
        best = low
        holders = 0
        for seat in range(4):
            if self.points[seat] > best:
                best = self.points[seat]
                holders = 0
            if self.points[seat] == best:
                holders |= 1 << seat
        return 0 if holders & (holders - 1) else holders

    def better_pair(self) -> int:
        """The pair with the higher single score or pair total, as bits; 0 where both are equal (T-14)."""
        seats = max(self.points[0], self.points[2]) - max(self.points[1], self.points[3])
        pairs = self.points[0] + self.points[2] - self.points[1] - self.points[3]
        ahead = pairs if self.rules.pair_first else seats
        if ahead == 0:
            ahead = seats if self.rules.pair_first else pairs
        return 5 if ahead > 0 else 10 if ahead < 0 else 0

    # what the base class asks

    def copy_from(self, other: State) -> None:
        """Become equal to another state of this game."""
        source: TarneebState = other  # type: ignore[assignment]  # the cast, in both modes
        self.rules = source.rules
        self.turn = source.turn
        self.dealer = source.dealer
        self.deals = source.deals
        self.thirteen = source.thirteen
        self.winners = source.winners
        self.leader = source.leader
        self.trick_count = source.trick_count
        self.led = source.led
        self.best = source.best
        self.best_seat = source.best_seat
        self.last_leader = source.last_leader
        for i in range(4):
            self.hands[i] = source.hands[i]
            self.bids[i] = source.bids[i]
            self.points[i] = source.points[i]
            self.taken[i] = source.taken[i]
            self.trick[i] = source.trick[i]
            self.voids[i] = source.voids[i]
            self.last[i] = source.last[i]

    def result(self, seat: int) -> float:
        """+1 to the winners, −1 (or −⅓, against one seat) to the others; 0 when drawn."""
        if self.winners == 0:
            return 0.0
        if self.winners >> seat & 1:
            return 1.0
        return -1.0 / 3.0 if self.rules.seat_wins else -1.0

    @property
    def scores(self) -> tuple[int | None, ...]:
        """By seat."""
        return tuple([self.points[seat] for seat in range(4)])

    def due(self) -> Deck | None:
        """A deck, between deals."""
        return Deck(FULL_DECK) if self.turn == CHANCE else None

    def next_start(self) -> dict[str, int]:
        """The deal passes on."""
        return {"dealer": self.dealer}

    def demands(self) -> dict[str, Any]:
        """What the bids must come to, what they come to so far, and the least each seat may bid."""
        return {
            "required": self.total_required(),
            "counted": self.total_bid(),
            "least": tuple([self.rules.smallest_bid(self.points[seat]) for seat in range(4)]),
        }

    def snapshot(self) -> dict[str, Any]:
        """All of it, in plain values."""
        return {
            "turn": self.turn,
            "hands": [self.hands[seat] for seat in range(4)],
            "dealer": self.dealer,
            "bids": [self.bids[seat] for seat in range(4)],
            "scores": [self.points[seat] for seat in range(4)],
            "trick": [self.trick[i] for i in range(self.trick_count)],
            "leader": self.leader,
            "taken": [self.taken[seat] for seat in range(4)],
            "deals": self.deals,
            "thirteen": self.thirteen,
            "voids": [self.voids[seat] for seat in range(4)],
            "last_leader": self.last_leader,
            "last": [] if self.last_leader == NOBODY else [self.last[i] for i in range(4)],
        }

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Become the state of a snapshot; `turn` follows from the rest."""
        self.dealer = snapshot["dealer"]
        self.leader = snapshot["leader"]
        self.deals = snapshot["deals"]
        self.thirteen = snapshot["thirteen"]
        self.last_leader = snapshot["last_leader"]
        for seat in range(4):
            self.hands[seat] = snapshot["hands"][seat]
            self.bids[seat] = snapshot["bids"][seat]
            self.points[seat] = snapshot["scores"][seat]
            self.taken[seat] = snapshot["taken"][seat]
            self.voids[seat] = snapshot["voids"][seat]
        for i, card in enumerate(snapshot["last"]):
            self.last[i] = card
        self.resume(snapshot["trick"])

    def resume(self, trick: list[int]) -> None:
        """Find out whose turn it is, and lay out the trick on the table again."""
        self.trick_count = 0
        self.best = 0
        if self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3] == 0:
            self.judge()
            return
        self.winners = 0
        self.turn = self.leader
        if self.bids[self.dealer] == NO_BID:
            self.turn = (self.dealer + 1) & 3
            while self.bids[self.turn] != NO_BID:
                self.turn = (self.turn + 1) & 3
        for card in trick:
            self.hands[self.turn] ^= ONE << card  # as if it had still been there
            self.place_card(card)
