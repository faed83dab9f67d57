"""What the seats of a hand of Empat Satu chose in their turns, as a view's log tells."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from fortyone.core.cards import read_card
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.games.empat_satu.habits import Habits
from fortyone.games.empat_satu.moves import NONE, PARS
from fortyone.games.empat_satu.past import is_whole
from fortyone.games.empat_satu.turns import full_stock
from fortyone.games.empat_satu.view import EmpatView

if TYPE_CHECKING:
    from fortyone.games.empat_satu import EmpatSatu

FIRST = 300  # steps from a fair world to a likely one
STEPS = 20  # from one likely world to the next


class Turn(NamedTuple):
    """What a seat did in a turn: the card it took from the pile, that which lay there, and the one it threw away.

    `open` and `next_open` are the cards all know to be in its hand and the next seat's as the turn begins; `par` is
    what is enough to stop.
    """

    took: int
    offered: int
    thrown: int
    open: int
    next_open: int
    par: int


def habits(game: "EmpatSatu", view: EmpatView, world: State) -> Habits:
    """What a view tells of the others' choices; `world`: any that agrees with it."""
    found = Habits(game.seats, NONE if view.seat is None else view.seat, world)
    if is_whole(game, view):
        for seat, turn in reversed(list(turns(game, view))):
            found.add(seat, turn)
    return found


def walk(game: "EmpatSatu", view: EmpatView, rng: Rng) -> Iterator[State]:
    """Worlds in proportion to how likely the others' choices are in them."""
    world = game.resample(view, rng)
    seen = habits(game, view, world)
    seen.walk(world, rng, FIRST)
    while True:
        yield world
        world = world.copy()
        seen.walk(world, rng, STEPS)


def turns(game: "EmpatSatu", view: EmpatView) -> Iterator[tuple[int, Turn]]:
    """The whole turns of the running hand, and whose they were."""
    draws_first = game.options.turn_order == "draw_first"
    lies = NONE if view.starter is None else read_card(view.starter)
    pile = [lies] if lies != NONE else []
    known = [0] * game.seats
    stock, run = full_stock(game), 0
    for (seat, one), (_, two) in zip(view.log[::2], view.log[1::2], strict=False):
        take, throw = (one, two) if draws_first else (two, one)
        thrown = read_card(throw)
        barred = run >= game.options.pile_run and stock > 0  # E-15
        offered = pile[-1] if pile and not barred else NONE
        took = offered if take == "pile" else NONE
        after = known[(seat + 1) % game.seats]
        par = PARS[min((full_stock(game) - stock) // game.seats, len(PARS) - 1)]
        yield seat, Turn(took, offered, thrown, known[seat], after, par)
        if took != NONE:
            known[seat] |= 1 << pile.pop()
        run = run + 1 if took != NONE else 0
        stock -= took == NONE
        known[seat] &= ~(1 << thrown)
        pile.append(thrown)
