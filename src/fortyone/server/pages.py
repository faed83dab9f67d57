"""What a browser gets: the built client, or a page that says how to build it; and the headers that keep it safe."""

from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.response import File

from fortyone.core.messages import Message, say
from fortyone.server.asking import hall_of, language_of
from fortyone.server.refusals import Refused

BUILT = Path(__file__).with_name("client")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",  # an invite's code stays here
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}
# Not left to the machine's own lists, some of which know no better.
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
FOREVER = "public, max-age=31536000, immutable"

Ask = Request[Any, Any, Any]


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Ask, path: str = "") -> Response[Any]:
    """A file of the client; any other address outside the API is one of its pages."""
    folder = Path(hall_of(request).settings.client or BUILT).resolve()
    file = _inside(folder, path.strip("/"))
    if file is None or file.is_relative_to(folder / "api"):
        raise Refused("not-found")
    index = folder / "index.html"
    if not index.is_file():
        return Response(unbuilt(language_of(request)), media_type=MediaType.HTML, status_code=503)
    if file.is_file():
        return _sent(file, FOREVER if "assets" in file.relative_to(folder).parts else "no-cache")
    if "." in file.name and file != folder:
        raise Refused("not-found")
    return _sent(index, "no-cache")


def _inside(folder: Path, wanted: str) -> Path | None:
    """A path in the folder; None where it leads out of it, or is none that a file can have."""
    try:
        file = (folder / wanted).resolve()
        file.is_file()
    except (OSError, ValueError):  # too long; a null byte
        return None
    return file if file.is_relative_to(folder) else None


def _sent(file: Path, cache: str) -> File:
    """A file, for the browser to show; what stands in `assets` has its hash in its name."""
    kind = KINDS.get(file.suffix) or guess_type(file.name)[0]
    return File(
        file,
        content_disposition_type="inline",
        media_type=kind,
        headers={"Cache-Control": cache},
    )


def unbuilt(language: str) -> str:
    """The page of a server without a client."""
    title = escape(say(Message("web-unbuilt-title"), language))
    words = escape(say(Message("web-unbuilt"), language))
    api = escape(say(Message("web-unbuilt-api"), language))
    return (
        f'<!doctype html><html lang="{escape(language)}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<h1>{title}</h1><p>{words}</p><pre>make client</pre>"
        f'<p><a href="/api/docs">{api}</a></p></html>'
    )
