"""After a match: how its points came, its replay from every seat, links, and records from disk."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fortyone
from tests.browser.table import Sitter, numbers, tap
from tests.browser.test_still import SIZES

Sit = Callable[..., Sitter]
OTHER_HAND = """(before) => document.querySelectorAll(".hand .card").length === 13
    && document.querySelector(".hand").innerHTML !== before"""


def record(game: str, back: int = 0, **options: Any) -> str:
    """The record of a match that bots played, and of which the first events were once gone back to."""
    match = fortyone.game(game, **options).match(seed=41)
    bot, rng = fortyone.player("basic"), fortyone.rng(1)
    if back:
        match.undo(back)
    while not match.is_over:
        view = match.state.view(match.state.turn)
        match.play(bot.choose(view, rng, fortyone.Budget()).move)
    return match.record()


@pytest.fixture
def replaying(sit: Sit, tmp_path: Path) -> Callable[..., Sitter]:
    def open_(game: str, **options: int) -> Sitter:
        path = tmp_path / f"{game}.txt"
        path.write_text(record(game, **options), encoding="utf-8")
        sitter = sit()
        sitter.page.goto(f"{sitter.url}/replay")
        sitter.page.set_input_files("input[type=file]", path)
        sitter.page.wait_for_selector(".at")
        return sitter

    return open_


def test_all_the_cards_find_room_on_the_table(sit: Sit, tmp_path: Path) -> None:
    """In Cuarenta nobody has to take: nearly the whole deck can lie there, in two rows."""
    match = fortyone.game("cuarenta", seats=2, ronda_when="automatic").match(seed=41)
    while match.state.view(0).table.count(" ") < 38:
        view = match.state.view(match.state.turn)
        match.play(next(move for move, takes, *_ in view.plays if takes == ""))
    path = tmp_path / "many.txt"
    path.write_text(match.record(), encoding="utf-8")
    sitter = sit()
    sitter.page.goto(f"{sitter.url}/replay")
    sitter.page.set_input_files("input[type=file]", path)
    sitter.page.get_by_role("button", name="To the end").click()
    for size in SIZES.values():
        sitter.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        laid = sitter.page.locator(".laid li")
        assert laid.count() == 39
        boxes = [one.bounding_box() for one in laid.all()]
        places = {(round(box["x"]), round(box["y"])) for box in boxes if box}
        assert len(places) == 39
        assert len({y for _, y in places}) == 2
        assert sitter.wide() == 0


def place(sitter: Sitter) -> tuple[int, int]:
    """Where a replay stands, and how many steps it has."""
    at, _, last = sitter.page.inner_text(".at").partition(" / ")
    return int(at), int(last)


def test_a_record_from_disk_is_stepped_through(replaying: Callable[..., Sitter]) -> None:
    sitter = replaying("cuarenta", seats=2, max_deals=1, chicas=1)
    page = sitter.page
    assert place(sitter)[0] == 0
    page.get_by_role("button", name="One move on").click()
    page.keyboard.press("ArrowRight")
    assert place(sitter)[0] == 2
    page.get_by_role("button", name="One move back").click()
    assert place(sitter)[0] == 1
    page.keyboard.press("End")
    at, last = place(sitter)
    assert at == last > 40
    page.locator("[data-to] button").first.click()
    assert place(sitter)[0] < last
    assert sitter.wide() == 0


def test_each_seat_sees_its_own_hand(replaying: Callable[..., Sitter]) -> None:
    sitter = replaying("tarneeb41", max_deals=1, min_total=0)
    page = sitter.page
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    hand = ""
    for seat in ("0", "1"):
        page.get_by_label("Seen by").select_option(seat)
        page.wait_for_function(OTHER_HAND, arg=hand)
        hand = page.inner_html(".hand")
    page.get_by_label("Seen by").select_option("")
    page.wait_for_selector(".hand", state="detached")


def test_nothing_is_shown_of_a_deal_that_does_not_run(replaying: Callable[..., Sitter]) -> None:
    page = replaying("tarneeb41", max_deals=1, min_total=0).page
    page.locator(".board").wait_for()
    assert page.locator(".took").count() == 0, "before the first deal nothing is bid"
    page.keyboard.press("End")
    page.locator(".trick li").nth(3).wait_for()
    assert page.locator(".trick .won").count() == 0, "who leads the next deal took no trick"


def test_a_replay_tells_its_rules_and_that_moves_were_taken_back(
    replaying: Callable[..., Sitter],
) -> None:
    page = replaying("dice41", back=1, rounds=3).page
    page.locator("aside").get_by_text("A move was taken back").wait_for()
    page.get_by_role("button", name="Rules of this table changed").click()
    rules = page.get_by_role("dialog", name="Rules of this table")
    assert numbers(rules.locator("dt", has=page.locator(".changed")).inner_text()) == [3]
    rules.get_by_role("button", name="Close").click()
    page = replaying("dice41").page
    page.get_by_role("button", name="Rules of this table", exact=True).click()
    page.get_by_role("dialog").get_by_text("Nothing is changed").wait_for()
    assert page.get_by_text("A move was taken back").count() == 0


def test_a_bad_record_says_why_and_another_can_be_opened(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(record("dice41", rounds=1).replace("throw ", "throw 7", 1), encoding="utf-8")
    sitter = sit()
    sitter.page.goto(f"{sitter.url}/replay")
    sitter.page.set_input_files("input[type=file]", path)
    assert sitter.page.locator("[role=alert]").inner_text()
    assert sitter.page.locator("input[type=file]").count() == 1
    sitter.troubles.clear()  # the browser notes an answer of 400


def test_points_lead_to_the_moves_that_made_them(sit: Sit) -> None:
    sitter = sit(permissions=["clipboard-read", "clipboard-write"])
    page = sitter.page
    sitter.open("cuarenta")
    sitter.start()
    sitter.play(tap)
    page.click(".ended summary")
    link = page.locator(".ended ol a").first
    at = int(link.inner_text())
    link.click()
    page.wait_for_selector(".at")
    assert place(sitter)[0] == at
    page.get_by_role("button", name="Copy the link to this move").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"#{at}")
    page.get_by_role("button", name="One move on").click()
    page.goto("about:blank")
    page.goto(copied)  # a friend opens it
    page.wait_for_selector(".at")
    assert place(sitter)[0] == at
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert fortyone.read_record(text).is_over
