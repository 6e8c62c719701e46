"""The table of forms: every word, every node and every wording of Card English, in one place.

Grammar, AST classes, writer, vocabulary and the inventor of random sentences are all made from it. To add a mechanic,
add a line.
"""

from pixelhall.pixel_tactics.cards.language.forms.table import TABLE, Table

__all__ = ["TABLE", "Table"]
