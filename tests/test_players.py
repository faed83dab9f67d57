"""Players by name, with a budget of their own or without."""

import pytest

import fortyone
from fortyone.core.errors import FortyoneError, OptionError
from fortyone.core.player import Budget, Choice
from fortyone.players import is_player, written
from fortyone.players.imported import imported
from fortyone.players.paced import Paced, read_budget


class Echo:
    """Tells what it may think."""

    def choose(self, view: object, rng: object, budget: Budget) -> Choice:
        return Choice(repr(budget))


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("500", Budget(simulations=500)),
        ("1", Budget(simulations=1)),
        ("0.5s", Budget(seconds=0.5)),
        ("2s", Budget(seconds=2.0)),
    ],
)
def test_a_budget_is_seconds_or_simulations(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget
    assert written(f"basic:{text}") == ("basic", budget)
    assert written(f"mybots:Mine:{text}") == ("mybots:Mine", budget)


@pytest.mark.parametrize(
    "text",
    ["", "0", "0s", "s", "-1", "1e3", "0.5", ".5s", "5.s", "1m", "nan", "infs", "٣", " 5", "5 s"],
)
def test_what_is_no_budget(text: str) -> None:
    for name in ("basic", "random"):
        with pytest.raises(FortyoneError, match="budget"):
            fortyone.player(f"{name}:{text}")


def test_a_written_budget_holds_unless_another_is_handed_in() -> None:
    view = fortyone.game("dice41").match(seed=1).state.view(0)
    paced = Paced(Echo(), Budget(simulations=5))
    rng = fortyone.rng(1)
    assert paced.choose(view, rng, Budget()).move == repr(Budget(simulations=5))
    assert paced.choose(view, rng, Budget(seconds=1)).move == repr(Budget(seconds=1))


def test_what_is_a_player() -> None:
    known = ["basic", "random", "basic:5", "random:0.1s"]
    assert all(is_player(name) for name in known)
    assert not any(
        is_player(name) for name in ["", "you", "basic:", "basic:x", "os:path", "Rosa:5"]
    )


def test_no_name_from_a_record_is_imported() -> None:
    """Only the arena takes import paths; what a match calls its seats is no program to run."""
    with pytest.raises(OptionError):
        fortyone.player("tests.rigged:First")


@pytest.mark.parametrize(
    "path", ["nowhere:X", "tests.rigged:Nobody", "tests.rigged:Mute", "tests.rigged:", ":X"]
)
def test_what_is_no_bot_is_refused(path: str) -> None:
    with pytest.raises(OptionError, match="is no player"):
        imported(path)
