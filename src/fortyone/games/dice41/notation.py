"""Moves of dice 41 as text: the faces set aside, as digits."""

import re
from typing import TYPE_CHECKING

from fortyone.core.dice import faces_text
from fortyone.core.errors import BadNotation, IllegalMove
from fortyone.core.messages import Message
from fortyone.core.state import State, read_move_id
from fortyone.games.dice41.moves import IDS, TEXTS, digits

if TYPE_CHECKING:
    from fortyone.games.dice41 import Dice41


def move_text(game: "Dice41", move: int) -> str:
    """The faces a move sets aside, highest first."""
    read_move_id(move, game.num_moves)
    return TEXTS[move] if game.many else str(move + 1)


def text_move(game: "Dice41", text: str) -> int:
    """The id of the move that these digits name, in any order."""
    faces = "".join(text.split())
    if not re.fullmatch("[1-6]{1,6}", faces):
        raise BadNotation("dice41-bad-move", text=text)
    if game.many:
        return IDS[faces_text(map(int, faces))]
    if len(faces) > 1:
        raise IllegalMove("D-2", faces_text(map(int, faces)), Message("dice41-keep-one"))
    return int(faces) - 1


def refusal(game: "Dice41", state: State, move: int) -> tuple[str, Message]:
    """Why dice may not be kept: they do not lie there."""
    thrown = digits(state.snapshot()["thrown"])
    return "D-20" if game.many else "D-2", Message("dice41-not-thrown", {"thrown": thrown})
