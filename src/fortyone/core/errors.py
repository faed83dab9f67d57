"""What can be wrong with what a person or a program asks. Nothing has changed when one is raised.

Each error carries a message id and its variables, so that it can be said in any language;
`str()` says it in English.
"""

from collections.abc import Sequence
from typing import Any, Final

from fortyone.core.messages import Message, say

# A full table of Cuarenta has hundreds of legal moves: an error names the first of them.
LEGAL_SHOWN: Final = 40


class FortyoneError(ValueError):
    """The base of every error this package raises on purpose.

    Attributes:
        message: What was wrong, as a message of the `.ftl` files.
    """

    def __init__(self, message_id: str, **variables: Any) -> None:
        self.message = Message(message_id, variables)
        super().__init__(message_id)

    def __str__(self) -> str:
        return say(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.message, self.__dict__)

    def say(self, language: str) -> str:
        """What was wrong, in this language."""
        return say(self.message, language)


def _rebuild(kind: type[FortyoneError], message: Message, state: dict[str, Any]) -> FortyoneError:
    error = kind.__new__(kind, message.id)
    error.__dict__.update(state)
    return error


class OptionError(FortyoneError):
    """An option that is unknown, or whose value is not allowed or contradicts another.

    Attributes:
        option: The option's name (`game` or `preset` where that was the unknown name).
        value: What was asked for.
        allowed: What is allowed, in words.
    """

    def __init__(
        self, option: str, value: Any, allowed: str, message_id: str = "option-value", **more: Any
    ) -> None:
        shown = {"option": option, "value": repr(value), "allowed": allowed}
        super().__init__(message_id, **shown, **more)
        self.option, self.value, self.allowed = option, value, allowed


class PositionError(FortyoneError):
    """A position that cannot be."""


class BadNotation(FortyoneError):  # noqa: N818  (the contract's name)
    """Text that is no move, no card, no throw of this game at all."""


class IllegalMove(FortyoneError):  # noqa: N818  (the contract's name)
    """A move, or chance, that the rules forbid here.

    Attributes:
        clause: The clause of the game's RULES.md that forbids it.
        move: The move, or chance, that was asked for.
        why: Why not, as a message.
    """

    def __init__(self, clause: str, move: str, why: Message, legal: Sequence[str] = ()) -> None:
        shown = legal if len(legal) <= LEGAL_SHOWN else (*legal[:LEGAL_SHOWN], "…")
        message_id = "illegal-move" if legal else "illegal-now"
        super().__init__(message_id, clause=clause, move=move, why=why, legal=" ".join(shown))
        self.clause, self.move, self.why = clause, move, why


class RecordError(FortyoneError):
    """A record that cannot be read.

    Attributes:
        line: The line the trouble is on, from 1.
    """

    def __init__(self, line: int, message_id: str, **variables: Any) -> None:
        super().__init__("record-error", line=line, reason=Message(message_id, variables))
        self.line = line

    @classmethod
    def because(cls, line: int, error: FortyoneError) -> "RecordError":
        """The trouble on this line is another error."""
        return cls(line, error.message.id, **error.message.variables)
