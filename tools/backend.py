"""setuptools as build backend; mypyc is asked for only when the engine is to be compiled (PIXELHALL_COMPILE, see
setup.py)."""

import os
from typing import Any

from generated_c import COMPILER
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    wanted = [f"{name}=={version}" for name, version in COMPILER.items()] if os.environ.get("PIXELHALL_COMPILE") else []
    return [*build_meta.get_requires_for_build_wheel(config_settings), *wanted]
