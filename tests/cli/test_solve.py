"""The commands `solve` and `advise`: exact tables, a throw's choices and why, pictures; and what they refuse."""

import builtins
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import Command

KEYS = {"max_mean", "max_qualify", "max_24", "at_least", "more_than", "distribution", "seat_shares"}
EXAMPLE = ("advise", "dice41", "--kept", "41", "--throw", "6532")


@pytest.mark.parametrize(
    ("name", "mean", "qualify", "all_24"),
    [
        ("dice41", 17.0500479510, 0.923830084478, 0.0413259622677),
        ("1-4-24", 18.6763371958, 0.956727063599, 0.0999896591795),
    ],
)
def test_known_values(
    fortyone: Command, name: str, mean: float, qualify: float, all_24: float
) -> None:
    solved = json.loads(fortyone("solve", name, "--json", "--tie", "split").out)
    assert set(solved) == KEYS
    assert solved["max_mean"] == pytest.approx(mean, abs=1e-9)
    assert solved["max_qualify"] == pytest.approx(qualify, abs=1e-9)
    assert solved["max_24"] == pytest.approx(all_24, abs=1e-9)
    assert [len(solved[key]) for key in ("at_least", "more_than", "distribution")] == [25] * 3
    assert sum(solved["seat_shares"]) == pytest.approx(1)
    if name == "dice41":
        assert solved["seat_shares"][0] == pytest.approx(0.48045, abs=5e-6)


def test_a_preset_is_the_game_by_its_own_name(fortyone: Command) -> None:
    by_name = fortyone("solve", "midnight", "--json", "--set", "tie=split").out
    assert (
        by_name
        == fortyone("solve", "dice41", "--preset", "midnight", "--json", "--tie", "split").out
    )


def test_the_tables_fit_a_screen(fortyone: Command) -> None:
    for language in ("en", "fr"):
        ran = fortyone("solve", "dice41", "--tie", "carry", "--lang", language)
        assert ran.code == 0
        assert "17.0500" in ran.out
        assert max(map(len, ran.out.splitlines())) <= 80


def test_advice_has_values_and_a_reason(fortyone: Command) -> None:
    ran = fortyone(*EXAMPLE, "--to-beat", "17", "--after", "0", "--tie", "split", "--json")
    told = json.loads(ran.out)
    assert list(told["values"]) == ["6", "5", "3", "2"]
    assert told["move"] == max(told["values"], key=lambda move: told["values"][move]) == "6"
    assert "17 is passed in" in told["why"]
    shown = fortyone(*EXAMPLE, "--to-beat", "17", "--tie", "split", "--lang", "fr").out
    assert "Garder 6" in shown
    assert f"{100 * told['values']['6']:.2f}" in shown


def test_what_is_left_out_is_sensible(fortyone: Command) -> None:
    first = fortyone(*EXAMPLE, "--seats", "2", "--tie", "split").out
    assert first == fortyone(*EXAMPLE, "--seats", "2", "--after", "1", "--tie", "split").out
    practice = json.loads(fortyone(*EXAMPLE, "--seats", "1", "--json").out)
    assert 18 < practice["values"]["6"] < 24
    assert fortyone("advise", "dice41", "--throw", "5", "--kept", "41666").code == 0


def test_with_a_score_to_beat_this_seat_throws_last(fortyone: Command) -> None:
    """Unless --after says otherwise: the other seats have failed."""
    asked = (*EXAMPLE, "--seats", "4", "--to-beat", "17", "--tie", "split")
    assert fortyone(*asked).out == fortyone(*asked, "--after", "0").out
    assert fortyone(*asked).out != fortyone(*asked, "--after", "2").out


def test_seats_follow_what_is_told(fortyone: Command) -> None:
    ran = fortyone(*EXAMPLE, "--to-beat", "17", "--holders", "2", "--after", "0", "--tie", "split")
    assert ran.code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["solve", "cuarenta"], "'cuarenta' is not solved; dice41 is, with Midnight"),
        (["solve", "400", "--json"], "is not solved"),
        (["solve", "nonsense"], "nonsense"),
        (["solve", "dice41", "--seats", "1"], "seats=1"),
        (["solve", "dice41", "--seats", "13"], "seats=13"),
        (["solve", "dice41", "--tie", "coin"], "tie='coin'"),
        (["solve", "dice41", "--tie", "carry", "--set", "tie=split"], "allowed: split"),
        (["solve", "dice41", "--plot", "picture.gif"], "a .png or a .svg"),
        (["solve", "dice41", "--plot", "nowhere/picture.png"], "nowhere"),
        (["advise", "empat_satu", "--throw", "6532"], "is not solved"),
        (["advise", "dice41"], "--throw is missing"),
        (["advise", "dice41", "--throw", "6532"], "six dice in all"),
        (["advise", "dice41", "--throw", "6532", "--kept", "71"], "71 is no throw"),
        ([*EXAMPLE, "--to-beat", "3"], "to-beat=3"),
        ([*EXAMPLE, "--to-beat", "25"], "to-beat=25"),
        ([*EXAMPLE, "--to-beat", "17", "--after", "-1"], "after=-1"),
        ([*EXAMPLE, "--seats", "2", "--after", "2"], "after=2"),
        ([*EXAMPLE, "--seats", "2", "--to-beat", "17", "--after", "1"], "after=1"),
        ([*EXAMPLE, "--seats", "2", "--to-beat", "17", "--holders", "2"], "holders=2"),
        ([*EXAMPLE, "--to-beat", "17", "--holders", "0"], "holders=0"),
        ([*EXAMPLE, "--holders", "1"], "--to-beat"),
        ([*EXAMPLE, "--after", "99"], "seats=100"),
    ],
    ids=lambda value: " ".join(value[2:]) if isinstance(value, list) else None,
)
def test_refusals(fortyone: Command, arguments: list[str], said: str) -> None:
    ran = fortyone(*arguments)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_a_picture(fortyone: Command, tmp_path: Path, kind: str) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / f"picture.{kind}"
    assert fortyone("solve", "dice41", "--tie", "split", "--plot", str(file)).code == 0
    data = file.read_bytes()
    assert data[:4] == (b"\x89PNG" if kind == "png" else b"<?xm")
    if kind == "svg":
        assert b"17.05" in data


def test_without_matplotlib_it_says_what_to_install(
    fortyone: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def missing(name: str, *rest: Any) -> Any:
        if name.startswith("matplotlib"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", missing)
    ran = fortyone("solve", "dice41", "--tie", "split", "--plot", "picture.png")
    assert ran.code == 2
    assert "pip install 'fortyone[plots]'" in ran.err
