"""Compiles the engine with mypyc where that is asked for and possible; everything also runs as plain Python.
PIXELHALL_COMPILE tells how:

1          optimised
quick      the same C code without its optimisation
train      notes, while it plays, which ways it goes
trained    optimised for the ways that were noted before (./compile does both; tools/train.py plays)
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

sys.path.insert(0, "tools")
from generated_c import check_compiler, mend_all

ROOMS = (
    "numbers",
    "state",
    "texts",
    "dice",
    "change",
    "legal",
    "flow",
    "modes",
    "cards/effects",
    "outlook",
)  # of a game, where it has them
SHOWN = (
    "knowledge",
    "made_up",
    "notation",
    "view",
    "throws",
)  # what every decision or view needs of a game's written forms


def hot() -> list[str]:
    """The modules that play: core, the rules, the effects of cards, the search."""
    root = Path("src/pixelhall")
    found = [
        root / "core" / f"{name}.py"
        for name in ("action_pool", "chance", "game", "judging", "log_lines", "machine", "seating", "values")
    ]
    for game in ("pixel_tactics", "pixel_pusher", "pocket_tactics"):
        for folder in ("", *ROOMS):
            found += sorted((root / game / folder).glob("*.py"))
        found += [path for path in sorted((root / game / "show").glob("*.py")) if path.stem in SHOWN]
    found += [root / "players" / f"{name}.py" for name in ("player", "tree", "search")]
    return [str(path) for path in found if path.stem != "__init__"]


LIBRARIES = {  # what is compiled apart from the rest, and where it lies; the longest first, for they are begun in this order
    "pixelhall_effects": "pixel_tactics/cards/effects",
    "pixelhall_pocket_tactics": "pocket_tactics",
    "pixelhall_pixel_pusher": "pixel_pusher",
    "pixelhall_modes": "pixel_tactics/modes",
}


def libraries() -> list[tuple[list[str], str]]:
    """Several libraries, so that several cores can compile. Calls between two of them take a little longer, so what is
    called most (core, the rules of Pixel Tactics, the search) stays together."""
    found: dict[str, list[str]] = {"pixelhall": [], **{name: [] for name in LIBRARIES}}
    for path in hot():
        inside = Path(path).relative_to("src/pixelhall").as_posix()
        [name] = [name for name, folder in LIBRARIES.items() if inside.startswith(f"{folder}/")] or ["pixelhall"]
        found[name].append(path)
    return [(paths, name) for name, paths in found.items()]


MODES = {  # what the C compiler is told beside the usual
    "1": [],
    "quick": [],
    "train": ["-fprofile-generate", "-fprofile-update=single"],
    "trained": ["-fprofile-use", "-fprofile-partial-training"],
}


def compiler_at_hand(arguments: list[str]) -> bool:
    """Whether C can be compiled against Python's headers: tried on one line, before anything long is begun."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "trial.c"
        source.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile(
                [str(source)], folder, include_dirs=[sysconfig.get_paths()["include"]], extra_postargs=arguments
            )
        except (CCompilerError, DistutilsError, OSError) as fault:
            print(
                f"No C can be compiled here{' with ' + ' '.join(arguments) if arguments else ': the engine stays plain Python'} ({fault})."
            )
            return False
    return True


def extensions() -> list[object]:
    wanted = os.environ.get("PIXELHALL_COMPILE", "")
    if wanted not in MODES or not compiler_at_hand([]):
        return []
    learning = (
        MODES[wanted] if not MODES[wanted] or compiler_at_hand(MODES[wanted]) else []
    )  # other compilers learn in other ways, or never
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    check_compiler()
    made = mypycify(
        hot(), opt_level="0" if wanted == "quick" else "3", debug_level="0", multi_file=False, separate=libraries()
    )
    mend_all([Path(source) for extension in made for source in extension.sources], [Path(path) for path in hot()])
    for extension in made:
        extension.optional = True  # without a C compiler the plain modules are installed
        if os.name == "posix":
            extension.extra_compile_args = [  # one list is shared by all of them
                *extension.extra_compile_args,
                "-fno-semantic-interposition",  # our functions call each other directly …
                "-fno-plt",  # … and Python's without a stop on the way
                "--param=max-inline-insns-auto=80",  # questions in words are small functions: 3 % fewer instructions
                "-w",  # a compiler that finds one more thing to warn of still compiles
                *learning,
            ]
            extension.extra_link_args = [*extension.extra_link_args, *learning]
    return list(made)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count(), "force": True}})
