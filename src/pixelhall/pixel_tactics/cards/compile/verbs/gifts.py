"""Verbs that give: statuses, counters, and what lasts for a time."""

from pixelhall.core.machine import Op
from pixelhall.pixel_tactics.cards.compile import statements
from pixelhall.pixel_tactics.cards.compile.lasting import end_of, keep_modifier
from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import Ops
from pixelhall.pixel_tactics.cards.effects import amounts, gifts
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.numbers import can, cannot, code
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts import statuses
from pixelhall.pixel_tactics.texts.book import Modifier
from pixelhall.pixel_tactics.texts.parts import Group

# Gifts.


def of_gifts(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.Give(to, given, end):
            return [op for change in given for op in give(reader, reader.group(to), change, end)]
        case nodes.RemoveStatus(status, from_):
            return [gifts.RemoveStatus(reader.group(from_), statuses.STATUSES.index(status))]
        case nodes.RemoveAllStatuses(from_):
            return [gifts.RemoveStatus(reader.group(from_), -1)]
        case nodes.AddCounters(n, name, on):
            return [gifts.Counters(reader.group(on), reader.counter(name), n)]
        case nodes.RemoveCounters(n, name, from_):
            return [gifts.Counters(reader.group(from_), reader.counter(name), -n)]
        case nodes.RemoveAllCounters(name, from_):
            counter = -1 if name is None else reader.counter(name)
            return [gifts.RemoveAllCounters(reader.register(node), reader.group(from_), counter)]
        case nodes.CantThisSpan(who, what, end):
            return lasting(reader, reader.group(who), [Modifier(code.CANNOT + cannot.WORDS.index(what))], end)
        case nodes.CanThisSpan(who, what, end):
            return lasting(reader, reader.group(who), [Modifier(code.CAN + can.WORDS.index(what))], end)
        case nodes.SilenceStep(who, end):
            return lasting(reader, reader.group(who), [Modifier(code.SILENT)], end)
        case nodes.CancelDamageKind(who, src, span):
            made = Modifier(code.TAKES_NONE)
            made.word = statements.word(src)
            return lasting(reader, reader.group(who), [made], nodes.UntilEnd(span))
        case nodes.ActionsBecome(whose, types, words, span):
            return lasting(
                reader, None, statements.modifiers(reader, nodes.ActionsAre(whose, types, words)), nodes.UntilEnd(span)
            )
        case nodes.AttacksBecome(who, what, words, span):
            made = statements.own_speed(None, what, words)
            return lasting(reader, reader.group(who), [made], nodes.UntilEnd(span))
        case nodes.ActionsCostNow(dearer, whose, types, n, span):
            costs = statements.modifiers(reader, nodes.ActionsCost(dearer, whose, types, n))
            return lasting(reader, None, costs, nodes.UntilEnd(span))
        case nodes.AttacksCostNow(dearer, who, what, n, span):
            made = statements.own_cost(None, what, n if dearer else -n)
            return lasting(reader, reader.group(who), [made], nodes.UntilEnd(span))
        case nodes.RivalCannotUse(who, act, span):
            return lasting(reader, None, statements.modifiers(reader, nodes.NoAction(who, act)), nodes.UntilEnd(span))
        case nodes.Become(who, of, end):
            guise = keep_modifier(reader, Modifier(code.GUISE))
            return [gifts.Become(reader.group(who), reader.group(of), guise, *end_of(end))]
        case nodes.SwapStats(_, of, with_, end):
            sets_attack, sets_life = Modifier(code.ATTACK_SET), Modifier(code.LIFE_SET)
            sets_attack.amount = sets_life.amount = amounts.Counted(0)
            other = None if with_ is None else reader.group(with_)
            return [
                gifts.SwapStats(
                    reader.group(of),
                    other,
                    keep_modifier(reader, sets_attack),
                    keep_modifier(reader, sets_life),
                    *end_of(end),
                )
            ]
    return None


def give(reader: Reader, to: Group, change: Node, end: Node | None) -> Ops:
    """Status tokens last until removed; anything else has a duration."""
    if isinstance(change, nodes.Status):
        return [gifts.GiveStatus(to, statuses.STATUSES.index(change.status), change.times or 1)]
    return lasting(reader, to, statements.changes(reader, None, change), end)


def lasting(reader: Reader, to: Group | None, made: list[Modifier], end: Node | None) -> Ops:
    return [give_modifier(reader, to, modifier, end) for modifier in made]


def give_modifier(reader: Reader, to: Group | None, made: Modifier, end: Node | None) -> Op[Duel]:
    """A number that follows from something is read once, when the step runs, and stays."""
    amount = made.amount
    if made.per is not None:
        amount = amounts.Sum(made.per, made.n, False, 0)
    if amount is None:
        return gifts.Give(to, keep_modifier(reader, made), *end_of(end))
    register = reader.new_register()
    made.per, made.amount = None, amounts.Counted(register)
    op = gifts.Give(to, keep_modifier(reader, made), *end_of(end))
    op.amount, op.register = amount, register
    return op
