"""Built decks as the faces of a book: each seat has two pools, its Heroes and, numbered after all of those, its Leaders.
Faces never pass from one to the other, so that whoever is designated Leader or Hero stays so (PT-DECK-02)."""

from pixelhall.core.chance import Chance
from pixelhall.core.errors import BadOption
from pixelhall.pixel_tactics.decks import deck as decks
from pixelhall.pixel_tactics.decks.deck import Deck, Pool, singles
from pixelhall.pixel_tactics.decks.faults import faults
from pixelhall.pixel_tactics.decks.formats import Format
from pixelhall.pixel_tactics.decks.making import made
from pixelhall.pixel_tactics.decks.restrictions import Restrictions
from pixelhall.pixel_tactics.texts.book import Book


def pool_of(book: Book) -> Pool:
    """All cards of the sets in use."""
    return Pool({face.name: face.title for face in book.deck_faces()})


def built_pools(
    book: Book, form: Format, lists: Restrictions, texts: list[str], seats: int, chance: Chance
) -> list[list[int]]:
    """The faces of each pool. A seat without a deck gets one that chance makes; BadOption tells all faults of the others."""
    if texts and len(texts) != seats:
        raise BadOption(f"decks has {len(texts)} decks; this play needs {seats}, one for each seat")
    pool = pool_of(book)
    built = [
        checked(text, form, lists, pool, seat) if text.strip() else made(form, pool, chance, lists)
        for seat, text in enumerate(texts or [""] * seats)
    ]
    index = {face.name: face.index for face in book.deck_faces()}
    heroes = [[int(index[name]) for name in singles(deck.heroes)] for deck in built]
    return heroes + [[int(index[name]) for name in singles(deck.leaders)] for deck in built]


def checked(text: str, form: Format, lists: Restrictions, pool: Pool, seat: int) -> Deck:
    deck, unread = decks.read(text, pool)
    wrong = [*unread, *faults(deck, form, lists, pool)]
    if wrong:
        told = " ".join(f"{fault.words}{f' ({fault.rule})' if fault.rule else ''}" for fault in wrong)
        raise BadOption(f"the deck of seat {seat}: {told}")
    return deck
