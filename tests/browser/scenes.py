"""What the pictures in docs/screens show: a scene is somebody's way through pages, with stops for pictures."""

from collections.abc import Callable
from typing import Any, Protocol

from tests.browser.table import Sitter, tap

MOVES = {"cuarenta": 9, "dice41": 3, "empat_satu": 5, "tarneeb41": 8}
# Two deals or rounds: the first one's end is not that of the match.
TWO: dict[str, dict[str, Any]] = {
    "cuarenta": {"max_deals": 2},
    "dice41": {"rounds": 2, "tie": "split"},
    "empat_satu": {"hands": 2},
    "tarneeb41": {"max_deals": 2},
}
PANELS = ("Scores", "Log", "Chat", "Rules", "Tips")
OPTIONS = {
    "cuarenta": "quito",
    "dice41": "pub",
    "empat_satu": "difficult",
    "tarneeb41": "jawaker400",
}


class Shoot(Protocol):
    """Takes a picture, of a long page the whole if wanted."""

    def __call__(self, name: str, whole: bool = False) -> None: ...


def pages(sitter: Sitter, shoot: Shoot) -> None:
    """Pages without a table."""
    for name, path in {"home": "/", "settings": "/settings", "verify": "/verify"}.items():
        go(sitter, path)
        shoot(name, whole=True)
    go(sitter, "/replay")
    shoot("replay")


def books(sitter: Sitter, shoot: Shoot) -> None:
    """Setting up and the rules, of every game."""
    for game, preset in OPTIONS.items():
        go(sitter, f"/new/{game}?preset={preset}")
        shoot(f"new-{game}")
        go(sitter, f"/rules/{game}?preset={preset}")
        shoot(f"rules-{game}")
        go(sitter, f"/rules/{game}?preset={preset}#examples")
        shoot(f"examples-{game}")
    go(sitter, "/new/cuarenta?preset=quito")
    sitter.page.locator("summary").first.click()
    shoot("options", whole=True)


def tables(sitter: Sitter, shoot: Shoot) -> None:
    """Every game in play."""
    for game, moves in MOVES.items():
        play(sitter, game, moves)
        shoot(game)


def watched(sitter: Sitter, shoot: Shoot) -> None:
    """A table as an onlooker sees it."""
    code = play(sitter, "tarneeb41", MOVES["tarneeb41"])
    sitter.page.context.clear_cookies()
    sitter.go(code).page.get_by_text("You are watching").wait_for()
    shoot("watched")


def helped(sitter: Sitter, shoot: Shoot) -> None:
    """What opens over a table: the first hints, a hint, panels, the menu."""
    sitter.open("tarneeb41")
    sitter.page.click("button.big")
    sitter.page.locator("dialog ol").wait_for()
    shoot("first")
    sitter.put_away()
    on(sitter, 5)
    sitter.page.get_by_role("button", name="Hint").click()
    sitter.page.locator(".over").wait_for()
    shoot("hint")
    if sitter.page.locator("button.panels").is_visible():
        sitter.page.locator("button.panels").click()
    for name in PANELS:
        tab = sitter.page.get_by_role("tab", name=name).locator("visible=true")
        if tab.count():
            tab.click()
            shoot(f"panel-{name.lower()}")
    sitter.page.keyboard.press("Escape")
    sitter.page.get_by_role("button", name="More", exact=True).click()
    shoot("menu")


def deals(sitter: Sitter, shoot: Shoot) -> None:
    """The sheet of a deal, then the result, the replay and the check of the match, in every game."""
    for game, options in TWO.items():
        sitter.open(game, **options)
        sitter.start()
        while sitter.wait() == "move":
            one(sitter)
        shoot(f"deal-{game}")
        sitter.play(tap)
        shoot(f"result-{game}", whole=True)
        fair = sitter.page.get_by_role("link", name="Check").get_attribute("href")
        sitter.page.get_by_role("link", name="Replay").click()
        sitter.page.wait_for_selector(".at")
        for _ in range(5):
            sitter.page.keyboard.press("ArrowRight")
        shoot(f"replay-{game}")
    go(sitter, str(fair))
    sitter.page.locator(".found .good").nth(3).wait_for()
    shoot("checked", whole=True)


def company(sitter: Sitter, shoot: Shoot) -> None:
    """A table that waits, and the lists of tables."""
    for game in ("dice41", "empat_satu"):
        sitter.open(game)
        sitter.start()
    request, seats = sitter.page.context.request, ["me", "open", "strong", "open"]
    body = {"game": "cuarenta", "seats": seats, "listed": True}
    code = request.post(f"{sitter.url}/api/tables", data=body).json()["table"]["code"]
    sitter.go(code).page.locator("main li").first.wait_for()
    shoot("waiting", whole=True)
    go(sitter, "/tables")
    shoot("tables")
    go(sitter, "/")
    shoot("home-again")


def go(sitter: Sitter, path: str) -> None:
    """Come to a page, and wait until it stands."""
    sitter.page.goto(sitter.url + path)
    sitter.page.wait_for_load_state("networkidle")


def play(sitter: Sitter, game: str, moves: int) -> str:
    """A table some moves into a match, the reader on turn; begun again where it was over before. Its code."""
    for _ in range(20):
        code = sitter.open(game, **TWO[game])
        sitter.start()
        if on(sitter, moves):
            return code
    raise AssertionError(f"no match of {game} lasts {moves} moves")


def on(sitter: Sitter, moves: int) -> bool:
    """Go on for some moves; whether the match still runs."""
    for _ in range(moves):
        if not sitter.turn():
            return False
        one(sitter)
    return sitter.turn()


def one(sitter: Sitter) -> None:
    """A move of the reader's, and what follows."""
    before = sitter.version
    tap(sitter)
    sitter.wait(before)


SCENES: dict[str, Callable[[Sitter, Shoot], None]] = {
    scene.__name__: scene for scene in (pages, books, tables, watched, helped, deals, company)
}
LYING = ("tables", "watched")  # scenes for a phone on its side too
