"""What lasts: how it ends, and the number by which a state names it."""

from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import SPANS, Unplayed
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.numbers import until
from pixelhall.pixel_tactics.texts.book import Modifier, Replacement, Trigger


def end_of(node: Node | None) -> tuple[int, int]:
    """How a lasting thing ends, and what that end needs."""
    match node:
        case None | nodes.RestOfBattle():
            return until.BATTLE, 0
        case nodes.UntilEnd(span):
            return SPANS[span], 0
        case nodes.UntilNextTurn():
            return until.NEXT_TURN, 0
        case nodes.ForWaves(n):
            return until.WAVES_PASSED, n
        case nodes.WhileHere():
            return until.IT_LEAVES_ITS_SLOT, 0
        case nodes.WhileInPlay():
            return until.IT_LEAVES_PLAY, 0
        case nodes.UntilDamaged():
            return until.DAMAGED, 0
        case nodes.UntilUsed():
            return until.USED, 0
        case nodes.ThisAttack():
            return until.ATTACK_ENDS, 0
    raise Unplayed(type(node).__name__)


def keep_trigger(reader: Reader, trigger: Trigger) -> int:
    """A trigger's place in the book, so that a state can name it by a number."""
    trigger.index = len(reader.book.triggers)
    trigger.text = reader.text
    reader.book.triggers.append(trigger)
    return trigger.index


def keep_replacement(reader: Reader, replacement: Replacement) -> int:
    """A replacement's place in the book, so that a state can name it by a number."""
    replacement.index = len(reader.book.replacements)
    reader.book.replacements.append(replacement)
    return replacement.index


def keep_modifier(reader: Reader, modifier: Modifier) -> int:
    """A modifier's place in the book, so that a state can name it by a number."""
    modifier.index = len(reader.book.modifiers)
    modifier.text = reader.text
    reader.book.modifiers.append(modifier)
    return modifier.index
