"""A person at the browser's table: opens one, and plays by taps or by keys."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.chromium import FLAGS, chromium

AXE = Path(__file__).resolve().parents[2] / "client/node_modules/axe-core/axe.min.js"
PATIENCE = 30_000  # ms until a test gives a page up; nothing is judged by it
MOMENT = 5_000  # ms until a tap that finds nothing is tried anew
SOON = 1_000  # ms until one that did nothing is

# Short matches: one deal, few chips.
SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "cuarenta": (4, {"max_deals": 1, "chicas": 1}),
    "dice41": (2, {"rounds": 1, "last_pot": "split"}),
    "empat_satu": (4, {}),
    "tarneeb41": (4, {"max_deals": 1, "max_bid": 5, "min_total": 0}),
}
# What a page waits for: a move of its reader that is not under way, a dialog to put away, or nothing any more.
WAITS_FOR = """(version) => {
    const page = document.querySelector(".page");
    if (page === null || Number(page.dataset.version) <= version) return "";
    if (document.querySelector("dialog button.main")) return "dialog";
    if (document.querySelector(".ended")) return "over";
    if (page.dataset.phase === "waiting") return "start";
    return page.dataset.turn === "mine" ? "move" : "";
}"""
OFFER = ".actions .offer:not([disabled], [aria-disabled=true])"
DIE = "button.die:not([disabled])"
# A card that was tapped is chosen, or played already.
TAPPED = """(version) => document.querySelector(".held.chosen, .page:not([data-turn=mine])")
    ?? Number(document.querySelector(".page").dataset.version) !== version"""
# A move is on its way, or made.
MADE = """(version) => document.querySelector(".page:not([data-turn=mine])")
    ?? Number(document.querySelector(".page").dataset.version) !== version"""
# What a finger goes to first.
FIRST = f"""() => [".stack.may", "{OFFER}", "{DIE}"]
    .find((wanted) => document.querySelector(wanted)) ?? ".held.legal" """
# A card's picture has its index in two corners; its name says the card in words.
SPARED = '{"label-content-name-mismatch": {enabled: false}}'
TROUBLES = """async (rules) => {
    const found = await axe.run(document, rules.length ? {runOnly: rules} : {rules: SPARED});
    return found.violations.map((one) =>
        `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}""".replace("SPARED", SPARED)


@contextmanager
def a_browser() -> Iterator[Browser]:
    """Chromium, without a head."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@dataclass
class Sitter:
    """Somebody at a page.

    Attributes:
        touch: Whether it is touched, and not clicked.
        troubles: What the page complained of.
        heard: What the table's server sent to the page.
    """

    page: Page
    url: str
    touch: bool = False
    troubles: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on(
            "console",
            lambda said: self.troubles.append(said.text) if said.type == "error" else None,
        )
        self.page.on(
            "websocket",
            lambda line: line.on("framereceived", lambda frame: self.heard.append(str(frame))),
        )

    def set_up(
        self,
        game: str,
        sitting: list[str] | None = None,
        short: bool = True,
        dealer: int | None = None,
        **options: Any,
    ) -> str:
        """Open a table with the reader's own name, against bots unless told; its code."""
        count, shortened = SHORT[game]
        body = {
            "game": game,
            "options": shortened | options if short else options,
            "dealer": dealer,
            "seats": sitting or ["me", *["basic"] * (options.get("seats", count) - 1)],
        }
        request = self.page.context.request
        request.get(f"{self.url}/api/me")
        answer = request.post(f"{self.url}/api/tables", data=body)
        assert answer.ok, answer.text()
        return str(answer.json()["table"]["code"])

    def go(self, code: str) -> "Sitter":
        """Come to a table."""
        self.page.goto(f"{self.url}/t/{code}")
        self.page.wait_for_selector(".page")
        return self

    def open(self, game: str, **options: Any) -> str:
        """Set a table up and go there; its code."""
        code = self.set_up(game, **options)
        self.go(code)
        return code

    def start(self) -> None:
        """Begin the match, and put the first hints away where they are shown."""
        before = self.version
        self.page.click("button.big")
        if self.wait(before) == "dialog":
            self.put_away()

    def put_away(self) -> None:
        """Close a dialog, unless it is gone: a bot may end a match meanwhile, and the first hints with it."""
        if not self.touch:
            self.page.evaluate("document.querySelector('dialog button.main')?.click()")
            return
        with suppress(TooLate):  # a finger: else two bids at one place would be a double tap
            self.page.locator("dialog button.main").tap(timeout=MOMENT)

    @property
    def version(self) -> int:
        """Of the table that the page shows."""
        return int(self.page.locator(".page").get_attribute("data-version") or 0)

    def wait(self, after: int = -1) -> str:
        """Wait until the page wants something: `start`, `dialog`, `move` or `over`."""
        return str(self.page.wait_for_function(WAITS_FOR, arg=after).json_value())

    def turn(self) -> bool:
        """Go on to the next move of the reader's; whether there is one."""
        while (wants := self.wait()) == "dialog":
            self.put_away()
        return wants == "move"

    def play(self, step: Callable[["Sitter"], None], each: Callable[[], None] | None = None) -> int:
        """Play on until the match is over; how many moves that took."""
        moves = 0
        while self.turn():
            if each is not None:
                each()
            before = self.version
            step(self)
            moves += 1
            self.wait(before)
        return moves

    def wide(self) -> int:
        """How many pixels a page is wider than its screen."""
        return int(
            self.page.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
        )

    def barriers(self, *rules: str) -> list[str]:
        """What axe-core finds in the way of those who cannot see, hear or point well."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(f"() => {{{AXE.read_text()}}}")
        return list(self.page.evaluate(TROUBLES, list(rules)))

    def state(self, code: str) -> dict[str, Any]:
        """What the server tells this reader of a table."""
        answer = self.page.context.request.get(f"{self.url}/api/tables/{code}")
        assert answer.ok, answer.text()
        return dict(answer.json())

    def act(self, code: str, do: str, **fields: Any) -> None:
        """Do something at another machine: here all that is seen of it comes from the server."""
        version = self.state(code)["version"]
        action = {"do": do, "id": f"{do} {version}", "version": version, **fields}
        request = self.page.context.request
        answer = request.post(f"{self.url}/api/tables/{code}/actions", data=action)
        assert answer.ok, answer.text()

    def moves(self, code: str) -> int:
        """How many moves the first seat has made in the running deal, as the server tells this reader."""
        return sum(seat == 0 for seat, _ in self.state(code)["view"]["log"])

    def forgive(self, *troubles: str) -> None:
        """Forget what a browser must complain of when it is cut off."""
        self.troubles[:] = [one for one in self.troubles if not any(t in one for t in troubles)]

    def record(self, code: str) -> str:
        """The record of the first match of a table, as this reader may see it."""
        answer = self.page.context.request.get(f"{self.url}/api/tables/{code}/record?match=1")
        assert answer.ok, answer.text()
        return answer.text()


def tap(sitter: Sitter) -> None:
    """One move by taps; tried anew where the page changed under the finger, or took it for half of a double tap."""
    before = sitter.version
    for _ in range(5):
        try:
            taps(sitter)
            sitter.page.wait_for_function(MADE, arg=before, timeout=SOON)
            return
        except TooLate:
            if sitter.version != before:
                return
    raise AssertionError("no move can be tapped")


def cast(page: Page) -> None:
    """Throw the dice, where they wait to be thrown."""
    if page.locator("[data-throw]").count():
        page.locator("[data-throw]").click(timeout=MOMENT)


def taps(sitter: Sitter) -> None:
    """Dice, a button, or a card and then what it offers, where one tap is not enough."""
    cast(sitter.page)
    before = sitter.version
    first = sitter.page.evaluate(FIRST)
    touch(sitter, first)
    if first == ".held.legal":
        sitter.page.wait_for_function(TAPPED, arg=before)  # a finger's tap comes a moment later
    if first == ".held.legal" and sitter.page.locator(".held.chosen").count():
        touch(sitter, OFFER)
    elif first == DIE and sitter.page.locator("[data-keep]").count():
        touch(sitter, "[data-keep]:not([disabled])")


def touch(sitter: Sitter, wanted: str) -> None:
    """Tap or click the first of its kind."""
    one = sitter.page.locator(wanted).first
    if sitter.touch:
        one.tap(timeout=MOMENT)
    else:
        one.click(timeout=MOMENT)


def elsewhere(sitter: Sitter, code: str) -> None:
    """Make a move of the reader's at another machine."""
    sitter.act(code, "play", move=sitter.state(code)["view"]["legal"][0])


def press(sitter: Sitter) -> None:
    """One move by keys alone: the tab key goes to a card, a die or a button, Enter presses it."""
    if sitter.page.locator("[data-throw]").count():
        reach(sitter, "[data-throw]")
        sitter.page.keyboard.press("Enter")
    wanted = f".held.legal, {OFFER}, .stack.may, button.die"
    if sitter.page.locator(".held.legal").count():
        wanted = ".held"
    reach(sitter, wanted)
    for _ in range(13):
        if wanted != ".held" or focused(sitter, ".held.legal"):
            break
        sitter.page.keyboard.press("ArrowRight")
    else:
        sitter.page.keyboard.press("Home")
        while not focused(sitter, ".held.legal"):
            sitter.page.keyboard.press("ArrowRight")
    sitter.page.keyboard.press("Enter")
    if wanted == ".held":
        sitter.page.keyboard.press("Enter")
    elif sitter.page.locator("[data-keep]").count():
        reach(sitter, "[data-keep]")
        sitter.page.keyboard.press("Enter")


def reach(sitter: Sitter, wanted: str) -> None:
    """Press the tab key until something has the focus."""
    for _ in range(60):
        if focused(sitter, wanted):
            return
        sitter.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not come to {wanted}")


def focused(sitter: Sitter, wanted: str) -> bool:
    """Whether something has the focus."""
    return bool(sitter.page.evaluate("(w) => document.activeElement.matches(w)", wanted))


def numbers(text: str) -> list[int]:
    """The whole numbers in a text."""
    return [int(found) for found in re.findall(r"\d+", text)]
