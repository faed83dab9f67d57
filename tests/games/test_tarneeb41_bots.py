"""Syrian 41: the rule-of-thumb player."""

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

import fortyone
from fortyone.core.options import Flag, Values, Whole
from fortyone.core.player import Budget, Choice
from fortyone.games.tarneeb41.bots import Basic, tricks_expected
from fortyone.games.tarneeb41.options import Options
from tests.games.test_tarneeb41 import ending


def choose(data: dict[str, Any], seat: int, **options: Any) -> Choice:
    state = fortyone.game("tarneeb41", **options).position(data)
    assert state.turn == seat
    choice = Basic().choose(state.view(seat), fortyone.rng(41), Budget())
    assert set(choice.values) == set(state.legal())
    assert choice.why
    return choice


@dataclass(frozen=True)
class Card:
    shows: str
    at: dict[str, Any]
    seat: int
    plays: str
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.shows


def trick(
    *hands: str, cards: str, bids: list[int], taken: list[int], leader: int
) -> dict[str, Any]:
    return ending(*hands, trick=cards, bids=bids, taken=taken, leader=leader)


CARDS = [
    Card("wins as cheaply as it can",
         trick("2d", "3d", "4d", "Kc Tc", cards="4c 5c 6c", bids=[3, 3, 2, 4], taken=[3, 3, 2, 3], leader=0), 3, "Tc"),
    Card("wins while it needs a trick",
         trick("2d", "3d", "4d", "Ac 2c", cards="4c 5c Kc", bids=[3, 3, 3, 4], taken=[3, 3, 2, 3], leader=0), 3, "Ac"),
    Card("leaves the trick to a partner who needs it",
         trick("2d", "3d", "4d", "Ac 2c", cards="4c Kc 6c", bids=[3, 4, 2, 3], taken=[3, 3, 2, 3], leader=0), 3, "2c"),
    Card("does not ruff a partner who needs it",
         trick("2d", "3d", "4d", "2h 2s", cards="4c Kc 6c", bids=[3, 4, 2, 3], taken=[3, 3, 2, 3], leader=0), 3, "2s"),
    Card("ruffs an opponent when it needs the trick",
         trick("2d", "3d", "4d", "2h 2s", cards="4c 5c Kc", bids=[3, 3, 2, 4], taken=[3, 3, 2, 3], leader=0), 3, "2h"),
    Card("breaks the bid of an opponent who needs the trick",
         trick("2d", "3d", "4d", "Ac 2c", cards="4c 5c Kc", bids=[3, 3, 5, 2], taken=[3, 3, 3, 2], leader=0), 3, "Ac"),
    Card("throws its lowest card on what it cannot win",
         trick("2d", "3d", "4d", "Qc 2c", cards="4c 5c Kc", bids=[3, 3, 3, 4], taken=[3, 3, 2, 3], leader=0), 3, "2c"),
]  # fmt: skip


@pytest.mark.parametrize("case", CARDS, ids=str)
def test_card(case: Card) -> None:
    assert choose(case.at, case.seat, **case.options).move == case.plays


STRONG = "Ac Kc Ad Kd 2d As 3s 4s Ah Kh Qh Jh 2h"
FAIR = "Ac 4c 5c Kd 6d 7d 2s 3s 8s 9s Qh 7h 2h"
WEAK = "2c 3c 4c 5c 2d 3d 4d 5d 2s 3s 4s 5s 2h"


def dealt(hand: str, bids: list[int | None], **more: Any) -> dict[str, Any]:
    """The hand to seat 0, the rest to the others in order."""
    own = hand.split()
    rest = [
        card for suit in "cdhs" for card in (r + suit for r in "A23456789TJQK") if card not in own
    ]
    hands = [own, *(rest[13 * i : 13 * i + 13] for i in range(3))]
    return {"hands": hands, "bids": bids, **more}


def bid(hand: str, *bids: int | None, **more: Any) -> int:
    options = more.pop("options", {})
    return int(choose(dealt(hand, list(bids), **more), 0, **options).move)


def test_better_hands_bid_more() -> None:
    bids = [bid(hand, None, None, None, None, dealer=3) for hand in (WEAK, FAIR, STRONG)]
    assert bids == sorted(bids)
    assert bids[0] == 1
    assert bids[2] >= 7
    assert tricks_expected([]) < tricks_expected([26])


def test_a_fair_hand_bids_what_saves_the_deal() -> None:
    assert bid(FAIR, None, 3, 3, 3) >= 2
    assert bid(STRONG, None, 1, 1, 1) >= 8


def test_a_weak_hand_lets_the_deal_be_thrown_in() -> None:
    assert bid(WEAK, None, 2, 3, 3) < 3


def test_the_smallest_bid_is_kept_to() -> None:
    lebanese = {"values": "lebanese", "min_bid_by_score": True, "target": 82}
    assert bid(WEAK, None, 4, 4, 4, scores=[55, 0, 0, 0], options=lebanese) == 5


def test_a_bid_that_wins_the_game_is_worth_more() -> None:
    """On 38 of 41 a bid of 3 wins, one of 2 does not."""
    low = choose(dealt(FAIR, [None, 4, 4, 4], scores=[0, 0, 0, 0]), 0).values
    near = choose(dealt(FAIR, [None, 4, 4, 4], scores=[38, 0, 0, 0]), 0).values
    assert near["3"] - near["2"] > low["3"] - low["2"]


def random_options(rng: random.Random) -> dict[str, Any]:
    """Any options of the table; about one set in two is refused."""
    chosen: dict[str, Any] = {}
    for row in Options().rows():
        if rng.random() < 0.5 or row.name == "max_deals":
            continue
        if isinstance(row.kind, Values):
            chosen[row.name] = rng.choice(row.kind.values)
        elif isinstance(row.kind, Flag):
            chosen[row.name] = rng.random() < 0.5
        elif isinstance(row.kind, Whole):
            chosen[row.name] = rng.randint(row.kind.low, min(row.kind.high, 60))
    return chosen


@pytest.mark.parametrize("number", range(20))
def test_legal_under_any_options(number: int) -> None:
    rng = random.Random(number)
    while True:
        try:
            game = fortyone.game("tarneeb41", max_deals=3, **random_options(rng))
            break
        except fortyone.OptionError:
            continue
    state = game.start(dealer=number % 4)
    bot, chance = Basic(), fortyone.rng(number)
    while not state.is_over:
        if state.turn == fortyone.CHANCE:
            state.deal(chance)
        else:
            view = state.view(state.turn)
            choice = bot.choose(view, chance, Budget())
            assert set(choice.values) == set(view.legal)
            state.play(choice.move)


def test_it_beats_a_random_player() -> None:
    game = fortyone.game("tarneeb41", max_deals=4)
    seats = [fortyone.player("basic"), fortyone.player("random")] * 2
    rng = fortyone.rng(41)
    for dealer in range(4):
        state = game.start(dealer)
        while not state.is_over:
            if state.turn == fortyone.CHANCE:
                state.deal(rng)
            else:
                state.play(seats[state.turn].choose(state.view(state.turn), rng, Budget()).move)
        assert state.returns() == (1, -1, 1, -1)
