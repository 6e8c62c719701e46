"""The compiled engine comes in several libraries, so that two cores can compile it (setup.py)."""

import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


def test_every_hot_module_is_in_one_library_and_none_has_most_of_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setitem(sys.modules, "setuptools", SimpleNamespace(setup=lambda **_: None))
    monkeypatch.setenv("PIXELHALL_COMPILE", "")
    script: dict[str, Any] = runpy.run_path("setup.py")
    hot: Callable[[], list[str]] = script["hot"]
    libraries: list[tuple[list[str], str]] = script["libraries"]()
    assert sorted(path for paths, _ in libraries for path in paths) == sorted(hot())
    sizes = {name: sum(Path(path).stat().st_size for path in paths) for paths, name in libraries}
    assert len(sizes) == len(libraries) >= 4 and min(sizes.values()) > 0
    assert max(sizes.values()) < 0.55 * sum(sizes.values())
