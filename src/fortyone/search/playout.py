"""Random matches of any game, played through the kernel's verbs without Python in between."""

from typing import Final, NamedTuple

from fortyone.core.chance import CHANCE, OVER
from fortyone.core.rng import Rng
from fortyone.core.state import MoveList, State

# Moves and chance of one match. Only a game without a bound of its own (`max_deals` = 0) comes near it.
LIMIT: Final = 1_000_000
STUCK = -1


class Count(NamedTuple):
    """What was played: whole matches, and the players' moves in them."""

    matches: int
    moves: int


def playouts(start: State, times: int, rng: Rng, limit: int = LIMIT) -> Count:
    """Random matches from a state to their ends, each move as likely, chance from the generator.

    Args:
        start: Where each match begins; it is left alone, and nothing is added to any history.
        times: How many matches.
        rng: Deals, throws and chooses.
        limit: Most moves and chance events of one match together.

    Raises:
        RuntimeError: a match did not end within `limit`.
    """
    moves = MoveList()
    match = start.copy()
    played = 0
    for _ in range(times):
        match.copy_from(start)
        count = finish(match, moves, rng, limit)
        if count == STUCK:
            raise RuntimeError(f"{start.game!r}: a random match did not end in {limit} steps")
        played += count
    return Count(times, played)


def finish(state: State, moves: MoveList, rng: Rng, limit: int) -> int:
    """Play at random until the match is over: the players' moves, or STUCK; `moves` is scratch."""
    played = 0
    for _ in range(limit):
        if state.turn == OVER:
            return played
        if state.turn == CHANCE:
            state.draw(rng)
            state.put_drawn()
        else:
            moves.count = 0
            state.fill(moves)
            state.apply_id(moves.ids[rng.pick(moves.count)])
            played += 1
    return played if state.turn == OVER else STUCK
