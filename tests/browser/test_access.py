"""axe-core finds nothing in the way of anyone, on any page, light and dark."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Sit
from tests.browser.table import AXE, SHORT, Sitter, tap
from tests.browser.test_line import choose
from tests.browser.test_pages import PAGES

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: make client")


def bars(sitter: Sitter) -> list[str]:
    """What axe finds; in the dark only colours can be other than in the light."""
    found = sitter.barriers()
    sitter.page.emulate_media(color_scheme="dark")
    found += [f"dark {one}" for one in sitter.barriers("color-contrast")]
    sitter.page.emulate_media(color_scheme="light")
    return found


@pytest.mark.parametrize("path", PAGES)
def test_pages(sit: Sit, path: str) -> None:
    sitter = sit(viewport=DESKTOP)
    sitter.page.goto(sitter.url + path)
    sitter.page.wait_for_selector("h1")
    sitter.page.wait_for_load_state("networkidle")
    assert bars(sitter) == []


@pytest.mark.parametrize("game", sorted(SHORT))
def test_tables(sit: Sit, game: str) -> None:
    sitter = sit()
    page = sitter.page
    found: list[str] = []

    def look(where: str) -> None:
        found.extend(f"{where}: {one}" for one in bars(sitter))

    sitter.open(game)
    look("before the match")
    page.click("button.big")
    page.wait_for_selector("dialog button.main")
    look("first hints")
    assert sitter.turn()
    choose(page)
    look("my turn")
    page.click("header .panels")
    for tab in page.get_by_role("tab").all():
        tab.click()
        look(f"panel {tab.inner_text()}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    look("menu")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_what_comes_after_a_match(sit: Sit, language: str) -> None:
    """And the keys; on a desktop, and on a phone from the right."""
    sitter = sit(viewport=DESKTOP if language == "en" else PHONE, locale=language)
    page = sitter.page
    code = sitter.open("dice41")
    sitter.start()
    assert sitter.turn()
    found = {"table": bars(sitter)}
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    found["keys"] = bars(sitter)
    page.keyboard.press("Escape")
    sitter.play(tap)
    page.locator(".ended details").first.click()
    found["result"] = bars(sitter)
    for place, ready in (("replay", ".at"), ("verify", ".found .good >> nth=2")):
        at = f"/t/{code}/replay" if place == "replay" else f"/verify?table={code}&match=1"
        page.goto(sitter.url + at)
        page.wait_for_selector(ready)
        found[place] = bars(sitter)
    page.goto(f"{sitter.url}/rules/chess")
    page.get_by_role("alert").wait_for()
    found["nothing"] = bars(sitter)
    assert {where: troubles for where, troubles in found.items() if troubles} == {}
