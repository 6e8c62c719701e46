"""Conditions: While, If, only if, During, Outside."""

from collections.abc import Callable
from typing import Final

from pixelhall.core.machine import Frame, Source
from pixelhall.pixel_tactics.cards.effects.nouns import Test
from pixelhall.pixel_tactics.cards.effects.references import Neighbour
from pixelhall.pixel_tactics.flow.performing import PLAYED_KINDS
from pixelhall.pixel_tactics.numbers import grid, mark, per_seat, zone
from pixelhall.pixel_tactics.state.board import column_of, neighbour, place_of, row_of
from pixelhall.pixel_tactics.state.ceasefire import at_rest
from pixelhall.pixel_tactics.state.frames import turn_runs
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.melee import in_melee
from pixelhall.pixel_tactics.texts.parts import Amount, Condition, Group, Players
from pixelhall.pixel_tactics.texts.reading import life, printed_face
from pixelhall.pixel_tactics.texts.roster import characters

STATES: Final = (
    "damaged",
    "undamaged",
    "in melee",
    "alone in its column",
    "alone in its row",
    "a Leader",
    "a Hero",
    "a Corpse",
    "a token",
    "defeated",
    "below half Life",
)


class Is(Condition):
    """The state of one card, or that it is not in it. After a neighbour word, "is a Corpse" looks at the slot."""

    def __init__(self, who: Group, what: int, yes: bool) -> None:
        self.who = who
        self.what = what
        self.yes = yes

    def true(self, state: Duel, source: Source) -> bool:
        if self.what == CORPSE and isinstance(self.who, Neighbour):
            return any(state.corpse(card) for card in self.who.slots(state, source)) == self.yes
        return any(
            is_so(state, card, self.what) == self.yes and (self.yes or self.what != MELEE or state.living(card))
            for card in self.who.find(state, source)
        )


MELEE: Final = STATES.index("in melee")
ALONE: Final = STATES.index("alone in its column")
CORPSE: Final = STATES.index("a Corpse")


def is_so(state: Duel, card: Card, what: int) -> bool:
    in_unit = state.zone(card) == zone.UNIT
    if what == 0 or what == 1:
        return in_unit and (state.damage(card) > 0) == (what == 0)
    if what == MELEE:
        return state.living(card) and in_melee(state, card)
    if what == ALONE or what == ALONE + 1:
        line = column_of if what == ALONE else row_of
        return state.living(card) and not any(
            other != card and line(state, other) == line(state, card) for other in characters(state, state.side(card))
        )
    if what == 5:
        return in_unit and state.leads(card)
    if what == 6:
        return state.hero(card)
    if what == CORPSE or what == 9:
        return state.corpse(card) or (what == 9 and not in_unit)
    if what == 10:
        return state.living(card) and 2 * state.damage(card) > life(state, card)
    return state.marked(card, mark.TOKEN)


class Fits(Condition):
    """One card passes a filter."""

    def __init__(self, who: Group, test: Test) -> None:
        self.who = who
        self.test = test

    def true(self, state: Duel, source: Source) -> bool:
        return any(self.test.fits(state, source, card) for card in self.who.find(state, source))


class InRow(Condition):
    def __init__(self, who: Group, row: int, yes: bool) -> None:
        self.who = who
        self.row = row
        self.yes = yes

    def true(self, state: Duel, source: Source) -> bool:
        return any(
            state.zone(card) == zone.UNIT and (row_of(state, card) == self.row) == self.yes
            for card in self.who.find(state, source)
        )


class HasNeighbour(Condition):
    def __init__(self, who: Group, step: int, yes: bool) -> None:
        self.who = who
        self.step = step
        self.yes = yes

    def true(self, state: Duel, source: Source) -> bool:
        return any(
            state.zone(c) == zone.UNIT and (neighbour(state, c, self.step) >= 0) == self.yes
            for c in self.who.find(state, source)
        )


class Compare(Condition):
    """x, or what x is more than y, lies between two bounds."""

    def __init__(self, x: Amount, low: int, high: int, y: Amount | None) -> None:
        self.x = x
        self.low = low
        self.high = high
        self.y = y

    def true(self, state: Duel, source: Source) -> bool:
        n = self.x.read(state, source)
        if self.y is not None:
            n -= self.y.read(state, source)
        return self.low <= n <= self.high


class First(Condition):
    def __init__(self, first: bool) -> None:
        self.first = first

    def true(self, state: Duel, source: Source) -> bool:
        return (state.first == source.seat) == self.first


class Owns(Condition):
    def __init__(self, what: Group, yes: bool) -> None:
        self.what = what
        self.yes = yes

    def true(self, state: Duel, source: Source) -> bool:
        cards = self.what.find(state, source)
        return bool(cards) and all((state.owner(card) == source.seat) == self.yes for card in cards)


def one_or_all(seats: list[int], holds: Callable[[int], bool], all_of_them: bool) -> bool:
    """Whether something holds of one of these players, or of each; of nobody, nothing does."""
    return bool(seats) and (all if all_of_them else any)(holds(seat) for seat in seats)


