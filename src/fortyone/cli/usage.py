"""Help, and errors in how the command was called, in the reader's language.

The words stand in the `.ftl` files: `cli-doc-<command>`, `cli-opt-<parameter>` (`cli-opt-<command>-<parameter>` where
a command means something else by it) and `cli-word-<word>` for the placeholders in capitals. They are looked up only
when help is asked for.
"""

import re
from collections.abc import Sequence
from typing import Any

from fortyone.cli.screen import Screen

_PLACEHOLDER = re.compile(r"(?<![\w-])[A-Z]{4,}\b")
_TYPE = re.compile(r" <[\w\[\]]+>")


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language that a command line asks for, known before the rest of it is understood."""
    asked = None
    for i, word in enumerate(arguments):
        if word == "--":
            break
        if word == "--lang":
            asked = next(iter(arguments[i + 1 : i + 2]), asked)
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    return asked


def teach(command: Any, screen: Screen) -> None:
    """Let a command and its subcommands give their help as the screen speaks."""
    command.context_class = _context_class(command.context_class, screen)
    for subcommand in getattr(command, "commands", {}).values():
        teach(subcommand, screen)


def _context_class(base: Any, screen: Screen) -> Any:
    def get_help(context: Any) -> str:
        _translate(context, screen)
        return str(base.get_help(context))

    formatter = _formatter_class(base.formatter_class, screen)
    return type("Context", (base,), {"formatter_class": formatter, "get_help": get_help})


def _translate(context: Any, screen: Screen) -> None:
    """Set the texts of the command whose help is asked for, and one line for each of its subcommands."""
    command = context.command
    command.help = screen.say(f"cli-doc-{_name(command)}")
    command.epilog = command.epilog.replace("Examples:", screen.say("cli-examples"))
    for parameter in command.get_params(context):
        own = screen.maybe(f"cli-opt-{_name(command)}-{parameter.name}")
        parameter.help = own or screen.say(f"cli-opt-{parameter.name}")
    for subcommand in getattr(command, "commands", {}).values():
        subcommand.short_help = screen.say(f"cli-doc-{_name(subcommand)}").partition("\n")[0]


def _name(command: Any) -> str:
    return "menu" if hasattr(command, "commands") else str(command.name)


def _formatter_class(base: Any, screen: Screen) -> Any:
    """A formatter whose fixed words are the screen's."""

    def write_usage(self: Any, prog: str, args: str = "", prefix: str | None = None) -> None:
        words = placeholders(re.sub("[{}]", "", args), screen)
        base.write_usage(self, prog, words, screen.say("cli-usage") + " ")

    def write_heading(self: Any, heading: str) -> None:
        self.write(screen.say(f"cli-heading-{heading.lower()}") + "\n")

    def write_dl(self: Any, rows: Any, *more: Any, **named: Any) -> None:
        required = f"[{screen.say('cli-required')}]"
        spoken = [
            (placeholders(_TYPE.sub("", term), screen), text.replace("[required]", required))
            for term, text in rows
        ]
        base.write_dl(self, spoken, *more, **named)

    methods = {"write_usage": write_usage, "write_heading": write_heading, "write_dl": write_dl}
    return type("Formatter", (base,), methods)


def placeholders(text: str, screen: Screen) -> str:
    """The text with its words in capitals, like FILE, in the screen's language."""
    return _PLACEHOLDER.sub(
        lambda word: screen.maybe(f"cli-word-{word[0].lower()}") or word[0], text
    )


def explain(error: Any, screen: Screen) -> str:
    """What was wrong with how the command was called."""
    explained = _EXPLAINED.get(type(error).__name__, _misplaced)
    return explained(error, screen)


def _no_option(error: Any, screen: Screen) -> str:
    near = " ".join(sorted(error.possibilities or ()))
    return screen.say("cli-wrong-option", option=error.option_name, near=near or "none")


def _option_use(error: Any, screen: Screen) -> str:
    flag = "not take" in error.message  # one class for both, and it knows no context
    return screen.say("cli-wrong-flag" if flag else "cli-wrong-empty", option=error.option_name)


def _missing(error: Any, screen: Screen) -> str:
    return screen.say("cli-wrong-missing", what=_called(error.param, screen))


def _value(error: Any, screen: Screen) -> str:
    """The only values that are checked while the command line is read are whole numbers."""
    option, least = _called(error.param, screen), _LEAST.get(error.param.name, "none")
    return screen.say("cli-wrong-value", option=option, value=error.message, least=least)


def _called(parameter: Any, screen: Screen) -> str:
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return placeholders(parameter.metavar or parameter.name.upper(), screen)


def _misplaced(error: Any, screen: Screen) -> str:
    """An unknown command, or words too many."""
    if hasattr(error.ctx.command, "commands"):
        found = re.search(r"'(.*?)'|\"(.*?)\"", error.message)
        return screen.say("cli-wrong-command", text=found[1] or found[2] if found else "")
    found = re.search(r"\((?!s\))(.*)\)", error.message)
    return screen.say("cli-wrong-extra", text=found[1] if found else "")


_LEAST = {"depth": "zero", "deals": "one", "jobs": "one"}
_EXPLAINED = {
    "NoSuchOption": _no_option,
    "BadOptionUsage": _option_use,
    "MissingParameter": _missing,
    "BadParameter": _value,
}
