"""Whatever can be tapped is as large as a thumb, on the smallest phones too."""

from typing import Any

import pytest

from tests.browser.conftest import Sit
from tests.browser.table import SHORT, Sitter, tap
from tests.browser.test_pages import PAGES

THUMB = 44  # px, both ways
PHONES = {"320": (320, 568, "en"), "360": (360, 640, "en"), "Arabic": (320, 568, "ar")}
# What a thumb is for, but for links and words of the game within a text; of a checkbox its row counts. Too small ones.
SMALL = """(thumb) => {
    const targets = "button, a[href], select, input, textarea, summary, label:has(input)";
    const small = [];
    for (const one of document.querySelectorAll(targets)) {
        if (one.matches("input") && one.closest("label")?.contains(one) && one.type !== "text") continue;
        if (one.matches(".term, p a, td a, .held") || one.closest("[inert]")) continue;
        if (!one.checkVisibility({visibilityProperty: true})) continue;
        const {width, height} = one.getBoundingClientRect();
        if (Math.min(width, height) < thumb - 0.5 && width > 1)
            small.push(`${one.tagName} ${one.className} ${one.innerText || one.ariaLabel}: ${width} x ${height}`);
    }
    return small;
}"""
# How much of each card of the hand can be hit, across and down; in half pixels, from its middle's lines.
ROOM = """() => [...document.querySelectorAll(".held")].map((card) => {
    const {left, top, width, height} = card.getBoundingClientRect();
    const hit = (x, y) => document.elementFromPoint(x, y)?.closest(".held") === card;
    const count = (length, at) => Array.from({length: 2 * Math.floor(length)}, (_, i) => at(i / 2 + 0.25))
        .filter(Boolean).length / 2;
    const lines = [0.15, 0.3, 0.5].map((part) => count(width, (x) => hit(left + x, top + part * height)));
    const columns = [0.15, 0.3, 0.5].map((part) => count(height, (y) => hit(left + part * width, top + y)));
    return [card.dataset.card, Math.max(...lines), Math.max(...columns)];
})"""


def seated(sit: Sit, phone: str, **more: Any) -> Sitter:
    """Somebody with a phone."""
    width, height, language = PHONES[phone]
    size = {"width": width, "height": height}
    sitter: Sitter = sit(viewport=size, locale=language, has_touch=True, **more)
    return sitter


def small(sitter: Sitter) -> list[str]:
    """What is too small on the page that is open."""
    return list(sitter.page.evaluate(SMALL, THUMB))


@pytest.mark.parametrize("phone", PHONES)
def test_each_of_thirteen_cards_has_room_for_a_thumb(sit: Sit, phone: str) -> None:
    sitter = seated(sit, phone)
    sitter.open("tarneeb41")
    sitter.start()
    for _ in range(3):  # bidding, then cards of which some are legal
        assert sitter.turn()
        room = sitter.page.evaluate(ROOM)
        assert [card for card in room if min(card[1:]) < THUMB - 1] == []
        before = sitter.version
        tap(sitter)
        sitter.wait(before)
    assert len(room) >= 10


@pytest.mark.parametrize("phone", PHONES)
def test_each_of_thirteen_bids_has_room_for_a_thumb(sit: Sit, phone: str) -> None:
    sitter = seated(sit, phone)
    sitter.open("tarneeb41", max_bid=13)
    sitter.start()
    assert sitter.turn()
    assert sitter.page.locator(".bids button").count() > 7
    assert small(sitter) == []
    assert sitter.wide() == 0


@pytest.mark.parametrize("phone", PHONES)
def test_what_is_on_a_page_is_as_large_as_a_thumb(sit: Sit, phone: str) -> None:
    sitter = seated(sit, phone)
    sitter.set_up("cuarenta")
    found = {}
    for path in PAGES:
        sitter.page.goto(sitter.url + path)
        sitter.page.wait_for_selector("h1")
        sitter.page.wait_for_load_state("networkidle")
        sitter.page.evaluate(
            "document.querySelectorAll('details').forEach((one) => (one.open = true))"
        )
        found[path] = small(sitter)
    assert {path: those for path, those in found.items() if those} == {}


@pytest.mark.parametrize("phone", PHONES)
@pytest.mark.parametrize("game", sorted(SHORT))
def test_what_is_at_a_table_is_as_large_as_a_thumb(sit: Sit, game: str, phone: str) -> None:
    sitter = seated(sit, phone)
    sitter.open(game)
    page, found = sitter.page, {}

    def look(where: str) -> None:
        found[where] = small(sitter)

    look("waiting")
    sitter.start()
    assert sitter.turn()
    look("table")
    if page.locator(".held.legal").count():
        page.locator(".held.legal").first.tap(position={"x": 10, "y": 10})
        look("a card chosen")
    page.locator("header .icon").last.click()
    look("menu")
    page.keyboard.press("Escape")
    page.click("header .panels")
    for tab in page.get_by_role("tab").all():
        tab.click()
        look(f"panel {tab.get_attribute('id')}")
    page.keyboard.press("Escape")
    sitter.play(tap)
    look("result")
    page.click(".ended .do a[href*=replay]")
    page.wait_for_selector(".at")
    look("replay")
    assert {where: those for where, those in found.items() if those} == {}
