"""What a table offers besides cards: a ronda, a stop with its worth, tips, words and their meaning, hints, reasons."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, Sit
from tests.browser.table import SHORT, Sitter, numbers, tap
from tests.browser.test_company import AT_EASE

TRIES = 3000  # a hand that one deal in 26 has is not missed in so many


def dealt(sitter: Sitter, game: str, fits: Callable[[dict[str, Any]], bool], **more: Any) -> str:
    """A table whose first deal fits, of as many as are needed; its code."""
    for _ in range(TRIES):
        code = sitter.set_up(game, **more)
        sitter.act(code, "start")
        if fits(sitter.state(code)["view"]):
            return code
    raise AssertionError("no deal fits")


def ronda(view: dict[str, Any]) -> str:
    """The rank of which three are held and can be shown; "": there is none."""
    ranks = [card[0] for card in view["hand"].split()]
    shows = [move[5:] for move in view["legal"] if move.startswith("ronda")]
    return next((rank for rank in shows if ranks.count(rank) == 3), "")


def test_a_ronda_is_shown_and_nobody_gives_it_up_unwarned(sit: Sit) -> None:
    sitter = sit(viewport=DESKTOP)
    page = sitter.page
    page.add_init_script(AT_EASE)  # one tap plays a card, unless that gives something up
    code = dealt(sitter, "cuarenta", lambda view: ronda(view) != "", seats=2, dealer=1)
    sitter.go(code)
    view = sitter.state(code)["view"]
    rank = ronda(view)
    of_it = page.locator(f".hand .held[data-card^='{rank}']")
    warning = page.get_by_text("You hold a ronda")
    of_it.first.click()
    warning.wait_for()
    assert sitter.moves(code) == 0
    page.keyboard.press("Escape")
    warning.wait_for(state="detached")
    button = page.get_by_role("button", name="Show the ronda")
    before = sitter.version
    button.click()
    sitter.wait(before)
    assert button.count() == 0
    assert sitter.moves(code) == 1
    assert sitter.state(code)["view"]["scores"][0] == view["scores"][0] + 2
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("log").get_by_role("button", name="ronda").first.click()
    meaning = page.get_by_role("dialog", name="Ronda")
    assert "three" in meaning.inner_text()
    page.keyboard.press("Escape")
    assert sitter.turn()
    of_it.first.click()  # it gives nothing up now
    expect(of_it).to_have_count(2)
    assert warning.count() == 0


def test_a_stop_says_what_it_is_worth(sit: Sit) -> None:
    sitter = sit()
    page = sitter.page
    code = sitter.open("empat_satu", stop_rule="anytime", dealer=0)
    sitter.start()
    assert sitter.turn()
    worth = page.locator(".play .worth").inner_text()
    button = page.locator(".actions [data-move=stop]")
    (value,) = whole(button.locator("small").inner_text())
    assert whole(worth) == [value]
    button.click()
    page.locator(".ended").wait_for()
    state = sitter.state(code)
    assert state["view"]["scores"][0] == value
    me = state["table"]["seats"][0]["name"]
    mine = page.locator(".ended .closing li", has_text=me)
    assert whole(mine.locator(".value b").inner_text()) == [value]


def whole(text: str) -> list[int]:
    """The whole numbers in a text, those below zero too."""
    return [-number if f"−{number}" in text else number for number in numbers(text)]


@pytest.mark.parametrize("game", sorted(SHORT))
def test_tips_and_words_are_at_hand(sit: Sit, game: str) -> None:
    sitter = sit(viewport=DESKTOP)
    sitter.open(game)
    sitter.start()
    known = sitter.page.context.request.get(f"{sitter.url}/api/games").json()["games"]
    mine = next(one for one in known if one["name"] == game)
    sitter.page.get_by_role("tab", name="Tips").click()
    said = sitter.page.get_by_role("tabpanel").get_by_role("listitem").all_inner_texts()
    assert len(said) == len(mine["tips"]) + len(mine["terms"]) > 4
    assert not [line for line in said if "{" in line or game in line or len(line) < 20]


def test_a_hint_names_what_it_would_play_and_marks_it(sit: Sit) -> None:
    sitter = sit()
    code = sitter.open("tarneeb41")
    sitter.start()
    page = sitter.page
    signs = dict(zip("cdhs", "♣♦♥♠", strict=True))
    for kind in ("offer", "held"):  # a bid, then a card
        assert sitter.turn()
        page.get_by_role("button", name="Hint", exact=True).click()
        said = page.locator(".over", has_text="Hint:")
        said.wait_for()
        marked = page.locator(".hinted")
        move = marked.get_attribute("data-move" if kind == "offer" else "data-card") or ""
        assert move in sitter.state(code)["view"]["legal"]
        name = move if kind == "offer" else move[0].replace("T", "10") + signs[move[1]]
        assert name in said.locator("b").inner_text()
        before = sitter.version
        tap(sitter)
        sitter.wait(before)
        expect(marked).to_have_count(0)


def test_a_card_that_cannot_be_played_says_why_with_its_clause(sit: Sit) -> None:
    sitter = sit()
    code = sitter.open("tarneeb41")
    sitter.start()
    page = sitter.page
    refused = page.locator(".hand .held:not(.legal)")
    while sitter.turn() and not refused.count():
        before = sitter.version
        tap(sitter)
        sitter.wait(before)
    moves = sitter.moves(code)
    refused.first.click()
    why = page.get_by_role("alert")
    why.wait_for()
    assert "T-" in why.inner_text()
    assert sitter.moves(code) == moves
