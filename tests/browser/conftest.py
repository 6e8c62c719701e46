"""A hall and a real Chromium for the tests of the client; without Chromium they are skipped."""

import shutil
from collections.abc import Iterator

import pytest

from server.visit import House

CHROMIUM = shutil.which("chromium") or ""


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    pytest.importorskip("playwright", reason="Playwright is not installed: pip install playwright")
    if not CHROMIUM:
        pytest.skip("chromium is not installed: apt-get install chromium")
    made = House(tmp_path_factory.mktemp("hall")).open()
    yield made
    assert made.close() == 0, "the hall closes without a fault"
