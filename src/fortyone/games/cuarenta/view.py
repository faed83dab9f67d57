"""What a seat may know of a mesa of Cuarenta. Worlds that look the same are drawn in worlds.py."""

from typing import TYPE_CHECKING, NamedTuple

from fortyone.core.state import State
from fortyone.core.view import View
from fortyone.games.cuarenta.notation import slots_text
from fortyone.games.cuarenta.options import Options
from fortyone.games.cuarenta.positions import NONE, slot_set_text, write_position

if TYPE_CHECKING:
    from fortyone.games.cuarenta import Cuarenta


class Play(NamedTuple):
    """What a legal move does.

    Attributes:
        move: Its text.
        takes: The cards it takes off the table, the run included, by rank; "" where it takes none.
        points: How much the side's score rises.
        gives_up: Whether a ronda that can be shown now never could be after it.
    """

    move: str
    takes: str
    points: int
    gives_up: bool


class CuarentaView(View, frozen=True, kw_only=True):
    """The table, one's own hand, and what rondas have shown.

    Attributes:
        hand: The seat's own cards; "" for a spectator.
        hand_sizes: How many cards each seat holds.
        known: By seat, cards that a ronda has shown and that are still held: all of that rank in the hand.
        shown: The rondas shown in this five, each [seat, rank].
        table: The cards on the table, oldest first.
        last: The card the seat before has just laid, if it lies there; taking it is a caída.
        dealer: Who dealt, or is to deal.
        stock: How many cards the stock has.
        piles: Taken cards, by side.
        cards_worth: By side, how much the score would rise if the cards were counted now.
        only_caida: By side, whether its score is where only a caída counts.
        taker: The side that took last; what lies at the end of the deal is its own.
        chicas: Chicas won, by side.
        deals: Deals done.
        plays: What each of the legal moves does, in their order.
    """

    options: Options
    hand: str
    hand_sizes: tuple[int, ...]
    known: tuple[str, ...]
    shown: tuple[tuple[int, str], ...]
    table: str
    last: str | None
    dealer: int
    stock: int
    piles: tuple[str, ...]
    cards_worth: tuple[int, ...]
    only_caida: tuple[bool, ...]
    taker: int | None
    chicas: tuple[int, ...]
    deals: int
    plays: tuple[Play, ...]


def make_view(
    game: "Cuarenta", state: State, seat: int | None, legal: tuple[str, ...]
) -> CuarentaView:
    """The view of a seat."""
    now = state.snapshot()
    table = write_position(state)
    return CuarentaView(
        game=game.name,
        options=game.options,
        seat=seat,
        turn=state.turn,
        legal=legal,
        scores=state.scores,
        returns=state.returns(),
        log=state.log,
        hand="" if seat is None else table["hands"][seat],
        hand_sizes=tuple(hand.bit_count() for hand in now["hands"]),
        known=tuple(map(_known, now["hands"], now["shown"])),
        shown=tuple((shower, rank) for shower, rank in table["shown"]),
        table=table["table"],
        last=table["last"],
        dealer=table["dealer"],
        stock=len(now["stock"]),
        piles=tuple(table["piles"]),
        cards_worth=state.cards_worth(),  # type: ignore[attr-defined]
        only_caida=tuple(0 < game.options.caida_only_from <= points for points in now["points"]),
        taker=table["taker"],
        chicas=tuple(table["chicas"]),
        deals=table["deals"],
        plays=_plays(game, state, legal),
    )


def _known(hand: int, rank: int) -> str:
    return "" if rank == NONE else slot_set_text(hand & 15 << 4 * rank)


def _plays(game: "Cuarenta", state: State, legal: tuple[str, ...]) -> tuple[Play, ...]:
    ronda = next((move[-1] for move in legal if move.startswith("ronda")), "")
    first = game.options.ronda_when == "first_play"
    plays = []
    for move in legal:
        takes, points = state.preview(game.text_move(move))  # type: ignore[attr-defined]
        card = move[0] if ronda and not move.startswith("ronda") else ""
        gives_up = card != "" and (first or card == ronda)  # C-12
        plays.append(Play(move, slots_text(takes), points, gives_up))
    return tuple(plays)
