"""What is shown: games, rules, replays, proofs, counts; and what goes to programs is JSON alone."""

import json
import re
from functools import partial
from pathlib import Path

import pytest

from fortyone import game, games, read_record
from fortyone.core.messages import HOME, languages
from fortyone.lab.bench import bench
from tests.cli.command import Command
from tests.cli.test_play import script

COMMANDS = [
    [],
    ["play"],
    ["games"],
    ["rules"],
    ["replay"],
    ["verify"],
    ["perft"],
    ["bench"],
    ["solve"],
    ["advise"],
]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples(fortyone: Command, command: list[str]) -> None:
    ran = fortyone(*command, "--help")
    assert ran.code == 0
    assert f"  fortyone {' '.join(command)}" in ran.out.partition("Examples:")[2]
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("command", COMMANDS)
def test_help_in_french(fortyone: Command, command: list[str]) -> None:
    ran = fortyone(*command, "--help", "--lang", "fr")
    assert ran == fortyone("--lang", "fr", *command, "-h")
    assert f"  fortyone {' '.join(command)}" in ran.out.partition("Exemples\u202f:")[2]
    assert max(map(len, ran.out.splitlines())) <= 80
    assert ran.out.startswith("Usage\u202f: fortyone")
    english = {"the", "and", "your", "default", "required", "show", "game", "file", "name"}
    told = ran.out.partition("Exemples\u202f:")[0].lower()
    told = told.replace("(fortyone games)", "").replace("  games ", "")
    assert not english & set(re.findall(r"(?<!-)\b[a-z]+\b", told))


def test_every_language_says_the_same() -> None:
    found = [
        re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
        for path in (HOME / language / "cli.ftl" for language in languages())
    ]
    assert all(one == found[0] for one in found)


def test_games_has_every_name(fortyone: Command) -> None:
    out = " ".join(fortyone("games").out.split())
    for name in games():
        assert name in out
    assert "1-4-24 (midnight)" in out


def test_the_menu_plays(fortyone: Command) -> None:
    letter = "abcdefgh"[games().index("dice41")]
    assert "Round 1" in fortyone(script=[letter]).out
    assert "midnight" in fortyone(script=["1-4-24"]).out
    assert fortyone().code == 0
    assert fortyone(script=["chess"]).code == 2


@pytest.mark.parametrize("name", games())
def test_rules(fortyone: Command, name: str) -> None:
    book = fortyone("rules", name)
    assert book.code == 0
    for clause in game(name).book():
        assert clause in book.out or clause.startswith("G-")
    options = fortyone("rules", name, "--options").out
    for row in game(name).options.rows():
        assert f"\n{row.name} " in f"\n{options}"
    assert fortyone("rules", name, "--glossary").code == 0


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games())
def test_rules_in_every_language(fortyone: Command, name: str, language: str) -> None:
    book = fortyone("rules", name, "--lang", language).out
    first, *_ = game(name).book()
    asked = fortyone("rules", name, first, "--lang", language).out
    assert asked.split()[:3] == [first, *game(name).rule(first, language).split()[:2]]
    assert asked.split()[1] in book


def test_one_clause(fortyone: Command) -> None:
    ran = fortyone("rules", "dice41", "d-2", "G-1")
    assert ran.out.startswith("D-2")
    assert "\nG-1" in ran.out


def test_rules_after_a_refusal(fortyone: Command) -> None:
    out = fortyone(
        "play", "dice41", script=["rules D-2", "rules", "tips", "?", "last", "moves"]
    ).out
    assert "D-2  " in out
    assert "Nothing was refused yet" in out
    assert "undo" in out
    assert "[4] [_]" in out.partition("undo")[2]  # the signs on the table


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("extra", [[], ["--step"], ["--seat", "0"], ["--lang", "fr"]])
def test_replay(fortyone: Command, name: str, extra: list[str]) -> None:
    Path("m").write_text(script(name, seed=3)[1])
    ran = fortyone("replay", "m", *extra)
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) > 10


