"""The application: routes, headers, limits, what happens at its beginning and end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader
from litestar.openapi.config import OpenAPIConfig

from fortyone.server import pages, reference, rest, rest_records, rest_tables
from fortyone.server.asking import check_asker, check_origin
from fortyone.server.failures import HANDLERS
from fortyone.server.hall import Hall
from fortyone.server.settings import VERSION, Settings
from fortyone.server.socket import table_socket
from fortyone.server.store import Store, open_database

LARGEST_BODY = 512 * 1024
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
ROUTES: list[Any] = [
    rest.me,
    rest.rename,
    rest.new_token,
    rest.all_games,
    rest.rule_book,
    rest.settle_options,
    rest.messages,
    rest.health,
    rest.metrics,
    rest_tables.lobby,
    rest_tables.my_tables,
    rest_tables.new_table,
    rest_tables.table_state,
    rest_tables.act,
    rest_tables.record,
    rest_tables.replay,
    rest_records.verify_record,
    rest_records.replay_record,
    table_socket,
    reference.page,
    reference.script,
    pages.client,
]


def make_app(settings: Settings) -> Litestar:
    """The server of these settings; the database is brought up to date first.

    Raises:
        OptionError: the database cannot be opened.
    """
    store = Store(open_database(settings.url))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(settings, store)
        await hall.start()
        try:
            yield
        finally:
            await hall.stop()

    return Litestar(
        ROUTES,
        lifespan=[lifespan],
        before_request=guard,
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        response_headers=[ResponseHeader(name=n, value=v) for n, v in pages.HEADERS.items()],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="fortyone",
            version=VERSION,
            path="/api/schema",
            render_plugins=[],
        ),
        logging_config=None,
        debug=False,
    )


async def guard(request: Request[Any, Any, Any]) -> None:
    """Refuse what comes from another site, or too often.

    Raises:
        Refused: it does.
    """
    if request.method not in SAFE:
        check_origin(request)
    check_asker(request)
