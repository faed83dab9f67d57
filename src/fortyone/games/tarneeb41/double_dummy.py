"""Double dummy: what all four hands take when they are open and both sides play best. Hearts are trumps."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, TypeAlias

from fortyone.core.cards import bits, card_text, members, read_card
from fortyone.core.errors import BadNotation
from fortyone.core.position import refuse
from fortyone.games.tarneeb41.ending import Ending
from fortyone.games.tarneeb41.solver import Solver

Card: TypeAlias = int | str
CardSet: TypeAlias = int | str | Iterable[Card]  # bits as in core/cards.py, "Ah Kh 2c", or cards

SEATS: Final = 4
SUITS: Final = tuple(bits(range(13 * suit, 13 * suit + 13)) for suit in range(4))


def tricks(hands: Sequence[CardSet], leader: int, trick: str | Sequence[Card] = ()) -> int:
    """Tricks side 0 takes when all four hands are open and both sides play best.

    Args:
        hands: Four hands of equal size, by seat; 1 to 13 cards each. A card on the table stands in no hand any more.
        leader: The seat that leads the next trick, or has led the one on the table.
        trick: The cards on the table, in the order of play; at most three.

    Returns:
        0 to the size of a hand, the trick on the table included. Exact.

    Raises:
        PositionError: a card stands twice, or the hands differ in size.

    Checked against a plain search on endings and against DDS on whole deals (tests/test_double_dummy.py). Some
    milliseconds at nine cards a hand, a fifth of a second at thirteen (benchmarks/README.md).
    """
    return loaded(hands, leader, trick).solve()


def tricks_by_card(
    hands: Sequence[CardSet], leader: int, trick: str | Sequence[Card] = ()
) -> dict[str, int]:
    """Tricks side 0 takes after each legal card of the seat on turn, both sides playing best.

    Args and errors as in `tricks`; the cards are in canonical order.
    """
    solver = loaded(hands, leader, trick)
    guess = solver.solve()
    found: dict[str, int] = {}
    for card in solver.legal():
        found[card_text(card)] = solver.solve_card(card, guess)
    return found


def pair_score(
    hands: Sequence[CardSet],
    leader: int,
    needs: Sequence[int],
    values: Sequence[float],
    trick: str | Sequence[Card] = (),
) -> float:
    """What the bids of side 0 come to, less those of side 1, when the rest is played open and best for that.

    Args:
        hands: As in `tricks`.
        leader: As in `tricks`.
        needs: Tricks each seat still needs itself to keep its bid; 0 or less where it is kept.
        values: What each seat's bid is worth: added where it is kept, taken away where it fails.
        trick: As in `tricks`.

    Raises:
        PositionError: as in `tricks`.

    Exact; meant for endings: benchmarks/README.md has the time by cards left.
    """
    sides = (1, -1, 1, -1)
    payoffs = [
        sum(
            side * (value if outcome >> seat & 1 else -value)
            for seat, (side, value) in enumerate(zip(sides, values, strict=True))
        )
        for outcome in range(16)
    ]
    sets, table = checked(hands, leader, trick)
    return endings().solve(sets, leader, table, list(needs), [float(value) for value in payoffs])


def loaded(hands: Sequence[CardSet], leader: int, trick: str | Sequence[Card]) -> Solver:
    """The solver, with a position that was checked."""
    sets, table = checked(hands, leader, trick)
    solver = shared()
    solver.load(sets, leader, table)
    return solver


def checked(
    hands: Sequence[CardSet], leader: int, trick: str | Sequence[Card]
) -> tuple[list[int], list[int]]:
    """The hands as sets and the cards on the table as numbers, of a position that can be."""
    sets = [bits(once(read("hands", hand))) for hand in hands]
    table = once(read("trick", trick))
    check(sets, leader, table)
    return sets, table


@cache
def endings() -> Ending:
    """One for all."""
    return Ending()


@cache
def shared() -> Solver:
    """One solver for all, for its table is large; every position begins with an empty one."""
    return Solver()


def read(key: str, cards: CardSet) -> list[int]:
    """The cards of a hand or of the trick, as numbers."""
    if isinstance(cards, int):
        if cards >> 52:
            refuse("position-value", key=key, value=cards, allowed="0 … 2^52 - 1")
        return members(cards)
    words = cards.split() if isinstance(cards, str) else cards
    try:
        found = [read_card(word) if isinstance(word, str) else word for word in words]
    except BadNotation as error:
        refuse("position-notation", key=key, reason=error.message)
    for card in found:
        if not 0 <= card < 52:
            refuse("position-value", key=key, value=card, allowed="0 … 51")
    return found


def once(cards: list[int]) -> list[int]:
    """The cards, none of which stands twice."""
    seen = 0
    for card in cards:
        if seen >> card & 1:
            refuse("position-twice", card=card_text(card))
        seen |= 1 << card
    return cards


def check(hands: list[int], leader: int, trick: list[int]) -> None:
    """Refuse what no deal of this game comes to."""
    if len(hands) != SEATS:
        refuse("position-length", key="hands", value=len(hands), length=SEATS)
    if leader not in range(SEATS):
        refuse("position-value", key="leader", value=leader, allowed="0 … 3")
    if len(trick) >= SEATS:
        refuse("position-value", key="trick", value=len(trick), allowed="0 … 3")
    once([card for hand in hands for card in members(hand)] + trick)
    played = [(leader + place) % SEATS for place in range(len(trick))]
    sizes = [hand.bit_count() + (seat in played) for seat, hand in enumerate(hands)]
    if len(set(sizes)) > 1 or not 1 <= sizes[0] <= 13:
        refuse("tarneeb41-sizes", sizes=", ".join(map(str, sizes)))
    for place, card in enumerate(trick):
        if card // 13 != trick[0] // 13 and hands[played[place]] & SUITS[trick[0] // 13]:
            refuse("tarneeb41-no-follow", card=card_text(card), seat=played[place])
