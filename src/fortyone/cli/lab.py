"""Commands that count and time."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fortyone.cli.begin import make_game
from fortyone.cli.saves import read
from fortyone.cli.screen import Screen
from fortyone.core.chance import Stream, seed_bytes
from fortyone.core.errors import PositionError
from fortyone.core.state import State
from fortyone.games import resolve
from fortyone.lab.bench import bench
from fortyone.lab.perft import perft, split

BENCH_HEADS: Final = ("bench-game", "bench-what", "bench-rate", "bench-moves")


def show_perft(
    screen: Screen,
    name: str,
    preset: str | None,
    settings: Sequence[str],
    *,
    depth: int,
    position: Path | None,
    seed: int,
    by_move: bool,
    as_json: bool,
) -> None:
    """Count the lines of `depth` moves.

    Raises:
        FortyoneError: the game, an option or the position cannot be.
    """
    game = make_game(name, preset, settings, None)
    state: State = game.start() if position is None else game.position(read_position(position))
    stream = Stream(seed_bytes(seed), ("",) * game.seats)
    counts = split(state, depth, stream) if by_move else {}
    total = sum(counts.values()) if counts else perft(state, depth, stream)
    if as_json:
        row: dict[str, Any] = {"game": game.name, "depth": depth, "lines": total}
        screen.write(json.dumps({**row, "split": counts} if by_move else row))
        return
    for move, count in counts.items():
        screen.write(f"{move}: {count}")
    screen.write(str(total))


def read_position(path: Path) -> Any:
    """A position's JSON.

    Raises:
        FortyoneError: it cannot be read, or is no JSON.
    """
    try:
        return json.loads(read(path))
    except (json.JSONDecodeError, RecursionError) as error:
        raise PositionError("cli-no-json", path=str(path), why=str(error)) from None


def show_bench(screen: Screen, names: Sequence[str], *, as_json: bool) -> None:
    """Time the games.

    Raises:
        OptionError: no such game.
    """
    if not as_json:
        game, what, rate, moves = map(screen.say, BENCH_HEADS)
        screen.write(f"{game:12} {what:5} {rate:>14} {moves:>18}")
    for row in bench([resolve(name)[0] for name in names]):
        if as_json:
            screen.write(json.dumps(row._asdict()))
        else:
            screen.write(
                f"{row.game:12} {row.what:5} {row.per_second:14,.0f} {row.moves_per_second:18,.0f}"
            )
