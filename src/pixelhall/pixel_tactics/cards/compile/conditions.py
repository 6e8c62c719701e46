"""Conditions and times: While, If, only if, During."""

from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import MOST, PAST, SPANS, STEPS, Unplayed
from pixelhall.pixel_tactics.cards.effects import conditions, nouns, references
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.numbers import grid, history, keyword, zone
from pixelhall.pixel_tactics.texts.parts import Condition, Group
from pixelhall.pixel_tactics.texts.statuses import STATUSES


def condition(reader: Reader, node: Node) -> Condition:
    match node:
        case nodes.Is(who, what):
            return conditions.Is(reader.group(who), conditions.STATES.index(what))
        case nodes.InRowIs(who, row):
            return conditions.InRow(reader.group(who), grid.ROWS.index(row))
        case nodes.HasNeighbor(yes, who, which):
            return conditions.HasNeighbour(reader.group(who), STEPS[which][0], yes)
        case nodes.HasKeyword(yes, who, kw):
            return conditions.Fits(reader.group(who), nouns.Keyword(keyword.WORDS.index(kw), yes))
        case nodes.HasStatus(who, status):
            return conditions.HasStatus(reader.group(who), STATUSES.index(status))
        case nodes.HasCounters(who, n, name):
            return conditions.HasCounters(reader.group(who), reader.counter(name), n)
        case nodes.StatAtLeast(x, n):
            return conditions.Compare(reader.amount(x), n, MOST, None)
        case nodes.StatAtMost(x, n):
            return conditions.Compare(reader.amount(x), -MOST, n, None)
        case nodes.StatMore(x, y):
            return conditions.Compare(reader.amount(x), 0, 0, reader.amount(y))
        case nodes.Did(who, span):
            return conditions.Fits(reader.group(who), nouns.Past(history.DID_ATTACK, SPANS[span]))
        case nodes.WasDoneC(who, deed, span):
            return conditions.Fits(reader.group(who), nouns.Past(PAST[deed], SPANS[span]))
        case nodes.HasTag(who, name):
            return conditions.Fits(reader.group(who), nouns.Tagged(name))
        case nodes.IsNamed(who, name):
            return conditions.Fits(reader.group(who), nouns.Called(name))
        case nodes.SameNameIn(who, pile):
            return conditions.SameNameIn(reader.group(who), *reader.pile(pile))
        case nodes.Owns(yes, what):
            return conditions.Owns(reader.group(what), yes)
        case nodes.YouDo():
            return conditions.YouDo(True)
        case nodes.YouDoNot():
            return conditions.YouDo(False)
        case _:
            return counting(reader, node)


def counting(reader: Reader, node: Node) -> Condition:
    match node:
        case nodes.Has(who, n, what):
            return conditions.HasCount(reader.players(who), *belongings(reader, what), n, MOST, None)
        case nodes.HasAtMost(who, n, what):
            return conditions.HasCount(reader.players(who), *belongings(reader, what), 0, n, None)
        case nodes.HasNo(who, what):
            return conditions.HasCount(reader.players(who), *belongings(reader, what), 0, 0, None)
        case nodes.HasMore(who, what, vs):
            return conditions.HasCount(reader.players(who), *belongings(reader, what), 0, 0, reader.players(vs))
        case nodes.ThereAre(n, what):
            return conditions.ThereAre(reader.noun(what, nouns.ANY, False), n, MOST)
        case nodes.ThereIsNo(what):
            return conditions.ThereAre(reader.noun(what, nouns.ANY, False), 0, 0)
        case nodes.ThereIs(what):
            return conditions.ThereAre(reader.noun(what, nouns.ANY, False), 1, MOST)
        case nodes.EmptyZone(yes, pile):
            return conditions.EmptyPile(*reader.pile(pile), yes)
        case nodes.Played(who, what, span):
            return conditions.Played(reader.players(who), ("Order", "Operation", "Spell").index(what), SPANS[span])
        case nodes.FirstPlayer(first):
            return conditions.First(first)
        case _:
            return time(reader, node)


def belongings(reader: Reader, node: Node) -> tuple[Group, int]:
    """What a player has, and the register that names that player."""
    holder = reader.new_register()
    noun = reader.noun(node, nouns.THEIRS, False)
    noun.chooser = references.Chooser(holder)
    if noun.zone == zone.HAND and any(isinstance(one, nodes.InHand) for one in getattr(node, "where", ())):
        noun.whose = noun.chooser
    return noun, holder


def time(reader: Reader, node: Node) -> Condition:
    match node:
        case nodes.WaveIs(row):
            return conditions.WaveIs(grid.ROWS.index(row))
        case nodes.TurnOf(whose):
            return conditions.TurnOf(reader.players(whose))
        case nodes.Ceasefire():
            return conditions.Ceasefire()
        case nodes.RoundOne():
            return conditions.RoundOne()
    raise Unplayed(type(node).__name__)


def prefix(reader: Reader, node: Node | None) -> Condition | None:
    match node:
        case None:
            return None
        case nodes.While(cond):
            return condition(reader, cond)
        case nodes.During(when):
            return time(reader, when)
        case nodes.Outside(when):
            return conditions.Not(time(reader, when))
    raise Unplayed(type(node).__name__)


def both(one: Condition | None, other: Condition | None) -> Condition | None:
    return one if other is None else other if one is None else conditions.Both(one, other)
