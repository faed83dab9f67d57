"""Deals that fit what the table has seen, drawn exactly uniformly, by counting.

The voids a seat has shown treat all cards of a suit alike. So a deal is drawn in two steps: how many cards of each suit
go to each place, weighted by the number of deals that do so; then which. Seats without a shown void take whatever is
left, and count as one place until the end.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import factorial, prod

from fortyone.core.rng import Rng

Rooms = tuple[int, ...]  # cards still to come, by place
# For each suit, and the rooms left when its cards are given out: every split of them with the
# number of deals, of this suit and those after it, that begin so.
Table = tuple[dict[Rooms, list[tuple[Rooms, int]]], ...]


def draw(
    rng: Rng, cards: Sequence[int], sizes: Sequence[int], voids: Sequence[int]
) -> list[list[int]]:
    """The cards dealt to seats at random, all deals that respect the voids being equally likely.

    Args:
        rng: Where chance comes from.
        cards: Different cards, as many as the sizes add up to.
        sizes: Cards to come, by seat.
        voids: Suits a seat cannot hold, by seat, a bit each. Some deal respects them.
    """
    bound = [seat for seat in range(len(sizes)) if voids[seat]]
    free = [seat for seat in range(len(sizes)) if not voids[seat]]
    rooms = (*(sizes[seat] for seat in bound), sum(sizes[seat] for seat in free))
    suits = [[card for card in cards if card // 13 == suit] for suit in range(4)]
    counts = tuple(map(len, suits))
    piles: list[list[int]] = [[] for _ in rooms]
    splits = _splits_drawn(rng, rooms, counts, tuple(voids[seat] for seat in bound))
    for suit, split in zip(suits, splits, strict=True):
        rng.shuffle(suit)
        for pile, count in zip(piles, split, strict=True):
            pile += suit[:count]
            del suit[:count]
    rng.shuffle(piles[-1])
    hands: list[list[int]] = [[] for _ in sizes]
    for seat, pile in zip(bound, piles, strict=False):
        hands[seat] = pile
    for seat in free:
        hands[seat] = piles[-1][: sizes[seat]]
        del piles[-1][: sizes[seat]]
    return hands


def deals(sizes: Sequence[int], counts: Sequence[int], voids: Sequence[int]) -> int:
    """How many deals there are of so many cards of each suit to seats of these sizes and voids."""
    rooms = (*sizes, 0)
    return sum(weight for _, weight in _table(rooms, tuple(counts), tuple(voids))[0][rooms])


def _splits_drawn(rng: Rng, rooms: Rooms, counts: Rooms, voids: Rooms) -> Iterator[Rooms]:
    table = _table(rooms, counts, voids)
    for choices in table:
        split = _chosen(rng, choices[rooms])
        yield split
        rooms = _minus(rooms, split)


def _chosen(rng: Rng, choices: Sequence[tuple[Rooms, int]]) -> Rooms:
    left = _below(rng, sum(weight for _, weight in choices))
    place = 0
    while left >= choices[place][1]:
        left -= choices[place][1]
        place += 1
    return choices[place][0]


@lru_cache(maxsize=16)
def _table(rooms: Rooms, counts: Rooms, voids: Rooms) -> Table:
    """The table of a whole problem; the last place has no void."""
    table: Table = ({}, {}, {}, {})

    def total(suit: int, rooms: Rooms) -> int:
        if suit == 4:
            return 1  # the sizes add up to the cards
        if rooms not in table[suit]:
            opened = [*(not void >> suit & 1 for void in voids), True]
            table[suit][rooms] = [
                (split, weight)
                for split in _splits(counts[suit], rooms, opened)
                if (weight := _multinomial(split) * total(suit + 1, _minus(rooms, split)))
            ]
        return sum(weight for _, weight in table[suit][rooms])

    total(0, rooms)
    return table


def _minus(rooms: Rooms, split: Rooms) -> Rooms:
    return tuple(room - count for room, count in zip(rooms, split, strict=True))


def _splits(count: int, rooms: Rooms, opened: Sequence[bool]) -> Iterator[Rooms]:
    """Every way to give so many cards to the places that are open and have room."""
    if len(rooms) == 1:
        if count <= rooms[0]:
            yield (count,)
        return
    for here in range(min(count, rooms[0]) + 1 if opened[0] else 1):
        for rest in _splits(count - here, rooms[1:], opened[1:]):
            yield (here, *rest)


def _multinomial(split: Rooms) -> int:
    return factorial(sum(split)) // prod(map(factorial, split))


def _below(rng: Rng, n: int) -> int:
    """A whole number from 0 to n − 1, uniform, however large n is."""
    if n < 1 << 31:
        return rng.below(n)
    words = -(-n.bit_length() // 30)
    while True:
        value = 0
        for _ in range(words):
            value = value << 30 | rng.below(1 << 30)
        value >>= 30 * words - n.bit_length()
        if value < n:
            return value
