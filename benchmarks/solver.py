"""`python -m benchmarks.solver`: how long the solver of dice 41 and Midnight takes, everything solved anew."""

import resource
import time
from collections.abc import Callable

from fortyone.games.dice41.solver import Solver

TIES = ("split", "roll_off", "carry")
TICKETS = (4, 1)


def seconds(work: Callable[[], object]) -> float:
    """The CPU time of this process."""
    start = time.process_time()
    work()
    return time.process_time() - start


def row(many: bool, seats: int) -> str:
    """One line of the table: a turn's tables, then the pot by each rule for ties."""
    solvers: list[Solver] = []
    times = [seconds(lambda: solvers.append(Solver(many, TICKETS)))]
    solver = solvers[0]
    times[0] += seconds(lambda: (solver.max_mean, solver.distribution, solver.at_least))
    times += [seconds(lambda tie=tie: solver.seat_shares(seats, tie)) for tie in TIES]  # type: ignore[misc]
    cells = [f"{value:.3f}" for value in (*times, sum(times))]
    return f"| {'Midnight' if many else 'dice 41'} | {seats} | {' | '.join(cells)} |"


def main() -> None:
    """Print the table, and the most memory the process had."""
    print("| game | seats | a turn | split | roll_off | carry | all |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for many in (False, True):
        for seats in (2, 6, 12):
            print(row(many, seats))
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"\nThe whole process: {most:.0f} MB.")


if __name__ == "__main__":
    main()
