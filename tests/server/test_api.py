"""The API does what its OpenAPI document says, whatever it is sent: asked by schemathesis."""

import asyncio
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import CHECKS

from tests.server.running import Server, guests, table_of

# What the document is held to; whether options are refused as it says is the engine's to test.
EXAMPLES = 12
HELD = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


@pytest.fixture(scope="session")
def someone(server: Server) -> tuple[str, str]:
    """The token of a player, and the code of a table at which that player's match runs."""

    async def run() -> tuple[str, str]:
        async with guests(server, "Rosa") as (rosa,):
            return rosa.token, await table_of(rosa, [], "dice41", size=2)

    return asyncio.run(run())


def test_the_api_keeps_its_word(server: Server, someone: tuple[str, str]) -> None:
    document = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    checks = [check for check in CHECKS.get_all() if check.__name__ in HELD]
    assert len(checks) == len(HELD)
    operations: list[Any] = [found.ok() for found in document.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) > 15
    for operation in operations:
        hold(operation, checks, *someone)


def hold(operation: Any, checks: list[Any], token: str, code: str) -> None:
    """Call an operation in many ways."""

    @given(operation.as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    def call(case: Any) -> None:
        if "code" in case.path_parameters:
            case.path_parameters["code"] = code
        response = case.call(headers={"Authorization": f"Bearer {token}"}, timeout=30)
        case.validate_response(response, checks=checks)

    call()


def test_the_document_and_its_page_need_nothing_from_elsewhere(server: Server) -> None:
    page = (
        httpx.get(f"{server.url}/api/docs").text
        + httpx.get(f"{server.url}/api/docs/script.js").text
    )
    assert "https://" not in page
    assert "/api/schema/openapi.json" in page
