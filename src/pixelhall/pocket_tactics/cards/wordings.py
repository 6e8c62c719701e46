"""The sentences of units and terrain as they stand beside an editor, each with an example."""

from functools import cache
from typing import Final

from pixelhall.core.shelf import Chapter, Wording
from pixelhall.pocket_tactics.cards import card_sets
from pixelhall.pocket_tactics.cards.glossary import MEANINGS
from pixelhall.pocket_tactics.cards.language import CLAUSES, FORMS, Form, parse

SAMPLE: Final = """\
[set]
name = "reeds"
title = "Beyond the Reeds"

[[unit]]
name = "Reed Stalker"
points = 6
off = 2
def = 1
types = ["Human", "Soldier"]
favoured = "Marsh"
swift = 1
text = "It may be deployed next to any feature."
"""
TABLES: Final = (
    Wording(
        "[[unit]]",
        "A unit: its points, dice, types, favoured terrain, icons and sentences.",
        SAMPLE.partition("\n\n")[2],
    ),
    Wording("[[tile]]", "A tile of the map.", '[[tile]]\nname = "Mud"\ntext = "Whoever enters takes no more steps."\n'),
    Wording(
        "[[feature]]",
        "A feature of the map.",
        '[[feature]]\nname = "Mill"\ntext = "The unit here has a +1 DEF bump."\n',
    ),
)


@cache
def vocabulary() -> list[Chapter]:
    icons = [Wording(f"{icon} = 1", MEANINGS[icon.capitalize()], f"{icon} = 1") for icon in card_sets.ICONS]
    boxes = (("unit", "Sentences of units: "), ("terrain", "Sentences of terrain: "))
    forms = [
        Chapter(
            title + kind,
            tuple(Wording(form.template, "", example(form)) for form in FORMS if (form.box, form.kind) == (box, kind)),
        )
        for box, title in boxes
        for kind in dict.fromkeys(form.kind for form in FORMS if form.box == box)
    ]
    clauses = [
        Wording(clause.strip(), "Says when a bump or re-roll counts.", filled(clause).strip())
        for clause in CLAUSES
        if clause
    ]
    return [Chapter("Tables", TABLES), Chapter("Icons", tuple(icons)), *forms, Chapter("When", tuple(clauses))]


def example(form: Form) -> str:
    """A sentence of this form: one that is printed, else one that is made."""
    printed = [text for text, box in texts() if box == form.box and parse(text, box).form == form.code]
    return min(printed, key=len, default="") or filled(form.template)


def filled(template: str) -> str:
    """A template with a number, a stat and names."""
    for slot, words in (("<n>", "2"), ("<stat>", "DEF"), ("<types>", "Mage"), ("<terrain>", "Forest"), ("<when>", "")):
        template = template.replace(slot, words)
    return (
        template.replace("<ends>", "turns back").replace("{die|dice}", "dice").replace("{re-roll|re-rolls}", "re-rolls")
    )


def texts() -> list[tuple[str, str]]:
    """All sentences on shipped cards, each with its box."""
    found = [card_sets.FOLDERS.load(name) for name in card_sets.FOLDERS.shipped()]
    units = [(text, "unit") for one in found for unit in one.units for text in unit.texts]
    return units + [(text, "terrain") for one in found for ground in one.grounds for text in ground.texts]
