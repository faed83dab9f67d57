"""`python -m benchmarks.bids FOLDER`: who kept its bids in matches of Syrian 41, and what the bids came to.

FOLDER is what `fortyone arena tarneeb41 … --records FOLDER` writes. Deals that were thrown in are counted apart.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.games.tarneeb41.cards import BIDS, taker


class Deal(NamedTuple):
    """A deal: bids and tricks by seat; no tricks where it was thrown in."""

    bids: Counter[int]
    taken: Counter[int]


def deals(match: fortyone.Match) -> Iterator[Deal]:
    """The whole deals of a match."""
    deal, leader, trick = Deal(Counter(), Counter()), 0, list[int]()
    for seat, move in match.state.events:
        if seat == CHANCE:
            if deal.bids:
                yield deal
            deal = Deal(Counter(), Counter())
        elif move < BIDS:
            deal.bids[seat] = move + 1
        else:
            leader = leader if trick else seat
            trick.append(move - BIDS)
            if len(trick) == 4:
                deal.taken[taker(leader, trick)] += 1
                trick = []
    yield deal


def main() -> None:
    """Print a line for each player, and one for all."""
    made, kept = Counter[str](), Counter[str]()
    played, thrown, total = 0, 0, 0
    for path in sorted(Path(sys.argv[1]).glob("*.txt")):
        match = fortyone.read_record(path.read_text(encoding="utf-8"))
        for deal in deals(match):
            played += bool(deal.taken)
            thrown += not deal.taken
            total += sum(deal.bids.values()) if deal.taken else 0
            for seat, bid in deal.bids.items() if deal.taken else ():
                made[match.names[seat]] += 1
                kept[match.names[seat]] += deal.taken[seat] >= bid
    for name, count in made.items():
        print(f"{name}: {kept[name]} of {count} bids kept, {kept[name] / count:.1%}")
    print(f"{played} deals played, {total / played:.2f} bid on average; {thrown} thrown in")


if __name__ == "__main__":
    main()
