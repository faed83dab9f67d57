"""How long Cuarenta's endings take to solve: `python -m benchmarks.endings`.

Positions come from deals of two seats between basic players and at random, in turn, from scores of 0 to 34. The time
is that of a decision: the exact value of every legal move, with a solver that remembers nothing yet.
"""

import time
from collections.abc import Iterator
from statistics import mean, median

import fortyone
from fortyone.games.cuarenta.endings import Solver
from fortyone.games.cuarenta.equity import worth

DEALS = 100


def endings(seats: int, cards: int) -> Iterator[fortyone.State]:
    """Positions of the last five with so many cards in the hand of the seat on turn."""
    game = fortyone.game("cuarenta", seats=seats)
    worth(game.options)  # type: ignore[arg-type]  # worked out once a table, before the clock runs
    basic = fortyone.player("basic")
    for number in range(DEALS):
        rng = fortyone.rng(number)
        state = game.start(dealer=number % seats)
        scores = [2 * rng.below(18), 2 * rng.below(18)]
        state.restore({**state.snapshot(), "points": scores})
        state.deal(rng)
        while state.turn >= 0:
            now = state.snapshot()
            if len(now["stock"]) == 0 and now["hands"][state.turn].bit_count() == cards:
                yield state
                break
            if number % 2:
                state.apply(rng.choice(state.moves()))
            else:
                state.play(basic.choose(state.view(state.turn), rng, fortyone.Budget()).move)


def main() -> None:
    """Print the table."""
    print(
        "| seats | cards a seat | positions | mean ms | median ms | worst ms | positions looked at |"
    )
    print("|---|---|---|---|---|---|---|")
    for seats, cards in ((2, 5), (2, 4), (2, 3), (2, 2), (4, 4), (4, 3), (4, 2)):
        times, nodes = [], []
        for state in endings(seats, cards):
            began = time.process_time()
            solver = Solver(state)
            solver.values()
            times.append(1000 * (time.process_time() - began))
            nodes.append(solver.nodes)
        figures = f"{mean(times):.2f} | {median(times):.2f} | {max(times):.2f} | {mean(nodes):.0f}"
        print(f"| {seats} | {cards} | {len(times)} | {figures} |", flush=True)


if __name__ == "__main__":
    main()
