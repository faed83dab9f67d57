"""The OpenAPI document allows the options that the engine allows, and no others."""

from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest

import fortyone
from fortyone.core.options import Kind
from fortyone.games import game_type
from fortyone.server.option_schema import kind_schema, options_of
from tests.server.running import Server

TRIED: list[Any] = [*range(-3, 210), 1.5, -0.1, 0.25, 1000, 10**9, True, False, None]
TRIED += ["", "nosuch", [], [1], {}]
ROWS = [(name, row) for name in fortyone.games() for row in fortyone.game(name).options.rows()]


def allows(kind: Kind, value: Any) -> bool:
    try:
        kind.read(value)
    except (ValueError, TypeError):
        return False
    return True


@pytest.mark.parametrize(("game", "row"), ROWS, ids=[f"{name} {row.name}" for name, row in ROWS])
def test_the_schema_of_an_option_says_what_the_engine_says(game: str, row: Any) -> None:
    written = kind_schema(
        row.kind
    )  # {} for a kind of the game's own: anything, and the engine refuses
    schema = jsonschema_rs.validator_for(written)
    words = [value for value in row.kind.allowed.split(", ") if value.isidentifier()]
    for value in [*TRIED, *words, msgspec.to_builtins(row.default)]:
        assert schema.is_valid(value) == (allows(row.kind, value) or not written), value


@pytest.mark.parametrize("game", fortyone.games())
def test_every_preset_fits(game: str) -> None:
    schema = jsonschema_rs.validator_for(options_of(game))
    for preset in game_type(game).presets:
        plain = fortyone.game(game, preset).options.plain()
        assert schema.is_valid(msgspec.to_builtins(plain))
    assert not schema.is_valid({"nosuch": 1})


def test_the_document_has_them(server: Server) -> None:
    document = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    for name in ("NewTable", "Preset"):
        found = document["components"]["schemas"][name]["properties"]["options"]
        assert [schema["title"] for schema in found["anyOf"]] == list(fortyone.games())
        assert found["anyOf"][0] == options_of(fortyone.games()[0])
