"""Pictures of every page and table, for docs/screens: `make shots`, or `python -m tests.browser.shots SCENE …`."""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, FloatRect

from tests.browser.scenes import LYING, SCENES, Shoot
from tests.browser.table import Sitter, a_browser
from tests.server.running import Server

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screens"
SIZES = {"phone": (375, 812), "desktop": (1280, 800), "side": (740, 360)}
KINDS = [f"{size}-{look}" for size in SIZES for look in ("light", "dark")]
COLOURS = 256  # flat areas and type look the same, in a third of the bytes
LONGEST = 2600  # pixels of a page that is taken whole
SIZE = """() => {
    const page = document.documentElement;
    return [page.clientWidth, page.scrollHeight];
}"""


def main() -> None:
    """Take those that are asked for, else all."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.shots", description=__doc__)
    parser.add_argument("scenes", nargs="*", choices=[*SCENES, []], help="all, unless named")
    parser.add_argument("--kind", choices=KINDS, action="append", help="all, unless named")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        a_browser() as browser,
    ):
        for kind in wanted.kind or KINDS:
            for name in fitting(wanted.scenes or list(SCENES), kind):
                print(kind, name, flush=True)
                take(name, kind, browser, server.url, wanted.folder)


def fitting(names: list[str], kind: str) -> Iterator[str]:
    """A phone on its side is for tables."""
    return (name for name in names if name in LYING or not kind.startswith("side"))


def take(name: str, kind: str, browser: Browser, url: str, folder: Path) -> None:
    """A scene's pictures, for a person who is new here."""
    size, look = kind.split("-")
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if look == "dark" else "light",
        locale="en",
        reduced_motion="reduce",
    )
    sitter = Sitter(context.new_page(), url)
    SCENES[name](sitter, camera(sitter, kind, folder))
    context.close()


def camera(sitter: Sitter, kind: str, folder: Path) -> Shoot:
    """What takes a picture of the page as it is, or of the whole of it."""

    def shoot(name: str, whole: bool = False) -> None:
        path = folder / f"{name}-{kind}.png"
        wide, high = sitter.page.evaluate(SIZE)
        part: FloatRect = {"x": 0, "y": 0, "width": wide, "height": min(high, LONGEST)}
        sitter.page.screenshot(path=path, full_page=whole, clip=part if whole else None)
        with Image.open(path) as picture:
            picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(
                path, optimize=True
            )

    return shoot


if __name__ == "__main__":
    main()
