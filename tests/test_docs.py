"""The generated docs are what the code says."""

import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
sys.path.insert(0, str(DOCS))

import make  # noqa: E402  (docs/ is no package)


@pytest.mark.parametrize("path", make.files(), ids=lambda path: path.name)
def test_what_is_generated_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == make.files()[path], "run: python docs/make.py"
