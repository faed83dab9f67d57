"""`python -m benchmarks.lengths [--write]`: how long a match takes one person among strong bots, for each tile's form.

The moves of whole matches are counted; the seconds of a move are assumed. docs/pages.md has the assumptions.
"""

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import fortyone
from fortyone.core.chance import CHANCE
from fortyone.core.state import Event, State
from fortyone.core.table import table_type
from fortyone.players.paced import read_budget

ROOT: Final = Path(__file__).parent.parent
KEPT: Final = ROOT / "client/src/games/lengths.json"  # read by the tiles
PAGE: Final = ROOT / "docs/pages.md"
ROWS: Final = re.compile(r"(?<=<!-- lengths -->\n).*(?=<!-- end -->)", re.DOTALL)
SIMULATIONS: Final = "50"  # of a strong bot's move: time by the clock would make every run another
MATCHES: Final = {"lebanese": 20}  # long ones; of the others MOST
MOST: Final = 100
FORMS: Final = (
    ("cuarenta", "standard"),
    ("cuarenta", "individual"),
    ("cuarenta", "rapido"),
    ("empat_satu", "standard"),
    ("tarneeb41", "syrian"),
    ("tarneeb41", "lebanese"),
    ("dice41", "standard"),
    ("dice41", "midnight"),
)
BIDS: Final = "tarneeb41"  # the game in which a number is a bid
# Seconds, of which only the bots' are known: a strong one thinks for one, rests for 1.8 after a trick, a capture or a
# round, and moves after 0.6 where there is one move.
PERSON: Final = {"choice": 6.0, "bid": 12.0, "forced": 2.0}
BOT: Final = {"choice": 1.0, "bid": 1.0, "forced": 0.6}
REST: Final = 0.8  # more than a thought
DEAL: Final = 6.0  # until its sheet is read and put away

Row = dict[str, Any]


def match(name: str, preset: str, number: int, player: str = "strong") -> Counter[str]:
    """A match's moves by their kind, its deals, and where bots rest; all chance follows from the number."""
    state = fortyone.game(name, preset=preset).start(dealer=number % 2)
    bot, rng, budget = fortyone.player(player), fortyone.rng(number), read_budget(SIMULATIONS)
    rests, seen = table_type(state.game).rests, Counter[str]()
    while not state.is_over:
        if state.turn == CHANCE:
            state.deal(rng)
            seen["deals"] += len(state.log) < 2  # a log begins with its deal
            continue
        seen[kind(state)] += 1
        seat, before = state.turn, state.view(None)
        move = bot.choose(state.view(seat), rng, budget).move
        state.play(move)
        seen["rests"] += rests(before, Event(seat, move), state.view(None))
    return seen


def kind(state: State) -> str:
    """What the seat on turn has to do."""
    legal = state.legal()
    if len(legal) == 1:
        return "forced"
    return "bid" if state.game.name == BIDS and legal[0].isdigit() else "choice"


def row(name: str, preset: str, seats: int, matches: Iterable[Counter[str]]) -> Row:
    """What a form's matches have on average, and how long that takes."""
    played = list(matches)
    total = sum(played, Counter())
    mean = {
        what: total[what] / len(played) for what in ("choice", "bid", "forced", "deals", "rests")
    }
    minutes = seconds(mean, seats) / 60
    return {
        "game": name,
        "preset": preset,
        "seats": seats,
        "matches": len(played),
        **{what: round(count, 1) for what, count in mean.items()},
        "minutes": round(minutes, 1),
        "deal": round(minutes / mean["deals"], 1),
    }


def seconds(mean: dict[str, float], seats: int) -> float:
    """How long a match takes one person, whichever seat it has."""
    others = seats - 1
    moves = sum(mean[what] * (PERSON[what] + others * BOT[what]) for what in PERSON)
    return (moves + mean["rests"] * others * REST) / seats + mean["deals"] * DEAL


def measured() -> list[Row]:
    """Every form, printed as soon as it is known."""
    rows = []
    for name, preset in FORMS:
        seats = fortyone.game(name, preset=preset).seats
        count = MATCHES.get(preset, MOST)
        rows.append(row(name, preset, seats, (match(name, preset, n) for n in range(count))))
        print(rows[-1], flush=True)
    return rows


def kept() -> list[Row]:
    """The last run that was written."""
    rows: list[Row] = json.loads(KEPT.read_text())
    return rows


def page(rows: Iterable[Row]) -> str:
    """docs/pages.md with these figures in its table."""
    names = (
        "game, form, seats, matches, choices, bids, forced, deals, rests, minutes, minutes a deal"
    )
    figures = ([str(figure) for figure in one.values()] for one in rows)
    lines = [names.split(", "), ["---"] * 11, *figures]
    text = "".join(f"| {' | '.join(line)} |\n" for line in lines)
    return ROWS.sub(lambda _: text, PAGE.read_text(encoding="utf-8"))


def main() -> None:
    """Measure, print and, if wanted, write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.lengths", description=__doc__)
    parser.add_argument(
        "--write", action="store_true", help="keep the figures: tiles, docs/pages.md"
    )
    rows = measured()
    if parser.parse_args().write:
        KEPT.write_text(json.dumps(rows, indent=2) + "\n")
        PAGE.write_text(page(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
