"""Searched decks are shuffled afterwards, whether the text says so or not (A-218)."""

from pixelhall.core.machine import Op
from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import Ops
from pixelhall.pixel_tactics.cards.effects import decks
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node, every
from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.parts import Players


def prepare(reader: Reader, do: tuple[Node, ...]) -> None:
    """Looks ahead, before the steps are read: does the text shuffle, and does it put something on a deck?"""
    parts = list(every(do))
    reader.shuffles = any(isinstance(part, nodes.Shuffle | nodes.ShuffleInto) for part in parts)
    reader.stacks = any(isinstance(part, nodes.PutOn) for part in parts)
    reader.searches = []


def after_search(reader: Reader, register: int, whose: Players, where: int) -> Ops:
    """What follows a search at once: a shuffle of the rest, if what was found is to be put on a deck."""
    if where == zone.DECK:
        reader.found = register
    return looked_through(reader, whose, where)


def looked_through(reader: Reader, whose: Players, where: int) -> Ops:
    """Whatever is picked from a deck, the deck is searched for it."""
    if where != zone.DECK or reader.shuffles:
        return []
    if reader.stacks:
        return [shuffle(reader, whose)]
    done = reader.new_register()
    reader.searches.append((done, whose))
    return [decks.Note(done)]


def shuffle(reader: Reader, whose: Players) -> Op[Duel]:
    """What was found is kept out of the shuffle if it is to be put on a deck."""
    op = decks.Shuffle(None, whose)
    op.aside = reader.found if reader.stacks else -1
    return op


def finish(reader: Reader, ops: Ops) -> None:
    """The shuffles that the text leaves unsaid: only if it came to the search."""
    ops += [decks.Tidy(done, whose) for done, whose in reader.searches]
    reader.searches = []
