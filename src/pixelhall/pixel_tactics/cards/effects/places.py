"""Places as things to choose: rows, columns and Units (PT-TGT-02), packed in one number; and destinations."""

from pixelhall.core.machine import NONE, Frame, Source
from pixelhall.pixel_tactics.numbers import grid, place_kind, zone
from pixelhall.pixel_tactics.state.board import face_each_other, place_of
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.parts import Group, Players
from pixelhall.pixel_tactics.texts.shape import columns, empty_slots


def pack_place(kind: int, seat: int, index: int) -> int:
    return kind * place_kind.KIND + seat * place_kind.SEAT + index


def lies_in(state: Duel, seat: int, card: Card, place: int) -> bool:
    """Whether a card in a Unit stands in a chosen place; a column across all Units is seen from the chooser's seat."""
    if state.zone(card) != zone.UNIT:
        return False
    return slot_in(state, seat, place_of(state, card), place)


def slot_in(state: Duel, seat: int, slot: int, place: int) -> bool:
    kind, whose, index = place // place_kind.KIND, place % place_kind.KIND // place_kind.SEAT, place % place_kind.SEAT
    side = slot // grid.SLOTS
    if whose not in (place_kind.EVERY_UNIT, side):
        return False
    if kind == place_kind.ROW:
        return slot % grid.SLOTS // grid.WIDTH == index
    if kind == place_kind.COLUMN:
        column = slot % grid.WIDTH
        return column == index if whose != place_kind.EVERY_UNIT or side == seat else column == grid.WIDTH - 1 - index
    return True


class InPlace(Group):
    """A place as a test for cards and for slots."""

    def holds(self, state: Duel, source: Source, thing: int) -> bool:
        return state.zone(thing) == zone.UNIT and self.has_slot(state, source, place_of(state, thing))

    def has_slot(self, state: Duel, source: Source, slot: Place) -> bool:
        raise NotImplementedError

    def find(self, state: Duel, source: Source) -> list[int]:
        return [card for card in state.unit if card >= 0 and self.holds(state, source, card)]


class ThatPlace(InPlace):
    def __init__(self, register: int) -> None:
        self.register = register

    def holds(self, state: Duel, source: Source, thing: int) -> bool:
        return any(
            lies_in(state, source.seat, thing, place) and not safe(state, source, thing, place)
            for place in source.bound(self.register)
        )

    def has_slot(self, state: Duel, source: Source, slot: Place) -> bool:
        return any(slot_in(state, source.seat, slot, place) for place in source.bound(self.register))


def safe(state: Duel, source: Source, card: Card, place: int) -> bool:
    """Where an option makes the choice of a column target everybody in it: those who cannot be targeted are safe
    (A-116)."""
    if not state.rules.column_targets or place // place_kind.KIND != place_kind.COLUMN or not isinstance(source, Frame):
        return False
    from pixelhall.pixel_tactics.cards.effects.choices import targetable

    return not targetable(state, source, source.seat, card)


class SamePlace(InPlace):
    """The row, column or Unit in which a card stands."""

    def __init__(self, of: Group, what: str) -> None:
        self.of = of
        self.what = what

    def has_slot(self, state: Duel, source: Source, slot: Place) -> bool:
        for card in self.of.find(state, source):
            place = place_of(state, card)
            if place < 0 or place // grid.SLOTS != slot // grid.SLOTS:
                continue
            if self.what == "Unit" or (self.what == "row" and row_of_slot(place) == row_of_slot(slot)):
                return True
            if self.what == "column" and place % grid.WIDTH == slot % grid.WIDTH:
                return True
        return False


class UnitPlace(InPlace):
    """All slots of some players' Units."""

    def __init__(self, whose: Players) -> None:
        self.whose = whose

    def has_slot(self, state: Duel, source: Source, slot: Place) -> bool:
        return slot // grid.SLOTS in self.whose.find(state, source)


class RowPlace(InPlace):
    def __init__(self, row: int) -> None:
        self.row = row  # -1: the row of the current wave

    def has_slot(self, state: Duel, source: Source, slot: Place) -> bool:
        return row_of_slot(slot) == (state.row if self.row < 0 else self.row)


