"""Verbs of acting: caused attacks and Spells, new targets, and who may act again."""

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NOTHING, STAY, Event, Frame, Op
from pixelhall.pixel_tactics.cards.effects.choices import reach
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import push
from pixelhall.pixel_tactics.change.triggers import use as note_used
from pixelhall.pixel_tactics.change.triggers import was_used
from pixelhall.pixel_tactics.flow import combat
from pixelhall.pixel_tactics.flow.combat import KIND, REDIRECTED, TARGET, declare
from pixelhall.pixel_tactics.flow.performing import start_spell
from pixelhall.pixel_tactics.legal.attacks import arrives_ready, targets
from pixelhall.pixel_tactics.numbers import by, cannot, event, mark, program, verb, zone
from pixelhall.pixel_tactics.state.ceasefire import at_rest
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.book import Use
from pixelhall.pixel_tactics.texts.in_force import in_force, uses_of
from pixelhall.pixel_tactics.texts.parts import Group


class MakeAttack(Op[Duel]):
    """A caused attack: no cost, no wave, no exhaustion; where it may strike stays as it was (PT-ACT-03, A-015).
    Several: in your order."""

    def __init__(self, register: int, who: Group, kind: int, whom: Group | None) -> None:
        self.register = register
        self.who = who
        self.kind = kind
        self.whom = whom
        self.arrived = False  # the text itself recruited them

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            frame.bind(self.register, reach(state, frame, self.who.find(state, frame)))
            frame.phase = 1
        left = frame.bound(self.register)
        if not left:
            return NEXT
        if len(left) > 1:
            return ASK
        self.strike(state, frame, left[0])
        return STAY

    def strike(self, state: Duel, frame: Frame, card: Card) -> None:
        frame.bind(self.register, [c for c in frame.bound(self.register) if c != card])
        if at_rest(state, state.side(card)) or state.zone(card) != zone.UNIT:
            return
        if may_not(state, card) or self.waits(state, frame, card):
            return
        if self.whom is None:
            declare(state, state.side(card), card, -1, self.kind, True)
            return
        frame.each = card
        target = self.whom.one(state, frame)
        for kind in (by.MELEE, by.RANGED) if self.kind == 0 else (self.kind,):
            if target in targets(state, card, kind, self.kind == by.RANGED):
                declare(state, state.side(card), card, target, kind, True)
                return

    def waits(self, state: Duel, frame: Frame, card: Card) -> bool:
        return state.rules.recruits_wait_to_attack and waiting(state, frame, card, self.arrived)

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        return [
            Decision(
                frame.seat, "Who attacks next?", [Action(verb.CHOOSE, card) for card in frame.bound(self.register)]
            )
        ]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        self.strike(state, frame, action.a)
        return STAY


def waiting(state: Duel, frame: Frame, card: Card, arrived: bool) -> bool:
    """A Hero waits in the wave of its arrival, unless the text speaks of this very arrival (A-015)."""
    if not state.marked(card, mark.RECRUITED) or arrives_ready(state, card):
        return False
    return not (arrived or (frame.event.kind == event.RECRUITED and frame.event.card == card))


def may_not(state: Duel, card: Card) -> bool:
    """Texts that forbid attacking hold for caused attacks too (A-015); so does a move, where it bars attacks for the
    wave (A-208)."""
    rules = state.rules
    if in_force(state).on(state, card, cannot.ATTACK) or (
        rules.moved_for_wave and rules.moved_attack and state.marked(card, mark.MOVED)
    ):
        return True
    return not rules.exempt and state.marked(card, mark.ATTACKED | mark.MOVED)


class CastSpell(Op[Duel]):
    """A caused cast: each of them casts its Spell, if its prices can be paid; what holds for caused attacks holds for
    it (A-015)."""

    def __init__(self, who: Group) -> None:
        self.who = who
        self.arrived = False  # the text itself recruited them

    def waits(self, state: Duel, frame: Frame, card: Card) -> bool:
        return state.rules.recruits_wait_to_cast and waiting(state, frame, card, self.arrived)

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reversed(reach(state, frame, self.who.find(state, frame))):
            spells = [use for use in uses_of(state, card) if use.spell and castable(state, card, use)]
            if spells and not self.waits(state, frame, card):
                start_spell(state, state.side(card), card, spells[0].program, spells[0].costs, True)
        return NEXT


