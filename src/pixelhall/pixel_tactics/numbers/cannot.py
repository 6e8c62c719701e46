"""What a text can forbid: codes from code.CANNOT on."""

from typing import Final

WORDS: Final = (
    "attack",
    "attack Leaders",
    "attack Heroes",
    "make Melee Attacks",
    "make Ranged Attacks",
    "cast Spells",
    "move",
    "be moved",
    "be targeted",
    "be targeted by attacks",
    "be targeted by Ranged Attacks",
    "be targeted by Spells",
    "be targeted by Orders",
    "be targeted by Rivals",
    "be defeated by effects",
    "be revived",
    "be cleared",
    "be healed",
    "be cancelled",
    "be discarded by Rivals",
    "gain statuses",
    "recruit",
)
ATTACK: Final = 60
ATTACK_LEADERS: Final = 61
ATTACK_HEROES: Final = 62
MELEE: Final = 63
RANGED: Final = 64
CAST: Final = 65
MOVE: Final = 66
BE_MOVED: Final = 67
BE_TARGETED: Final = 68
BE_TARGETED_BY_ATTACKS: Final = 69
BE_TARGETED_BY_RANGED: Final = 70
BE_TARGETED_BY_SPELLS: Final = 71
BE_TARGETED_BY_ORDERS: Final = 72
BE_TARGETED_BY_RIVALS: Final = 73
BE_DEFEATED: Final = 74
BE_REVIVED: Final = 75
BE_CLEARED: Final = 76
BE_HEALED: Final = 77
BE_CANCELLED: Final = 78
BE_DISCARDED: Final = 79
GAIN_STATUSES: Final = 80
RECRUIT: Final = 81
