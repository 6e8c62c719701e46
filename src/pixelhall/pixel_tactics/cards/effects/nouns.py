"""Noun phrases: which cards "your other Vanguard Heroes with Intercept" are."""

from typing import Final

from pixelhall.core.machine import Source
from pixelhall.pixel_tactics.cards.effects.places import InPlace, as_thing
from pixelhall.pixel_tactics.change.cards import counters_on, statuses_of
from pixelhall.pixel_tactics.numbers import event, fourth_box, grid, history, mark, zone
from pixelhall.pixel_tactics.state.board import face_each_other, place_of, row_of, touch
from pixelhall.pixel_tactics.state.layout import piles_of
from pixelhall.pixel_tactics.state.sides import foe, is_ally
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.melee import in_melee
from pixelhall.pixel_tactics.texts.parts import Group, Players
from pixelhall.pixel_tactics.texts.reading import attack, has, lethal, life, printed_face
from pixelhall.pixel_tactics.texts.shape import empty_slots

ANY: Final = 0
YOURS: Final = 1
RIVAL: Final = 2
THEIRS: Final = 3
ALLYS: Final = 4
KINDS: Final = (
    "Hero",
    "Leader",
    "Character",
    "Corpse",
    "Hero or Corpse",
    "empty slot",
    "card",
    "Trap",
    "Operation",
    "token",
)
HERO: Final = 0
LEADER: Final = 1
CHARACTER: Final = 2
CORPSE: Final = 3
EITHER: Final = 4
SLOT: Final = 5
CARD: Final = 6
TRAP: Final = 7
OPERATION: Final = 8


class Test:
    """One filter after a noun."""

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        raise NotImplementedError

    def fits_slot(self, state: Duel, source: Source, slot: Place) -> bool:
        """Whether an empty slot passes; only filters of place are asked of one."""
        raise AssertionError(f"{type(self).__name__} says nothing of a slot")

    printed = False  # can be read off a card in hand


class Noun(Group):
    """Side, row, kind and filters."""

    def __init__(self, side: int, other: bool, row: int, kind: int, tests: list[Test]) -> None:
        self.side = side
        self.other = other
        self.row = row
        self.kind = kind
        self.tests = tests
        self.zone = -1  # of "card": the pile it lies in
        self.whose: Players | None = None
        self.chooser: Players | None = None  # "their"

    def find(self, state: Duel, source: Source) -> list[int]:
        if self.kind == SLOT:
            return self.slots(state, source)
        if self.kind == CARD:
            return [card for card in self.pile(state, source) if self.allowed(state, source, card)]
        if self.kind in (TRAP, OPERATION):
            box = fourth_box.TRAP if self.kind == TRAP else fourth_box.OPERATION
            cards = [
                c
                for s in (range(state.seats) if self.whose is None else self.whose.find(state, source))
                for c in state.pile(s, zone.RESERVE)
                if c >= 0 and state.book.faces[state.face(c)].box == box
            ]
            return [
                card
                for card in cards
                if self.sided(state, source, state.side(card)) and self.allowed(state, source, card)
            ]
        return [card for card in state.unit if card >= 0 and self.holds(state, source, card)]

    def holds(self, state: Duel, source: Source, thing: int) -> bool:
        if self.kind == SLOT:
            return thing in self.slots(state, source)
        if self.kind == CARD:
            return (self.whose is None or thing in self.pile(state, source)) and self.allowed(state, source, thing)
        if self.kind in (TRAP, OPERATION):
            return state.zone(thing) == zone.RESERVE and thing in self.find(state, source)
        if state.zone(thing) != zone.UNIT or not self.is_kind(state, thing):
            return False
        if self.row >= 0 and row_of(state, thing) != self.row:
            return False
        return self.sided(state, source, state.side(thing)) and self.allowed(state, source, thing)

    def is_kind(self, state: Duel, card: Card) -> bool:
        if self.kind == HERO:
            return state.hero(card)
        if self.kind == LEADER:
            return state.leads(card)
        if self.kind == CHARACTER:
            return state.living(card)
        if self.kind == CORPSE:
            return state.corpse(card)
        if self.kind == EITHER:
            return not state.leads(card)
        return state.hero(card) and state.marked(card, mark.TOKEN)

    def sided(self, state: Duel, source: Source, seat: int) -> bool:
        if self.side == ANY:
            return True
        if self.side == YOURS:
            return seat == source.seat
        if self.side == RIVAL:
            return foe(state, source.seat, seat)
        if self.side == ALLYS:
            return is_ally(state, source.seat, seat)
        return self.chooser is None or seat in self.chooser.find(state, source)

    def allowed(self, state: Duel, source: Source, card: Card) -> bool:
        if self.other and is_excluded(source, card):
            return False
        for test in self.tests:
            if not test.fits(state, source, card):
                return False
        return True

    def would_hold(self, state: Duel, source: Source, card: int) -> bool:
        return self.side in (ANY, YOURS) and all(test.fits(state, source, card) for test in self.tests if test.printed)

    def pile(self, state: Duel, source: Source) -> list[Card]:
        if self.whose is None:
            return []
        piles = piles_of(state, self.whose.find(state, source), self.zone)
        return [card for pile in piles for card in pile if card >= 0]

    def slots(self, state: Duel, source: Source) -> list[int]:
        found = [
            s
            for seat in range(state.seats)
            if self.sided(state, source, seat)
            for s in empty_slots(state, seat, self.row)
        ]
        found = [
            slot for slot in found if not (self.other and any(as_thing(slot) in things for things in source.things))
        ]
        return [slot for slot in found if all(test.fits_slot(state, source, slot) for test in self.tests)]


