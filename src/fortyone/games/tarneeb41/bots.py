"""A rule-of-thumb player of Syrian 41: bids what its hand should take, then weighs every card in points."""

from dataclasses import dataclass
from functools import lru_cache
from math import erf

from fortyone.core.cards import bits, read_card, read_cards
from fortyone.core.player import Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.view import View
from fortyone.games.tarneeb41 import thumb
from fortyone.games.tarneeb41.cards import HEARTS, taker
from fortyone.games.tarneeb41.chances import Chances, power, powers, suit_of
from fortyone.games.tarneeb41.options import Options
from fortyone.games.tarneeb41.rules import Rules
from fortyone.games.tarneeb41.view import TarneebView


@dataclass(frozen=True)
class Basic:
    """Bids and plays for its side's points.

    Attributes:
        spread: How far the tricks taken stray from those expected, as a standard deviation.
        usual_bid: What a seat that has not bid yet is likely to add to the total.
        victory: Points that reaching the target is worth on top of the score.
    """

    spread: float = thumb.SPREAD
    usual_bid: float = thumb.USUAL_BID
    victory: float = thumb.VICTORY

    def choose(self, view: View, rng: Rng, budget: Budget) -> Choice:
        """The bid, or the card, of the highest worth."""
        assert isinstance(view, TarneebView)
        return self.bid(view) if view.phase == "bid" else play(view)

    def bid(self, view: TarneebView) -> Choice:
        """The bid that should bring most, by the hand, the score, the smallest bid and the bids so far."""
        expected = tricks_expected(read_cards(view.hand))
        worth = {text: self.bid_worth(view, expected, int(text)) for text in view.legal}
        best = max(view.legal, key=lambda text: (worth[text], -int(text)))
        return Choice(best, f"about {expected:.1f} tricks expected", worth)

    def bid_worth(self, view: TarneebView, expected: float, bid: int) -> float:
        """Points a bid should bring its seat, nothing as far as the deal is thrown in."""
        rules = rules_of(view.options)
        score = view.scores[own_seat(view)] or 0
        total = 0.0
        for tricks in range(14):
            gain = rules.gain(score, bid, tricks)
            reaches = score + gain >= view.options.target
            total += self.chance(expected, tricks) * (gain + self.victory * reaches)
        return total * self.chance_of_play(view, rules.counted(score, bid))

    def chance(self, expected: float, tricks: int) -> float:
        """How likely exactly so many tricks are taken."""
        low = -99.0 if tricks == 0 else tricks - 0.5
        high = 99.0 if tricks == 13 else tricks + 0.5
        scale = self.spread * 2**0.5
        return (erf((high - expected) / scale) - erf((low - expected) / scale)) / 2

    def chance_of_play(self, view: TarneebView, counted: int) -> float:
        """How likely the deal is played, if the bid counts so much towards the total required."""
        later = (view.dealer - own_seat(view)) % 4
        surplus = view.counted + counted + self.usual_bid * later - view.required + 0.5
        return (1 + erf(surplus / (1.6 * max(later, 0.01) ** 0.5))) / 2


def own_seat(view: TarneebView) -> int:
    """The seat whose view it is; a spectator does not play."""
    assert view.seat is not None
    return view.seat


@lru_cache(maxsize=16)
def rules_of(options: Options) -> Rules:
    """The numbers of a table."""
    return Rules(options)


def tricks_expected(hand: list[int]) -> float:
    """Tricks a hand of thirteen should take: high cards, trumps, and short suits to ruff."""
    suits = [powers(bits(hand), suit) for suit in range(4)]
    trumps = suits.pop(HEARTS)
    high = sum(
        thumb.ACE * (13 in suit)
        + thumb.KING * (12 in suit and len(suit) > 1)
        + thumb.QUEEN * (11 in suit and len(suit) > 2)
        for suit in suits
    )
    short = sum(max(0, 3 - len(suit)) for suit in suits)
    ruffs = thumb.EACH_TRUMP * len(trumps) + thumb.HIGH_TRUMP * sum(card > 10 for card in trumps)
    return thumb.NO_HAND + high + ruffs + thumb.RUFF * min(len(trumps), short)


def play(view: TarneebView) -> Choice:
    """The card of the highest worth; of equals the lowest, a trump last."""
    chances = Chances(view)
    wants = [want(view, seat) for seat in range(4)]
    worth = {text: card_worth(view, chances, wants, read_card(text)) for text in view.legal}
    best = max(view.legal, key=lambda text: (worth[text], text[1] != "h", -power(read_card(text))))
    return Choice(best, reason(view), worth)


def card_worth(view: TarneebView, chances: Chances, wants: list[float], card: int) -> float:
    """Points a card should bring: by who takes this trick, less the trick that the card could take later."""
    trick = [*read_cards(view.trick), card]
    led = suit_of(trick[0])
    winner = taker(view.leader, trick)
    best = trick[(winner - view.leader) % 4]
    holds = 1.0
    worth = 0.0
    for place in range(len(trick), 4):
        seat = (view.leader + place) % 4
        will = thumb.HELPS if (seat - winner) % 2 == 0 else thumb.OVERTAKES
        beaten = chances.beats(seat, led, best) * will
        worth += holds * beaten * wants[seat]
        holds *= 1.0 - beaten
    price = max(thumb.LEAST_PRICE, wants[own_seat(view)])
    return worth + holds * wants[winner] - price * chances.lasts(card)


def want(view: TarneebView, seat: int) -> float:
    """Points it is worth to the view's side that a seat takes the trick on the table."""
    score, bid, taken = view.scores[seat] or 0, view.bids[seat] or 1, view.taken[seat]
    value = thumb.IDLE + rules_of(view.options).one_more(score, bid, taken, 13 - sum(view.taken))
    return value if (seat - own_seat(view)) % 2 == 0 else -value


def reason(view: TarneebView) -> str:
    """What the seat is after."""
    seat, left = own_seat(view), 13 - sum(view.taken)
    needs = [(view.bids[s] or 0) - view.taken[s] for s in range(4)]
    if 0 < needs[seat] <= left:
        return f"needs {needs[seat]} of {left} tricks"
    if 0 < needs[(seat + 2) % 4] <= left:
        return f"the partner needs {needs[(seat + 2) % 4]} of {left} tricks"
    return "out to break the others' bids"
