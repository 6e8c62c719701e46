"""Normal forms: of several ASTs with one meaning, the one that is printed."""

from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.forms.table import TABLE

ORDER = {name: place for place, name in enumerate(TABLE.filters)}


def normal(node: nodes.Node) -> nodes.Node:
    """Filters stand in the order of the table; a row that has only keywords states them alone."""
    if isinstance(node, nodes.Noun):
        return nodes.Noun(node.row, node.kind, tuple(sorted(node.where, key=lambda one: ORDER[type(one).__name__])))
    if isinstance(node, nodes.Static) and node.prefix is None and isinstance(node.rule, nodes.Have):
        own = isinstance(node.rule.who, nodes.This) and node.rule.who.kind != "card"
        gains = [change.kw for change in node.rule.changes if isinstance(change, nodes.Gain)]
        if own and len(gains) == len(node.rule.changes):
            return nodes.Static(None, nodes.Keywords(tuple(gains)))
    return node
