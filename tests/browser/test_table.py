"""What is at hand at a table."""

import re
from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, Sit
from tests.browser.table import elsewhere, focused, tap


def drag(page: Page, card: Locator, by: tuple[int, int]) -> None:
    """Take hold of a card at its corner, where no other lies on it, and let it go elsewhere."""
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 12, box["y"] + 20
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by[0], y + by[1], steps=4)
    page.mouse.up()


def test_a_card_is_dragged_onto_the_table(sit: Sit) -> None:
    sitter = sit()
    code = sitter.open("tarneeb41")
    sitter.start()
    sitter.turn()
    tap(sitter)  # the bid
    assert sitter.turn()
    page, before = sitter.page, sitter.version
    bid = sitter.moves(code)
    card = page.locator(".held.legal").first
    name = card.get_attribute("data-card")
    drag(page, card, (20, -30))
    assert sitter.version == before, "not far enough"
    drag(page, card, (20, -120))
    sitter.wait(before)
    assert sitter.moves(code) == bid + 1
    assert page.locator(f"[data-card='{name}']").count() == 0


def test_a_card_that_cannot_be_played_says_why(sit: Sit) -> None:
    sitter = sit()
    code = sitter.open("tarneeb41")
    sitter.start()
    page = sitter.page
    while sitter.turn() and not page.locator(".held:not(.legal)").count():
        before = sitter.version
        tap(sitter)
        sitter.wait(before)
    held, moves = page.locator(".held").count(), sitter.moves(code)
    page.locator(".held:not(.legal)").first.click()
    page.wait_for_selector(".refusal")
    assert (page.locator(".held").count(), sitter.moves(code)) == (held, moves)


def test_bots_have_the_same_names_everywhere(sit: Sit) -> None:
    sitter = sit(locale="ru")
    code = sitter.open("dice41", seats=3)
    sitter.start()
    sitter.turn()
    page, names = sitter.page, ["Клара", "Бруно"]
    assert page.locator(".other .who").all_inner_texts() == names
    tap(sitter)
    assert "basic" not in page.inner_text("#app")
    page.goto(f"{sitter.url}/tables")
    row = page.locator(f"a[href='/t/{code}'] .who")
    assert all(name in row.inner_text() for name in names)
    sitter.go(code).play(tap)
    page.click(".ended a[href*=replay]")
    page.wait_for_selector(".at")
    seats = page.locator("select option").all_inner_texts()
    assert all(name in seats for name in names)
    assert "basic" not in page.inner_text("#app")
    assert "seat 1: basic" in sitter.record(code), "a record says which bot it was"


def test_a_ready_phrase_is_said(sit: Sit) -> None:
    sitter = sit()
    sitter.open("dice41")
    sitter.start()
    page = sitter.page
    page.click("header .panels")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Good luck").click()
    page.locator(".chat ol").get_by_text("Good luck").wait_for()
    field = page.get_by_label("Write something")
    refused = page.locator(".chat [role=alert]", has_text="too much at once")
    for line in range(100):  # too many at once: what is not taken is there to be sent again
        field.fill(f"line {line}")
        field.press("Enter")
        taken = page.locator(".chat ol").get_by_text(f"line {line}", exact=True)
        taken.or_(refused).first.wait_for()
        if refused.count():
            break
    expect(field).to_have_value(f"line {line}")


def test_leaving_and_coming_back(sit: Sit) -> None:
    sitter = sit()
    sitter.open("tarneeb41")
    sitter.start()
    sitter.turn()
    page = sitter.page
    page.get_by_role("button", name="More", exact=True).click()
    leave = page.get_by_role("button", name="Leave my seat")
    leave.click()
    page.get_by_role("button", name="Stay").click()  # asked first: a bot would play on
    leave.click()
    page.get_by_role("alertdialog").get_by_role("button", name="Leave my seat").click()
    back = page.get_by_role("button", name="Take my seat back")
    page.locator(".ended").or_(back).first.wait_for()


def test_keys_are_for_what_is_open_over_the_table(sit: Sit) -> None:
    sitter = sit()
    code = sitter.open("tarneeb41")
    sitter.start()
    sitter.turn()
    page = sitter.page
    page.get_by_role("button", name="More", exact=True).click()
    page.keyboard.press("3")
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert sitter.moves(code) == 0, "no bid was meant"
    before = sitter.version
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    sitter.wait(before)
    assert sitter.moves(code) == 1
    # What the key of ? writes on an Arabic keyboard, which Playwright has not.
    page.evaluate(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '؟', bubbles: true}))"
    )
    page.get_by_role("dialog", name="Keys").wait_for()


def test_a_deal_that_is_thrown_in_is_told(sit: Sit) -> None:
    sitter = sit()
    sitter.open("tarneeb41", max_deals=2, max_bid=3, min_total=11)
    sitter.start()
    assert sitter.turn()
    tap(sitter)  # a bid of 1: with it no three others come to 11
    sitter.page.get_by_role("dialog", name="The deal is over").get_by_text("thrown in").wait_for()


