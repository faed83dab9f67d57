"""Worlds that a view of Cuarenta does not tell apart, and the cards of a deck that a seat has seen.

What nobody has seen lies in the others' hands and the stock in any order, with what the rules let everyone conclude:
a ronda shown names its cards, and a hand in which a ronda would have shown itself at the deal had none.
"""

import threading
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fortyone.core.chance import OVER
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.games.cuarenta.clues import clues
from fortyone.games.cuarenta.hidden import Bound, Hidden
from fortyone.games.cuarenta.moves import BY_TEXT, CARDS, RANKS, RONDA
from fortyone.games.cuarenta.options import Options
from fortyone.games.cuarenta.positions import NONE
from fortyone.games.cuarenta.sense import Sense
from fortyone.games.cuarenta.view import CuarentaView

if TYPE_CHECKING:
    from fortyone.games.cuarenta import Cuarenta


@lru_cache(maxsize=64)
def game_of(options: Options) -> "Cuarenta":
    """The game with these options, as a view names them."""
    from fortyone.games.cuarenta import Cuarenta

    return Cuarenta(**options.plain())


def _slots(text: str) -> list[int]:
    return [BY_TEXT[word] for word in text.split()]


@lru_cache(maxsize=1024)
def _bits(text: str) -> int:
    return sum(1 << slot for slot in _slots(text))


def resample(game: "Cuarenta", view: CuarentaView, rng: Rng) -> State:
    """A state drawn uniformly over the chance that gives this view."""
    return hidden(game, view).draw(rng)


def likelihood(game: "Cuarenta", view: CuarentaView, world: State) -> float:
    """How likely the others' plays of this five are, with the hands of a world; up to a factor."""
    assert isinstance(world, Sense)
    return hidden(game, view).weigh(world)


class Latest(threading.local):
    """The latest view asked about, by thread: a Hidden writes into itself while it draws."""

    kept: tuple[Any, Any, Any] = (None, None, None)


_latest = Latest()


def hidden(game: "Cuarenta", view: CuarentaView) -> Hidden:
    """What a view does not show; the latest is kept, for a search asks for many worlds of one view."""
    of_game, of_view, found = _latest.kept
    if of_view is not view or of_game is not game:
        found = _hidden(game, view)
        _latest.kept = (game, view, found)
    assert isinstance(found, Hidden)
    return found


def _hidden(game: "Cuarenta", view: CuarentaView) -> Hidden:
    sure = [_bits(known) for known in view.known]
    if view.seat is not None:
        sure[view.seat] = _bits(view.hand)
    seen = sum(sure) | _bits(view.table) | sum(_bits(pile) for pile in view.piles)
    unseen = [slot for slot in range(40 + game.options.jokers) if not seen >> slot & 1]
    missing = [size - hand.bit_count() for size, hand in zip(view.hand_sizes, sure, strict=True)]
    base = _without_hidden(game, view, sure)
    found = Hidden(base, sure, missing, _bounds(game, view), unseen, view.stock)
    if any(missing):
        found.take_clues(clues(game, view))
    return found


def _without_hidden(game: "Cuarenta", view: CuarentaView, sure: list[int]) -> Sense:
    """All that everyone knows, as a state."""
    shown = dict(view.shown)
    state = game.new_state()
    state.restore(
        {
            "turn": view.turn,
            "dealer": view.dealer,
            "deals": view.deals,
            "hands": sure,
            "laid": _slots(view.table),
            "last": NONE if view.last is None else BY_TEXT[view.last],
            "stock": [],
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


def _bounds(game: "Cuarenta", view: CuarentaView) -> list[Bound]:
    """What is known of each hand: rondas that would have shown themselves, and have not, were not there."""
    shown = dict(view.shown)
    automatic = game.options.ronda_when == "automatic"
    played = _played(game, view)
    free, single = _unasked(game, view)
    bounds = []
    for seat in range(game.seats):
        rank = RANKS.index(shown[seat]) if seat in shown else NONE
        most = 4 if seat in free else 3 if seat in single or not automatic else 2
        bounds.append(Bound(played[seat], most, rank, _bits(view.known[seat])))
    return bounds


def _played(game: "Cuarenta", view: CuarentaView) -> list[int]:
    """What each seat has played of this five, as far as the log goes back."""
    plays = [event for event in view.log if event.seat >= 0 and not event.text.startswith("ronda")]
    count = 5 * game.seats - sum(view.hand_sizes)
    played = [0] * game.seats
    for seat, text in plays[len(plays) - min(count, len(plays)) :]:
        played[seat] |= 1 << BY_TEXT[text[:2]]
    return played


def _unasked(game: "Cuarenta", view: CuarentaView) -> tuple[list[int], list[int]]:
    """The seats that may hold a doble ronda, and a ronda, unasked: the mesa was won at the deal before their turn."""
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
    made = [game.ids.moves[move] for _, move in moves]
    plays = [move.slot for move in made if move.kind != RONDA]
    five = 5 * game.seats
    shows = bool(made) and made[-1].kind == RONDA  # before the first card of a five that was dealt
    if len(plays) % five or shows:
        return len(plays) + five - len(plays) % five
    # The five are played: did the last of them win the chica? Play is in the order of the deal, so the cards
    # played, in their order, stand for those five each of the deck, and the others for the stock.
    played = [CARDS[slot] for slot in plays]
    state: Any = before.copy()
    state.put((*played, *(card for card in game.pack if card not in played)))
    for _, move in moves:
        state.apply(move)
    return int(state.cards_dealt)
