"""Verbs of Orders, attacks and Spells."""

from pixelhall.pixel_tactics.cards.compile import searches
from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import KINDS_OF_ATTACK, Ops
from pixelhall.pixel_tactics.cards.effects import acts, orders, turns
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.numbers import program

CANCELLED = {
    "attack": [program.ATTACK, program.STORM],
    "Order": [program.ORDER],
    "Operation": [program.OPERATE],
    "Spell": [program.SPELL],
    "Trap": [program.TRAP],
    "Recruit": [program.RECRUIT],
    "Move": [program.MOVE],
}


def of_orders(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.PlayOrder():
            return [orders.PlayOrder(reader.implied(node))]
        case nodes.PlayOrderOf(of) | nodes.PlayLeaderOrder(of):
            return [orders.PlayOrder(reader.group(of))]
        case nodes.PlayAnyOrders(zone):
            return [orders.PlayAnyOrders(reader.pile_group(zone)), *searches.looked_through(reader, *reader.pile(zone))]
        case nodes.PlayTopOrder(zone):
            return [orders.RandomOrder(reader.pile_group(zone))]
        case nodes.RepeatOrder():
            return [orders.RepeatOrder()]
        case nodes.Activate(what):
            return [orders.ActivateTrap(reader.group(what))]
        case nodes.Cancel(what):
            return [orders.Cancel(CANCELLED[what])]
    return None


def of_acts(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.MakeAttack(who, kind, whom):
            target = None if whom is None else reader.group(whom)
            blow = acts.MakeAttack(reader.new_register(), reader.group(who), KINDS_OF_ATTACK[kind], target)
            blow.arrived = recruits_them(reader, who)
            return [blow]
        case nodes.CastSpell(who):
            cast = acts.CastSpell(reader.group(who))
            cast.arrived = recruits_them(reader, who)
            return [cast]
        case nodes.UseSpellOf(of, as_):
            return [acts.UseSpellOf(reader.group(of), reader.group(as_))]
        case nodes.RedirectAttack(to):
            return [acts.Redirect(reader.group(to))]
        case nodes.ChooseNewTarget(by):
            return [acts.NewTarget(isinstance(by, nodes.Chance))]
        case nodes.Refresh(who):
            return [acts.Refresh(reader.group(who), True)]
        case nodes.Exhaust(who):
            return [acts.Refresh(reader.group(who), False)]
        case nodes.Score(n):
            return [acts.Score(n)]
        case nodes.AddTime(n, on):
            return [turns.TimeMarkers(reader.group(on), n)]
        case nodes.RemoveTime(n, from_):
            return [turns.TimeMarkers(reader.group(from_), -n)]
    return None


def recruits_them(reader: Reader, who: Node) -> bool:
    """Whether the text itself recruited them."""
    ref = reader.scope.refs.get(id(who))
    return ref is not None and ref.register in reader.recruits
