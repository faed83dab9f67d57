"""Endings of Cuarenta, solved: the last five cards a seat, all hands open, both sides playing best.

With two seats whoever has counted knows the other hand when the stock is out: these endings are exact. A position's
value is the chance of winning the mesa, as `worth` tells it (−1 … 1): a mesa won before the deal is over counts as it
is, and where the mesa goes on, what the score is worth between deals (equity.py).

The search is alpha-beta with a table of positions already seen, over the kernel's own verbs. Suits never matter
(C-1), so positions and moves that differ by suits alone are one.
"""

from array import array
from collections.abc import Mapping
from typing import Any

from fortyone.core.rng import Rng
from fortyone.core.state import MoveList, State
from fortyone.core.view import View
from fortyone.games.cuarenta import moves as tables
from fortyone.games.cuarenta.sense import Sense
from fortyone.games.cuarenta.view import CuarentaView
from fortyone.games.cuarenta.worlds import game_of

NONE = -1
ONE = 1
FOUR = 15
LAY = tables.LAY
DEEP = 40  # moves of the last five: twenty cards and the rondas
ROOM = 1 << 16  # positions remembered
MASK = 0xFFFFFFFFFFFFFFFF
SPICE = 0x9E3779B97F4A7C15
FIVES = 0x5555555555555555
THREES = 0x3333333333333333
EXACT, AT_LEAST, AT_MOST = range(3)
INFINITE = 9.0
WIDE = 128  # moves that differ by more than suits: never as many
DOUBLE = 1
STRIDE = 0xD1342543DE82EF95


def values(view: View, rng: Rng | None = None, worlds: int = 1) -> dict[str, float]:
    """What each legal move is worth to the seat on turn if all play best from there, −1 to 1.

    Args:
        view: A view of the seat on turn, in the last five of a deal.
        rng: Deals the cards that are hidden.
        worlds: Over how many worlds the values are averaged, where cards are hidden: with four seats, or jokers. There
            they are too high, for each world is played as if all hands lay open.

    Returns:
        By move; empty where the stock is not out, or nobody is on turn. Exact with two seats and no jokers.
    """
    assert isinstance(view, CuarentaView)
    if not view.legal or not is_ending(view):
        return {}
    game = game_of(view.options)
    source = rng or Rng(0)
    count = 1 if is_open(view) else worlds
    totals = dict.fromkeys(view.legal, 0.0)
    for _ in range(count):
        solved = Solver(game.resample(view, source)).values()
        for move, value in solved.items():
            totals[game.move_text(move)] += value / count
    return totals


def is_ending(view: CuarentaView) -> bool:
    """Whether nothing more will be dealt before the cards are counted."""
    return view.stock < 5 * len(view.hand_sizes)


def is_open(view: CuarentaView) -> bool:
    """Whether whoever has counted knows every card."""
    return is_ending(view) and view.options.seats == 2 and view.options.jokers == 0


