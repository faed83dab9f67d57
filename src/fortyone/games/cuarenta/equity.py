"""What a mesa of Cuarenta is worth between deals, by chicas, score and dealer.

A deal is taken as a row of steps. Before each five, each hand has a ronda or a doble ronda with its exact chance;
then each play scores as often, and as much, as that play of a deal did in deals that `guess` played with itself on
this very table, whatever came before it; at the end the cards score, in pairs as they did there. What the points do,
and what a chica won does, is asked of the kernel. From the highest scores down, each score's value then follows from
higher ones (a score never falls); where a deal may leave the score as it is, from a pair of linear equations.

A first use on a table costs a few hundredths of a second compiled, about two seconds plain.
"""

from array import array
from collections import Counter
from functools import lru_cache
from typing import Any

from fortyone.core.chance import CHANCE, OVER
from fortyone.core.rng import Rng
from fortyone.core.state import MoveList
from fortyone.games.cuarenta.options import Options
from fortyone.games.cuarenta.rules import WINS
from fortyone.games.cuarenta.worlds import game_of

DEALS = 400  # played to see how often what scores
# Of the hands of five, those with exactly three of a rank (C-12), and with four (C-13); floats, for ints cut off in C.
RONDA = 25_200 / 658_008.0
DOBLE = 360 / 658_008.0
# A table without what decides a chica: every point of a deal is seen.
OPEN: dict[str, Any] = {
    "target": 200,
    "finish": "reach",
    "caida_only_from": 0,
    "cards_stop_at": 200,
    "zapateria": 0,
    "chicas": 1,
    "max_deals": 1,
    "misdeal_rate": 0.0,
    "doble_ronda": 1,
}


KINDS = 32  # of what scores, at most; a rarer kind counts as nothing
NOTHING, SHOWN, DOUBLE = range(3)  # the first three: nothing, a ronda, a doble ronda
STEPS = 64
WIDEST = 200  # the highest target


@lru_cache(maxsize=16)
def table(options: Options) -> "array[float]":
    """What a mesa with these options is worth to side 0 (−1 … 1); `Rules.place` tells where what stands."""
    game = type(game_of(options))(**options.plain())  # its own: what fills reads what is filled
    filled = array("d", bytes(8 * game.rules.equity_size()))
    Equity(game, filled, Habits(options)).fill()
    return filled


def worth(
    options: Options,
    scores: tuple[int, int] = (0, 0),
    chicas: tuple[int, int] = (0, 0),
    dealer: int = 0,
    deals: int = 0,
) -> float:
    """What a mesa is worth to side 0 before a deal, −1 (lost) to 1 (won).

    Args:
        options: The table.
        scores: Of the running chica, by side.
        chicas: Won, by side.
        dealer: The seat that deals next.
        deals: Done so far; they matter where `max_deals` is near.
    """
    state = game_of(options).new_state()
    state.turn = CHANCE
    state.dealer = dealer
    state.deals = deals
    for side in range(2):
        state.points[side] = scores[side]
        state.won[side] = chicas[side]
    return state.worth(0)


class Habits:
    """What happens in deals that `guess` plays with itself on a table.

    Attributes:
        plays: By the number of the play: how often which points were made, and whether by a caída.
        cards: How often which points for cards, of the side that is not the dealer's and of the other.
    """

    def __init__(self, options: Options) -> None:
        game = type(game_of(options))(**{**options.plain(), **OPEN})
        self.state = game.new_state()
        self.moves = MoveList()
        self.plays: list[Counter[tuple[int, bool]]] = [Counter() for _ in range(40)]
        self.cards: Counter[tuple[int, int]] = Counter()
        rng = Rng("habits")
        for _ in range(DEALS):
            self.play_deal(game.start(dealer=0), rng)

    def play_deal(self, state: Any, rng: Rng) -> None:
        """Watch one deal."""
        deal = self.state
        deal.copy_from(state)
        deal.draw(rng)
        deal.put_drawn()
        count = 0
        while deal.turn != OVER:
            self.moves.count = 0
            deal.fill(self.moves)
            move = self.moves.ids[deal.guess(self.moves, rng)]
            if deal.rules.played[move] >= 0:
                points = deal.play_points(move, deal.takes(move)) if deal.rules.named[move] else 0
                self.plays[count][points, points > 0 and deal.is_caida(move)] += 1
                count += 1
            deal.apply_id(move)
        self.cards[deal.card_points(1), deal.card_points(0)] += 1


