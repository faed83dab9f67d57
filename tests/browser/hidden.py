"""Whether a page ever showed or named a card that its reader could not know."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import fortyone
from tests.browser.table import Sitter

CODE = re.compile(r"[A2-9TJQK][cdhs]|X[12]")
CODES = re.compile(
    rf"(?:{CODE.pattern}|[x:=+,])+"
)  # a move or a card, and no part of a random word
SIGNS = {"c": ("♣", "clubs"), "d": ("♦", "diamonds"), "h": ("♥", "hearts"), "s": ("♠", "spades")}
RANKS = {"A": "ace", "J": "jack", "Q": "queen", "K": "king", "T": "10"}
# Everything on a page but how it looks: texts, and attributes that are no style.
PAGE = """() => [...document.querySelectorAll("body *")].flatMap((element) => [
    ...[...element.attributes]
        .filter(({name}) => !["class", "style", "d", "transform", "points"].includes(name))
        .map(({value}) => value),
    ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
])"""


@dataclass
class Witness:
    """Looks at a page each time its reader is on turn.

    Attributes:
        looks: What stood there, and all that the page was sent so far, a text each time.
    """

    sitter: Sitter
    looks: list[str] = field(default_factory=list)

    def look(self) -> None:
        """Take in texts, attributes, the names that a screen reader reads, and what came over the line."""
        page = self.sitter.page
        session = page.context.new_cdp_session(page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        names = [str(node.get("name", {}).get("value", "")) for node in nodes]
        sent = [word for frame in self.sitter.heard for word in _words(json.loads(frame))]
        text = "\n".join([*page.evaluate(PAGE), *names, *sent])
        self.looks.append(re.sub("[\u2066-\u2069]", "", text))

    def leaks(self, record: str, seat: int = 0) -> list[str]:
        """The cards that were shown while they were hidden; refuses to answer where it cannot see the open ones."""
        found = []
        for text, (own, hidden) in zip(self.looks, turns(record, seat), strict=True):
            assert all(shown(card, text) for card in own), "the reader's own cards are not found"
            found += [card for card in hidden if shown(card, text)]
        return found


def shown(card: str, text: str) -> bool:
    """Whether a card stands in a text, by its code, its sign or its name."""
    rank, suit = card[0], card[1]
    sign, name = SIGNS[suit]
    spoken = RANKS.get(rank, rank)
    index = "10" if rank == "T" else rank
    forms = (rf"(?<![0-9]){index}{sign}", rf"{card}{sign}", rf"(?i)\b{spoken} of {name}\b")
    coded = any(
        card in CODE.findall(word)
        for line in text.splitlines()
        if not re.search(r"[a-z]{3}", line)  # a sentence may have `As` in it
        for word in line.split()
        if CODES.fullmatch(word)
    )
    return coded or any(re.search(form, text) for form in forms)


def _words(message: Any) -> Iterator[str]:
    """Every text in a message."""
    if isinstance(message, str):
        yield message
    elif isinstance(message, dict):
        for value in message.values():
            yield from _words(value)
    elif isinstance(message, list):
        for value in message:
            yield from _words(value)


def turns(record: str, seat: int) -> Iterator[tuple[list[str], list[str]]]:
    """Each time a seat was on turn: its own cards, and those that it could not know."""
    match = fortyone.read_record(record)
    state = match.start()
    for who, what in match.state.events:
        if who == seat:
            yield hidden_from(state, seat)
        state.put(what) if who == fortyone.CHANCE else state.apply(what)


def hidden_from(state: Any, seat: int) -> tuple[list[str], list[str]]:
    """A seat's own cards, and the others' and the stock's without those that everyone has seen go there."""
    position = state.position()
    hands = [hand.split() for hand in position.get("hands", [])]
    known = {card for cards in getattr(state.view(seat), "known", ()) for card in cards.split()}
    others = [card for i, hand in enumerate(hands) if i != seat for card in hand]
    stock = position.get("stock", "").split()
    own = hands[seat] if hands else []
    return own, sorted({*others, *stock} - known - {*own})
