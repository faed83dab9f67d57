"""Whether a page ever showed or named a card that its reader could not know."""

import functools
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import fortyone
from fortyone.core.messages import Message, say
from tests.browser.table import Sitter

CODE = re.compile(r"[A2-9TJQK][cdhs]|X[12]")
CODES = re.compile(
    rf"(?:{CODE.pattern}|[x:=+,])+"
)  # a move or a card, and no part of a random word
SIGNS = dict(zip("cdhs", "♣♦♥♠", strict=True))
# Everything on a page but how it looks: texts, and attributes that are no style.
INSIDE = """(top) => [...top.querySelectorAll("*")].flatMap((element) => [
    ...[...element.attributes]
        .filter(({name}) => !["class", "style", "d", "transform", "points"].includes(name))
        .map(({value}) => value),
    ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
])"""
PAGE = f"() => ({INSIDE})(document.body)"


@dataclass
class Witness:
    """Looks at the page of a reader who was there when the match began.

    Attributes:
        looks: How many moves were made by then, and what stood there with all that the page was sent so far.
    """

    sitter: Sitter
    looks: list[tuple[int, str]] = field(default_factory=list)

    def look(self) -> None:
        """Take in texts, attributes, the names that a screen reader reads, and what came over the line."""
        page = self.sitter.page
        session = page.context.new_cdp_session(page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        names = [str(node.get("name", {}).get("value", "")) for node in nodes]
        heard = [json.loads(frame) for frame in self.sitter.heard]
        sent = [word for message in heard for word in _words(message)]
        began = next(one["version"] for one in heard if _plays(one))
        made = self.sitter.version - began
        self.looks.append((made, bare("\n".join([*page.evaluate(PAGE), *names, *sent]))))

    def leaks(self, record: str, seat: int = 0, language: str = "en") -> list[str]:
        """The cards that were shown while they were hidden."""
        states = positions(record)
        return [
            card for made, text in self.looks for card in leaked(text, states[made], seat, language)
        ]


def bare(text: str) -> str:
    """A text without the marks that set apart what is written from the right."""
    return re.sub("[\u2066-\u2069]", "", text)


def leaked(text: str, state: Any, seat: int, language: str = "en") -> list[str]:
    """The hidden cards that a text shows; refuses to answer where it cannot see a seat's own ones."""
    own, hidden = hidden_from(state, seat)
    assert all(shown(card, text, language) for card in own), "the reader's own cards are not found"
    return [card for card in hidden if shown(card, text, language)]


def shown(card: str, text: str, language: str = "en") -> bool:
    """Whether a card stands in a text, by its code, its sign or its name."""
    rank, suit = card[0], card[1]
    index = "10" if rank == "T" else rank
    sign, name = SIGNS[suit], spoken(card, language)
    forms = (rf"(?<![0-9]){index}{sign}", rf"{card}{sign}", rf"(?i)(?<!\w){name}(?!\w)")
    coded = any(
        card in CODE.findall(word)
        for line in text.splitlines()
        if not re.search(r"[a-z]{3}", line)  # a sentence may have `As` in it
        for word in line.split()
        if CODES.fullmatch(word)
    )
    return coded or any(re.search(form, text) for form in forms)


@functools.cache
def spoken(card: str, language: str) -> str:
    """What a card is called."""
    rank: Any = Message(f"ui-rank-{card[0]}") if card[0] in "AJQK" else card[0].replace("T", "10")
    suit = Message(f"ui-suit-{card[1]}")
    return bare(say(Message("ui-card", {"rank": rank, "suit": suit}), language))


def _plays(message: Any) -> bool:
    """Whether a message shows a table at which a match is under way."""
    return bool((message.get("table") or {}).get("phase") == "playing")


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


def positions(record: str) -> list[Any]:
    """The states of a match after so many moves, with the chance that followed."""
    match = fortyone.read_record(record)
    state = match.start()
    found = []
    for who, what in match.state.events:
        if who == fortyone.CHANCE:
            state.put(what)
        else:
            found.append(state.copy())
            state.apply(what)
    return [*found, state]


def hidden_from(state: Any, seat: int) -> tuple[list[str], list[str]]:
    """A seat's own cards, and the others' and the stock's without those that everyone has seen go there."""
    position = state.position()
    hands = [hand.split() for hand in position.get("hands", [])]
    known = {card for cards in getattr(state.view(seat), "known", ()) for card in cards.split()}
    others = [card for i, hand in enumerate(hands) if i != seat for card in hand]
    stock = position.get("stock", "").split()
    own = hands[seat] if hands else []
    return own, sorted({*others, *stock} - known - {*own})
