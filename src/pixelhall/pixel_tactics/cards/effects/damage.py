"""Verbs of damage, healing and defeat."""

from typing import Final

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Event, Frame, Op
from pixelhall.pixel_tactics.cards.effects.choices import reach, touches
from pixelhall.pixel_tactics.cards.effects.flow import leave_behind
from pixelhall.pixel_tactics.cards.effects.naming import standing, standing_all
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.cards import EFFECT, can_fall, heal
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import LEFT, REPLACED, attempt, damage_placed, deal
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.change.zones import remove
from pixelhall.pixel_tactics.numbers import by, cannot, event, field, lasts, program, verb, would, zone
from pixelhall.pixel_tactics.state.sides import foe
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.parts import Amount, Group
from pixelhall.pixel_tactics.texts.reading import life

ALL_OF_IT: Final = 999


class Apply(Op[Duel]):
    """Applied damage: no attack, no Intercept, no Attack Strength (PT-TERM-06). The damage of one step is one batch."""

    def __init__(self, register: int, amount: Amount, to: Group, asks: bool) -> None:
        self.register = register
        self.amount = amount
        self.to = to
        self.asks = asks  # "up to": how much is chosen, and the same for each of several

    def run(self, state: Duel, frame: Frame) -> int:
        if self.asks and self.cards(state, frame):
            return ASK
        self.apply(state, frame, -1)
        return NEXT

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        return [card for card in reach(state, frame, self.to.find(state, frame)) if state.living(card)]

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        options = [Action(verb.NUMBER, n) for n in range(self.amount.read(state, frame) + 1)]
        return [Decision(frame.seat, f"Apply how much damage to {self.named(state, frame)}?", options)]

    def named(self, state: Duel, frame: Frame) -> str:
        cards = self.cards(state, frame)
        return standing_all(state, cards) if len(cards) == 1 else f"each of {standing_all(state, cards)}"

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        self.apply(state, frame, action.a)
        return NEXT

    def apply(self, state: Duel, frame: Frame, chosen: int) -> None:
        cards = self.cards(state, frame)
        points: list[int] = []
        for card in cards:
            frame.each = card
            points.append(chosen if chosen >= 0 else self.amount.read(state, frame))
        how = state.book.sources[frame.program]
        for card, n in reversed(list(zip(cards, points))) if in_force(state).replaces_any() else zip(cards, points):
            if n > 0:
                deal(state, card, n, frame.card, frame.seat, how)
                if state.rules.spell_hits and how == by.SPELL and foe(state, frame.seat, state.side(card)):
                    emit(
                        state, event.ATTACKS, frame.seat, frame.card, card, n, how
                    )  # as an option; else a Spell is no attack (PT-ATK-06)
        if not cards:
            frame.did = 0
        frame.bind(self.register, cards)
        frame.count(self.register, points[0] if points else 0)


