"""The fingerprint of the chance: a browser keeps the one it was given before a match, and compares."""

import json

from tests.browser.conftest import DESKTOP, Sit
from tests.browser.table import Sitter, tap

KEPT = "JSON.parse(localStorage.getItem('fortyone-seals') ?? '{}')"
FORGED = (
    "(name) => localStorage.setItem('fortyone-seals', JSON.stringify({[name]: 'f'.repeat(64)}))"
)


def rules(sitter: Sitter) -> str:
    """What the panel of the table's rules says."""
    sitter.page.get_by_role("tab", name="Rules").click()
    return sitter.page.get_by_role("tabpanel").inner_text()


def test_a_match_begun_at_once_is_sealed_all_the_same(sit: Sit) -> None:
    sitter = sit(viewport=DESKTOP)
    page = sitter.page
    page.goto(sitter.url)
    page.get_by_role("button", name="Play now: Dice 41").click()
    page.wait_for_selector(".board")
    code = page.url.rsplit("/", 1)[1]
    table = page.context.request.get(f"{sitter.url}/api/tables/{code}").json()["table"]
    assert page.evaluate(KEPT) == {f"{code}/1": table["commitment"]}
    assert table["seats"][0]["added"]
    page.get_by_role("button", name="Play", exact=True).click()  # the first hints
    said = rules(sitter)
    assert "This browser was given this fingerprint" in said
    assert "Letters were added by" in said
    page.get_by_role("tab", name="Log").click()
    assert table["commitment"][:8] in page.get_by_role("log").inner_text()


def test_a_fingerprint_that_was_changed_is_found_out(sit: Sit) -> None:
    sitter = sit(viewport=DESKTOP)
    page = sitter.page
    code = sitter.open("dice41")
    sitter.start()
    sitter.play(tap)
    page.get_by_role("link", name="Check the throws").click()
    page.wait_for_selector(".found .good >> nth=3")
    page.get_by_text("This browser was given this fingerprint").wait_for()
    assert json.dumps(page.evaluate(KEPT)).count(code) == 1
    page.evaluate(FORGED, f"{code}/1")
    page.reload()
    page.get_by_text("another fingerprint").wait_for()
    page.get_by_label("Record").fill("another record")  # of which nothing was promised
    with page.expect_response(lambda answer: answer.status == 400):
        page.get_by_role("button", name="Check it").click()
    page.get_by_text("another fingerprint").wait_for(state="detached")
    sitter.go(code)
    assert "another fingerprint" in rules(sitter)
    sitter.forgive("400")
