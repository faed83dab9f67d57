"""What a seat may know of dice 41: everything, for nothing is hidden."""

from typing import TYPE_CHECKING, Any

from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.core.view import View
from fortyone.games.dice41.options import Options
from fortyone.games.dice41.position import KEYS, read_position, write_position

if TYPE_CHECKING:
    from fortyone.games.dice41 import Dice41


class DiceView(View, frozen=True, kw_only=True):
    """The table. The fields are the position's keys, its `turn` aside.

    Attributes:
        thrower: The seat whose throw or choice is due; −2 when over.
        kept: Dice set aside by the seat on turn, as digits, highest first.
        thrown: Dice lying thrown, as digits; empty when a throw is due.
        done: Scores of this round (or roll-off) by seat; null: not yet.
        kept_by: Dice each finished seat kept.
        round: The round, from 1.
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
    done: tuple[int | None, ...]
    kept_by: tuple[str, ...]
    round: int
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
        **table,
    )


def resample(game: "Dice41", view: DiceView, rng: Rng) -> State:
    """The state itself."""
    position = {key: getattr(view, key) for key in KEYS if key != "turn"}
    state = read_position(game, {**position, "turn": view.thrower})
    state.prior = view.log
    return state
