"""The moves and the chance of Cuarenta as text, and why a move is refused. Positions are in positions.py."""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from fortyone.core.cards import cards_text, members, read_deck
from fortyone.core.chance import MISDEAL
from fortyone.core.errors import BadNotation, IllegalMove
from fortyone.core.messages import Message
from fortyone.core.state import State, read_move_id
from fortyone.games.cuarenta.moves import (
    BY_TEXT,
    JOKER,
    LAY,
    MATCH,
    NUMBERED,
    RANKS,
    RONDA,
    SLOT_TEXTS,
    SUM,
    Move,
    text,
)

if TYPE_CHECKING:
    from fortyone.games.cuarenta import Cuarenta

Never = Callable[[str, str], NoReturn]

CARD = "[a2-7jqk][cdhs]"
SHAPE = re.compile(
    rf"ronda(?P<ronda>[a2-7jqk])|(?P<card>{CARD})(?:x(?P<taken>(?:{CARD}|x[12])+))?"
    rf"|(?P<joker>x[12])(?:(?:=(?P<rank>[a2-7jqk]))?x(?P<caught>(?:{CARD}|x[12])+))?"
)
MISDEAL_TEXT = "misdeal"


def move_text(game: "Cuarenta", move: int) -> str:
    """The canonical text of an id."""
    texts = game.ids.texts
    return texts[read_move_id(move, len(texts))]


def text_move(game: "Cuarenta", written: str) -> int:
    """The id of a move's text; spaces, case and the order of taken cards never matter."""
    if written in game.ids.by_text:
        return game.ids.by_text[written]
    found = SHAPE.fullmatch(re.sub(r"\s", "", written).lower())
    if not found:
        raise BadNotation("cuarenta-bad-move", text=written)
    if found["ronda"]:
        return _ronda(game, found["ronda"].upper())
    slot = _slot(found["card"] or found["joker"])
    taken = [_slot(word) for word in re.findall("..", found["taken"] or found["caught"] or "")]
    if len(set(taken)) < len(taken):
        raise IllegalMove("C-1", written.strip(), Message("cuarenta-never-twice"))
    rank = RANKS.index(found["rank"].upper()) if found["rank"] else _own_rank(slot)
    kind = _kind(slot, rank, taken)
    move = Move(kind, slot, rank, sum(1 << card for card in set(taken)))
    _check_possible(game, move, taken)
    return game.ids.numbers[move]


def _slot(word: str) -> int:
    """The slot of a lower-case card."""
    return BY_TEXT[word.upper() if word[0] == "x" else word[0].upper() + word[1]]


def _own_rank(slot: int) -> int:
    return slot // 4 if slot // 4 < JOKER else -1


def _kind(slot: int, rank: int, taken: Sequence[int]) -> int:
    """How a card would take: its own rank, or a joker with a joker, is a match; anything else a sum."""
    if not taken:
        return LAY
    alike = JOKER if rank < 0 else rank
    return MATCH if any(card // 4 == alike for card in taken) else SUM


def _ronda(game: "Cuarenta", rank: str) -> int:
    if game.options.ronda_when == "automatic":
        raise IllegalMove("C-12", f"ronda{rank}", Message("cuarenta-ronda-automatic"))
    return RANKS.index(rank)


def _check_possible(game: "Cuarenta", move: Move, taken: Sequence[int]) -> None:
    """Refuse what no position of this table could allow."""

    def never(clause: str, why: str) -> NoReturn:
        raise IllegalMove(clause, text(move), Message(f"cuarenta-never-{why}"))

    joker = move.slot // 4 == JOKER
    jokers_taken = any(card // 4 == JOKER for card in taken)
    if not game.options.jokers and (joker or jokers_taken):
        never("C-30", "joker")
    if move.slot in taken:
        never("C-5", "itself")
    if joker and taken and move.rank < 0 and not jokers_taken:
        never("C-30", "as-rank")
    if joker and any(card // 4 != (JOKER if move.rank < 0 else move.rank) for card in taken):
        never("C-30", "joker-takes")
    if jokers_taken and not joker:
        never("C-30", "caught")
    if move.kind == MATCH:
        _check_match(game, move, never)
    elif move.kind == SUM:
        _check_sum(game, move, never)


def _check_match(game: "Cuarenta", move: Move, never: Never) -> None:
    if any(card // 4 not in (move.rank, JOKER) for card in members(move.named)):
        never("C-8", "both")
    if move.named.bit_count() > 1 and game.options.match_takes == "one":
        never("C-6", "one")


def _check_sum(game: "Cuarenta", move: Move, never: Never) -> None:
    cards = members(move.named)
    if len(cards) == 1:
        never("C-6", "rank")
    if any(card // 4 >= NUMBERED for card in (move.slot, *cards)):
        never("C-7", "court")
    if sum(card // 4 + 1 for card in cards) != move.rank + 1:
        never("C-7", "sum")
    if len(cards) > 2 and game.options.sum_cards == "two":
        never("C-7", "two")


def refusal(state: State, move: Move) -> tuple[str, Message]:
    """Why a move that could be legal elsewhere is not legal here; names only cards of the asker and of the table."""
    now = state.snapshot()
    hand = now["hands"][state.turn]
    if move.kind == RONDA:
        return "C-12", _no_ronda(state.turn, move.rank, now)
    if not hand >> move.slot & 1:
        return "C-5", Message("cuarenta-not-held", {"card": SLOT_TEXTS[move.slot]})
    clause = "C-7" if move.kind == SUM else "C-6"
    table = sum(1 << slot for slot in now["laid"])
    if missing := move.named & ~table:
        return clause, Message("cuarenta-not-there", {"cards": slots_text(missing)})
    return clause, Message("cuarenta-all", {"rank": RANKS[move.rank]})


def _no_ronda(seat: int, rank: int, now: dict[str, Any]) -> Message:
    hand = now["hands"][seat]
    if now["shown"][seat] == rank:
        return Message("cuarenta-ronda-again", {"rank": RANKS[rank]})
    if (hand >> 4 * rank & 15).bit_count() != 3:
        return Message("cuarenta-no-ronda", {"rank": RANKS[rank]})
    return Message("cuarenta-ronda-late")


def slots_text(slots: int) -> str:
    """A set of slots as cards, as moves list them: by rank, then by suit."""
    return " ".join(SLOT_TEXTS[slot] for slot in members(slots))


def read_chance(game: "Cuarenta", written: str) -> Sequence[int]:
    """A deck order, or a misdeal."""
    if written.strip().lower() == MISDEAL_TEXT:
        return MISDEAL
    return read_deck(written, game.pack)


def chance_text(values: Iterable[int]) -> str:
    """A deck order as text, or `misdeal`."""
    return cards_text(values) or MISDEAL_TEXT
