"""The small numbers of the engine's inside: what modifiers change, which events there are, how lasting things end."""

from typing import Final

from mypy_extensions import i64

# What a modifier changes. Codes below 60 are read in the hot path: bits of one word; the others are bits of a second.
SPLIT: Final = 60
ATTACK_SET: Final = 0
ATTACK_TIMES: Final = 1
ATTACK_PRINTED: Final = 2
ATTACK_ADD: Final = 3
LIFE_SET: Final = 4
LIFE_TIMES: Final = 5
LIFE_PRINTED: Final = 6
LIFE_ADD: Final = 7
STATS_OF: Final = 8
TEXT: Final = 9  # another row, ability or Spell is active too
GUISE: Final = 10  # a copy of another card
SILENT: Final = 11
IMMUNE: Final = 12
BLOCKS: Final = 13
PASSES_BY: Final = 14  # does not block melee
AT_ONCE: Final = 15
NO_CORPSE: Final = 16
COVERS: Final = 17
MUST_ATTACK: Final = 18
ENTERS_WITH: Final = 19
TAKES_LESS: Final = 20
TAKES_MORE: Final = 21
TAKES_NONE: Final = 22
TAKES_AT_MOST: Final = 23
DEALS_MORE: Final = 24
HEALS_MORE: Final = 25
HAS: Final = 26  # + keyword, eleven of them
HAS_NOT: Final = 37
TWICE: Final = 48  # triggers twice
SPEED: Final = 49  # of some types of action
SPEED_ALL: Final = 50
NO_ACTION: Final = 51
HAND_LIMIT: Final = 52
ACTIONS_SET: Final = 53
ACTIONS_MORE: Final = 54
ACTIONS_FEWER: Final = 55
OPEN_HAND: Final = 56
PEEK_TOP: Final = 57
RECRUIT_INTO: Final = 58
COLUMNS: Final = 59
CANNOT: Final = 60  # + what
CAN: Final = 83  # + what
NO_LEADER: Final = 94
LEADER_STANDS: Final = 95
CEASEFIRE_LASTS: Final = 96
WAVES: Final = 97
CHOOSES_TARGETS: Final = 98
INTERCEPT_ALSO: Final = 99
DRAW_FROM: Final = 100
MORE_DRAW: Final = 101
ALWAYS_FIRST: Final = 102
ORDER_GOES: Final = 103
TIEBREAK: Final = 104
SCORE_MORE: Final = 105
CASUALTIES_AFTER: Final = 106
MELEE_FACING: Final = 107
ORDERS_BLANK: Final = 108
BLANKS: Final = 109  # the rows of a Hero say nothing
CODES: Final = 120

# Keywords, in the order of the language.
INTERCEPT: Final = 0
RANGED_ATTACK: Final = 1
DECOY: Final = 2
SWIFT: Final = 3
IMMORTAL: Final = 4
DEATHPROOF: Final = 5
EPHEMERAL: Final = 6
INCORPOREAL: Final = 7
LIFESTEAL: Final = 8
PIERCE: Final = 9
DOUBLE_ATTACK: Final = 10
KEYWORDS: Final = (
    "Intercept",
    "Ranged Attack",
    "Decoy",
    "Swift",
    "Immortal",
    "Deathproof",
    "Ephemeral",
    "Incorporeal",
    "Lifesteal",
    "Pierce",
    "Double Attack",
)

