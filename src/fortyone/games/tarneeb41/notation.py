"""Moves and positions of Syrian 41 as text."""

import re
from typing import TYPE_CHECKING, Any

from fortyone.core.cards import SUITS, card_text, cards_text, read_card, set_text
from fortyone.core.errors import BadNotation
from fortyone.core.messages import Message
from fortyone.core.state import State, read_move_id
from fortyone.games.tarneeb41.cards import BIDS, MOVES, NO_BID, NOBODY

if TYPE_CHECKING:
    from fortyone.games.tarneeb41 import Tarneeb41


def move_text(move: int) -> str:
    """A bid as a number, or a card."""
    read_move_id(move, MOVES)
    return str(move + 1) if move < BIDS else card_text(move - BIDS)


def text_move(text: str) -> int:
    """The id of a bid or a card."""
    word = text.strip()
    if re.fullmatch(r"[1-9]|1[0-3]", word):
        return int(word) - 1
    if not re.fullmatch(r"(10|[2-9AJKQT])[CDHS]", word, re.I | re.A):
        raise BadNotation("tarneeb41-bad-move", text=text)
    return BIDS + read_card(word)


def refusal(game: "Tarneeb41", state: State, move: int) -> tuple[str, Message]:
    """Why a bid or a card is not allowed now."""
    now = state.snapshot()
    bidding = now["bids"][now["dealer"]] == NO_BID
    if bidding and move < BIDS:
        return _bid_refusal(game, state)
    if bidding or move < BIDS:
        return "T-4", Message("tarneeb41-bids-due" if bidding else "tarneeb41-bids-done")
    card = move - BIDS
    if not now["hands"][state.turn] >> card & 1:
        return "T-8", Message("tarneeb41-not-held", {"card": card_text(card)})
    return "T-8", Message("tarneeb41-follow", {"suit": SUITS[now["trick"][0] // 13]})


def _bid_refusal(game: "Tarneeb41", state: State) -> tuple[str, Message]:
    """The clause that set the limit which the bid crosses: by score, the Lebanese, or the common one."""
    options = game.options
    least: int = state.demands()["least"][state.turn]  # type: ignore[attr-defined]
    variables = {"least": least, "most": options.max_bid}
    if least > options.min_bid:
        score = state.scores[state.turn]
        return "T-21", Message("tarneeb41-bid-score", {"score": score, **variables})
    clause = "T-20" if (least, options.max_bid) == (2, 12) else "T-5"
    return clause, Message("tarneeb41-bid-range", variables)


def write_position(state: State) -> dict[str, Any]:
    """Every key of the rule book."""
    now = state.snapshot()
    last = {"leader": now["last_leader"], "cards": cards_text(now["last"])}
    return {
        "hands": [set_text(hand) for hand in now["hands"]],
        "dealer": now["dealer"],
        "bids": [None if bid == NO_BID else bid for bid in now["bids"]],
        "scores": now["scores"],
        "trick": cards_text(now["trick"]),
        "leader": now["leader"],
        "taken": now["taken"],
        "deals": now["deals"],
        "thirteen": None if now["thirteen"] == NOBODY else now["thirteen"],
        "voids": [suits_text(void) for void in now["voids"]],
        "last": last if now["last"] else None,
    }


def suits_text(void: int) -> str:
    """A set of suits as letters: `ch`."""
    return "".join(suit for i, suit in enumerate(SUITS) if void >> i & 1)


def read_suits(text: str) -> int:
    """A set of suits from letters, in any order and case.

    Raises:
        BadNotation: a letter that is no suit, or not a text.
    """
    letters = "".join(text.split()).lower() if isinstance(text, str) else "?"
    if not set(letters) <= set(SUITS):
        raise BadNotation("tarneeb41-bad-suits", text=str(text))
    return sum(1 << SUITS.index(letter) for letter in set(letters))
