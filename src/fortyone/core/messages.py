"""What the program says, in the reader's language: Fluent messages from `locales/<language>/*.ftl`.

A message is an id and its variables; it becomes words only where it is shown. A variable may be a
message itself (the reason inside a refusal) and is then said in the same language.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

HOME = Path(__file__).resolve().parent.parent / "locales"
FALLBACK = "en"
LONGEST = 2000  # characters of a variable that are shown: Fluent refuses more than 2500
_folders: list[Path] = [HOME]


class Message(NamedTuple):
    """A message id of the `.ftl` files, with its variables."""

    id: str
    variables: Mapping[str, Any] = {}

    def __str__(self) -> str:
        return say(self)


def add_locales(folder: Path) -> None:
    """Read messages from one more folder of `<language>/*.ftl` (a game of another package)."""
    if folder.is_dir() and folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def languages() -> tuple[str, ...]:
    """The languages the program's own messages come in, English first."""
    found = sorted(path.name for path in HOME.iterdir() if any(path.glob("*.ftl")))
    return (FALLBACK, *(name for name in found if name != FALLBACK))


def say(message: Message, language: str = FALLBACK) -> str:
    """The message in words; in English where the language lacks it.

    Raises:
        LookupError: no language has a message of this id.
    """
    variables = {
        name: _plain(say(value, language) if isinstance(value, Message) else value)
        for name, value in message.variables.items()
    }
    for tongue in dict.fromkeys((language, FALLBACK)):
        bundle = _bundle(tongue)
        if bundle.has_message(message.id):
            pattern = bundle.get_message(message.id).value
            text, problems = bundle.format_pattern(pattern, variables)
            if problems:
                raise LookupError(f"message {message.id!r} ({tongue}): {problems[0]}")
            return str(text)
    raise LookupError(f"no message {message.id!r} in {FALLBACK} or {language}")


def has_message(message_id: str, language: str = FALLBACK) -> bool:
    """Whether the language itself (no fallback) has this message."""
    return bool(_bundle(language).has_message(message_id))


def message_ids(prefix: str) -> tuple[str, ...]:
    """The ids that begin so, in the order of the English files."""
    return tuple(name for name in _bundle(FALLBACK)._messages if name.startswith(prefix))


def _plain(value: Any) -> Any:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, (list, tuple)):
        value = " ".join(str(part) for part in value)
    text = str(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


@cache
def _bundle(language: str) -> Any:
    # Imported here: most programs that use the package never say a word, and start faster for it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders:
        for path in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
