"""Every scenario file holds: a position, some actions, facts; each names the rules it shows."""

from pathlib import Path

import pytest

from pixelhall.core import scenarios

FILES = sorted((Path(__file__).parent / "scenarios").rglob("*.scn"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    assert scenarios.run(path) == []
