"""What a text can allow: codes from code.CAN on."""

from typing import Final

WORDS: Final = (
    "attack",
    "attack in any wave",
    "attack twice each wave",
    "make Melee Attacks while not in melee",
    "ignore Intercept",
    "attack through other Characters",
    "act on arrival",
    "cast Spells in any wave",
    "cast a Spell and attack in the same turn",
    "be recruited onto a Corpse",
)
ATTACK: Final = 83
ATTACK_IN_ANY_WAVE: Final = 84
ATTACK_TWICE: Final = 85
MELEE_FROM_BEHIND: Final = 86
IGNORE_INTERCEPT: Final = 87
ATTACK_THROUGH: Final = 88
ACT_ON_ARRIVAL: Final = 89
CAST_IN_ANY_WAVE: Final = 90
CAST_AND_ATTACK: Final = 91
BE_RECRUITED_ONTO_CORPSE: Final = 92
