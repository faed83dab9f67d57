# cython: cpow=True
"""The search tree, for any game: information-set tree search over sampled worlds.

One tree stands for what one seat knows (Cowling, Powley, Whitehouse 2012: SO-ISMCTS). A node is a moment as the table
sees it, an edge a move; each simulation plays one world through the tree, adds a node, plays on by the game's own
`guess` to where the state rests, and counts what that is worth to each mover. A node is told from its siblings by
what the seat has learned since the move: the dice, if chance is open, and its own legal moves. Cards that others draw
are not told apart, so that no move can depend on them.

Nodes and edges lie in arrays of a fixed size; a full tree still simulates, but grows no more.
"""

from array import array
from math import log
from typing import NamedTuple

from fortyone.core.chance import CHANCE, OVER
from fortyone.core.rng import Rng
from fortyone.core.state import MoveList, State

NONE = -1
ROOT = 0
DEEP = 128  # moves of one line that are kept in the tree
MASK = 0xFFFFFFFFFFFFFFFF
STRIDE = 0xD1342543DE82EF95  # odd: every visit has a stream of its own
SPICE = 0x9E6C63D0676A9A99
TINY = 1e-9
LN_2 = log(2.0)
LOGS = [0.0] * 4096
for i in range(1, 4096):
    LOGS[i] = log(i)


class Found(NamedTuple):
    """What a search found about a move of its root.

    Attributes:
        move: The move's id.
        visits: Simulations that began with it.
        total: What they were worth to the seat on turn, added up.
        squares: The same, squared.
    """

    move: int
    visits: int
    total: float
    squares: float

    @property
    def mean(self) -> float:
        """What the move was worth on average."""
        return self.total / max(1, self.visits)

    @property
    def variance(self) -> float:
        """How much that varied from one simulation to another."""
        return max(0.0, self.squares / max(1, self.visits) - self.mean**2)


