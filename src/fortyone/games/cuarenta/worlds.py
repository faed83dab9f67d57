"""Worlds that a view of Cuarenta does not tell apart, and the cards of a deck that a seat has seen.

What nobody has seen lies in the others' hands and the stock in any order, with what the rules let everyone conclude:
a ronda shown names its cards, and a hand in which a ronda would have shown itself at the deal had none.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from fortyone.core.cards import members, read_cards
from fortyone.core.chance import OVER
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.games.cuarenta.moves import CARDS, JOKER, RANKS, RONDA, SLOTS
from fortyone.games.cuarenta.notation import read_slot
from fortyone.games.cuarenta.positions import NONE
from fortyone.games.cuarenta.view import CuarentaView

if TYPE_CHECKING:
    from fortyone.games.cuarenta import Cuarenta


def _slots(text: str) -> list[int]:
    return [SLOTS[card] for card in read_cards(text)]


def _bits(text: str) -> int:
    return sum(1 << slot for slot in _slots(text))


def resample(game: "Cuarenta", view: CuarentaView, rng: Rng) -> State:
    """A state drawn uniformly over the chance that gives this view."""
    hands, stock = _deal_unseen(game, view, rng)
    shown = dict(view.shown)
    state = game.new_state()
    state.restore(
        {
            "turn": view.turn,
            "dealer": view.dealer,
            "deals": view.deals,
            "hands": hands,
            "laid": _slots(view.table),
            "last": NONE if view.last is None else read_slot(view.last),
            "stock": stock,
            "piles": [_bits(pile) for pile in view.piles],
            "taker": NONE if view.taker is None else view.taker,
            "points": list(view.scores),
            "won": list(view.chicas),
            "shown": [
                RANKS.index(shown[seat]) if seat in shown else NONE for seat in range(game.seats)
            ],
        }
    )
    state.prior = view.log
    return state


def _deal_unseen(game: "Cuarenta", view: CuarentaView, rng: Rng) -> tuple[list[int], list[int]]:
    """The hands as sets, and the stock in order."""
    sure = [_bits(known) for known in view.known]
    if view.seat is not None:
        sure[view.seat] = _bits(view.hand)
    seen = sum(sure) | _bits(view.table) | sum(_bits(pile) for pile in view.piles)
    unseen = [slot for slot in range(40 + game.options.jokers) if not seen >> slot & 1]
    missing = [size - hand.bit_count() for size, hand in zip(view.hand_sizes, sure, strict=True)]
    limits = _limits(game, view)
    while True:  # a world is refused at worst a few times in a hundred deals; in the last five, a few times in ten
        rng.shuffle(unseen)
        hands, at = sure[:], 0
        for seat, count in enumerate(missing):
            hands[seat] |= sum(1 << slot for slot in unseen[at : at + count])
            at += count
        if all(_fits(hands[seat], *limits[seat]) for seat in range(game.seats) if missing[seat]):
            return hands, unseen[at : at + view.stock]


def _fits(hand: int, played: int, most: int, shown: int, held: int) -> bool:
    """Whether a hand was dealt at most so many cards of a rank, and holds no more of the rank it has shown."""
    if shown != NONE:
        return hand & 15 << 4 * shown == held
    whole = hand | played
    return all((whole >> 4 * rank & 15).bit_count() <= most for rank in range(JOKER))


def _limits(game: "Cuarenta", view: CuarentaView) -> list[tuple[int, int, int, int]]:
    """By seat: what it has played of this five, how many of a rank it can have been dealt, the rank shown, the cards
    shown."""
    shown = dict(view.shown)
    automatic = game.options.ronda_when == "automatic"
    played = _played(game, view)
    unchecked = _unchecked(game, view)
    limits = []
    for seat in range(game.seats):
        rank = RANKS.index(shown[seat]) if seat in shown else NONE
        most = 4 if seat in unchecked[0] else 3 if seat in unchecked[1] or not automatic else 2
        limits.append((played[seat], most, rank, _bits(view.known[seat])))
    return limits


def _played(game: "Cuarenta", view: CuarentaView) -> list[int]:
    """What each seat has played of this five, as far as the log goes back."""
    plays = [event for event in view.log if event.seat >= 0 and not event.text.startswith("ronda")]
    count = 5 * game.seats - sum(view.hand_sizes)
    played = [0] * game.seats
    for seat, text in plays[len(plays) - min(count, len(plays)) :]:
        played[seat] |= 1 << read_slot(text[:2])
    return played


def _unchecked(game: "Cuarenta", view: CuarentaView) -> tuple[list[int], list[int]]:
    """Seats whose doble ronda, and whose automatic ronda, nobody asked for: the mesa was won at the deal before them."""
    order = [(view.dealer + 1 + i) % game.seats for i in range(game.seats)]
    moved = bool(view.log) and view.log[-1].text.startswith("ronda")
    if view.turn != OVER or min(view.hand_sizes) < 5 or moved:
        return [], []
    sizes = {seat: len(view.known[seat].split()) for seat, _ in view.shown}
    rondas = [i for i, seat in enumerate(order) if sizes.get(seat) == 3]
    if rondas:
        return [], order[rondas[-1] + 1 :]
    dobles = [i for i, seat in enumerate(order) if sizes.get(seat) == 4]
    return (order[dobles[-1] + 1 :] if dobles else order), order


def seen_places(
    game: "Cuarenta", before: State, moves: Sequence[tuple[int, int]], seat: int | None
) -> Collection[int]:
    """The places of a deck order from which a seat's cards came, in the fives dealt so far (C-4)."""
    if seat is None:
        return ()
    mine = (seat - before.snapshot()["dealer"] - 1) % game.seats
    return range(mine, _cards_dealt(game, before, moves), game.seats)


def _cards_dealt(game: "Cuarenta", before: State, moves: Sequence[tuple[int, int]]) -> int:
    """How many cards of the deck were dealt."""
    plays = [game.ids.moves[move].slot for _, move in moves if game.ids.moves[move].kind != RONDA]
    five = 5 * game.seats
    if len(plays) % five:
        return len(plays) + five - len(plays) % five
    # The five are played: did the last of them win the chica? Play is in the order of the deal, so the cards
    # played, in their order, stand for those five each of the deck, and the others for the stock.
    played = [CARDS[slot] for slot in plays]
    state: Any = before.copy()
    state.put((*played, *(card for card in game.pack if card not in played)))
    for _, move in moves:
        state.apply(move)
    return int(state.cards_dealt)
