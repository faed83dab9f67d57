"""`python -m benchmarks.race`: Empat Satu solved as a race, and the lines of `promise.py` beside what comes out.

One seat plays its best against others that play as it does, each drawing from all but its own four cards
(docs/empat_satu.md). Hands count as one that differ in suits' names or in ten, J, Q and K. Needs numpy.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod

import numpy as np
from numpy.typing import NDArray

from fortyone.games.empat_satu.promise import LONG, RACE

Suit = tuple[int, ...]  # the values of its cards, ascending
Hand = tuple[Suit, ...]  # the longest suit first
Numbers = NDArray[np.float64]
COPIES = {value: 4 if value == 10 else 1 for value in range(2, 12)}
LEAST, WIDTH = -22, 64  # the worst hand; room for all values
SEATS, ROUNDS = 3, 10
SECOND, THIRD = 1, 2  # turns
LONG_STOP = 30


def canonical(suits: Iterable[Suit]) -> Hand:
    """The hand, whatever its suits are called."""
    return tuple(sorted((tuple(sorted(suit)) for suit in suits), key=lambda s: (-len(s), s)))


def hands() -> list[Hand]:
    """All kinds of four cards."""
    of = [
        [suit for suit in combinations_with_replacement(COPIES, size) if possible(suit)]
        for size in range(5)
    ]
    shapes = [shape for shape in product(range(5), repeat=4) if sum(shape) == 4]
    found = {canonical(suits) for shape in shapes for suits in product(*(of[n] for n in shape))}
    return sorted(found)


def possible(suit: Suit) -> bool:
    """Whether a suit has these cards."""
    return all(count <= COPIES[value] for value, count in Counter(suit).items())


def ways(hand: Hand) -> int:
    """How many hands of the deck are of this kind."""
    tens = prod(comb(4, suit.count(10)) for suit in hand)
    return tens * factorial(4) // prod(factorial(n) for n in Counter(hand).values())


def value(hand: Hand) -> int:
    """What it is worth (E-10)."""
    return max(2 * sum(suit) for suit in hand) - sum(map(sum, hand))


def draws(hand: Hand) -> Iterator[tuple[list[Suit], int]]:
    """Each card that may come, as five cards, and how many there are of it."""
    for place, suit in enumerate(hand):
        for card in COPIES:
            left = COPIES[card] - suit.count(card)
            if left:
                yield [*hand[:place], (*suit, card), *hand[place + 1 :]], left


def discards(five: Sequence[Suit]) -> Iterator[Hand]:
    """What may be kept of five cards."""
    for place, suit in enumerate(five):
        for card in set(suit):
            rest = list(suit)
            rest.remove(card)
            yield canonical([*five[:place], tuple(rest), *five[place + 1 :]])


class Race:
    """The race at a table of three.

    Args:
        least: What a hand must be worth to stop; None: it must be of one suit.
        kinds: All kinds of hands.
    """

    def __init__(self, kinds: list[Hand], least: int | None) -> None:
        self.turns = (52 - 4 * SEATS) // SEATS + 2
        self.kinds = kinds
        self.weights = np.array([ways(hand) for hand in kinds]) / comb(52, 4)
        self.worth = np.array([value(hand) for hand in kinds])
        suited = np.array([len(hand[0]) == 4 for hand in kinds])
        self.may_stop = suited if least is None else self.worth >= least
        self.after, self.come = self.tables()
        # Of the others, by turn and place: how often they stop, with what, and what all hold.
        dealt = self.spread(self.weights)
        self.stopping = np.zeros((self.turns + 1, SEATS))
        self.stopped = np.tile(dealt, (self.turns + 1, SEATS, 1))
        self.held = self.stopped.copy()
        self.kept = np.zeros((self.turns + 1, SEATS, len(kinds)))  # the value after a discard

    def tables(self) -> tuple[NDArray[np.int64], Numbers]:
        """By hand and draw: the hands it may become, and how likely the draw is."""
        numbers = {hand: i for i, hand in enumerate(self.kinds)}
        after = np.zeros((len(self.kinds), 40, 5), dtype=np.int64)
        come = np.zeros((len(self.kinds), 40))
        for i, hand in enumerate(self.kinds):
            for k, (five, left) in enumerate(draws(hand)):
                kept = [numbers[rest] for rest in discards(five)]
                after[i, k] = (kept + 5 * kept[:1])[:5]
                come[i, k] = left / 48
        return after, come

    def spread(self, weights: Numbers) -> Numbers:
        """How likely each value of a hand is."""
        found = np.bincount(self.worth - LEAST, weights=weights, minlength=WIDTH)
        spread: Numbers = found / max(found.sum(), 1e-15)
        return spread

    def against(self, others: Iterable[Numbers]) -> Numbers:
        """What each hand brings when it is shown beside others of these values."""
        best, worst = np.ones(WIDTH), np.ones(WIDTH)
        for other in others:
            below = np.cumsum(other) - other / 2
            best, worst = best * below, worst * (1 - below)
        shown: Numbers = (best - worst)[self.worth - LEAST]
        return shown

    def solve(self) -> None:
        """Rounds of best play, each against the average of those before, the latest counting most."""
        for number in range(ROUNDS):
            fields = [self.best_play(place) for place in range(SEATS)]
            share = 1.0 if number == 0 else 0.5
            for place, (stopping, stopped, held) in enumerate(fields):
                self.stopping[:, place] += share * (stopping - self.stopping[:, place])
                self.stopped[:, place] += share * (stopped - self.stopped[:, place])
                self.held[:, place] += share * (held - self.held[:, place])

    def best_play(self, place: int) -> tuple[Numbers, Numbers, Numbers]:
        """Best play of one place, from its last turn back; then what that play gives."""
        choices: list[tuple[NDArray[np.bool_], NDArray[np.int64]]] = []
        later = self.against(self.seen(place, self.turns - 1))
        for turn in range(self.turns - 1, -1, -1):
            kept = later if turn == self.turns - 1 else self.others_move(place, turn, later)
            self.kept[turn, place] = kept
            gains = kept[self.after]
            best = gains.argmax(axis=2)
            plays = (gains.max(axis=2) * self.come).sum(axis=1)
            stops = self.against(self.seen(place, turn))
            stop = self.may_stop & (stops >= plays)
            later = np.where(stop, stops, plays)
            choices.append((stop, best))
        return self.play_out(choices[::-1])

    def seen(self, place: int, turn: int, ahead: int = 0) -> list[Numbers]:
        """What the others hold when the seat `ahead` places after this one is in its turn."""
        mover = (place + ahead) % SEATS
        now = turn + (place + ahead >= SEATS)
        return [self.held[now + (i < mover), i] for i in range(SEATS) if i not in (place, mover)]

    def others_move(self, place: int, turn: int, later: Numbers) -> Numbers:
        """What hands are worth before the others' turns, if after them they are worth so much."""
        total, alive = np.zeros(len(self.kinds)), 1.0
        for ahead in range(1, SEATS):
            mover, now = (place + ahead) % SEATS, turn + (place + ahead >= SEATS)
            chance = self.stopping[now, mover]
            shown = [self.stopped[now, mover], *self.seen(place, turn, ahead)]
            total = total + alive * chance * self.against(shown)
            alive *= 1 - chance
        return total + alive * later

    def play_out(
        self, choices: Sequence[tuple[NDArray[np.bool_], NDArray[np.int64]]]
    ) -> tuple[Numbers, Numbers, Numbers]:
        """How often a seat that plays so stops in each turn, with what, and what it holds before."""
        holds = self.weights
        stopping, stopped, held = [], [], []
        for stop, best in choices:
            held.append(self.spread(holds))
            stopping.append(float(holds[stop].sum()))
            stopped.append(self.spread(holds * stop) if stopping[-1] > 0 else held[-1])
            goes_on = holds * ~stop
            goes_on = goes_on / max(goes_on.sum(), 1e-15)
            chosen = np.take_along_axis(self.after, best[:, :, None], axis=2)[:, :, 0]
            flow = (goes_on[:, None] * self.come).ravel()
            holds = np.bincount(chosen.ravel(), flow, len(self.kinds)).astype(np.float64)
        ends = ([*stopping, 0.0], [*stopped, stopped[-1]], [*held, self.spread(holds)])
        return np.array(ends[0]), np.array(ends[1]), np.array(ends[2])


