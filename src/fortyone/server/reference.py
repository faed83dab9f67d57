"""A page that lists the API and lets one try it; it fetches the OpenAPI document and needs nothing from elsewhere."""

from litestar import MediaType, Response, get

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>fortyone · API</title>
<link rel="stylesheet" href="/api/docs/style.css"><h1>fortyone · API</h1>
<p>The socket is described in docs/socket.md. <a href="/api/schema/openapi.json">openapi.json</a></p>
<main id="operations"></main><script src="/api/docs/script.js"></script></html>"""


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def reference() -> Response[str]:
    """The page."""
    return Response(PAGE, media_type="text/html; charset=utf-8")
