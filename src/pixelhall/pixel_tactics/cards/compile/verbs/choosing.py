"""Verbs of choosing: cards, places, numbers, names; looking and searching."""

from pixelhall.core.machine import Op
from pixelhall.pixel_tactics.cards.compile import searches
from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import MOST, Ops
from pixelhall.pixel_tactics.cards.effects import chances, choices, nouns, places, references
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.cards.language.writer import phrase
from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.parts import Group


def prompt(node: Node) -> str:
    words = phrase(node)
    return words[:1].upper() + words[1:] + "."


def choosing(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.Choose(by, what):
            choice = choose(reader, node, by, what)
            return [choice, *from_deck(reader, choice)]
        case nodes.ChooseNumber(n):
            return [choices.ChooseNumber(reader.register(node), n)]
        case nodes.FlipCoin():
            return [chances.FlipCoin(reader.register(node))]
        case nodes.RollDice(n):
            return [chances.RollDice(reader.register(node), n)]
        case nodes.NameCard():
            return [choices.NameCard(reader.register(node))]
        case nodes.Search(zone, what):
            whose, pile = reader.pile(zone)
            assert isinstance(what, nodes.Pick), "one card is searched for"
            noun = reader.noun(what.what, nouns.ANY, what.other)
            noun.whose, noun.zone = whose, pile
            nouns.compare(noun)
            op = choices.Choose(reader.register(node), noun, 0, 1, prompt(node))
            op.hidden = True
            op.searched = reader.pile_group(zone)
            return [op, *searches.after_search(reader, op.register, whose, pile)]
        case nodes.LookHand(zone):
            return [choices.Look(reader.register(node), *reader.pile(zone), 0)]
        case nodes.LookTop(n, zone):
            return [choices.Look(reader.register(node), *reader.pile(zone), n)]
    return None


def choose(reader: Reader, node: Node, by: Node, what: Node) -> Op[Duel]:
    register = reader.register(node)
    players = (
        None if isinstance(by, nodes.Chance) else reader.actor if isinstance(by, nodes.You) else reader.players(by)
    )
    random = isinstance(by, nodes.Chance)
    if isinstance(what, nodes.PickPlace | nodes.PickUnit):
        where, line = ("", "Unit") if isinstance(what, nodes.PickUnit) else (what.where, what.what)
        place = choices.ChoosePlace(register, where, line, prompt(node))
        place.by, place.random = players, random
        return place
    before, reader.choosing = reader.choosing, register
    group = chosen_from(reader, what)
    reader.choosing = before
    low, high = bounds(what)
    op = choices.Choose(register, group, low, high, prompt(node))
    op.by, op.random = players, random
    op.slots = isinstance(group, places.BoundSlots) or (isinstance(group, nouns.Noun) and group.kind == nouns.SLOT)
    if op.slots:
        reader.slots.append(register)
    op.hidden = isinstance(group, nouns.Noun) and group.zone in (zone.HAND, zone.DECK)
    return op


def from_deck(reader: Reader, choice: Op[Duel]) -> Ops:
    """To choose a card of a deck is to search it; chance looks at nothing."""
    if (
        not isinstance(choice, choices.Choose)
        or choice.random
        or not isinstance(choice.group, nouns.Noun)
        or choice.group.zone != zone.DECK
    ):
        return []
    whose = choice.group.whose
    if whose is None or isinstance(whose, references.Chooser):  # "their": of whoever chooses
        whose = choice.by or references.You()
    return searches.after_search(reader, choice.register, whose, zone.DECK)


def chosen_from(reader: Reader, what: Node) -> Group:
    if not isinstance(what, nodes.PickThem):
        return reader.things(what)
    group = reader.bound(what)
    if isinstance(group, references.Bound) and group.register in reader.slots:
        return places.BoundSlots(group.register, -1, what.other)
    return references.Rest(group) if what.other else group


def bounds(what: Node) -> tuple[int, int]:
    match what:
        case nodes.PickN(count=n):
            return n, n
        case nodes.PickUpTo(count=n):
            return 0, n
        case nodes.PickAny():
            return 0, MOST
        case nodes.Each() | nodes.All() | nodes.Them():
            return MOST, MOST
    return 1, 1
