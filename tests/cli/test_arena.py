"""The command `fortyone arena`: what it prints, what it refuses, how it stops and goes on."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import rigged
from tests.cli.command import Command

KEYS = (
    *("game", "preset", "players", "deals", "mean", "ci95", "match_wins", "match_wins_ci95"),
    *("illegal", "late", "seconds_per_move"),
)
ROOT = Path(__file__).parents[2]
DICE = ("arena", "dice41", "--set", "rounds=1", "--players")


def lines(path: str) -> list[Any]:
    """The outcomes of a ledger, without what the clock said, by deal."""
    found = [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()][1:]
    for outcome in found:
        for tally in outcome["tallies"]:
            del tally["seconds"]
    return sorted(found, key=lambda outcome: int(outcome["deal"]))


def test_json_is_one_object_with_these_keys(fortyone: Command) -> None:
    ran = fortyone(*DICE, "basic,random:5", "--deals", "4", "--json", "--seed", "3")
    assert (ran.code, ran.err, ran.out.count("\n")) == (0, "", 1)
    found = json.loads(ran.out)
    assert tuple(found) == KEYS
    assert (found["game"], found["preset"], found["deals"]) == ("dice41", "standard", 4)
    assert found["players"] == ["basic", "random:5"]
    assert found["ci95"][0] <= found["mean"] <= found["ci95"][1]
    assert found["match_wins_ci95"][0] <= found["match_wins"] <= found["match_wins_ci95"][1]
    assert (found["illegal"], found["late"]) == (0, 0)
    assert all(seconds > 0 for seconds in found["seconds_per_move"])


def test_a_name_stands_for_its_preset(fortyone: Command) -> None:
    ran = fortyone("arena", "midnight", "--players", "basic,basic", "--deals", "1", "--json")
    found = json.loads(ran.out)
    assert (found["game"], found["preset"]) == ("dice41", "midnight")
    assert found["ci95"] == [None, None]
    assert found["mean"] == 0


def test_a_table_in_the_readers_language(fortyone: Command) -> None:
    asked = (*DICE, "basic,random", "--deals", "3", "--set", "tie=split")
    english, french = fortyone(*asked), fortyone(*asked, "--lang", "fr")
    assert english.err == ""
    assert "3 deals in every seating: 6 matches, dealt 6 times" in english.out
    assert "basic against random" in english.out
    assert "3 donnes à toutes les places" in french.out
    assert "," in french.out.split("gagne par donne")[1].split()[0]
    assert all(len(line) <= 80 for line in (english.out + french.out).splitlines())


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ((), "--players is missing"),
        (("--players", "basic"), "two players"),
        (("--players", "basic,"), "two players"),
        (("--players", "basic,basic,basic"), "two players"),
        (("--players", "basic,nobody"), "nobody"),
        (("--players", "basic,nowhere:X"), "nowhere"),
        (("--players", "basic,basic:fast"), "fast"),
        (("--players", "basic,basic", "--budget", "soon"), "soon"),
        (("--players", "basic,basic", "--deals", "0"), "a whole number from 1, not “0”"),
        (("--players", "basic,basic", "--deals", "x"), "a whole number from 1, not “x”"),
        (("--players", "basic,basic", "--jobs", "0"), "a whole number from 1, not “0”"),
        (("--players", "basic,basic", "--seed", "x"), "a whole number, not “x”"),
        (("--players", "basic,basic", "--preset", "x"), "preset"),
        (("--players", "basic,basic", "--set", "seats=1"), "nobody plays against"),
        (("--players", "basic,basic", "--out", "."), "cannot be written"),
        (("--players", "basic,basic", "--out", "no/such"), "cannot be written"),
        (("--players", "basic,basic", "--records", "file"), "cannot be written"),
        (("--players", "basic,basic", "--out", "file"), "no file of an arena"),
    ],
    ids=str,
)
def test_bad_input(fortyone: Command, asked: tuple[str, ...], said: str) -> None:
    Path("file").write_text("mine\n", encoding="utf-8")
    ran = fortyone("arena", "dice41", *asked)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err
    assert Path("file").read_text(encoding="utf-8") == "mine\n"
    assert fortyone("arena", "dice41", *asked, "--lang", "fr").code == 2


def test_goes_on_and_plays_no_deal_twice(fortyone: Command) -> None:
    asked = (*DICE, "basic,random", "--json")
    whole = json.loads(fortyone(*asked, "--deals", "5", "--out", "whole").out)
    assert json.loads(fortyone(*asked, "--deals", "2", "--out", "parts").out)["deals"] == 2
    first = Path("parts").read_bytes()
    resumed = json.loads(fortyone(*asked, "--deals", "5", "--out", "parts", "--jobs", "2").out)
    assert Path("parts").read_bytes().startswith(first)
    assert lines("parts") == lines("whole")
    del resumed["seconds_per_move"], whole["seconds_per_move"]
    assert resumed == whole
    assert json.loads(fortyone(*asked, "--deals", "2", "--out", "whole").out)["deals"] == 2
    other = fortyone(*asked, "--seed", "9", "--out", "whole")
    assert (other.code, other.out) == (2, "")
    assert "its seed is 0, not 9" in other.err


@pytest.mark.parametrize("as_json", [True, False])
def test_ctrl_c_keeps_what_is_played(fortyone: Command, as_json: bool) -> None:
    asked = (*DICE, "tests.rigged:Stops,basic", "--deals", "6", *(["--json"] if as_json else []))
    rigged.Stops.left = 30  # six moves a match, two matches a deal
    stopped = fortyone(*asked, "--out", "ledger")
    assert (stopped.code, stopped.out) == (130, "")
    assert "stopped after 2 of 6 deals; the same command goes on with ledger" in stopped.err
    assert len(lines("ledger")) == 2
    assert fortyone(*asked, "--out", "ledger").code == 0
    assert fortyone(*asked, "--out", "whole").code == 0
    assert lines("ledger") == lines("whole")
    rigged.Stops.left = 30
    lost = fortyone(*asked)
    assert lost.code == 130
    assert "they would have been kept" in lost.err


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """The command in a process of its own, from a folder that is not ours."""
    return subprocess.run(
        [sys.executable, "-m", "fortyone", "arena", "dice41", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_ctrl_c_stops_all_workers() -> None:
    ran = run("--players", "tests.rigged:StopsParent,basic", "--deals", "9999", "--jobs", "2")
    assert ran.returncode == 130
    assert "stopped after" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_workers_end_with_their_parent() -> None:
    """They hold its output open: while one lives, this waits."""
    ran = run("--players", "tests.rigged:Orphan,basic", "--deals", "3", "--jobs", "2")
    assert ran.returncode == -signal.SIGTERM


def test_a_worker_that_dies_is_no_result() -> None:
    ran = run("--players", "tests.rigged:Dies,basic", "--deals", "3", "--jobs", "2")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "has died" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_player_of_ones_own_lies_in_the_folder() -> None:
    bot = "def choose(self, view, rng, budget):\n  return fortyone.Choice(view.legal[-1])\n"
    text = f"import fortyone\nclass Mine:\n {bot}".replace("\n  return", "\n   return")
    Path("mybots.py").write_text(text, encoding="utf-8")
    for jobs in ("1", "2"):
        ran = run("--players", "mybots:Mine,basic", "--deals", "2", "--jobs", jobs, "--json")
        assert json.loads(ran.stdout)["players"] == ["mybots:Mine", "basic"], ran.stderr


def test_a_failing_player_is_told_of_once_and_never_in_the_json(fortyone: Command) -> None:
    ran = fortyone(*DICE, "tests.rigged:Fails,basic", "--deals", "3", "--json")
    assert json.loads(ran.out)["illegal"] > 6
    assert ran.err.count("\n") == 1
    assert "LookupError: lost its notes; basic moved instead" in ran.err


def test_records_are_records(fortyone: Command) -> None:
    asked = (*DICE, "basic,random:3", "--deals", "2", "--records", "a/b", "--set", "seats=3")
    assert fortyone(*asked).code == 0
    files = sorted(Path("a/b").iterdir())
    assert [file.name for file in files] == [
        f"deal-00000{deal}-side-{side}.txt" for deal in (0, 1) for side in (0, 1, 2)
    ]
    texts = [file.read_text(encoding="utf-8") for file in files]
    for file, text in zip(files, texts, strict=True):
        assert fortyone("verify", str(file)).code == 0
        assert fortyone("replay", str(file)).code == 0
        assert f"seat {file.stem[-1]}: basic" in text
    fortyone(*asked)
    assert [file.read_text(encoding="utf-8") for file in files] == texts
