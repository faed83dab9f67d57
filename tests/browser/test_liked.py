"""What a player likes: which colours and numbers cards have, what is heard, and how a card is played."""

import pytest
from playwright.sync_api import Locator

import fortyone
from tests.browser.conftest import Sit
from tests.browser.table import elsewhere

DECK = """(suits) => Object.fromEntries(suits.map((suit) =>
    [suit, getComputedStyle(document.querySelector(`.hand [data-card$="${suit}"] .sign`)).fill]))"""
# Each tone that is to be heard, by its pitch.
EARS = """() => {
    window.heard = [];
    window.AudioContext = class {
        currentTime = 0;
        destination = {};
        createGain() {
            return {gain: {setValueAtTime() {}, exponentialRampToValueAtTime() {}}, connect: (next) => next};
        }
        createOscillator() {
            const frequency = {value: 0};
            const start = () => window.heard.push(frequency.value);
            return {frequency, connect: (next) => next, start, stop() {}};
        }
    };
}"""
TUNES = {
    "my turn": [660, 880],
    "cards are taken": [260, 330],
    "the end of the match": [392, 523, 659],
}


def test_four_colours_and_large_numbers_are_drawn(sit: Sit) -> None:
    sitter = sit()
    page = sitter.page
    code = sitter.open("tarneeb41")
    sitter.act(code, "start")
    page.locator(".hand .held").nth(12).wait_for()
    suits = sorted({card[1] for card in sitter.state(code)["view"]["hand"].split()})

    def choose(name: str, value: str) -> tuple[dict[str, str], float]:
        page.goto(f"{sitter.url}/settings?table={code}")
        page.get_by_role("group", name=name).get_by_label(value, exact=True).check()
        sitter.go(code).page.locator(".hand .held").nth(12).wait_for()
        return page.evaluate(DECK, suits), high(page.locator(".hand .held").first)

    colours, small = choose("Colours of the suits", "two")
    assert len(set(colours.values())) == len({suit in "cs" for suit in suits})
    colours, _ = choose("Colours of the suits", "four")
    assert len(set(colours.values())) == len(suits)
    colours, large = choose("Numbers on the cards", "large")
    assert large > 1.2 * small
    assert len(set(colours.values())) == len(suits), "the other choice stays"


def high(card: Locator) -> float:
    """How high a card's number is, for a card of its width."""
    number, whole = card.locator(".index").first.bounding_box(), card.bounding_box()
    assert number is not None
    assert whole is not None
    return number["height"] / whole["height"]


@pytest.mark.parametrize("muted", ["", "my turn"])
def test_turns_tricks_and_the_end_are_heard_unless_muted(sit: Sit, muted: str) -> None:
    sitter = sit()
    sitter.page.add_init_script(f"({EARS})()")
    if muted:
        sitter.page.goto(f"{sitter.url}/settings")
        sitter.page.get_by_label(muted, exact=True).uncheck()
    code = sitter.open("tarneeb41")
    sitter.start()
    sitter.play(lambda _: elsewhere(sitter, code))
    history = fortyone.read_record(sitter.record(code)).state.history
    movers = [seat for seat, _ in history]
    came = sum(now == 0 != before for before, now in zip([1, *movers], movers, strict=False))
    wanted = {"my turn": came, "cards are taken": 12, "the end of the match": 1}
    wanted[muted] = 0
    heard = sitter.page.evaluate("window.heard")
    assert {name: times(TUNES[name], heard) for name in TUNES} == {
        name: wanted[name] for name in TUNES
    }


def times(tune: list[int], heard: list[int]) -> int:
    """How often a tune was played."""
    return sum(heard[at : at + len(tune)] == tune for at in range(len(heard)))
