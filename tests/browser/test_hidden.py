"""No card that its reader cannot know is shown or named: on anybody's turn, in Arabic, in panels, and in replays."""

from pathlib import Path

import pytest

import fortyone
from tests.browser.conftest import Sit
from tests.browser.hidden import INSIDE, PAGE, Witness, bare, leaked, positions, shown
from tests.browser.table import Sitter, elsewhere, numbers
from tests.browser.test_reload import gathered, go_on

CARDS = ["cuarenta", "empat_satu", "tarneeb41"]
PLIES = 12


def look_everywhere(sitter: Sitter, witness: Witness) -> None:
    """At the table, with each panel open, and with the menu open."""
    page = sitter.page
    witness.look()
    page.locator("header .panels").click()
    for tab in page.get_by_role("tab").all():
        tab.click()
        witness.look()
    page.keyboard.press("Escape")
    page.locator("header .icon").last.click()
    page.locator("dialog[open]").wait_for()
    witness.look()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


@pytest.mark.parametrize("game", CARDS)
def test_on_anybodys_turn_in_arabic_with_panels_open(sit: Sit, game: str) -> None:
    code, everyone = gathered(sit, game, locale="ar")
    me = everyone[0]
    witness = Witness(me)
    for ply in range(PLIES):
        witness.look() if ply % 5 else look_everywhere(me, witness)
        go_on(everyone, code)
    while (state := me.state(code))["table"]["phase"] != "over":
        mover = everyone[state["view"]["turn"]]
        mover.act(code, "play", move=mover.state(code)["view"]["legal"][-1])  # the soonest end
    record = me.record(code)
    assert witness.leaks(record, language="ar") == []
    assert len({made for made, _ in witness.looks}) == PLIES
    whose = {state.turn for state in positions(record)[:PLIES]}
    assert whose == {0, 1, 2, 3}


@pytest.mark.parametrize("game", CARDS)
def test_in_a_replay_from_one_seat(sit: Sit, game: str, tmp_path: Path) -> None:
    sitter = sit()
    code = sitter.open(game)
    sitter.start()
    sitter.play(lambda _: elsewhere(sitter, code))
    page = sitter.page
    record = sitter.record(code)
    with page.expect_response("**/replay?*") as answer:
        page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector(".at")
    state = fortyone.read_record(record).start()
    events = fortyone.read_record(record).state.events
    for at, (who, what) in enumerate(events[:16], 1):
        page.keyboard.press("ArrowRight")
        assert numbers(page.locator(".at").inner_text())[0] == at
        state.put(what) if who == fortyone.CHANCE else state.apply(what)
        main = page.locator("main")
        texts = [*main.evaluate(INSIDE), main.aria_snapshot()]
        assert leaked(bare("\n".join(texts)), state, 0) == []
    never = positions(record)[-1].position().get("stock", "").split()  # nobody has seen them
    everything = bare("\n".join([answer.value.text(), *page.evaluate(PAGE)]))
    assert [card for card in never if shown(card, everything)] == []
