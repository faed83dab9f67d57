"""Golden matches: one readable record a preset, made once and replayed by tests/test_golden.py.

A change of the rules that changes one of them is a new rules version. `python -m tests.golden` writes them anew, on
purpose.
"""

from pathlib import Path

import fortyone
from fortyone.core.match import Match
from fortyone.games import game_type
from tests.strategies import short

HOME = Path(__file__).parent
NAMES = ("Ana", "Budi", "Carlos", "Dunja", "Emil", "Fairuz")


def path_of(name: str, preset: str) -> Path:
    """Where a golden match lies."""
    return HOME / name / f"{preset}.txt"


def golden(name: str, preset: str) -> Match:
    """A short match of two of the bots that every game has, each in turn, on a fixed day."""
    game = fortyone.game(name, preset=preset, **short(name))
    match = game.match(seed=41, names=NAMES[: game.seats])
    match.date = "2026-01-04"
    rng = fortyone.rng(f"{name} {preset}")
    bots = [fortyone.player("basic"), fortyone.player("random")]
    while not match.is_over:
        seat = match.state.turn
        choice = bots[seat % 2].choose(match.state.view(seat), rng, fortyone.Budget())
        match.play(choice.move)
    return match


def write_all() -> None:
    """Write every golden match anew."""
    for name in fortyone.games():
        for preset in game_type(name).presets:
            path = path_of(name, preset)
            path.parent.mkdir(exist_ok=True)
            path.write_text(golden(name, preset).record(), encoding="utf-8")
            print(path.relative_to(HOME.parent.parent))