def castable(state: Duel, card: Card, use: Use) -> bool:
    """Whether nothing forbids this Spell: a text, the ceasefire, a move where it bars Spells for the wave (A-208), a
    price."""
    rules = state.rules
    if (
        not state.living(card)
        or in_force(state).on(state, card, cannot.CAST)
        or (at_rest(state, state.side(card)) and (use.hostile or not rules.ceasefire_spells))
    ):
        return False
    if rules.moved_for_wave and rules.moved_spell and state.marked(card, mark.MOVED):
        return False
    if not rules.exempt and state.marked(card, mark.ATTACKED | mark.CAST | mark.MOVED):
        return False
    return all(need.met(state, state.side(card), card) for need in use.needs)


class UseSpellOf(Op[Duel]):
    """Another card's Spell, read from the user's place: its prices are paid and its limits count. Each lends once, so
    that copies of one card can borrow from each other."""

    def __init__(self, of: Group, user: Group) -> None:
        self.of = of
        self.user = user

    def run(self, state: Duel, frame: Frame) -> int:
        user = self.user.one(state, frame)
        for card in self.of.find(state, frame) if user >= 0 else []:
            for use in uses_of(state, card):
                if use.spell and not self.lends_already(state, frame, use, card):
                    self.begin(state, frame, use, card, user)
                    return NEXT
        return NEXT

    def lends_already(self, state: Duel, frame: Frame, use: Use, card: Card) -> bool:
        if use.program == frame.program and card == frame.card:
            return True
        for below in state.stack:
            if below.program == use.program and below.event.kind == NOTHING.kind and below.event.other == card:
                return True
        return False

    def begin(self, state: Duel, frame: Frame, use: Use, card: Card, user: Card) -> None:
        spent = use.span >= 0 and was_used(state, use.program, user, use.span)
        if spent or not all(need.met(state, frame.seat, user) for need in use.needs):
            frame.did = 0
            return
        if use.span >= 0:
            note_used(state, use.program, user, use.span)
        push(state, Frame(use.program, frame.seat, user, Event(NOTHING.kind, other=card)))
        if use.costs >= 0:
            push(state, Frame(use.costs, frame.seat, user, NOTHING))


def attack_under_way(state: Duel) -> Frame | None:
    """The attack that is being made; none when that is one on a fortress, which has no character as its target."""
    for below in reversed(state.stack):
        if below.program in (program.ATTACK, program.STORM):
            return below if below.program == program.ATTACK else None
    return None


class Redirect(Op[Duel]):
    """The declared attack gets another target."""

    def __init__(self, to: Group) -> None:
        self.to = to

    def run(self, state: Duel, frame: Frame) -> int:
        attack = attack_under_way(state)
        target = self.to.one(state, frame)
        if attack is not None and target >= 0 and state.living(target):
            attack.numbers[TARGET] = target
            attack.numbers[REDIRECTED] = 1
            say(state, logbook.SAYS_INTERCEPTED, state.side(target), target, attack.numbers[combat.ORIGINAL])
        return NEXT


class NewTarget(Op[Duel]):
    """Another legal target, chosen or by chance."""

    def __init__(self, random: bool) -> None:
        self.random = random

    def others(self, state: Duel) -> list[Card]:
        attack = attack_under_way(state)
        if attack is None:
            return []
        found = targets(state, attack.card, attack.numbers[KIND], attack.numbers[combat.CAUSED] == 1)
        return [card for card in found if card != attack.numbers[TARGET]]

    def run(self, state: Duel, frame: Frame) -> int:
        found = self.others(state)
        if not found:
            return NEXT
        if self.random:
            self.aim(state, found[state.chance.draw(len(found))])
            return NEXT
        return ASK

    def aim(self, state: Duel, target: Card) -> None:
        attack = attack_under_way(state)
        assert attack is not None, "a new target needs an attack"
        attack.numbers[TARGET] = target

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        return [
            Decision(frame.seat, "Choose the new target.", [Action(verb.CHOOSE, card) for card in self.others(state)])
        ]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        self.aim(state, action.a)
        return NEXT


class Refresh(Op[Duel]):
    """Can act again this turn, or cannot any more; the wait of a recruit is no act and remains (PT-RECR-02)."""

    def __init__(self, who: Group, ready: bool) -> None:
        self.who = who
        self.ready = ready

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reach(state, frame, self.who.find(state, frame)):
            if state.living(card):
                if self.ready:
                    state.unmark(card, mark.ACTED | mark.ATTACKED | mark.AGAIN | mark.CAST | mark.MOVED)
                else:
                    state.mark(card, mark.ACTED | mark.ATTACKED | mark.AGAIN | mark.CAST)
        return NEXT


class Score(Op[Duel]):
    """Points, where the mode counts any (A-255)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: Duel, frame: Frame) -> int:
        state.rules.mode.score(state, frame.seat, self.n)
        return NEXT
