"""The subcommands of those who study the games: counts, speeds, contests, solved games."""

from pathlib import Path
from typing import Annotated, Any

import typer

from fortyone.cli.arguments import (
    AsJson,
    GameName,
    Lang,
    Preset,
    Settings,
    examples,
    from_one,
    from_zero,
    whole,
)

app = typer.Typer()

Seats = Annotated[int | None, typer.Option(parser=whole, metavar="N")]
Tie = Annotated[str | None, typer.Option(metavar="split|roll_off|carry")]


@app.command(
    epilog=examples("perft dice41 --depth 3", "perft midnight --depth 2 --split --json --seed 41")
)
def perft(
    context: typer.Context,
    game: GameName,
    depth: Annotated[int, typer.Option(parser=from_zero, metavar="N")],
    position: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    seed: Annotated[int, typer.Option(parser=whole, metavar="S", show_default=False)] = 0,
    split: Annotated[bool, typer.Option("--split")] = False,
    as_json: AsJson = False,
    preset: Preset = None,
    settings: Settings = None,
    lang: Lang = None,
) -> None:
    """Count lines of play: cards from the seed, every throw of dice counted."""
    from fortyone.cli.lab import show_perft

    context.obj.say_if_slow()
    show_perft(
        context.obj,
        game,
        preset,
        settings or (),
        depth=depth,
        position=position,
        seed=seed,
        by_move=split,
        as_json=as_json,
    )


@app.command(epilog=examples("bench", "bench dice41 --json"))
def bench(
    context: typer.Context,
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Time random deals of each game here; with --json, a line of JSON a row."""
    from fortyone.cli.lab import show_bench

    context.obj.say_if_slow()
    show_bench(context.obj, game or (), as_json=as_json)


@app.command(
    epilog=examples(
        "arena empat_satu --players basic,random --deals 200",
        "arena 400 --preset club --players strong,basic --deals 500 --jobs 2 --out club.jsonl",
        "arena cuarenta --players strong:500,quick --records matches --json",
    )
)
def arena(
    context: typer.Context,
    game: GameName,
    players: Annotated[str, typer.Option(metavar="NAME,NAME")],
    deals: Annotated[int, typer.Option(parser=from_one, metavar="N", show_default=False)] = 100,
    preset: Preset = None,
    settings: Settings = None,
    budget: Annotated[str | None, typer.Option(metavar="BUDGET")] = None,
    seed: Annotated[int, typer.Option(parser=whole, metavar="S", show_default=False)] = 0,
    jobs: Annotated[int, typer.Option(parser=from_one, metavar="J", show_default=False)] = 1,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    records: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> Any:
    """Two players over many deals, each played in every seating: who is stronger, and how sure that is."""
    from fortyone.cli.arena import Asked, make_contest, show_arena

    context.obj.say_if_slow()
    contest = make_contest((game, preset, settings or ()), players, budget, seed)
    return show_arena(context.obj, contest, Asked(deals, jobs, out, records, as_json))


@app.command(
    epilog=examples(
        "solve dice41",
        "solve midnight --seats 4 --tie split",
        "solve dice41 --set tickets=[6,5] --json",
        "solve dice41 --plot picture.svg",
    )
)
def solve(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    tie: Tie = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: AsJson = False,
    preset: Preset = None,
    settings: Settings = None,
    lang: Lang = None,
) -> None:
    """The tables of a solved game: dice 41, and Midnight."""
    from fortyone.cli.solve import show_solution, solved_game

    context.obj.say_if_slow()
    found = solved_game(game, preset, settings or (), seats=seats, tie=tie)
    show_solution(context.obj, found, as_json=as_json, picture=plot)


@app.command(
    epilog=examples(
        "advise dice41 --kept 41 --throw 6532 --to-beat 17 --after 2",
        "advise midnight --throw 664411 --seats 3",
        "advise dice41 --kept 6 --throw 66542 --seats 1",
    )
)
def advise(
    context: typer.Context,
    game: GameName,
    throw: Annotated[str, typer.Option(metavar="DICE")],
    kept: Annotated[str, typer.Option(metavar="DICE", show_default=False)] = "",
    to_beat: Annotated[int | None, typer.Option(parser=whole, metavar="SCORE")] = None,
    holders: Annotated[int | None, typer.Option(parser=whole, metavar="N")] = None,
    after: Annotated[int | None, typer.Option(parser=whole, metavar="N")] = None,
    seats: Seats = None,
    tie: Tie = None,
    as_json: AsJson = False,
    preset: Preset = None,
    settings: Settings = None,
    lang: Lang = None,
) -> None:
    """What each choice of a throw is worth, and why."""
    from fortyone.cli.solve import Question, advised_game, show_advice

    context.obj.say_if_slow()
    question = Question(kept, throw, to_beat, holders, after)
    found = advised_game(game, preset, settings or (), question, seats=seats, tie=tie)
    show_advice(context.obj, found, question, as_json=as_json)
