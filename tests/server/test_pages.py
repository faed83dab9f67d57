"""What a browser gets: the built client and nothing else, or a page that says how to build it."""

from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from fortyone.server.pages import HEADERS
from tests.server.running import Server

OUT = [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/../../secret.txt",
    "/link.txt",
    "/../secret",
    "/../../../etc/passwd",
    "/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/%00",
    "/" + "x" * 300,
    "/api",
    "/api/nosuch",
    "/assets/../api/x",
]
SECRET = "nobody is to read this"


@pytest.fixture(scope="module", params=["built", "unbuilt"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with something beside the client, which is there or not."""
    folder = tmp_path_factory.mktemp(request.param)
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_text(SECRET)
    (folder / "secret").write_text(SECRET)
    (client / "link.txt").symlink_to(folder / "secret.txt")
    if request.param == "built":
        (client / "index.html").write_text("<!doctype html>the client")
        (client / "assets" / "index-1a2b.js").write_text("export {}")
    return client


@pytest.fixture(scope="module")
def pages(place: Path) -> Iterator[Server]:
    with Server(place.parent, FORTYONE_CLIENT=str(place)) as running:
        yield running


def get(server: Server, path: str) -> tuple[HTTPResponse, str]:
    """What a path gets, sent as it stands: better clients would tidy it first."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer, answer.read().decode()
    finally:
        connection.close()


@pytest.mark.parametrize("path", OUT)
def test_what_leads_out_of_the_client_is_not_found(pages: Server, path: str) -> None:
    answer, text = get(pages, path)
    assert answer.status == 404
    assert SECRET not in text
    assert "the client" not in text


@pytest.mark.parametrize("path", ["/", "/table/abc", "/apiary", "//etc/passwd", "/%2fetc"])
def test_a_page_of_the_client(pages: Server, place: Path, path: str) -> None:
    answer, text = get(pages, path)
    built = (place / "index.html").exists()
    assert answer.status == (200 if built else 503)
    assert ("the client" if built else "make client") in text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert not [word for word in ("script-src", "connect-src", "ws:", "*") if word in policy]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/api/games", "/api/nosuch", "/api/tables", "/nosuch.js"])
def test_every_answer_has_the_headers_that_keep_browsers_safe(pages: Server, path: str) -> None:
    answer, _ = get(pages, path)
    for name in HEADERS:
        assert answer.headers.get_all(name) == [HEADERS[name]]


def test_files_of_the_client_are_kept_by_browsers(pages: Server, place: Path) -> None:
    if not (place / "index.html").exists():
        return
    assert get(pages, "/nosuch.js")[0].status == 404
    answer, _ = get(pages, "/assets/index-1a2b.js")
    assert answer.status == 200
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert get(pages, "/")[0].headers["cache-control"] == "no-cache"