Lines = Sequence[tuple[float, float, float]]


def features(hand: Hand) -> list[tuple[int, int, int]]:
    """By suit held: how many cards, their points, the others' points."""
    total = sum(map(sum, hand))
    return [(len(suit), sum(suit), total - sum(suit)) for suit in hand if suit]


def by_lines(lines: Lines, kinds: list[Hand]) -> tuple[Numbers, list[tuple[int, int, int]]]:
    """What lines make of each hand, and by which of its suits."""

    def line(one: tuple[int, int, int]) -> float:
        base, inside, outside = lines[one[0]]
        return base + inside * one[1] + outside * one[2]

    suits = [max(features(hand), key=line) for hand in kinds]
    return np.array([line(one) for one in suits]), suits


def fit(race: Race, wanted: Numbers, lines: Lines) -> Lines:
    """The lines that come nearest, each hand by its best suit; from any lines, a few times over."""
    for _ in range(6):
        _, suits = by_lines(lines, race.kinds)
        lines = [(0.0, 0.0, 0.0), *(one_line(race, wanted, suits, n) for n in range(1, 5))]
    return lines


def one_line(
    race: Race, wanted: Numbers, suits: list[tuple[int, int, int]], cards: int
) -> tuple[float, float, float]:
    """The line for suits of so many cards, by least squares over all deals."""
    chosen = [i for i, one in enumerate(suits) if one[0] == cards]
    terms = np.array([(1.0, *suits[i][1:]) for i in chosen])[:, : 2 if cards == 4 else 3]
    roots = np.sqrt(race.weights[chosen])
    found = np.linalg.lstsq(terms * roots[:, None], wanted[chosen] * roots, rcond=None)[0]
    base, inside, outside = [float(number) for number in (*found, 0.0)[:3]]
    return base, inside, outside


def explained(race: Race, wanted: Numbers, lines: Lines) -> float:
    """Which part of the differences between hands these lines explain, whatever their scale."""
    told, _ = by_lines(lines, race.kinds)
    both = np.cov(told, wanted, aweights=race.weights)
    return float(both[0, 1] ** 2 / (both[0, 0] * both[1, 1]))


def main() -> None:
    """Print the lines that come out, and those of `promise.py`."""
    kinds = hands()
    print(f"{len(kinds)} kinds of hands; {SEATS} seats, by the first of them")
    for name, known, least, turn in (
        ("RACE", RACE, None, SECOND),
        ("LONG", LONG, LONG_STOP, THIRD),
    ):
        race = Race(kinds, least)
        race.solve()
        wanted = 10_000 * race.kept[turn, 0]
        lines = fit(race, wanted, known)
        print(f"\n{name}, after turn {turn + 1}: cards of the suit, then base, in, out")
        for cards in range(1, 5):
            print(cards, [round(number) for number in lines[cards]], "here", list(known[cards]))
        print(
            f"explained: {explained(race, wanted, lines):.4f}, here {explained(race, wanted, known):.4f}"
        )


if __name__ == "__main__":
    main()
