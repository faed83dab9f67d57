"""What a seat may know of Empat Satu."""

from collections.abc import Collection, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from fortyone.core.cards import card_text, cards_text, members, read_card, set_text
from fortyone.core.chance import OVER
from fortyone.core.state import State
from fortyone.core.view import View
from fortyone.games.empat_satu.counting import Ranked, Worth, ranking, worth
from fortyone.games.empat_satu.moves import HAND, NONE, PHASES, SHARE, STOCK
from fortyone.games.empat_satu.options import Options

if TYPE_CHECKING:
    from fortyone.games.empat_satu import EmpatSatu
    from fortyone.games.empat_satu.state import EmpatState


class Play(NamedTuple):
    """What a legal move leads to.

    Attributes:
        move: Its text.
        worth: What the hand is worth then: without a card discarded, or with the pile's card after the best discard;
            for `stop` and `pass` the hand that is shown; null for `stock`, whose card nobody knows.
    """

    move: str
    worth: Worth | None


class EmpatView(View, frozen=True, kw_only=True):
    """One's own hand, and what lies or was taken open.

    Attributes:
        hand: The seat's own cards; a spectator has none.
        worth: What they are worth now; null for none, and while a fifth is to be discarded.
        sizes: How many cards each seat holds.
        known: By seat, the cards in its hand that all have seen it take from the pile.
        stock: How many cards are left to draw.
        discards: The discard pile, the oldest first, its top last.
        pile_card: The card that `pile` takes: the top, or what lies under one's own fresh discard; null: none.
        starter: The card turned up at the deal, where that is played and it was seen.
        phase: `take` or `discard`: what is due.
        drawn: The card taken in this turn, if this seat may know it: from the pile, or its own from the stock.
        mover: The seat on turn; before the deal the one that will play first, at the end the one that ended the match.
        dealer: Who dealt.
        first: Who played first in this hand.
        hand_no: The hand, from 1.
        exhausted: Turns played since the stock ran out.
        turns_left: How many turns may still be played without a stock; null while it has cards.
        pile_run: Turns in a row that took from the pile.
        won: Hands won, by seat, shared ones too.
        lost: Hands lost, by seat.
        shown: The hands last shown, by seat, which all have seen; null before any. Their values are the scores.
        ranking: What these are worth, and which are better; null before any.
        plays: What each of the legal moves leads to, in their order.
    """

    options: Options
    hand: str
    worth: Worth | None
    sizes: tuple[int, ...]
    known: tuple[str, ...]
    stock: int
    discards: str
    pile_card: str | None
    starter: str | None
    phase: str
    drawn: str | None
    mover: int
    dealer: int
    first: int
    hand_no: int
    exhausted: int
    turns_left: int | None
    pile_run: int
    won: tuple[int, ...]
    lost: tuple[int, ...]
    shown: tuple[str, ...] | None
    ranking: tuple[Ranked, ...] | None
    plays: tuple[Play, ...]


def make_view(
    game: "EmpatSatu", state: State, seat: int | None, legal: tuple[str, ...]
) -> EmpatView:
    """The view of a seat, or (None) of a spectator."""
    kernel: EmpatState = state  # type: ignore[assignment]
    now, memory = kernel.snapshot(), kernel.memory()
    drawn = now["taken"] if now["taken"] != NONE else memory["fresh"]
    sees_drawn = now["taken"] != NONE or seat == now["seat"]
    own = 0 if seat is None else now["hands"][seat]
    taken = _pile_card(game, now)
    shown = now["hands"] if state.turn == OVER else memory["last_hands"]
    shown = shown if any(shown) else None
    return EmpatView(
        game=game.name,
        options=game.options,
        seat=seat,
        turn=state.turn,
        legal=legal,
        scores=state.scores,
        returns=tuple(share / SHARE for share in now["paid"]),
        log=state.log,
        hand=set_text(own),
        worth=worth(own) if 0 < own.bit_count() <= HAND else None,
        sizes=tuple(hand.bit_count() for hand in now["hands"]),
        known=tuple(map(set_text, now["known"])),
        stock=len(now["stock"]),
        discards=cards_text(now["discards"]),
        pile_card=_card(taken),
        starter=_card(memory["turned"]),
        phase=PHASES[now["discarding"]],
        drawn=_card(drawn) if sees_drawn else None,
        mover=now["seat"],
        dealer=now["dealer"],
        first=now["first"],
        hand_no=now["hand_no"],
        exhausted=now["exhausted"],
        turns_left=_turns_left(game, now),
        pile_run=now["run"],
        won=tuple(now["won"]),
        lost=tuple(now["lost"]),
        shown=shown and tuple(map(set_text, shown)),
        ranking=shown and ranking(shown),
        plays=tuple(Play(move, _leads_to(own, move, taken)) for move in legal),
    )


def _card(card: int) -> str | None:
    return None if card == NONE else card_text(card)


def _pile_card(game: "EmpatSatu", now: dict[str, Any]) -> int:
    """What `pile` takes: with `discard_first` never one's own discard."""
    takes_below = game.options.turn_order == "discard_first" and not now["discarding"]
    pile: list[int] = now["discards"][:-1] if takes_below else now["discards"]
    return pile[-1] if pile else NONE


def _turns_left(game: "EmpatSatu", now: dict[str, Any]) -> int | None:
    """Turns that may still be played without a stock (E-8)."""
    return None if now["stock"] else max(0, game.options.exhausted_turns - now["exhausted"])


def _leads_to(hand: int, move: str, pile_card: int) -> Worth | None:
    if move == "stock":
        return None
    if move == "pile":
        return _most(hand, pile_card)
    return worth(hand & ~(1 << read_card(move)) if len(move) == 2 else hand)


def _most(hand: int, taken: int) -> Worth:
    """What a hand can be worth with a card taken, and another of more than four given away."""
    full = hand | 1 << taken
    if full.bit_count() <= HAND:
        return worth(full)
    return max((worth(full & ~(1 << given)) for given in members(hand)), key=itemgetter(0))


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
