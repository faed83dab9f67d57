"""Cuarenta: moves as text, and the two kinds of bad ones."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fortyone
from tests.games.cuarenta import PACK, at, deck

NO_MOVES = (
    *(
        "",
        "x",
        "0",
        "7",
        "8c",
        "10h",
        "Tc",
        "7cx",
        "7cx7",
        "x7h",
        "cx7h",
        "7c 7h 7d",
        "lay 7c",
        "??",
    ),
    *("ronda", "ronda8", "ronda77", "X3", "X1=7", "X1=8x8c", "7c=7x7h"),
)


@pytest.mark.parametrize("text", NO_MOVES)
def test_no_move_at_all(text: str) -> None:
    for preset in ("standard", "comodines", "quito"):
        game = fortyone.game("cuarenta", preset)
        with pytest.raises(fortyone.BadNotation):
            game.text_move(text)
        with pytest.raises(fortyone.BadNotation):  # also when no seat is on turn
            game.start().play(text)


@pytest.mark.parametrize(
    ("text", "clause", "options"),
    [
        ("7cx7c", "C-5", {}),
        ("7cxKd", "C-6", {}),
        ("KcxQd", "C-6", {}),
        ("7cx7d7h", "C-6", {"match_takes": "one"}),
        ("X1=7x7d7h", "C-6", {"match_takes": "one", "jokers": 2}),
        ("7cx3d5h", "C-7", {}),
        ("7cx3dJh", "C-7", {}),
        ("KcxJdQd", "C-7", {}),
        ("7cxAd2d4d", "C-7", {"sum_cards": "two"}),
        ("7cx7d3d4d", "C-8", {}),
        ("7cx7d7d", "C-1", {}),
        ("7cx3d3d", "C-1", {}),
        ("ronda7", "C-12", {"ronda_when": "automatic"}),
        ("X1", "C-30", {}),
        ("X1=7x7h", "C-30", {}),
        ("X2xX1", "C-30", {}),
        ("7cxX1", "C-30", {}),
        ("7cxX1", "C-30", {"jokers": 2}),
        ("7cx7dX1", "C-30", {"jokers": 2}),
        ("X1x7h", "C-30", {"jokers": 2}),
        ("X1=7x6h", "C-30", {"jokers": 2}),
        ("X1=7x3d4d", "C-30", {"jokers": 2}),
        ("X1=7xX2", "C-30", {"jokers": 2}),
        ("X1xX2X2", "C-1", {"jokers": 2}),
        ("X1xX1", "C-5", {"jokers": 2}),
    ],
)
def test_a_move_that_no_position_could_allow(
    text: str, clause: str, options: dict[str, Any]
) -> None:
    game = fortyone.game("cuarenta", **options)
    with pytest.raises(fortyone.IllegalMove) as refusal:
        game.text_move(text)
    assert refusal.value.clause == clause
    state = game.position(at("6c"))
    with pytest.raises(fortyone.IllegalMove) as refusal:
        state.play(text)
    assert refusal.value.clause == clause
    assert "legal: 6c" in str(refusal.value)
    with pytest.raises(fortyone.IllegalMove) as refusal:
        game.start().play(text)
    assert refusal.value.clause == "G-1"


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("7C", "7c"),
        (" 7 c x 7 h ", "7cx7h"),
        ("7CX7H7D", "7cx7d7h"),
        ("7cx4h3d", "7cx3d4h"),
        ("kcXKd", "KcxKd"),
        ("RONDA a", "rondaA"),
        ("acxad", "AcxAd"),
        ("7cx4s2dAh", "7cxAh2d4s"),
        ("x1=jxJhjd", "X1=JxJdJh"),
        ("x1Xx2", "X1xX2"),
        ("x2", "X2"),
    ],
)
def test_order_case_and_spaces_never_matter(written: str, text: str) -> None:
    game = fortyone.game("cuarenta", jokers=2)
    assert game.move_text(game.text_move(written)) == text


CARDS = st.sampled_from([*PACK, "X1", "X2"])


@given(
    CARDS,
    st.lists(CARDS, max_size=5),
    st.sampled_from([None, *"A234567JQK"]),
    st.sampled_from([{}, {"jokers": 2}, {"match_takes": "one", "sum_cards": "two", "jokers": 2}]),
)
def test_a_well_formed_move_is_known_or_refused_with_its_clause(
    card: str, taken: list[str], rank: str | None, options: dict[str, Any]
) -> None:
    game = fortyone.game("cuarenta", **options)
    joker = card.startswith("X")
    text = (
        card
        + (f"={rank}" if rank and joker and taken else "")
        + ("x" if taken else "")
        + "".join(taken)
    )
    try:
        move = game.text_move(text)
    except fortyone.IllegalMove as refused:
        problem = refused
    else:
        assert sorted(game.move_text(move)) == sorted(text)
        return
    assert problem.clause in game.book()
    assert str(problem)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("8c", "8c does not belong"),
        (deck() + " Ac", "Ac stands twice"),
        (deck()[3:], "has 39 cards; it needs 40"),
        (deck(jokers="X1 X2"), "X1 does not belong"),
        ("misdeal misdeal", "no card"),
    ],
)
def test_chance_that_could_never_be(text: str, problem: str) -> None:
    state = fortyone.game("cuarenta").start()
    with pytest.raises(fortyone.BadNotation, match=problem):
        state.chance(text)
    assert state.history == ()


def test_a_misdeal_is_always_accepted_where_a_deck_is_due() -> None:
    for written in ("misdeal", " Misdeal "):
        state = fortyone.game("cuarenta").start()
        state.chance(written)
        assert [event.text for event in state.history] == ["misdeal"]


@pytest.mark.parametrize(
    ("position", "move", "clause", "why"),
    [
        (at("7c"), "6c", "C-5", "you do not hold 6c"),
        (at("7c", "2d"), "7cx2d5d", "C-7", "5d does not lie on the table"),
        (at("7c"), "7cx7d", "C-6", "7d does not lie on the table"),
        (at("7c", "7d 7h"), "7cx7d", "C-6", "takes every 7"),
        (at("7c 7d"), "ronda7", "C-12", "you do not hold three of 7"),
        (at("7c 7d 7h", shown=[[0, "7"]]), "ronda7", "C-12", "has been shown"),
    ],
)
def test_why_a_move_is_refused(position: dict[str, Any], move: str, clause: str, why: str) -> None:
    state = fortyone.game("cuarenta").position(position)
    with pytest.raises(
        fortyone.IllegalMove, match=f"^{clause}: {move} is not legal: .*{why}.*; legal: "
    ) as refusal:
        state.play(move)
    assert refusal.value.why.id.startswith("cuarenta-")
    assert state.history == ()


def test_too_late_for_a_ronda() -> None:
    state = fortyone.game("cuarenta", ronda_when="first_play").position(at("7c 7d 7h 2c"))
    with pytest.raises(fortyone.IllegalMove, match="before your first card"):
        state.play("ronda7")


def test_what_a_refusal_says_never_depends_on_hidden_cards() -> None:
    answers = set()
    for hidden in ("Ad", "Kd"):
        state = fortyone.game("cuarenta").position(at("", hands=["7c", hidden, "2c", "3c"]))
        with pytest.raises(fortyone.IllegalMove) as refusal:
            state.play("6c")
        answers.add(str(refusal.value))
    assert len(answers) == 1
