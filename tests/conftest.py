"""Set-up for all tests: machines are noisy, so no example fails for being slow; and examples are the same every time,
unless luck says otherwise."""

import pytest
from hypothesis import settings

from chances import LUCK, USUAL

settings.register_profile("patient", deadline=None, derandomize=LUCK == USUAL)
settings.load_profile("patient")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that nobody waits for it at the end."""
    items.sort(key=lambda item: item.path.name != "test_compiled.py")
