"""A rule-of-thumb player of Cuarenta: what a move brings, against what it lets the next seat take.

Points are the unit. What the others hold is only guessed at, from the cards that nobody has seen.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, erf
from typing import Any, NamedTuple

from fortyone.core.player import Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.view import View
from fortyone.games.cuarenta.moves import BY_TEXT, JOKER, SLOTS
from fortyone.games.cuarenta.view import CuarentaView
from fortyone.games.cuarenta.worlds import game_of


class Thought(NamedTuple):
    """What the player thinks of a move, in points."""

    brings: float
    gives: float  # what the next seat can be expected to make of it
    leaves: float  # what is then left for one's own side

    @property
    def value(self) -> float:
        """All of it together."""
        return self.brings - self.gives + self.leaves


@dataclass(frozen=True)
class Basic:
    """Weighs points, cards, caídas and limpias given away, the partner, and 38.

    Attributes:
        card: What a taken card is worth by itself, besides what it may score when cards are counted.
        early: How much of what cards may score counts while all are still to come.
        end: The same when none is left to come.
        joker: What a joker kept in hand is worth; one that is laid hardly ever comes to anything.
        chica: What winning the chica is worth more than its points.
        later: How much of what one's own side could take in two turns is counted.
        looks: How many moves, the best at first sight, are thought through.
    """

    card: float = 0.3
    joker: float = 2.0
    early: float = 0.05
    end: float = 0.5
    chica: float = 12.0
    later: float = 0.4
    looks: int = 24

    def choose(self, view: View, rng: Rng, budget: Budget) -> Choice:
        """A ronda that scores, else the best of the moves."""
        assert isinstance(view, CuarentaView)
        for play in view.plays:
            if play.move.startswith("ronda") and play.points > 0:
                return Choice(play.move, f"a ronda: {play.points} points", {play.move: play.points})
        table = _Table(view, self, rng)
        first = {play.move: table.brings(play.move, play.points, play.takes) for play in view.plays}
        # A ronda that scores nothing only shows cards.
        cards = [move for move in first if not move.startswith("ronda")]
        cards.sort(key=lambda move: (-first[move], move))
        thoughts = {move: table.think(move, first[move]) for move in cards[: self.looks]}
        best = max(thoughts, key=lambda move: (thoughts[move].value, move))
        values = {**first, **{move: thought.value for move, thought in thoughts.items()}}
        return Choice(best, _why(thoughts[best]), values)


def _why(thought: Thought) -> str:
    return (
        f"brings {thought.brings:.1f}, gives the next seat {thought.gives:.1f}, "
        f"leaves us {thought.leaves:.1f}"
    )


class _Table:
    """One decision: the public table, and how likely each rank is in the hands of the others."""

    def __init__(self, view: CuarentaView, bot: Basic, rng: Rng) -> None:
        self.view, self.bot = view, bot
        self.game = game_of(view.options)
        self.state: Any = self.game.resample(view, rng)  # its hidden cards are never looked at
        self.me = view.turn
        self.scores = [score or 0 for score in view.scores]
        self.piles = [len(pile.split()) for pile in view.piles]
        self.counts = self._counts()
        self.seats = len(view.hand_sizes)
        self.unseen = self._unseen()
        self.hand = [BY_TEXT[word] for word in view.hand.split()]

    def _unseen(self) -> Mapping[int, list[int]]:
        """The cards nobody has seen, by rank."""
        view = self.view
        seen = " ".join((view.hand, view.table, *view.piles, *view.known))
        slots = {BY_TEXT[word] for word in seen.split()}
        hidden = [slot for slot in map(SLOTS.__getitem__, self.game.pack) if slot not in slots]
        return {r: [slot for slot in hidden if slot // 4 == r] for r in range(JOKER + 1)}

    def _counts(self) -> list[bool]:
        """By side, whether its cards would score if they were counted now."""
        options = self.view.options
        only = options.caida_only_from or options.target
        return [score < min(options.cards_stop_at, only) for score in self.scores]

    def brings(self, move: str, points: int, takes: str) -> float:
        """What a play of one's own side is worth at once."""
        laid_joker = move.startswith("X") and not takes
        worth = self._worth(self.me, points, len(takes.split()), self.scores, self.piles)
        return worth - self.bot.joker * laid_joker

    def _worth(
        self, seat: int, points: int, taken: int, scores: Sequence[int], piles: Sequence[int]
    ) -> float:
        side = seat % 2
        wins = scores[side] + points >= self.view.options.target
        cards = taken + 1 if taken else 0
        return points + self.bot.chica * wins + self._cards_worth(side, cards, piles)

    def _cards_worth(self, side: int, cards: int, piles: Sequence[int]) -> float:
        """What cards are worth to the side that takes them: its own count rises, the other's has fewer left to come."""
        size = 42 if self.view.options.jokers else 40
        left = size - sum(piles)
        # What is not taken now may still be taken later, most likely so while many cards are to come.
        share = self.bot.early + (self.bot.end - self.bot.early) * (1 - left / size)
        worth = self.bot.card * cards
        for other, pile in enumerate(piles):
            now = pile + cards if other == side else pile
            gain = count_worth(now, left - cards) - count_worth(pile, left)
            worth += share * gain * self.counts[other] * (1 if other == side else -1)
        return worth

    def think(self, move: str, brings: float) -> Thought:
        """Look at the table that a move leaves."""
        after = self.state.copy()
        after.apply(self.game.text_move(move))
        now = after.snapshot()
        if now["turn"] < 0 or not now["hands"][now["turn"]]:
            return Thought(brings, 0.0, 0.0)
        replies = self._replies(after, now, (self.me + 1) % self.seats)
        gives, takes = self._expected(replies)
        ours = self._expected(self._replies(after, now, (self.me + 2) % self.seats))[0]
        return Thought(brings, gives, self.bot.later * (1 - takes) * ours)

    def _replies(self, after: Any, now: dict[str, Any], seat: int) -> list[tuple[float, float]]:
        """For each rank a seat may hold: what the best capture with it is worth, and how likely it is held."""
        chances = dict(self._chances(seat, now))
        probe = after.copy()
        hands = list(now["hands"])
        hands[seat] = sum(1 << slot for slot in chances)
        last = now["last"] if seat == now["turn"] else -1
        probe.restore({**now, "hands": hands, "turn": seat, "last": last})
        best = dict.fromkeys(chances, 0.0)
        piles = [pile.bit_count() for pile in now["piles"]]
        for number in probe.moves():
            move = self.game.ids.moves[number]
            if move.named:
                takes, points = probe.preview(number)
                worth = self._worth(seat, points, takes.bit_count(), now["points"], piles)
                best[move.slot] = max(best[move.slot], worth)
        return [(best[slot], chances[slot]) for slot in chances]

    def _chances(self, seat: int, now: dict[str, Any]) -> Iterator[tuple[int, float]]:
        """One card of each rank that a seat may hold, with how likely it holds one."""
        if seat == self.me:
            yield from ((slot, 1.0) for slot in self.hand if now["hands"][seat] >> slot & 1)
            return
        known = [BY_TEXT[word] for word in self.view.known[seat].split()]
        yield from ((slot, 1.0) for slot in known[:1])
        everything = sum(len(cards) for cards in self.unseen.values())
        hidden = min(now["hands"][seat].bit_count() - len(known), everything)
        for cards in self.unseen.values():
            if cards and hidden > 0:
                none = comb(everything - len(cards), hidden) / comb(everything, hidden)
                yield cards[0], 1 - none

    @staticmethod
    def _expected(replies: list[tuple[float, float]]) -> tuple[float, float]:
        """The expected worth of the best reply, and how likely there is one at all."""
        total, nothing = 0.0, 1.0
        for worth, chance in sorted(replies, reverse=True):
            if worth <= 0:
                break
            total += worth * chance * nothing
            nothing *= 1 - chance
        return total, 1 - nothing


@lru_cache(maxsize=4096)
def count_worth(pile: int, left: int) -> float:
    """Points a side may expect for its cards (C-15), with so many taken and about half of those left still to come."""
    if left <= 0:
        return card_points(pile)
    mean, spread = pile + left / 2, 0.6 * left**0.5 * 2**0.5
    total = 0.0
    for count in range(pile, pile + left + 1):
        low, high = (count - 0.5 - mean) / spread, (count + 0.5 - mean) / spread
        total += card_points(count) * (erf(high) - erf(low)) / 2
    return total


def card_points(count: int) -> int:
    """Points for so many cards under the usual count: 6 from 20 on, 2 more a pair, odd counts up."""
    return 6 + count - 20 + count % 2 if count >= 20 else 0
