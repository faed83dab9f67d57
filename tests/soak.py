"""A thousand matches of basic bots a preset, each of which must end by its rules: `make soak`.

Prints a table; the last run kept stands in docs/soak.md. `python -m tests.soak GAME …` plays those games alone.
"""

import platform
import sys
from multiprocessing import Pool
from statistics import fmean

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.games import game_type

MATCHES = 1000
LONGEST = 500_000  # events
BUDGET = fortyone.Budget()


def events(name: str, preset: str, seed: int) -> int:
    """How many events a match takes to its end; LONGEST if it does not end."""
    state = fortyone.game(name, preset=preset).start(dealer=0)
    bot, rng = fortyone.player("basic"), fortyone.rng(seed)
    while not state.is_over and len(state.events) < LONGEST:
        if state.turn == CHANCE:
            state.deal(rng)
        else:
            state.play(bot.choose(state.view(state.turn), rng, BUDGET).move)
    return len(state.events)


def soaked(table: tuple[str, str]) -> tuple[str, bool]:
    """A row for a preset, and whether all its matches ended."""
    lengths = [events(*table, seed) for seed in range(MATCHES)]
    ended = sum(length < LONGEST for length in lengths)
    name, preset = table
    row = f"| {name} | {preset} | {ended} | {fmean(lengths):.0f} | {max(lengths)} |"
    return row, ended == MATCHES


def main() -> int:
    """Play them all, on two processors; 1 if a match did not end."""
    names = sys.argv[1:] or fortyone.games()
    tables = [(name, preset) for name in names for preset in game_type(name).presets]
    mode = "compiled" if fortyone.compiled else "plain"
    print(f"{MATCHES} matches a preset, {mode}, Python {platform.python_version()}.\n")
    print("| game | preset | ended | events, mean | longest |\n|---|---|---|---|---|", flush=True)
    good = True
    with Pool(2) as pool:
        for row, ended in pool.imap(soaked, tables):
            print(row, flush=True)
            good = good and ended
    return int(not good)


if __name__ == "__main__":
    sys.exit(main())
