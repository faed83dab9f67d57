"""What Empat Satu tells a search: sensible playouts, what it is worth to play first, and likely worlds."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice
from math import log
from statistics import mean
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fortyone
from fortyone.core.cards import bits, read_cards
from fortyone.core.game import Game
from fortyone.core.player import Bot, Budget, Choice
from fortyone.core.rng import Rng
from fortyone.core.state import State
from fortyone.core.view import View
from fortyone.games.empat_satu.promise import promise, prospect
from fortyone.games.empat_satu.worth import hand_value
from tests.games.test_empat_satu import table
from tests.strategies import positions, seeds

GAME = "empat_satu"
IDLE = "4c 6d 7s"  # of the other seat's hand
ACROSS = "8c"
BUDGET = Budget()


@dataclass(frozen=True)
class Sense:
    shows: str
    hand: str
    move: str
    pile: str = "3s"
    draws: str = ""  # from the stock, before the move
    known: str = ACROSS  # a card of the other seat; all know of it where it is named
    stock: bool = True
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.shows

    def state(self) -> State:
        """The moment: seat 1 of two is on turn."""
        taken = "" if self.known == ACROSS else self.known
        cards = table(
            f"{IDLE} {self.known}",
            self.hand,
            stock=self.draws if self.stock else None,
            discards=f"2d {self.pile}" if taken else self.pile,
            turn=1,
            known=[taken, ""],
        )
        state = fortyone.game(GAME, seats=2, **self.options).position(cards)
        if self.draws:
            state.play("stock")
        return state


SENSES = [
    Sense("stops with four of a suit", "2h 5h 9h Jh", "stop"),
    Sense("goes on with three", "3c 9h Jh Kh", "stock"),
    Sense("takes the ace that makes 41", "3c Jh Qh Kh", "pile", pile="Ah"),
    Sense("takes a fourth of the suit, small as it is", "Kc 9h Jh Kh", "pile", pile="5h"),
    Sense("leaves what does not help", "3c 9h Jh Kh", "stock", pile="Kd"),
    Sense("never breaks 41", "Ah Kh Qh Jh", "Ac", draws="Ac"),
    Sense("throws the card of no use", "2s 9h Jh Kh", "2s", draws="4h"),
    Sense("improves four of a suit", "2h 9h Jh Kh", "2h", draws="Th"),
    Sense("gives the next seat nothing it collects", "Ah Kh Qh 8d", "9s", draws="9s", known="Kd"),
    Sense("nor another suit", "Ah Kh Qh 8d", "8d", draws="9s", known="Ks"),
    Sense("stops with enough", "Ah Kh Qh 2c", "stop",
          options={"stop_rule": "threshold", "stop_at": 20}),
    Sense("goes on with too little", "4h 3h 2d 2c", "stock", options={"stop_rule": "anytime"}),
    Sense("ends a hand that nothing helps", "Kc 9h Jh Kh", "pass", pile="Ks", stock=False),
    Sense("helps itself before the end", "Kc 9h Jh Kh", "pile", pile="5h", stock=False),
    Sense("discard first: throws what it can spare", "3c 9h Jh Kh", "3c", pile="Ah",
          options={"turn_order": "discard_first"}),
]  # fmt: skip


@pytest.mark.parametrize("sense", SENSES, ids=str)
def test_a_playout_makes_sense(sense: Sense) -> None:
    state = sense.state()
    assert state.game.move_text(state.guessed(fortyone.rng(1))) == sense.move


@given(positions(GAME), seeds)
def test_a_playout_is_legal_and_rests_on_what_is_seen(state: State, seed: int) -> None:
    rng = fortyone.rng(seed)
    while state.turn >= 0:
        move = state.guessed(rng)
        assert move in state.moves()
        assert state.game.resample(state.view(state.turn), rng).guessed(rng) == move
        state.apply(move)


@given(st.sets(st.integers(0, 51), min_size=4, max_size=4), st.sampled_from((0, 5)))
def test_one_more_card_never_promises_less(hand: set[int], pace: int) -> None:
    assert prospect(bits(hand), True, pace) >= promise(bits(hand), pace)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Ah Kh Qh Jh", "Ah Kh Qh 9h"),
        ("5h 6h 7h 8h", "Ah Kh Qh 2c"),
        ("Ah Kh Qh 2c", "Ah Kh 2d 2c"),
        ("Ah Kh Qh 2c", "Ah Kh Qh Jc"),
    ],
)
def test_promises_in_order(better: str, worse: str) -> None:
    assert promise(bits(read_cards(better)), 0) > promise(bits(read_cards(worse)), 0)


# likely worlds


@dataclass(frozen=True)
class Racer:
    """Plays as playouts do."""

    def choose(self, view: View, rng: Rng, budget: Budget) -> Choice:
        return fortyone.game(GAME, **view.options.plain()).sensible(view, rng)


def moments_of(game: Game, bot: Bot, deals: int) -> Iterable[State]:
    """Every moment of some matches in which all have had a turn."""
    rng = fortyone.rng(f"{game!r}")
    for _ in range(deals):
        state = game.start()
        while not state.is_over:
            if state.turn < 0:
                state.deal(rng)
                continue
            if len(state.log) >= 2 * game.seats:
                yield state
            state.play(bot.choose(state.view(state.turn), rng, BUDGET).move)


def others_worth(state: State, seat: int) -> float:
    """What the other hands are worth on average."""
    hands = [hand for i, hand in enumerate(state.snapshot()["hands"]) if i != seat]
    return mean(hand_value(hand) for hand in hands)


over_tables = pytest.mark.parametrize(
    "options",
    [
        {"seats": 2},
        {"seats": 4},
        {"seats": 3, "turn_order": "discard_first"},
        {"seats": 3, "instant_41": True, "starter_card": True},
        {"seats": 2, "stop_rule": "threshold", "stop_at": 20},
    ],
    ids=str,
)


@over_tables
def test_the_truth_is_possible_and_likelier_than_a_fair_world(options: dict[str, Any]) -> None:
    game, rng = fortyone.game(GAME, **options), fortyone.rng(41)
    truths, fair = [], []
    for state in moments_of(game, game.basic(), 3):
        view = state.view(state.turn)
        truths.append(game.likelihood(view, state))
        fair += [game.likelihood(view, game.resample(view, rng)) for _ in range(5)]
        assert truths[-1] == game.likelihood(view, state)
    assert min(truths) > 0
    assert mean(map(log, truths)) > mean(map(log, fair)) + 0.5


@over_tables
def test_walks_find_hands_as_good_as_the_true_ones(options: dict[str, Any]) -> None:
    game, rng = fortyone.game(GAME, **options), fortyone.rng(7)
    true, walked, fair = [], [], []
    for state in islice(moments_of(game, Racer(), 24), 0, None, 6):
        seat, view = state.turn, state.view(state.turn)
        worlds = list(islice(game.walk(view, rng) or (), 3))
        true.append(others_worth(state, seat))
        walked.append(mean(others_worth(world, seat) for world in worlds))
        fair.append(mean(others_worth(game.resample(view, rng), seat) for _ in range(3)))
    assert abs(mean(walked) - mean(true)) < abs(mean(fair) - mean(true))


@settings(max_examples=20)  # a walk takes its time where nothing is compiled
@given(positions(GAME), seeds)
def test_a_world_of_a_walk_agrees_with_the_view(state: State, seed: int) -> None:
    if state.turn < 0:
        return
    view = state.view(state.turn)
    for world in islice(state.game.walk(view, fortyone.rng(seed)) or (), 4):
        assert world.view(state.turn) == view
        assert state.game.likelihood(view, world) >= 0


@given(positions(GAME))
def test_views_that_nobody_searches_have_a_likelihood_too(state: State) -> None:
    for seat in (*range(state.game.seats), None):
        assert state.game.likelihood(state.view(seat), state) > 0
