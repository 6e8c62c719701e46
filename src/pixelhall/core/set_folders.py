"""Where the sets of a game are found: shipped ones by name, others by path or as text."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from pixelhall.core.content_file import content
from pixelhall.core.errors import BadSet, Fault

C = TypeVar("C")


class SetFolders(Generic[C]):
    """The folders of the sets that come with a game; `read` makes a set of a text and of the name for its faults."""

    def __init__(self, read: Callable[[str, str], C], *folders: Path, first: tuple[str, ...] = ()) -> None:
        self.read = read
        self.folders = folders
        self.first = first  # sets that are named before all others
        self.known: dict[str, C] = {}

    def shipped(self) -> list[str]:
        """The names of the sets that come with the game."""
        names = [name for folder in self.folders for name in names_in(folder)]
        return sorted(names, key=lambda name: self.first.index(name) if name in self.first else len(self.first))

    def load(self, source: str) -> C:
        """A set by its name, from a path that ends in .toml, or from its text: no name and no path has more than one
        line. Raises BadSet with all faults."""
        if "\n" in source:
            return self.read(source, "the set")
        if source.endswith(".toml"):
            return self.read(content(source), source)
        if source not in self.known:
            self.known[source] = self.read(self.path(source).read_text(encoding="utf-8"), f"{source}.toml")
        return self.known[source]

    def path(self, name: str) -> Path:
        for folder in self.folders:
            if name in names_in(folder):
                return folder / f"{name}.toml"
        there = f"there is {', '.join(self.shipped())}, or give a path that ends in .toml"
        raise BadSet(name[:60], [Fault(f"there is no set of this name; {there}")])


def names_in(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.toml"))
