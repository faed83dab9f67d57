"""Every screen fits 80 columns and 24 lines, and has no control code where none may be."""

import re
import subprocess
import sys
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from fortyone import game, games, rng
from fortyone.cli import frame
from fortyone.cli.begin import new_match
from fortyone.cli.screen import COLUMNS, ROWS
from fortyone.cli.session import Session
from fortyone.core.messages import languages
from fortyone.core.table import HEIGHT, WIDTH, Offer, Table, Told, Words, paint, signed
from fortyone.games import game_type
from tests.cli.command import Command

LARGEST: dict[str, list[list[str]]] = {
    "dice41": [
        ["seats=12"],
        ["seats=6", "bank=1"],
        ["seats=1"],
        ["seats=5", "tie=split", "nobody=return"],
    ],
    "empat_satu": [["seats=6", "hands=3"], ["seats=2"], ["seats=6", "turn_order=discard_first"]],
}


def tables() -> list[Any]:
    """Every game under each preset, and under options that fill its table."""
    found: list[tuple[str, str | None, list[str]]] = [
        (name, preset, []) for name in games() for preset in game_type(name).presets
    ]
    found += [(name, None, changes) for name in games() for changes in LARGEST.get(name, [])]
    return [pytest.param(*one, id=f"{one[0]}-{one[1] or ','.join(one[2])}") for one in found]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "preset", "changes"), tables())
def test_every_screen_fits(
    name: str, preset: str | None, changes: list[str], language: str
) -> None:
    match = new_match(name, preset, changes, seed=1)
    session, chance = Session(match, language), rng(name)
    say = Words(language, ()).say
    keys = [key for key, _ in zip(frame.labels(match.game), range(400), strict=False)]
    head = frame.head(name, match.game, "cyan", say("cli-practice"))
    for _ in range(120):
        if match.is_over:
            break
        for reader in session.readers:
            view, table = session.view(reader), session.tables[reader]
            drawing = table.draw(view)
            assert len(drawing) <= HEIGHT
            assert all(cell_len(paint(line).plain) <= WIDTH for line in drawing)
            offered = list(zip(keys, table.offers(view), strict=False))
            assert sorted(offer.move for _, offer in offered) == sorted(view.legal)[: len(keys)]
            screen = frame.compose(head, drawing, session.stories[reader].news, offered, say)
            assert len(screen) < ROWS
            assert all(cell_len(line.plain) <= WIDTH for line in screen)
            if view.legal:
                assert cell_len(say("cli-prompt", ask=table.ask(view))) < COLUMNS - 8
            table.sheet(view)
            table.last(view)
        session.play(chance.choice(match.state.legal()))
    for reader in session.readers:
        assert session.tables[reader].result(session.view(reader)) or match.game.seats == 1


@pytest.mark.parametrize("name", games())
def test_letters_are_no_moves(name: str) -> None:
    keys = [key for key, _ in zip(frame.labels(game(name)), range(60), strict=False)]
    assert keys[:3] == ["a", "b", "c"]
    assert len(set(keys)) == 60
    assert name == "dice41" or "ac" not in keys


def test_minor_news_gives_way_first() -> None:
    news = [Told("one"), Told("two", minor=True), Told("three"), Told("four", minor=True)]
    assert [line.plain.strip() for line in frame.news_lines(news, 3)] == ["one", "three", "four"]
    assert [line.plain.strip() for line in frame.news_lines(news, 1)] == ["three"]


def test_long_news_is_folded() -> None:
    lines = frame.fold("word " * 40)
    assert len(lines) == 3
    assert all(cell_len(line.plain) <= WIDTH for line in lines)


def test_too_many_moves_are_counted() -> None:
    offered = [
        (key, Offer(f"move{key}"))
        for key, _ in zip(frame.labels(game("dice41")), range(99), strict=False)
    ]
    lines = frame.offer_lines(offered, 4, Words("en", ()).say)
    assert len(lines) == 4
    shown = sum(line.plain.count("move") for line in lines[:3])
    assert lines[3].plain.strip().startswith(f"… {99 - shown} more")


def test_cards_are_painted() -> None:
    assert str(paint("7h♥ and As♠")) == "7h♥ and As♠"
    assert "red" in str(paint("7h♥").spans[0].style)
    assert "red" not in str(paint("As♠").spans[0].style)
    assert paint(Text("x")).plain == "x"
    assert [signed(number) for number in (3, -3, 0)] == ["+3", "−3", "0"]


def test_no_control_codes_in_a_script(fortyone: Command) -> None:
    out = fortyone("play", "empat_satu", script=["a", "b", "score", "?", "quit"]).out
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", out)
    assert max(len(line) for line in out.splitlines() if "--resume" not in line) <= COLUMNS


def test_a_game_without_a_table_is_drawn() -> None:
    view = game("dice41").match(seed=1).state.view(0)
    table: Table[Any] = Table(Words("en", ("you", "basic"), 0))
    assert table.draw(view)
    assert [offer.move for offer in table.offers(view)] == list(view.legal)


def test_help_imports_no_game() -> None:
    code = "import sys; from fortyone.cli.app import run; run(['--help']); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = ran.stdout.splitlines()[-1].split()
    assert not [name for name in modules if name.startswith("fortyone.games.")]
