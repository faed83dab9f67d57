"""The last trick, capture, turn or throw is shown again, in every game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import PHONE, Sit
from tests.browser.table import SHORT, focused, reach, tap

NAMES = {
    "cuarenta": "Last capture",
    "dice41": "Last throw",
    "empat_satu": "Last turn",
    "tarneeb41": "Last trick",
}
SIDE = {"width": 740, "height": 360}


@pytest.mark.parametrize("size", [PHONE, SIDE], ids=["phone", "on its side"])
@pytest.mark.parametrize("game", sorted(SHORT))
def test_the_last_play_is_shown_on_demand(sit: Sit, game: str, size: dict[str, int]) -> None:
    sitter = sit(viewport=size)
    button = sitter.page.get_by_role("button", name=NAMES[game])
    while True:  # a hand of Empat Satu may end before there is anything to show
        code = sitter.open(game)
        sitter.start()
        while sitter.turn() and not button.count():
            before = sitter.version
            tap(sitter)
            sitter.wait(before)
        if button.count():
            break
    log = sitter.page.context.request.get(f"{sitter.url}/api/tables/{code}").json()["view"]["log"]
    reach(sitter, ".again")  # by keys, and back
    sitter.page.keyboard.press("Enter")
    dialog = sitter.page.get_by_role("dialog", name=NAMES[game])
    told = dialog.locator("p").all_inner_texts()
    assert told, "it is told to who hears, too"
    DRAWN[game](dialog, log, told)
    assert sitter.barriers() == []
    sitter.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert focused(sitter, ".again")


def trick(dialog: Locator, log: list[Any], told: list[str]) -> None:
    """Four cards that fell, and whose they are."""
    assert dialog.locator(".trick li").count() == 4
    assert dialog.locator(".trick .won").count() == 1
    assert "the trick" in told[-1]


def capture(dialog: Locator, log: list[Any], told: list[str]) -> None:
    """The card that took, and all that it took."""
    seat, text = next(one for one in reversed(log) if one[0] >= 0 and "x" in one[1])
    assert shown(dialog, "by") == [text[:2]]
    named = re.findall("..", text.partition("x")[2])
    assert set(named) <= set(shown(dialog, "took"))
    signs = re.findall("[♣♦♥♠]", told[0])
    assert len(signs) == len(shown(dialog, "took")) + 1
    assert ("You take" in told[0]) == (seat == 0)


def turn(dialog: Locator, log: list[Any], told: list[str]) -> None:
    """Another's turn: what it drew stays hidden."""
    moves = [one for one in log if one[0] > 0]
    assert shown(dialog, "passed")[-1] == moves[-1][1]
    if moves[-2][1] == "stock":
        assert shown(dialog, "passed")[0] == "??"
    assert len(told) == 2


def throw(dialog: Locator, log: list[Any], told: list[str]) -> None:
    """The dice of a throw, and those that were kept."""
    kept = max(i for i, (seat, _) in enumerate(log) if seat >= 0)
    assert "".join(shown(dialog, "thrown")).startswith(log[kept - 1][1])
    assert dialog.locator(".kept [data-thrown], [data-thrown].kept").count() >= 1
    assert " keep" in told[0]


DRAWN = {"cuarenta": capture, "dice41": throw, "empat_satu": turn, "tarneeb41": trick}


def shown(dialog: Locator, name: str) -> list[str]:
    """What is drawn under a name, in order."""
    return [
        str(one.get_attribute(f"data-{name}")) for one in dialog.locator(f"[data-{name}]").all()
    ]


def test_it_stays_as_it_was_opened(sit: Sit) -> None:
    sitter = sit()
    sitter.open("dice41")
    sitter.start()
    assert sitter.turn()
    before = sitter.version
    tap(sitter)
    sitter.page.locator(".again:not(.none)").click()
    drawn = sitter.page.locator("dialog [data-thrown]")
    count = drawn.count()
    sitter.wait(before)
    assert drawn.count() == count
