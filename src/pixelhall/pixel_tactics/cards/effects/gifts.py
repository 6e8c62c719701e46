"""Verbs that leave something on a card: statuses, counters, lasting changes, copies."""

from pixelhall.core.machine import NEXT, Frame, Op
from pixelhall.pixel_tactics.cards.effects.choices import reach, touches
from pixelhall.pixel_tactics.cards.effects.flow import leave_behind
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.cards import add_counters, add_status, counters_on, remove_status, statuses_of
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.numbers import bound, lasts, until
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.parts import Amount, Group
from pixelhall.pixel_tactics.texts.reading import attack, life, printed_face


def open_to(state: Duel, frame: Frame, group: Group) -> list[Card]:
    """Those of a group that this effect can change."""
    return [card for card in reach(state, frame, group.find(state, frame)) if touches(state, frame, card)]


class GiveStatus(Op[Duel]):
    """Status tokens, one by one; opposites cancel as they land (PT-STAT-03, A-115)."""

    def __init__(self, to: Group, status: int, times: int) -> None:
        self.to = to
        self.status = status
        self.times = times

    def run(self, state: Duel, frame: Frame) -> int:
        for card in open_to(state, frame, self.to):
            for _ in range(self.times):
                add_status(state, card, self.status)
        return NEXT


class RemoveStatus(Op[Duel]):
    def __init__(self, of: Group, status: int) -> None:
        self.of = of
        self.status = status  # -1: all of them

    def run(self, state: Duel, frame: Frame) -> int:
        for card in open_to(state, frame, self.of):
            gone = statuses_of(state, card) if self.status < 0 else [self.status]
            for status in gone:
                if not remove_status(state, card, status):
                    frame.did = 0
        return NEXT


class Counters(Op[Duel]):
    """Puts named counters on, or removes them."""

    def __init__(self, on: Group, name: int, n: int) -> None:
        self.on = on
        self.name = name
        self.n = n

    def run(self, state: Duel, frame: Frame) -> int:
        for card in open_to(state, frame, self.on):
            if self.n < 0 and counters_on(state, card, self.name) < -self.n:
                frame.did = 0
            add_counters(state, card, self.name, self.n)
        return NEXT


class RemoveAllCounters(Op[Duel]):
    """All counters of a name, or all there are; how many were removed is counted."""

    def __init__(self, register: int, of: Group, name: int) -> None:
        self.register = register
        self.of = of
        self.name = name  # -1: of every name

    def run(self, state: Duel, frame: Frame) -> int:
        removed = 0
        names = range(len(state.book.counters)) if self.name < 0 else [self.name]
        for card in open_to(state, frame, self.of):
            for name in names:
                n = counters_on(state, card, name)
                if n > 0:
                    add_counters(state, card, name, -n)
                    removed += n
        if removed == 0:
            frame.did = 0
        frame.count(self.register, min(removed, bound.POINTS))
        return NEXT


class Give(Op[Duel]):
    """A modifier that lasts, on the cards that the words pick now; without cards, on players."""

    def __init__(self, to: Group | None, modifier: int, end: int, when: int) -> None:
        self.amount: Amount | None = None  # read once, now, for each of them
        self.register = -1  # where the modifier looks for it
        self.to = to
        self.modifier = modifier
        self.end = end
        self.when = when

    def run(self, state: Duel, frame: Frame) -> int:
        if self.to is None:
            leave_behind(state, frame, lasts.MODIFIER, self.modifier, self.end, self.when, [])
            return NEXT
        if self.end == until.IT_LEAVES_ITS_SLOT and not state.living(frame.card):
            return NEXT
        cards = open_to(state, frame, self.to)
        points: list[int] = []
        if self.amount is not None:
            for card in cards:
                frame.each = card
                points.append(self.amount.read(state, frame))
        for i, card in enumerate(cards):
            if points:
                frame.count(self.register, points[i])
            leave_behind(state, frame, lasts.MODIFIER, self.modifier, self.end, self.when, [card])
            say(state, logbook.SAYS_LASTS, frame.seat, card)
        return NEXT


class Become(Op[Duel]):
    """A copy of another card: all its printed features."""

    def __init__(self, who: Group, of: Group, modifier: int, end: int, when: int) -> None:
        self.who = who
        self.of = of
        self.modifier = modifier
        self.end = end
        self.when = when

    def run(self, state: Duel, frame: Frame) -> int:
        model = self.of.one(state, frame)
        for card in open_to(state, frame, self.who):
            if model >= 0 and not state.leads(card):
                face = printed_face(state, model).index
                leave_behind(state, frame, lasts.MODIFIER, self.modifier, self.end, self.when, [card], [face])
                say(state, logbook.SAYS_LASTS, frame.seat, card)
        return NEXT


class SwapStats(Op[Duel]):
    """Exchanges current numbers: Attack and Life of one, or the Attack of two."""

    def __init__(self, of: Group, other: Group | None, sets_attack: int, sets_life: int, end: int, when: int) -> None:
        self.of = of
        self.other = other
        self.sets_attack = sets_attack
        self.sets_life = sets_life
        self.end = end
        self.when = when

    def run(self, state: Duel, frame: Frame) -> int:
        card = self.of.one(state, frame)
        if card < 0 or not state.living(card):
            return NEXT
        if self.other is None:
            strength, lives = attack(state, card), life(state, card)
            self.fix(state, frame, self.sets_attack, card, lives)
            self.fix(state, frame, self.sets_life, card, strength)
        else:
            other = self.other.one(state, frame)
            if other >= 0 and state.living(other):
                mine, theirs = attack(state, card), attack(state, other)
                self.fix(state, frame, self.sets_attack, card, theirs)
                self.fix(state, frame, self.sets_attack, other, mine)
        return NEXT

    def fix(self, state: Duel, frame: Frame, modifier: int, card: Card, n: int) -> None:
        leave_behind(state, frame, lasts.MODIFIER, modifier, self.end, self.when, [card], [n])
