"""Where things stand at a table: in every language, and on every screen that is common."""

from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Sit
from tests.browser.table import SHORT, Sitter, tap

SIDE = {"width": 740, "height": 360}
SCREENS = [
    PHONE,
    {"width": 320, "height": 568},
    {"width": 360, "height": 740},
    SIDE,
    {"width": 1024, "height": 768},
    DESKTOP,
]
# Within the table: panels beside it may change sides.
PLACES = """() => [...document.querySelectorAll(".seat")].map((seat) => {
    const {left, top} = seat.getBoundingClientRect();
    return [Math.round(left - document.querySelector("main").getBoundingClientRect().left), Math.round(top)];
})"""
# A page has seen its new size once a frame of it was drawn.
OVER = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const {scrollWidth, scrollHeight} = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""


@pytest.mark.parametrize("size", [PHONE, SIDE, DESKTOP], ids=["phone", "on its side", "desktop"])
def test_seats_are_not_mirrored_in_arabic(sit: Sit, size: dict[str, int]) -> None:
    places = {}
    for language in ("en", "ar"):
        sitter = begun(sit, "cuarenta", viewport=size, locale=language)
        assert sitter.page.locator("html").get_attribute("dir") == (
            "rtl" if language == "ar" else "ltr"
        )
        places[language] = sitter.page.evaluate(PLACES)
    assert len(places["en"]) == 4
    assert places["ar"] == places["en"]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_table_needs_no_scrolling(sit: Sit, game: str, language: str) -> None:
    sitter = begun(sit, game, locale=language)
    for _ in range(2):
        over = {}
        for size in SCREENS:
            sitter.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            over[tuple(size.values())] = sitter.page.evaluate(OVER)
        assert {size: by for size, by in over.items() if by != [0, 0]} == {}
        if sitter.turn():
            before = sitter.version
            tap(sitter)
            sitter.wait(before)


@pytest.mark.parametrize(
    ("game", "partners"), [("cuarenta", 1), ("tarneeb41", 1), ("empat_satu", 0)]
)
def test_the_partner_is_marked_where_there_is_one(sit: Sit, game: str, partners: int) -> None:
    sitter = begun(sit, game)
    assert sitter.page.get_by_text("your partner").count() == partners


def begun(sit: Sit, game: str, **more: Any) -> Sitter:
    """Somebody at a table of a game that has begun, on turn."""
    sitter: Sitter = sit(**more)
    sitter.open(game)
    sitter.start()
    assert sitter.turn()
    return sitter


LANGUAGES = ("en", "fr", "ru", "nb", "es", "ar", "id")
# How many lines what scores mean takes, and whether all of it is seen.
MEANS = """() => {
    const means = document.querySelector(".means");
    const {left, right, height} = means.getBoundingClientRect();
    const whole = means.scrollWidth <= means.clientWidth && left >= 0 && right <= innerWidth;
    return [means.textContent !== "", whole, Math.round(height / parseFloat(getComputedStyle(means).lineHeight))];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(SHORT))
def test_what_scores_mean_is_always_in_sight(sit: Sit, game: str, language: str) -> None:
    sitter = begun(sit, game, locale=language, viewport={"width": 320, "height": 568})
    said, whole, lines = sitter.page.evaluate(MEANS)
    assert (said, whole) == (True, True)
    assert lines <= 2
    assert sitter.page.evaluate(OVER) == [0, 0]