def test_a_result_has_no_bids_of_a_deal_that_is_past(sit: Sit) -> None:
    sitter = sit()
    sitter.open("tarneeb41", max_deals=1, max_bid=3, min_total=11)
    sitter.start()
    sitter.play(tap)
    heads = sitter.page.locator(".ended th[scope=col]")
    assert heads.all_inner_texts() == ["Player", "Points"]


def test_nothing_opens_over_who_writes(sit: Sit) -> None:
    sitter = sit(viewport=DESKTOP)
    code = sitter.open("tarneeb41", max_deals=2, max_bid=3, min_total=11)
    sitter.start()
    assert sitter.turn()
    sitter.page.get_by_role("tab", name="Chat").click()
    field = sitter.page.get_by_label("Write something")
    field.fill("wait")
    before = sitter.version
    act = {"do": "play", "id": "low", "version": before, "move": "1"}
    request = sitter.page.context.request
    assert request.post(f"{sitter.url}/api/tables/{code}/actions", data=act).ok
    sitter.wait(before)
    assert sitter.page.locator("dialog").count() == 0
    field.press("Enter")
    sitter.page.locator(".chat").get_by_text("wait", exact=True).wait_for()
    field.blur()
    sitter.page.get_by_role("dialog", name="The deal is over").wait_for()


def test_the_clock_says_how_long_there_is(sit: Sit) -> None:
    sitter = sit()
    code = sitter.set_up("tarneeb41")
    sitter.go(code).page.get_by_label("Time for a move").select_option(label="3 days")
    sitter.start()
    assert sitter.turn()
    sitter.page.locator(".ask").get_by_text("2 days").wait_for()
    sitter.page.reload()
    sitter.page.locator(".ask").get_by_text("2 days").wait_for()


def test_the_fingerprint_of_the_chance_is_at_hand_during_the_match(sit: Sit) -> None:
    sitter = sit()
    code = sitter.open("dice41")
    sitter.start()
    answer = sitter.page.context.request.get(f"{sitter.url}/api/tables/{code}")
    sitter.page.click("header .panels")
    sitter.page.get_by_role("tab", name="Rules").click()
    shown = sitter.page.get_by_role("dialog").locator("code").inner_text()
    assert shown == answer.json()["table"]["commitment"]


def holding(page: Page, kind: str) -> Callable[[], None]:
    """Hold back what the server says of one kind until it is let go."""
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def between(line: WebSocketRoute) -> None:
        def pass_on(said: str | bytes) -> None:
            if f'"type":"{kind}"' in str(said):
                held.append((line, said))
            else:
                line.send(said)

        line.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/socket"), between)

    def let_go() -> None:
        while not held:
            page.wait_for_timeout(20)
        line, said = held.pop()
        line.send(said)

    return let_go


def test_a_hint_is_waited_for_and_belongs_to_its_position(sit: Sit) -> None:
    sitter = sit()
    page = sitter.page
    let_go = holding(page, "hinted")
    code = sitter.open("cuarenta")
    sitter.start()
    assert sitter.turn()
    button = page.get_by_role("button", name="Hint", exact=True)
    said = page.locator(".over", has_text="Hint:")
    button.press("Enter")
    page.locator("header [aria-busy=true]").wait_for()
    assert focused(sitter, "header .hint"), "waiting takes no focus away"
    let_go()
    said.wait_for()
    before = sitter.version
    tap(sitter)
    sitter.wait(before)
    assert said.count() == 0
    assert sitter.turn()
    before = sitter.version
    button.click()
    elsewhere(sitter, code)
    sitter.wait(before)
    let_go()
    page.locator("header [aria-busy=false]").wait_for()
    assert said.count() == 0, "it was about what is past"


def test_a_hint_can_be_asked_for_again_when_the_line_broke(sit: Sit) -> None:
    sitter = sit()
    page = sitter.page
    holding(page, "hinted")
    sitter.open("cuarenta")
    sitter.start()
    assert sitter.turn()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator("header [aria-busy=true]").wait_for()
    page.context.set_offline(True)
    page.wait_for_selector(".lost")
    assert page.locator("header [aria-busy=false]").count() == 1
    page.context.set_offline(False)
    sitter.forgive("WebSocket connection", "ERR_INTERNET", "ERR_CONNECTION")


def test_a_bid_that_is_too_low_says_why(sit: Sit) -> None:
    """All thirteen stand there; each is a thumb wide, also on the smallest phone."""
    sitter = sit(viewport={"width": 320, "height": 568})
    sitter.open("tarneeb41", min_bid=2, max_bid=12, min_total=11)
    sitter.start()
    assert sitter.turn()
    bids = sitter.page.locator(".actions .offer")
    expect(bids).to_have_count(13)
    boxes = [box for box in (bids.nth(i).bounding_box() for i in range(13)) if box]
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    assert all(a["x"] + a["width"] <= b["x"] or a["y"] < b["y"] for a, b in pairwise(boxes))
    barred = sitter.page.locator(".offer[aria-disabled=true]")
    assert barred.all_inner_texts() == ["1", "13"]
    before = sitter.version
    barred.first.click(force=True)  # for a driver it is disabled; a thumb does not know
    expect(sitter.page.locator(".refusal")).to_contain_text("T-20")
    assert sitter.version == before
