"""The rules of drafts: those of the printed rules of Pixel Tactics that are about Cubes, drafts and decks, with their
rulings; and the options, which are in rules.toml here."""

import functools
from pathlib import Path
from typing import Final

from pixelhall import pixel_tactics
from pixelhall.core.rulebook import Entry, Rulebook

GROUPS: Final = (
    "Deckbuilding",
    "The Cube",
    "Pack Draft",
    "Winston Draft",
    "Purchase Draft",
    "Deckbuilding and drafts",
    "Commons",
)
MORE: Final = ("PT-LEAGUE-02", "PT-LEAGUE-04", "PT-CARD-14", "A-188")
HERE: Final = Path(__file__).parents[1] / "rules.toml"
THERE: Final = Path(pixel_tactics.__file__).parent / "rules.toml"


@functools.cache
def rulebook() -> Rulebook:
    whole = Rulebook.load(THERE)
    return Rulebook(
        [rule for rule in whole.rules if belongs(rule)],
        [ruling for ruling in whole.rulings if belongs(ruling)],
        Rulebook.load(HERE).options,
    )


def belongs(entry: Entry) -> bool:
    return entry.group in GROUPS or entry.id in MORE
