"""What was once cut off, covered or out of place."""

import pytest

from tests.browser.conftest import DESKTOP, Sit
from tests.browser.scenes import on
from tests.browser.table import tap

CUT = """() => [...document.querySelectorAll(".field select")].filter((select) => {
    const wide = select.offsetWidth;
    select.style.maxWidth = "none";
    select.style.width = "max-content";
    const whole = select.offsetWidth;
    select.style.maxWidth = select.style.width = "";
    return whole > wide;
}).map((select) => select.id)"""
APART = """() => {
    const [said, seat] = [".over", ".seat.me"].map((one) => document.querySelector(one).getBoundingClientRect());
    return seat.top - said.bottom;
}"""


@pytest.mark.parametrize("game", ["cuarenta", "tarneeb41"])
def test_choices_show_whole(sit: Sit, game: str) -> None:
    sitter = sit(viewport=DESKTOP)
    sitter.page.goto(f"{sitter.url}/new/{game}")
    sitter.page.click("summary")
    sitter.page.locator(".field select").first.wait_for()
    assert sitter.page.evaluate(CUT) == []


def test_a_hint_lies_above_my_seat_and_goes_with_another_card(sit: Sit) -> None:
    sitter = sit()
    sitter.open("tarneeb41")
    sitter.start()
    assert on(sitter, 2)
    sitter.page.get_by_role("button", name="Hint").click()
    sitter.page.locator(".over").wait_for()
    assert sitter.page.evaluate(APART) >= 0
    hinted = sitter.page.locator(".over b").inner_text()
    assert hinted
    for card in sitter.page.locator(".held").all():
        card.click()
    sitter.page.locator(".over:has(b)").wait_for(state="detached")


@pytest.mark.parametrize("game", ["cuarenta", "tarneeb41", "empat_satu"])
def test_a_deals_sheet_has_the_new_totals(sit: Sit, game: str) -> None:
    options = {"empat_satu": {"hands": 2}}.get(game, {"max_deals": 2})
    sitter = sit()
    sitter.open(game, **options)
    sitter.start()
    while sitter.wait() == "move":
        before = sitter.version
        tap(sitter)
        sitter.wait(before)
    rows = sitter.page.locator("dialog .totals tbody tr")
    assert rows.count() == (2 if game == "cuarenta" else 4)


def test_an_onlooker_is_offered_no_hint(sit: Sit) -> None:
    player, onlooker = sit(), sit()
    code = player.open("tarneeb41")
    player.start()
    onlooker.go(code).page.get_by_text("You are watching").wait_for()
    assert onlooker.page.get_by_role("button", name="Hint").count() == 0
