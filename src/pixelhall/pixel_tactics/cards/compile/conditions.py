"""Conditions and times: While, If, only if, During."""

from pixelhall.pixel_tactics.cards.compile.filters import either_way
from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import BOXES, MOST, PAST, SPANS, STEPS, Unplayed
from pixelhall.pixel_tactics.cards.effects import conditions, nouns, references
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.numbers import grid, history, keyword, zone
from pixelhall.pixel_tactics.texts.parts import Condition, Group
from pixelhall.pixel_tactics.texts.statuses import STATUSES

TWICE_MOST = 2 * MOST  # how far two numbers can be apart


def condition(reader: Reader, node: Node) -> Condition:
    match node:
        case nodes.And(a, b):
            return conditions.Both(condition(reader, a), condition(reader, b))
        case nodes.Or(a, b):
            return conditions.Either(condition(reader, a), condition(reader, b))
        case nodes.Is(yes, who, what):
            return conditions.Is(reader.group(who), conditions.STATES.index(what), yes)
        case nodes.InRowIs(yes, who, row):
            return conditions.InRow(reader.group(who), grid.ROWS.index(row), yes)
        case nodes.HasNeighbor(yes, who, which):
            return conditions.HasNeighbour(reader.group(who), STEPS[which][0], yes)
        case nodes.HasKeyword(yes, who, kw):
            return conditions.Fits(reader.group(who), nouns.Keyword(keyword.WORDS.index(kw), yes))
        case nodes.HasStatus(yes, who, status):
            return conditions.Fits(reader.group(who), nouns.Bears(STATUSES.index(status), yes))
        case nodes.HasCounters(who, n, name):
            return conditions.Fits(reader.group(who), nouns.Counters(reader.counter(name), n))
        case nodes.HasFewerCounters(who, n, name):
            return conditions.Fits(reader.group(who), nouns.Opposite(nouns.Counters(reader.counter(name), n)))
        case nodes.HasNoCounters(who, name):
            return conditions.Fits(reader.group(who), nouns.Opposite(nouns.Counters(reader.counter(name), 1)))
        case nodes.HasBox(yes, who, box):
            return conditions.Fits(reader.group(who), either_way(yes, nouns.Boxed(BOXES[box])))
        case nodes.StatAtLeast(x, n):
            return conditions.Compare(reader.amount(x), n, MOST, None)
        case nodes.StatAtMost(x, n):
            return conditions.Compare(reader.amount(x), -MOST, n, None)
        case nodes.StatMore(x, y):
            return conditions.Compare(reader.amount(x), 1, TWICE_MOST, reader.amount(y))
        case nodes.StatLess(x, y):
            return conditions.Compare(reader.amount(x), -TWICE_MOST, -1, reader.amount(y))
        case nodes.StatSame(x, y):
            return conditions.Compare(reader.amount(x), 0, 0, reader.amount(y))
        case nodes.StatExactly(x, n):
            return conditions.Compare(reader.amount(x), n, n, None)
        case nodes.Did(yes, who, span):
            return conditions.Fits(reader.group(who), either_way(yes, nouns.Past(history.DID_ATTACK, SPANS[span])))
        case nodes.WasDoneC(yes, who, deed, span):
            return conditions.Fits(reader.group(who), either_way(yes, nouns.Past(PAST[deed], SPANS[span])))
        case nodes.HasTag(yes, who, name):
            return conditions.Fits(reader.group(who), either_way(yes, nouns.Tagged(name)))
        case nodes.IsNamed(yes, who, name):
            return conditions.Fits(reader.group(who), either_way(yes, nouns.Called(name)))
        case nodes.CoinShows(heads):
            return conditions.Compare(reader.number(node), int(heads), int(heads), None)
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
            return has(reader, who, what, n, MOST)
        case nodes.HasAtMost(who, n, what):
            return has(reader, who, what, 0, n)
        case nodes.HasExactly(who, n, what):
            return has(reader, who, what, n, n)
        case nodes.HasNo(who, what):
            return has(reader, who, what, 0, 0)
        case nodes.HasFewer(who, what, vs):
            fewer = has(reader, who, what, 0, 0, vs)
            fewer.fewer = True
            return fewer
        case nodes.HasMore(who, what, vs):
            return has(reader, who, what, 0, 0, vs)
        case nodes.ThereAre(n, what):
            return conditions.ThereAre(reader.noun(what, nouns.ANY, False), n, MOST)
        case nodes.ThereAreAtMost(n, what):
            return conditions.ThereAre(reader.noun(what, nouns.ANY, False), 0, n)
        case nodes.ThereIsNo(what):
            return conditions.ThereAre(reader.noun(what, nouns.ANY, False), 0, 0)
        case nodes.ThereIs(what):
            return conditions.ThereAre(reader.noun(what, nouns.ANY, False), 1, MOST)
        case nodes.EmptyZone(yes, pile):
            empty = conditions.EmptyPile(*reader.pile(pile), yes)
            empty.all = isinstance(pile, nodes.Zone) and isinstance(pile.whose, EACH)
            return empty
        case nodes.Played(yes, who, what, span):
            kind = ("Order", "Operation", "Spell").index(what)
            played = conditions.Played(reader.players(who), kind, SPANS[span], yes)
            played.all = isinstance(who, EACH)
            return played
        case nodes.FirstPlayer(first):
            return conditions.First(first)
        case _:
            return time(reader, node)


EACH = (nodes.EachRival, nodes.EachAlly, nodes.EachPlayer)  # what is said of them holds of them all


def has(reader: Reader, who: Node, what: Node, low: int, high: int, versus: Node | None = None) -> conditions.HasCount:
    """A player has so many of something, or more or fewer than another."""
    than = None if versus is None else reader.players(versus)
    made = conditions.HasCount(reader.players(who), *belongings(reader, what), low, high, than)
    made.all = isinstance(who, EACH)
    made.than_all = isinstance(versus, EACH)
    return made


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
        case nodes.Unless(cond):
            return conditions.Not(condition(reader, cond))
        case nodes.During(when):
            return time(reader, when)
        case nodes.Outside(when):
            return conditions.Not(time(reader, when))
    raise Unplayed(type(node).__name__)


def both(one: Condition | None, other: Condition | None) -> Condition | None:
    return one if other is None else other if one is None else conditions.Both(one, other)
