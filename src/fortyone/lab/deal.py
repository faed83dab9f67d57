"""One deal of an arena: the same chance played in every seating, by two players.

The first player takes one side, the second every other; each side in turn. docs/arena.md says why.
"""

import time
from typing import Any, Final, NamedTuple

import msgspec

from fortyone.core.chance import OVER
from fortyone.core.game import Game
from fortyone.core.match import Match
from fortyone.core.rng import rng
from fortyone.lab.contest import Contest, Entrant
from fortyone.players import PLAYERS
from fortyone.players.paced import NO_BOUND

# A match is left as it stands after so many events. Only a game without a bound of its own comes near it.
LONGEST: Final = 100_000
# A move is late when it took more than its seconds times this, and this many seconds more.
LATE_FACTOR: Final = 1.25
LATE_SECONDS: Final = 0.1
FIRST, SECOND = range(2)


class Played(msgspec.Struct, frozen=True):
    """What came of one match.

    Attributes:
        side: The first player's.
        deals: Deals, hands or rounds that were dealt.
        margin: By how much the first player's side won, in all (see `margin`).
        won: The share of the other sides it beat, ties half.
    """

    side: int
    deals: int
    margin: float
    won: float


class Tally(msgspec.Struct):
    """How one player moved.

    Attributes:
        moves: How often.
        seconds: By the clock, in all.
        illegal: Moves that were not legal, and failures; the basic player moved instead.
        late: Moves that took far too long, and counted.
    """

    moves: int = 0
    seconds: float = 0.0
    illegal: int = 0
    late: int = 0


class Trouble(msgspec.Struct, frozen=True):
    """A move that could not be played.

    Attributes:
        player: As written.
        deal: The deal's number.
        side: The first player's in that match.
        event: How many events the match had before.
        seat: Whose move it was.
        what: What was wrong.
    """

    player: str
    deal: int
    side: int
    event: int
    seat: int
    what: str

    def plain(self) -> dict[str, Any]:
        """Its fields by name."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


class Outcome(msgspec.Struct, frozen=True):
    """What came of one deal: its matches, how the two players moved in them, the first trouble of each in words."""

    deal: int
    matches: tuple[Played, ...]
    tallies: tuple[Tally, Tally]
    trouble: tuple[Trouble, ...] = ()


def play_deal(contest: Contest, deal: int) -> tuple[Outcome, tuple[str, ...]]:
    """Play a deal in every seating: what came of it, and the records of its matches."""
    table = contest.table()
    tallies = (Tally(), Tally())
    matches, records, trouble = [], [], []
    for side in range(table.sides):
        seating = Seating(contest, deal, side, table, tallies)
        matches.append(seating.play())
        records.append(seating.match.record())
        trouble += seating.trouble
    return Outcome(deal, tuple(matches), tallies, tuple(trouble)), tuple(records)


class Seating:
    """One match of a deal.

    Attributes:
        match: The match.
        trouble: The first illegal move or failure of each player in it.
    """

    def __init__(
        self, contest: Contest, deal: int, side: int, table: Game, tallies: tuple[Tally, Tally]
    ) -> None:
        self.deal = deal
        self.side = side
        self.tallies = tallies
        self.entrants = contest.entrants()
        self.players = contest.players
        self.seed = contest.seed
        self.match = contest.match(table, deal, side)
        self.trouble: list[Trouble] = []

    def play(self) -> Played:
        """Play it to its end."""
        state = self.match.state
        deals = self.draw()
        while state.turn != OVER and len(state.events) < LONGEST:
            self.move()
            deals += self.draw()
        return Played(self.side, deals, margin(self.match, self.side), won(self.match, self.side))

    def draw(self) -> int:
        """Draw all the chance that is due; how many deals or rounds it opened."""
        state = self.match.state
        opened = 0
        while self.match.draw_next():
            misdealt = not state.events[-1][1]
            opened += len(state.log) < 2 and not misdealt  # a log begins with its deal
        return opened

    def move(self) -> None:
        """Let the player on turn move; the basic one in its stead where that fails."""
        state = self.match.state
        view = state.view(state.turn)
        who = FIRST if state.turn % state.game.sides == self.side else SECOND
        # The same for whoever sits here: two players that play alike play the same matches.
        chance = f"{self.seed}/{self.deal}/{len(state.events)}"
        move, seconds, failure = ask(self.entrants[who], view, chance)
        self.count(who, seconds, failure)
        if failure:
            move = PLAYERS["basic"].choose(view, rng(chance), NO_BOUND).move
        state.play(move)

    def count(self, who: int, seconds: float, failure: str) -> None:
        """Count a move of a player."""
        tally, allowed = self.tallies[who], self.entrants[who].seconds
        tally.moves += 1
        tally.seconds += seconds
        tally.late += allowed is not None and seconds > allowed * LATE_FACTOR + LATE_SECONDS
        if failure and not tally.illegal:
            event, seat = len(self.match.state.events), self.match.state.turn
            self.trouble.append(
                Trouble(self.players[who], self.deal, self.side, event, seat, failure)
            )
        tally.illegal += bool(failure)


class Answer(NamedTuple):
    """A bot's move, the seconds it took, and why it cannot be played ("": it can)."""

    move: str
    seconds: float
    failure: str


def ask(entrant: Entrant, view: Any, chance: str) -> Answer:
    """What a bot answers; its failures are its own, and only counted here."""
    move, failure = "", ""
    began = time.perf_counter()
    try:
        move = entrant.bot.choose(view, rng(chance), entrant.budget).move
        failure = "" if move in view.legal else f"{move!r} is not legal"
    except Exception as error:
        failure = f"{type(error).__name__}: {error}"
    return Answer(move, time.perf_counter() - began, failure)


def by_side(match: Match) -> list[float]:
    """What the match returned to each side: the mean of its seats."""
    returns, sides = match.state.returns(), match.game.sides
    shares = (returns[side::sides] for side in range(sides))
    return [sum(share) / len(share) for share in shares]


def margin(match: Match, side: int) -> float:
    """By how much a side won: its points less the mean of the other sides'; without points, its return.

    Returns of a table that does not add up to zero (chips left in a pot) are taken from its mean.
    """
    points = match.game.points(match)
    if points is not None:
        others = [made for other, made in enumerate(points) if other != side]
        return points[side] - sum(others) / len(others)
    returns = by_side(match)
    return returns[side] - sum(returns) / len(returns)


def won(match: Match, side: int) -> float:
    """The share of the other sides that this one beat, by what the match returned; ties half."""
    returns = by_side(match)
    beaten = [(returns[side] > other) + (returns[side] == other) / 2 for other in returns]
    return (sum(beaten) - 0.5) / (len(returns) - 1)
