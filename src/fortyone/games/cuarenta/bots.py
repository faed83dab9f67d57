"""A rule-of-thumb player of Cuarenta: what a move brings, against what it lets the next seat take.

Points are the unit. What the others hold is only guessed at, from the cards that nobody has seen.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import comb
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
        card: What a taken card is worth while its side's cards, or the other side's, still count.
        chica: What winning the chica is worth more than its points.
        later: How much of what one's own side could take in two turns is counted.
        looks: How many moves, the best at first sight, are thought through.
    """

    card: float = 0.35
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
        first = {play.move: table.brings(play.points, play.takes) for play in view.plays}
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

    def brings(self, points: int, takes: str) -> float:
        """What a play of one's own side is worth at once."""
        return self._worth(self.me, points, len(takes.split()), self.scores)

    def _worth(self, seat: int, points: int, taken: int, scores: Sequence[int]) -> float:
        side = seat % 2
        wins = scores[side] + points >= self.view.options.target
        cards = taken + 1 if taken else 0
        return points + self.bot.chica * wins + self._card_worth(scores) * cards

    def _card_worth(self, scores: Sequence[int]) -> float:
        """A card counts for the side that takes it, and is lost to the other."""
        options = self.view.options
        only = options.caida_only_from or options.target
        count = sum(score < min(options.cards_stop_at, only) for score in scores)
        return self.bot.card * count / 2 + 0.02

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
        for number in probe.moves():
            move = self.game.ids.moves[number]
            if move.named:
                takes, points = probe.preview(number)
                worth = self._worth(seat, points, takes.bit_count(), now["points"])
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
