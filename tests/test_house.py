"""The house is as the developers' page says: its files exist, and imports point one way."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import pixelhall
from pages import ROOT, TOLD, prose

SAVED = ("my_set.toml", "goose.toml", "geese.toml", "duel.txt")  # files that a page lets its reader save


def test_every_file_that_a_page_names_exists() -> None:
    for page in TOLD:
        for name in re.findall(r"`((?:[a-z_.-]+/)+[\w.-]*|[\w-]+\.(?:py|md|toml|lark))`", prose(page)):
            package = ROOT / "src" / "pixelhall"
            roots = (
                ROOT,
                package,
                *(package / one for one in ("drafting", "pixel_pusher", "pixel_tactics", "pocket_tactics", "server")),
                ROOT / "docs",
            )
            assert any((root / name).exists() for root in roots) or name in SAVED, f"{page.name}: {name}"


ABOVE = {
    "core": 0,
    "pixel_pusher": 1,
    "pixel_tactics": 1,
    "pocket_tactics": 1,
    "drafting": 2,
    "players": 3,
    "lab": 3,
    "leagues": 3,
    "press": 3,
    "server": 4,
    "cli": 4,
}
GAMES = 2  # up to here: what is above reaches games and drafts only through the contract


def imports(path: Path) -> list[str]:
    return re.findall(r"^ *(?:from|import) pixelhall\.(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_imports_point_one_way() -> None:
    source = ROOT / "src" / "pixelhall"
    for package, height in ABOVE.items():
        for path in (source / package).rglob("*.py"):
            wrong = [name for name in imports(path) if ABOVE[name] > height or (1 <= ABOVE[name] <= GAMES < height)]
            assert not wrong, f"{path.relative_to(source)} imports {wrong}"


ROOMS = {  # lowest first; a room may import what stands before it, and itself
    "pixel_tactics": "numbers state texts change legal flow modes cards decks options show judge game",
    "pocket_tactics": "numbers state texts dice change legal flow cards options content_check forces outlook judge weighing show game",
    "pixel_pusher": "numbers state texts change flow cards options show painter judge game",
    "drafting": "numbers methods cards state change worth flow options cube_check show game",
    "server": "wire refusals settings limits logbook counts pictures store people tables workers hall door check run",
}


def rooms_imported(path: Path, package: str) -> Iterator[str]:
    """The rooms of its package that a file imports when it runs: what stands under TYPE_CHECKING is not."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"pixelhall.{package}"):
            words = (node.module or "").split(".")[2:]
            yield from words[:1] or [name.name for name in node.names]


@pytest.mark.parametrize("package", ROOMS)
def test_rooms_import_only_what_lies_below_them(package: str) -> None:
    heights = {room: height for height, room in enumerate(ROOMS[package].split())}
    home = ROOT / "src" / "pixelhall" / package
    for path in home.rglob("*.py"):
        room = path.relative_to(home).with_suffix("").parts[0]
        if room != "__init__":
            wrong = [other for other in rooms_imported(path, package) if heights[other] > heights[room]]
            assert not wrong, f"{path.relative_to(home)} imports {wrong}"


def test_the_version_stands_in_one_place() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in pyproject["project"] and pyproject["project"]["dynamic"] == ["version"]
    assert pyproject["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "pixelhall.__version__"}
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\d\S*)$", changes, re.MULTILINE)[0] == pixelhall.__version__
