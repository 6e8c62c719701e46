"""Card English: the sentence printed on a card is its program.

    parse(text, box)    the AST of a text; box is "row" (also leader, operation and base texts), "order", "trap" or
    "snap" write(node)         the one printed form of an AST resolve(node, box)  what every reference in it means
    lints(node, box)    what is allowed and yet hardly meant

`write(parse(text)) == text` for every canonical text, and `parse(write(node)) == node` for every AST. The parser's
tables are loaded by the first call of `parse`, not by the import.
"""

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language.faults import explain
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES
from pixelhall.pixel_tactics.cards.language.lexer import is_name
from pixelhall.pixel_tactics.cards.language.lint import lints
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.cards.language.parser import read
from pixelhall.pixel_tactics.cards.language.references import Ref, Scope, resolve
from pixelhall.pixel_tactics.cards.language.tables import Stuck
from pixelhall.pixel_tactics.cards.language.writer import write

__all__ = ["BadCard", "Node", "Ref", "Scope", "is_name", "lints", "parse", "resolve", "write"]

LONGEST = 600


def parse(text: str, box: str) -> Node:
    """The AST of a card text; BadCard, with its place and the nearest sentence understood, when it is not Card
    English."""
    if box not in BOXES:
        raise BadCard(text[:LONGEST], 0, f'There is no box "{box}".', tuple(BOXES))
    if len(text) > LONGEST:
        raise BadCard(text[:LONGEST], LONGEST, f"A text has at most {LONGEST} characters; this one has {len(text)}.")
    try:
        return read(text, box)
    except Stuck as stuck:
        raise explain(text, box, stuck) from None
    except BadCard as bad:
        raise BadCard(text, max(0, text.find(bad.text)), bad.cause) from None
