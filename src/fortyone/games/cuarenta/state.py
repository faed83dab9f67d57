"""Cuarenta: plays and captures. C-5, C-9 … are clauses of RULES.md in this folder.

A card is a slot, a set of cards an int of slots (see moves.py): the rank of a slot is `slot >> 2`, and the cards of a
rank are the four bits from `4 * rank` on. The deals are in deals.py, points and chicas in mesa.py.
"""

from typing import Any

from fortyone.core.state import MoveList, State
from fortyone.games.cuarenta import moves as tables
from fortyone.games.cuarenta.deals import Deals
from fortyone.games.cuarenta.mesa import Mesa

NONE = -1  # no card, no rank, no side
ONE = 1
FOUR = 15  # the four cards of a rank
RANKS = 10
JOKER = tables.JOKER
NUMBERED = tables.NUMBERED
LAY, SUM = tables.LAY, tables.SUM
PLACES = [0] * 67  # powers of two differ modulo 67: the place of a single bit
for i in range(42):
    PLACES[(1 << i) % 67] = i


class CuarentaState(Deals):
    """A mesa of Cuarenta. Hands and stock are hidden, all else is public."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.table = 0
        self.laid = [0] * 42  # the slots on the table, oldest first
        self.laid_count = 0
        self.taker = NONE  # the side that took last

    # moves

    def fill(self, moves: MoveList) -> None:
        """A ronda that may be shown; each card of the hand with all it may take, or nothing (C-5)."""
        hand = self.hands[self.turn]
        rank = self.ronda_now()
        if rank != NONE:
            moves.add(rank)
        while hand:
            low = hand & -hand
            hand ^= low
            slot = PLACES[low % 67]
            if slot >> 2 == JOKER:
                self.fill_joker(moves, slot)
                continue
            first = self.rules.first[slot]
            moves.add(first)
            self.fill_match(moves, first, slot)
            if slot >> 2 < NUMBERED:
                self.fill_sums(moves, (slot >> 2) + 1, first)

    def ronda_now(self) -> int:
        """The rank of the ronda that the seat on turn may show, or NONE (C-12)."""
        if self.rules.ronda_automatic or self.shown[self.turn] != NONE:
            return NONE
        hand = self.hands[self.turn]
        if self.rules.ronda_first and self.count_bits(hand) < 5:
            return NONE
        return self.three_of(hand)

    def fill_match(self, moves: MoveList, first: int, slot: int) -> None:
        """All of the rank, or each one of it (C-6); in a block they stand by the three other suits."""
        there = self.table >> (slot & ~3) & FOUR
        if there == 0:
            return
        suit = slot & 3
        others = (there & ((1 << suit) - 1)) | there >> (suit + 1) << suit
        if not self.rules.match_one:
            moves.add(first + others)
            return
        for i in range(3):
            if others >> i & 1:
                moves.add(first + 1 + i)

    def fill_sums(self, moves: MoveList, value: int, first: int) -> None:
        """Every sum on the table (C-7), down the branches of the tree that lie there."""
        small = self.table & ((ONE << 4 * (value - 1)) - 1)
        if small & (small - (small != 0)) == 0:
            return  # fewer than two cards could add up
        first += 4 if self.rules.match_one else 8  # behind the matches
        node = self.rules.tree[value]
        end = self.rules.tree[value + 1]
        while node < end:
            if self.table >> self.rules.node_slot[node] & 1:
                if self.rules.node_number[node] >= 0:
                    moves.add(first + self.rules.node_number[node])
                node += 1
            else:
                node = self.rules.node_after[node]

    def fill_joker(self, moves: MoveList, joker: int) -> None:
        """A joker takes as any rank, or the other joker (C-30)."""
        first = self.rules.first[joker]
        moves.add(first)
        width = 4 if self.rules.match_one else 15
        for rank in range(RANKS):
            there = self.table >> 4 * rank & FOUR
            if there and not self.rules.match_one:
                moves.add(first + width * rank + there)
            elif there:
                for suit in range(4):
                    if there >> suit & 1:
                        moves.add(first + width * rank + 1 + suit)
        if self.table >> 4 * JOKER:
            moves.add(first + width * RANKS + 1)

    def apply_id(self, move: int) -> None:
        """Show a ronda, or play a card."""
        slot = self.rules.played[move]
        if slot == NONE:
            self.show_ronda(self.turn, self.rules.rank[move])
            return
        self.hands[self.turn] ^= ONE << slot
        self.held -= 1
        if self.rules.kind[move] == LAY:
            self.laid[self.laid_count] = slot
            self.laid_count += 1
            self.table |= ONE << slot
            self.last = slot
        elif self.capture(move):
            return
        self.pass_on()

    def capture(self, move: int) -> bool:
        """Take cards; all points of the play are one sum (C-16). True: the chica is won."""
        taken = self.takes(move)
        points = self.play_points(move, taken)
        caida = self.is_caida(move)
        side = self.turn & 1
        self.piles[side] |= taken | ONE << self.rules.played[move]
        self.table ^= taken
        count = 0
        for i in range(self.laid_count):
            if self.table >> self.laid[i] & 1:
                self.laid[count] = self.laid[i]
                count += 1
        self.laid_count = count
        self.last = NONE  # C-10: a card that took is not there to be taken
        self.taker = side
        return self.award(side, points, caida)

    def takes(self, move: int) -> int:
        """What a move takes off the table: match or sum, run, and periquito's rest."""
        taken = self.rules.named[move]
        if taken == 0:
            return taken
        foot = self.rules.rank[move]
        if foot != NONE:
            taken |= self.run_above(foot)
        if self.rules.periquito_points > 0:
            for rank in range(RANKS):
                if self.is_parrot(rank, taken):
                    taken |= FOUR << 4 * rank
        return taken

    def run_above(self, foot: int) -> int:
        """The ranks above the played card, up to the first gap (C-9)."""
        run = 0
        for rank in range(foot + 1, RANKS):
            there = self.table & FOUR << 4 * rank
            if there == 0:
                return run
            run |= ONE << self.latest(rank) if self.rules.match_one else there
        return run

    def latest(self, rank: int) -> int:
        """The latest laid card of a rank that lies on the table."""
        i = self.laid_count - 1
        while self.laid[i] >> 2 != rank:
            i -= 1
        return self.laid[i]

    def is_parrot(self, rank: int, taken: int) -> bool:
        """Whether all four of a rank lie there and one of them is taken (C-31)."""
        four = FOUR << 4 * rank
        return (self.table & four) == four and (taken & four) != 0

    def is_caida(self, move: int) -> bool:
        """Whether a move takes by match or sum the very card just laid (C-10)."""
        if self.last == NONE or not self.rules.named[move] >> self.last & 1:
            return False
        return self.rules.caida_by_sum or self.rules.kind[move] != SUM

    def play_points(self, move: int, taken: int) -> int:
        """What a capture is worth before C-17 and C-18."""
        caida = self.is_caida(move)
        limpia = taken == self.table  # C-11
        points = 0
        if caida and limpia:
            points = self.rules.caida_limpia
        elif caida or limpia:
            points = 2
        if caida:
            before = (self.turn + self.rules.seats - 1) % self.rules.seats
            if self.shown[before] != NONE and self.shown[before] == self.last >> 2:
                points += self.rules.caida_on_ronda
        if self.rules.periquito_points > 0:
            for rank in range(RANKS):
                if self.is_parrot(rank, taken):
                    points += self.rules.periquito_points
        return points

    def pass_on(self) -> None:
        """The next seat plays; or five more each; or the deal is counted (C-4)."""
        self.turn = (self.turn + 1) % self.rules.seats
        if self.held > 0:
            return
        if self.stock_end - self.dealt >= 5 * self.rules.seats:  # C-30: the last two are left over
            self.deal_five()
            return
        self.last = NONE
        if self.rules.leftovers and self.taker != NONE:  # C-14
            self.piles[self.taker] |= self.table
            self.table = 0
            self.laid_count = 0
        self.count_cards()

    def clear(self) -> None:
        """Put all cards away."""
        self.clear_hands()
        self.table = 0
        self.laid_count = 0
        self.piles[0] = 0
        self.piles[1] = 0
        self.taker = NONE

    def end_mesa(self) -> None:
        """The mesa is over; nothing can be a caída any more."""
        Mesa.end_mesa(self)
        self.last = NONE

    # what the base class asks

    def copy_from(self, other: State) -> None:
        """Become equal to another state of this game."""
        source: CuarentaState = other  # type: ignore[assignment]  # the cast, in both modes
        self.rules = source.rules
        self.turn = source.turn
        self.dealer = source.dealer
        self.deals = source.deals
        self.held = source.held
        self.table = source.table
        self.last = source.last
        self.taker = source.taker
        for side in range(2):
            self.points[side] = source.points[side]
            self.won[side] = source.won[side]
            self.piles[side] = source.piles[side]
        for seat in range(self.rules.seats):
            self.hands[seat] = source.hands[seat]
            self.shown[seat] = source.shown[seat]
        self.laid_count = source.laid_count
        for i in range(source.laid_count):
            self.laid[i] = source.laid[i]
        self.dealt = source.dealt
        self.stock_end = source.stock_end
        for i in range(source.dealt, source.stock_end):
            self.stock[i] = source.stock[i]

    def preview(self, move: int) -> tuple[int, int]:
        """What a legal move takes off the table, and how much the score rises by it."""
        side = self.turn & 1
        taken = self.takes(move)
        points = 0
        if self.rules.played[move] == NONE:
            points = self.rules.ronda_points
        elif self.rules.kind[move] != LAY:
            points = self.play_points(move, taken)
        total = self.total_after(side, points, self.is_caida(move))
        return taken, total - self.points[side]

    def cards_worth(self) -> tuple[int, int]:
        """How much each side's score would rise if the cards were counted now (C-15)."""
        first = self.total_after(0, self.card_points(0), False) - self.points[0]
        second = self.total_after(1, self.card_points(1), False) - self.points[1]
        return first, second

    def snapshot(self) -> dict[str, Any]:
        """All of it, in plain values; cards as slots."""
        seats = range(self.rules.seats)
        return {
            "turn": self.turn,
            "dealer": self.dealer,
            "deals": self.deals,
            "hands": [self.hands[seat] for seat in seats],
            "laid": [self.laid[i] for i in range(self.laid_count)],
            "last": self.last,
            "stock": [self.stock[i] for i in range(self.dealt, self.stock_end)],
            "piles": [self.piles[0], self.piles[1]],
            "taker": self.taker,
            "points": [self.points[0], self.points[1]],
            "won": [self.won[0], self.won[1]],
            "shown": [self.shown[seat] for seat in seats],
        }

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Become the state of a snapshot."""
        self.turn = snapshot["turn"]
        self.dealer = snapshot["dealer"]
        self.deals = snapshot["deals"]
        self.last = snapshot["last"]
        self.taker = snapshot["taker"]
        for side in range(2):
            self.points[side] = snapshot["points"][side]
            self.won[side] = snapshot["won"][side]
            self.piles[side] = snapshot["piles"][side]
        self.held = 0
        for seat in range(self.rules.seats):
            self.hands[seat] = snapshot["hands"][seat]
            self.held += self.count_bits(self.hands[seat])
            self.shown[seat] = snapshot["shown"][seat]
        self.table = 0
        self.laid_count = len(snapshot["laid"])
        for i, slot in enumerate(snapshot["laid"]):
            self.laid[i] = slot
            self.table |= ONE << slot
        self.dealt = 0
        self.stock_end = len(snapshot["stock"])
        for i, slot in enumerate(snapshot["stock"]):
            self.stock[i] = slot
