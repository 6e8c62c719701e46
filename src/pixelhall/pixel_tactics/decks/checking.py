"""A deck that somebody writes, checked outside a play: its usual text and every fault it has (PT-DECK, PT-LIST)."""

from pixelhall.core.lists import ListReport
from pixelhall.pixel_tactics.decks import deck as decks
from pixelhall.pixel_tactics.decks import restrictions
from pixelhall.pixel_tactics.decks.faults import faults, total
from pixelhall.pixel_tactics.decks.formats import FORMATS, Format
from pixelhall.pixel_tactics.decks.pools import USUAL, Terms, pool_of
from pixelhall.pixel_tactics.texts.book import Book


def check_deck(text: str, form: Format | None, limits: list[str], book: Book, terms: Terms = USUAL) -> ListReport:
    """A deck of a format (Standard, if none is said) with these limits. It counts cards: Leaders and Heroes together."""
    form = form or FORMATS["standard"]
    pool = pool_of(book, terms)
    deck, unread = decks.read(text, pool)
    return ListReport(
        text=decks.write(deck, pool),
        entries=deck.entries(),
        cost=total(deck.entries()),
        limit=form.leaders + form.most,
        faults=(*unread, *faults(deck, form, restrictions.load(limits), pool)),
    )
