"""What units, terrains and factions are and do, in plain words for a search: read from the forms of their sentences."""

from typing import Final

from pixelhall.core.shelf import Gist
from pixelhall.pocket_tactics.cards import card_sets
from pixelhall.pocket_tactics.cards.language import Sentence, parse
from pixelhall.pocket_tactics.numbers import form

DEEDS: Final = {
    form.SUPPORT: "support ally",
    form.BUMPS: "bump dice stronger",
    form.FREE_BUMP: "bump dice stronger",
    form.REROLLS: "reroll dice",
    form.ROLLS_AGAIN: "reroll dice",
    form.FORCES: "reroll dice weaken",
    form.MEDDLES: "reroll dice weaken",
    form.GUARDS: "turn dice protect",
    form.TRADES: "support bump dice ally",
    form.SCATTERS: "scatter",
    form.RELOADS: "reload",
    form.LOBS: "lob",
    form.DICE: "dice",
    form.GROUNDED: "grounded",
    form.LEAPS: "move leap",
    form.RALLIES: "move rally",
    form.CHARGES: "move charge assault",
    form.POUNCES: "move pounce assault",
    form.FOLLOWS: "move follow step",
    form.AMBUSHES: "deploy ambush",
    form.SCOUTS: "deploy scout",
    form.SWAPS: "swap move protect",
    form.SURVIVES: "survive protect save",
    form.REVIVES: "revive return",
    form.RANSOMS: "revive return ransom",
    form.SHIFTS: "terrain shift",
    form.BLIGHTS: "defeat kill",
    form.PUSHES: "push move",
    form.SUREFOOTED: "move surefooted",
    form.HERE_BUMPS: "bump dice stronger",
    form.HERE_REROLLS: "reroll dice",
    form.HERE_STOPS: "stop hazard",
    form.HERE_HOLDS: "stop hazard",
    form.HERE_TESTS: "test hazard",
    form.HERE_MUSTERS: "deploy muster",
    form.HERE_PLUNDERS: "revive return plunder",
}
ICONS: Final = {  # words for what an icon lets a unit do
    "swift": "swift fast move",
    "flying": "flying fly move",
    "ranged": "ranged archer shoot",
    "daylight": "daylight",
    "summoning": "summoning summon",
}


def of_unit_texts(unit: card_sets.Unit) -> tuple[Gist, ...]:
    """All that a unit is and does; it is one text, as its icons and sentences work together."""
    icons = {word for icon, words in ICONS.items() if getattr(unit, icon) for word in words.split()}
    types = {word for one in unit.types for word in one.lower().split()}
    return (Gist(frozenset(("unit",)), frozenset(icons | types | deeds(unit.texts, "unit"))),)


def of_ground_texts(ground: card_sets.Ground) -> tuple[Gist, ...]:
    kinds = ("feature", "terrain") if ground.feature else ("tile", "terrain")
    return (Gist(frozenset(kinds), frozenset(deeds(ground.texts, "terrain"))),)


def of_force_text(force: card_sets.Force) -> tuple[Gist, ...]:
    return (Gist(frozenset(("faction",)), frozenset({"force", *force.home.lower().split()})),)


def deeds(texts: tuple[str, ...], box: str) -> set[str]:
    return {word for text in texts for word in deeds_of(parse(text, box))}


def deeds_of(sentence: Sentence) -> set[str]:
    return {*DEEDS[sentence.form].split(), *((sentence.stat.lower(),) if sentence.stat else ())}
