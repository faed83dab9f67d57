"""The word `hint`: every legal move with its value, in the person's language, and the match goes on as before."""

import re
from pathlib import Path

import pytest

from fortyone import Budget, game, games, rng
from fortyone.cli import hint as module
from fortyone.cli.hint import hint
from fortyone.cli.screen import Screen
from fortyone.core.messages import say
from fortyone.search.decide import reason, signed
from tests.cli.command import Command


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUDGET", Budget(simulations=60))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", games())
def test_every_legal_move_has_a_value(name: str, language: str) -> None:
    state = game(name).start()
    chance = rng(3)
    while state.turn < 0 or len(state.legal()) < 3:
        if state.turn < 0:
            state.deal(chance)
        else:
            state.play(chance.choice(state.legal()))
    screen = Screen()
    screen.speak(language)
    keys = {move: f"key{number}" for number, move in enumerate(state.legal())}
    shown = "\n".join(str(line) for line in hint(screen, state.view(state.turn), keys, chance))
    for move in state.legal():
        found = re.search(rf"{keys[move]} +{re.escape(move)}\S* +([+−]?\d+[.,]\d\d\d)", shown)
        assert found, (move, shown)
    assert ("The values: " if language == "en" else "Les valeurs\u202f: ") in shown


def test_a_hint_in_a_match_changes_nothing(fortyone: Command) -> None:
    lines = ["6", "6", "quit"]
    asked = ("play", "midnight", "--seed", "5", "--save")
    plain = fortyone(*asked, "a", script=lines[2:])
    hinted = fortyone(*asked, "b", script=["hint", "hint", *lines[2:]])
    assert hinted.code == plain.code == 0
    assert Path("a").read_text(encoding="utf-8") == Path("b").read_text(encoding="utf-8")
    twice = [line for line in hinted.out.splitlines() if "The values: " in line]
    assert len(twice) == 2


def test_after_the_match_there_is_nobody_to_advise(fortyone: Command) -> None:
    asked = ("play", "dice41", "--seats", "you", "--seed", "1")
    position = game("dice41", seats=1).match(seed=1)
    moves = []
    while not position.is_over:
        moves.append(position.state.legal()[0])
        position.play(moves[-1])
    ran = fortyone(*asked, script=[*moves, "hint", "quit"])
    assert "A hint is for the person on turn." in ran.out


def test_the_help_names_it(fortyone: Command) -> None:
    ran = fortyone("play", "dice41", "--seed", "1", script=["?", "quit"])
    assert "hint    what the strong player thinks" in ran.out


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"6": 0.5, "5": 0.25}, "does best: +0.500 on average, +0.250 against 5"),
        ({"6": 0.5, "5": 0.5001}, "as good as 5 for all one can tell, and what experience plays"),
        ({"6": 0.5}, "there is nothing better to go by"),
    ],
)
def test_the_reason_of_a_search(values: dict[str, float], said: str) -> None:
    assert say(reason("6", values)) == said


def test_an_exact_reason_says_so() -> None:
    assert say(reason("6", {"6": -0.5, "5": -0.75}, "exact")) == (
        "does best for certain: −0.500, +0.250 against 5"
    )
    assert say(reason("6", {"6": 1.0, "5": 1.0}, "exact")).startswith("exactly as good as 5 (+1.00")


def told(line: str, language: str = "en", **options: int) -> str:
    """What a hint in dice says with these dice kept and thrown."""
    kept, thrown = line.split()
    state = game("dice41", None, **options).position({"kept": kept, "thrown": thrown})
    screen = Screen()
    screen.speak(language)
    return "\n".join(str(row) for row in hint(screen, state.view(state.turn), {}, rng(1)))


def test_a_solved_game_says_why_in_words_and_what_its_values_are() -> None:
    """Chips of the pot, which the ante has left already; not what the match brings."""
    shown = told("66 6631")
    assert "1: the ticket 1 is safe; it qualifies in " in shown
    assert "of 2 chips." in shown
    assert "The values: what comes to you of this pot" in shown
    french = told("66 6631", "fr")
    assert "1\u202f: le billet 1 est assuré" in french
    assert re.search(r"on se qualifie dans \d\d,\d\u00a0%", french)
    assert "(not exact at this table)" in told("66 6631", fail_ante=1)


def test_numbers_have_their_sign_and_the_language_its_comma() -> None:
    values = (1.5, -0.25, 0.0001)
    assert [say(signed(value)) for value in values] == ["+1.500", "−0.250", "0.000"]
    assert say(signed(-0.25), "fr") == "−0,250"
