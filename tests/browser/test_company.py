"""Several people at one table, several pages of one person, and bots that play for who is away."""

from typing import Any

import fortyone
from tests.browser.conftest import DESKTOP, Sit
from tests.browser.table import SHORT, Sitter, tap

SEEN = """() => ({
    hand: [...document.querySelectorAll(".held")].map(({dataset}) => dataset.card),
    mine: document.querySelector(".page").dataset.turn === "mine",
    middle: document.querySelector(".middle")?.innerText,
})"""

# Where the table and my hand stand.
STANDS = """() => [".board", ".hand"].map((part) =>
    document.querySelector(part).getBoundingClientRect().top)"""

# One tap plays a card, and the first hints were seen.
AT_EASE = f"""localStorage.setItem("fortyone", JSON.stringify(
    {{singleTap: true, seen: {sorted(SHORT)}}}))"""


def sit_down(
    sit: Sit, game: str, people: int, seats: int = 0, **more: Any
) -> tuple[str, list[Sitter]]:
    """A table at which the first has begun a match, all at their pages."""
    options = {"seats": seats} if seats else {}
    host, *others = (sit(**more) for _ in range(people))
    for sitter in (host, *others):
        sitter.page.add_init_script(AT_EASE)
    bots = ["basic"] * ((seats or SHORT[game][0]) - people)
    code = host.set_up(game, ["me", *["open"] * (people - 1), *bots], **options)
    host.go(code)
    for guest in others:
        guest.go(code).page.get_by_role("button", name="Sit here").first.click()
        guest.page.get_by_role("button", name="Get up").wait_for()
    host.page.click("button.big")
    for sitter in (host, *others):
        sitter.page.wait_for_selector(".board")
    return code, [host, *others]


def test_four_browsers_play_a_match_of_syrian_41(sit: Sit) -> None:
    code, four = sit_down(sit, "tarneeb41", 4)
    moves = 0
    while True:
        seen = [sitter.page.evaluate(SEEN) for sitter in four]
        held = [card for one in seen for card in one["hand"]]
        assert len(held) == len(set(held)) == 52 - max(0, moves - 4)
        assert len({one["middle"] for one in seen}) == 1
        (mover,) = [sitter for sitter, one in zip(four, seen, strict=True) if one["mine"]]
        before = mover.version
        mover.page.locator(".held.legal, .actions .offer").first.click()
        moves += 1
        for sitter in four:
            sitter.page.wait_for_selector(f".page:not([data-version='{before}'])")
        if all(sitter.page.locator(".ended").count() for sitter in four):
            break
    records = {sitter.record(code) for sitter in four}
    assert len(records) == 1
    assert fortyone.read_record(records.pop()).state.is_over
    assert moves == 4 + 52


def test_two_pages_of_one_person_make_one_move(sit: Sit) -> None:
    one = sit()
    code = one.open("cuarenta", ronda_when="automatic")  # every move is a card
    one.start()
    other = Sitter(one.page.context.new_page(), one.url).go(code)
    pages = [one, other]
    moves = 0
    while all(sitter.turn() for sitter in pages):
        assert one.page.evaluate(SEEN) == other.page.evaluate(SEEN)
        before = one.version
        first, second = pages if moves % 2 else pages[::-1]
        for sitter in pages:
            sitter.page.locator(".held.legal").first.click()
        for sitter in (first, second):  # at once: the second may know of the first, or not yet
            sitter.page.evaluate("document.querySelector('.actions .offer')?.click()")
        moves += 1
        for sitter in pages:
            sitter.wait(before)
    match = fortyone.read_record(one.record(code))
    assert moves == 10
    assert len([seat for seat, _ in match.state.history if seat == 0]) == moves
    assert other.troubles == []


def test_a_bot_takes_over_and_the_seat_is_taken_back(sit: Sit) -> None:
    code, (host, guest) = sit_down(sit, "cuarenta", 2)
    guest.page.goto("about:blank")
    guest.forgive("localStorage")  # such a page has none
    stood = host.page.evaluate(STANDS)
    host.page.wait_for_selector(".page[data-turn=mine], .notice")
    if host.page.locator(".page[data-turn=mine]").count():
        host.page.locator(".tag", has_text="away").wait_for()
        before = host.version
        tap(host)
        host.page.wait_for_selector(f".page:not([data-version='{before}'])")
    over = host.page.get_by_role("button", name="Let a bot play on")
    over.wait_for()  # asked while the table waits for somebody else
    assert host.page.evaluate(STANDS) == stood
    over.click()
    host.page.locator(".notice").wait_for(state="detached")
    host.page.locator(".told", has_text="A bot plays on for").wait_for()
    for _ in range(2):
        assert host.turn()
        before = host.version
        tap(host)
        host.wait(before)  # the bot has moved for the guest
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
    while not all(sitter.page.locator(".ended").count() for sitter in (host, guest)):
        for sitter in (host, guest):
            if sitter.page.locator("dialog button.main").count():
                sitter.page.locator("dialog button.main").first.click()
            if sitter.page.locator(".page[data-turn=mine]").count():
                before = sitter.version
                tap(sitter)
                sitter.page.wait_for_selector(f".page:not([data-version='{before}'])")
                moved += sitter is guest
    assert 7 <= moved <= 8
    assert fortyone.read_record(host.record(code)).state.is_over


def test_who_is_away_does_not_think(sit: Sit) -> None:
    _, (host, guest) = sit_down(sit, "cuarenta", 2, seats=2)
    guest.page.goto("about:blank")
    guest.forgive("localStorage")
    host.page.locator(".tag", has_text="away").wait_for()
    if host.page.locator(".page[data-turn=mine]").count():
        tap(host)
    host.page.locator(".ask", has_text="is away").wait_for()


def test_the_others_may_agree_on_a_bot_for_whoever_is_slow(sit: Sit) -> None:
    _, both = sit_down(sit, "cuarenta", 2)
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
