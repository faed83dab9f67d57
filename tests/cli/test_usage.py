"""The command's help and its usage errors, in both languages, and with few characters."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import fortyone
from fortyone.cli.app import run


@pytest.mark.parametrize(
    ("asked", "english", "french"),
    [
        (["nosuch"], "there is no command “nosuch”", "pas de commande «\u202fnosuch\u202f»"),
        (["play", "--bogus"], "there is no option --bogus", "pas d’option --bogus"),
        (["perft", "dice41"], "--depth is missing", "il manque --depth"),
        (["play", "dice41", "--seats"], "--seats needs a value", "manque une valeur à --seats"),
        (["games", "one", "two"], "more than this command takes: one two", "n’en prend pas tant"),
        (
            ["perft", "dice41", "--depth", "x"],
            "a whole number from 0, not “x”",
            "un nombre entier à partir",
        ),
        (
            ["perft", "dice41", "--depth", "-1"],
            "a whole number from 0, not “-1”",
            "un nombre entier à partir",
        ),
    ],
    ids=lambda words: words[0] if isinstance(words, list) else "",
)
def test_usage_errors(
    asked: list[str], english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for words, expected in ((asked, english), (["--lang", "fr", *asked], french)):
        assert run(words) == 2
        out, err = capsys.readouterr()
        assert expected in err
        assert (out, err.count("\n")) == ("", 1)


@pytest.mark.parametrize(
    "command", ["play", "games", "rules", "replay", "verify", "perft", "bench", "arena"]
)
def test_help_is_french(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help", "--lang=fr"]) == 0
    told = capsys.readouterr().out
    assert "Exemples\u202f:" in told
    assert "Afficher ce message" in told
    assert not re.search(r"Show this|Options:|Usage:|Default", told)


def test_the_language_is_known_before_anything_is_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    for asked, words in {
        (): "pas de commande",
        ("--lang", "en"): "no command",
        ("--lang=en",): "no command",
        ("--lang=xx",): "n’est pas un choix",
    }.items():
        assert run([*asked, "nosuch"]) == 2
        assert words in capsys.readouterr().err
    assert run(["play", "--lang"]) == 2
    assert "manque une valeur" in capsys.readouterr().err


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_an_encoding_with_few_characters(encoding: str) -> None:
    asked = [sys.executable, "-m", "fortyone", "play", "empat_satu", "--seed", "1"]
    environment = {"PYTHONIOENCODING": encoding, "LC_ALL": "C", "PYTHONUTF8": "0"}
    ran = subprocess.run(asked, input=b"", env=environment, capture_output=True, check=True)
    shown = ran.stdout.decode(encoding)
    assert "worth" in shown
    assert not re.search(r"\?\d|\d[a-z]?\?[♣♦♥♠]?", shown)


def test_no_label_is_a_command() -> None:
    """`q` once stood beside a move of Midnight, and left the match."""
    asked = [sys.executable, "-m", "fortyone", "play", "midnight", "--seed", "5"]
    ran = subprocess.run(asked, input=b"", capture_output=True, check=True)
    assert not re.search(r"(^|\s)q  [1-6]", ran.stdout.decode())


def test_a_name_of_several_games_is_answered_by_letter(capsys: pytest.CaptureFixture[str]) -> None:
    for answer, code in (("a\n", 0), ("zz\n", 2), ("cuarenta\n", 2)):
        asked = [sys.executable, "-m", "fortyone", "play", "41"]
        ran = subprocess.run(asked, input=answer.encode(), capture_output=True, check=False)
        assert "  b  Empat Satu" in ran.stdout.decode()
        assert ran.returncode == code
        assert ("Dice 41 · standard" in ran.stdout.decode()) is (code == 0)


def test_stepping_through_a_replay_tells_all_that_happened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What came of a turn with the last throw was once wiped by the next screen."""
    match = fortyone.game("dice41").match(seed=9, dealer=0, names=["Rosa", "Kari"])
    while not match.is_over:
        match.play(match.state.legal()[0])
    path = tmp_path / "match.txt"
    path.write_text(match.record(), encoding="utf-8")
    assert run(["replay", str(path)]) == 0
    told = [
        line
        for line in capsys.readouterr().out.splitlines()
        if re.search("keeps|takes|has|begins", line)
    ]
    assert run(["replay", str(path), "--step"]) == 0
    stepped = capsys.readouterr().out
    assert len(told) > 10
    assert all(line in stepped for line in told)
    assert "Dice 41 · standard" in stepped
