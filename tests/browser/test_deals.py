"""What ends a deal stays in view until it is seen, though the next one is dealt."""

from playwright.sync_api import Locator

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


def test_a_capture_is_drawn_until_the_next_play(sit: Sit) -> None:
    sitter = sit()
    sitter.open("cuarenta", ronda_when="automatic")
    sitter.start()
    page = sitter.page

    def look() -> None:
        told = page.locator(".told").inner_text()
        crowded = page.locator(".laid li:not(.none)").count() > 5
        assert page.locator(".took .taken").is_visible() == ("takes" in told and not crowded)
        if "takes" in told and not crowded:
            cards = page.locator(".told .card").count()
            assert page.locator(".took .pair svg").count() == min(cards, 6)

    sitter.play(tap, look)
    assert page.locator(".ended").count() == 1


def test_a_round_of_dice_is_summed_up(sit: Sit) -> None:
    sitter = sit()
    sitter.open("dice41", rounds=2, tie="split")
    sitter.start()
    while sitter.wait() == "move":
        before = sitter.version
        tap(sitter)
        sitter.wait(before)
    dialog = sitter.page.get_by_role("dialog", name="The round is over")
    rows = dialog.locator("tbody tr").all_inner_texts()
    assert len(rows) == sitter.page.locator(".seat").count()
    scores = [row.split("\t")[1] for row in rows]
    assert all("best" in score or score == "failed" or score.isdigit() for score in scores)
    told = dialog.inner_text()
    assert ("best" in told) == ("pot: " in told or "share the pot" in told)
    sitter.page.keyboard.press("Enter")
    dialog.wait_for(state="detached")


def test_the_hands_shown_are_drawn_with_their_worth(sit: Sit) -> None:
    sitter = sit()
    code = sitter.open("empat_satu", hands=2)
    sitter.start()
    while sitter.wait() == "move":
        before = sitter.version
        tap(sitter)
        sitter.wait(before)
    dialog = sitter.page.get_by_role("dialog", name="The deal is over")
    check_hands(dialog)
    assert "=" not in dialog.inner_text()  # what is drawn is not told once more
    assert " win" in dialog.inner_text()
    sitter.play(tap)
    view = sitter.page.context.request.get(f"{sitter.url}/api/tables/{code}").json()["view"]
    assert check_hands(sitter.page.locator(".ended")) == sorted(view["scores"], reverse=True)


def check_hands(where: Locator) -> list[int]:
    """Four hands of four cards, the highest first, and in words which; what they are worth."""
    rows = where.locator(".closing li")
    assert [rows.nth(i).locator("svg").count() for i in range(rows.count())] == [4] * 4
    worth = [
        int(text.split()[0].replace("−", "-"))
        for text in rows.locator(".value b").all_inner_texts()
    ]
    assert worth == sorted(worth, reverse=True)
    marked = ["highest" in text for text in rows.all_inner_texts()]
    assert marked == [value == worth[0] for value in worth]
    return worth
