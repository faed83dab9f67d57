"""What a table is made of: seats, chat, an undo that is asked for, matches that were played."""

from dataclasses import dataclass, field

from fortyone.core.match import Match


@dataclass
class Seat:
    """One seat.

    Attributes:
        person: Who sits there, the server's own id; "" where nobody does. Never sent to anyone.
        name: What the person is called.
        robot: Whether the person is a program.
        level: The bot that sits there; "".
        cover: The level of the bot that plays for the person; "".
        nonce: What the person adds to the chance of the match.
        since: The table's version at which whoever sits here came, or went: what was seen earlier is stale.
    """

    person: str = ""
    name: str = ""
    robot: bool = False
    level: str = ""
    cover: str = ""
    nonce: str = ""
    since: int = 0

    @property
    def is_open(self) -> bool:
        """Whether nobody sits there."""
        return not self.person and not self.level

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now; "" where a person does."""
        return self.cover or self.level


@dataclass(frozen=True)
class Chatted:
    """One line of chat."""

    version: int
    at: float
    person: str
    name: str
    text: str
    phrase: str


@dataclass(frozen=True)
class Finished:
    """A match that was played to its end at this table before the running one.

    Attributes:
        match: The match; its events stay, its record can be asked for.
        players: The person of each seat; "" for a bot.
    """

    match: Match
    players: tuple[str, ...]


@dataclass
class Wish:
    """An undo that is asked for: by a seat, back to so many events, at a time of the server's clock, with those who
    have agreed.
    """

    seat: int
    events: int
    asked_at: float = 0.0
    agreed: set[int] = field(default_factory=set)
