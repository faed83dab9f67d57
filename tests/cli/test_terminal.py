"""At a real terminal: screens are drawn anew, a bad line is no end, hands are hidden, Ctrl-C saves."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fortyone import game

pty = pytest.importorskip("pty")  # Windows has none
ESCAPE = "\x1b"
SERVED = ["web", "--menu", "--no-browser", "--port", "0", "--database", "sqlite:///tables.db"]


class Terminal:
    """The command, with a pseudo-terminal as its screen and keyboard."""

    def __init__(self, arguments: list[str], **environment: str) -> None:
        self.waiting = b""
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fortyone", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={
                **os.environ,
                "TERM": "xterm",
                "COLUMNS": "80",
                "LC_ALL": "C.UTF-8",
                **environment,
            },
            start_new_session=True,
        )
        os.close(slave)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def until(self, words: str) -> str:
        """What is written up to these words; what comes after them is kept for the next call."""
        while words.encode() not in self.waiting:
            ready, _, _ = select.select([self.master], [], [], 30)
            assert ready, f"waited for {words!r} after {self.waiting!r}"
            self.waiting += os.read(self.master, 4096)
        shown, found, self.waiting = self.waiting.partition(words.encode())
        return (shown + found).decode()

    def interrupt(self) -> int:
        """Ctrl-C, again where Python was between two looks at its signals; the exit code."""
        for _ in range(20):
            self.process.send_signal(signal.SIGINT)
            try:
                return self.process.wait(2)
            except subprocess.TimeoutExpired:
                continue
        raise AssertionError("Ctrl-C is not heard")

    def interrupt_all(self) -> int:
        """Ctrl-C as a terminal sends it, to every process there; the exit code of ours."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(60)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_a_bad_line_is_said_and_the_match_goes_on(terminals: list[Terminal]) -> None:
    terminal = Terminal(["play", "dice41", "--seed", "1", "--dealer", "0", "--save", "m"])
    terminals.append(terminal)
    assert ESCAPE in terminal.until("explains) >")
    terminal.type("7\n")
    terminal.until("“7” keeps no dice")
    terminal.until("explains) >")
    assert terminal.interrupt() == 130
    terminal.until("fortyone play --resume m")
    assert Path("m").exists()


def test_a_name_of_several_games_lists_them(terminals: list[Terminal]) -> None:
    terminal = Terminal(["play", "41", "--seed", "1"])
    terminals.append(terminal)
    listed = terminal.until("(Enter: leave) >")
    assert "  a  Dice 41" in listed
    assert "  b  Empat Satu" in listed
    for wrong in ("z", "cuarenta", "41"):
        terminal.type(f"{wrong}\n")
        terminal.until("fortyone: ")
        terminal.until("(Enter: leave) >")
    terminal.type("b\n")
    terminal.until("Empat Satu")
    terminal.until("explains) >")


def test_enter_leaves_the_choice(terminals: list[Terminal]) -> None:
    terminal = Terminal(["play", "41"])
    terminals.append(terminal)
    terminal.until("(Enter: leave) >")
    terminal.type("\n")
    assert terminal.process.wait(30) == 0


def test_a_step_waits_and_keeps_what_chance_told(terminals: list[Terminal]) -> None:
    match = game("dice41").match(seed=1, dealer=0, names=["Rosa", "Kari"])
    while match.state.view(None).done[0] is None:  # the first turn
        match.play(match.state.legal()[-1])
    match.play(match.state.legal()[-1])
    Path("m").write_text(match.record())
    terminal = Terminal(["replay", "m", "--step"])
    terminals.append(terminal)
    for _ in range(sum(seat >= 0 for seat, _ in match.state.events)):
        shown = terminal.until("q: leave >")
        assert "Dice 41" in shown
        terminal.type("\n")
    assert "Rosa fails" in shown or "Rosa scores" in shown
    terminal.until("not finished")


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colour_means_no_control_codes(
    terminals: list[Terminal], environment: dict[str, str]
) -> None:
    terminal = Terminal(["play", "empat_satu", "--seed", "1", "--dealer", "0"], **environment)
    terminals.append(terminal)
    shown = terminal.until("explains) >")
    assert ESCAPE not in shown
    assert "♠" in shown or "♥" in shown


def test_hands_are_hidden_between_persons(terminals: list[Terminal]) -> None:
    seats = ["--seats", "you:Rosa,you:Kari", "--seed", "1", "--dealer", "0"]
    terminal = Terminal(["play", "empat_satu", *seats])
    terminals.append(terminal)
    assert "Your hand" not in terminal.until("It is Rosa’s turn. Press Enter")
    terminal.type("\n")
    terminal.until("Rosa: Take a card")
    terminal.type("a\n")
    terminal.until("Rosa: Discard")
    terminal.type("a\n")
    between = terminal.until("It is Kari’s turn. Press Enter")
    assert "Your hand" not in between
    assert f"{ESCAPE}[3J" in between


def test_a_person_is_told_who_thinks_and_need_not_wait(terminals: list[Terminal]) -> None:
    asked = ["play", "cuarenta", "--seats", "strong:60s,you", "--dealer", "1", "--seed", "1"]
    terminal = Terminal([*asked, "--save", "m"])
    terminals.append(terminal)
    terminal.until("strong:60s is thinking")
    assert terminal.interrupt() == 130
    terminal.until("fortyone play --resume m")


def test_a_person_plays_against_quick(terminals: list[Terminal]) -> None:
    terminal = Terminal(["play", "dice41", "--seed", "1", "--dealer", "0"])
    terminals.append(terminal)
    assert "quick" in terminal.until("explains) >")


def test_beside_the_server_a_match_is_played_and_saved(terminals: list[Terminal]) -> None:
    terminal = Terminal(SERVED)
    terminals.append(terminal)
    terminal.until("The tables are open at http://127.0.0.1:")
    terminal.until("Or play here")
    terminal.until("(Enter: leave) >")
    terminal.type("a\n")
    terminal.until("explains) >")
    assert terminal.interrupt_all() == 0
    terminal.until("fortyone play --resume")


def test_whoever_leaves_the_menu_leaves_the_tables_open(terminals: list[Terminal]) -> None:
    terminal = Terminal(SERVED)
    terminals.append(terminal)
    terminal.until("(Enter: leave) >")
    terminal.type("\n")
    terminal.until("The tables are still open")
    assert terminal.process.poll() is None
    assert terminal.interrupt_all() == 0
