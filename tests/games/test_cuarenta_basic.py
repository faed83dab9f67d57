"""Cuarenta's rule-of-thumb player: what it would never miss, and what it weighs."""

from typing import Any

import pytest

import fortyone
from tests.games.cuarenta import PACK, at

BUDGET = fortyone.Budget()


def choice(position: dict[str, Any], **options: Any) -> fortyone.Choice:
    state = fortyone.game("cuarenta", **options).position(position)
    return fortyone.player("basic").choose(state.view(state.turn), fortyone.rng(1), BUDGET)


@pytest.mark.parametrize(
    ("shows", "position", "move", "options"),
    [
        ("takes a caída", at("6c 2c", "Kd 6h", "6h"), "6cx6h", {}),
        (
            "takes a caída with a limpia before more cards",
            at("7c 6c", "6h 2d 4s 7d", "7d"),
            "7cx7d",
            {},
        ),
        (
            "takes more cards with a sum than with a match",
            at("7c 2c", "7d As 2d 4d Ks"),
            "7cxAs2d4d",
            {},
        ),
        ("shows a ronda before playing", at("7c 7d 7h", "7s"), "ronda7", {}),
        ("wins with a caída at 38", at("6c Kc", "Kd Ks 6h", "6h", scores=[38, 38]), "6cx6h", {}),
        (
            "at 38 a limpia is worth no more than its cards",
            at("6c 5c", "6h 5d 5h", scores=[38, 0]),
            "5cx5d5h",
            {},
        ),
        (
            "takes what the score allows: past 40 becomes 39",
            at("6c 2c", "6h 2h", "2h", scores=[37, 0]),
            "2cx2h",
            {},
        ),
    ],
)
def test_choice(shows: str, position: dict[str, Any], move: str, options: dict[str, Any]) -> None:
    assert choice(position, **options).move == move, shows


def test_it_shows_no_ronda_that_scores_nothing() -> None:
    assert choice(at("7c 7d 7h", scores=[38, 0])).move != "ronda7"


def test_it_lays_what_the_next_seat_is_least_likely_to_hold() -> None:
    """Three of the kings are taken: nobody can make a caída on the last one."""
    position = at(
        "Kc 3c",
        "Jd 5h",
        hands=["Kc 3c", "4c 2d", "4d 2h", "4h 2s"],
        piles=["Kd Kh Ks", ""],
        taker=0,
    )
    assert choice(position).move == "Kc"


def test_it_does_not_lay_a_card_of_a_rank_the_next_seat_has_shown() -> None:
    position = at("", "Jd Qd", hands=["7s 3c", "7c 7d", "4d 2h", "4h 2s"], shown=[[1, "7"]])
    assert choice(position).move == "3c"


def test_what_it_leaves_for_a_limpia_counts() -> None:
    """Taking the king leaves one card, an easy limpia; the points of a caída are worth that."""
    thought = choice(at("Kc 2c", "Kd 6h", "6h"))
    assert set(thought.values) <= {"2c", "Kc", "KcxKd"}
    assert "next seat" in thought.why


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_play(seats: int) -> None:
    won = 0
    game = fortyone.game("cuarenta", seats=seats, max_deals=4)
    basic, dull, rng = fortyone.player("basic"), fortyone.player("random"), fortyone.rng(seats)
    for number in range(12):
        match = game.match(seed=number, dealer=number % seats)
        while not match.is_over:
            bot = basic if match.state.turn % 2 == number // 2 % 2 else dull
            match.play(bot.choose(match.state.view(match.state.turn), rng, BUDGET).move)
        won += match.state.returns()[number // 2 % 2] > 0
    assert won >= 10


def test_it_takes_the_cards_that_make_twenty() -> None:
    """With 19 taken and few to come, 21 are worth 8 points: more than what the card left may give away."""
    hands = ["Jc Qc", "Jd Kc", "As 2s", "3s 4s"]
    lying = "Js 6h 5d"
    used = " ".join((*hands, lying)).split()
    rest = [card for card in PACK if card not in used]
    piles = [" ".join(rest[:19]), " ".join(rest[19:])]
    position = at("Jc Qc", lying, hands=hands, piles=piles, scores=[12, 26], taker=1)
    assert choice(position).move == "JcxJs"


@pytest.mark.parametrize("seed", range(12))
def test_it_keeps_a_joker_that_would_only_be_laid(seed: int) -> None:
    state = fortyone.game("cuarenta", "comodines").start()
    state.deal(fortyone.rng(seed))
    view = state.view(state.turn)
    move = fortyone.player("basic").choose(view, fortyone.rng(1), BUDGET).move
    assert not move.startswith("X"), view.legal
