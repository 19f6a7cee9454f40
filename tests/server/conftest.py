from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.harness import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at whose tables nobody waits: bots answer at once, secret windows close at once."""
    folder: Path = tmp_path_factory.mktemp("data")
    with running(folder) as one:
        yield one
