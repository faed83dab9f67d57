"""axe-core finds nothing in the way of anyone, on any page, light and dark."""

import pytest

from tests.browser.conftest import DESKTOP, Sit
from tests.browser.table import AXE, SHORT, Sitter
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
    sitter.open(game)
    found = {"before the match": bars(sitter)}
    page.click("button.big")
    page.wait_for_selector("dialog button.main")
    found["first hints"] = bars(sitter)
    assert sitter.turn()
    found["my turn"] = bars(sitter)
    choose(page)
    found["chosen"] = bars(sitter)
    page.click("header .panels")
    for tab in page.get_by_role("tab").all():
        tab.click()
        found[f"panel {tab.inner_text()}"] = bars(sitter)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More").click()
    found["menu"] = bars(sitter)
    assert {where: what for where, what in found.items() if what} == {}
