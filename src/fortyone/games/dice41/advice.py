"""What to keep, what each choice is worth, and why, in words: for the strong bot and for `fortyone advise`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fortyone.core.messages import Message
from fortyone.games.dice41.lead import TOP
from fortyone.games.dice41.solver import POINTS, Solver

EQUAL = 1e-9  # choices whose worths differ less are equals


@dataclass(frozen=True)
class Advice:
    """A choice, with its reasons.

    Attributes:
        move: The best choice; of equals the one with the best mean score, then with the most pips.
        values: What each choice is worth, in the unit of the utility asked for.
        cause: What kind of choice it is, as a message.
        outlook: What becomes of the turn, as a message.
    """

    move: str
    values: Mapping[str, float]
    cause: Message
    outlook: Message


@dataclass(frozen=True)
class Throw:
    """What lies on the table of the seat on turn.

    Attributes:
        kept: Faces set aside before this throw.
        thrown: Faces lying thrown.
        to_beat: The best score so far; 0 where nobody has qualified, or nobody else plays.
    """

    kept: tuple[int, ...]
    thrown: tuple[int, ...]
    to_beat: int = 0


def advise(solver: Solver, throw: Throw, utility: Sequence[float]) -> Advice:
    """The best choice of a throw, where ending with score 0 … 24 is worth `utility` (25 numbers)."""
    points = solver.values(throw.kept, throw.thrown, POINTS)
    values = solver.values(throw.kept, throw.thrown, utility)
    move = sensible(values, points)
    chances = solver.outlook((*throw.kept, *map(int, move)), utility)
    return Advice(move, values, _cause(solver, throw, move, values), _outlook(throw, chances))


def sensible(values: Mapping[str, float], points: Mapping[str, float]) -> str:
    """The choice worth most; of equals the one a sensible person makes: the best mean score, then the most pips."""
    enough = max(values.values()) - EQUAL
    equals = [choice for choice, value in values.items() if value >= enough]
    return max(equals, key=lambda choice: (round(points[choice], 9), sum(map(int, choice))))


def _cause(solver: Solver, throw: Throw, move: str, values: Mapping[str, float]) -> Message:
    """What kind of choice it is."""
    turn = solver.turn
    missing = [face for face in (turn.ticket_a, turn.ticket_b) if face not in throw.kept]
    taken = [face for face in missing if str(face) in move]
    if len(values) == 1:
        return Message("dice41-why-only")
    if max(values.values()) - min(values.values()) <= EQUAL:
        return Message("dice41-why-same")
    if taken:
        return Message("dice41-why-ticket", {"faces": _faces(taken), "count": len(taken)})
    if not missing:
        return Message("dice41-why-held")
    if any(face in throw.thrown for face in missing):
        return Message("dice41-why-wait")
    return Message("dice41-why-none", {"faces": _faces(missing), "count": len(missing)})


def _faces(faces: Sequence[int]) -> Message | str:
    if len(faces) == 1:
        return str(faces[0])
    return Message("table-and", {"most": str(faces[0]), "last": str(faces[1])})


def _outlook(throw: Throw, chances: Sequence[float]) -> Message:
    """How likely the turn reaches what it must; where nothing is to beat, what it will score."""
    best = throw.to_beat
    beats, ties = sum(chances[best + 1 :], 0.0), chances[best]
    qualifies = 1 - chances[0]
    if best and beats + ties < EQUAL:
        return Message("dice41-out-of-reach", {"best": best})
    if best == TOP:
        return Message("dice41-ties", _shares(ties=ties))
    if best:
        return Message("dice41-beats", {"best": best, **_shares(beats=beats, ties=ties)})
    if qualifies < EQUAL:
        return Message("dice41-fails")
    mean = sum(score * chance for score, chance in enumerate(chances)) / qualifies
    return Message("dice41-scores", {"mean": round(mean, 1), **_shares(qualifies=qualifies)})


def _shares(**chances: float) -> dict[str, float]:
    """Chances as percentages; how a number is written, the language decides."""
    return {name: round(100 * chance, 1) for name, chance in chances.items()}
