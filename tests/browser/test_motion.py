"""Cards travel from where they were to where they go; a touch ends that, and counts; who wants no motion has none."""

from collections.abc import Iterator
from typing import Any

import pytest

import fortyone
from tests.browser.conftest import DESKTOP, Sit
from tests.browser.table import SHORT, Sitter, tap

# Between which places each movement goes, by what lies under its first and its last middle; `slow` times as slow.
WATCH = """window.flown = [];
window.slow = 1;
const animate = Element.prototype.animate;
const place = (x, y) => [...document.querySelectorAll("[data-place], .hand")].filter((one) => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
}).map((one) => one.dataset.place ?? "hand")[0] ?? "";
Element.prototype.animate = function (frames, timing) {
    if (timing.duration > 0 && frames.length > 1) {
        const {left, top, width, height} = this.getBoundingClientRect();
        const ends = [frames[0], frames[frames.length - 1]].map(({transform}) => {
            const {e, f} = new DOMMatrix(transform);
            return place(left + width / 2 + e, top + height / 2 + f);
        });
        const properties = Object.keys(frames[0]).sort().join();
        window.flown.push({way: ends.join(" > "), time: timing.duration, properties});
    }
    return animate.call(this, frames, {...timing, duration: timing.duration * window.slow});
};"""
MOVING = """() => document.getAnimations().filter((one) =>
    !(one instanceof CSSTransition) && one.effect.getComputedTiming().endTime !== Infinity).length"""
SOON = "async () => { for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame); }"
SLOW = 200


def watched(sit: Sit, **more: Any) -> Sitter:
    """Somebody whose cards are watched as they move."""
    sitter: Sitter = sit(**({"reduced_motion": "no-preference", "viewport": DESKTOP} | more))
    sitter.page.add_init_script(WATCH)
    return sitter


def ways(seat: int, move: str) -> Iterator[str]:
    """Between which places a card goes in a move of Empat Satu, seen from seat 0."""
    who = "hand" if seat == 0 else f"seat {seat}"
    if move in ("stock", "pile"):
        yield f"{move} > {who}"
    elif len(move) == 2:
        yield f"{who} > pile"


def test_cards_are_drawn_and_discarded_by_who_does_it(sit: Sit) -> None:
    sitter = watched(sit)
    code = sitter.open("empat_satu")
    sitter.start()
    sitter.play(tap)
    flown = {one["way"] for one in sitter.page.evaluate("window.flown")} - {"hand > hand"}
    history = fortyone.read_record(sitter.record(code)).state.history
    played = [set(ways(*event)) for event in history]
    dealt = {way for way in flown if way.startswith("seat") and way.endswith("> hand")}
    assert len(dealt) == 1, "from the dealer"
    # One that is taken as it flies leaves from where it is just then, which is no place.
    whole = {one for one in flown - dealt if set(one.split(" > ")) & {"stock", "pile"}}
    assert {one for one in whole if "" not in one.split(" > ")} <= set().union(*played)
    assert set().union(*played[:-2]) <= flown, "the last are behind the result"


@pytest.mark.parametrize("game", ["cuarenta", "tarneeb41"])
def test_cards_are_dealt_played_and_taken(sit: Sit, game: str) -> None:
    sitter = watched(sit)
    sitter.open(game)
    sitter.start()
    for _ in range(3):
        if sitter.turn():
            before = sitter.version
            tap(sitter)
            sitter.wait(before)
    flown = sitter.page.evaluate("window.flown")
    found = {one["way"] for one in flown}
    assert any(way.startswith("seat") and way.endswith("> hand") for way in found), "dealt"
    assert "hand > " in found, "played by me"
    assert any(way.startswith("seat") and way.endswith("> ") for way in found), "by others"
    assert all(180 <= one["time"] <= 260 for one in flown)
    cheap = {"opacity", "transform", "zIndex"}
    assert {name for one in flown for name in one["properties"].split(",")} <= cheap


@pytest.mark.parametrize("by", ["mouse", "finger", "key"])
def test_a_touch_ends_what_moves_and_counts(sit: Sit, by: str) -> None:
    sitter = watched(sit, has_touch=True)
    page = sitter.page
    sitter.open("empat_satu")
    sitter.start()
    assert sitter.turn()
    page.evaluate("(times) => (window.slow = times)", SLOW)
    before = sitter.version
    page.locator(".stack.may").first.click()
    sitter.wait(before)
    page.evaluate(SOON)
    assert page.evaluate(MOVING) > 0
    page.evaluate("window.slow = 1")
    card = page.locator(".held.legal").last if by != "key" else page.locator(".held.legal").first
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if by == "mouse":
        page.mouse.click(x, y)
    elif by == "finger":
        page.touchscreen.tap(x, y)
    else:
        page.keyboard.press("1")
    page.locator(".held.chosen").wait_for()
    assert card.get_attribute("aria-pressed") == "true"
    page.evaluate(SOON)
    assert page.evaluate(MOVING) == 0


@pytest.mark.parametrize("game", sorted(SHORT))
def test_nothing_moves_for_who_wants_no_motion(sit: Sit, game: str) -> None:
    sitter = watched(sit, reduced_motion="reduce")
    sitter.open(game)
    sitter.start()
    sitter.play(tap, lambda: still(sitter))
    assert sitter.page.evaluate("window.flown") == []


def still(sitter: Sitter) -> None:
    """Nothing is on its way."""
    assert sitter.page.evaluate(MOVING) == 0
