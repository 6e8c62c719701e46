"""Card English: the sentence printed on a card is its program.

    parse(text, box)   the AST of a text; box is "row" (also leader, operation and base texts), "order", "trap" or "snap"
    write(node)        the one printed form of an AST

`write(parse(text)) == text` for every canonical text, and `parse(write(node)) == node` for every AST.
"""

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.language.nodes import Node

__all__ = ["BadCard", "Node", "parse", "write"]

LONGEST = 600


def parse(text: str, box: str) -> Node:
    """The AST of a card text; BadCard, with its place and the nearest sentence understood, when it is not Card English."""
    from pixelhall.pixel_tactics.language.parser import read
    from pixelhall.pixel_tactics.language.tables import Stuck

    if len(text) > LONGEST:
        raise BadCard(text[:LONGEST], LONGEST, f"A text has at most {LONGEST} characters; this one has {len(text)}.")
    try:
        return read(text, box)
    except Stuck as stuck:
        raise BadCard(text, stuck.token.column, f'"{stuck.token.text}" cannot stand here.') from None


def write(node: Node) -> str:
    """The canonical text of an AST."""
    from pixelhall.pixel_tactics.language import writer

    return writer.write(node)
