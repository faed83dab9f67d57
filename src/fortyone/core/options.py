"""A game's options: declared once as a frozen dataclass, checked, explained and printed from there.

A game writes `class Options(GameOptions)` with a field for each option, made by `option(kind, default)`; a default
may be a function of the options already settled (`= seats`). Limits that need two options stand in its `check`.
"""

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from fortyone.core.errors import OptionError


class Kind(Protocol):
    """What values an option takes."""

    @property
    def allowed(self) -> str:
        """What is allowed, in words and numbers."""

    def read(self, value: Any) -> Any:
        """The value as the game keeps it; ValueError where it is not allowed."""


@dataclasses.dataclass(frozen=True)
class Whole:
    """A whole number between two bounds, both allowed, a multiple of `step` from the first."""

    low: int
    high: int
    step: int = 1

    @property
    def allowed(self) -> str:
        """Like `2 … 6`."""
        steps = f", {self.low + self.step}" if self.step > 1 else ""
        return f"{self.low}{steps} … {self.high}"

    def read(self, value: Any) -> int:
        """An int; True and 3.0 are none."""
        if type(value) is not int or not self.low <= value <= self.high:
            raise ValueError
        if (value - self.low) % self.step:
            raise ValueError
        return value


@dataclasses.dataclass(frozen=True)
class Values:
    """One of a few words or numbers."""

    values: tuple[str | int, ...]

    @property
    def allowed(self) -> str:
        """Like `dealer, after_dealer`."""
        return ", ".join(str(value) for value in self.values)

    def read(self, value: Any) -> str | int:
        """Exactly one of them: True is not 1."""
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
        raise ValueError


@dataclasses.dataclass(frozen=True)
class Flag:
    """True or false."""

    allowed: str = "true, false"

    def read(self, value: Any) -> bool:
        """A bool; 1 and "yes" are none."""
        if type(value) is not bool:
            raise ValueError
        return value


@dataclasses.dataclass(frozen=True)
class Real:
    """A number between two bounds."""

    low: float
    high: float

    @property
    def allowed(self) -> str:
        """Like `0 … 0.5`."""
        return f"{self.low:g} … {self.high:g}"

    def read(self, value: Any) -> float:
        """A float; a whole number is taken for one."""
        if type(value) not in (int, float) or not self.low <= value <= self.high:
            raise ValueError
        return float(value)


@dataclasses.dataclass(frozen=True)
class Either:
    """What either of two kinds takes."""

    first: Kind
    second: Kind

    @property
    def allowed(self) -> str:
        """Both, the first before."""
        return f"{self.first.allowed}, {self.second.allowed}"

    def read(self, value: Any) -> Any:
        """What the first takes, else what the second does."""
        try:
            return self.first.read(value)
        except ValueError:
            return self.second.read(value)


def option(kind: Kind, default: Any) -> Any:
    """Declare an option. A callable default is worked out from the options, after preset and changes."""
    derived = default if callable(default) else None
    start = None if derived else default
    return dataclasses.field(default=start, metadata={"kind": kind, "derived": derived})


@dataclasses.dataclass(frozen=True)
class Row:
    """One line of a game's options table: name, what is allowed, the default, and what is set."""

    name: str
    kind: Kind
    default: Any
    value: Any


@dataclasses.dataclass(frozen=True)
class GameOptions:
    """The base of every game's `Options`. Always complete and valid once made.

    Raises:
        OptionError: a value that is not allowed, or that contradicts another.
    """

    def __post_init__(self) -> None:
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            derived: Callable[[Any], Any] | None = field.metadata["derived"]
            if value is None and derived:
                value = derived(self)
            kind: Kind = field.metadata["kind"]
            try:
                object.__setattr__(self, field.name, kind.read(value))
            except ValueError:
                raise OptionError(field.name, value, kind.allowed) from None
        self.check()

    def check(self) -> None:
        """Refuse options that contradict each other; a game overrides it."""

    @classmethod
    def make(cls, preset: Mapping[str, Any], changed: Mapping[str, Any]) -> "GameOptions":
        """The options of a preset with some changed.

        Raises:
            OptionError: an unknown name among `changed`, or what the class itself refuses.
        """
        names = [field.name for field in dataclasses.fields(cls)]
        for name, value in changed.items():
            if name not in names:
                raise OptionError(name, value, ", ".join(names), "option-unknown")
            if value is None:
                raise OptionError(name, value, _kind_of(cls, name).allowed)
        return cls(**{**preset, **changed})

    def rows(self) -> Iterator[Row]:
        """The options table, in the order declared; defaults are those under these options."""
        for field in dataclasses.fields(self):
            derived = field.metadata["derived"]
            default = derived(self) if derived else field.default
            yield Row(field.name, field.metadata["kind"], default, getattr(self, field.name))

    def plain(self) -> dict[str, Any]:
        """Every option with its value, as JSON can write it."""
        values = {row.name: row.value for row in self.rows()}
        return {k: list(v) if isinstance(v, tuple) else v for k, v in values.items()}


def _kind_of(cls: type[GameOptions], name: str) -> Kind:
    kind: Kind = cls.__dataclass_fields__[name].metadata["kind"]
    return kind
