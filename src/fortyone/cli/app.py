"""The subcommands of `fortyone`: what each takes.

What they do stands in the modules they call; their help, in every language, in the `.ftl` files (see `usage`).
"""

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from fortyone.cli.screen import Screen
from fortyone.cli.usage import asked_language, explain, teach
from fortyone.core.errors import FortyoneError
from fortyone.core.messages import languages

WRONG, INTERRUPTED = 2, 130
UsageError: type[Exception] = typer.BadParameter.__mro__[2]  # whichever click Typer brings with it

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
)


def run(arguments: Sequence[str]) -> int:
    """Run the command; the exit code. Whatever is wrong becomes one line on standard error."""
    screen = Screen()
    asked = asked_language(arguments)
    if asked in languages():
        screen.speak(asked)
    try:
        command = typer.main.get_command(app)
        teach(command, screen)
        code = command.main(
            list(arguments), prog_name="fortyone", obj=screen, standalone_mode=False
        )
        sys.stdout.flush()
    except FortyoneError as error:
        screen.error(error)
        return WRONG
    except UsageError as error:
        screen.error(f"{explain(error, screen)} (fortyone --help)")
        return WRONG
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:  # who read our output has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def _speak(context: typer.Context, language: str | None) -> str | None:
    if not context.resilient_parsing:
        context.find_root().obj.speak(language)
    return language


def _whole(text: str | int) -> int:
    """A whole number of any size that people would write."""
    if not re.fullmatch(r"[+-]?[0-9]{1,999}", str(text)):
        raise typer.BadParameter(str(text))
    return int(text)


def _depth(text: str | int) -> int:
    depth = _whole(text)
    if depth < 0:
        raise typer.BadParameter(str(text))
    return depth


def _count(text: str | int) -> int:
    count = _whole(text)
    if count < 1:
        raise typer.BadParameter(str(text))
    return count


def _examples(*lines: str) -> str:
    return "\b\nExamples:\n" + "\n".join(f"  fortyone {line}" for line in lines)


GameName = Annotated[str, typer.Argument(metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]
Preset = Annotated[str | None, typer.Option(metavar="NAME")]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="OPTION=VALUE",
    ),
]
Lang = Annotated[
    str | None,
    typer.Option(
        metavar="CODE",
        is_eager=True,
        callback=_speak,
    ),
]
AsJson = Annotated[bool, typer.Option("--json")]


@app.callback(
    invoke_without_command=True, epilog=_examples("play midnight", "rules dice41 --options")
)
def menu(context: typer.Context, lang: Lang = None) -> Any:
    """A menu of the games, then play."""
    if context.invoked_subcommand is None:
        from fortyone.cli.menu import show_menu

        return show_menu(context.obj)
    return 0


@app.command(
    epilog=_examples(
        "play dice41",
        "play midnight --seats you,basic,basic --seed 41",
        "play dice41 --set tie=split --set tickets=[2,5] --lang fr",
        "play dice41 --seats you:Rosa,you:Kari --save match.txt",
        "play --resume match.txt",
        "play",
    )
)
def play(
    context: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", show_default=False),
    ] = None,
    preset: Preset = None,
    settings: Settings = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
        ),
    ] = None,
    dealer: Annotated[
        str | None,
        typer.Option(metavar="lot|N"),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(parser=_whole, metavar="N"),
    ] = None,
    lang: Lang = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> Any:
    """Play a match, against bots or with others at this screen."""
    from fortyone.cli.menu import play_new, resume_match, show_saved

    asked = {
        "--preset": preset,
        "--set": settings,
        "--seats": seats,
        "--dealer": dealer,
        "--seed": seed,
    }
    given = [option for option, value in asked.items() if value not in (None, [])]
    screen: Screen = context.obj
    if resume is not None:
        return resume_match(screen, resume, game, given, save)
    if game is None:
        if given or save is not None:
            raise FortyoneError("cli-no-game")
        return show_saved(screen)
    return play_new(
        screen,
        game,
        save,
        preset=preset,
        settings=settings or (),
        seats=seats,
        dealer=dealer or "lot",
        seed=seed,
    )


@app.command(epilog=_examples("games"))
def games(context: typer.Context, lang: Lang = None) -> None:
    """The games, and the names people know them by."""
    from fortyone.cli.show import show_games

    show_games(context.obj)


@app.command(
    epilog=_examples(
        "rules dice41", "rules midnight --options", "rules dice41 --glossary", "rules dice41 D-7"
    )
)
def rules(
    context: typer.Context,
    game: GameName,
    clause: Annotated[
        list[str] | None,
        typer.Argument(metavar="CLAUSE"),
    ] = None,
    options: Annotated[bool, typer.Option("--options")] = False,
    glossary: Annotated[bool, typer.Option("--glossary")] = False,
    lang: Lang = None,
) -> None:
    """A game's rule book."""
    from fortyone.cli.book import show

    show(context.obj, game, clause or [], options=options, glossary=glossary)


@app.command(epilog=_examples("replay match.txt", "replay match.txt --step --seat 0"))
def replay(
    context: typer.Context,
    file: RecordFile,
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[
        int | None,
        typer.Option(parser=_whole, metavar="N"),
    ] = None,
    lang: Lang = None,
) -> None:
    """A match again, move by move."""
    from fortyone.cli.show import replay as tell

    tell(context.obj, file, step=step, seat=seat)


@app.command(epilog=_examples("verify match.txt"))
def verify(context: typer.Context, file: RecordFile, lang: Lang = None) -> Any:
    """Prove that a record is legal and its chance fair; exit 1 when it is not."""
    from fortyone.cli.show import prove

    return prove(context.obj, file)


@app.command(
    epilog=_examples("perft dice41 --depth 3", "perft midnight --depth 2 --split --json --seed 41")
)
def perft(
    context: typer.Context,
    game: GameName,
    depth: Annotated[int, typer.Option(parser=_depth, metavar="N")],
    position: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    seed: Annotated[int, typer.Option(parser=_whole, metavar="S", show_default=False)] = 0,
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


@app.command(epilog=_examples("bench", "bench dice41 --json"))
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
    epilog=_examples(
        "arena empat_satu --players basic,random --deals 200",
        "arena 400 --preset club --players strong,basic --deals 500 --jobs 2 --out club.jsonl",
        "arena cuarenta --players strong:500,quick --records matches --json",
    )
)
def arena(
    context: typer.Context,
    game: GameName,
    players: Annotated[str, typer.Option(metavar="NAME,NAME")],
    deals: Annotated[int, typer.Option(parser=_count, metavar="N", show_default=False)] = 100,
    preset: Preset = None,
    settings: Settings = None,
    budget: Annotated[str | None, typer.Option(metavar="BUDGET")] = None,
    seed: Annotated[int, typer.Option(parser=_whole, metavar="S", show_default=False)] = 0,
    jobs: Annotated[int, typer.Option(parser=_count, metavar="J", show_default=False)] = 1,
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


Seats = Annotated[int | None, typer.Option(parser=_whole, metavar="N")]
Tie = Annotated[str | None, typer.Option(metavar="split|roll_off|carry")]


@app.command(
    epilog=_examples(
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
    epilog=_examples(
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
    to_beat: Annotated[int | None, typer.Option(parser=_whole, metavar="SCORE")] = None,
    holders: Annotated[int | None, typer.Option(parser=_whole, metavar="N")] = None,
    after: Annotated[int | None, typer.Option(parser=_whole, metavar="N")] = None,
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
