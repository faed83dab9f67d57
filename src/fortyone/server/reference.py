"""A page that lists the API and lets one try it; it reads the OpenAPI document and needs nothing from elsewhere."""

from pathlib import Path

from litestar import MediaType, Response, get

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>fortyone · API</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:auto;padding:1rem}
label{display:block}textarea{width:100%;height:8rem}pre{overflow:auto}summary{cursor:pointer}</style>
<h1>fortyone · API</h1>
<p>Sockets are described in docs/socket.md. <a href="/api/schema/openapi.json">openapi.json</a></p>
<main id="operations"></main><script type="module" src="/api/docs/script.js"></script></html>"""
SCRIPT = Path(__file__).with_suffix(".js")


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def page() -> Response[str]:
    """The page."""
    return Response(PAGE, media_type="text/html; charset=utf-8")


@get("/api/docs/script.js", include_in_schema=False)
async def script() -> Response[str]:
    """What it runs."""
    text = SCRIPT.read_text(encoding="utf-8")
    return Response(text, media_type="text/javascript; charset=utf-8")
