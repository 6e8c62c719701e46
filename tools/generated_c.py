"""What is changed in the C that mypyc generates, and the versions of mypyc for which that change is known to be right."""

import ast
import re
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

COMPILER = {"mypy": "2.4.1", "librt": "0.16.0"}  # as in the lock files; a new version needs a look at what it generates


class Unsafe(SystemExit):
    """The compiled engine could overwrite memory: it is not built."""


def check_compiler() -> None:
    """Refuses to compile with another mypyc than the one that is known."""
    for name, wanted in COMPILER.items():
        try:
            found = version(name)
        except PackageNotFoundError:
            found = "missing"
        if found != wanted:
            raise Unsafe(
                f"The engine is compiled with {name} {wanted}; here it is {found}: pip install {name}=={wanted}"
            )


HEAD = re.compile(r"_dealloc\(\w+ \*self\)\s*\{")
DEALLOC = re.compile(HEAD.pattern + r".*?\bdone: ;", re.DOTALL)
TRACKED = "PyObject_GC_UnTrack(self)"
TRASHCAN = re.compile(r"CPy_TRASHCAN_(?:BEGIN\(self, \w+\)|END\(self\))")


def mend(text: str) -> tuple[str, int]:
    """Python's trashcan, for what ends deep inside something else, writes into the collector's part of a value; a value
    that the collector does not track (mypyc_attr(acyclic=True)) has none, so that memory of others was overwritten.
    Such values here hold nothing that goes deep: they lose their trashcan. Also tells how many classes they are."""
    untracked = kept = 0

    def without(found: re.Match[str]) -> str:
        nonlocal untracked, kept
        body = found[0]
        if TRACKED in body:
            kept += len(TRASHCAN.findall(body))
            return body
        untracked += 1
        return TRASHCAN.sub("", body)

    mended = DEALLOC.sub(without, text)
    if len(DEALLOC.findall(text)) != len(HEAD.findall(text)) or mended.count("TRASHCAN") != kept:
        raise Unsafe("mypyc ends values in a way that is not known here: the trashcan of untracked ones stays.")
    return mended, untracked


def mend_all(sources: list[Path], modules: list[Path]) -> None:
    """Mends all generated sources, and makes sure that every untracked class of the modules was among them."""
    untracked = 0
    for source in sources:
        text = source.read_text()
        mended, found = mend(text)
        untracked += found
        if mended != text:
            source.write_text(mended)
    declared = sum(len(acyclic(module.read_text(encoding="utf-8"))) for module in modules)
    if untracked != declared:
        raise Unsafe(
            f"{declared} classes are declared acyclic, but mypyc generated {untracked} that it does not track."
        )


def acyclic(source: str) -> list[str]:
    """The classes of a module that are declared to be part of no cycle."""
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return [node.name for node in classes if any("acyclic=True" in ast.unparse(one) for one in node.decorator_list)]
