"""What a seat may know of Empat Satu."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from fortyone.core.cards import card_text, cards_text, set_text
from fortyone.core.chance import OVER
from fortyone.core.state import State
from fortyone.core.view import View
from fortyone.games.empat_satu.moves import HAND, NONE, PHASES, SHARE, STOCK
from fortyone.games.empat_satu.options import Options

if TYPE_CHECKING:
    from fortyone.games.empat_satu import EmpatSatu
    from fortyone.games.empat_satu.state import EmpatState


class EmpatView(View, frozen=True, kw_only=True):
    """One's own hand, and what lies or was taken open.

    Attributes:
        hand: The seat's own cards; a spectator has none.
        sizes: How many cards each seat holds.
        known: By seat, the cards in its hand that all have seen it take from the pile.
        stock: How many cards are left to draw.
        discards: The discard pile, the oldest first, its top last.
        starter: The card turned up at the deal, where that is played and it was seen.
        phase: `take` or `discard`: what is due.
        drawn: The card taken in this turn, if this seat may know it: from the pile, or its own from the stock.
        mover: The seat on turn; before the deal the one that will play first, at the end the one that ended the match.
        dealer: Who dealt.
        first: Who played first in this hand.
        hand_no: The hand, from 1.
        exhausted: Turns played since the stock ran out.
        pile_run: Turns in a row that took from the pile.
        won: Hands won, by seat, shared ones too.
        lost: Hands lost, by seat.
        shown: The hands last shown, by seat, which all have seen; null before any. Their values are the scores.
    """

    options: Options
    hand: str
    sizes: tuple[int, ...]
    known: tuple[str, ...]
    stock: int
    discards: str
    starter: str | None
    phase: str
    drawn: str | None
    mover: int
    dealer: int
    first: int
    hand_no: int
    exhausted: int
    pile_run: int
    won: tuple[int, ...]
    lost: tuple[int, ...]
    shown: tuple[str, ...] | None


def make_view(
    game: "EmpatSatu", state: State, seat: int | None, legal: tuple[str, ...]
) -> EmpatView:
    """The view of a seat, or (None) of a spectator."""
    kernel: EmpatState = state  # type: ignore[assignment]
    now, memory = kernel.snapshot(), kernel.memory()
    drawn = now["taken"] if now["taken"] != NONE else memory["fresh"]
    sees_drawn = now["taken"] != NONE or seat == now["seat"]
    return EmpatView(
        game=game.name,
        options=game.options,
        seat=seat,
        turn=state.turn,
        legal=legal,
        scores=state.scores,
        returns=tuple(share / SHARE for share in now["paid"]),
        log=state.log,
        hand="" if seat is None else set_text(now["hands"][seat]),
        sizes=tuple(hand.bit_count() for hand in now["hands"]),
        known=tuple(map(set_text, now["known"])),
        stock=len(now["stock"]),
        discards=cards_text(now["discards"]),
        starter=_card(memory["turned"]),
        phase=PHASES[now["discarding"]],
        drawn=_card(drawn) if sees_drawn else None,
        mover=now["seat"],
        dealer=now["dealer"],
        first=now["first"],
        hand_no=now["hand_no"],
        exhausted=now["exhausted"],
        pile_run=now["run"],
        won=tuple(now["won"]),
        lost=tuple(now["lost"]),
        shown=_shown(now["hands"] if state.turn == OVER else memory["last_hands"]),
    )


def _card(card: int) -> str | None:
    return None if card == NONE else card_text(card)


def _shown(hands: Sequence[int]) -> tuple[str, ...] | None:
    return tuple(map(set_text, hands)) if any(hands) else None


def seen_places(
    game: "EmpatSatu", before: State, moves: Sequence[tuple[int, int]], seat: int | None
) -> Collection[int]:
    """Places of the deck whose card this seat saw come out of it."""
    dealer = before.snapshot()["dealer"]
    dealt = HAND * game.seats
    places = {i for i in range(dealt) if (dealer + 1 + i) % game.seats == seat}
    if game.options.starter_card:
        places.add(dealt)
        dealt += 1
    drawn_by = [mover for mover, move in moves if move == STOCK]
    places.update(dealt + i for i, mover in enumerate(drawn_by) if mover == seat)
    return places
