"""Amounts: fixed numbers, counts, stats, and what was counted before."""

from pixelhall.core.machine import Source
from pixelhall.pixel_tactics.cards.effects.nouns import stat
from pixelhall.pixel_tactics.change.cards import beyond, counters_on
from pixelhall.pixel_tactics.change.replacement import unlethal
from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.numbers.bound import bounded
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.parts import Amount, Group
from pixelhall.pixel_tactics.texts.reading import printed_number


class Counted(Amount):
    """The number of a register: points dealt or removed, cards discarded, a chosen number."""

    def __init__(self, register: int) -> None:
        self.register = register

    def read(self, state: Duel, source: Source) -> int:
        return source.number(self.register)


class EventNumber(Amount):
    """The number of the event: how much damage it was."""

    def read(self, state: Duel, source: Source) -> int:
        return source.event.n


class LethalPart(Amount):
    """What of the replaced damage would bring damage to Life or above."""

    def read(self, state: Duel, source: Source) -> int:
        return source.event.n - unlethal(state, source.event.card, source.event.n)


class Excess(Amount):
    """What the latest Apply put beyond the receivers' Life."""

    def __init__(self, register: int) -> None:
        self.register = register

    def read(self, state: Duel, source: Source) -> int:
        points = source.number(self.register)
        return sum(
            min(points, beyond(state, card)) for card in source.bound(self.register) if state.zone(card) == zone.UNIT
        )


class StatOf(Amount):
    def __init__(self, of: Group, which: int, as_printed: bool) -> None:
        self.of = of
        self.which = which
        self.as_printed = as_printed

    def read(self, state: Duel, source: Source) -> int:
        card = self.of.one(state, source)
        return 0 if card < 0 else self.of_one(state, card)

    def of_one(self, state: Duel, card: Card) -> int:
        if self.as_printed and self.which < 2:
            return printed_number(state, card, self.which == 1)
        return stat(state, card, self.which)


class HighestOf(StatOf):
    """The Rival Leader's number, where any Rival is meant: the highest (A-225)."""

    def read(self, state: Duel, source: Source) -> int:
        return max([self.of_one(state, card) for card in self.of.find(state, source)], default=0)


class Count(Amount):
    def __init__(self, of: Group) -> None:
        self.of = of

    def read(self, state: Duel, source: Source) -> int:
        return len(self.of.find(state, source))


class DamageOn(Amount):
    def __init__(self, of: Group) -> None:
        self.of = of

    def read(self, state: Duel, source: Source) -> int:
        return sum(state.damage(card) for card in self.of.find(state, source))


class CountersOn(Amount):
    def __init__(self, of: Group, name: int) -> None:
        self.of = of
        self.name = name

    def read(self, state: Duel, source: Source) -> int:
        return sum(counters_on(state, card, self.name) for card in self.of.find(state, source))


class Sum(Amount):
    """times * x, halved and rounded up if asked, plus a number."""

    def __init__(self, x: Amount, times: int, halved: bool, plus: int) -> None:
        self.x = x
        self.times = times
        self.halved = halved
        self.plus = plus

    def read(self, state: Duel, source: Source) -> int:
        n = self.x.read(state, source) * self.times
        return bounded(((n + 1) // 2 if self.halved else n) + self.plus)
