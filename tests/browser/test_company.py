"""Several people at one table, several pages of one person, and bots that play for who is away."""

from typing import Any

import pytest
from playwright.sync_api import Locator

import fortyone
from tests.browser.conftest import DESKTOP, Sit
from tests.browser.table import SHORT, Sitter, tap
from tests.browser.test_line import choose

SEEN = """() => ({
    hand: [...document.querySelectorAll(".hand .held")].map(({dataset}) => dataset.card),
    mine: document.querySelector(".page").dataset.turn === "mine",
    middle: document.querySelector(".middle")?.innerText,
})"""

# Where the table and my hand stand.
STANDS = """() => [".board", ".hand, .dice"].map((part) =>
    document.querySelector(part).getBoundingClientRect().top)"""

PRESS = "(move) => document.querySelector(`[data-move='${move}'], [data-keep='${move}']`)?.click()"
# So many that it does not end before a seat is taken back.
LONG: dict[str, dict[str, Any]] = {"dice41": {"rounds": 9}, "empat_satu": {"hands": 9}}

# One tap plays a card, and the first hints were seen.
AT_EASE = f"""localStorage.setItem("fortyone", JSON.stringify(
    {{singleTap: true, seen: {sorted(SHORT)}}}))"""


def sit_down(
    sit: Sit, game: str, people: int, options: dict[str, Any] | None = None, **more: Any
) -> tuple[str, list[Sitter]]:
    """A table at which the first has begun a match, all at their pages."""
    options = options or {}
    host, *others = (sit(**more) for _ in range(people))
    for sitter in (host, *others):
        sitter.page.add_init_script(AT_EASE)
    bots = ["basic"] * (options.get("seats", SHORT[game][0]) - people)
    code = host.set_up(game, ["me", *["open"] * (people - 1), *bots], **options)
    host.go(code)
    for guest in others:
        guest.go(code).page.get_by_role("button", name="Sit here").first.click()
        guest.page.get_by_role("button", name="Get up").wait_for()
    host.page.click("button.big")
    for sitter in (host, *others):
        sitter.page.wait_for_selector(".board")
    return code, [host, *others]


@pytest.mark.parametrize("game", ["cuarenta", "empat_satu", "tarneeb41"])
def test_four_browsers_play_a_match(sit: Sit, game: str) -> None:
    """By taps, each its own moves; whoever may stop the deal does."""
    code, four = sit_down(sit, game, 4)
    made = [0] * 4
    while not all(sitter.page.locator(".ended").count() for sitter in four):
        seen = [sitter.page.evaluate(SEEN) for sitter in four]
        held = [card for one in seen for card in one["hand"]]
        assert len(held) == len(set(held)) > 0
        assert len({one["middle"] for one in seen}) == 1
        (seat,) = [i for i, one in enumerate(seen) if one["mine"]]
        before = four[seat].version
        stop = four[seat].page.locator(".actions [data-move=stop]")
        tap(four[seat]) if stop.count() == 0 else stop.click()
        made[seat] += 1
        for sitter in four:
            sitter.page.wait_for_selector(f".page:not([data-version='{before}'])")
            sitter.put_away()
    records = {sitter.record(code) for sitter in four}
    assert len(records) == 1
    match = fortyone.read_record(records.pop())
    assert match.state.is_over
    assert made == [sum(who == seat for who, _ in match.state.history) for seat in range(4)]


@pytest.mark.parametrize("game", sorted(SHORT))
def test_two_pages_of_one_person_make_one_move(sit: Sit, game: str) -> None:
    one = sit()
    code = one.open(game)
    one.start()
    other = Sitter(one.page.context.new_page(), one.url).go(code)
    pages = [one, other]
    for done in range(1, 7):
        if not all(sitter.turn() for sitter in pages):
            break  # a bot has stopped the hand
        assert one.page.evaluate(SEEN) == other.page.evaluate(SEEN)
        before = one.version
        (move,) = {moved_by(choose(sitter.page)) for sitter in pages}
        for sitter in pages if done % 2 else pages[::-1]:
            sitter.page.evaluate(PRESS, move)  # at once: the second may know of the first, or not
        for sitter in pages:
            sitter.wait(before)
        assert one.moves(code) == done
    assert other.troubles == []


