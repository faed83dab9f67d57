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
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
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
    folder = Path(hall_of(request).settings.client or BUILT)
    wanted = path.strip("/")
    if wanted.startswith("api"):
        raise Refused("not-found")
    index = folder / "index.html"
    if not index.is_file():
        return Response(unbuilt(language_of(request)), media_type=MediaType.HTML, status_code=503)
    file = (folder / wanted).resolve()
    if wanted and file.is_file() and folder.resolve() in file.parents:
        named = "assets" in file.relative_to(folder.resolve()).parts  # its name has its hash
        cache = FOREVER if named else "no-cache"
        return File(
            file,
            content_disposition_type="inline",
            media_type=KINDS.get(file.suffix) or guess_type(file.name)[0],
            headers={"Cache-Control": cache},
        )
    if "." in wanted.rpartition("/")[2]:
        raise Refused("not-found")
    return File(
        index,
        content_disposition_type="inline",
        media_type="text/html; charset=utf-8",
        headers={"Cache-Control": "no-cache"},
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