# What can be forbidden, and what can be allowed.
FORBIDDEN: Final = (
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
C_ATTACK: Final = 60
C_ATTACK_LEADERS: Final = 61
C_ATTACK_HEROES: Final = 62
C_MELEE: Final = 63
C_RANGED: Final = 64
C_CAST: Final = 65
C_MOVE: Final = 66
C_BE_MOVED: Final = 67
C_BE_TARGETED: Final = 68
C_BY_ATTACKS: Final = 69
C_BY_RANGED: Final = 70
C_BY_SPELLS: Final = 71
C_BY_ORDERS: Final = 72
C_BY_RIVALS: Final = 73
C_BE_DEFEATED: Final = 74
C_BE_REVIVED: Final = 75
C_BE_CLEARED: Final = 76
C_BE_HEALED: Final = 77
C_BE_CANCELLED: Final = 78
C_BE_DISCARDED: Final = 79
C_STATUSES: Final = 80
C_RECRUIT: Final = 81
ALLOWED: Final = (
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
P_ATTACK: Final = 83
P_ANY_WAVE: Final = 84
P_TWICE: Final = 85
P_MELEE_BEHIND: Final = 86
P_IGNORE: Final = 87
P_THROUGH: Final = 88
P_ARRIVAL: Final = 89
P_CAST_ANY_WAVE: Final = 90
P_CAST_AND_ATTACK: Final = 91
P_ONTO_CORPSE: Final = 92

# Events.
E_ATTACKS: Final = 1
E_DECLARES: Final = 2
E_DAMAGE: Final = 3
E_LETHAL: Final = 4
E_DEFEATED: Final = 5
E_CLEARED: Final = 6
E_REVIVED: Final = 7
E_RECRUITED: Final = 8
E_MOVED: Final = 9
E_SWITCHED: Final = 10
E_SWAPPED: Final = 11
E_DISCARDED: Final = 12
E_HEALED: Final = 13
E_TARGETED: Final = 14
E_REVEALED: Final = 15
E_RETURNED: Final = 16
E_LEAVES: Final = 17
E_ENTERS: Final = 18
E_CONTROL: Final = 19
E_STATUS: Final = 20
E_STATUS_LOST: Final = 21
E_COUNTER: Final = 22
E_CASTS: Final = 23
E_ORDER: Final = 24
E_OPERATION: Final = 25
E_DECLARES_ORDER: Final = 26
E_DECLARES_OPERATION: Final = 27
E_DECLARES_SPELL: Final = 28
E_DECLARES_RECRUIT: Final = 29
E_DECLARES_MOVE: Final = 30
E_PLACES_TRAP: Final = 31
E_TRAP: Final = 32
E_EXPIRES: Final = 33
E_USES: Final = 34
E_DRAWS: Final = 35
E_DISCARDS: Final = 36
E_REVEALS: Final = 37
E_RUNS_OUT: Final = 38
E_PASSES: Final = 39
E_SPENDS: Final = 40
E_FIRST: Final = 41
E_LEADERS: Final = 42
E_START_TURN: Final = 43
E_END_TURN: Final = 44
E_START_WAVE: Final = 45
E_BEFORE_CASUALTIES: Final = 46
E_END_WAVE: Final = 47
E_AFTER_CASUALTIES: Final = 48
E_START_ROUND: Final = 49
E_END_ROUND: Final = 50
E_START_BATTLE: Final = 51
E_END_CEASEFIRE: Final = 52
E_DECLARES_TRAP: Final = 53
SAYS_DRAWS: Final = (
    60  # a line of the log, as logbook.py lists them; its reader's own tells the card in place of the public one
)

# Would-events, which replacements answer.
W_TAKE: Final = 1
W_LETHAL: Final = 2
W_DEFEATED: Final = 3
W_CORPSE: Final = 4
W_DRAW: Final = 5
W_LOSE_ACTION: Final = 6
W_ATTACK: Final = 7
W_DISCARDED: Final = 8
W_CLEARED: Final = 9
W_REVIVED: Final = 10
W_RECRUITED: Final = 11
W_MOVED: Final = 12
W_RETURNED: Final = 14
W_HEALED: Final = 15

# Lasting things, and how they end.
L_MODIFIER: Final = 0
L_TRIGGER: Final = 1
L_SHIELD: Final = 2
UNTIL_TURN: Final = 0
UNTIL_WAVE: Final = 1
UNTIL_ROUND: Final = 2
UNTIL_BATTLE: Final = 3  # or until the receiver leaves play
UNTIL_NEXT_TURN: Final = 4
FOR_WAVES: Final = 5
WHILE_HERE: Final = 6
WHILE_IN_PLAY: Final = 7
UNTIL_DAMAGED: Final = 8
UNTIL_USED: Final = 9
THIS_ATTACK: Final = 10

# Why a battle ended.
BY_ROUT: Final = 1
BY_HEROES: Final = 2  # both Leaders fell, more living Heroes (PT-END-02)
BY_TIE: Final = 3
BY_TEXT: Final = 4
BY_STALEMATE: Final = 5
BY_LIMIT: Final = 6
BY_RESIGNATION: Final = 7
REASONS: Final = (
    "",
    "rout",
    "more living Heroes after a double rout",
    "both Leaders fell together",
    "a card's text",
    "stalemate",
    "the limit of rounds",
    "resignation",
)

# The rules' own programs, by their place in every book.
SERIES_P: Final = 0
BATTLE_P: Final = 1
TURN_P: Final = 2
ATTACK_P: Final = 3
SPELL_P: Final = 4
ORDER_P: Final = 5
RECRUIT_P: Final = 6
MOVE_P: Final = 7
OPERATE_P: Final = 8
TRAP_P: Final = 9
WINDOW_P: Final = 10
DEED_P: Final = 11
NAMED_P: Final = 12
REACT_P: Final = 13
CHECK_P: Final = 14
PROCEDURES: Final = 15

TOP: Final = 1 << 62


def bit(n: i64) -> i64:
    """A word with only this bit. Shifted down from the top: compiled code would shift a literal 1 as a 32-bit
    number."""
    return TOP >> (62 - n)