def moved_by(button: Locator) -> str:
    """The move that a button plays."""
    return button.get_attribute("data-move") or button.get_attribute("data-keep") or ""


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_bot_takes_over_and_the_seat_is_taken_back(sit: Sit, game: str) -> None:
    code, (host, guest) = sit_down(sit, game, 2, LONG.get(game))
    guest.page.goto("about:blank")
    guest.forgive("localStorage")  # such a page has none
    host.page.locator(".tag", has_text="away").wait_for()
    stood = host.page.evaluate(STANDS)
    over = host.page.get_by_role("button", name="Let a bot play on")
    mine = host.page.locator(".page[data-turn=mine]")
    mine.or_(over).first.wait_for()
    while mine.count():
        play(host)
        mine.or_(over).first.wait_for()  # it is asked while the table waits for somebody else
    assert host.page.evaluate(STANDS) == stood
    over.click()
    host.page.locator(".notice").wait_for(state="detached")
    for _ in range(7):  # more than a turn has: the bot has moved for the guest
        assert host.turn()
        play(host)
    guest.go(code)
    back = guest.page.get_by_role("button", name="Take my seat back")
    back.click()
    back.wait_for(state="detached")
    host.page.click("header .panels")
    host.page.get_by_role("tab", name="Log").click()
    log = host.page.get_by_role("log")
    log.get_by_text("plays again").wait_for()
    log.get_by_text("A bot plays on for").wait_for()
    host.page.keyboard.press("Escape")
    moved = 0
    while moved < 2:
        for sitter in (host, guest):
            sitter.put_away()
            if sitter.page.locator(".page[data-turn=mine]").count():
                play(sitter)
                moved += sitter is guest
    assert guest.state(code)["table"]["seats"][1]["cover"] == ""


def play(sitter: Sitter) -> None:
    """Make a move, and wait until the page shows it."""
    before = sitter.version
    tap(sitter)
    sitter.page.wait_for_selector(f".page:not([data-version='{before}'])")


def test_who_is_away_does_not_think(sit: Sit) -> None:
    _, (host, guest) = sit_down(sit, "cuarenta", 2, {"seats": 2})
    guest.page.goto("about:blank")
    guest.forgive("localStorage")
    host.page.locator(".tag", has_text="away").wait_for()
    if host.page.locator(".page[data-turn=mine]").count():
        tap(host)
    host.page.locator(".ask", has_text="is away").wait_for()


def test_the_others_may_agree_on_a_bot_for_whoever_is_slow(sit: Sit) -> None:
    _, both = sit_down(sit, "cuarenta", 2, {"seats": 2})
    waiting = next(one for one in both if not one.page.locator(".page[data-turn=mine]").count())
    waiting.page.clock.install()
    waiting.page.reload()
    waiting.page.wait_for_selector(".page[data-version] .hand")
    assert waiting.page.locator(".notice").count() == 0
    waiting.page.clock.fast_forward(122_000)
    waiting.page.locator(".notice", has_text="taking a long time").wait_for()
    waiting.page.get_by_role("button", name="Let a bot play on").click()
    waiting.page.wait_for_selector(".refusal")  # by the server's clock it is not long enough


def test_what_was_read_before_the_match_is_not_new_in_it(sit: Sit) -> None:
    host, guest = sit(), sit()
    for sitter in (host, guest):
        sitter.page.add_init_script(AT_EASE)
    code = host.set_up("dice41", ["me", "open"])
    host.go(code)
    guest.go(code).page.get_by_role("button", name="Sit here").click()
    guest.page.get_by_role("button", name="Hello!").click()
    host.page.get_by_role("list", name="Chat").get_by_text("Hello!").wait_for()
    host.page.click("button.big")
    for sitter in (host, guest):
        sitter.page.wait_for_selector(".board")
    assert host.page.locator("header .panels").inner_text() == "Scores"
    guest.page.locator("header .panels").click()
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_role("button", name="Good luck").click()
    host.page.locator("header .panels .new", has_text="1").wait_for()


def test_who_has_the_chat_open_reads_the_log_when_the_host_ends_it(sit: Sit) -> None:
    _, (host, guest) = sit_down(sit, "dice41", 2, viewport=DESKTOP)
    guest.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_role("button", name="More", exact=True).click()
    host.page.locator("dialog fieldset").get_by_label("Chat").uncheck()
    guest.page.get_by_role("tab", name="Chat").wait_for(state="detached")
    guest.page.get_by_role("tab", name="Log", selected=True).wait_for()
    assert guest.page.get_by_label("Write something").count() == 0