class HasCount(Condition):
    """A player has so many of something. Whose they are is that player; all other words keep their meaning."""

    def __init__(self, who: Players, what: Group, holder: int, low: int, high: int, versus: Players | None) -> None:
        self.who = who
        self.what = what
        self.holder = holder  # the number register that names that player while the noun is read
        self.low = low
        self.high = high
        self.versus = versus
        self.fewer = False  # than that other player, not more
        self.all = False  # it is said of each of several players
        self.than_all = False  # it is compared with each of several players

    def true(self, state: Duel, source: Source) -> bool:
        return one_or_all(self.who.find(state, source), lambda seat: self.holds(state, source, seat), self.all)

    def holds(self, state: Duel, source: Source, seat: int) -> bool:
        n = self.count(state, source, seat)
        if self.versus is None:
            return self.low <= n <= self.high
        others = [other for other in self.versus.find(state, source) if other != seat or not self.than_all]
        counts = {other: self.count(state, source, other) for other in others}
        return one_or_all(
            others, lambda other: (n < counts[other]) if self.fewer else (n > counts[other]), self.than_all
        )

    def count(self, state: Duel, source: Source, seat: int) -> int:
        known = source.numbers[: self.holder]
        as_seen = Source(source.seat, source.card, source.event)
        as_seen.each = source.each
        as_seen.things = source.things
        as_seen.numbers = [*known, *[0] * (self.holder - len(known)), seat]
        return len(self.what.find(state, as_seen))


class ThereAre(Condition):
    def __init__(self, what: Group, low: int, high: int) -> None:
        self.what = what
        self.low = low
        self.high = high

    def true(self, state: Duel, source: Source) -> bool:
        return self.low <= len(self.what.find(state, source)) <= self.high


class EmptyPile(Condition):
    def __init__(self, whose: Players, zone: int, yes: bool) -> None:
        self.whose = whose
        self.zone = zone
        self.yes = yes
        self.all = False

    def true(self, state: Duel, source: Source) -> bool:
        def holds(seat: int) -> bool:
            return (not any(c >= 0 for c in state.pile(seat, self.zone))) == self.yes

        return one_or_all(self.whose.find(state, source), holds, self.all)


class Played(Condition):
    def __init__(self, who: Players, what: int, span: int, yes: bool) -> None:
        self.who = who
        self.bit = 1 << (what + span * PLAYED_KINDS)
        self.yes = yes
        self.all = False

    def true(self, state: Duel, source: Source) -> bool:
        def holds(seat: int) -> bool:
            return (state.of(seat, per_seat.PLAYED) & self.bit != 0) == self.yes

        return one_or_all(self.who.find(state, source), holds, self.all)


class YouDo(Condition):
    """The latest "may" of this text was taken and carried out in full — or not."""

    def __init__(self, yes: bool) -> None:
        self.yes = yes

    def true(self, state: Duel, source: Source) -> bool:
        return isinstance(source, Frame) and (source.did == 1) == self.yes


class Gone(Condition):
    """The source left play since its place was noted — or, if that matters, its row or Unit."""

    def __init__(self, register: int, row: bool) -> None:
        self.register = register
        self.row = row

    def true(self, state: Duel, source: Source) -> bool:
        card = source.card
        if not (state.living(card) or state.zone(card) == zone.RESERVE):
            return True
        return self.row and place_of(state, card) // grid.WIDTH != source.number(self.register) // grid.WIDTH


class SameNameIn(Condition):
    def __init__(self, who: Group, whose: Players, zone: int) -> None:
        self.who = who
        self.whose = whose
        self.zone = zone

    def true(self, state: Duel, source: Source) -> bool:
        names = [
            printed_face(state, c).name
            for s in self.whose.find(state, source)
            for c in state.pile(s, self.zone)
            if c >= 0
        ]
        return any(printed_face(state, card).name in names for card in self.who.find(state, source))


# Times.


class WaveIs(Condition):
    def __init__(self, row: int) -> None:
        self.row = row

    def true(self, state: Duel, source: Source) -> bool:
        return state.row == self.row


class TurnOf(Condition):
    """Between turns somebody is active, but it is nobody's turn (A-002)."""

    def __init__(self, whose: Players) -> None:
        self.whose = whose

    def true(self, state: Duel, source: Source) -> bool:
        return turn_runs(state) and state.active in self.whose.find(state, source)


class Ceasefire(Condition):
    def true(self, state: Duel, source: Source) -> bool:
        return at_rest(state, source.seat)


class RoundOne(Condition):
    def true(self, state: Duel, source: Source) -> bool:
        return state.round <= 1


class Not(Condition):
    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def true(self, state: Duel, source: Source) -> bool:
        return not self.condition.true(state, source)


class Both(Condition):
    def __init__(self, one: Condition, other: Condition) -> None:
        self.one = one
        self.other = other

    def true(self, state: Duel, source: Source) -> bool:
        return self.one.true(state, source) and self.other.true(state, source)


class Either(Condition):
    def __init__(self, one: Condition, other: Condition) -> None:
        self.one = one
        self.other = other

    def true(self, state: Duel, source: Source) -> bool:
        return self.one.true(state, source) or self.other.true(state, source)


class TurnsOn(Condition):
    """So many turns or rounds, or more, have begun since they were noted."""

    def __init__(self, register: int, n: int, rounds: bool) -> None:
        self.register = register
        self.n = n
        self.rounds = rounds

    def true(self, state: Duel, source: Source) -> bool:
        now = state.round if self.rounds else state.turn
        return now >= source.number(self.register) + self.n
