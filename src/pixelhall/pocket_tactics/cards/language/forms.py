"""Every sentence that a unit or a terrain can have, one form a line; parser, writer, error help and the list of forms
are made from it.

<n>           a number from 1 to 6              {die|dice}   the word that fits the number before it
<stat>        OFF or DEF                        <types>      one type or several: Mage, Mage or Arcane
<terrain>     the name of a tile or feature     <when>       one of the clauses below, or nothing
"""

from typing import Final

from pixelhall.pocket_tactics.numbers import form


class Form:
    """A sentence form: its code, whose it is, and how it reads."""

    def __init__(self, code: int, box: str, kind: str, template: str) -> None:
        self.code = code
        self.box = box  # unit or terrain
        self.kind = kind  # what it is about, for lists
        self.template = template


FORMS: Final = [
    Form(form.SUPPORT, "unit", "support", "It counts as <n> allies for support."),
    Form(form.BUMPS, "unit", "dice", "It has a +<n> <stat> bump<when>."),
    Form(form.FREE_BUMP, "unit", "dice", "It has a +<n> bump for OFF or DEF<when>."),
    Form(form.REROLLS, "unit", "dice", "It has <n> extra {re-roll|re-rolls}<when>."),
    Form(form.ROLLS_AGAIN, "unit", "dice", "After the roll it may re-roll all of its <stat> dice once<when>."),
    Form(form.FORCES, "unit", "dice", "Before the re-rolls it may have <n> enemy {die|dice} rolled again<when>."),
    Form(form.MEDDLES, "unit", "dice", "Before the re-rolls it may have 1 die of a unit next to it rolled again."),
    Form(form.GUARDS, "unit", "dice", "After the roll it may turn 1 OFF die into a DEF die<when>."),
    Form(
        form.TRADES,
        "unit",
        "support",
        "Before the roll an ally next to it that is <types> may take a +<n> OFF bump for -1 on its highest DEF die.",
    ),
    Form(form.SCATTERS, "unit", "dice", "Before it assaults it rolls a die, and below <n> the assault scatters."),
    Form(form.RELOADS, "unit", "dice", "It makes no ranged assault on two turns in a row."),
    Form(form.LOBS, "unit", "dice", "It may assault over features and enemies with <n> OFF {die|dice} fewer."),
    Form(form.DICE, "unit", "dice", "It rolls <n> <stat> {die|dice}<when>."),
    Form(form.GROUNDED, "unit", "dice", "It begins ranged assaults only on or next to its favoured terrain."),
    Form(form.LEAPS, "unit", "movement", "It may move to any free <terrain>."),
    Form(form.RALLIES, "unit", "movement", "It may move to any free tile next to another ally that is <types>."),
    Form(form.CHARGES, "unit", "movement", "It may assault after a move."),
    Form(form.POUNCES, "unit", "movement", "It may assault after a leap."),
    Form(
        form.FOLLOWS,
        "unit",
        "movement",
        "After the move of another own unit it may take a step if both end next to an ally.",
    ),
    Form(form.AMBUSHES, "unit", "deployment", "It may be deployed on or next to any <terrain>."),
    Form(form.SCOUTS, "unit", "deployment", "It may be deployed next to any feature."),
    Form(form.SWAPS, "unit", "reaction", "It may swap places with an ally next to it that is assaulted."),
    Form(form.SURVIVES, "unit", "reaction", "When anything not <types> would defeat it, a DV <n> DEF test saves it."),
    Form(
        form.REVIVES,
        "unit",
        "reaction",
        "When it defeats a unit that is <types>, you may place one of your captured units on that tile.",
    ),
    Form(
        form.RANSOMS,
        "unit",
        "board change",
        "Special: with a DV <n> <stat> test one of your captured units returns to your reserves.",
    ),
    Form(form.SHIFTS, "unit", "board change", "Special: move an empty <terrain> to a free tile next to it."),
    Form(
        form.BLIGHTS,
        "unit",
        "board change",
        "Special: an enemy next to any <terrain> is defeated unless it passes a DV <n> <stat> test.",
    ),
    Form(form.PUSHES, "unit", "board change", "Special: push an enemy next to it to a free tile next to that enemy."),
    Form(form.SUREFOOTED, "unit", "movement", "It ignores the hazards of any <terrain>."),
    Form(form.HERE_BUMPS, "terrain", "dice", "The unit here has a +<n> <stat> bump<when>."),
    Form(form.HERE_REROLLS, "terrain", "dice", "A unit here that is <types> has <n> extra {re-roll|re-rolls}."),
    Form(form.HERE_STOPS, "terrain", "hazard", "Whoever enters takes no more steps."),
    Form(form.HERE_HOLDS, "terrain", "hazard", "Whoever enters takes no more steps, unless it flies."),
    Form(form.HERE_TESTS, "terrain", "hazard", "Whoever enters needs a DV <n> <stat> test, or it <ends>."),
    Form(
        form.HERE_MUSTERS,
        "terrain",
        "deployment",
        "After each of your turns you may deploy a unit that is <types> next to it while you hold it.",
    ),
    Form(
        form.HERE_PLUNDERS,
        "terrain",
        "reaction",
        "Whoever defeats the unit here may take one captured unit back to the reserves.",
    ),
]

ENDS: Final = ("is defeated", "turns back", "stops there")


CLAUSES: Final = [
    "",
    " when it assaults",
    " when it is assaulted",
    " against an adjacent unit",
    " when an adjacent unit assaults it",
    " in ranged assaults",
    " against ranged assaults",
    " against a unit without support",
    " against a unit that is <types>",
    " against a unit that is not <types>",
    " on or next to any <terrain>",
    " when it assaults after a move",
    " against a unit that is on no <terrain>",
    " in tests",
    " when it summons",
]
