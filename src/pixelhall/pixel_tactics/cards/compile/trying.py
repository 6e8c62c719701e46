"""Compiles a text for itself, to see whether the duel can play it."""

from pixelhall.pixel_tactics.cards.compile import texts
from pixelhall.pixel_tactics.cards.compile.terms import Unplayed
from pixelhall.pixel_tactics.cards.language import Node, Scope
from pixelhall.pixel_tactics.texts.book import Book, Box, Face


def plays(node: Node, scope: Scope, box: str) -> bool:
    """Whether every form of a text is played."""
    book = Book()
    try:
        if box == "order":
            texts.order(book, node, scope)
        elif box == "trap":
            texts.trap(book, node, scope)
        elif box == "row":
            texts.row(book, node, scope, Box())
        else:
            texts.snap(book, node, scope, Face("", 0, 0))
    except Unplayed:
        return False
    return True
