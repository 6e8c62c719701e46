"""A hall and a real Chromium for the tests of the client; without Chromium they are skipped."""

from collections.abc import Iterator

import pytest

from browser.hands import CHROMIUM, Playhouse
from server.visit import House


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not CHROMIUM:
        pytest.skip(
            "no Chromium on this machine, so nothing was tried in a browser (on Debian: apt-get install chromium-headless-shell)"
        )
    made = House(tmp_path_factory.mktemp("hall")).open()
    yield made
    assert made.close() == 0, "the hall closes without a fault"


@pytest.fixture(scope="package")
def plays(house: House) -> Iterator[Playhouse]:
    made = Playhouse()
    yield made
    made.close()