class Heal(Op[Duel]):
    """Removes damage; "up to" asks how much."""

    def __init__(self, register: int, amount: Amount, of: Group, asks: bool) -> None:
        self.register = register
        self.amount = amount
        self.of = of
        self.asks = asks

    def run(self, state: Duel, frame: Frame) -> int:
        cards = self.cards(state, frame)
        if self.asks and cards and state.damage(cards[0]) > 0:
            return ASK
        self.heal(state, frame, -1)
        return NEXT

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        return [card for card in reach(state, frame, self.of.find(state, frame)) if state.living(card)]

    def heal(self, state: Duel, frame: Frame, chosen: int) -> None:
        removed = 0
        cards = self.cards(state, frame)
        if not cards:
            frame.did = 0
        for card in cards:
            frame.each = card
            n = chosen if chosen >= 0 else self.amount.read(state, frame)
            n = min(n, state.damage(card))
            removed += n
            if n > 0 and touches(state, frame, card):
                attempt(state, Event(would.HEALED, state.side(card), card, n=n))
        frame.bind(self.register, cards)
        frame.count(self.register, removed)

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        cards = self.cards(state, frame)
        most = min(self.amount.read(state, frame), state.damage(cards[0]))
        prompt = f"Remove how much damage from {standing_all(state, cards)}?"
        return [Decision(frame.seat, prompt, [Action(verb.NUMBER, n) for n in range(most + 1)])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        self.heal(state, frame, action.a)
        return NEXT


class MoveDamage(Op[Duel]):
    """The same number is removed from some and applied to another; a total is taken from several by choice."""

    def __init__(self, register: int, amount: Amount, of: Group, to: Group, asks: bool, total: bool) -> None:
        self.register = register
        self.amount = amount
        self.of = of
        self.to = to
        self.asks = asks
        self.total = total

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            cards = [
                c for c in reach(state, frame, self.of.find(state, frame)) if state.living(c) and state.damage(c) > 0
            ]
            frame.bind(self.register, cards)
            frame.count(self.register, 0)
        cards = frame.bound(self.register)
        if self.to.one(state, frame) < 0:
            return NEXT
        while frame.phase < len(cards):
            if self.asks and self.most(state, frame) > 0:
                return ASK
            self.shift(state, frame, min(self.most(state, frame), state.damage(cards[frame.phase])))
        return NEXT

    def most(self, state: Duel, frame: Frame) -> int:
        card = frame.bound(self.register)[frame.phase]
        frame.each = card
        left = self.amount.read(state, frame)
        if self.total:
            left -= frame.number(self.register)
        return min(left, state.damage(card))

    def shift(self, state: Duel, frame: Frame, n: int) -> None:
        card = frame.bound(self.register)[frame.phase]
        frame.phase += 1
        to = self.to.one(state, frame)
        n = heal(state, card, min(n, self.bearable(state, frame, to, n)))
        frame.count(self.register, frame.number(self.register) + n)
        if n:
            attempt(state, Event(would.TAKE, state.side(to), to, frame.card, n, state.book.sources[frame.program]))

    def bearable(self, state: Duel, frame: Frame, to: Card, n: int) -> int:
        """What of so much damage the receiver would take: the rest stays where it is (A-221)."""
        return damage_placed(state, to, n, frame.card, frame.seat, state.book.sources[frame.program])

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        options = [Action(verb.NUMBER, n) for n in range(self.most(state, frame) + 1)]
        of, to = frame.bound(self.register)[frame.phase], self.to.one(state, frame)
        prompt = f"Move how much damage from {standing(state, of)} to {standing(state, to)}?"
        return [Decision(frame.seat, prompt, options)]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        self.shift(state, frame, action.a)
        return STAY


class SwapDamage(Op[Duel]):
    def __init__(self, a: Group, b: Group) -> None:
        self.a = a
        self.b = b

    def run(self, state: Duel, frame: Frame) -> int:
        a = self.a.one(state, frame)
        b = self.b.one(state, frame)
        if a >= 0 and b >= 0 and state.living(a) and state.living(b):
            mine = state.damage(a)
            state.put(a, field.DAMAGE, state.damage(b))
            state.put(b, field.DAMAGE, mine)
            say(state, logbook.SAYS_LASTS, frame.seat, frame.card)
        return NEXT


class SetDamage(Op[Duel]):
    """Sets damage counters; with `left`, so that so much Life remains."""

    def __init__(self, to: Group, n: int, left: bool) -> None:
        self.to = to
        self.n = n
        self.left = left

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reach(state, frame, self.to.find(state, frame)):
            if state.living(card):
                state.put(card, field.DAMAGE, max(0, life(state, card) - self.n) if self.left else self.n)
                say(state, logbook.SAYS_LASTS, frame.seat, card)
        return NEXT


class Prevent(Op[Duel]):
    """A shield: the next damage, or the next so many points."""

    def __init__(self, to: Group, n: int, end: int, when: int) -> None:
        self.to = to
        self.n = n
        self.end = end
        self.when = when

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reach(state, frame, self.to.find(state, frame)):
            if state.living(card):
                leave_behind(state, frame, lasts.SHIELD, -1, self.end, self.when, [card], [self.n])
                say(state, logbook.SAYS_LASTS, frame.seat, card)
        return NEXT


class Lessen(Op[Duel]):
    """In a replacement: the damage under way is prevented, or so much less."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: Duel, frame: Frame) -> int:
        for below in reversed(state.stack):
            if below.program == program.DEED:
                left = max(0, below.numbers[LEFT] - self.n)
                below.numbers[LEFT] = left
                if left == 0:
                    below.numbers[REPLACED] = 1
                break
        return NEXT


class Defeat(Op[Duel]):
    """At once, not at wave end (PT-TERM-05)."""

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, state: Duel, frame: Frame) -> int:
        done = False
        for card in reach(state, frame, self.what.find(state, frame)):
            if state.living(card) and can_fall(state, card) and touches(state, frame, card):
                attempt(state, Event(would.DEFEATED, state.side(card), card, frame.card, how=EFFECT))
                done = True
        if not done:
            frame.did = 0
        return NEXT


class Discard(Op[Duel]):
    """To the owner's discard pile, without a Corpse."""

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, state: Duel, frame: Frame) -> int:
        done = False
        for card in reach(state, frame, self.what.find(state, frame)):
            if not state.leads(card) and may_discard(state, frame, card):
                attempt(state, Event(would.DISCARDED, state.side(card), card, frame.card))
                done = True
        if not done:
            frame.did = 0
        return NEXT


def may_discard(state: Duel, frame: Frame, card: Card) -> bool:
    if (
        foe(state, state.side(card), frame.seat)
        and (state.zone(card) == zone.RESERVE or state.living(card))
        and in_force(state).on(state, card, cannot.BE_DISCARDED)
    ):
        return False
    return touches(state, frame, card)


class Clear(Op[Duel]):
    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, state: Duel, frame: Frame) -> int:
        cards = [card for card in reach(state, frame, self.what.find(state, frame)) if state.corpse(card)]
        for card in cards:
            attempt(state, Event(would.CLEARED, state.side(card), card))
        if not cards:
            frame.did = 0
        return NEXT


class Exile(Op[Duel]):
    """Out of the battle."""

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reach(state, frame, self.what.find(state, frame)):
            if not state.leads(card):
                remove(state, card)
        return NEXT
