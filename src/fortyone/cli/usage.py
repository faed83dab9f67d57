"""The command's help and its usage errors, in the reader's language.

The command-line library speaks English only. What it says of a command comes from messages here: `help-<command>` and
`help-<command>-<parameter>`, or `help-<parameter>` where several commands share one.
"""

import re
from collections.abc import Sequence
from typing import Any

from fortyone.cli.screen import Screen, environment_language
from fortyone.core.messages import Message, has_message, languages

# The library's own words, and the message each is said by; its groups are the message's variables.
USAGE = (
    (r"No such command '(?P<text>.+?)'.*", "usage-command"),
    (r"No such option:? '?(?P<text>[^ '.]+).*", "usage-option"),
    (r"Missing (?:argument|option|parameter)[: ]*'?(?P<text>[^']+?)'?\.?", "usage-missing"),
    (r"Option '(?P<text>.+?)' requires an argument\.?", "usage-value"),
    (r"Got unexpected extra argument(?:s|\(s\))? \((?P<text>.+)\).*", "usage-extra"),
    (r"Invalid value for '?(?P<text>[^':]+)[^:]*: (?P<why>.+?)\.?", "usage-invalid"),
)
WORDS = ("Usage:", "Options:", "Arguments:", "Commands:", "Examples:", "[required]", "[default: ")


def language_asked(arguments: Sequence[str]) -> str:
    """The language of `--lang` where it is one, else the environment's; before anything is parsed."""
    pairs = zip(arguments, (*arguments[1:], ""), strict=False)
    asked = [after if word == "--lang" else word[7:] for word, after in pairs if _is_lang(word)]
    return next((word for word in asked if word in languages()), environment_language())


def _is_lang(word: str) -> bool:
    return word == "--lang" or word.startswith("--lang=")


def explain(command: Any, screen: Screen, name: str = "fortyone") -> None:
    """Give a command, its parameters and its subcommands their help."""
    command.help = screen.say(f"help-{name}")
    command.short_help = None
    for parameter in command.params:
        ids = (f"help-{name}-{parameter.name}", f"help-{parameter.name}")
        known = next(found for found in ids if has_message(found))
        parameter.help = screen.say(known)
    plain = command.get_help
    command.get_help = lambda context: _in_words(plain(context), screen)
    for subname, subcommand in getattr(command, "commands", {}).items():
        explain(subcommand, screen, subname)


def _in_words(text: str, screen: Screen) -> str:
    """The library's headings and stock phrases, said in the reader's language."""
    for word in WORDS:
        said = screen.say(f"usage-word-{re.sub('[^a-z]', '', word.lower())}")
        text = text.replace(word, said)
    return text.replace("Show this message and exit.", screen.say("usage-word-help"))


def complaint(error: Any, screen: Screen) -> str:
    """A usage error in one line."""
    text = error.format_message()
    return f"{_translated(text, screen)} (fortyone --help)"


def _translated(text: str, screen: Screen) -> str:
    for pattern, message in USAGE:
        if found := re.fullmatch(pattern, text, re.DOTALL):
            return screen.say(message, **{k: _reason(v) for k, v in found.groupdict().items()})
    return text


def _reason(text: str) -> str | Message:
    """A parser's own complaint: `id: value`, else the words themselves."""
    message, _, value = text.partition(": ")
    return Message(message, {"text": value}) if has_message(message) else text
