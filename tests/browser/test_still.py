"""Nothing on a page jumps, and no key loses its place."""

from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Sit
from tests.browser.table import SHORT, cast, elsewhere, focused, press, reach
from tests.browser.test_pages import PAGES

# The measure that browsers give of shifts; 0.1 is called good for a whole visit.
LITTLE = 0.1
WATCH = """window.shifted = 0;
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
}).observe({type: "layout-shift", buffered: true})"""
# Where everything stands that is no card under way: the hand, the seats, what is told and asked.
PARTS = """() => [".hand, .dice", ".seat", ".told", ".ask", "header", ".scores"].flatMap((part) =>
    [...document.querySelectorAll(part)].map((one, i) => {
        const box = one.getBoundingClientRect();
        return [`${part} ${i}`, box.top + scrollY];
    }))"""
SIZES = {"phone": PHONE, "phone on its side": {"width": 740, "height": 360}, "desktop": DESKTOP}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", sorted(SHORT))
def test_the_table_stays_where_it_is(sit: Sit, game: str, size: str) -> None:
    sitter = sit(viewport=SIZES[size], reduced_motion="no-preference")
    code = sitter.open(game)
    sitter.start()
    stood: defaultdict[str, list[float]] = defaultdict(list)

    def look() -> None:
        for part, top in sitter.page.evaluate(PARTS):
            stood[part].append(top)

    def step(_: Any) -> None:
        look()
        elsewhere(sitter, code)
        look()

    sitter.play(step)
    moved = {part: max(tops) - min(tops) for part, tops in stood.items()}
    assert {".hand, .dice 0", ".seat 0", ".ask 0"} <= set(moved)
    assert {part: by for part, by in moved.items() if by >= 2} == {}  # px


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_pages_are_built_in_place(sit: Sit, size: dict[str, int]) -> None:
    sitter = sit(viewport=size)
    sitter.page.add_init_script(WATCH)
    sitter.set_up("cuarenta")
    moved = {}
    for path in PAGES:
        sitter.page.goto(sitter.url + path)
        sitter.page.wait_for_selector("h1")
        sitter.page.wait_for_load_state("networkidle")
        moved[path] = sitter.page.evaluate("window.shifted")
    assert {path: by for path, by in moved.items() if by > LITTLE} == {}


@pytest.mark.parametrize("game", sorted(SHORT))
def test_the_focus_is_never_lost(sit: Sit, game: str) -> None:
    sitter = sit(viewport=DESKTOP)
    sitter.open(game)
    sitter.start()
    for _ in range(3):
        if not sitter.turn():
            break
        before = sitter.version
        press(sitter)
        sitter.wait(before)
        sitter.page.wait_for_function("() => document.activeElement !== document.body")


def test_the_result_has_the_focus_of_who_played_by_keys(sit: Sit) -> None:
    sitter = sit(viewport=DESKTOP)
    code = sitter.open("dice41", rounds=1, last_pot="split")
    sitter.start()
    assert sitter.turn()
    reach(sitter, "[data-throw]")
    sitter.play(lambda _: elsewhere(sitter, code))
    expect(sitter.page.locator(".ended h2")).to_be_focused()
    sitter.page.reload()
    sitter.page.wait_for_selector(".ended")
    expect(sitter.page.locator(".ended h2")).not_to_be_focused()


def test_a_die_keeps_the_focus(sit: Sit) -> None:
    sitter = sit(viewport=DESKTOP)
    sitter.open("dice41")
    sitter.start()
    assert sitter.turn()
    cast(sitter.page)
    reach(sitter, "button.die")
    die = sitter.page.evaluate("document.activeElement.dataset.die")
    for key in ("Enter", die):  # chosen, and no more
        sitter.page.keyboard.press(key)
        assert focused(sitter, f"button.die[data-die='{die}']")
