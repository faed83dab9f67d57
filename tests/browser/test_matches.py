"""Whole matches in a real browser: by taps on the smallest phone, by keys on a desktop, in Arabic with reloads."""

import re

import pytest

import fortyone
from tests.browser.conftest import DESKTOP, Sit
from tests.browser.hidden import Witness
from tests.browser.table import SHORT, Sitter, press, tap

GAMES = sorted(SHORT)
HELD = (
    "[...document.querySelectorAll('[data-card], [data-die]')].map(({dataset}) => ({...dataset}))"
)


@pytest.mark.parametrize("game", GAMES)
def test_by_taps_on_the_smallest_phone(sit: Sit, game: str) -> None:
    sitter = sit(has_touch=True, is_mobile=True)
    code = sitter.open(game)
    sitter.start()
    witness = Witness(sitter)

    def look() -> None:
        assert sitter.wide() == 0
        witness.look()

    moves = sitter.play(tap, look)
    assert ends_well(sitter, code, moves)
    assert sitter.wide() == 0
    assert sitter.barriers() == []
    assert witness.leaks(sitter.record(code)) == []


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_alone(sit: Sit, game: str) -> None:
    sitter = sit(viewport=DESKTOP)
    code = sitter.open(game)
    while (wants := sitter.wait()) != "move":
        sitter.page.keyboard.press("Enter" if wants == "dialog" else "Tab")
        if sitter.page.locator("button.big:focus").count():
            sitter.page.keyboard.press("Enter")
            sitter.page.wait_for_selector("dialog button.main")
    moves = 0
    while (wants := sitter.wait()) != "over":
        before = sitter.version
        if wants == "dialog":
            sitter.page.keyboard.press("Escape")
            sitter.page.wait_for_selector("dialog", state="detached")
            continue
        press(sitter)
        moves += 1
        sitter.wait(before)
    assert ends_well(sitter, code, moves)


@pytest.mark.parametrize("game", GAMES)
def test_in_arabic_with_a_reload_at_every_turn(sit: Sit, game: str) -> None:
    sitter = sit(locale="ar")
    code = sitter.open(game)
    sitter.start()
    page = sitter.page
    assert page.evaluate("[document.dir, document.documentElement.lang].join()") == "rtl,ar"

    def speaks() -> None:
        before = page.inner_text("#app")
        assert "ui-" not in before
        assert sitter.wide() == 0
        asked = page.locator(".ask").inner_text()
        assert re.search("[\u0600-\u06ff]", asked), asked
        held = page.evaluate(HELD)
        page.reload()
        sitter.wait()
        assert page.evaluate(HELD) == held
        assert page.inner_text("#app") == before

    moves = sitter.play(tap, speaks)
    assert ends_well(sitter, code, moves)
    assert re.search("[\u0600-\u06ff]", page.locator(".ended h2").inner_text())


def ends_well(sitter: Sitter, code: str, moves: int) -> bool:
    """Whether a match ended, and its record replays with as many moves of the reader's as were made here."""
    match = fortyone.read_record(sitter.record(code))
    mine = [move for seat, move in match.state.history if seat == 0]
    assert sitter.page.locator(".ended h2").inner_text() != ""
    return match.state.is_over and len(mine) == moves
