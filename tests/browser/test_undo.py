"""A move taken back: the others are asked, and say yes or no; a card that came to light stays out."""

from tests.browser.conftest import Sit
from tests.browser.table import Sitter, tap
from tests.browser.test_company import sit_down


def ask(sitter: Sitter) -> None:
    """Ask to take the last move back."""
    sitter.page.get_by_role("button", name="More", exact=True).click()
    sitter.page.get_by_role("button", name="Ask to take my last move back").click()


def moved(sit: Sit) -> tuple[str, Sitter, Sitter, int]:
    """Two at a table of Cuarenta, where no card comes to light by a move; the first has moved."""
    code, both = sit_down(sit, "cuarenta", 2, {"seats": 2})
    mover = next(one for one in both if one.page.locator(".page[data-turn=mine]").count())
    other = next(one for one in both if one is not mover)
    held = mover.page.locator(".held").count()
    while mover.page.locator(".page[data-turn=mine]").count():  # a ronda may be shown first
        before = mover.version
        tap(mover)
        mover.page.wait_for_selector(f".page:not([data-version='{before}'])")
    other.page.wait_for_selector(".page[data-turn=mine]")
    return code, mover, other, held


def test_it_is_taken_back_when_the_other_agrees(sit: Sit) -> None:
    _, mover, other, held = moved(sit)
    assert mover.page.locator(".held").count() == held - 1
    ask(mover)
    other.page.get_by_role("button", name="yes", exact=True).click()
    mover.page.wait_for_selector(".page[data-turn=mine]")
    assert mover.page.locator(".held").count() == held
    other.page.locator(".notice").wait_for(state="detached")


def test_it_stays_when_the_other_refuses(sit: Sit) -> None:
    _, mover, other, held = moved(sit)
    ask(mover)
    mover.page.locator(".notice").wait_for()
    other.page.get_by_role("button", name="no", exact=True).click()
    for one in (mover, other):
        one.page.locator(".notice").wait_for(state="detached")
    mover.page.locator(".refusal", has_text="Your move stays").wait_for()
    assert other.page.locator(".refusal").count() == 0
    assert mover.page.locator(".held").count() == held - 1
    assert other.page.locator(".page[data-turn=mine]").count() == 1
    tap(other)
    mover.page.locator(".refusal").wait_for(state="detached")  # it was about what is past


def test_whoever_asked_lets_it_stand(sit: Sit) -> None:
    _, mover, other, held = moved(sit)
    ask(mover)
    other.page.get_by_role("button", name="yes", exact=True).wait_for()
    mover.page.get_by_role("button", name="Let it stand").click()
    for one in (mover, other):
        one.page.locator(".notice").wait_for(state="detached")
        assert one.page.locator(".refusal").count() == 0
    assert mover.page.locator(".held").count() == held - 1


def test_what_came_to_light_is_not_hidden_again(sit: Sit) -> None:
    sitter = sit()
    sitter.open("empat_satu")
    sitter.start()
    assert sitter.turn()
    before = sitter.version
    sitter.page.locator("[data-move=stock]").first.click()
    sitter.wait(before)
    held = sitter.page.locator(".held").count()
    ask(sitter)
    assert "come to light" in sitter.page.locator(".refusal").inner_text()
    assert sitter.page.locator(".held").count() == held
