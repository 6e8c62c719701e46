"""From cards to the book: every face with its boxes, and every program."""

import functools
from typing import Final

from pixelhall.core.errors import BadOption, BadSet, Fault
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.compile import texts
from pixelhall.pixel_tactics.cards.compile.terms import Unplayed
from pixelhall.pixel_tactics.cards.language.understanding import understood
from pixelhall.pixel_tactics.flow.procedures import procedures
from pixelhall.pixel_tactics.modes import MODES
from pixelhall.pixel_tactics.numbers import fourth_box, grid
from pixelhall.pixel_tactics.texts.book import Book, Box, Face, Voice, voice_of
from pixelhall.pixel_tactics.texts.statuses import STATUSES

USUAL: Final = "classic"


@functools.lru_cache(maxsize=32)
def book_of(sets: tuple[str, ...], mode: str = USUAL) -> Book:
    """The book of some sets, for a mode."""
    loaded = [card_sets.load(name) for name in sets]
    apart(loaded)
    return build_book(loaded, mode)


def apart(loaded: list[card_sets.CardSet]) -> None:
    """Sets that are played together share no name: of sets, cards or Leaders."""
    taken: dict[str, str] = {}
    for one in loaded:
        names = {one.name: "a set"} | {
            name: one.name for card in one.cards for name in (card.name, card.leader.name if card.leader else card.name)
        }
        for name, where in names.items():
            if name in taken:
                raise BadOption(
                    f'"{name}" is in {taken[name]} and in {where}; sets that are played together share no names'
                )
        taken |= names


def build_book(loaded: list[card_sets.CardSet], mode: str = USUAL) -> Book:
    """All faces and programs, and the laws of a mode; a form that is not played yet refuses the set, by name."""
    made = Book()
    made.statuses = list(STATUSES)
    for program in procedures(MODES[mode]):
        made.add(program, 0, "")
    made.laws = spoken(made, MODES[mode].laws)
    faults: list[Fault] = []
    for one in loaded:
        made.digests[one.name] = one.digest
        made.contents[one.name] = one.text
        for card in one.cards:
            try:
                bind(made, card)
            except Unplayed as unplayed:
                faults.append(Fault(f"{card.name}: the form {unplayed.form} is understood, but not played yet"))
    if faults:
        raise BadSet(", ".join(one.name for one in loaded), faults)
    return made


def spoken(book: Book, laws: list[str]) -> list[Voice]:
    """The voices in which a mode says its laws, one for each seat, of no card."""
    box = Box()
    fill(book, box, tuple(laws), "card")
    return [voice_of(box, seat, -1) for seat in range(grid.MOST_SEATS)] if laws else []


def bind(book: Book, card: card_sets.Card) -> None:
    """One card's face."""
    face = Face(card.name, card.attack, card.life)
    face.set = card.set
    face.tags = card.tags
    face.index = len(book.faces)
    book.faces.append(face)
    for box, lines in zip(face.rows, (card.vanguard, card.flank, card.rear)):
        fill(book, box, lines, "Hero")
    if card.leader is not None:
        face.title = card.leader.name
        face.lead_attack, face.lead_life = card.leader.attack, card.leader.life
        fill(book, face.lead, card.leader.texts, "Leader")
    if card.order:
        face.box, face.fourth = fourth_box.ORDER, card.order
        face.order, face.order_speed, face.order_hostile = texts.order(book, *understood(card.order, "order"))
        book.free_orders = book.free_orders or face.order_speed == 1
    elif card.operation:
        face.box, face.fourth = fourth_box.OPERATION, " ".join(card.operation)
        fill(book, face.operation, card.operation, "card")
    elif card.trap:
        face.box, face.fourth = fourth_box.TRAP, card.trap
        face.trap = texts.trap(book, *understood(card.trap, "trap"))
        book.trap_kinds |= 1 << face.trap.kind
        book.must_traps = book.must_traps or face.trap.must


def fill(book: Book, box: Box, lines: tuple[str, ...], bearer: str) -> None:
    for line in lines:
        texts.row(book, *understood(line, "row", bearer), box)
