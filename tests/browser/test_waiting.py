"""A table before its match: who sits where, and what the table is besides its rules."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.table import Sitter, numbers, tap


def test_the_host_moves_people_and_a_guest_changes_seats(sit: Sit) -> None:
    host, guest = sit(), sit()
    code = host.set_up("tarneeb41", ["me", "open", "basic", "open"])
    host.go(code)
    guest.go(code).page.get_by_role("button", name="Sit here").first.click()
    sits(guest, 1)
    guest.page.get_by_role("button", name="Sit here").click()  # the other one
    sits(guest, 3)
    assert guest.page.get_by_role("button", name="to seat").count() == 0
    host.page.locator("main li").nth(3).get_by_role("button", name="Send").wait_for()
    host.page.get_by_role("button", name=to_seat(4)).click()
    sits(guest, 2)
    host.page.get_by_role("button", name=to_seat(2)).first.click()
    sits(host, 1)
    host.page.locator("main li").nth(3).get_by_role("button", name="Send").click()
    host.page.locator("main li").nth(2).get_by_role("button", name="Send").click()
    guest.page.get_by_role("button", name="Sit here").last.click()
    sits(guest, 3)
    host.page.get_by_role("button", name=to_seat(3)).last.click()
    sits(guest, 2)


def to_seat(number: int) -> re.Pattern[str]:
    """The name of the button that moves somebody there; the number is isolated, for the languages from the right."""
    return re.compile(f"to seat \\W?{number}")


def sits(sitter: Sitter, seat: int) -> None:
    """Wait until a page shows its reader in a seat of a table that waits."""
    sitter.page.locator("main li").nth(seat).get_by_text("you", exact=True).wait_for()


def test_a_table_is_set_up_as_its_host_wants_it(sit: Sit) -> None:
    host, guest = sit(), sit()
    host.page.goto(f"{host.url}/new/dice41")
    host.page.get_by_label("Who throws first").select_option("1")
    host.page.get_by_label("Time for a move").select_option(label="3 days")
    host.page.get_by_label("Others may watch").uncheck()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/t/*")
    code = host.page.url.rsplit("/", 1)[1]
    table = state(host, code)
    wanted = {"listed": False, "spectators": False, "chat": True, "clock": 259_200, "dealer": 1}
    assert {name: table[name] for name in wanted} == wanted
    guest.go(code).page.get_by_role("button", name="Sit here").first.click()
    sits(guest, 1)
    assert guest.page.get_by_label("Who throws first").input_value() == "1"
    assert guest.page.get_by_label("Others may watch").is_disabled()
    assert host.page.get_by_label("Who throws first").is_disabled()
    host.page.get_by_label("Others may watch").check()
    host.page.get_by_label("Time for a move").select_option(label="no limit")
    expect(guest.page.get_by_label("Time for a move")).to_have_value("0")
    assert guest.page.get_by_label("Others may watch").is_checked()
    guest.page.get_by_role("button", name="Hello!").click()
    host.page.get_by_role("list", name="Chat").get_by_text("Hello!").wait_for()
    host.page.locator("fieldset").get_by_label("Chat").uncheck()
    guest.page.get_by_role("button", name="Hello!").wait_for(state="detached")
    table = state(host, code)
    now = {"spectators": True, "chat": False, "clock": 0, "dealer": 1}
    assert {name: table[name] for name in now} == now
    host.start()
    host.page.get_by_role("button", name="More", exact=True).click()
    host.page.get_by_label("Time for a move").select_option(label="1 hour")
    guest.page.locator(".clock").first.wait_for()
    assert state(host, code)["clock"] == 3600


def test_a_result_is_there_still_when_somebody_goes_on(sit: Sit) -> None:
    host = sit()
    code = host.open("dice41")
    host.start()
    host.play(tap)
    onlooker = sit().go(code)
    host.page.get_by_role("button", name="Play again").click()
    host.page.get_by_text(re.compile(r"Watching: \W?1")).wait_for()
    for sitter in (host, onlooker):
        earlier = sitter.page.locator("main ol li").first
        earlier.get_by_role("link", name="Replay").wait_for()
        (result,) = state(host, code)["results"]
        assert earlier.locator("bdi").first.inner_text() == result["names"][0] != ""
        assert numbers(earlier.locator("p").inner_text())[-2:] == [abs(n) for n in result["scores"]]
        assert earlier.get_by_text("won").count() == len(
            [one for one in result["returns"] if one > 0]
        )
    host.start()
    host.play(tap)
    host.page.locator(".ended .earlier").get_by_role("link", name="Replay").click()
    host.page.wait_for_url("**/replay?match=1*")


def test_what_is_pressed_is_as_large_as_a_thumb(sit: Sit) -> None:
    host = sit()
    code = host.set_up("tarneeb41", ["me", "open", "basic", "open"])
    host.go(code)
    host.page.get_by_role("button", name="Add a bot").first.wait_for()
    small = []
    found = host.page.locator("main button, header button, header a, main a").all()
    assert len(found) > 8
    for one in found:
        box = one.bounding_box()
        if box and min(box["width"], box["height"]) < 44:
            small.append((one.inner_text(), box))
    assert small == []


def test_alone_the_next_match_begins_at_once(sit: Sit) -> None:
    sitter = sit()
    code = sitter.open("dice41")
    sitter.start()
    sitter.play(tap)
    sitter.page.get_by_role("button", name="Play again").click()
    sitter.page.wait_for_selector(".page[data-phase=playing]")
    assert state(sitter, code)["match"] == 2


def test_the_link_is_copied_where_a_browser_lends_no_clipboard(sit: Sit) -> None:
    host = sit()
    host.page.add_init_script("delete Navigator.prototype.clipboard")  # as on pages without https
    host.go(host.set_up("dice41", ["me", "open"]))
    host.page.get_by_role("button", name="Copy the link").click()
    host.page.get_by_role("button", name="Copied").wait_for()
    host.page.get_by_label("Any letters").press("Control+v")
    assert host.page.get_by_label("Any letters").input_value() == host.page.url


def test_who_comes_to_a_full_table_is_told_so(sit: Sit) -> None:
    host, late = sit(), sit()
    code = host.set_up("dice41")
    late.go(code).page.get_by_text("You can watch here once the match begins").wait_for()
    host.go(code).page.locator("fieldset").get_by_label("Others may watch").uncheck()
    late.page.get_by_text("Only those who sit here see the match").wait_for()
    assert late.page.get_by_role("button", name="Hello!").count() == 0  # no answer would come
    host.start()
    late.page.wait_for_selector(".page[data-phase=playing]")
    late.page.get_by_text("Only those who sit here see the match").wait_for()


def test_who_set_it_up_begins_also_without_a_seat_and_no_guest_does(sit: Sit) -> None:
    host, guest = sit(), sit()
    code = host.set_up("dice41", ["open", "open"])
    host.go(code).page.get_by_role("button", name="Add a bot").first.click()
    guest.go(code).page.get_by_role("button", name="Sit here").click()
    guest.page.get_by_text("Whoever set up the table starts the match").wait_for()
    assert guest.page.get_by_role("button", name="Start the match").count() == 0
    host.page.get_by_role("button", name="Start the match").click()
    for sitter in (host, guest):
        sitter.page.wait_for_selector(".board")
    guest.page.goto("about:blank")
    guest.forgive("localStorage")  # such a page has none
    host.page.get_by_role("button", name="Let a bot play on").click()
    host.page.locator(".notice").wait_for(state="detached")


def test_tables_with_a_free_seat_come_first(sit: Sit) -> None:
    host = sit()
    request = host.page.context.request
    request.get(f"{host.url}/api/me")
    codes = []
    for seats in (["me"], *[["me", "basic"]] * 3):
        body = {"game": "dice41", "seats": seats, "listed": True}
        answer = request.post(f"{host.url}/api/tables", data=body)
        codes.append(answer.json()["table"]["code"])
    late = sit()
    late.page.goto(host.url)
    late.page.locator(f"main a[href='/t/{codes[0]}']").wait_for()
    for code in codes:
        version = request.get(f"{host.url}/api/tables/{code}").json()["version"]
        act = {"do": "change", "id": "end", "version": version, "listed": False}
        assert request.post(f"{host.url}/api/tables/{code}/actions", data=act).ok


def state(sitter: Sitter, code: str) -> dict[str, Any]:
    """What everybody may know of a table."""
    answer = sitter.page.context.request.get(f"{sitter.url}/api/tables/{code}")
    table: dict[str, Any] = answer.json()["table"]
    return table
