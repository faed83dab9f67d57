"""DDS, by Bo Haglund and others, through `endplay`: the measure of double dummy.

It numbers seats clockwise, from north. That is the direction its game turns in; ours turns the other way, and so do our
seats: in the order of play both are the same, and seat 0 is its north.
"""

from endplay.dds import solve_board
from endplay.dds.solve import SolveMode
from endplay.types import Deal, Denom, Player

from fortyone.core.cards import card_text, members
from fortyone.games.tarneeb41.chances import power

SUITS = {Denom.clubs: "c", Denom.diamonds: "d", Denom.hearts: "h", Denom.spades: "s"}
SEATS = (Player.north, Player.east, Player.south, Player.west)


def deal(hands: list[int], leader: int) -> Deal:
    """Four hands, given as sets of cards, with hearts as trumps."""
    board = Deal("N:" + " ".join(map(hand_text, hands)))
    board.first = SEATS[leader]
    board.trump = Denom.hearts
    return board


def hand_text(hand: int) -> str:
    """A hand as PBN writes it: spades, hearts, diamonds, clubs, the highest card first."""
    texts = [card_text(card) for card in sorted(members(hand), key=power, reverse=True)]
    return ".".join("".join(text[0] for text in texts if text[1] == suit) for suit in "shdc")


def solved(board: Deal) -> int:
    """Tricks of the side that leads."""
    return max(int(found) for _, found in solve_board(board, SolveMode.OptimalOne))


def tricks(hands: list[int], leader: int) -> int:
    """Tricks of side 0, by DDS."""
    found = solved(deal(hands, leader))
    return found if leader % 2 == 0 else hands[0].bit_count() - found


def tricks_by_card(hands: list[int], leader: int) -> dict[str, int]:
    """Tricks of side 0 after each card the leader may lead, by DDS."""
    found = solve_board(deal(hands, leader), SolveMode.Default)
    ours = leader % 2 == 0
    return {
        card.rank.abbr + SUITS[card.suit]: taken if ours else hands[0].bit_count() - taken
        for card, taken in found
    }
