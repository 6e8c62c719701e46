"""What the words of texts stand for, and what is not played yet."""

from pixelhall.core.errors import BadCard
from pixelhall.core.machine import Op
from pixelhall.pixel_tactics.cards.effects import nouns
from pixelhall.pixel_tactics.numbers import by, fourth_box, zone
from pixelhall.pixel_tactics.state.state import Duel

Ops = list[Op[Duel]]
SIDES = {"": nouns.ANY, "your": nouns.YOURS, "rival": nouns.RIVAL, "their": nouns.THEIRS, "ally": nouns.ALLYS}
PILES = {"hand": zone.HAND, "deck": zone.DECK, "discard pile": zone.DISCARD, "Reserve": zone.RESERVE}
SPANS = {"turn": 0, "wave": 1, "round": 2, "battle": 3}
PAST = {"attacked": 0, "damaged": 1, "recruited": 2, "moved": 3, "revived": 4, "defeated": 5, "healed": 6}
BOXES = {"Order": fourth_box.ORDER, "Trap": fourth_box.TRAP, "Operation": fourth_box.OPERATION, "Spell": 9}
KINDS_OF_ATTACK = {"attack": 0, "Melee Attack": by.MELEE, "Ranged Attack": by.RANGED}
EFFECTS = 1 << by.SPELL | 1 << by.ORDER | 1 << by.TRAP | 1 << by.EFFECT
SOURCES = {
    None: 0,
    "attack": 1 << by.MELEE | 1 << by.RANGED,
    "Melee Attack": 1 << by.MELEE,
    "Ranged Attack": 1 << by.RANGED,
    "Spell": 1 << by.SPELL,
    "Order": 1 << by.ORDER,
    "Trap": 1 << by.TRAP,
    "effect": EFFECTS,
}
STEPS = {"Forerunner": [-1], "Supporter": [1], "Forerunner and Supporter": [-1, 1]}
MOST = 999


class Senseless(BadCard):
    """Words that fit the grammar and mean nothing that could ever be played."""

    def __init__(self, cause: str, text: str = "") -> None:
        super().__init__(text, 0, cause)


class Unplayed(Exception):
    """A form that is understood and not played yet."""

    def __init__(self, form: str) -> None:
        super().__init__(form)
        self.form = form
