"""Verbs of actions, turns and the end of the battle."""

from pixelhall.pixel_tactics.cards.compile import statements
from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import Ops
from pixelhall.pixel_tactics.cards.effects import references, turns
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.numbers import grid


def of_players(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.GainActions(n):
            return [turns.GainActions(reader.actor, n, False, 0)]
        case nodes.GainActionsNext(n):
            return [turns.GainActions(reader.actor, n, True, 0)]
        case nodes.GainActionsFor(n, types):
            return [turns.GainActions(reader.actor, n, False, statements.mask(types))]
        case nodes.LoseActions(floor, who, n):
            return [turns.LoseActions(reader.players(who), n, False, floor)]
        case nodes.LoseActionsNext(floor, who, n):
            return [turns.LoseActions(reader.players(who), n, True, floor)]
        case nodes.SpendActions(n):
            return [turns.SpendActions(reader.actor, n)]
        case nodes.SkipTurn():
            return [turns.SkipTurn(reader.actor)]
        case nodes.RivalSkips(who):
            return [turns.SkipTurn(reader.players(who))]
        case nodes.ExtraTurn():
            return [turns.ExtraTurn(reader.actor)]
        case nodes.EndTurn():
            return [turns.EndTurn()]
        case nodes.ExtraWave(row):
            return [turns.ExtraWave(grid.ROWS.index(row))]
        case nodes.TakeFirst():
            return [turns.TakeFirst()]
    return None


def of_end(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.WinBattle():
            return [turns.EndBattle(references.You(), None)]
        case nodes.LoseBattle(who):
            return [turns.EndBattle(None, reader.players(who))]
        case nodes.DrawBattle():
            return [turns.EndBattle(None, None)]
    return None
