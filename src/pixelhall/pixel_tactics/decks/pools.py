"""Built decks as the faces of a book: each seat has two pools, its Heroes and, numbered after all of those, its Leaders.
Faces never pass from one to the other, so that whoever is designated Leader or Hero stays so (PT-DECK-02)."""

from dataclasses import dataclass
from typing import Final

from pixelhall.core.chance import Chance
from pixelhall.core.errors import BadOption
from pixelhall.pixel_tactics.decks import deck as decks
from pixelhall.pixel_tactics.decks.deck import Deck, Pool, singles
from pixelhall.pixel_tactics.decks.faults import faults
from pixelhall.pixel_tactics.decks.formats import Format
from pixelhall.pixel_tactics.decks.making import made
from pixelhall.pixel_tactics.decks.restrictions import Restrictions
from pixelhall.pixel_tactics.numbers import card_kind
from pixelhall.pixel_tactics.texts.book import Book, Face


@dataclass(frozen=True)
class Terms:
    """What else an organiser lets into decks."""

    commons: bool = True
    promos: bool = False
    sleeves: bool = False  # then backs do not matter (PT-CONS-02)


USUAL: Final = Terms()


def pool_of(book: Book, terms: Terms = USUAL) -> Pool:
    """All cards of the sets in use that may be in a deck."""
    faces = [face for face in book.named() if may_be_in(face, terms)]
    barred = {
        face.name: NO_PROMOS if face.kind == card_kind.PROMO else NO_COMMONS
        for face in book.named()
        if not may_be_in(face, terms)
    }
    return Pool(
        {face.name: face.title for face in faces},
        barred,
        {} if terms.sleeves else {face.name: face.backs for face in faces},
    )


def may_be_in(face: Face, terms: Terms) -> bool:
    if face.kind == card_kind.PROMO:
        return terms.promos
    return bool(face.title) or terms.commons


NO_PROMOS: Final = ("PT-CONS-03", "is a promo: promos are in no deck, unless the organiser allows them.")
NO_COMMONS: Final = ("PT-COMMON-03", "is a Common: this format has none, unless the organiser allows them.")


def built_pools(
    book: Book, form: Format, lists: Restrictions, texts: list[str], seats: int, chance: Chance, terms: Terms = USUAL
) -> list[list[int]]:
    """The faces of each pool. A seat without a deck gets one that chance makes; BadOption tells all faults of the others."""
    if texts and len(texts) != seats:
        raise BadOption(f"decks has {len(texts)} decks; this play needs {seats}, one for each seat")
    pool = pool_of(book, terms)
    built = [
        checked(text, form, lists, pool, seat) if text.strip() else made(form, pool, chance, lists)
        for seat, text in enumerate(texts or [""] * seats)
    ]
    index = {face.name: face.index for face in book.named()}
    heroes = [[int(index[name]) for name in singles(deck.heroes)] for deck in built]
    return heroes + [[int(index[name]) for name in singles(deck.leaders)] for deck in built]


def checked(text: str, form: Format, lists: Restrictions, pool: Pool, seat: int) -> Deck:
    deck, unread = decks.read(text, pool)
    wrong = [*unread, *faults(deck, form, lists, pool)]
    if wrong:
        told = " ".join(f"{fault.words}{f' ({fault.rule})' if fault.rule else ''}" for fault in wrong)
        raise BadOption(f"the deck of seat {seat}: {told}")
    return deck