class Tree:
    """The tree of the seat on turn, and the worlds that it is searched in.

    Args:
        world: A state the seat takes to be possible.
        rng: From which every simulation's chance follows.
        room: Most nodes, and most edges.
        policy: Playouts, and which move is tried next, by the game's `guess`; else all moves are alike.
        leaves: Playouts stop where the state rests, and ask what it is worth; else they play to the end.
        grows: Deeper than the moves of the root; else these alone are compared.
        explore: How far the search trusts what it has seen least, in standard deviations of what matches are worth.
        limit: Moves and chance of a playout, after which the match counts as it stands.
    """

    def __init__(
        self,
        world: State,
        rng: Rng,
        room: int,
        *,
        policy: bool,
        leaves: bool,
        grows: bool,
        explore: float,
        limit: int,
    ) -> None:
        self.policy, self.leaves, self.grows = policy, leaves, grows
        self.explore = explore
        self.limit = limit
        self.seat = world.turn
        self.open_chance: bool = world.game.chance_is_open
        self.worlds: list[State] = []
        self.count = 0  # of worlds
        self.complete = False  # no more worlds will come
        self.state = world.copy()
        self.moves = MoveList()
        self.rng = rng
        self.seed = self.rng.next_word()
        # The whole search, as its seat sees it.
        self.done = 0
        self.sum = self.squares = 0.0
        self.spread = TINY  # the standard deviation of what matches are worth
        # The simulation that runs.
        self.path = [0] * 128
        self.movers = [0] * 128
        self.length = 0
        # Nodes: what was learned, the next node of the same move, the first edge, how often met.
        self.room = room
        self.nodes = 0
        self.learned = array("Q", bytes(8 * room))
        self.sibling = array("i", bytes(4 * room))
        self.first = array("i", bytes(4 * room))
        self.met = array("i", bytes(4 * room))
        # Edges: the move, the node it leads to, the next edge; how often it was legal, and played; what that was worth.
        self.edges = 0
        self.move = array("i", bytes(4 * room))
        self.child = array("i", bytes(4 * room))
        self.next = array("i", bytes(4 * room))
        self.offered = array("i", bytes(4 * room))
        self.visits = array("i", bytes(4 * room))
        self.total = array("d", bytes(8 * room))
        self.untried = array(
            "i", bytes(4 * world.game.num_moves)
        )  # place among the legal moves, from 1; 0: none
        self.begin(world.moves())

    def begin(self, moves: list[int]) -> None:
        """The root, with all its moves: edges 0, 1, … in the order of their ids."""
        self.choices = self.edges = len(moves)
        self.sure = array(
            "i", [1] * self.choices
        )  # whether every visit ended at once, where the match rests
        self.latest = array("d", [0.0] * self.choices)
        self.square = array("d", [0.0] * self.choices)
        self.add_node(NONE, 0)
        for i in range(self.choices):
            self.move[i] = moves[i]
            self.child[i] = NONE

    # for the caller

    def add(self, world: State) -> None:
        """One more world: the next in an endless sequence, of which each move of the root meets the beginning."""
        self.worlds.append(world)
        self.count += 1

    def finish(self) -> None:
        """No more worlds will come: meet those there are again."""
        self.complete = True

    def run(self, times: int) -> int:
        """Simulate so many times; fewer where no more is to be learned until another world comes."""
        for done in range(times):
            edge = self.choose_first()
            if edge == NONE:
                return done
            self.simulate(edge)
        return times

    def found(self) -> list[Found]:
        """What is known of each move of the root, by ascending id."""
        return [
            Found(self.move[i], self.visits[i], self.total[i], self.square[i])
            for i in range(self.choices)
        ]

    # one simulation

    def choose_first(self) -> int:
        """The move of the root to simulate next; NONE where its worlds are used up."""
        best = NONE
        top = 0.0
        for edge in range(self.choices):
            if self.visits[edge] == 0:
                return edge
            if self.complete and self.is_spent(edge):
                continue
            score = self.score(edge, self.done)
            if best == NONE or score > top:
                top = score
                best = edge
        return NONE if best == NONE or self.is_spent(best) else best

    def is_spent(self, edge: int) -> bool:
        """Whether a move of the root has met every world, and would learn nothing from meeting one again."""
        return self.sure[edge] != 0 and self.visits[edge] >= self.count

    def score(self, edge: int, offered: int) -> float:
        """The upper confidence bound of an edge (UCB1), in the game's units."""
        visits = self.visits[edge]
        doubt: float = (self.log_of(offered) / visits) ** 0.5
        return self.total[edge] / visits + self.explore * self.spread * doubt

    def log_of(self, n: int) -> float:
        """The natural logarithm, near enough: C and Python share no function that gives it."""
        doublings = 0
        while n >= 4096:
            n >>= 1
            doublings += 1
        return LOGS[n] + doublings * LN_2

    def simulate(self, edge: int) -> None:
        """Play one world through the tree and to its end.

        All moves of the root meet the same worlds in the same order, and the same chance: they are compared on equal
        terms.
        """
        visit = self.visits[edge]
        at = visit % self.count
        if visit > 0 and self.sure[edge] and self.worlds[at] is self.worlds[at - 1]:
            self.count_first(edge, self.latest[edge])
            return
        self.state.copy_from(self.worlds[at])
        self.rng.state = (self.seed + visit * STRIDE) & MASK
        self.length = 0
        self.follow(edge)
        if not self.at_leaf():
            self.sure[edge] = 0
            if self.grows:
                self.descend(edge)
            self.play_out()
        self.back_up()

    def at_leaf(self) -> bool:
        """Whether the match is over, or its rest is known well enough."""
        return self.state.turn == OVER or (self.leaves and self.state.rests())

    def follow(self, edge: int) -> None:
        """Play the move of an edge."""
        self.path[self.length] = edge
        self.movers[self.length] = self.state.turn
        self.length += 1
        self.state.apply_id(self.move[edge])

    def descend(self, edge: int) -> None:
        """Follow the tree from an edge, until a node is added to it."""
        while self.length < DEEP:
            learned = self.let_happen()
            if self.at_leaf():
                return
            self.list_moves()
            if self.state.turn == self.seat:
                learned = self.mix_moves(learned)
            node = self.find(edge, learned)
            if node == NONE:
                self.add_node(edge, learned)
                return
            edge = self.choose(node)
            if edge == NONE:
                return
            self.follow(edge)

    def let_happen(self) -> int:
        """Let the chance that is due happen; what everyone has learned from it, as one number."""
        learned = 0
        while self.state.turn == CHANCE and not self.at_leaf():
            self.state.draw(self.rng)
            if self.open_chance:
                learned = self.mix_drawn(learned)
            self.state.put_drawn()
        return learned

    def mix_drawn(self, learned: int) -> int:
        """The chance just drawn, whatever the order of its dice."""
        for i in range(self.state.drawn_count):
            word = ((self.state.drawn[i] + 1) * SPICE) & MASK
            learned = (learned + (word ^ (word >> 29)) * STRIDE) & MASK
        return (learned ^ (learned >> 32)) * SPICE & MASK

    def mix_moves(self, learned: int) -> int:
        """The legal moves, by which a seat knows what it has drawn."""
        for i in range(self.moves.count):
            learned = ((learned ^ (self.moves.ids[i] + 1)) * SPICE) & MASK
            learned ^= learned >> 29
        return learned

    def list_moves(self) -> None:
        """The legal moves of the seat on turn."""
        self.moves.count = 0
        self.state.fill(self.moves)

    def choose(self, node: int) -> int:
        """The edge to follow from a node, among the moves legal in this world; NONE where there is no room for it."""
        tried = self.mark_untried(node)
        best = NONE
        if tried < self.moves.count and self.edges < self.room:
            best = self.pick_untried(node, tried)
        for i in range(self.moves.count):
            self.untried[self.moves.ids[i]] = 0
        return self.best_edge if best == NONE else self.add_edge(node, best)

    def mark_untried(self, node: int) -> int:
        """Find the best edge of the moves legal here, and mark those that have none; how many have one."""
        for i in range(self.moves.count):
            self.untried[self.moves.ids[i]] = 1
        self.met[node] += 1
        self.best_edge = NONE
        top = 0.0
        tried = 0
        edge = self.first[node]
        while edge != NONE:
            if self.untried[self.move[edge]]:
                self.untried[self.move[edge]] = 0
                tried += 1
                self.offered[edge] += 1
                score = self.score(edge, self.offered[edge])
                if self.best_edge == NONE or score > top:
                    top = score
                    self.best_edge = edge
            edge = self.next[edge]
        return tried

    def pick_untried(self, node: int, tried: int) -> int:
        """A move to try for the first time, or NONE: what the game would guess, and now and then another."""
        if self.policy:
            move = self.moves.ids[self.state.guess(self.moves, self.rng)]
            if self.untried[move]:
                return move
            if self.met[node] < 2 * tried * tried:
                return NONE
        nth = self.rng.pick(self.moves.count - tried)
        for i in range(self.moves.count):
            if self.untried[self.moves.ids[i]]:
                if nth == 0:
                    return self.moves.ids[i]
                nth -= 1
        return NONE

    def play_out(self) -> None:
        """Play on to where the match rests or is over."""
        for _ in range(self.limit):
            if self.at_leaf():
                return
            if self.state.turn == CHANCE:
                self.state.draw(self.rng)
                self.state.put_drawn()
                continue
            self.list_moves()
            if self.policy:
                self.state.apply_id(self.moves.ids[self.state.guess(self.moves, self.rng)])
            else:
                self.state.apply_id(self.moves.ids[self.rng.pick(self.moves.count)])

    def back_up(self) -> None:
        """Count the match for every move of its line, each as its mover sees it."""
        rested = self.leaves and self.at_leaf()
        for i in range(1, self.length):
            edge = self.path[i]
            mover = self.movers[i]
            self.visits[edge] += 1
            self.total[edge] += self.state.worth(mover) if rested else self.state.result(mover)
        value = self.state.worth(self.seat) if rested else self.state.result(self.seat)
        self.count_first(self.path[0], value)

    def count_first(self, edge: int, value: float) -> None:
        """Count a match for a move of the root, and for what matches are worth at all."""
        self.visits[edge] += 1
        self.total[edge] += value
        self.square[edge] += value * value
        self.latest[edge] = value
        self.done += 1
        self.sum += value
        self.squares += value * value
        variance = self.squares / self.done - (self.sum / self.done) * (self.sum / self.done)
        self.spread = variance**0.5 + TINY if variance > 0.0 else TINY

    # the arrays

    def find(self, edge: int, learned: int) -> int:
        """The node a move leads to where this was learned; NONE where it is new."""
        node = self.child[edge]
        while node != NONE and self.learned[node] != learned:
            node = self.sibling[node]
        return node

    def add_node(self, edge: int, learned: int) -> None:
        """A node below an edge (NONE: the root), if there is room."""
        node = self.nodes
        if node == self.room:
            return
        self.nodes += 1
        self.learned[node] = learned
        self.first[node] = NONE
        self.sibling[node] = NONE
        if edge != NONE:
            self.sibling[node] = self.child[edge]
            self.child[edge] = node

    def add_edge(self, node: int, move: int) -> int:
        """An edge from a node; there is room."""
        edge = self.edges
        self.edges += 1
        self.move[edge] = move
        self.child[edge] = NONE
        self.offered[edge] = 1
        self.next[edge] = self.first[node]
        self.first[node] = edge
        return edge
