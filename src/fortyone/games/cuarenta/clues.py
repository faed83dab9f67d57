"""What the plays of the others tell of the cards they still hold: who could have taken, and did not, hardly could."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from fortyone.games.cuarenta.moves import BY_TEXT, LAY, RONDA
from fortyone.games.cuarenta.positions import NONE
from fortyone.games.cuarenta.view import CuarentaView

if TYPE_CHECKING:
    from fortyone.games.cuarenta import Cuarenta


class Clue(NamedTuple):
    """A play of this five, and what lay on the table.

    Attributes:
        seat: Who played.
        table: The cards that lay there.
        last: The card just laid, which would have been a caída, or NONE.
        laid: Whether the seat laid a card; it might have taken instead.
        later: The cards it has played since, this one too.
    """

    seat: int
    table: int
    last: int
    laid: bool
    later: int


def clues(game: "Cuarenta", view: CuarentaView) -> list[Clue]:
    """The plays of this five by others than the viewer; none where the log does not go back to the deal."""
    plays = list(_plays(game, view))
    if not plays or plays[-1] is None:
        return []
    this_five = 5 * game.seats - sum(view.hand_sizes)
    later = [0] * game.seats
    found = []
    for play in reversed(plays[len(plays) - this_five :]):
        assert play is not None
        seat, slot, table, last, laid = play
        later[seat] |= 1 << slot
        if seat != view.seat:
            found.append(Clue(seat, table, last, laid, later[seat]))
    return found


def _plays(
    game: "Cuarenta", view: CuarentaView
) -> Iterator[tuple[int, int, int, int, bool] | None]:
    """Seat, card, the table before, the card just laid, and whether it was laid; None at last: this cannot be."""
    state: Any = game.new_state()
    blank = state.snapshot()
    laid: list[int] = []
    last, count = NONE, 0
    for seat, text in view.log:
        if seat < 0:
            continue
        number = game.text_move(text)
        move = game.ids.moves[number]
        if move.kind == RONDA:
            continue
        table = sum(1 << slot for slot in laid)
        if move.named & ~table:
            yield None
            return
        yield seat, move.slot, table, last, move.kind == LAY
        # One card in this hand, and one in the next, so that play goes on and nothing is dealt.
        hands = [0] * game.seats
        hands[seat] = 1 << move.slot
        hands[(seat + 1) % game.seats] = 1 << (39 if move.slot == 0 else 0)
        state.restore({**blank, "turn": seat, "hands": hands, "laid": laid, "last": last})
        state.apply(number)
        if state.turn < 0:
            yield None
            return
        count += 1
        now = state.snapshot()
        laid = now["laid"]
        last = NONE if count % (5 * game.seats) == 0 else now["last"]
    if sum(1 << slot for slot in laid) != _table(view):
        yield None


def _table(view: CuarentaView) -> int:
    return sum(1 << BY_TEXT[word] for word in view.table.split())
