"""Whole matches in a real browser, on a phone's screen."""

from collections.abc import Callable

import pytest

from tests.browser.table import SHORT, Sitter, press, tap

Sit = Callable[..., Sitter]


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_whole_match_by_taps(sit: Sit, game: str) -> None:
    sitter = sit(has_touch=True)
    sitter.open(game)
    sitter.start()
    sitter.play(tap)
    assert sitter.page.locator(".ended h2").inner_text()
    assert wide(sitter) == 0


def test_a_whole_match_by_keys(sit: Sit) -> None:
    sitter = sit()
    sitter.open("tarneeb41")
    sitter.start()
    sitter.play(press)


def test_nothing_hidden_is_named(sit: Sit) -> None:
    sitter = sit()
    sitter.open("empat_satu")
    sitter.start()
    labels = sitter.page.evaluate(
        "[...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel).join('|')"
    )
    assert "face-down cards" in labels


def test_after_a_reload_the_match_goes_on(sit: Sit) -> None:
    sitter = sit()
    sitter.open("cuarenta")
    sitter.start()
    sitter.page.wait_for_selector(".held")
    before = sitter.page.locator(".hand").get_attribute("aria-label")
    sitter.page.reload()
    sitter.page.wait_for_selector(".held")
    assert sitter.page.locator(".hand").get_attribute("aria-label") == before


def test_two_taps_are_one_action(sit: Sit) -> None:
    sitter = sit()
    sitter.open("dice41")
    sitter.start()
    die = sitter.page.locator("button.die:not([disabled])")
    die.first.click()
    sitter.page.locator("[data-keep]").dblclick(force=True)
    sitter.page.wait_for_timeout(300)
    assert sitter.page.locator(".refusal").count() == 0


def test_a_finished_match_is_checked_in_the_browser(sit: Sit) -> None:
    sitter = sit()
    sitter.open("dice41")
    sitter.start()
    sitter.play(tap)
    sitter.page.get_by_role("link", name="Check the shuffles").click()
    sitter.page.wait_for_selector(".found .good >> nth=2")
    assert sitter.page.locator(".found .bad").count() == 0


def test_a_finished_match_is_replayed(sit: Sit) -> None:
    sitter = sit()
    sitter.open("dice41")
    sitter.start()
    sitter.play(tap)
    sitter.page.get_by_role("link", name="Replay").click()
    sitter.page.get_by_role("button", name="To the end").click()
    at, _, last = sitter.page.locator(".at").inner_text().partition(" / ")
    assert at == last != "0"


def wide(sitter: Sitter) -> int:
    """How many pixels a page is wider than its screen."""
    return int(
        sitter.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
    )
