"""Whole matches through standard input, saved and resumed, taken back, shared by several persons."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fortyone import game, games, read_record, rng, verify
from fortyone.cli.begin import new_match
from fortyone.cli.commands import Commands
from fortyone.cli.frame import labels
from fortyone.cli.saves import Keeper
from fortyone.cli.screen import Screen
from fortyone.cli.session import Session
from fortyone.core.messages import Message, languages, say
from tests.cli.command import Command

SHORT = {
    "dice41": [],
    "empat_satu": ["hands=2"],
    "tarneeb41": ["max_deals=1"],
    "cuarenta": ["max_deals=1"],
}


def settings(game: str) -> list[str]:
    """Arguments that make a match of a game short."""
    return [word for setting in SHORT.get(game, []) for word in ("--set", setting)]


def script(game: str, seed: int, seats: str | None = None) -> tuple[list[str], str]:
    """The moves of the persons in a random match, and the record it must give."""
    match = new_match(game, settings=SHORT.get(game, ()), seats=seats, seed=seed)
    session, chance, lines = Session(match, "en"), rng(seed), []
    while not match.is_over:
        if session.person is None:
            session.bot_move()
        else:
            lines.append(chance.choice(match.state.legal()))
            session.play(lines[-1])
    return lines, match.record()


@pytest.mark.parametrize("language", ["en", "fr", "ar"])
@pytest.mark.parametrize("game", games())
def test_a_whole_match(fortyone: Command, game: str, language: str) -> None:
    moves, record = script(game, seed=7)
    arguments = ["play", game, *settings(game), "--seed", "7", "--lang", language]
    ran = fortyone(*arguments, "--save", "match.txt", script=[*moves, "score", "quit"])
    assert (ran.code, ran.err) == (0, "")
    assert Path("match.txt").read_text(encoding="utf-8") == record
    verify(record)
    assert say(Message("cli-again"), language) in ran.out


@pytest.mark.parametrize("game", ["dice41", "empat_satu"])
def test_the_real_command(game: str, tmp_path: Path) -> None:
    moves, record = script(game, seed=11)
    command = [sys.executable, "-m", "fortyone", "play", game, *settings(game)]
    ran = subprocess.run(
        [*command, "--seed", "11", "--save", "match.txt"],
        input="\n".join(moves),
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"},
        encoding="utf-8",
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert (tmp_path / "match.txt").read_text(encoding="utf-8") == record


@pytest.mark.parametrize(
    ("language", "encoding"),
    [("en", "ascii"), ("fr", "ascii"), ("es", "latin-1"), ("nb", "ascii"), ("ru", "latin-1")],
)
@pytest.mark.parametrize("game", games())
def test_a_poor_encoding_stays_readable(game: str, language: str, encoding: str) -> None:
    command = [sys.executable, "-m", "fortyone", "play", game, "--seed", "5", "--lang", language]
    ran = subprocess.run(
        command,
        input="a\nscore\nlast\nrules G-1\nquit\n",
        env={**os.environ, "PYTHONIOENCODING": encoding, "LC_ALL": "C", "PYTHONUTF8": "0"},
        encoding=encoding,
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    hidden, prompt = "??", "(?"
    assert "?" not in ran.stdout.replace(hidden, "").replace(prompt, "")
    if game == "dice41":
        assert "| o   o |" in ran.stdout
        assert re.search(r"basic +-\d", ran.stdout)
    else:
        assert not re.search(r"[♣♦♥♠]", ran.stdout)


@pytest.mark.parametrize("game", games())
def test_letters_play_too(fortyone: Command, game: str) -> None:
    ran = fortyone("play", game, "--seed", "3", "--save", "match.txt", script=["a"] * 5)
    assert (ran.code, ran.err) == (0, "")
    moves = [seat for seat, _ in read_record(Path("match.txt").read_text()).state.events]
    assert moves.count(0) == 5


def test_a_number_is_never_a_letter(fortyone: Command) -> None:
    fortyone("play", "dice41", "--seed", "41", "--dealer", "0", "--save", "m", script=["2"])
    assert "0: 2\n" in Path("m").read_text()


def test_no_command_is_a_letter(fortyone: Command) -> None:
    ran = fortyone("play", "midnight", "--seed", "5", script=["moves", "q"])
    letters = re.findall(r" ([a-z]+)  [1-6]", ran.out)
    assert {"p", "r"} < set(letters)
    assert "q" not in letters


@pytest.mark.parametrize("game", games())
def test_the_words_of_commands_are_reserved(game: str) -> None:
    session = Session(new_match(game, seed=1), "en")
    words = Commands(Screen(), session, Keeper(None)).words
    assert {"?", "q", "quit", "table", "undo", *session.tables[0].extras} <= words
    keys = [key for key, _ in zip(labels(session.match.game, {"a", "ab"}), range(60), strict=False)]
    assert not {"a", "ab"} & set(keys)


def test_a_prompt_is_spaced_as_its_language_does(fortyone: Command) -> None:
    seats = ["--seats", "you:Rosa,you:Kari", "--dealer", "0"]
    assert "Rosa: Take" in fortyone("play", "empat_satu", *seats, script=["a"]).out
    assert (
        "Rosa\u202f: Prenez"
        in fortyone("play", "empat_satu", *seats, "--lang", "fr", script=["a"]).out
    )


# saving


@pytest.mark.parametrize("language", languages())
def test_many_saved_matches_fit_a_screen(fortyone: Command, language: str) -> None:
    folder = Path("data/matches")
    folder.mkdir(parents=True)
    names = ["you", *(f"Rosalinda {number}" for number in range(11))]
    for number in range(30):
        match = game("midnight", seats=12).match(seed=number, dealer=0, names=names)
        path = folder / f"{number:02}-{'x' * 60}.txt"
        path.write_text(match.record(), encoding="utf-8")
        os.utime(path, (number, number))
    lines = fortyone("play", "--lang", language).out.splitlines()
    assert sum(-(-len(line) // 80) for line in lines) < 24
    listed = [line for line in lines if line.startswith("  ")]
    assert listed[0].startswith("  a  ")
    assert len(listed) == 16
    assert all("midnight · " in line and len(line) < 80 for line in listed)
    assert re.search(r"(?<!\d)14(?!\d)", lines[-2])
    assert f"fortyone play --resume {Path.cwd()}/data/matches/29-{'x' * 60}.txt" in lines[-1]


def test_a_saved_path_is_never_broken(fortyone: Command) -> None:
    file = "x" * 120
    out = fortyone("play", "dice41", script=[f"save {file}", "quit"]).out
    assert f"Saved: {file}\n" in out
    assert f"  fortyone play --resume {file}\n" in out


def test_input_that_ends_early_is_saved_and_resumed(fortyone: Command) -> None:
    moves, record = script("dice41", seed=7)
    ran = fortyone("play", "dice41", "--seed", "7", script=moves[:4])
    assert ran.code == 0
    resume = re.search(r"^  fortyone play --resume (\S+)$", ran.out, re.MULTILINE)
    assert resume
    ran = fortyone("play", "--resume", resume[1], script=moves[4:])
    assert (ran.code, ran.err) == (0, "")
    assert Path(resume[1]).read_text() == record


def test_the_first_bad_line_stops_a_script(fortyone: Command) -> None:
    moves, _ = script("dice41", seed=7)
    ran = fortyone(
        "play", "dice41", "--seed", "7", "--save", "m", script=[*moves[:2], "7", moves[2]]
    )
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "“7”" in ran.err
    assert [who for who, _ in read_record(Path("m").read_text()).state.events].count(0) == 2


def test_quit_saves(fortyone: Command) -> None:
    ran = fortyone("play", "dice41", "--save", "my match", script=["quit"])
    assert (ran.code, ran.err) == (0, "")
    assert "fortyone play --resume 'my match'\n" in ran.out
    assert not read_record(Path("my match").read_text()).is_over


def test_an_interrupt_saves(fortyone: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fortyone.cli.screen.Screen.ask", interrupt)
    ran = fortyone("play", "dice41")
    assert ran.code == 130
    assert "fortyone play --resume" in ran.out
    monkeypatch.undo()


def test_saved_matches_are_listed(fortyone: Command) -> None:
    assert "No saved matches" in fortyone("play").out
    fortyone("play", "dice41", script=["quit"])
    ran = fortyone("play")
    assert ran.code == 0
    assert "fortyone play --resume" in ran.out
    assert "Round 1" in fortyone("play", script=["a"]).out


def test_a_file_that_stands_there_is_kept(fortyone: Command) -> None:
    Path("m.txt").write_text("my thesis")
    fortyone("play", "dice41", "--save", "m.txt", script=["quit"])
    assert Path("m.txt.old").read_text() == "my thesis"
    assert read_record(Path("m.txt").read_text())


def test_a_failed_save_leaves_the_old_file(
    fortyone: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fortyone("play", "dice41", "--seed", "1", "--save", "m", script=["quit"])
    before = Path("m").read_text()
    sync = os.fsync

    def full(handle: int) -> None:
        """The first time, the disk is full."""
        monkeypatch.setattr("os.fsync", sync)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    ran = fortyone("play", "--resume", "m", script=["a"])
    assert ran.code == 2
    assert "No space left on device" in ran.err
    assert Path("m").read_text() == before
    assert not list(tmp_path.glob(".fortyone*"))
    assert f"--resume {tmp_path / 'data'}" in ran.out  # what was played since is not lost


def test_a_bad_name_for_a_file_loses_nothing(fortyone: Command) -> None:
    ran = fortyone("play", "dice41", "--save", "m", script=["a", "save no/where", "a"])
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert len(read_record(Path("m").read_text()).state.events) > 1


@pytest.mark.parametrize("line", ["x" * 9999, "\x1b[31m4", "rules D-99", "4 4 4", "é", "-1", "4;"])
def test_odd_lines(fortyone: Command, line: str) -> None:
    ran = fortyone("play", "dice41", script=[line])
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "\x1b" not in ran.err
    assert "--resume" in ran.out


# taking back, playing on


@pytest.mark.parametrize("game", games())
def test_undo_takes_back_to_the_last_choice(fortyone: Command, game: str) -> None:
    script = ["a", "a", "a", "undo", "quit"]
    fortyone("play", game, "--seed", "5", "--dealer", "0", "--save", "back", script=script)
    fortyone(
        "play", game, "--seed", "5", "--dealer", "0", "--save", "stay", script=["a", "a", "quit"]
    )
    back, stay = (read_record(Path(name).read_text()) for name in ("back", "stay"))
    assert back.state == stay.state
    assert back.practice
    assert not stay.practice


def test_the_end_can_be_saved_and_taken_back(fortyone: Command) -> None:
    moves, record = script("dice41", seed=7)
    lines = [*moves, "save end.txt", "save other.txt", "undo", moves[-1], "n"]
    ran = fortyone("play", "dice41", "--seed", "7", script=lines)
    assert (ran.code, ran.err) == (0, "")
    assert Path("end.txt").read_text() == record
    again = read_record(Path("other.txt").read_text())
    assert again.practice
    assert again.state == read_record(record).state


def test_undone_moves_come_again(fortyone: Command) -> None:
    once = fortyone("play", "empat_satu", "--seed", "5", "--save", "m", script=["a", "a", "a"])
    again = ["a", "a", "undo", "a", "undo", "a", "a"]
    twice = fortyone("play", "empat_satu", "--seed", "5", "--save", "n", script=again)
    last = once.out.rpartition("empat_satu")[0]
    assert last.splitlines()[-8:] == twice.out.rpartition("empat_satu")[0].splitlines()[-8:]


def test_nothing_to_undo(fortyone: Command) -> None:
    ran = fortyone("play", "dice41", "--dealer", "0", script=["undo"])
    assert "nothing to take back" in ran.out


def test_several_persons_cannot_undo(fortyone: Command) -> None:
    ran = fortyone("play", "dice41", "--seats", "you,you", script=["undo"])
    assert ran.code == 2


def test_another_match_passes_the_start_on(fortyone: Command) -> None:
    moves, _ = script("dice41", seed=7)
    ran = fortyone(
        "play", "dice41", "--seed", "7", "--save", "m.txt", script=[*moves, "again", "quit"]
    )
    assert ran.code == 0
    first = read_record(Path("m.txt").read_text())
    second = read_record(Path("m-2.txt").read_text())
    assert first.is_over
    assert second.dealer == first.state.next_start()["dealer"]
    assert second.names == first.names


def test_bots_alone(fortyone: Command) -> None:
    ran = fortyone("play", "dice41", "--seats", "basic,random,basic", "--seed", "2")
    assert (ran.code, ran.err) == (0, "")
    assert "basic 1" in ran.out
    assert "basic 2" in ran.out


# what one may know


def test_a_hand_is_shown_to_its_person_alone(fortyone: Command) -> None:
    """Each screen of a match of two persons has the cards of the one it is for, and no other's."""
    match = new_match("empat_satu", seats="you:Rosa,you:Kari", seed=9, dealer="0")
    session = Session(match, "en")
    screens = []
    moves = ["stock"]
    for _ in range(8):
        screens.append((match.state.turn, [match.state.view(seat).hand for seat in (0, 1)]))
        move = match.state.legal()[-1] if not moves else moves.pop()
        session.play(move)
    lines = [text for _, text in match.state.history if len(text) < 6]
    ran = fortyone(
        "play",
        "empat_satu",
        "--seats",
        "you:Rosa,you:Kari",
        "--seed",
        "9",
        "--dealer",
        "0",
        script=lines[:8],
    )
    shown = re.findall(r"^Your hand: (.*?)(?:   .*)?$", ran.out, re.MULTILINE)
    for (turn, hands), hand in zip(screens, shown, strict=False):
        assert sorted(re.findall(r"\w\w(?=[♣♦♥♠])", hand)) == sorted(hands[turn].split())
    assert len(shown) >= 8


def test_each_person_is_told_in_their_own_words(fortyone: Command) -> None:
    seats = ["--seats", "you:Rosa,you:Kari"]
    ran = fortyone(
        "play", "empat_satu", *seats, "--seed", "9", "--dealer", "0", script=["stock", "a"]
    )
    assert "You draw" in ran.out
    kari = ran.out.partition("Rosa: Discard")[2]
    assert "Rosa draws from the stock" in kari
    assert "You draw" not in kari


def test_a_player_with_a_budget(fortyone: Command) -> None:
    asked = ("play", "dice41", "--seed", "1", "--seats", "you,basic:5", "--save", "m")
    assert fortyone(*asked).code == 0
    assert "seat 1: basic:5" in Path("m").read_text(encoding="utf-8")
    assert "basic:5" in fortyone("play", "--resume", "m").out
    for seats, said in (
        ("you,basic:x", "budget"),
        ("you:basic:5,basic", "you:…"),
        ("you,os:5", "os:5"),
    ):
        ran = fortyone("play", "dice41", "--seats", seats)
        assert ran.code == 2
        assert said in ran.err
