"""`python -m benchmarks.pages [--browser]`: how much the browser loads first; and how soon its pages answer.

The second part needs Debian's Chromium and Playwright: a server on loopback, cards that move, one match of Syrian 41.
"""

import argparse
import gzip
import re
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fortyone.server.pages import BUILT

FIRST, CARDS = 150_000, 120_000  # bytes that a first load and the pictures of cards may take
LOADS: Final = 7
USABLE = """requestAnimationFrame(function look() {
    if (document.querySelector(".tiles button")) window.usable = performance.now();
    else requestAnimationFrame(look);
})"""
# Of each message that brings a View: ms until its picture was due, and the frames of the next 220 ms.
WATCH = """window.answers = []; window.frames = [];
const Line = WebSocket;
window.WebSocket = class extends Line {
    constructor(...all) {
        super(...all);
        this.addEventListener("message", ({data}) => {
            if (!data.includes('"update"')) return;
            const began = performance.now();
            let last = null;
            requestAnimationFrame(function frame(now) {
                if (last === null) setTimeout(() => window.answers.push(performance.now() - began));
                else window.frames.push(now - last);
                last = now;
                if (now - began < 220) requestAnimationFrame(frame);
            });
        });
    }
}"""


def main() -> None:
    """Print what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pages", description=__doc__)
    parser.add_argument("--browser", action="store_true", help="measure in a browser too")
    for line in sizes():
        print(line)
    if parser.parse_args().browser:
        for line in speeds():
            print(line)


def sizes() -> Iterator[str]:
    """What comes with the first page, compressed, and what the largest of the other parts takes."""
    index = (BUILT / "index.html").read_text(encoding="utf-8")
    first = [BUILT / path for path in re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)]
    total = sum(map(compressed, [BUILT / "index.html", *first]))
    yield f"first load: {total / 1e3:.1f} kB compressed, of {FIRST / 1e3:.0f}"
    yield f"pictures of cards: 0 kB of {CARDS / 1e3:.0f}; the program above draws them"
    rest = sorted(
        (compressed(path), path.name)
        for path in (BUILT / "assets").iterdir()
        if path not in first and path.suffix == ".js"
    )
    yield f"each other page or game: {rest[0][0] / 1e3:.1f} to {rest[-1][0] / 1e3:.1f} kB"


def compressed(path: Path) -> int:
    """Bytes of a file as gzip packs it."""
    return len(gzip.compress(path.read_bytes(), 6))


def speeds() -> Iterator[str]:
    """In a browser: the first load, a move's way to the screen, and frames while cards move."""
    from tests.browser.table import a_browser
    from tests.server.running import Server

    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), FORTYONE_PACE="0.4") as server,
        a_browser() as browser,
    ):
        yield loaded(browser, server.url)
        yield from played(browser, server.url)


def loaded(browser: Any, url: str) -> str:
    """How soon the first page can be used by somebody new."""
    times, sent = [], 0
    for _ in range(LOADS):
        page = browser.new_context(locale="en").new_page()
        page.add_init_script(USABLE)
        page.goto(url)
        page.wait_for_function("() => window.usable")
        times.append(page.evaluate("window.usable"))
        sent = page.evaluate(
            """["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
                .reduce((sum, {transferSize}) => sum + transferSize, 0)"""
        )
        page.context.close()
    middle, worst = statistics.median(times), max(times)
    return f"first page usable after {middle:.0f} ms, at worst {worst:.0f}; {sent / 1e3:.0f} kB came over the line"


def played(browser: Any, url: str) -> Iterator[str]:
    """One match with cards that move."""
    from tests.browser.table import Sitter, tap

    page = browser.new_context(locale="en", viewport={"width": 375, "height": 812}).new_page()
    page.add_init_script(WATCH)
    sitter = Sitter(page, url)
    sitter.open("tarneeb41")
    sitter.start()
    sitter.play(tap)
    answers, frames = page.evaluate("[window.answers, window.frames]")
    yield (
        f"{len(answers)} moves on screen after {statistics.median(answers):.0f} ms, "
        f"at worst {max(answers):.0f}, of 100"
    )
    yield (
        f"{len(frames)} frames while cards move: {1e3 / statistics.mean(frames):.0f} a second, "
        f"{sum(frame < 17.7 for frame in frames) / len(frames):.0%} of them in time for 60"
    )


if __name__ == "__main__":
    main()
