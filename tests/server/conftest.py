"""One server for the tests of this folder, and one choice of moves."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder) as running:
        yield running
