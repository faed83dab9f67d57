"""The subcommands of the table server: `web` and `tables`. The server itself is imported only when one is run."""

from pathlib import Path
from typing import Annotated, Any

import typer

from fortyone.cli.arguments import Lang, examples, whole
from fortyone.cli.here import Here
from fortyone.cli.screen import Screen
from fortyone.core.errors import FortyoneError

app = typer.Typer()

EXTRA = ("alembic", "litestar", "prometheus_client", "sqlalchemy", "uvicorn", "websockets")

Database = Annotated[str | None, typer.Option(metavar="URL", show_default=False)]
Config = Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)]


@app.command(
    epilog=examples(
        "web",
        "web --host 0.0.0.0 --port 80 --no-browser",
        "web --database postgresql+psycopg://localhost/fortyone",
    )
)
def web(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", show_default=False)] = None,
    port: Annotated[int | None, typer.Option(parser=whole, metavar="N", show_default=False)] = None,
    database: Database = None,
    config: Config = None,
    browser: Annotated[bool | None, typer.Option("--browser/--no-browser")] = None,
    menu: Annotated[bool, typer.Option("--menu")] = False,
    lang: Lang = None,
) -> None:
    """Serve the tables."""
    screen: Screen = context.obj
    here = Here(screen)
    with_extra()
    from fortyone.server.serve import serve
    from fortyone.server.settings import read_settings

    settings = read_settings(config, host=host, port=port, database=database, browser=browser)
    screen.say_if_slow()

    def tell(addresses: list[str]) -> None:
        screen.tell("cli-web-open", address=addresses[0])
        for other in addresses[1:]:
            screen.tell("cli-web-others", address=other)
        screen.tell("cli-web-ends")
        if menu:
            here.begin()

    try:
        serve(settings, tell)
    except OSError as error:
        address = f"{settings.host}:{settings.port}"
        raise FortyoneError("cli-web-taken", address=address, why=error.strerror or "") from None
    finally:
        here.end()


@app.command(epilog=examples("tables", "tables CODE --export", "tables CODE --delete"))
def tables(
    context: typer.Context,
    code: Annotated[str | None, typer.Argument(metavar="CODE", show_default=False)] = None,
    export: Annotated[bool, typer.Option("--export")] = False,
    delete: Annotated[bool, typer.Option("--delete")] = False,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """The tables that are kept: list, export, delete."""
    with_extra()
    from fortyone.cli.kept import Kept
    from fortyone.server.settings import read_settings

    kept = Kept(context.obj, read_settings(config, database=database).url)
    if code is None:
        kept.show()
    elif delete:
        kept.delete(code)
    elif export:
        kept.export(code)
    else:
        kept.show(code)


def with_extra() -> Any:
    """Refuse in words where the server's packages are not installed.

    Raises:
        FortyoneError: one is missing.
    """
    from importlib.util import find_spec

    missing = [name for name in EXTRA if find_spec(name) is None]
    if missing:
        raise FortyoneError("cli-web-missing", missing=", ".join(missing))
