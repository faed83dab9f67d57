"""A server and a browser for the tests here; skipped where the browser or the built client is missing."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fortyone.server.pages import BUILT
from tests.browser.chromium import chromium
from tests.browser.table import Sitter, a_browser
from tests.server.running import Server

PHONE = {"width": 320, "height": 640}
DESKTOP = {"width": 1280, "height": 800}
Sit = Callable[..., Sitter]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    why = (
        "chromium is not installed"
        if chromium() is None
        else "the client is not built: make client"
    )
    if chromium() is None or not (BUILT / "index.html").exists():
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=why))


# Of the package, not of the session: while Playwright runs, nothing else in this process can run a loop of its own.
@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    with a_browser() as running:
        yield running


@pytest.fixture
def sit(server: Server, browser: Any) -> Iterator[Sit]:
    """Somebody new at a page; nothing may have gone wrong there in the end."""
    made = []

    def new(url: str = server.url, **more: Any) -> Sitter:
        settings = {"viewport": PHONE, "locale": "en", "reduced_motion": "reduce"} | more
        page = browser.new_context(**settings).new_page()
        sitter = Sitter(page, url, touch=settings.get("has_touch", False))
        made.append(sitter)
        return sitter

    yield new
    for sitter in made:
        sitter.page.context.close()
    assert [sitter.troubles for sitter in made if sitter.troubles] == []
