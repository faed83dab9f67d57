"""How many turns a hand has seen, from what lies on the table.

Turns that take from the stock can be counted from what is left of it; how many took from the pile in between,
nobody can tell later, save for those in a row up to now.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fortyone.games.empat_satu import EmpatSatu


def full_stock(game: "EmpatSatu") -> int:
    """Cards in the stock when the first turn of a hand begins (E-1)."""
    return 52 - 4 * game.seats - game.options.starter_card


def pile_turns(game: "EmpatSatu", stock_turns: int, run: int) -> range:
    """How many turns may have taken from the pile: `run` since the last that took from the stock, and earlier ones.

    Before the first that took from the stock there was nothing to take but a starter card (E-3, E-15).
    """
    if stock_turns == 0:
        return range(run, run + 1 if run == 0 or game.options.starter_card else run)
    earlier = stock_turns - 1 + game.options.starter_card
    return range(run, run + earlier * game.options.pile_run + 1)


def turns_at_least(turns: int, ahead: int, seats: int) -> int:
    """The least number of turns, from `turns` on, after which the seat `ahead` places after the first is on turn."""
    return turns + (ahead - turns) % seats


def least_turns(game: "EmpatSatu", stock_turns: int, run: int, ahead: int) -> int | None:
    """The same among the numbers of turns that fit; None where none does."""
    turns = turns_at_least(stock_turns + run, ahead, game.seats)
    return turns if turns - stock_turns in pile_turns(game, stock_turns, run) else None
