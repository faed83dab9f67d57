"""What goes wrong between a page and its server: nothing is lost in silence, nothing is played twice."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Sit
from tests.browser.table import SHORT, Sitter, cast
from tests.server.running import Server

LOST = ".lost"
CUT_OFF = ("WebSocket connection", "ERR_INTERNET", "ERR_CONNECTION")
# Whether what the page that is open is made of is kept in the end, with its words.
KEPT = """async () => {
    const parts = [...document.querySelectorAll("script[src], link[rel=stylesheet]")];
    const files = parts.map((part) => part.src || part.href);
    const ANY = { ignoreSearch: true }; // whichever of them were asked for
    const needed = [...files, "/", "/api/games", "/api/messages/fr"];
    for (let tries = 0; tries < 300; tries += 1) {
        const kept = await Promise.all(needed.map((file) => caches.match(file, ANY)));
        if (navigator.serviceWorker.controller && kept.every(Boolean)) return true;
        await new Promise((done) => setTimeout(done, 100));
    }
    return false;
}"""


def choose(page: Any) -> Any:
    """The button that plays the first move there is; a card or a die is chosen already."""
    cast(page)
    offer = page.locator(".stack.may, .actions .offer")
    if not offer.count():
        page.locator(".held.legal, button.die").first.click()
    return page.locator(".stack.may, .actions .offer, [data-keep]").first


def begun(sitter: Sitter, game: str = "cuarenta") -> tuple[str, Any]:
    """A match with the reader on turn: its code, and the button of a card or a die that is chosen."""
    code = sitter.open(game)
    sitter.start()
    sitter.turn()
    return code, choose(sitter.page)


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_double_tap_is_one_action(sit: Sit, game: str) -> None:
    sitter = sit()
    code = sitter.open(game)
    sitter.start()
    for done in range(1, 4):
        if not sitter.turn():
            break  # a bot has stopped the hand
        before = sitter.version
        choose(sitter.page).dblclick(force=True)
        sitter.wait(before)
        assert sitter.moves(code) == done
    assert sitter.page.locator(".refusal").count() == 0


def test_a_page_on_its_way_is_not_cut_off(sit: Sit) -> None:
    sitter = sit()
    sitter.open("cuarenta")
    sitter.start()
    sitter.turn()
    page = sitter.page
    before = page.inner_text("#app")
    page.route_web_socket(re.compile("/socket"), lambda silent: None)
    page.reload()
    sitter.wait()
    assert page.locator(LOST).count() == 0
    assert page.inner_text("#app") == before


@pytest.mark.parametrize("game", sorted(SHORT))
def test_offline_and_back(sit: Sit, game: str) -> None:
    sitter = sit()
    code, button = begun(sitter, game)
    before = sitter.version
    sitter.page.context.set_offline(True)
    sitter.page.wait_for_selector(LOST)
    button.click()
    sitter.page.wait_for_selector(".page:not([data-turn])")  # it is on its way
    sitter.page.context.set_offline(False)
    sitter.wait(before)
    assert sitter.moves(code) == 1
    assert sitter.page.locator(LOST).count() == 0
    sitter.forgive(*CUT_OFF)


def test_the_server_is_killed_and_started_again(sit: Sit, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        sitter = sit(url=server.url)
        code, button = begun(sitter)
        before, url = sitter.version, server.url
        server.kill()
        sitter.page.wait_for_selector(LOST)
        button.click()
        server.start()
        assert server.url == url
        sitter.wait(before)
        assert sitter.moves(code) == 1
        assert sitter.page.locator(LOST).count() == 0
        sitter.page.context.close()
    sitter.forgive(*CUT_OFF)


def test_an_app_without_its_server_says_so_in_the_readers_words(sit: Sit, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        sitter = sit(url=server.url, locale="fr")
        sitter.page.goto(server.url)
        assert sitter.page.evaluate(KEPT)
        server.kill()
        sitter.page.goto(f"{server.url}/rules/cuarenta")
        sitter.page.wait_for_selector("text=Le serveur ne répond pas")
        server.start()
        sitter.page.reload()
        sitter.page.wait_for_selector("h1:has-text('Cuarenta')")
        sitter.page.context.close()
    sitter.forgive("ERR_CONNECTION", "ERR_FAILED")


def test_a_move_that_came_too_late_is_told(sit: Sit) -> None:
    sitter = sit()
    code, button = begun(sitter)
    before = sitter.version
    sitter.page.context.set_offline(True)
    sitter.page.wait_for_selector(LOST)
    move = button.get_attribute("data-move")
    button.click()
    request = sitter.page.context.request  # the same person, at another machine
    played = {"do": "play", "id": "elsewhere", "version": before, "move": move}
    assert request.post(f"{sitter.url}/api/tables/{code}/actions", data=played).ok
    sitter.page.context.set_offline(False)
    sitter.wait(before)
    sitter.page.wait_for_selector(".refusal")
    assert sitter.moves(code) == 1
    sitter.forgive(*CUT_OFF)
