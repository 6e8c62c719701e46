"""Shipped content that has changed: the same sets and decks under the same names, with other numbers in them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pixelhall.core.set_folders import SetFolders
from pixelhall.pixel_pusher.cards import binding as pusher_binding
from pixelhall.pixel_pusher.cards import card_sets as pusher_cards
from pixelhall.pixel_tactics.cards import card_sets as duel_cards
from pixelhall.pixel_tactics.cards.compile import faces
from pixelhall.pocket_tactics.cards import binding
from pixelhall.pocket_tactics.cards import card_sets as pocket_cards

CHANGES: dict[Path, tuple[str, str]] = {
    duel_cards.SETS: (r"(?m)^(life|points) = \d+", r"\g<1> = 7"),
    pusher_cards.SETS: (r'"\.\.[A-Z]\.\."', '".RRR."'),
    pusher_cards.DECKS: (r"(?m)^count = \d+", "count = 3"),
    pocket_cards.SETS: (r"(?m)^off = \d", "off = 3"),
}
FOLDERS: tuple[SetFolders[Any], ...] = (duel_cards.FOLDERS, pusher_cards.FOLDERS, pocket_cards.FOLDERS)


def change(folder: Path) -> None:
    """Writes the changed content below a folder."""
    for place, (pattern, other) in CHANGES.items():
        below = folder / place.parents[1].name / place.name
        below.mkdir(parents=True)
        for file in place.glob("*.toml"):
            text, n = re.subn(pattern, other, file.read_text(encoding="utf-8"))
            lines = [line for line in text.split("\n") if not line.startswith("points = [")]  # of images: reckoned
            assert n, file
            (below / file.name).write_text("\n".join(lines), encoding="utf-8")


def ship(folder: Path) -> None:
    """From now on, this process has the changed content."""
    for one in FOLDERS:
        one.folders = tuple(folder / place.parents[1].name / place.name for place in one.folders)
    forget()


def forget() -> None:
    for one in FOLDERS:
        one.known.clear()
    for made in (faces.book_of, pusher_binding.book_of, binding.book_of):
        made.cache_clear()


@contextmanager
def changed(folder: Path) -> Iterator[None]:
    """The changed content is shipped, for a while."""
    places = [one.folders for one in FOLDERS]
    change(folder)
    ship(folder)
    try:
        yield
    finally:
        for one, place in zip(FOLDERS, places):
            one.folders = place
        forget()
