"""Steps as ops: each family of verbs is asked in turn."""

from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import Ops, Unplayed
from pixelhall.pixel_tactics.cards.compile.verbs.acts import of_acts, of_orders
from pixelhall.pixel_tactics.cards.compile.verbs.cards import of_cards
from pixelhall.pixel_tactics.cards.compile.verbs.choosing import choosing
from pixelhall.pixel_tactics.cards.compile.verbs.damage import of_damage
from pixelhall.pixel_tactics.cards.compile.verbs.gifts import of_gifts
from pixelhall.pixel_tactics.cards.compile.verbs.places import of_place
from pixelhall.pixel_tactics.cards.compile.verbs.players import of_end, of_players
from pixelhall.pixel_tactics.cards.language.node import Node


def step(reader: Reader, node: Node) -> Ops:
    """The ops of one step."""
    for family in (choosing, of_damage, of_place, of_cards, of_orders, of_acts, of_players, of_gifts, of_end):
        ops = family(reader, node)
        if ops is not None:
            return ops
    raise Unplayed(type(node).__name__)
