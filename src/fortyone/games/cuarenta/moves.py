"""The moves of Cuarenta: every well-formed one of a table has an id, in whatever position it may be legal.

Inside the kernel a card is a *slot*, 4 · rank + suit with ranks A 2 … 7 J Q K as 0 … 9, so that a rank is four
neighbouring bits of a set; the jokers are slots 40 and 41. The rest of the package numbers cards as core/cards.py.

The ids: ten rondas (where they are shown by hand); then, card by card in the order of slots, its block: laying it;
taking each choice of the other three of its rank; taking each sum, in the order of a dictionary. A joker's block:
laying it; rank by rank what it may take as that rank; the other joker.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from fortyone.core.cards import NUMBERS, members

RANKS: Final = "A234567JQK"
SUITS: Final = "cdhs"
JOKER: Final = 10  # the jokers' place among ranks
NUMBERED: Final = 7  # A, 2, … 7 have a number: rank + 1
CARDS: Final = (  # by slot, as core/cards.py numbers them
    *(NUMBERS[rank + suit] for rank in RANKS for suit in SUITS),
    *(NUMBERS[joker] for joker in ("X1", "X2")),
)
SLOTS: Final = {card: slot for slot, card in enumerate(CARDS)}
SLOT_TEXTS: Final = (*(rank + suit for rank in RANKS for suit in SUITS), "X1", "X2")
BY_TEXT: Final = {text: slot for slot, text in enumerate(SLOT_TEXTS)}

RONDA, LAY, MATCH, SUM = range(4)


class Move(NamedTuple):
    """What an id stands for."""

    kind: int
    slot: int  # the card played; −1: a ronda
    rank: int  # of the ronda, or that the card is played as; −1: none
    named: int  # the slots it takes by match or sum, as bits; the run is not among them


class Node(NamedTuple):
    """A card of the tree of sums; walked in order it gives every sum that lies on a table, each once."""

    slot: int
    after: int  # the node to go on with where the card does not lie there
    number: int  # which sum ends with this card; −1: it goes on


class Sums(NamedTuple):
    """The sets of two or more numbered cards that add up to a value (C-7)."""

    nodes: tuple[Node, ...]
    sets: tuple[int, ...]  # by number, as bits


@cache
def sums(value: int, longest: int) -> Sums:
    """Every sum of a value, of at most `longest` cards, in the order of a dictionary of slots."""
    nodes: list[Node] = []
    sets: list[int] = []

    def grow(slot: int, left: int, picked: int, room: int) -> None:
        """Add each way to make what is left from this slot on."""
        while slot < 4 * min(left, value - 1):  # no card alone is a sum
            worth = slot // 4 + 1
            here = len(nodes)
            nodes.append(Node(slot, 0, -1))
            done = worth == left
            if done:
                sets.append(picked | 1 << slot)
            elif room > 1:
                grow(slot + 1, left - worth, picked | 1 << slot, room - 1)
            if done or len(nodes) > here + 1:
                nodes[here] = Node(slot, len(nodes), len(sets) - 1 if done else -1)
            else:
                nodes.pop()  # it leads to no sum
            slot += 1

    grow(0, value, 0, longest)
    return Sums(tuple(nodes), tuple(sets))


def longest_sum(sum_cards: str) -> int:
    """How many cards a sum may have."""
    return 2 if sum_cards == "two" else NUMBERED


class Ids(NamedTuple):
    """The moves of a table.

    Attributes:
        moves: By id.
        first: The id with which the block of each slot begins.
        numbers: The ids, by move.
        texts: The canonical texts, by id.
        by_text: The ids, by canonical text.
    """

    moves: tuple[Move, ...]
    first: tuple[int, ...]
    numbers: dict[Move, int]
    texts: tuple[str, ...]
    by_text: dict[str, int]


@cache
def ids(one: bool, longest: int, rondas: bool, jokers: bool) -> Ids:
    """The moves of every table with these rules.

    Args:
        one: A match takes one card (C-6).
        longest: How many cards a sum may have (C-7).
        rondas: Rondas are shown by hand (C-12).
        jokers: Two jokers are in the deck (C-30).
    """
    moves = [Move(RONDA, -1, rank, 0) for rank in range(10)] if rondas else []
    first = []
    for slot in range(42 if jokers else 40):
        first.append(len(moves))
        moves += _joker_block(slot, one) if slot // 4 == JOKER else _block(slot, one, longest)
    numbers = {move: number for number, move in enumerate(moves)}
    texts = tuple(map(text, moves))
    by_text = {written: number for number, written in enumerate(texts)}
    return Ids(tuple(moves), tuple(first), numbers, texts, by_text)


def _block(slot: int, one: bool, longest: int) -> Iterator[Move]:
    rank = slot // 4
    yield Move(LAY, slot, rank, 0)
    others = 15 & ~(1 << slot % 4)
    yield from (Move(MATCH, slot, rank, named) for named in _of_rank(rank, others, one))
    if rank < NUMBERED:
        yield from (Move(SUM, slot, rank, named) for named in sums(rank + 1, longest).sets)


def _joker_block(slot: int, one: bool) -> Iterator[Move]:
    yield Move(LAY, slot, -1, 0)
    for rank in range(10):
        yield from (Move(MATCH, slot, rank, named) for named in _of_rank(rank, 15, one))
    yield Move(MATCH, slot, -1, 1 << (81 - slot))


def _of_rank(rank: int, suits: int, one: bool) -> Iterator[int]:
    """Each choice of cards of a rank in these suits: any number of them, or one; ascending."""
    for choice in range(1, 16):
        if not choice & ~suits and (not one or choice.bit_count() == 1):
            yield choice << 4 * rank


def text(move: Move) -> str:
    """The canonical text: taken cards by rank A … K, then by suit."""
    if move.kind == RONDA:
        return "ronda" + RANKS[move.rank]
    card = SLOT_TEXTS[move.slot]
    if move.slot // 4 == JOKER and move.rank >= 0:
        card += "=" + RANKS[move.rank]
    taken = "".join(SLOT_TEXTS[slot] for slot in members(move.named))
    return f"{card}x{taken}" if taken else card
