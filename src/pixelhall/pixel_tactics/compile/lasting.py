"""What lasts: how it ends, and the number by which a state names it."""

from pixelhall.pixel_tactics import codes
from pixelhall.pixel_tactics.book import Modifier, Trigger
from pixelhall.pixel_tactics.codes import (
    FOR_WAVES,
    THIS_ATTACK,
    UNTIL_BATTLE,
    UNTIL_DAMAGED,
    UNTIL_NEXT_TURN,
    UNTIL_USED,
)
from pixelhall.pixel_tactics.compile.reader import Reader
from pixelhall.pixel_tactics.compile.terms import SPANS, Unplayed
from pixelhall.pixel_tactics.language import nodes
from pixelhall.pixel_tactics.language.node import Node


def until(node: Node | None) -> tuple[int, int]:
    """How a lasting thing ends, and what that end needs."""
    match node:
        case None | nodes.RestOfBattle():
            return UNTIL_BATTLE, 0
        case nodes.UntilEnd(span):
            return SPANS[span], 0
        case nodes.UntilNextTurn():
            return UNTIL_NEXT_TURN, 0
        case nodes.ForWaves(n):
            return FOR_WAVES, n
        case nodes.WhileHere():
            return codes.WHILE_HERE, 0
        case nodes.WhileInPlay():
            return codes.WHILE_IN_PLAY, 0
        case nodes.UntilDamaged():
            return UNTIL_DAMAGED, 0
        case nodes.UntilUsed():
            return UNTIL_USED, 0
        case nodes.ThisAttack():
            return THIS_ATTACK, 0
    raise Unplayed(type(node).__name__)


def kept(reader: Reader, trigger: Trigger) -> int:
    """A trigger's place in the book, so that a state can name it by a number."""
    trigger.index = len(reader.book.triggers)
    trigger.text = reader.text
    reader.book.triggers.append(trigger)
    return trigger.index


def noted(reader: Reader, modifier: Modifier) -> int:
    """A modifier's place in the book, so that a state can name it by a number."""
    modifier.index = len(reader.book.modifiers)
    modifier.text = reader.text
    reader.book.modifiers.append(modifier)
    return modifier.index