def is_excluded(source: Source, card: Card) -> bool:
    """ "other": not this card, nothing chosen before, and not the target of the event's attack."""
    if card == source.card or any(card in things for things in source.things):
        return True
    return source.event.kind in (event.ATTACKS, event.DECLARES) and card == source.event.other


# Filters.


class Melee(Test):
    def __init__(self, yes: bool) -> None:
        self.yes = yes

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return (state.zone(card) == zone.UNIT and in_melee(state, card)) == self.yes


class PlaceTest(Test):
    def __init__(self, place: InPlace) -> None:
        self.place = place

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return self.place.holds(state, source, card)

    def fits_slot(self, state: Duel, source: Source, slot: Place) -> bool:
        return self.place.has_slot(state, source, slot)


class Tagged(Test):
    printed = True

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return self.name in printed_face(state, card).tags


class Called(Test):
    printed = True

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return printed_face(state, card).name == self.name


class SameName(Test):
    printed = True

    def __init__(self, of: Group) -> None:
        self.of = of

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return any(
            printed_face(state, other).name == printed_face(state, card).name for other in self.of.find(state, source)
        )


STATS: Final = ("Attack", "Life", "damage", "remaining Life")


def stat(state: Duel, card: Card, which: int) -> int:
    """A current number of a card, wherever it is."""
    if which == 0:
        return attack(state, card)
    if which == 1:
        return life(state, card)
    return state.damage(card) if which == 2 else life(state, card) - state.damage(card)


class Between(Test):
    """A number of the card lies between two bounds."""

    printed = True

    def __init__(self, which: int, low: int, high: int) -> None:
        self.which = which
        self.low = low
        self.high = high

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return self.low <= stat(state, card, self.which) <= self.high


class Extreme(Test):
    """None of those that the rest of the phrase speaks of has more, or less, of a number."""

    def __init__(self, which: int, most: bool) -> None:
        self.which = which
        self.most = most
        self.among: Noun | None = None  # the phrase without this

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        assert self.among is not None, "the phrase is read to its end"
        own = stat(state, card, self.which)
        for other in self.among.find(state, source):
            n = stat(state, other, self.which)
            if n > own if self.most else n < own:
                return False
        return True


def compare(noun: Noun) -> None:
    """Tells those filters that compare with whom."""
    if not any(isinstance(test, Extreme) for test in noun.tests):
        return
    rest = [test for test in noun.tests if not isinstance(test, Extreme)]
    among = Noun(noun.side, noun.other, noun.row, noun.kind, rest)
    among.zone, among.whose, among.chooser = noun.zone, noun.whose, noun.chooser
    for test in noun.tests:
        if isinstance(test, Extreme):
            test.among = among


class Lethal(Test):
    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return state.living(card) and lethal(state, card)


class BelowHalf(Test):
    """More than half of its Life is damage."""

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return state.living(card) and 2 * state.damage(card) > life(state, card)


class Opposite(Test):
    """Whatever the other filter leaves out."""

    def __init__(self, test: Test) -> None:
        self.test = test
        self.printed = test.printed

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return not self.test.fits(state, source, card)


class Keyword(Test):
    def __init__(self, keyword: int, yes: bool) -> None:
        self.keyword = keyword
        self.yes = yes

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return has(state, card, self.keyword) == self.yes


class Bears(Test):
    def __init__(self, status: int, yes: bool) -> None:
        self.status = status
        self.yes = yes

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return (self.status in statuses_of(state, card)) == self.yes


class Counters(Test):
    def __init__(self, name: int, n: int) -> None:
        self.name = name
        self.n = n

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return counters_on(state, card, self.name) >= self.n


class Boxed(Test):
    """Its fourth box is of a kind; 9: one of its rows is a Spell."""

    printed = True

    def __init__(self, box: int) -> None:
        self.box = box

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        face = state.book.faces[state.face(card)]
        if self.box == 9:
            return any(use.spell for row in face.rows for use in row.uses)
        return face.box == self.box


class Relative(Test):
    """Where it stands, seen from a card or a slot."""

    def __init__(self, of: Group) -> None:
        self.of = of  # finds places

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        place = place_of(state, card)
        return place >= 0 and self.fits_slot(state, source, place)

    def fits_slot(self, state: Duel, source: Source, slot: Place) -> bool:
        for other in self.of.find(state, source):
            if self.related(state, slot, other):
                return True
        return False

    def related(self, state: Duel, slot: Place, other: Place) -> bool:
        raise NotImplementedError


class Column(Relative):
    """In front of (-1) or behind (+1), anywhere in its column."""

    def __init__(self, of: Group, direction: int) -> None:
        super().__init__(of)
        self.direction = direction

    def related(self, state: Duel, slot: Place, other: Place) -> bool:
        if slot // grid.SLOTS != other // grid.SLOTS or slot % grid.WIDTH != other % grid.WIDTH:
            return False
        return (slot - other) * self.direction > 0


class Adjacent(Relative):
    def related(self, state: Duel, slot: Place, other: Place) -> bool:
        return touch(slot, other)


class Facing(Relative):
    def related(self, state: Duel, slot: Place, other: Place) -> bool:
        return face_each_other(state, slot, other)


class Past(Test):
    """It did something, or something was done to it, in a span."""

    def __init__(self, deed: int, span: int) -> None:
        self.bit = 1 << (deed + span * history.COUNT)

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return state.history(card) & self.bit != 0


class Assailed(Past):
    """It attacked your Unit: one of your own strikes others."""

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return foe(state, source.seat, state.side(card)) and super().fits(state, source, card)


class Owned(Test):
    printed = True

    def __init__(self, yours: bool) -> None:
        self.yours = yours

    def fits(self, state: Duel, source: Source, card: Card) -> bool:
        return (state.owner(card) == source.seat) == self.yours