class Solver:
    """Solves the rest of a deal from one state, and remembers positions for the next call.

    Args:
        state: A state of the last five; it is left alone.
    """

    def __init__(self, state: State) -> None:
        self.line: list[Any] = [state.copy() for _ in range(DEEP)]  # the states of one line of play
        self.lists = [MoveList() for _ in range(DEEP)]
        self.nodes = 0  # positions looked at
        # What is known of positions, each at the place its key gives: the value, what it says, and the best move.
        self.room = (
            ROOM if self.line[0].cards_held > 6 else ROOM // 64
        )  # small endings need few: they begin faster
        self.keys = array("Q", bytes(8 * self.room))
        self.known = array("d", bytes(8 * self.room))
        self.says = array("i", bytes(4 * self.room))
        self.best = array("i", bytes(4 * self.room))
        # The moves of each state of the line, in order: what they promise, and their signs.
        self.promises = array("d", bytes(8 * WIDE * DEEP))
        self.signs = array("Q", bytes(8 * WIDE * DEEP))

    def values(self) -> Mapping[int, float]:
        """The value of each legal move for the seat on turn, by id; exact."""
        found = {}
        side = self.line[0].turn & 1
        for move in self.line[0].moves():
            found[move] = self.after(0, move, side, -INFINITE, INFINITE)
        return found

    def value(self, depth: int, low: float, high: float) -> float:
        """What a state of the line is worth to the side on turn; outside (low, high) only a bound."""
        state = self.line[depth]
        self.nodes += 1
        key = self.key(state)
        place = key & (self.room - 1)
        first = NONE
        if self.keys[place] == key:
            known = self.known[place]
            says = self.says[place]
            if (
                says == EXACT
                or (says == AT_LEAST and known >= high)
                or (says == AT_MOST and known <= low)
            ):
                return known
            first = self.best[place]
        moves = self.lists[depth]
        moves.count = 0
        state.fill(moves)
        self.order(depth, state, first)
        side = state.turn & 1
        top = -INFINITE
        start = low
        for i in range(moves.count):
            value = self.after(depth, moves.ids[i], side, start, high)
            if value > top:
                top = value
                first = moves.ids[i]
                start = max(start, top)
                if top >= high:
                    break
        self.keys[place] = key
        self.known[place] = top
        self.says[place] = AT_LEAST if top >= high else AT_MOST if top <= low else EXACT
        self.best[place] = first
        return top

    def after(self, depth: int, move: int, side: int, low: float, high: float) -> float:
        """What a state of the line is worth to a side after a move."""
        state = self.line[depth + 1]
        before = self.line[depth]
        state.copy_from(before)
        state.apply_id(move)
        if state.turn < 0:
            worth: float = state.worth(side)
            return worth
        if (state.turn & 1) == side:
            return self.value(depth + 1, low, high)
        return -self.value(depth + 1, -high, -low)

    def order(self, depth: int, state: Sense, first: int) -> None:
        """Drop moves that differ from another by suits alone; put the rest in the order of what they promise."""
        moves = self.lists[depth]
        count = 0
        for i in range(moves.count):
            move = moves.ids[i]
            sign = self.sign(state, move)
            if sign == DOUBLE or self.is_there(depth, count, sign):
                continue
            promise = INFINITE if move == first else self.promise(state, move)
            at = WIDE * depth + count
            place = count
            while place > 0 and self.promises[at - 1] < promise:
                self.promises[at] = self.promises[at - 1]
                self.signs[at] = self.signs[at - 1]
                moves.ids[place] = moves.ids[place - 1]
                at -= 1
                place -= 1
            self.promises[at] = promise
            self.signs[at] = sign
            moves.ids[place] = move
            count += 1
        moves.count = count

    def sign(self, state: Sense, move: int) -> int:
        """A number that moves share which differ by suits alone; DOUBLE for a card of a rank already looked at."""
        slot = state.rules.played[move]
        if slot == NONE:
            return 0
        if state.hands[state.turn] >> (slot & ~3) & ((ONE << (slot & 3)) - 1):
            return DOUBLE
        named = state.rules.named[move]
        sign = self.ranks(named) << 16 | (slot >> 2) + 1 << 8 | state.rules.rank[move] + 1
        if state.last != NONE and named >> state.last & 1:
            sign |= 1 << 15  # takes the card just laid
        return sign

    def is_there(self, depth: int, count: int, sign: int) -> bool:
        """Whether one of the moves kept has this sign."""
        at = WIDE * depth
        while count > 0:
            count -= 1
            if self.signs[at + count] == sign:
                return True
        return False

    def promise(self, state: Sense, move: int) -> float:
        """A first guess, to look at good moves first: points, then cards; at last, cards laid."""
        slot = state.rules.played[move]
        if slot == NONE:
            return 1.0
        if state.rules.kind[move] == LAY:
            after = (state.turn + 1) % state.rules.seats
            return -0.2 if state.hands[after] >> (slot & ~3) & FOUR else -0.1
        taken = state.takes(move)
        return 0.1 * state.play_points(move, taken) + 0.01 * state.count_bits(taken)

    def key(self, state: Sense) -> int:
        """A number of 64 bits for all that decides the rest of the deal; two positions share one hardly ever."""
        key = self.ranks(state.table) << 8 | (state.taker + 1) << 4 | state.turn + 1
        if state.last != NONE:
            last = (state.last >> 2) + 1
            key |= last << 56
        for seat in range(state.rules.seats):
            shown = state.shown[seat] + 1
            key = self.mix(key, self.ranks(state.hands[seat]) << 8 | shown)
        taken = state.count_bits(state.piles[0])
        return self.mix(key, state.points[0] << 20 | state.points[1] << 8 | taken)

    def mix(self, key: int, word: int) -> int:
        """One more word of a key."""
        key = ((key ^ (key >> 29)) * SPICE + word) & MASK
        return ((key ^ (key >> 32)) * STRIDE) & MASK

    def ranks(self, cards: int) -> int:
        """How many cards of each rank a set has, in four bits each."""
        pairs = (cards & FIVES) + (cards >> 1 & FIVES)
        return (pairs & THREES) + (pairs >> 2 & THREES)
