"""Places as things to choose: rows, columns and Units (PT-TGT-02), packed in one number; and destinations."""

from pixelhall.core.machine import Frame, Source
from pixelhall.pixel_tactics.numbers import grid, place_kind, zone
from pixelhall.pixel_tactics.state.board import column_of, facing, place_of, row_of
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.state import Card, Duel
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
    """A place as a test for cards."""

    def holds(self, state: Duel, source: Source, thing: int) -> bool:
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

    def holds(self, state: Duel, source: Source, thing: int) -> bool:
        if state.zone(thing) != zone.UNIT:
            return False
        for card in self.of.find(state, source):
            if state.zone(card) != zone.UNIT or state.side(card) != state.side(thing):
                continue
            if self.what == "Unit" or (self.what == "row" and row_of(state, card) == row_of(state, thing)):
                return True
            if self.what == "column" and column_of(state, card) == column_of(state, thing):
                return True
        return False


class RowPlace(InPlace):
    def __init__(self, row: int) -> None:
        self.row = row  # -1: the row of the current wave

    def holds(self, state: Duel, source: Source, thing: int) -> bool:
        return state.zone(thing) == zone.UNIT and row_of(state, thing) == (state.row if self.row < 0 else self.row)


class FacingColumn(InPlace):
    def __init__(self, of: Group) -> None:
        self.of = of

    def holds(self, state: Duel, source: Source, thing: int) -> bool:
        for card in self.of.find(state, source):
            if state.zone(thing) == zone.UNIT and facing(state, card, thing):
                return True
        return False


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
    """An empty slot of your Unit in a row, or in the row of the wave."""

    def __init__(self, row: int) -> None:
        self.row = row

    def slots(self, state: Duel, source: Source) -> list[int]:
        return empty_slots(state, source.seat, state.row if self.row < 0 else self.row)


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
    """Slots chosen before, or the slot of the event."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def slots(self, state: Duel, source: Source) -> list[int]:
        found = [as_thing(thing) if thing < 0 else thing for thing in self.group.find(state, source)]
        return [slot for slot in found if state.unit[slot] < 0]
