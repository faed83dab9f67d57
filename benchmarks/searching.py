"""`python -m benchmarks.searching`: how many simulations a second the search makes in each game."""

import time
from collections.abc import Iterator
from typing import Final, NamedTuple

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.core.view import View
from fortyone.search.bot import Search
from fortyone.search.run import Run, game_of
from fortyone.search.worlds import worlds

SIMULATIONS: Final = 1000
MOMENTS: Final = 12  # of a match between basic players, each with a choice
SETTINGS: Final = {
    "search": Search(),
    "plain": Search(policy=False, leaves=False, weights=False),
}


class Row(NamedTuple):
    """One game: simulations a second, worlds aside, of each setting; and worlds a second."""

    game: str
    search: float
    plain: float
    worlds: float


def rows() -> Iterator[Row]:
    """Every game under its first preset, each row as soon as it is measured."""
    for name in fortyone.games():
        views = list(moments(name))
        speeds = {setting: simulating(views, bot) for setting, bot in SETTINGS.items()}
        yield Row(name, speeds["search"], speeds["plain"], sampling(views))


def moments(name: str) -> Iterator[View]:
    """What the seat on turn knows, at moments of a match in which it has a choice."""
    state, rng, bot = fortyone.game(name).start(), fortyone.rng(41), fortyone.player("basic")
    found = 0
    while found < MOMENTS:
        if state.is_over:
            state = state.game.start()
        elif state.turn == CHANCE:
            state.deal(rng)
        else:
            view = state.view(state.turn)
            if len(view.legal) > 1:
                found += 1
                yield view
            state.play(bot.choose(view, rng, fortyone.Budget()).move)


def simulating(views: list[View], bot: Search) -> float:
    """Simulations per second of CPU time, once the worlds are there."""
    spent, done = 0.0, 0
    for view in views:
        run = Run(view, fortyone.rng(1), bot, fortyone.Budget(simulations=SIMULATIONS))
        run.more_worlds(100)
        began = time.process_time()
        done += run.tree.run(SIMULATIONS)
        spent += time.process_time() - began
    return done / spent


def sampling(views: list[View]) -> float:
    """Worlds per second of CPU time, weighed where the game weighs them."""
    spent = 0.0
    for view in views:
        source = worlds(game_of(view), view, fortyone.rng(1), weights=True)
        began = time.process_time()
        for _ in range(100):
            next(source)
        spent += time.process_time() - began
    return 100 * len(views) / spent


def main() -> None:
    """Print the table."""
    print("| game | simulations/s | plain | worlds/s |\n| --- | --- | --- | --- |")
    for row in rows():
        figures = " | ".join(f"{figure:,.0f}" for figure in row[1:])
        print(f"| `{row.game}` | {figures} |", flush=True)


if __name__ == "__main__":
    main()
