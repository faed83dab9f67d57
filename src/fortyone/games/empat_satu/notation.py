"""Moves of Empat Satu as text, and why one is refused."""

from typing import TYPE_CHECKING

from fortyone.core.cards import JOKERS, card_text, read_card
from fortyone.core.errors import BadNotation
from fortyone.core.messages import Message
from fortyone.core.state import State, read_move_id
from fortyone.games.empat_satu.moves import NONE, NUM_MOVES, PASS, STOCK, STOP, WORDS

if TYPE_CHECKING:
    from fortyone.games.empat_satu import EmpatSatu


def move_text(move: int) -> str:
    """A card, or a word."""
    read_move_id(move, NUM_MOVES)
    return card_text(move) if move < STOCK else WORDS[move - STOCK]


def text_move(text: str) -> int:
    """The id of a card or word, in any case."""
    word = text.strip().lower()
    if word in WORDS:
        return STOCK + WORDS.index(word)
    try:
        card = read_card(word)
    except BadNotation:
        raise BadNotation("empat_satu-bad-move", text=text) from None
    if card in JOKERS:
        raise BadNotation("empat_satu-bad-move", text=text)
    return card


def refusal(game: "EmpatSatu", state: State, move: int) -> tuple[str, Message]:
    """The clause that forbids a move, and why."""
    now = state.snapshot()
    draws_first = game.options.turn_order == "draw_first"
    begins = now["discarding"] != draws_first
    if move < STOCK:
        return _no_discard(now["discarding"], now["taken"], move)
    if move in (STOP, PASS) and not begins:
        return "E-5" if move == STOP else "E-7", Message("empat_satu-turn-begun")
    if move == STOP:
        return "E-5", _no_stop(game)
    if move == PASS:
        return "E-7", Message("empat_satu-pass-stock", {"count": len(now["stock"])})
    if now["discarding"]:
        return "E-3", Message("empat_satu-discard-first")
    if move == STOCK:
        return "E-7", Message("empat_satu-stock-empty")
    least = 1 if draws_first else 2
    if len(now["discards"]) < least:
        return "E-3", Message("empat_satu-pile-empty")
    return "E-15", Message("empat_satu-pile-run", {"count": now["run"]})


def _no_discard(due: bool, taken: int, card: int) -> tuple[str, Message]:
    if not due:
        return "E-3", Message("empat_satu-take-first")
    if taken != NONE and card == taken:
        return "E-4", Message("empat_satu-just-taken", {"card": card_text(card)})
    return "E-3", Message("empat_satu-not-held", {"card": card_text(card)})


def _no_stop(game: "EmpatSatu") -> Message:
    if game.options.stop_rule == "threshold":
        return Message("empat_satu-stop-value", {"least": game.options.stop_at})
    return Message("empat_satu-stop-suit")
