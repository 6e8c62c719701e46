"""A text and what its references mean, kept for a while: a set is read, checked, remarked upon and compiled."""

import functools

from pixelhall.pixel_tactics.cards.language import Node, Scope, parse, resolve


@functools.lru_cache(maxsize=4096)
def understood(text: str, box: str, bearer: str = "") -> tuple[Node, Scope]:
    """The same wherever the text stands; nobody changes it."""
    node = parse(text, box)
    return node, resolve(node, box, bearer)
