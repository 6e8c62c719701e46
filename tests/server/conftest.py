"""One hall for all tests that do not need their own."""

from collections.abc import Iterator

import pytest

from server.visit import House


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("hall")).open()
    yield made
    assert made.close() == 0, "the hall closes without a fault"
