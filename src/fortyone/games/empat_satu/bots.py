"""A rule-of-thumb player of Empat Satu.

It rates four cards by the suit they will be counted in: their value now, and for each card of another suit what a
card of that suit would add, as likely as one still comes. From that follow the card to throw away (what it gives the
next seat counts against it) and the pile or the stock; it stops when its hand should be ahead of the others'.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from math import exp

from fortyone.core.cards import SUITS, bits, read_card, read_cards
from fortyone.core.player import Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.view import View
from fortyone.games.empat_satu.moves import HAND, VALUES
from fortyone.games.empat_satu.view import EmpatView
from fortyone.games.empat_satu.worth import hand_value

SUIT_NAMES = dict(zip(SUITS, ("clubs", "diamonds", "hearts", "spades"), strict=True))


@dataclass(frozen=True)
class Basic:
    """Collects the suit that promises most, starves the next seat, and stops when ahead.

    Attributes:
        horizon: Turns it looks ahead, at most.
        par: What an ordinary hand is worth as dealt, after each further turn, and at most.
        margin: Points by which the best of several hands beats an ordinary one, for each hand after the first.
    """

    horizon: float = 5
    par: tuple[float, float, float] = (3, 2.5, 30)
    margin: float = 2

    def choose(self, view: View, rng: Rng, budget: Budget) -> Choice:
        """The move with the best outlook, in points; of equals the last in canonical order."""
        assert isinstance(view, EmpatView)
        table = Table(view, self)
        values = table.values()
        best = max(view.legal, key=lambda move: (values[move], move))
        return Choice(best, table.why(best), values)


class Table:
    """What one seat makes of its view."""

    def __init__(self, view: EmpatView, bot: Basic) -> None:
        self.view = view
        self.bot = bot
        self.seats = view.options.seats
        self.draws_first = view.options.turn_order == "draw_first"
        self.hand = read_cards(view.hand)
        self.pile = read_cards(view.discards)
        self.known = [read_cards(cards) for cards in view.known]
        self.thrown = [Counter[int]() for _ in self.known]  # by seat, the suits it has thrown away
        for seat, text in view.log:
            if len(text) == 2:
                self.thrown[seat][suit_of(read_card(text))] += 1

    # what cards are good for

    @cached_property
    def unseen(self) -> list[int]:
        """The cards that may be drawn."""
        seen = {*self.hand, *self.pile, *(card for cards in self.known for card in cards)}
        return [card for card in range(52) if card not in seen]

    @cached_property
    def turns(self) -> float:
        """Turns this seat still has, as far as it looks."""
        options = self.view.options
        left = self.view.stock + options.exhausted_turns - self.view.exhausted
        return min(self.bot.horizon, left / self.seats)

    @cached_property
    def promise(self) -> list[tuple[float, list[float]]]:
        """By suit: what a card of it is worth, and how likely the first, second … still comes."""
        before = (self.view.mover - 1) % self.seats
        promises = []
        for suit in range(4):
            left = [VALUES[card] for card in self.unseen if suit_of(card) == suit]
            share = len(left) / max(1, len(self.unseen))
            comes = self.turns * share * (1 + self.generosity(before, suit))
            chances = [1 - exp(-comes / nth) for nth in range(1, HAND + 1)]
            promises.append((sum(left) / max(1, len(left)), chances))
        return promises

    def generosity(self, seat: int, suit: int) -> float:
        """How freely a seat gives a suit away: hardly one it takes, gladly one it has thrown before."""
        if any(suit_of(card) == suit for card in self.known[seat]):
            return 0.3
        return 1.5 if self.thrown[seat][suit] else 0.8

    def outlook(self, cards: Iterable[int]) -> tuple[float, int]:
        """What four cards may come to, in points, and the suit to collect for it."""
        return max((self.hope(list(cards), suit), suit) for suit in range(4))

    def hope(self, cards: list[int], suit: int) -> float:
        """The same for one suit: its cards, minus the others, which the likely ones replace, the worst first."""
        worth, chances = self.promise[suit]
        total: float = sum(VALUES[card] for card in cards if suit_of(card) == suit)
        others = sorted((VALUES[card] for card in cards if suit_of(card) != suit), reverse=True)
        for value, chance in zip(others, chances, strict=False):
            total += chance * worth - (1 - chance) * value
        return total

    def gift(self, card: int) -> float:
        """What a discard gives the next seat, in points of one's own."""
        after = (self.view.mover + 1) % self.seats
        takes = any(suit_of(other) == suit_of(card) for other in self.known[after])
        eager = 0.5 if takes else 0.05 if self.thrown[after][suit_of(card)] else 0.15
        return eager * VALUES[card]

    # the moves

    def values(self) -> dict[str, float]:
        """The outlook after each legal move."""
        values = {
            move: self.value(move) for move in self.view.legal if move not in ("stop", "pass")
        }
        for move in {"stop", "pass"} & set(self.view.legal):
            on = max(values.values(), default=0)
            values[move] = on + self.now - self.needed if self.view.stock else self.now
        return values

    def value(self, move: str) -> float:
        """The outlook after one move that goes on."""
        if move == "pile":
            top = self.pile[-1] if self.draws_first else self.pile[-2]
            return self.taken(self.hand, top, from_pile=True)
        if move == "stock":
            return self.drawn(self.hand)
        card = read_card(move)
        rest = [held for held in self.hand if held != card]
        if self.draws_first:
            return self.outlook(rest)[0] - self.gift(card)
        ways = [self.drawn(rest)] if self.view.stock else []
        ways += [self.taken(rest, self.pile[-1], from_pile=True)] if self.pile else []
        return max(ways) - self.gift(card)

    def drawn(self, cards: list[int]) -> float:
        """The outlook with a card of the stock, on average."""
        return sum(self.taken(cards, card, from_pile=False) for card in self.unseen) / len(
            self.unseen
        )

    def taken(self, cards: list[int], card: int, *, from_pile: bool) -> float:
        """The outlook with one more card, after the best discard where one is due."""
        if not self.draws_first:
            return self.outlook([*cards, card])[0]
        kept = from_pile and not self.view.options.return_taken  # E-4
        five = [*cards, card]
        return max(
            self.outlook(held for held in five if held != out)[0] - self.gift(out)
            for out in (cards if kept else five)
        )

    @property
    def now(self) -> int:
        """What the hand is worth as a turn begins."""
        return hand_value(bits(self.hand))

    @cached_property
    def needed(self) -> float:
        """What the best of the others' hands should be worth by now."""
        start, growth, most = self.bot.par
        turns = max(len(self.pile), sum(counter.total() for counter in self.thrown)) / self.seats
        others = [seat for seat in range(self.seats) if seat != self.view.mover]
        ordinary = min(most, start + growth * turns) + self.bot.margin * (len(others) - 1)
        return max(ordinary, *(self.shows(self.known[seat]) for seat in others))

    def shows(self, known: list[int]) -> float:
        """What a hand with these cards should be worth."""
        points = Counter[int]()
        for card in known:
            points[suit_of(card)] += VALUES[card]
        return max(points.values(), default=0) if len(known) > 1 else 0

    def why(self, move: str) -> str:
        """The reason for a move, in one line."""
        if move == "stop":
            return f"{self.now} should do: the others have about {self.needed:.0f} at best"
        if move == "pass":
            return f"the stock is empty, and the pile does not help a hand of {self.now}"
        suit = SUIT_NAMES[SUITS[self.outlook(self.hand)[1]]]
        if move in ("pile", "stock"):
            helps = "a card that helps" if move == "pile" else "nothing better lies open"
            return f"collecting {suit}: {helps}"
        return f"collecting {suit}: {move} is worth the least, and the least to the next seat"


def suit_of(card: int) -> int:
    """0 to 3: c d h s."""
    return card // 13
