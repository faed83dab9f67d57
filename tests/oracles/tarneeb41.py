"""Syrian 41 and the Lebanese game, slowly: a second reading of the rule book, sharing no code.

A deal is kept as the hands dealt out, the bids, and one flat record of (seat, card) plays; tricks,
voids, taken and the seat on turn are worked out from that record each time they are asked for.

Readings, where the book is silent:
- `turn` is no position key here: the book says it follows from the others.
- `leader` with the deal due, also after the end: the seat of T-7 for the dealer that comes next.
- `voids` and `last` stay as the last deal left them until the next deck is dealt; only bids, taken
  and trick are cleared after a deal, as the book lists them.
- A thrown-in deal is not judged by T-13, T-14 or T-24; with `max_deals` it may end the game (T-15).
- T-14's "higher single score" is the pair's highest, its "order" in T-15 follows `both_reach`.
- `fail_by` tricks: bid 7+ loses 2 × tricks taken (0 tricks: 0); a lower bid loses its number.
- `score_by` tricks with jawaker values: the tricks taken are valued as that seat's bid would be.
- `min_total_by_score` is the number asked for whichever way `min_total_counts` counts.
- `thirteen` stays null while `all_thirteen` is `nothing`.
- `returns` are 0 before the end and when drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

CHANCE, OVER = -1, -2
SEATS = range(4)
SUITS = "cdhs"
TEXT_RANKS = "A23456789TJQK"
POWER = "23456789TJQKA"  # T-1: 2 low, A high
PACK = [rank + suit for suit in SUITS for rank in TEXT_RANKS]

LEBANESE = [0, 1, 2, 3, 4, 10, 12, 14, 16, 27, 30, 33, 36, 39]  # T-23
STEPPED = [0, 1, 2, 3, 4, 10, 12, 14, 16, 27, 30, 44, 48, 52]
SYRIAN = [0, 1, 2, 3, 4, 5, 6, 14, 16, 18, 20, 22, 24, 26]  # T-11


def as_set(cards: Iterable[str]) -> str:
    return " ".join(sorted(cards, key=PACK.index))


def beats(card: str, best: str) -> bool:
    """T-9: the highest heart, else the highest card of the suit led; `best` starts as the lead."""
    if card[1] == best[1]:
        return POWER.index(card[0]) > POWER.index(best[0])
    return card[1] == "h"


def trick_winner(plays: list[tuple[int, str]]) -> int:
    winner, best = plays[0]
    for seat, card in plays[1:]:
        if beats(card, best):
            winner, best = seat, card
    return winner


class Oracle:
    """One match of Syrian 41; chance and moves go in as text."""

    def __init__(
        self,
        options: Mapping[str, Any],
        dealer: int = 0,
        first: int | None = None,
    ) -> None:
        self.options = dict(options)
        self.dealer = dealer
        self.hands: list[list[str]] = [[], [], [], []]
        self.bids: list[int | None] = [None] * 4
        self.plays: list[tuple[int, str]] = []
        self.playing = False  # between the last bid and the end of the thirteenth trick
        self.scores = [0, 0, 0, 0]
        self.deals = 0
        self.thirteen: int | None = None
        self.over = False
        self.winners: list[int] = []  # seats; none when drawn

    # What is due

    @property
    def turn(self) -> int:
        if self.over:
            return OVER
        if not any(self.hands):
            return CHANCE
        if not self.playing:  # T-4: the seat after the dealer first, the dealer last
            return next(seat for seat in self._from_after_dealer() if self.bids[seat] is None)
        return (self._leader() + len(self._trick())) % 4

    def chance_due(self) -> tuple[()] | tuple[str, int]:
        return ("deck", 52) if self.turn == CHANCE else ()

    def legal(self) -> list[str]:
        seat = self.turn
        if seat < 0:
            return []
        if not self.playing:
            bids = range(self._smallest_bid(seat), self.options["max_bid"] + 1)
            return sorted(str(bid) for bid in bids)
        hand = self.hands[seat]
        trick = self._trick()
        if not trick:
            return sorted(hand)  # T-8: any card may be led, a heart too
        led = trick[0][1][1]
        following = [card for card in hand if card[1] == led]
        return sorted(following or hand)  # T-8

    def _from_after_dealer(self) -> list[int]:
        return [(self.dealer + step) % 4 for step in (1, 2, 3, 4)]

    def _smallest_bid(self, seat: int) -> int:
        floor: int = self.options["min_bid"]  # T-5, T-20
        if not self.options["min_bid_by_score"]:
            return floor
        score = self.scores[seat]  # T-21
        if score >= 50:
            by_score = 5
        elif score >= 40:
            by_score = 4
        elif score >= 30:
            by_score = 3
        else:
            by_score = 2
        return max(floor, by_score)

    # Read off the record of plays

    def _tricks(self) -> list[list[tuple[int, str]]]:
        """The finished tricks of the deal."""
        full = len(self.plays) - len(self.plays) % 4
        return [self.plays[at : at + 4] for at in range(0, full, 4)]

    def _trick(self) -> list[tuple[int, str]]:
        """The trick on the table: 0 to 3 plays."""
        return self.plays[4 * len(self._tricks()) :]

    def _first_leader(self) -> int:
        after = self.options["first_lead"] == "after_dealer"
        return (self.dealer + 1) % 4 if after else self.dealer  # T-7

    def _leader(self) -> int:
        tricks = self._tricks()
        if not self.playing or not self.plays:
            return self._first_leader()
        if self._trick():
            return self._trick()[0][0]
        return trick_winner(tricks[-1])  # T-9: the taker leads next

    def _taken(self) -> list[int]:
        takers = [trick_winner(trick) for trick in self._tricks()] if self.playing else []
        return [takers.count(seat) for seat in SEATS]

    def _voids(self) -> list[str]:
        lacking: list[set[str]] = [set(), set(), set(), set()]
        for at, (seat, card) in enumerate(self.plays):
            led = self.plays[at - at % 4][1][1]
            if card[1] != led:
                lacking[seat].add(led)
        return ["".join(suit for suit in SUITS if suit in suits) for suits in lacking]

    # Events

    def chance(self, text: str) -> None:
        if self.turn != CHANCE:
            raise ValueError("G-2: no deck is due")
        deck = text.split()
        if sorted(deck) != sorted(PACK):
            raise ValueError("a deck order has each of the 52 cards once")
        self.plays = []
        for at, card in enumerate(deck):  # T-3; one at a time, first to the seat after the dealer
            self.hands[(self.dealer + 1 + at) % 4].append(card)

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"not legal: {text}")
        seat = self.turn
        if not self.playing:
            self._bid(seat, int(text))
            return
        self.hands[seat].remove(text)
        self.plays.append((seat, text))
        if len(self.plays) == 52:
            self._settle()

    def _bid(self, seat: int, bid: int) -> None:
        self.bids[seat] = bid
        bids = [bid for bid in self.bids if bid is not None]
        if len(bids) < 4:
            return
        counts = bids
        if self.options["min_total_counts"] == "values":
            counts = [self.value(bids[one], one) for one in SEATS]
        if sum(counts) < self._total_required():  # T-6: thrown in, scores unchanged
            self.hands = [[], [], [], []]
            self._end_deal(played=False)
        else:
            self.playing = True

    def _total_required(self) -> int:
        required: int = self.options["min_total"]
        if self.options["min_total_by_score"]:
            best = max(self.scores)
            required = 11 + sum(best >= step for step in (30, 40, 50))
        return required

    # Scores

    def value(self, number: int, seat: int) -> int:
        """What `number` tricks are worth to the seat, by its score before the deal."""
        table = self.options["values"]
        if table == "syrian":
            return SYRIAN[number]
        if table == "stepped":
            return STEPPED[number]
        if table == "jawaker" and number >= 10:
            return 40
        if table == "jawaker" and number in (5, 6) and self.scores[seat] >= 30:
            return number
        return LEBANESE[number]

    def _gain(self, seat: int, bid: int, taken: int) -> int:
        if taken >= bid:  # T-10: own tricks
            by_tricks = self.options["score_by"] == "tricks"
            return self.value(taken if by_tricks else bid, seat)  # T-11
        if self.options["fail_by"] == "bid":
            return -self.value(bid, seat)  # T-12, T-23
        return -2 * taken if bid >= 7 else -bid

    def _settle(self) -> None:
        taken = self._taken()
        gains = [self._gain(seat, self.bids[seat] or 0, taken[seat]) for seat in SEATS]
        self.scores = [self.scores[seat] + gains[seat] for seat in SEATS]
        if self.options["all_thirteen"] == "wins" and 13 in taken:  # T-24, after the scores
            self.thirteen = taken.index(13)
        self._end_deal(played=True)

    def _end_deal(self, played: bool) -> None:
        self.deals += 1
        self.dealer = (self.dealer + 1) % 4  # T-2: also after a deal thrown in
        self.bids = [None] * 4
        self.playing = False
        winners = self._winners() if played else []  # T-13: judged only after a played deal
        bound = self.options["max_deals"]
        if winners:
            self.over, self.winners = True, winners
        elif bound and self.deals >= bound:  # T-15
            self.over, self.winners = True, self._winners_at_bound()

    # Who wins

    def _winners(self) -> list[int]:
        alone = self.options["winners"] == "seat"
        if self.thirteen is not None:  # T-24: target and partner do not matter
            return [self.thirteen] if alone else [self.thirteen % 2, self.thirteen % 2 + 2]
        if alone:
            reached = [seat for seat in SEATS if self.scores[seat] >= self.options["target"]]
            return self._best_seat(reached)
        pairs = [pair for pair in (0, 1) if self._pair_reaches(pair)]
        if len(pairs) == 2:
            return self._better_pair()  # T-14; none: another deal
        return [pairs[0], pairs[0] + 2] if pairs else []  # T-13

    def _winners_at_bound(self) -> list[int]:
        if self.options["winners"] == "seat":
            return self._best_seat(list(SEATS))
        return self._better_pair()

    def _best_seat(self, seats: list[int]) -> list[int]:
        """The one seat with the highest score; nobody when two share it."""
        best = max((self.scores[seat] for seat in seats), default=None)
        holders = [seat for seat in seats if self.scores[seat] == best]
        return holders if len(holders) == 1 else []

    def _pair_reaches(self, pair: int) -> bool:
        target = self.options["target"]
        one, two = self.scores[pair], self.scores[pair + 2]
        if self.options["target_of"] == "pair":
            return one + two >= target and self._partner_ok(min(one, two))
        return (one >= target and self._partner_ok(two)) or (
            two >= target and self._partner_ok(one)
        )

    def _partner_ok(self, score: int) -> bool:
        asked = self.options["partner"]
        return asked == "any" or score > 0 or (asked == "not_negative" and score == 0)

    def _better_pair(self) -> list[int]:
        """T-14's order between the two pairs; nobody when both measures are equal."""
        one, two = [(self.scores[pair], self.scores[pair + 2]) for pair in (0, 1)]
        contests = [(max(one), max(two)), (sum(one), sum(two))]  # the single score, the pair total
        if self.options["both_reach"] == "pair_then_seat":
            contests.reverse()
        for first, second in contests:
            if first != second:
                return [0, 2] if first > second else [1, 3]
        return []

    @property
    def returns(self) -> list[float]:
        if not self.winners:
            return [0.0] * 4
        loss = -1 / 3 if len(self.winners) == 1 else -1.0
        return [1.0 if seat in self.winners else loss for seat in SEATS]

    def position(self) -> dict[str, Any]:
        tricks = self._tricks()
        last = None
        if tricks:
            cards = " ".join(card for _, card in tricks[-1])
            last = {"leader": tricks[-1][0][0], "cards": cards}
        return {
            "hands": [as_set(hand) for hand in self.hands],
            "dealer": self.dealer,
            "bids": list(self.bids),
            "scores": list(self.scores),
            "trick": " ".join(card for _, card in self._trick()),
            "leader": self._leader(),
            "taken": self._taken(),
            "deals": self.deals,
            "thirteen": self.thirteen,
            "voids": self._voids(),
            "last": last,
        }
