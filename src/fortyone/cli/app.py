"""The command `fortyone`: one run of it, whatever becomes of it.

What its subcommands take stands in `table_commands`, `lab_commands` and `web`; what they do, in the modules these
call; their help, in every language, in the `.ftl` files (see `usage`).
"""

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer

from fortyone.cli import lab_commands, table_commands, web
from fortyone.cli.arguments import Lang, examples
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
for part in (table_commands, lab_commands, web):
    app.add_typer(part.app)


@app.callback(
    invoke_without_command=True, epilog=examples("play midnight", "rules dice41 --options")
)
def menu(context: typer.Context, lang: Lang = None) -> Any:
    """A menu of the games, then play."""
    if context.invoked_subcommand is None:
        from fortyone.cli.menu import show_menu

        return show_menu(context.obj)
    return 0


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
