"""What a seat may know of dice 41: everything, for nothing is hidden."""

from typing import TYPE_CHECKING, Any

from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.core.view import View
from fortyone.games.dice41.options import Options
from fortyone.games.dice41.position import KEYS, read_position, write_position
from fortyone.games.dice41.tray import Tray, lay, leading

if TYPE_CHECKING:
    from fortyone.games.dice41 import Dice41


class DiceView(View, frozen=True, kw_only=True):
    """The table. The fields are the position's keys, its `turn` aside, and what follows from them.

    Attributes:
        thrower: The seat whose throw or choice is due; −2 when over.
        kept: Dice set aside by the seat on turn, as digits, highest first.
        thrown: Dice lying thrown, as digits; empty when a throw is due.
        tray: The dice of `kept` in their places.
        done: Scores of this round (or roll-off) by seat; null: not yet; 0: failed.
        best: The score to beat; 0: none yet.
        best_by: The seats that have it.
        perfect: Whether it is 24, the highest there is.
        kept_by: Dice each finished seat kept.
        round: The round, from 1.
        extra: Whether it is played beyond the agreed number, for a pot left over.
        starter: Who threw first in it.
        pot: Chips to be won.
        chips: Chips by seat.
        rolling_off: The seats of a running roll-off.
        paid: Chips put in this round, by seat.
        out: Seats sitting out this round.
    """

    options: Options
    thrower: int
    kept: str
    thrown: str
    tray: Tray
    done: tuple[int | None, ...]
    best: int
    best_by: tuple[int, ...]
    perfect: bool
    kept_by: tuple[str, ...]
    round: int
    extra: bool
    starter: int
    pot: int
    chips: tuple[int, ...]
    rolling_off: tuple[int, ...]
    paid: tuple[int, ...]
    out: tuple[int, ...]


def make_view(game: "Dice41", state: State, seat: int | None, legal: tuple[str, ...]) -> DiceView:
    """The view of a seat."""
    position = write_position(game, state)
    thrower = position.pop("turn")
    table: dict[str, Any] = {k: tuple(v) if type(v) is list else v for k, v in position.items()}
    return DiceView(
        game=game.name,
        options=game.options,
        seat=seat,
        turn=state.turn,
        legal=legal,
        scores=state.scores,
        returns=state.returns(),
        log=state.log,
        thrower=thrower,
        tray=lay(table["kept"], game.options.tickets),
        extra=table["round"] > game.options.rounds,  # D-12
        **leading(table["done"]),
        **table,
    )


def resample(game: "Dice41", view: DiceView, rng: Rng) -> State:
    """The state itself."""
    position = {key: getattr(view, key) for key in KEYS if key != "turn"}
    state = read_position(game, {**position, "turn": view.thrower})
    state.prior = view.log
    return state