class FacingColumn(InPlace):
    def __init__(self, of: Group) -> None:
        self.of = of

    def has_slot(self, state: Duel, source: Source, slot: Place) -> bool:
        for card in self.of.find(state, source):
            place = place_of(state, card)
            if place >= 0 and face_each_other(state, place, slot):
                return True
        return False


def row_of_slot(slot: Place) -> int:
    return slot % grid.SLOTS // grid.WIDTH


def choices(state: Duel, seat: int, where: str, what: str) -> list[int]:
    """The rows or columns that may be chosen."""
    if where == "all":
        return [pack_place(kind_of(what), place_kind.EVERY_UNIT, i) for i in indices(state, seat, what)]
    seats = [seat] if where == "your" else state.foes[seat] if where == "rival" else list(range(state.seats))
    return [
        pack_place(kind_of(what), s, i) for s in seats if may_touch(state, seat, s) for i in indices(state, s, what)
    ]


def kind_of(what: str) -> int:
    return place_kind.ROW if what == "row" else place_kind.COLUMN


def indices(state: Duel, seat: int, what: str) -> list[int]:
    return [0, 1, 2] if what == "row" else list(columns(state, seat))


def units(state: Duel, seat: int) -> list[int]:
    return [pack_place(place_kind.UNIT, s, 0) for s in range(state.seats) if may_touch(state, seat, s)]


class Destination:
    """Where something may go: empty slots."""

    def slots(self, state: Duel, source: Source) -> list[int]:
        raise NotImplementedError


class AnySlot(Destination):
    def __init__(self, whose: Players) -> None:
        self.whose = whose

    def slots(self, state: Duel, source: Source) -> list[int]:
        return [place for seat in self.whose.find(state, source) for place in empty_slots(state, seat, -1)]


class RowSlot(Destination):
    """An empty slot of your Unit in a row, or in the row of the wave; of whoever moves, in its own Unit."""

    def __init__(self, row: int, movers: bool = False) -> None:
        self.row = row
        self.movers = movers

    def slots(self, state: Duel, source: Source) -> list[int]:
        seat = state.side(source.each) if self.movers and source.each >= 0 else source.seat
        return empty_slots(state, seat, state.row if self.row < 0 else self.row)


class ThatSlot(Destination):
    """An empty slot in the chosen row or column."""

    def __init__(self, register: int) -> None:
        self.register = register

    def slots(self, state: Duel, source: Source) -> list[int]:
        found = [slot for seat in range(state.seats) for slot in empty_slots(state, seat, -1)]
        return [
            slot
            for slot in found
            if any(slot_in(state, source.seat, slot, place) for place in source.bound(self.register))
        ]


def as_thing(slot: int) -> int:
    """A slot as it is kept among chosen things, where no card can be taken for it; `kept` again is the slot."""
    return -2 - slot


class Slots(Destination):
    """Slots chosen before, or the slot of the event, while they are empty."""

    def __init__(self, group: Group) -> None:
        self.group = group  # finds places

    def slots(self, state: Duel, source: Source) -> list[int]:
        return [slot for slot in self.group.find(state, source) if state.unit[slot] < 0]


class Spots(Group):
    """The slots in which some cards stand."""

    def __init__(self, of: Group) -> None:
        self.of = of

    def find(self, state: Duel, source: Source) -> list[int]:
        return [place for place in [place_of(state, card) for card in self.of.find(state, source)] if place >= 0]


class BoundSlots(Group):
    """Slots chosen before: all of them, one, or those that nothing has picked out since."""

    def __init__(self, register: int, item: int, rest: bool = False) -> None:
        self.register = register
        self.item = item
        self.rest = rest

    def find(self, state: Duel, source: Source) -> list[int]:
        things = source.bound(self.register)
        if self.item >= 0:
            things = things[self.item : self.item + 1]
        if self.rest:
            taken = [thing for i, some in enumerate(source.things) if i != self.register for thing in some]
            things = [thing for thing in things if thing not in taken]
        return [as_thing(thing) for thing in things if is_chosen_slot(state, thing)]


def is_chosen_slot(state: Duel, thing: int) -> bool:
    return -2 - len(state.unit) < thing <= -2


class EventSlot(Group):
    """The slot in which the event's subject stood."""

    def find(self, state: Duel, source: Source) -> list[int]:
        return [source.event.place] if source.event.place >= 0 else NONE
