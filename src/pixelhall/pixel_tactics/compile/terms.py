"""What the words of texts stand for, and what is not played yet."""

from pixelhall.core.machine import Op
from pixelhall.pixel_tactics.effects import nouns
from pixelhall.pixel_tactics.state import Duel
from pixelhall.pixel_tactics.words import (
    BY_EFFECT,
    BY_ORDER,
    BY_SPELL,
    BY_TRAP,
    DECK,
    DISCARD,
    HAND,
    MELEE,
    OPERATION_BOX,
    ORDER_BOX,
    RANGED,
    RESERVE,
    TRAP_BOX,
)

Ops = list[Op[Duel]]
SIDES = {"": nouns.ANY, "your": nouns.YOURS, "rival": nouns.RIVAL, "their": nouns.THEIRS}
PILES = {"hand": HAND, "deck": DECK, "discard pile": DISCARD, "Reserve": RESERVE}
SPANS = {"turn": 0, "wave": 1, "round": 2, "battle": 3}
PAST = {"attacked": 0, "damaged": 1, "recruited": 2, "moved": 3, "revived": 4, "defeated": 5, "healed": 6}
BOXES = {"Order": ORDER_BOX, "Trap": TRAP_BOX, "Operation": OPERATION_BOX, "Spell": 9}
KINDS_OF_ATTACK = {"attack": 0, "Melee Attack": MELEE, "Ranged Attack": RANGED}
EFFECTS = 1 << BY_SPELL | 1 << BY_ORDER | 1 << BY_TRAP | 1 << BY_EFFECT
SOURCES = {
    None: 0,
    "attack": 1 << MELEE | 1 << RANGED,
    "Melee Attack": 1 << MELEE,
    "Ranged Attack": 1 << RANGED,
    "Spell": 1 << BY_SPELL,
    "Order": 1 << BY_ORDER,
    "Trap": 1 << BY_TRAP,
    "effect": EFFECTS,
}
STEPS = {"Forerunner": [-1], "Supporter": [1], "Forerunner and Supporter": [-1, 1]}
MOST = 999


class Unplayed(Exception):
    """A form that is understood and not played yet."""

    def __init__(self, form: str) -> None:
        super().__init__(form)
        self.form = form
