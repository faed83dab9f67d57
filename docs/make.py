"""Writes the generated part of the docs: `docs/schemas/<game>.json`, the JSON Schema of each game's view.

Run as `python docs/make.py`. A test fails when a file differs from what this writes.
"""

import json
from pathlib import Path

from fortyone.core.view import view_schema
from fortyone.games import game_type, games

SCHEMAS = Path(__file__).parent / "schemas"


def schema_text(game: str) -> str:
    """The schema of a game's view, as the file has it."""
    schema = view_schema(game_type(game).view_type)
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write every schema."""
    SCHEMAS.mkdir(exist_ok=True)
    for game in games():
        (SCHEMAS / f"{game}.json").write_text(schema_text(game), encoding="utf-8")


if __name__ == "__main__":
    main()
