"""The generated docs are what the code says."""

import sys
from pathlib import Path

import pytest

from fortyone import games

DOCS = Path(__file__).parent.parent / "docs"
sys.path.insert(0, str(DOCS))

import make  # noqa: E402  (docs/ is no package)


@pytest.mark.parametrize("game", games())
def test_view_schema_is_written_down(game: str) -> None:
    written = (DOCS / "schemas" / f"{game}.json").read_text(encoding="utf-8")
    assert written == make.schema_text(game), "run: python docs/make.py"
