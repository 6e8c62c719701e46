"""From cards to the book: every face with its boxes, and every program."""

import functools
from typing import Final

from pixelhall.core.errors import BadOption, BadSet, Fault
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.compile import texts
from pixelhall.pixel_tactics.cards.compile.terms import Senseless, Unplayed
from pixelhall.pixel_tactics.cards.language.understanding import understood
from pixelhall.pixel_tactics.flow.procedures import procedures
from pixelhall.pixel_tactics.modes import MODES
from pixelhall.pixel_tactics.numbers import card_kind, fourth_box, grid
from pixelhall.pixel_tactics.texts.book import Book, Box, Face, Voice, voice_of
from pixelhall.pixel_tactics.texts.statuses import STATUSES

USUAL: Final = "classic"


@functools.lru_cache(maxsize=32)
def book_of(sets: tuple[str, ...], mode: str = USUAL, parts: tuple[tuple[str, str], ...] = ()) -> Book:
    """The book of some sets, for a mode, with the parts that go with it (PARTS), each with the set that is taken if
    these have no such cards."""
    loaded = with_parts([card_sets.load(name) for name in sets], dict(parts))
    apart(loaded)
    return build_book(loaded, mode, ANY_LEADER in dict(parts))


PARTS: Final = ("promos", "bases", "chase")  # each is a field of a set, and the name of the shipped set of that kind
ANY_LEADER: Final = "any"  # chase Leaders may replace any Leader


def with_parts(loaded: list[card_sets.CardSet], parts: dict[str, str]) -> list[card_sets.CardSet]:
    """The sets, and for each part that none of them has, another that has it (A-250)."""
    has = {
        "promos": any(one.promos for one in loaded),
        "bases": any(one.bases for one in loaded),
        "chase": any(one.chase for one in loaded),
    }
    return loaded + [card_sets.load(parts[part]) for part in PARTS if part in parts and not has[part]]


def apart(loaded: list[card_sets.CardSet]) -> None:
    """Sets that are played together share no name: of sets, cards or Leaders."""
    taken: dict[str, str] = {}
    for one in loaded:
        names = {one.name: "a set"} | dict.fromkeys(one.names(), one.name)
        for name, where in names.items():
            if name in taken:
                raise BadOption(
                    f'"{name}" is in {taken[name]} and in {where}; sets that are played together share no names'
                )
        taken |= names


def build_book(loaded: list[card_sets.CardSet], mode: str = USUAL, any_leader: bool = False) -> Book:
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
        both: list[card_sets.Card | card_sets.Base] = [*one.cards, *one.promos, *one.bases]
        for card in both:
            try:
                bind(made, one, card)
            except Unplayed as unplayed:
                faults.append(Fault(f"{card.name}: the form {unplayed.form} is understood, but not played yet"))
            except Senseless as senseless:
                faults.append(Fault(f"{card.name}: {senseless.cause} {senseless.text}".rstrip()))
    for one in loaded:
        for chase in one.chase:
            try:
                compose(made, chase, any_leader)
            except Unplayed as unplayed:
                faults.append(Fault(f"{chase.name}: the form {unplayed.form} is understood, but not played yet"))
            except Senseless as senseless:
                faults.append(Fault(f"{chase.name}: {senseless.cause} {senseless.text}".rstrip()))
    if faults:
        raise BadSet(", ".join(one.name for one in loaded), faults)
    return made


def spoken(book: Book, laws: list[str]) -> list[Voice]:
    """The voices in which a mode says its laws, one for each seat, of no card."""
    box = Box()
    fill(book, box, tuple(laws), "card")
    return [voice_of(box, seat, -1) for seat in range(grid.MOST_SEATS)] if laws else []


def bind(book: Book, of: card_sets.CardSet, card: card_sets.Card | card_sets.Base) -> None:
    """One card's face."""
    if isinstance(card, card_sets.Base):
        bind_base(book, card)
        return
    face = bind_card(book, card)
    face.kind = card_kind.DECK if card in of.cards else card_kind.PROMO
    face.backs = of.backs if card in of.cards else PROMO_BACKS


PROMO_BACKS: Final = ("green",)


def new_face(book: Book, name: str, of: str, attack: int, life: int) -> Face:
    face = Face(name, attack, life)
    face.set = of
    face.index = face.card = len(book.faces)
    book.faces.append(face)
    return face


def bind_base(book: Book, base: card_sets.Base) -> None:
    """A base says what goes on and its snap as one text: both are over once it is flipped (PT-BASE-02)."""
    face = new_face(book, base.name, base.set, 0, 0)
    face.kind = card_kind.BASE
    face.colour, face.points = base.colour, base.points
    fill(book, face.operation, base.ongoing, "card")
    texts.snap(book, *understood(base.snap, "snap", "card"), face)
    face.fourth = base.snap


def compose(book: Book, chase: card_sets.Chase, any_leader: bool) -> None:
    """The faces of the cards that this chase Leader may replace: all of theirs, but for the leader side (PT-CHASE-02,
    A-201)."""
    lead = Box()
    fill(book, lead, chase.texts, "Leader")
    for card in [face for face in book.named() if face.title and (any_leader or face.name == chase.of)]:
        face = new_face(book, card.name, card.set, card.attack, card.life)
        face.kind, face.card, face.chase_set = card_kind.CHASE, card.index, chase.set
        face.rows, face.box, face.operation, face.fourth = card.rows, card.box, card.operation, card.fourth
        face.order, face.order_speed, face.order_hostile = card.order, card.order_speed, card.order_hostile
        face.tags, face.backs = card.tags, card.backs
        face.title, face.lead_attack, face.lead_life, face.lead = chase.name, chase.attack, chase.life, lead
        book.composites.setdefault(int(card.index), []).append(int(face.index))


def bind_card(book: Book, card: card_sets.Card) -> Face:
    """A Hero, Common or promo."""
    face = new_face(book, card.name, card.set, card.attack, card.life)
    face.tags = card.tags
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
    return face


def fill(book: Book, box: Box, lines: tuple[str, ...], bearer: str) -> None:
    for line in lines:
        texts.row(book, *understood(line, "row", bearer), box)
