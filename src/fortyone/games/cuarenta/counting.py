"""What a side's cards score at the end of a deal, and why (C-15)."""

from collections.abc import Sequence
from typing import NamedTuple

from fortyone.games.cuarenta.options import Options
from fortyone.games.cuarenta.rules import ODD_CARD


class Counted(NamedTuple):
    """What cards score.

    Attributes:
        points: So many, before the end of a chica cuts them (C-17, C-18).
        words: The variables of the message that says why.
    """

    points: int
    words: dict[str, int | str]


def count_cards(
    options: Options, dealing: int, score: int, taken: Sequence[int], side: int
) -> Counted:
    """What the taken cards of a side with this score are worth.

    Args:
        options: Of the table.
        dealing: The dealer's side.
        score: The side's, before its cards are counted.
        taken: How many cards each side has.
        side: Whose cards.
    """
    over = taken[side] - 20
    if options.cards_stop_at == 0:
        return Counted(0, {"why": "never"})
    if over < 0:
        return Counted(0, {"why": "under"})
    if score >= options.cards_stop_at:
        return Counted(0, {"why": "stop", "score": options.cards_stop_at})
    if over == 0:
        return _twenty(options, side == dealing, taken[1 - side] == 20)
    more = over - over % 2 + over % 2 * ODD_CARD[options.odd_count]
    return Counted(6 + more, {"why": "more", "points": more, "over": over})


def _twenty(options: Options, deals: bool, both: bool) -> Counted:
    if both and options.both_twenty == "neither":
        return Counted(0, {"why": "neither"})
    if both and options.both_twenty == "non_dealer" and deals:
        return Counted(0, {"why": "others"})
    return Counted(6, {"why": "twenty"})