def test_a_step_shows_what_chance_told(fortyone: Command) -> None:
    """The screen before a move has the title, the dice, and all that happened since the move before."""
    Path("m").write_text(script("dice41", seed=3)[1])
    told = [line for line in fortyone("replay", "m").out.splitlines() if line.startswith("  ")]
    out = fortyone("replay", "m", "--step").out
    screens = out.split("\nDice 41 · standard\n")
    assert all("╭───────╮" in screen for screen in screens[1:])
    moves = sum(seat >= 0 for seat, _ in read_record(Path("m").read_text()).state.events)
    assert len(screens) == moves + 1
    assert [line for line in told if "Round 2" in line or "takes the pot" in line]
    assert not [line for line in told if line not in out.splitlines()]


def test_replay_shows_comments(fortyone: Command) -> None:
    record = script("dice41", seed=3)[1]
    Path("m").write_text(record.replace("\n\nlot", "\n\n# a good match\nlot"))
    assert "# a good match" in fortyone("replay", "m").out


def test_a_comment_cannot_command_the_terminal(fortyone: Command) -> None:
    record = script("dice41", seed=3)[1]
    Path("m").write_text(record.replace("\n\nlot", "\n\n# \x1b[2J\nlot"))
    assert "\x1b" not in fortyone("replay", "m").out


class TestVerify:
    """`verify` proves legality and fairness, or says where they end."""

    record = script("dice41", seed=3)[1]

    def run(self, fortyone: Command, record: str) -> tuple[int, str, str]:
        Path("m").write_text(record)
        return fortyone("verify", "m")

    def test_holds(self, fortyone: Command) -> None:
        code, out, err = self.run(fortyone, self.record)
        assert (code, err) == (0, "")
        assert "Legal:" in out
        assert "Fair:" in out

    def test_other_chance(self, fortyone: Command) -> None:
        first = next(line for line in self.record.splitlines() if line.startswith("throw"))
        moved = self.record.index(first) + len("throw ")
        digits = list(self.record[moved : moved + 6])
        digits[0] = "5" if digits[0] == "6" else "6"
        changed = (
            self.record[:moved] + "".join(sorted(digits, reverse=True)) + self.record[moved + 6 :]
        )
        code, _, err = self.run(fortyone, changed)
        assert code == 1
        assert "line " in err

    def test_other_result(self, fortyone: Command) -> None:
        code, _, err = self.run(fortyone, self.record.replace("result: ", "result: 9"))
        assert code == 1
        assert err.startswith("fortyone: not legal: line ")

    def test_no_seed(self, fortyone: Command) -> None:
        lines = self.record.splitlines()
        hidden = "\n".join(line for line in lines if not line.startswith("seed"))
        code, out, err = self.run(fortyone, hidden)
        assert code == 1
        assert "Legal:" in out
        assert "no seed" in err

    def test_claims_no_fairness(self, fortyone: Command) -> None:
        lines = self.record.splitlines()
        told = "\n".join(line for line in lines if not line.startswith(("seed:", "commitment")))
        code, _, err = self.run(fortyone, told)
        assert code == 1
        assert "claims no fairness" in err


def test_perft(fortyone: Command) -> None:
    Path("p").write_text('{"thrown": "665511"}')
    ran = fortyone("perft", "dice41", "--depth", "1", "--position", "p")
    assert (ran.code, ran.out, ran.err) == (0, "3\n", "")
    ran = fortyone("perft", "dice41", "--depth", "1", "--position", "p", "--split")
    assert ran.out == "1: 1\n5: 1\n6: 1\n3\n"


def test_perft_json_is_json_alone(fortyone: Command) -> None:
    Path("p").write_text('{"thrown": "665511"}')
    ran = fortyone("perft", "dice41", "--depth", "1", "--position", "p", "--split", "--json")
    expected = {"game": "dice41", "depth": 1, "lines": 3, "split": {"1": 1, "5": 1, "6": 1}}
    assert json.loads(ran.out) == expected


def test_bench_json_is_json_alone(fortyone: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fortyone.cli.lab.bench", partial(bench, seconds=0.001))
    ran = fortyone("bench", "dice41", "--json")
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert [row["what"] for row in rows] == ["deal", "step"]
    keys = {"game", "what", "per_second", "moves_per_second", "compiled"}
    assert all(set(row) == keys for row in rows)
