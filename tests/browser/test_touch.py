"""A finger on the table."""

from typing import Any

from playwright.sync_api import Locator

from tests.browser.conftest import Sit
from tests.browser.table import tap


def swipe(card: Locator, *by: tuple[int, int]) -> None:
    """Put a finger on a card where no other lies on it, pull it from place to place and let go."""
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 12, box["y"] + 20
    session = card.page.context.new_cdp_session(card.page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        there: list[dict[str, Any]] = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": there})

    send("touchStart", (x, y))
    for dx, dy in by:
        send("touchMove", (x + dx, y + dy))
    send("touchEnd")
    session.detach()


def test_a_card_is_pulled_onto_the_table_by_a_finger(sit: Sit) -> None:
    sitter = sit(has_touch=True, is_mobile=True)
    code = sitter.open("tarneeb41")
    sitter.start()
    assert sitter.turn()
    before = sitter.version
    tap(sitter)  # the bid
    sitter.wait(before)
    assert sitter.turn()
    page, before = sitter.page, sitter.version
    card = page.locator(".hand .held.legal").first
    name = card.get_attribute("data-card")
    swipe(card, (5, -10), (10, -20), (20, -30))
    assert page.locator(".hand .chosen").count() == 0, "it was no tap"
    assert (sitter.version, sitter.moves(code)) == (before, 1), "not far enough"
    swipe(card, (5, -20), (10, -60), (20, -100), (20, -120))
    sitter.wait(before)
    assert sitter.moves(code) == 2
    assert page.locator(f".hand [data-card='{name}']").count() == 0
    assert page.evaluate("scrollY") == 0
