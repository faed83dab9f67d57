"""The subcommands of those who play: the menu, matches, rule books, records."""

from pathlib import Path
from typing import Annotated, Any

import typer

from fortyone.cli.arguments import GameName, Lang, Preset, RecordFile, Settings, examples, whole
from fortyone.cli.screen import Screen
from fortyone.core.errors import FortyoneError

app = typer.Typer()


@app.command(
    epilog=examples(
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
        typer.Option(parser=whole, metavar="N"),
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


@app.command(epilog=examples("games"))
def games(context: typer.Context, lang: Lang = None) -> None:
    """The games, and the names people know them by."""
    from fortyone.cli.show import show_games

    show_games(context.obj)


@app.command(
    epilog=examples(
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


@app.command(epilog=examples("replay match.txt", "replay match.txt --step --seat 0"))
def replay(
    context: typer.Context,
    file: RecordFile,
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[
        int | None,
        typer.Option(parser=whole, metavar="N"),
    ] = None,
    lang: Lang = None,
) -> None:
    """A match again, move by move."""
    from fortyone.cli.show import replay as tell

    tell(context.obj, file, step=step, seat=seat)


@app.command(epilog=examples("verify match.txt"))
def verify(context: typer.Context, file: RecordFile, lang: Lang = None) -> Any:
    """Prove that a record is legal and its chance fair; exit 1 when it is not."""
    from fortyone.cli.show import prove

    return prove(context.obj, file)
