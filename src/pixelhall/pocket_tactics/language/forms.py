"""Every sentence that a unit or a terrain can bear, one form a line; parser, writer, error help and the list of forms
are made from it.

<n>           a number from 1 to 6              {die|dice}   the word that fits the number before it
<stat>        OFF or DEF                        <types>      one type or several: Mage, Mage or Arcane
<terrain>     the name of a tile or feature     <when>       one of the clauses below, or nothing
"""

from typing import Final


class Form:
    """A sentence form: its code, whose it is, and how it reads."""

    def __init__(self, code: int, box: str, kind: str, template: str) -> None:
        self.code = code
        self.box = box  # unit or terrain
        self.kind = kind  # what it is about, for lists
        self.template = template


SUPPORT: Final = 0
BUMPS: Final = 1
FREE_BUMP: Final = 2
REROLLS: Final = 3
ROLLS_AGAIN: Final = 4
FORCES: Final = 5
MEDDLES: Final = 6
GUARDS: Final = 7
TRADES: Final = 8
SCATTERS: Final = 9
RELOADS: Final = 10
LOBS: Final = 11
DICE: Final = 12
GROUNDED: Final = 13
LEAPS: Final = 14
RALLIES: Final = 15
CHARGES: Final = 16
POUNCES: Final = 17
FOLLOWS: Final = 18
AMBUSHES: Final = 19
SCOUTS: Final = 20
SWAPS: Final = 21
SURVIVES: Final = 22
REVIVES: Final = 23
RANSOMS: Final = 24
SHIFTS: Final = 25
BLIGHTS: Final = 26
PUSHES: Final = 27
SUREFOOTED: Final = 28
HERE_BUMPS: Final = 29
HERE_REROLLS: Final = 30
HERE_STOPS: Final = 31
HERE_HOLDS: Final = 32
HERE_TESTS: Final = 33
HERE_MUSTERS: Final = 34
HERE_PLUNDERS: Final = 35

FORMS: Final = [
    Form(SUPPORT, "unit", "support", "It counts as <n> allies for support."),
    Form(BUMPS, "unit", "dice", "It has a +<n> <stat> bump<when>."),
    Form(FREE_BUMP, "unit", "dice", "It has a +<n> bump for OFF or DEF<when>."),
    Form(REROLLS, "unit", "dice", "It has <n> extra {re-roll|re-rolls}<when>."),
    Form(ROLLS_AGAIN, "unit", "dice", "After the roll it may re-roll all of its <stat> dice once<when>."),
    Form(FORCES, "unit", "dice", "Before the re-rolls it may have <n> enemy {die|dice} rolled again<when>."),
    Form(MEDDLES, "unit", "dice", "Before the re-rolls it may have 1 die of a unit next to it rolled again."),
    Form(GUARDS, "unit", "dice", "After the roll it may turn 1 OFF die into a DEF die<when>."),
    Form(
        TRADES,
        "unit",
        "support",
        "Before the roll an ally next to it that is <types> may take a +<n> OFF bump for -1 on its highest DEF die.",
    ),
    Form(SCATTERS, "unit", "dice", "Before it assaults it rolls a die, and below <n> the assault scatters."),
    Form(RELOADS, "unit", "dice", "It makes no ranged assault on two turns in a row."),
    Form(LOBS, "unit", "dice", "It may assault over features and enemies with <n> OFF {die|dice} fewer."),
    Form(DICE, "unit", "dice", "It rolls <n> <stat> {die|dice}<when>."),
    Form(GROUNDED, "unit", "dice", "It begins ranged assaults only on or next to its favoured terrain."),
    Form(LEAPS, "unit", "movement", "It may move to any free <terrain>."),
    Form(RALLIES, "unit", "movement", "It may move to any free tile next to another ally that is <types>."),
    Form(CHARGES, "unit", "movement", "It may assault after a move."),
    Form(POUNCES, "unit", "movement", "It may assault after a leap."),
    Form(
        FOLLOWS,
        "unit",
        "movement",
        "After the move of another own unit it may take a step if both end next to an ally.",
    ),
    Form(AMBUSHES, "unit", "deployment", "It may be deployed on or next to any <terrain>."),
    Form(SCOUTS, "unit", "deployment", "It may be deployed next to any feature."),
    Form(SWAPS, "unit", "reaction", "It may swap places with an ally next to it that is assaulted."),
    Form(SURVIVES, "unit", "reaction", "When anything not <types> would defeat it, a DV <n> DEF test saves it."),
    Form(
        REVIVES,
        "unit",
        "reaction",
        "When it defeats a unit that is <types>, you may place one of your captured units on that tile.",
    ),
    Form(
        RANSOMS,
        "unit",
        "board change",
        "Special: with a DV <n> <stat> test one of your captured units returns to your reserves.",
    ),
    Form(SHIFTS, "unit", "board change", "Special: move an empty <terrain> to a free tile next to it."),
    Form(
        BLIGHTS,
        "unit",
        "board change",
        "Special: an enemy next to any <terrain> is defeated unless it passes a DV <n> <stat> test.",
    ),
    Form(PUSHES, "unit", "board change", "Special: push an enemy next to it to a free tile next to that enemy."),
    Form(SUREFOOTED, "unit", "movement", "It ignores the hazards of any <terrain>."),
    Form(HERE_BUMPS, "terrain", "dice", "The unit here has a +<n> <stat> bump<when>."),
    Form(HERE_REROLLS, "terrain", "dice", "A unit here that is <types> has <n> extra {re-roll|re-rolls}."),
    Form(HERE_STOPS, "terrain", "hazard", "Whoever enters takes no more steps."),
    Form(HERE_HOLDS, "terrain", "hazard", "Whoever enters takes no more steps, unless it flies."),
    Form(HERE_TESTS, "terrain", "hazard", "Whoever enters needs a DV <n> <stat> test, or it <ends>."),
    Form(
        HERE_MUSTERS,
        "terrain",
        "deployment",
        "After each of your turns you may deploy a unit that is <types> next to it while you hold it.",
    ),
    Form(
        HERE_PLUNDERS,
        "terrain",
        "reaction",
        "Whoever defeats the unit here may take one captured unit back to the reserves.",
    ),
]

ENDS: Final = ("is defeated", "turns back", "stops there")

ALWAYS: Final = 0
ASSAULTING: Final = 1
DEFENDING: Final = 2
ADJACENT: Final = 3
MET: Final = 4
AT_RANGE: Final = 5
SHOT_AT: Final = 6
ALONE: Final = 7
AGAINST: Final = 8
UNLIKE: Final = 9
NEAR: Final = 10
CHARGING: Final = 11
BELOW: Final = 12
IN_TESTS: Final = 13
SUMMONING: Final = 14

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
