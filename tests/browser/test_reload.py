"""After every event, whoever's turn it is, a page that is loaded anew shows what the server tells its reader."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Sit
from tests.browser.table import SHORT, Sitter, elsewhere, tap
from tests.browser.test_company import AT_EASE
from tests.server.running import Server

PLIES = 20  # in each game; dice have fewer in a round
CARD = re.compile(r"[A2-9TJQK][cdhs]")
SHOWS = """() => {
    const all = (wanted, name) => [...document.querySelectorAll(wanted)].map((one) => one.dataset[name]);
    const set = (found) => [...new Set(found)].sort();
    const {version, turn} = document.querySelector(".page").dataset;
    const seats = [...document.querySelectorAll(".seat")].reverse(); // mine, the first, stands last
    return {
        version: Number(version),
        over: document.querySelector(".ended") !== null,
        mine: turn === "mine",
        turn: seats.findIndex((seat) => seat.matches("[aria-current=true]")),
        hand: [...all(".hand .held", "card"), ...all(".dice [data-die]", "die")].sort(),
        cards: set(all(".held.legal", "card")),
        moves: set(all(".stack.may, .actions .offer:not([disabled], [aria-disabled=true])", "move")),
    };
}"""


def told(state: dict[str, Any], covered: bool) -> dict[str, Any]:
    """What a page has to show of what the server tells; dice that are not thrown yet lie covered."""
    view = state["view"]
    legal = [] if "thrown" in view else view["legal"]
    dice = "" if covered else view.get("thrown", "")
    over = state["table"]["phase"] == "over"
    return {
        "version": state["version"],
        "over": over,
        "mine": view["turn"] == state["you"],
        "turn": -1 if over else view["turn"],
        "hand": [] if over else sorted(view.get("hand", "").split() or dice),
        "cards": sorted({move[:2] for move in legal if CARD.match(move)}),
        "moves": sorted(move for move in legal if not CARD.match(move)),
    }


def reloaded(sitter: Sitter, code: str) -> dict[str, Any] | None:
    """Load a page anew and hold it against the server's word, if nothing happened meanwhile; that word."""
    before = sitter.state(code)
    sitter.page.reload()
    sitter.page.wait_for_selector(".page")
    shown = sitter.page.evaluate(SHOWS)
    after = sitter.state(code)
    if not before["version"] == shown["version"] == after["version"]:
        return None
    covered = sitter.page.locator("[data-throw]").count() > 0
    assert shown == told(after, covered)
    return after


def gathered(sit: Sit, game: str, **more: Any) -> tuple[str, list[Sitter]]:
    """A match that has begun between people, of whom the first has a page open, settled as told."""
    everyone = [sit(**more), *(sit() for _ in range(SHORT[game][0] - 1))]
    me, *others = everyone
    me.page.add_init_script(AT_EASE)
    code = me.set_up(game, ["me", *["open"] * len(others)])
    for seat, other in enumerate(others, 1):
        other.page.context.request.get(f"{other.url}/api/me")
        other.act(code, "sit", seat=seat)
    me.go(code).act(code, "start")
    me.page.wait_for_selector(".board")
    return code, everyone


def go_on(everyone: list[Sitter], code: str) -> None:
    """Let whoever is on turn move, and wait until the first one's page shows it."""
    me = everyone[0]
    before = me.version
    turn = me.state(code)["view"]["turn"]
    if turn == 0:
        tap(me)
    else:
        elsewhere(everyone[turn], code)
    me.page.wait_for_selector(f".page:not([data-version='{before}'])")


@pytest.mark.parametrize("game", sorted(SHORT))
def test_after_every_event(sit: Sit, game: str) -> None:
    """Everybody is a person here, so that nothing happens unless the test does it."""
    code, everyone = gathered(sit, game)
    me = everyone[0]
    movers = set()
    for _ in range(PLIES):
        state = reloaded(me, code)
        assert state is not None
        if state["table"]["phase"] == "over":
            break
        movers.add(state["view"]["turn"])
        go_on(everyone, code)
    assert movers == set(range(len(everyone)))


@pytest.mark.parametrize("game", sorted(SHORT))
def test_while_bots_think(sit: Sit, game: str, tmp_path: Path) -> None:
    with Server(tmp_path, FORTYONE_PACE="1.5") as server:
        sitter = sit(url=server.url)
        sitter.page.add_init_script(AT_EASE)
        code = sitter.open(game, **({"rounds": 9} if game == "dice41" else {}))
        sitter.page.click("button.big")
        sitter.page.wait_for_selector(".board")
        found = 0
        while found < 2:
            state = reloaded(sitter, code)
            assert state is None or state["table"]["phase"] == "playing", "no bot was met on turn"
            if state and state["view"]["turn"] == 0:
                tap(sitter)
                sitter.page.wait_for_selector(f".page:not([data-version='{state['version']}'])")
            elif state:
                found += 1
        sitter.page.context.close()
