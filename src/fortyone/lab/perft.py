"""Perft: how many lines of exactly so many players' moves there are. It proves a move generator, and times it.

Chance does not count as a move. At a deck there is one line, with the deck that the verifiable stream gives for this
event (1, 2, 3, … from where the count begins). At a throw there is a line for every distinct throw: dice are a
multiset, so `65` and `56` are one throw. A line whose match ends earlier does not count. After the last move nothing
more happens: chance that is due then is not expanded.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement

from fortyone.core.chance import Deck, Stream, Throw
from fortyone.core.state import State


def perft(state: State, depth: int, stream: Stream) -> int:
    """Lines of exactly `depth` players' moves from a state, which is left alone.

    Args:
        state: Where the lines begin; chance may be due.
        depth: Moves in a line, 0 or more.
        stream: Gives the decks.
    """
    return _Counter(stream).lines(state, depth, 1)


def split(state: State, depth: int, stream: Stream) -> dict[str, int]:
    """The same lines counted by their first move, in canonical text; their sum is `perft`.

    Where a throw is due before that move, the lines of all throws are added. A move that begins no line that long
    stands with 0; at depth 0 there is no first move.
    """
    counts = _Counter(stream).split(state, depth, 1) if depth else {}
    return dict(sorted((state.game.move_text(move), count) for move, count in counts.items()))


class _Counter:
    """Counts lines, and remembers what follows where throws are due: there the same positions come again and again."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.known: dict[tuple[int, int, str], int] = {}

    def split(self, state: State, depth: int, event: int) -> dict[int, int]:
        """Lines of `depth` moves, 1 or more, by the id of their first; `event` is the number of the next chance."""
        counts: dict[int, int] = {}
        for ready, number in self.ready(state, event):
            for move in ready.moves():
                after = ready.copy()
                after.apply(move)
                counts[move] = counts.get(move, 0) + self.lines(after, depth - 1, number)
        return counts

    def ready(self, state: State, event: int) -> Iterator[tuple[State, int]]:
        """The states in which a seat moves next, with the number of the chance event after; none once it is over."""
        due = state.due()
        if due is None:
            yield state, event
            return
        for values in self.chances(due, event):
            after = state.copy()
            after.put(values)
            yield from self.ready(after, event + 1)

    def chances(self, due: Deck | Throw, event: int) -> Iterable[Sequence[int]]:
        """The chance that is followed: the stream's deck, or every distinct throw."""
        if isinstance(due, Throw):
            return combinations_with_replacement(range(6, 0, -1), due.dice)
        return (due.draw(self.stream.event(event)),)

    def lines(self, state: State, depth: int, event: int) -> int:
        """Lines of `depth` moves."""
        if depth == 0:
            return 1
        if not isinstance(state.due(), Throw):
            return self.fresh_lines(state, depth, event)
        key = depth, event, repr(state.snapshot())
        if key not in self.known:
            self.known[key] = self.fresh_lines(state, depth, event)
        return self.known[key]

    def fresh_lines(self, state: State, depth: int, event: int) -> int:
        """Lines of `depth` moves, 1 or more, counted."""
        if depth == 1:
            return sum(len(ready.moves()) for ready, _ in self.ready(state, event))
        return sum(self.split(state, depth, event).values())