class Equity:
    """The table of one game on its way."""

    def __init__(self, game: Any, filled: "array[float]", habits: Habits) -> None:
        self.probe = game.new_state()  # of which the rules are asked
        self.rules = game.rules
        self.rules.equity = filled
        self.rules.valued = True
        self.target = self.rules.target
        self.size = self.target * self.target
        self.filled = filled
        self.totals = [0] * 6400  # by kind and score: the score after it
        self.card_totals = [0] * 12800  # by points for cards and score
        self.chances = [0.0] * 2048
        self.dealers = [0] * 64  # by step: 1 where the dealer's side scores
        self.steps = 0
        self.kinds = 0
        self.pairs = [0] * 2048  # points for cards: not the dealer's, the dealer's
        self.pair_chances = [0.0] * 1024
        self.pair_count = len(habits.cards)
        self.running = array(
            "d", bytes(16 * (STEPS + 1) * self.size)
        )  # by step, dealing side and score
        self.stay = [0.0] * 130  # how likely the score stays from a step on
        self.wins = [0.0] * 4  # by dealing side and side: what a chica won is worth
        self.take_kinds(habits)
        self.take_steps(habits)
        self.take_cards(habits)

    # the deal as steps

    def take_kinds(self, habits: Habits) -> None:
        """Number what scores."""
        seen = sum(habits.plays, Counter())
        common = [kind for kind, _ in seen.most_common(KINDS - 4) if kind[0] > 0]
        self.numbers = {kind: 3 + i for i, kind in enumerate(common)}
        self.kinds = 3 + len(common)
        self.take_totals(NOTHING, 0, False)
        self.take_totals(SHOWN, self.rules.ronda_points, False)
        for (points, caida), kind in self.numbers.items():
            self.take_totals(kind, points, caida)
        self.take_totals(DOUBLE, self.rules.doble_ronda, False)
        if self.rules.doble_ronda == WINS:
            for score in range(self.target):
                self.totals[DOUBLE * WIDEST + score] = self.target

    def take_totals(self, kind: int, points: int, caida: bool) -> None:
        """Ask what each score becomes by a kind of play."""
        for score in range(self.target):
            self.probe.points[0] = score
            self.totals[kind * WIDEST + score] = self.probe.total_after(0, points, caida)

    def take_steps(self, habits: Habits) -> None:
        """Fives and their plays, in order; the side that is not the dealer's plays first (C-3)."""
        five = 5 * self.rules.seats
        for i, seen in enumerate(habits.plays):
            if i % five == 0:
                for dealer in (0, 1):
                    self.take_rondas(dealer)
            self.add_step(i & 1, {self.numbers.get(kind, NOTHING): n for kind, n in seen.items()})

    def take_rondas(self, dealer: int) -> None:
        """What the new hands of a side show."""
        hands = self.rules.seats // 2
        rest = 1 - hands * (RONDA + DOBLE)
        self.add_step(dealer, {NOTHING: rest, SHOWN: hands * RONDA, DOUBLE: hands * DOBLE})

    def add_step(self, dealer: int, weights: dict[int, float]) -> None:
        """A step in which one side scores, or not."""
        if set(weights) == {NOTHING}:
            return
        total = sum(weights.values())
        for kind, weight in weights.items():
            self.chances[self.steps * KINDS + kind] += weight / total
        self.dealers[self.steps] = dealer
        self.steps += 1

    def take_cards(self, habits: Habits) -> None:
        """Pairs of points for cards; none from the score where they stop (C-15)."""
        for i, ((first, second), count) in enumerate(habits.cards.items()):
            self.pairs[2 * i] = first
            self.pairs[2 * i + 1] = second
            self.pair_chances[i] = count / DEALS
            for points in (first, second):
                for score in range(self.target):
                    self.probe.points[0] = score
                    counted = points if score < self.rules.cards_stop_at else 0
                    self.card_totals[points * WIDEST + score] = self.probe.total_after(
                        0, counted, False
                    )

    # the boards: all scores at one standing of the chicas

    def fill(self) -> None:
        """All boards, each after those it leads to."""
        chicas = self.rules.chicas
        for layer in self.layers():
            for lost in range(2 * chicas - 2, -1, -1):
                for won in range(chicas):
                    if 0 <= lost - won < chicas:
                        self.fill_board(won, lost - won, layer)

    def layers(self) -> list[int]:
        """The numbers of deals left, the fewest first; 0, no bound in sight, at last."""
        bounded = range(1, self.rules.count_layers())
        return [*bounded, 0]

    def fill_board(self, won: int, lost: int, layer: int) -> None:
        """All scores, from the highest down."""
        for score in range(self.target - 1, -1, -1):
            for other in range(self.target - 1, -1, -1):
                self.fill_score(won, lost, layer, score, other)

    def fill_score(self, won: int, lost: int, layer: int, score: int, other: int) -> None:
        """One score, with either side to deal."""
        cell = score * self.target + other
        here = self.rules.place(won, lost, layer, 0) + cell
        there = self.rules.place(won, lost, layer, 1) + cell
        for dealing in range(2):
            for side in range(2):
                self.aim(won, lost, layer, dealing, score, other)
                self.probe.win_chica(side, False)
                self.wins[2 * dealing + side] = self.probe.worth(0)
            self.count(won, lost, layer, dealing, score, other)
            self.go_back(dealing, score, other)
        first = self.running[cell]
        second = self.running[self.size + cell]
        stay = self.stay[0] * self.stay[1]
        if layer == 0 and stay < 1.0 - 1e-9:  # V₀ = first + stay₀ · V₁ and V₁ = second + stay₁ · V₀
            self.filled[here] = (first + self.stay[0] * second) / (1.0 - stay)
            self.filled[there] = second + self.stay[1] * self.filled[here]
            self.settle(cell, self.filled[there], self.filled[here])
        elif layer > 0:
            self.filled[here] = first
            self.filled[there] = second

    def aim(self, won: int, lost: int, layer: int, dealing: int, score: int, other: int) -> None:
        """Set the probe on a deal."""
        self.probe.turn = 0
        self.probe.dealer = dealing
        self.probe.deals = self.rules.max_deals - layer if layer > 0 else 0
        self.probe.won[0] = won
        self.probe.won[1] = lost
        self.probe.points[0] = score
        self.probe.points[1] = other

    def count(self, won: int, lost: int, layer: int, dealing: int, score: int, other: int) -> None:
        """Where the cards have been played: they score, and the next deal follows."""
        total = 0.0
        stay = 0.0
        for i in range(self.pair_count):
            first = self.pairs[2 * i]
            second = self.pairs[2 * i + 1]
            ours = self.card_totals[(second if dealing == 0 else first) * WIDEST + score]
            theirs = self.card_totals[(first if dealing == 0 else second) * WIDEST + other]
            chance = self.pair_chances[i]
            winner = self.first_home(ours, theirs, dealing)
            if winner >= 0:
                total += chance * self.wins[2 * dealing + winner]
                continue
            self.aim(won, lost, layer, dealing, ours, theirs)
            self.probe.deals += 1
            self.probe.next_deal_or_end()
            total += chance * self.probe.worth(0)  # still 0 at this very score
            if ours == score and theirs == other:
                stay += chance
        cell = score * self.target + other
        self.running[(2 * self.steps + dealing) * self.size + cell] = total
        self.stay[2 * self.steps + dealing] = stay

    def first_home(self, ours: int, theirs: int, dealing: int) -> int:
        """The side that the cards bring to the target; the one that is not the dealer's counts first (C-16)."""
        first, second = (theirs, ours) if dealing == 0 else (ours, theirs)
        if first >= self.target:
            return 1 - dealing
        return dealing if second >= self.target else -1

    def go_back(self, dealing: int, score: int, other: int) -> None:
        """From the end of a deal to its beginning."""
        cell = score * self.target + other
        for k in range(self.steps - 1, -1, -1):
            side = dealing if self.dealers[k] else 1 - dealing
            own = other if side else score
            later = (2 * (k + 1) + dealing) * self.size
            total = 0.0
            stay = 0.0
            for kind in range(self.kinds):
                chance = self.chances[k * KINDS + kind]
                if chance == 0:
                    continue
                after = self.totals[kind * WIDEST + own]
                if after >= self.target:
                    total += chance * self.wins[2 * dealing + side]
                    continue
                if after == own:
                    stay += chance
                step = (after - own) * (1 if side else self.target)
                total += chance * self.running[later + cell + step]
            self.running[(2 * k + dealing) * self.size + cell] = total
            self.stay[2 * k + dealing] = stay * self.stay[2 * (k + 1) + dealing]

    def settle(self, cell: int, after_first: float, after_second: float) -> None:
        """Add what is reached where the score stays: the other side deals then."""
        for k in range(self.steps + 1):
            self.running[2 * k * self.size + cell] += self.stay[2 * k] * after_first
            self.running[(2 * k + 1) * self.size + cell] += self.stay[2 * k + 1] * after_second
