"""What ends a deal stays in view until it is seen, though the next one is dealt."""

from tests.browser.conftest import Sit
from tests.browser.table import Sitter, tap

PLACES = ("bottom", "right", "top", "left")


def closing(sitter: Sitter, where: str) -> str:
    """Where the taker of the four cards shown sits."""
    trick = sitter.page.locator(f"{where} .trick")
    assert trick.locator("li").count() == 4
    assert trick.locator(".old").count() == 3
    classes = str(trick.locator(".won").get_attribute("class")).split()
    return next(place for place in PLACES if place in classes)


def test_the_last_trick_of_a_deal_is_in_view_until_it_is_seen(sit: Sit) -> None:
    sitter = sit()
    code = sitter.open("tarneeb41", max_deals=2)
    sitter.start()
    while sitter.wait() == "move":
        before = sitter.version
        tap(sitter)
        sitter.wait(before)
    taker = PLACES.index(closing(sitter, "dialog"))
    told = sitter.page.get_by_role("dialog", name="The deal is over").inner_text()
    assert f"{'You take' if taker == 0 else 'takes'} the trick" in told
    while sitter.turn():
        before = sitter.version
        tap(sitter)
        sitter.wait(before)
    view = sitter.page.context.request.get(f"{sitter.url}/api/tables/{code}").json()["view"]
    assert PLACES.index(closing(sitter, ".ended")) == view["last"]["taker"]


def test_the_last_capture_of_a_deal_is_in_view_until_it_is_seen(sit: Sit) -> None:
    sitter = sit()
    sitter.open("cuarenta", chicas=2, max_deals=2)
    sitter.start()
    ends = 0
    while (wants := sitter.wait()) in ("dialog", "move"):
        before = sitter.version
        if wants == "move":
            tap(sitter)
            sitter.wait(before)
            continue
        last = sitter.page.locator("dialog .taken")
        if last.count():  # the last card of the deal may have been laid
            assert "took" in last.inner_text()
        ends += 1
        sitter.put_away()
    assert ends == 1
