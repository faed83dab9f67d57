"""Tables in lists, their links, and who sits at them."""

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, Sit
from tests.browser.table import Sitter

EVERY = 20_000  # ms after which a list is read again


def test_a_list_says_where_it_is_my_turn_and_is_read_again(sit: Sit) -> None:
    sitter = sit()
    page = sitter.page
    code = sitter.open("dice41")
    sitter.start()
    assert sitter.turn()
    page.clock.install()
    for path in ("/", "/tables"):
        page.goto(sitter.url + path)
        row = page.locator("li", has=page.locator(f"a[href='/t/{code}']"))
        expect(row.get_by_text("Your turn.")).to_be_visible()
        assert sitter.wide() == 0
    other = sitter.set_up("cuarenta", ["me", "open", "open", "open"])
    new = page.locator(f"a[href='/t/{other}']")
    row.get_by_role("link").focus()
    page.clock.run_for(EVERY - 1000)
    expect(new).to_have_count(0)
    page.clock.run_for(1000)
    expect(new).to_be_visible()
    expect(new.get_by_text("Your turn.")).to_have_count(0)
    expect(row.get_by_role("link")).to_be_focused()


def test_the_link_is_at_hand_while_friends_play(sit: Sit) -> None:
    host, guest = sit(), sit(viewport=DESKTOP)
    code = host.set_up("dice41", ["me", "open"])
    host.go(code)
    guest.go(code).page.get_by_role("button", name="Sit here").click()
    link = host.page.get_by_label("Link to this table")
    host.page.get_by_role("button", name="Start").click(trial=True)  # all seats are taken
    expect(link).to_have_value(f"{host.url}/t/{code}")
    begins(host)
    host.page.get_by_role("button", name="More", exact=True).click()
    expect(link).to_have_value(f"{host.url}/t/{code}")
    expect(host.page.get_by_role("button", name="Copy the link")).to_be_visible()
    assert host.wide() == 0


def test_alone_there_is_nobody_to_give_a_link_to(sit: Sit) -> None:
    sitter = sit()
    sitter.open("dice41")
    sitter.start()
    sitter.turn()
    sitter.page.get_by_role("button", name="More", exact=True).click()
    sitter.page.get_by_role("dialog").get_by_role("link", name="Rules").wait_for()
    assert sitter.page.get_by_label("Link to this table").count() == 0


def test_an_onlooker_is_told_that_he_is_one(sit: Sit) -> None:
    host, onlooker = sit(), sit()
    code = host.open("dice41")
    host.start()
    assert host.turn()
    onlooker.go(code).page.get_by_text("You are watching.").wait_for()
    assert host.page.get_by_text("You are watching.").count() == 0


def test_a_program_in_a_seat_is_marked_as_one(sit: Sit) -> None:
    host = sit()
    code = host.set_up("dice41", ["me", "open"])
    host.go(code)
    comes(host, code)
    expect(host.page.locator("main li").nth(1)).to_contain_text("bot")
    begins(host)
    expect(host.page.locator(".other").get_by_role("img", name="bot")).to_be_visible()
    assert host.page.locator(".mine").get_by_role("img", name="bot").count() == 0


def begins(host: Sitter) -> None:
    """The match, whoever is first, with the first hints put away."""
    host.page.click("button.big")
    host.page.locator("dialog button.main").click()


def comes(host: Sitter, code: str) -> None:
    """A program sits down in the second seat."""
    token = httpx.post(f"{host.url}/api/tokens", json={"name": "Deep"}).json()["token"]
    asked = {"do": "sit", "seat": 1, "id": "sit", "version": host.version}
    answer = httpx.post(
        f"{host.url}/api/tables/{code}/actions",
        json=asked,
        headers={"Authorization": f"Bearer {token}"},
    )
    assert answer.is_success, answer.text
