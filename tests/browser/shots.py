"""Pictures of every page and table, for docs/screens: `make shots`."""

import tempfile
from pathlib import Path

from tests.browser.table import Sitter, a_browser, tap
from tests.server.running import Server

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screens"
SIZES = {"phone": (375, 812), "desktop": (1280, 800)}
MOVES = {"cuarenta": 9, "dice41": 3, "empat_satu": 5, "tarneeb41": 8}
PAGES = {
    "home": "/",
    "settings": "/settings",
    "new": "/new/cuarenta?preset=quito",
    "rules": "/rules/cuarenta#examples",
    "verify": "/verify",
}


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        a_browser() as browser,
    ):
        for look in ("light", "dark"):
            for size, (width, height) in SIZES.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme=look,
                    locale="en",
                    reduced_motion="reduce",
                )
                take(Sitter(context.new_page(), server.url), f"{size}-{look}")
                context.close()


def take(sitter: Sitter, kind: str) -> None:
    """All pictures of one size and look."""
    for name, path in PAGES.items():
        sitter.page.goto(sitter.url + path)
        sitter.page.wait_for_load_state("networkidle")
        sitter.page.screenshot(path=FOLDER / f"{name}-{kind}.png")
    for game, moves in MOVES.items():
        table(sitter, game, moves)
        sitter.page.screenshot(path=FOLDER / f"{game}-{kind}.png")
    ended(sitter, kind)


def table(sitter: Sitter, game: str, moves: int) -> None:
    """A table some moves into a match, the reader on turn."""
    sitter.open(game)
    sitter.start()
    for _ in range(moves):
        if not sitter.turn():
            break
        before = sitter.version
        tap(sitter)
        sitter.wait(before)
    assert sitter.turn(), f"{game} is shown in play, not its result"


def ended(sitter: Sitter, kind: str) -> None:
    """A short match to its end: its result, and its replay."""
    sitter.open("dice41")
    sitter.start()
    sitter.play(tap)
    sitter.page.screenshot(path=FOLDER / f"result-{kind}.png")
    sitter.page.get_by_role("link", name="Replay").click()
    sitter.page.wait_for_selector(".at")
    for _ in range(4):
        sitter.page.keyboard.press("ArrowRight")
    sitter.page.screenshot(path=FOLDER / f"replay-{kind}.png")


if __name__ == "__main__":
    main()
