"""Compiles the engine with mypyc where that is asked for (PIXELHALL_COMPILE=1, or "quick" for the
same C code without its optimisation) and possible; everything also runs as plain Python."""

import os
from pathlib import Path

from setuptools import setup

PLAIN = (
    "cards", "set_file", "rules_page", "position", "claims", "explain", "describe", "telling", "line_facts", "shelf",
    "keywords", "gist", "binding", "__init__",
)


def hot() -> list[str]:
    """The modules that play: core, the rules, the effects of cards."""
    root = Path("src/pixelhall")
    found = [root / "core" / f"{name}.py" for name in ("chance", "game", "machine")]
    for game in ("pixel_tactics", "pixel_pusher", "pocket_tactics"):
        found += [path for path in sorted((root / game).glob("*.py")) if path.stem not in PLAIN]
    found += sorted((root / "pixel_tactics" / "effects").glob("*.py"))
    found.append(root / "pocket_tactics" / "language" / "forms.py")
    return [str(path) for path in found if path.stem != "__init__"]


def extensions() -> list[object]:
    wanted = os.environ.get("PIXELHALL_COMPILE", "")
    if wanted not in ("1", "quick"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    made = mypycify(hot(), opt_level="0" if wanted == "quick" else "3", debug_level="0", multi_file=False)
    for extension in made:
        extension.optional = True  # without a C compiler the plain modules are installed
        if os.name == "posix":
            extension.extra_compile_args.append("-fno-semantic-interposition")  # our functions call each other directly
    return list(made)


setup(ext_modules=extensions())
