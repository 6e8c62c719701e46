"""Verbs of damage, healing and defeat."""

from pixelhall.pixel_tactics.cards.compile.lasting import end_of
from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import MOST, Ops
from pixelhall.pixel_tactics.cards.compile.verbs.choosing import bounds
from pixelhall.pixel_tactics.cards.effects import choices, damage
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.texts.parts import Fixed

# Damage and defeat.


def of_damage(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.Apply(amount, to):
            asks = isinstance(amount, nodes.UpToPoints)
            return [damage.Apply(reader.register(node), reader.amount(amount), reader.group(to), asks)]
        case nodes.Heal(amount, from_):
            asks = isinstance(amount, nodes.UpToPoints)
            return [damage.Heal(reader.register(node), reader.amount(amount), reader.group(from_), asks)]
        case nodes.ApplySplit(by, n, among):
            split = choices.Split(reader.register(node), n, reader.group(among), *bounds(among), False)
            split.random = isinstance(by, nodes.Chance)
            return [split]
        case nodes.HealSplit(n, among):
            return [choices.Split(reader.register(node), n, reader.group(among), *bounds(among), True)]
        case nodes.MoveDamage(amount, from_, to):
            asks = isinstance(amount, nodes.UpToPoints)
            return [
                damage.MoveDamage(
                    reader.register(node), reader.amount(amount), reader.group(from_), reader.group(to), asks, False
                )
            ]
        case nodes.MoveDamageTotal(n, from_, to):
            return [
                damage.MoveDamage(reader.register(node), Fixed(n), reader.group(from_), reader.group(to), True, True)
            ]
        case nodes.SwapDamage(a, b):
            return [damage.SwapDamage(reader.group(a), reader.group(b))]
        case nodes.SetDamage(to, n):
            return [damage.SetDamage(reader.group(to), n, False)]
        case nodes.Survive(who):
            return [damage.SetDamage(reader.group(who), 1, True)]
        case nodes.Prevent(everything, n, to, end):
            return [damage.Prevent(reader.group(to), -1 if everything else n or 0, *end_of(end))]
        case nodes.PreventThat():
            return [damage.Lessen(MOST)]
        case nodes.ReduceThat(n):
            return [damage.Lessen(n)]
        case nodes.Defeat(what):
            return [damage.Defeat(reader.group(what))]
        case nodes.DiscardIt(what):
            return [damage.Discard(reader.group(what))]
        case nodes.Clear(what):
            return [damage.Clear(reader.group(what))]
        case nodes.RemoveFromBattle(what):
            return [damage.Exile(reader.group(what))]
    return None
