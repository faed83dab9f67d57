"""A person at the browser's table: opens one, and plays by taps or by keys."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import FLAGS, chromium

# Short matches: one deal, few chips.
SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "cuarenta": (4, {"max_deals": 1, "chicas": 1}),
    "dice41": (2, {"rounds": 2, "last_pot": "split"}),
    "empat_satu": (4, {}),
    "tarneeb41": (4, {"max_deals": 1, "max_bid": 5, "min_total": 0}),
}


@contextmanager
def a_browser() -> Iterator[Browser]:
    """Chromium, without a head."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@dataclass
class Sitter:
    """Somebody at a page.

    Attributes:
        troubles: What the page complained of.
    """

    page: Page
    url: str
    troubles: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on(
            "console",
            lambda said: self.troubles.append(said.text) if said.type == "error" else None,
        )

    def open(self, game: str, level: str = "basic", **options: Any) -> str:
        """Set up a table against bots, as the first page would, and go there; its code."""
        seats, short = SHORT[game]
        table = {
            "game": game,
            "options": short | options,
            "seats": ["me", *[level] * (seats - 1)],
        }
        self.page.goto(self.url)
        self.page.wait_for_selector("[data-play]")
        code = self.page.evaluate(
            """async (table) => {
                const sent = {method: "POST", body: JSON.stringify(table),
                              headers: {"Content-Type": "application/json"}};
                return (await (await fetch("/api/tables", sent)).json()).table.code;
            }""",
            table,
        )
        self.page.goto(f"{self.url}/t/{code}")
        return str(code)

    def start(self) -> None:
        """Begin the match, and put the first hints away."""
        self.page.click("button.big")
        self.page.wait_for_selector("dialog button.main, .ended")
        self.page.click("dialog button.main")

    def play(self, step: Callable[["Sitter"], None], seconds: int = 150) -> None:
        """Play on until the match is over."""
        page = self.page
        for _ in range(seconds * 5):
            if page.locator(".ended").count():
                return
            dialog = page.locator("dialog button.main")
            if dialog.count():
                dialog.first.click()
            elif page.locator(".ask.mine, button.die:not([disabled])").count():
                step(self)
            page.wait_for_timeout(60)
        raise AssertionError("the match does not end")


def tap(sitter: Sitter) -> None:
    """One move by taps: dice, a button, or a card and then what it offers."""
    page = sitter.page
    keep = page.locator("[data-keep]:not([disabled])")
    stack = page.locator(".stack.may")
    offer = page.locator(".actions .offer:not([disabled])")
    card = page.locator(".held.legal")
    for found in (keep, stack, offer, page.locator("button.die:not([disabled])"), card):
        if found.count():
            found.first.click(timeout=2000)
            return


def press(sitter: Sitter) -> None:
    """One move by keys: a bid or a card by its digit, then Enter."""
    page = sitter.page
    legal = page.locator(".held.legal")
    offer = page.locator(".actions .offer:not([disabled])")
    if not legal.count() and offer.count():
        offer.first.focus()
    elif legal.count():
        legal.first.focus()
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
