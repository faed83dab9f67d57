"""The options and move ids of a table, where C can read them; all states of a table share one `Rules`."""

from array import array
from typing import Any

from fortyone.games.cuarenta import moves as tables

WINS = 0  # `doble_ronda`: wins the chica
BOTH, NON_DEALER, NEITHER = range(3)
BOTH_TWENTY = ("both", "non_dealer", "neither")
RESET, EXACT, REACH = range(3)
FINISHES = ("reset", "exact", "reach")
ODD_CARD = {"up": 2, "exact": 1, "down": 0}  # what the odd card over 20 scores (C-15)
MILLION = 1_000_000
FAR = 8  # deals: a bound of `max_deals` further off than this is not looked at


class Rules:
    """See the options table of RULES.md; words have become numbers."""

    def __init__(self, options: Any) -> None:
        self.options = options
        self.seats: int = options.seats
        self.pack: int = 40 + options.jokers
        self.match_one: bool = options.match_takes == "one"
        self.ronda_automatic: bool = options.ronda_when == "automatic"
        self.ronda_first: bool = options.ronda_when == "first_play"
        self.ronda_points: int = options.ronda_points
        self.doble_ronda: int = WINS if options.doble_ronda == "wins" else options.doble_ronda
        self.take_scoring(options)
        self.take_ends(options)
        self.take_ids(options)
        self.valued = False
        self.equity = array("d")  # what a mesa between deals is worth: see equity.py

    def take_scoring(self, options: Any) -> None:
        """What scores how much."""
        self.caida_by_sum: bool = options.caida_by == "match_or_sum"
        self.caida_limpia: int = options.caida_limpia
        self.caida_on_ronda: int = options.caida_on_ronda
        self.periquito_points: int = options.periquito_points
        self.odd_card = ODD_CARD[options.odd_count]
        self.both_twenty = BOTH_TWENTY.index(options.both_twenty)
        self.leftovers: bool = options.leftovers == "last_taker"
        self.cards_stop_at: int = options.cards_stop_at

    def take_ends(self, options: Any) -> None:
        """What ends a chica and a mesa."""
        self.target: int = options.target
        self.finish = FINISHES.index(options.finish)
        self.caida_only_from: int = options.caida_only_from
        self.zapateria: int = options.zapateria
        self.chicas: int = options.chicas
        self.max_deals: int = options.max_deals
        self.misdeal_points: int = 0 if options.misdeal_grace else options.misdeal_points  # C-32
        self.misdeals_per_million: float = options.misdeal_rate * MILLION

    def take_ids(self, options: Any) -> None:
        """What each move id stands for, and the trees of sums (see moves.py)."""
        longest = tables.longest_sum(options.sum_cards)
        ids = tables.ids(self.match_one, longest, not self.ronda_automatic, self.pack > 40)
        self.num_moves = len(ids.moves)
        self.kind = [0] * 4096
        self.played = [0] * 4096
        self.rank = [0] * 4096
        self.named = [0] * 4096
        for i, move in enumerate(ids.moves):
            self.kind[i] = move.kind
            self.played[i] = move.slot
            self.rank[i] = move.rank
            self.named[i] = move.named
        self.first = [0] * 42
        for slot, number in enumerate(ids.first):
            self.first[slot] = number
        self.node_slot = [0] * 2048
        self.node_after = [0] * 2048
        self.node_number = [0] * 2048
        self.tree = [0] * 9
        self.take_trees(longest)

    def take_trees(self, longest: int) -> None:
        """The trees of sums of 2 … 7, one after another; `tree[value]` is where each begins."""
        start = 0
        for value in range(2, 8):
            self.tree[value] = start
            nodes = tables.sums(value, longest).nodes
            for i, node in enumerate(nodes):
                self.node_slot[start + i] = node.slot
                self.node_after[start + i] = start + node.after
                self.node_number[start + i] = node.number
            start += len(nodes)
        self.tree[8] = start

    # what a mesa is worth between deals

    def layer(self, deals: int) -> int:
        """How many deals are left to play of `max_deals`; 0 where there is no bound, or a far one."""
        left = self.max_deals - deals
        return left if 0 < left <= FAR else 0

    def place(self, won: int, lost: int, layer: int, dealing: int) -> int:
        """Where `equity` begins to tell what a mesa is worth to side 0, by its score and the other's."""
        board = (layer * self.chicas + won) * self.chicas + lost
        return (2 * board + dealing) * self.target * self.target

    def count_layers(self) -> int:
        """How many layers `equity` has."""
        return 1 + min(self.max_deals, FAR)

    def equity_size(self) -> int:
        """How many numbers `equity` has."""
        return self.place(0, 0, self.count_layers(), 0)

    def work_out(self) -> None:
        """Fill `equity`, once a table."""
        from fortyone.games.cuarenta.equity import table

        self.equity = table(self.options)
        self.valued = True

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules, (self.options,)
