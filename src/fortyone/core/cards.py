"""Cards as numbers and as text.

A card is `13 * suit + rank` with suits `c d h s` and ranks `A 2 … T J Q K`, so 0 is the ace of clubs and
51 the king of spades; the jokers `X1 X2` are 52 and 53. A set of cards in a kernel is an int with bit `card` set.
This order is the canonical one of the rule books.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from fortyone.core.errors import BadNotation

RANKS = "A23456789TJQK"
SUITS = "cdhs"
JOKERS = (52, 53)
TEXTS = (*(rank + suit for suit in SUITS for rank in RANKS), "X1", "X2")
NUMBERS = {text: card for card, text in enumerate(TEXTS)}
FULL_DECK = tuple(range(52))
HIDDEN = "??"
# Texts of sets that are kept: all who look at a table are shown the same few again and again.
KEPT: Final = 1 << 12


def card_text(card: int) -> str:
    """The card as two characters: `Th`, `X1`."""
    return TEXTS[card]


def cards_text(cards: Iterable[int]) -> str:
    """The cards in the order given, with spaces."""
    return " ".join(TEXTS[card] for card in cards)


def read_card(text: str) -> int:
    """The card that a text names; `10h` and any case are accepted.

    Raises:
        BadNotation: the text names no card.
    """
    card = NUMBERS.get(text)
    if card is None:
        word = text.strip().upper().replace("10", "T")
        card = NUMBERS.get(word[:-1] + word[-1:].lower() if word[:1] != "X" else word)
    if card is None:
        raise BadNotation("bad-card", text=text)
    return card


def read_cards(text: str | Iterable[str]) -> list[int]:
    """The cards of a text with spaces, or of a list of texts, in the order given."""
    words = text.split() if isinstance(text, str) else text
    return [read_card(word) for word in words]


def read_deck(text: str, cards: Sequence[int]) -> tuple[int, ...]:
    """A deck order: each of `cards` exactly once.

    Raises:
        BadNotation: a card stands twice, is missing, or is not of this deck.
    """
    deck = read_cards(text)
    seen: set[int] = set()
    for card in deck:
        if card in seen:
            raise BadNotation("deck-twice", card=card_text(card))
        if card not in cards:
            raise BadNotation("deck-foreign", card=card_text(card))
        seen.add(card)
    if len(deck) != len(cards):
        raise BadNotation("deck-short", count=len(deck), expected=len(cards))
    return tuple(deck)


def bits(cards: Iterable[int]) -> int:
    """The set of these cards, as an int."""
    total = 0
    for card in cards:
        total |= 1 << card
    return total


def members(card_set: int) -> list[int]:
    """The cards of a set, ascending."""
    found = []
    while card_set:
        low = card_set & -card_set
        found.append(low.bit_length() - 1)
        card_set ^= low
    return found


@lru_cache(KEPT)
def set_text(card_set: int) -> str:
    """A set of cards in canonical order, with spaces."""
    return cards_text(members(card_set))
