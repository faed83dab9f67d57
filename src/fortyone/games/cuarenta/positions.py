"""Positions of Cuarenta: the whole state with the keys of RULES.md."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fortyone.core.cards import KEPT, card_text, members
from fortyone.core.chance import CHANCE, OVER
from fortyone.core.position import Fields, check_once, refuse
from fortyone.core.state import State
from fortyone.games.cuarenta.moves import CARDS, JOKER, RANKS, SLOT_TEXTS, SLOTS

if TYPE_CHECKING:
    from fortyone.games.cuarenta import Cuarenta

KEYS = (
    *("hands", "table", "last", "turn", "dealer", "stock", "piles"),
    *("taker", "scores", "chicas", "shown", "deals"),
)
NONE = -1


@lru_cache(KEPT)
def slot_set_text(slots: int) -> str:
    """A set of slots as cards in canonical order."""
    return run_text(sorted(members(slots), key=CARDS.__getitem__))


def run_text(slots: Iterable[int]) -> str:
    """Slots as cards, in the order given."""
    return " ".join(SLOT_TEXTS[slot] for slot in slots)


def write_position(state: State) -> dict[str, Any]:
    """Every key of the rule book."""
    now = state.snapshot()
    shown = [[seat, RANKS[rank]] for seat, rank in enumerate(now["shown"]) if rank != NONE]
    return {
        "hands": [slot_set_text(hand) for hand in now["hands"]],
        "table": run_text(now["laid"]),
        "last": None if now["last"] == NONE else SLOT_TEXTS[now["last"]],
        "turn": now["turn"],
        "dealer": now["dealer"],
        "stock": run_text(now["stock"]),
        "piles": [slot_set_text(pile) for pile in now["piles"]],
        "taker": None if now["taker"] == NONE else now["taker"],
        "scores": now["points"],
        "chicas": now["won"],
        "shown": shown,
        "deals": now["deals"],
    }


def read_position(game: "Cuarenta", data: Mapping[str, Any]) -> State:
    """The state of a position, checked as RULES.md says."""
    state = game.new_state()
    state.restore(_Reader(game, Fields(data, KEYS)).snapshot())
    return state


class _Reader:
    """Reads one position, key by key, in the order in which later keys need earlier ones."""

    def __init__(self, game: "Cuarenta", fields: Fields) -> None:
        self.game = game
        self.fields = fields
        self.options = game.options
        self.is_over = fields.data.get("turn") == OVER

    def snapshot(self) -> dict[str, Any]:
        """The whole position, as the kernel's snapshot."""
        seats = self.game.seats
        self.dealer = self.fields.whole("dealer", seats - 1, 0, seats - 1)
        self._read_cards()
        self.sizes = [hand.bit_count() for hand in self.hands]
        self.due = self._due()
        turn = self._turn()
        self._check_stock()
        self.points, self.won, deals = self._scores()
        taker = self.fields.maybe("taker", 0, 1)
        shown = self._shown()
        self._check_hands(shown)
        if turn == CHANCE:
            self._check_cleared(taker, shown)
        return {
            "turn": turn,
            "dealer": self.dealer,
            "deals": deals,
            "hands": self.hands,
            "laid": self.laid,
            "last": self._last(),
            "stock": self.stock,
            "piles": self.piles,
            "taker": NONE if taker is None else taker,
            "points": self.points,
            "won": self.won,
            "shown": shown,
        }

    def _read_cards(self) -> None:
        fields, seats = self.fields, self.game.seats
        hands, piles = fields.runs("hands", seats), fields.runs("piles", 2)
        table, stock = fields.cards("table"), fields.cards("stock")
        everything = [*(card for run in (*hands, *piles) for card in run), *table, *stock]
        for card in everything:
            if card not in self.game.pack:
                refuse("deck-foreign", card=card_text(card))
        check_once(everything)
        for seat, hand in enumerate(hands):
            if len(hand) > 5:
                refuse("cuarenta-hand-long", seat=seat, count=len(hand))
        self.hands = [_slot_bits(hand) for hand in hands]
        self.piles = [_slot_bits(pile) for pile in piles]
        self.laid = [SLOTS[card] for card in table]
        self.stock = [SLOTS[card] for card in stock]

    def _due(self) -> int:
        """Who plays next by the hands' sizes: the first in order with the most cards; CHANCE where none has any."""
        order = [(self.dealer + 1 + i) % self.game.seats for i in range(self.game.seats)]
        sizes = [self.sizes[seat] for seat in order]
        most = max(sizes)
        if sizes != sorted(sizes) or most > sizes[0] + 1:
            refuse("cuarenta-hand-sizes", sizes=self.sizes, dealer=self.dealer)
        return order[sizes.index(most)] if most else CHANCE

    def _turn(self) -> int:
        if self.is_over:
            return OVER
        given = self.fields.whole("turn", self.due, OVER, self.game.seats - 1)
        if given != self.due:
            refuse("cuarenta-turn", given=given, due=self.due)
        return given

    def _check_stock(self) -> None:
        """What is left is dealt in whole fives, but for the two that jokers leave over (C-4, C-30)."""
        rest = len(self.stock) % (5 * self.game.seats)
        if rest not in (0, self.options.jokers):
            refuse("cuarenta-stock", count=len(self.stock), five=5 * self.game.seats)

    def _scores(self) -> tuple[list[int], list[int], int]:
        fields, options = self.fields, self.options
        highest = options.target - 1
        if self.is_over:
            highest = options.target + (100 if options.finish == "reach" else 0)
        points = fields.wholes("scores", 2, 0, 0, highest)
        won = fields.wholes("chicas", 2, 0, 0, options.chicas - (not self.is_over))
        deals = fields.whole("deals", 0, 0, options.max_deals or 1_000_000_000)
        winners = [side for side in (0, 1) if won[side] == options.chicas]
        bound = options.max_deals > 0 and deals == options.max_deals
        if not self.is_over and bound:
            refuse("cuarenta-deals-done", deals=deals)
        if self.is_over and not (len(winners) == 1 or (bound and not winners)):
            refuse("cuarenta-not-over", chicas=won, needed=options.chicas)
        reached = [side for side in (0, 1) if points[side] >= options.target]
        if reached != winners:
            refuse("cuarenta-scores", scores=points, target=options.target)
        return points, won, deals

    def _shown(self) -> list[int]:
        """The rank each seat has shown; what it has played of it must fit into its five."""
        given = self.fields.data.get("shown") or []
        shown = [NONE] * self.game.seats
        for item in given if isinstance(given, (list, tuple)) else [given]:
            pair = tuple(item) if isinstance(item, (list, tuple)) else ()
            seat, rank = pair if len(pair) == 2 else (None, None)
            known = isinstance(rank, str) and len(rank) == 1 and rank.upper() in RANKS
            if type(seat) is not int or not 0 <= seat < len(shown) or not known:
                refuse("position-value", key="shown", value=repr(item), allowed='[0, "7"]')
            number = RANKS.index(str(rank).upper())
            left = _of_rank(self.hands[seat], number)
            if shown[seat] != NONE or left < self.sizes[seat] - 2:
                refuse("cuarenta-shown", seat=seat, rank=RANKS[number])
            shown[seat] = number
        return shown

    def _check_hands(self, shown: list[int]) -> None:
        """Rondas that show themselves have been shown (C-12, C-13)."""
        if self.is_over:
            return
        automatic = self.options.ronda_when == "automatic"
        for seat, hand in enumerate(self.hands):
            for rank in range(JOKER):
                held = _of_rank(hand, rank)
                if held == 4 and self.options.doble_ronda == "wins":
                    refuse("cuarenta-doble-wins", seat=seat, rank=RANKS[rank])
                if shown[seat] != rank and (held == 4 or (held == 3 and automatic)):
                    refuse("cuarenta-not-shown", seat=seat, rank=RANKS[rank])

    def _check_cleared(self, taker: int | None, shown: list[int]) -> None:
        """Before a deal nothing lies anywhere."""
        left = self.laid or self.stock or any(self.piles) or taker is not None
        if left or any(rank != NONE for rank in shown):
            refuse("cuarenta-not-cleared")

    def _last(self) -> int:
        """The newest card of the table, if the seat before has just laid it in this five (C-10)."""
        word = self.fields.data.get("last")
        if word is None:
            return NONE
        cards = self.fields.run("last", [word])
        first = self.due == (self.dealer + 1) % self.game.seats and max(self.sizes) == 5
        last = SLOTS.get(cards[0], NONE)
        if self.is_over or first or self.laid[-1:] != [last]:
            refuse("cuarenta-last", card=card_text(cards[0]))
        return last


def _slot_bits(cards: Iterable[int]) -> int:
    return sum(1 << SLOTS[card] for card in cards)


def _of_rank(hand: int, rank: int) -> int:
    return (hand >> 4 * rank & 15).bit_count()
