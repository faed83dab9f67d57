"""The options of a table where C can read them, and the numbers that follow from them alone.

Scores are those before the deal.
"""

from typing import Any

from fortyone.games.tarneeb41.cards import LOWEST
from fortyone.games.tarneeb41.ending import Ending
from fortyone.games.tarneeb41.options import VALUES


class Rules:
    """One table's options; every state of it shares them."""

    def __init__(self, options: Any) -> None:
        self.target: int = options.target
        self.min_bid: int = options.min_bid
        self.max_bid: int = options.max_bid
        self.min_bid_by_score: bool = options.min_bid_by_score
        self.min_total: int = options.min_total
        self.total_in_values = options.min_total_counts == "values"
        self.min_total_by_score: bool = options.min_total_by_score
        self.jawaker = options.values == "jawaker"
        self.values = [0] * 14
        for number in range(14):
            self.values[number] = VALUES[options.values][number]
        self.score_by_tricks = options.score_by == "tricks"
        self.fail_by_tricks = options.fail_by == "tricks"
        self.dealer_leads = options.first_lead == "dealer"
        self.partner_min = {"any": LOWEST, "not_negative": 0, "positive": 1}[options.partner]
        self.target_of_pair = options.target_of == "pair"
        self.pair_first = options.both_reach == "pair_then_seat"
        self.thirteen_wins = options.all_thirteen == "wins"
        self.max_deals: int = options.max_deals
        self.seat_wins = options.winners == "seat"
        self.ending = Ending()
        self.priced = False
        self.prices = [0.0] * 2744

    def first_leader(self, dealer: int) -> int:
        """Who leads to the first trick of this dealer's deal (T-7)."""
        return dealer if self.dealer_leads else (dealer + 1) & 3

    def steps(self, score: int) -> int:
        """How many of 30, 40 and 50 a score has reached."""
        return 0 if score < 30 else min(3, score // 10 - 2)

    def smallest_bid(self, score: int) -> int:
        """The least a seat on this score may bid (T-5, T-20, T-21)."""
        if not self.min_bid_by_score:
            return self.min_bid
        return max(self.min_bid, 2 + self.steps(score))

    def total_required(self, best: int) -> int:
        """What the four bids must add up to, when the best score is this (T-6)."""
        return 11 + self.steps(best) if self.min_total_by_score else self.min_total

    def counted(self, score: int, bid: int) -> int:
        """What a bid counts towards that total."""
        return self.value(score, bid) if self.total_in_values else bid

    def value(self, score: int, number: int) -> int:
        """What so many tricks are worth to a seat on this score (T-11, T-23)."""
        if self.jawaker and (number == 5 or number == 6) and score >= 30:
            return number
        return self.values[number]

    def gain(self, score: int, bid: int, taken: int) -> int:
        """What a bid and the seat's own tricks (T-10) bring; tricks beyond the bid bring nothing (T-11)."""
        if taken >= bid:
            return self.value(score, taken if self.score_by_tricks else bid)
        if not self.fail_by_tricks:
            return -self.value(score, bid)  # T-12
        return -2 * taken if bid >= 7 else -bid

    def price(self, bid: int, taken: int, left: int) -> float:
        """`one_more` for a seat that stands at 0, at hand."""
        if not self.priced:
            for i in range(2744):
                self.prices[i] = self.one_more(0, i // 196, i // 14 % 14, i % 14)
            self.priced = True
        return self.prices[196 * bid + 14 * taken + left]

    def one_more(self, score: int, bid: int, taken: int, left: int) -> float:
        """Points that taking one of the tricks left, and not another seat, should bring a seat, as a rule of thumb.

        It is taken to win each other trick as often as its bid asks for, within reason.
        """
        if left == 0 or taken + left > 13:
            return 0.0
        wanted = (bid - taken) * 1.0 / left
        share = min(0.9, max(0.15, wanted))
        total = 0.0
        chance = 1.0  # of `more` tricks besides, by the binomial
        for _ in range(left - 1):
            chance *= 1.0 - share
        for more in range(left):
            tricks = taken + more
            total += chance * (self.gain(score, bid, tricks + 1) - self.gain(score, bid, tricks))
            chance *= share * (left - 1 - more) / ((1.0 - share) * (more + 1))
        return total
