"""What a seat may know of Syrian 41, and the deals that fit it."""

from typing import TYPE_CHECKING

import msgspec

from fortyone.core.cards import FULL_DECK, bits, cards_text, members, read_cards, set_text
from fortyone.core.chance import CHANCE, OVER
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.core.view import View
from fortyone.games.tarneeb41.cards import NO_BID, NOBODY, taker
from fortyone.games.tarneeb41.notation import read_suits, suits_text
from fortyone.games.tarneeb41.options import Options
from fortyone.games.tarneeb41.worlds import draw

if TYPE_CHECKING:
    from fortyone.games.tarneeb41 import Tarneeb41

FULL = bits(FULL_DECK)


class Trick(msgspec.Struct, frozen=True):
    """A finished trick.

    Attributes:
        leader: The seat that led it.
        cards: Its four cards in the order of play.
        taker: The seat that took it.
    """

    leader: int
    cards: str
    taker: int


class TarneebView(View, frozen=True, kw_only=True):
    """The seat's own hand, and the table. The fields from `dealer` on are the position's keys, as it explains them;
    `last` says besides who took it.

    Attributes:
        hand: The cards `seat` holds; a spectator sees none.
        hand_sizes: Cards held, by seat.
        played: The cards that have left the hands in the running deal, the trick on the table included.
        required: What the four bids must add up to, or the deal is thrown in.
        counted: What the bids made so far count towards that.
        least: The least each seat may bid in this deal.
        phase: What is due: `deal`, `bid` or `play`; or `over`.
        standing: By seat, its bid once all have bid: `made`, `open` while it can still be made, or `lost`; else null.
    """

    options: Options
    hand: str
    hand_sizes: tuple[int, ...]
    played: str
    required: int
    counted: int
    least: tuple[int, ...]
    phase: str
    standing: tuple[str | None, ...]
    dealer: int
    bids: tuple[int | None, ...]
    trick: str
    leader: int
    taken: tuple[int, ...]
    deals: int
    thirteen: int | None
    voids: tuple[str, ...]
    last: Trick | None


def make_view(
    game: "Tarneeb41", state: State, seat: int | None, legal: tuple[str, ...]
) -> TarneebView:
    """The view of a seat."""
    now = state.snapshot()
    hands: list[int] = now["hands"]
    held = hands[0] | hands[1] | hands[2] | hands[3]
    phase = _phase(state.turn, now["bids"][now["dealer"]])
    return TarneebView(
        game=game.name,
        options=game.options,
        seat=seat,
        turn=state.turn,
        legal=legal,
        scores=state.scores,
        returns=state.returns(),
        log=state.log,
        hand="" if seat is None else set_text(hands[seat]),
        hand_sizes=tuple(hand.bit_count() for hand in hands),
        played=set_text(FULL & ~held) if held else "",
        phase=phase,
        standing=_standing(now["bids"], now["taken"]) if phase == "play" else (None,) * 4,
        dealer=now["dealer"],
        bids=tuple(None if bid == NO_BID else bid for bid in now["bids"]),
        trick=cards_text(now["trick"]),
        leader=now["leader"],
        taken=tuple(now["taken"]),
        deals=now["deals"],
        thirteen=None if now["thirteen"] == NOBODY else now["thirteen"],
        voids=tuple(map(suits_text, now["voids"])),
        last=_last(now["last_leader"], now["last"]),
        **state.demands(),  # type: ignore[attr-defined]
    )


def _phase(turn: int, dealers_bid: int) -> str:
    if turn < 0:
        return {CHANCE: "deal", OVER: "over"}[turn]
    return "bid" if dealers_bid == NO_BID else "play"  # T-4: the dealer bids last


def _standing(bids: list[int], taken: list[int]) -> tuple[str, ...]:
    """Own tricks against the bid (T-10), and the tricks that are still to be taken."""
    left = 13 - sum(taken)
    return tuple(
        "made" if tricks >= bid else "open" if tricks + left >= bid else "lost"
        for bid, tricks in zip(bids, taken, strict=True)
    )


def _last(leader: int, cards: list[int]) -> Trick | None:
    """The last finished trick; None: there was none."""
    return Trick(leader, cards_text(cards), taker(leader, cards)) if cards else None


def resample(game: "Tarneeb41", view: TarneebView, rng: Rng) -> State:
    """A state with the hidden hands drawn anew: their sizes and the voids shown are all that is known of them."""
    voids = [read_suits(suits) for suits in view.voids]
    state = game.new_state()
    state.restore(
        {
            "hands": hidden_hands(view, voids, rng),
            "dealer": view.dealer,
            "bids": [bid or NO_BID for bid in view.bids],
            "scores": view.scores,
            "trick": read_cards(view.trick),
            "leader": view.leader,
            "taken": view.taken,
            "deals": view.deals,
            "thirteen": NOBODY if view.thirteen is None else view.thirteen,
            "voids": voids,
            "last_leader": view.last.leader if view.last else NOBODY,
            "last": read_cards(view.last.cards) if view.last else [],
        }
    )
    state.prior = view.log
    return state


def hidden_hands(view: TarneebView, voids: list[int], rng: Rng) -> list[int]:
    """The hands as sets of cards: the seat's own, and the others' drawn."""
    hands = [0, 0, 0, 0]
    if not any(view.hand_sizes):
        return hands
    others = [seat for seat in range(4) if seat != view.seat]
    own = bits(read_cards(view.hand))
    if view.seat is not None:
        hands[view.seat] = own
    unseen = members(FULL & ~own & ~bits(read_cards(view.played)))
    sizes = [view.hand_sizes[seat] for seat in others]
    drawn = draw(rng, unseen, sizes, [voids[seat] for seat in others])
    for seat, cards in zip(others, drawn, strict=True):
        hands[seat] = bits(cards)
    return hands
