"""What there is to play: games, their presets, options, clauses, words and tips, for a client's pages."""

from functools import cache
from typing import Any

import msgspec

from fortyone.core import options as kinds
from fortyone.core.game import Game
from fortyone.core.messages import has_message, languages, message_ids
from fortyone.core.options import Kind, Row
from fortyone.games import game, game_type, games, known_names
from fortyone.server.levels import LEVELS


class KindInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What values an option takes.

    Attributes:
        type: `whole`, `real`, `values`, `flag` or `either`.
        allowed: The same in words.
        low, high, step: The bounds of a number.
        values: The words or numbers to choose from.
        either: The two kinds of an `either`.
    """

    type: str
    allowed: str
    low: float | None = None
    high: float | None = None
    step: int | None = None
    values: list[str | int] | None = None
    either: list["KindInfo"] | None = None


class OptionInfo(msgspec.Struct, frozen=True):
    """One option; `about`: the message that explains it; `default`: under the other options as they are."""

    name: str
    kind: KindInfo
    default: Any
    value: Any
    about: str


class PresetInfo(msgspec.Struct, frozen=True):
    """A named set of options. `about`: the message that explains it; `aliases`: its other names."""

    name: str
    aliases: list[str]
    about: str
    options: dict[str, Any]


class GameInfo(msgspec.Struct, frozen=True):
    """A game. What is called `…` below is an id of the `.ftl` files.

    Attributes:
        name: The game's one name.
        title: `…` what it is called.
        about: `…` a sentence on it.
        rules: The version of its rules.
        open_chance: Whether everyone sees what chance does (dice).
        names: Other names people know it by, each with its preset.
        presets: Named sets of options, the usual one first.
        options: The options under the usual preset.
        terms: `…` its words: a message `Word — meaning`, whose variables are the table's options.
        tips: `…` advice, whose variables are the table's options.
    """

    name: str
    title: str
    about: str
    rules: int
    open_chance: bool
    names: dict[str, str]
    presets: list[PresetInfo]
    options: list[OptionInfo]
    terms: list[str]
    tips: list[str]


class Catalogue(msgspec.Struct, frozen=True):
    """All of it, with the levels of bots and the languages there are."""

    games: list[GameInfo]
    levels: list[str]
    languages: list[str]


class Settled(msgspec.Struct, frozen=True):
    """Options as the engine settles them, before a table is set up."""

    game: str
    preset: str
    seats: int
    options: list[OptionInfo]
    changed: dict[str, Any]


@cache
def catalogue() -> Catalogue:
    """Everything there is to play."""
    return Catalogue([_game(name) for name in games()], list(LEVELS), list(languages()))


def _game(name: str) -> GameInfo:
    kind = game_type(name)
    usual = game(name)
    about = f"{name}-about"
    return GameInfo(
        name,
        f"{name}-name",
        about if has_message(about) else "",
        kind.rules_version,
        kind.chance_is_open,
        {known: preset for known, ((owner, preset), *_) in known_names().items() if owner == name},
        [_preset(kind, preset) for preset in kind.presets],
        option_rows(usual),
        list(message_ids(f"{name}-term-")),
        list(message_ids(f"{name}-tip-")),
    )


def _preset(kind: type[Game], name: str) -> PresetInfo:
    aliases = [alias for alias, preset in kind.preset_aliases.items() if preset == name]
    return PresetInfo(name, aliases, f"{kind.name}-preset-{name}", dict(kind.presets[name]))


def option_rows(settled: Game) -> list[OptionInfo]:
    """A game's options, each with its value here."""
    return [_option(settled.name, row) for row in settled.options.rows()]


def _option(name: str, row: Row) -> OptionInfo:
    value = list(row.value) if isinstance(row.value, tuple) else row.value
    about = f"{name}-option-{row.name}"
    return OptionInfo(row.name, kind_info(row.kind), row.default, value, about)


def kind_info(kind: Kind) -> KindInfo:
    """A kind of option as a client's form needs it."""
    match kind:
        case kinds.Whole():
            return KindInfo("whole", kind.allowed, low=kind.low, high=kind.high, step=kind.step)
        case kinds.Real():
            return KindInfo("real", kind.allowed, low=kind.low, high=kind.high)
        case kinds.Values():
            return KindInfo("values", kind.allowed, values=list(kind.values))
        case kinds.Flag():
            return KindInfo("flag", kind.allowed)
        case kinds.Either():
            both = [kind_info(kind.first), kind_info(kind.second)]
            return KindInfo("either", kind.allowed, either=both)
    return KindInfo("other", kind.allowed)


def settle(settled: Game) -> Settled:
    """A game's options, settled."""
    return Settled(
        settled.name,
        settled.preset,
        settled.seats,
        option_rows(settled),
        dict(settled.changed),
    )
