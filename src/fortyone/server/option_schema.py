"""The options of every game as JSON Schema, made from the engine's own: what the engine allows, the document allows."""

from typing import Any

from fortyone.core import options as kinds
from fortyone.core.options import Kind
from fortyone.games import game, games


def any_options() -> list[dict[str, Any]]:
    """A schema for each game's options; which one holds is the request's game to say."""
    return [options_of(name) for name in games()]


def options_of(name: str) -> dict[str, Any]:
    """The options that may differ from a preset."""
    rows = game(name).options.rows()
    return {
        "title": name,
        "type": "object",
        "properties": {row.name: kind_schema(row.kind) for row in rows},
        "additionalProperties": False,
    }


def kind_schema(kind: Kind) -> dict[str, Any]:
    """The values of one kind of option. Limits that need two options are the engine's alone to know."""
    match kind:
        case kinds.Whole() if kind.low % kind.step:
            return {"enum": list(range(kind.low, kind.high + 1, kind.step))}
        case kinds.Whole():
            bounds = {"type": "integer", "minimum": kind.low, "maximum": kind.high}
            return bounds | ({"multipleOf": kind.step} if kind.step > 1 else {})
        case kinds.Real():
            return {"type": "number", "minimum": kind.low, "maximum": kind.high}
        case kinds.Values():
            return {"enum": list(kind.values)}
        case kinds.Flag():
            return {"type": "boolean"}
        case kinds.Either():
            return {"anyOf": [kind_schema(kind.first), kind_schema(kind.second)]}
    return {}
