"""The plainest search of the last tricks, for the tests: no pruning, nothing kept, a trick as the rule book says it."""

from collections.abc import Callable, Sequence

ORDER = "23456789TJQKA"
Hands = tuple[tuple[str, ...], ...]
Payoff = Callable[[tuple[int, ...]], float]


def best(
    hands: Hands, leader: int, trick: Sequence[str], taken: tuple[int, ...], payoff: Payoff
) -> float:
    """What `payoff` of the tricks by seat comes to; seats 0 and 2 want it high, 1 and 3 low."""
    if len(trick) == 4:
        winner = (leader + taker(trick)) % 4
        more = tuple(count + (seat == winner) for seat, count in enumerate(taken))
        return best(hands, winner, (), more, payoff)
    seat = (leader + len(trick)) % 4
    if not hands[seat]:
        return payoff(taken)
    return (max, min)[seat % 2](by_card(hands, leader, trick, taken, payoff).values())


def by_card(
    hands: Hands, leader: int, trick: Sequence[str], taken: tuple[int, ...], payoff: Payoff
) -> dict[str, float]:
    """The same after each legal card of the seat on turn."""
    seat = (leader + len(trick)) % 4
    suited = [card for card in hands[seat] if trick and card[1] == trick[0][1]]
    found = {}
    for card in suited or hands[seat]:
        rest = tuple(other for other in hands[seat] if other != card)
        after = (*hands[:seat], rest, *hands[seat + 1 :])
        found[card] = best(after, leader, (*trick, card), taken, payoff)
    return found


def taker(trick: Sequence[str]) -> int:
    """The place of the card that takes a trick: the highest heart, else the highest of the suit led."""
    suit = "h" if any(card[1] == "h" for card in trick) else trick[0][1]
    return max(range(4), key=lambda place: (trick[place][1] == suit, ORDER.index(trick[place][0])))
