"""The small numbers that stand for the words of the game: zones, rows, marks, attack kinds, verbs."""

from typing import Final

# Geometry: three rows of up to five columns; columns 1 to 3 are open in an ordinary Unit, and column c faces column 4 -
# c.
VANGUARD: Final = 0
FLANK: Final = 1
REAR: Final = 2
ROWS: Final = ("Vanguard", "Flank", "Rear")
WIDTH: Final = 5
SLOTS: Final = 15
CENTRE: Final = 2
MIDDLE: Final = 0b01110_01110_01110  # bits of the spots in columns 1 to 3
MOST_SEATS: Final = 8

# Zones (PT-ZONE-06).
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
RESERVE: Final = 3
TROPHIES: Final = 4
GONE: Final = 5  # removed from the battle
PILES: Final = 6  # the zones above are lists of cards
UNIT: Final = 6
LIMBO: Final = 7  # an Order that resolves (PT-ZONE-07)
SEALED: Final = 8  # a Leader chosen and not yet revealed (PT-SETUP-03)

# What is kept of each card: one row of numbers.
FACE: Final = 0
OWNER: Final = 1
ZONE: Final = 2
SEAT: Final = 3  # whose zone it is in; in a Unit, its controller
SPOT: Final = 4  # slot of the Unit or of the Reserve
DAMAGE: Final = 5
MARKS: Final = 6
HISTORY: Final = 7
SEEN: Final = 8  # bit s: seat s knows the face; SPECTATOR: everybody does
# time markers of an Operation; the turn in which a Trap was placed; the damage beyond its Life that a Corpse fell with
TIME: Final = 9
FIELDS: Final = 10
SPECTATOR: Final = 128

# Marks on a card in play.
LEADER: Final = 1
CORPSE: Final = 2
ACTED: Final = 4  # one starred action a turn (PT-ACT-02)
ATTACKED: Final = 8  # this wave (PT-ATK-02)
AGAIN: Final = 16  # attacked twice this wave
CAST: Final = 32  # this wave (PT-SPELL-02)
FRESH: Final = 64  # recruited this wave (PT-RECR-02)
SHIFTED: Final = 128  # moved this turn or wave (PT-MOVE-03)
TOKEN: Final = 256
COPY: Final = 512
OPEN: Final = 1024  # a Trap turned face up
WAVE_MARKS: Final = ATTACKED | AGAIN | CAST | FRESH

# History: what a card did, or what was done to it; each in this turn, this wave, this round.
WAS_ATTACKED: Final = 0
WAS_DAMAGED: Final = 1
WAS_RECRUITED: Final = 2
WAS_MOVED: Final = 3
WAS_REVIVED: Final = 4
WAS_DEFEATED: Final = 5
WAS_HEALED: Final = 6
DID_ATTACK: Final = 7
DID_MELEE: Final = 8
DEEDS: Final = 9
TURN_SPAN: Final = 0
WAVE_SPAN: Final = 1
ROUND_SPAN: Final = 2
BATTLE_SPAN: Final = 3
USES: Final = 4096  # what a card has used up is noted as program * USES + card + 1

# What is kept of each seat.
ACTIONS: Final = 0
NEXT_ACTIONS: Final = 1  # gained or lost for the next turn
SKIPS: Final = 2  # turns to skip
PLAYED: Final = 3  # bits: what was played, by span
LAST_RECRUIT: Final = 4
TROPHY_COUNT: Final = 5
KEPT: Final = 6  # the Leader of this battle
IDLE: Final = 7  # only passed this round
NEXT_SPARED: Final = 8  # lost for the next turn, but for its last action
SEAT_FIELDS: Final = 9

# Kinds of attack and sources of damage.
MELEE: Final = 1
RANGED: Final = 2
BY_SPELL: Final = 3
BY_ORDER: Final = 4
BY_TRAP: Final = 5
BY_EFFECT: Final = 6

# The fourth box.
NO_BOX: Final = 0
ORDER_BOX: Final = 1
OPERATION_BOX: Final = 2
TRAP_BOX: Final = 3

# Verbs of actions. The first fourteen are also the action types that cards name.
DRAW: Final = 0
RECRUIT: Final = 1
ATTACK: Final = 2
SPELL: Final = 3
NAMED: Final = 4
ORDER: Final = 5
MOVE: Final = 6
SWITCH: Final = 7
CLEAR: Final = 8
OPERATE: Final = 9
TRAP: Final = 10
REMOVE: Final = 11
PASS: Final = 12
END: Final = 13
SHOOT: Final = 14  # a Ranged Attack
LEAD: Final = 15
SPRING: Final = 16
DECLINE: Final = 17
CHOOSE: Final = 18  # a card
PLACE: Final = 19  # a slot, row, column or Unit
NUMBER: Final = 20
DONE: Final = 21
YES: Final = 22
NO: Final = 23
FIRST: Final = 24  # which of several waiting abilities resolves first
EITHER: Final = 25  # one of two texts
NAME: Final = 26  # the name of a card
ACTION_WORDS: Final = (
    "Draw",
    "Recruit",
    "Attack",
    "Spell",
    "named",
    "Order",
    "Move",
    "Switch",
    "Clear Corpse",
    "Operation",
    "Trap",
    "Clear Reserve",
    "Pass",
)

# Speeds of actions (PT-ACT-05 to 07).
NORMAL: Final = 0
FREE: Final = 1
LONG: Final = 2

# Places that are chosen (PT-TGT-02), packed in one number: kind * PLACE_KIND + seat * PLACE_SEAT + index; what is less
# than PLACE_KIND is a slot.
PLACE_KIND: Final = 1000
PLACE_SEAT: Final = 10
ROW_PLACE: Final = 1
COLUMN_PLACE: Final = 2
UNIT_PLACE: Final = 3
EVERY_UNIT: Final = 9  # in the place of a seat
