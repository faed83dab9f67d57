"""Keys, and what is said to who hears a table."""

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, Sit
from tests.browser.table import Sitter, cast, focused, reach, tap
from tests.browser.test_places import begun


def test_a_digit_and_enter_play_the_same_card(sit: Sit) -> None:
    sitter = begun(sit, "empat_satu", viewport=DESKTOP)
    reach(sitter, ".stack.may")
    sitter.page.keyboard.press("Enter")  # a card is drawn
    expect(sitter.page.locator(".held.legal")).to_have_count(5)
    card = sitter.page.locator(".hand .held").nth(2).get_attribute("data-card")
    sitter.page.keyboard.press("3")
    assert focused(sitter, f".held[data-card='{card}']")
    sitter.page.keyboard.press("Enter")
    expect(sitter.page.locator(f".held[data-card='{card}']")).to_have_count(0)


def test_two_digits_mean_one_bid_or_one_card(sit: Sit) -> None:
    sitter = sit(viewport=DESKTOP)
    sitter.open("tarneeb41", max_bid=13)
    sitter.start()
    assert sitter.turn()
    page = sitter.page
    for key, bid in (("1", "1"), ("2", "12"), ("3", "3"), ("1", "1"), ("1", "11"), ("4", "4")):
        page.keyboard.press(key)
        expect(page.locator(f".offer[data-move='{bid}']")).to_be_focused()
    page.keyboard.press("Enter")  # what is not chosen is not bid
    while sitter.turn() and page.locator(".offer").count() > 1:
        tap(sitter)
    cards = page.locator(".hand .held")
    expect(cards).to_have_count(13)
    page.keyboard.press("1")
    page.keyboard.press("3")
    page.wait_for_function(
        "(card) => document.activeElement.dataset.card === card || document.querySelector('.refusal')",
        arg=cards.nth(12).get_attribute("data-card"),
    )


def test_dice_are_thrown_before_they_are_seen(sit: Sit) -> None:
    sitter = begun(sit, "dice41", has_touch=True)
    page = sitter.page
    expect(page.locator("[data-die]")).to_have_count(0)
    page.locator("[data-throw]").tap()
    expect(page.locator("[data-die]")).to_have_count(6)
    before = sitter.version
    tap(sitter)
    sitter.wait(before)
    expect(page.locator("[data-die]")).to_have_count(5)  # kept and thrown in one


def test_enter_keeps_a_die_that_is_chosen(sit: Sit) -> None:
    sitter = sit(viewport=DESKTOP)
    code = sitter.open("dice41")
    sitter.start()
    assert sitter.turn()
    cast(sitter.page)
    die = sitter.page.locator("button.die").first.get_attribute("data-die") or ""
    before = kept(sitter, code)
    sitter.page.keyboard.press(die)
    assert focused(sitter, f"button.die[data-die='{die}']")
    sitter.page.keyboard.press("Enter")
    expect(sitter.page.locator("button.die")).to_have_count(5)
    assert kept(sitter, code) == before + die


def kept(sitter: Sitter, code: str) -> str:
    """The dice set aside in the running turn."""
    view = sitter.page.context.request.get(f"{sitter.url}/api/tables/{code}").json()["view"]
    return str(view["kept"])


def test_the_focus_goes_to_the_table_when_a_dialog_closes(sit: Sit) -> None:
    sitter = sit(viewport=DESKTOP)
    sitter.open("dice41")
    page = sitter.page
    page.locator("button.big").focus()
    page.keyboard.press("Enter")
    page.locator("dialog button.main").press("Enter")
    assert sitter.turn()
    expect(page.locator("[data-throw]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".dice button:focus")).to_have_count(1)
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".dice button:focus")).to_have_count(1)


def test_every_line_is_said_once(sit: Sit) -> None:
    """Whichever panel is open; what is seen besides is not said too."""
    sitter = begun(sit, "dice41", viewport=DESKTOP)
    page = sitter.page
    for panel in ("Scores", "Log"):
        page.get_by_role("tab", name=panel).click()
        said = page.locator("[data-spoken] p").all_inner_texts()
        assert page.locator(".told [aria-live], .told[role=status]").count() == 0
        cast(sitter.page)
        page.locator("button.die").first.press("Enter")
        page.locator("button.die[aria-pressed=true]").press("Enter")
        assert sitter.turn()
        now = page.locator("[data-spoken] p").all_inner_texts()
        assert now[: len(said)] == said
        assert len(now) > len(said)
    expect(page.get_by_role("log")).to_have_attribute("aria-live", "off")
