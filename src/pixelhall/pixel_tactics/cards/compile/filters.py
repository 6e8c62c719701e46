"""What stands after a noun: "in melee", "with 3 or more Attack", "in front of this Hero"."""

from typing import TYPE_CHECKING

from pixelhall.pixel_tactics.cards.compile.terms import BOXES, MOST, PAST, SPANS, Unplayed
from pixelhall.pixel_tactics.cards.effects import nouns
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.numbers import history, keyword
from pixelhall.pixel_tactics.texts.statuses import STATUSES

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.cards.compile.reader import Reader


def test(reader: "Reader", node: Node) -> nouns.Test:
    match node:
        case nodes.InMelee(yes):
            return nouns.Melee(yes)
        case nodes.InPlace(place):
            return nouns.PlaceTest(reader.place(place))
        case nodes.Tagged(yes, name):
            return either_way(yes, nouns.Tagged(name))
        case nodes.AtLeast(n, stat):
            return nouns.Between(nouns.STATS.index(stat), n, MOST)
        case nodes.AtMost(n, stat):
            return nouns.Between(nouns.STATS.index(stat), -MOST, n)
        case nodes.Exactly(n, stat):
            return nouns.Between(nouns.STATS.index(stat), n, n)
        case nodes.Extreme(most, stat):
            return nouns.Extreme(nouns.STATS.index(stat), most)
        case nodes.Damaged(yes):
            return nouns.Between(2, 1 if yes else 0, MOST if yes else 0)
        case nodes.Lethal():
            return nouns.Lethal()
        case nodes.WithKeyword(yes, kw):
            return nouns.Keyword(keyword.WORDS.index(kw), yes)
        case nodes.WithStatus(yes, status):
            return nouns.Bears(STATUSES.index(status), yes)
        case nodes.WithCounters(n, name):
            return nouns.Counters(reader.counter(name), n)
        case nodes.WithNoCounters(name):
            return nouns.Opposite(nouns.Counters(reader.counter(name), 1))
        case nodes.WithBox(yes, box):
            return either_way(yes, nouns.Boxed(BOXES[box]))
        case nodes.BelowHalf():
            return nouns.BelowHalf()
        case nodes.InFront(ref):
            return nouns.Column(reader.spots(ref), -1)
        case nodes.Behind(ref):
            return nouns.Column(reader.spots(ref), 1)
        case nodes.Adjacent(ref):
            return nouns.Adjacent(reader.spots(ref))
        case nodes.Facing(ref):
            return nouns.Facing(reader.spots(ref))
        case nodes.DidAttack(yes, span):
            return either_way(yes, nouns.Past(history.DID_ATTACK, SPANS[span]))
        case nodes.DidAttackUnit(kind, span):
            return nouns.Assailed(history.DID_MELEE if kind == "Melee Attack" else history.DID_ATTACK, SPANS[span])
        case nodes.WasDone(yes, deed, span):
            return either_way(yes, nouns.Past(PAST[deed], SPANS[span]))
        case nodes.OwnedBy(who):
            return nouns.Owned(isinstance(who, nodes.You))
        case nodes.Named(yes, name):
            return either_way(yes, nouns.Called(name))
        case nodes.SameName(ref):
            return nouns.SameName(reader.group(ref))
    raise Unplayed(type(node).__name__)


def either_way(yes: bool, test: nouns.Test) -> nouns.Test:
    """The filter itself, or its opposite."""
    return test if yes else nouns.Opposite(test)
