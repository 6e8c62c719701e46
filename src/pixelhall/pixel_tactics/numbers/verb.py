"""Verbs of actions. The first fourteen are also the types of action that cards name."""

from typing import Final

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
RIVAL: Final = 27  # one of several foes
STORM: Final = 28  # a Melee Attack against a fortress
EXCHANGE: Final = 29  # two slots of an arrangement that is planned
BONUS: Final = 30  # for a Leader that was lost
DRAFT: Final = 31  # a Draft Draw
GATHER: Final = 32  # Gather Funds
PROMO: Final = 33  # a Promo Draw
SNAP: Final = 34  # snapping a base
ALLY: Final = 35  # one of several allies
WORDS: Final = (
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
TYPES: Final = {word: number for number, word in enumerate(WORDS)} | {  # of action, as cards name them
    "Promo Draw": PROMO,
    "Draft Draw": DRAFT,
    "Gather Funds": GATHER,
    "Attack Fortress": STORM,
    "Snap": SNAP,
}
