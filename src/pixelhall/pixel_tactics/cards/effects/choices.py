"""Questions inside texts: choosing cards, slots, places, numbers and names; splitting points."""

from typing import Final

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Event, Frame, Op
from pixelhall.pixel_tactics.cards.effects import places
from pixelhall.pixel_tactics.cards.effects.naming import standing
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say, whisper
from pixelhall.pixel_tactics.change.replacement import attempt, deal
from pixelhall.pixel_tactics.change.triggers import emit, hears_any
from pixelhall.pixel_tactics.numbers import by, cannot, event, field, verb, would, zone
from pixelhall.pixel_tactics.state.board import place_of
from pixelhall.pixel_tactics.state.ceasefire import may_touch, touchable
from pixelhall.pixel_tactics.state.sides import foe
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.parts import Group, Players
from pixelhall.pixel_tactics.texts.reading import immune

EACH_CHOOSER: Final = 100  # phases: chooser * 100 + picks


def reach(state: Duel, frame: Frame, cards: list[Card]) -> list[Card]:
    """In the ceasefire nothing a rival does may touch your side (PT-CEASE-05)."""
    return touchable(state, frame.seat, cards)


def touches(state: Duel, frame: Frame, card: Card) -> bool:
    """Whether a text can do something to this card: only the living are immune to anything."""
    return not state.living(card) or not immune(state, card, state.book.sources[frame.program], frame.card, frame.seat)


def look_through(state: Duel, seat: int, cards: list[int]) -> None:
    """Whoever picks from a hidden pile sees it."""
    for card in cards:
        state.put(card, field.SEEN, state.seen(card) | 1 << seat)


def targetable(state: Duel, frame: Frame, seat: int, card: Card) -> bool:
    """Whether a text may choose this card (PT-TGT-02: places are chosen another way)."""
    if not may_touch(state, frame.seat, state.side(card)):
        return False
    if not state.living(card):
        return True
    if in_force(state).on(state, card, cannot.BE_TARGETED) or (
        foe(state, state.side(card), seat) and in_force(state).on(state, card, cannot.BE_TARGETED_BY_RIVALS)
    ):
        return False
    how = state.book.sources[frame.program]
    if (how == by.SPELL and in_force(state).on(state, card, cannot.BE_TARGETED_BY_SPELLS)) or (
        how == by.ORDER and in_force(state).on(state, card, cannot.BE_TARGETED_BY_ORDERS)
    ):
        return False
    return touches(state, frame, card)


class Choose(Op[Duel]):
    """One question for each thing to choose; the answers are bound in order."""

    def __init__(self, register: int, group: Group, low: int, high: int, prompt: str) -> None:
        self.register = register
        self.group = group
        self.low = low
        self.high = high
        self.prompt = prompt
        self.by: Players | None = None
        self.random = False
        self.slots = False
        self.hidden = False  # chosen from a hand or deck: always asked, so that silence tells nothing
        self.searched: Group | None = None  # the pile of a search: asked also when nothing fits

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            frame.bind(self.register, [])
        while True:
            seat = self.chooser(state, frame)
            if seat < 0:
                self.close(state, frame)
                return NEXT
            frame.count(self.register, seat)
            picks = frame.phase % EACH_CHOOSER
            found = self.candidates(state, frame, seat)
            if picks >= self.high or not (found or self.searching(state, frame, picks)):
                frame.phase = (frame.phase // EACH_CHOOSER + 1) * EACH_CHOOSER
            elif self.random:
                self.pick(frame, found[state.chance.draw(len(found))])
            elif len(found) <= self.low - picks and not self.hidden:
                self.pick(frame, found[0])
            else:
                self.show(state, found, seat)
                return ASK

    def searching(self, state: Duel, frame: Frame, picks: int) -> bool:
        return self.searched is not None and picks == 0 and bool(self.searched.find(state, frame))

    def chooser(self, state: Duel, frame: Frame) -> int:
        seats = [frame.seat] if self.by is None else self.by.find(state, frame)
        index = frame.phase // EACH_CHOOSER
        return seats[index] if index < len(seats) else -1

    def candidates(self, state: Duel, frame: Frame, seat: int) -> list[int]:
        chosen = frame.bound(self.register)
        frame.things[self.register] = []  # "other" speaks of what was chosen before this choice
        found = self.group.find(state, frame)
        frame.things[self.register] = chosen
        if self.slots:
            return [slot for slot in found if places.as_thing(slot) not in chosen]
        found = [thing for thing in found if thing not in chosen]
        return [card for card in found if targetable(state, frame, seat, card)]

    def pick(self, frame: Frame, thing: int) -> None:
        frame.bind(self.register, [*frame.bound(self.register), places.as_thing(thing) if self.slots else thing])
        frame.phase += 1

    def show(self, state: Duel, cards: list[int], seat: int) -> None:
        if self.hidden:
            look_through(state, seat, cards)

    def close(self, state: Duel, frame: Frame) -> None:
        things = frame.bound(self.register)
        frame.count(self.register, len(things))
        if len(things) < self.low:
            frame.did = 0
        if self.slots:
            return
        for card in things:
            if state.zone(card) == zone.UNIT:
                say(state, logbook.SAYS_CHOSEN, frame.seat, card, place=place_of(state, card))
        if hears_any(state, event.TARGETED):
            for card in things:
                emit(state, event.TARGETED, state.side(card), card, frame.card, how=state.book.sources[frame.program])

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        seat = self.chooser(state, frame)
        kind = verb.PLACE if self.slots else verb.CHOOSE
        options = [Action(kind, thing) for thing in self.candidates(state, frame, seat)]
        if frame.phase % EACH_CHOOSER >= self.low:
            options.append(Action(verb.DONE))
        return [Decision(seat, self.prompt, options)]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.DONE:
            frame.phase = (frame.phase // EACH_CHOOSER + 1) * EACH_CHOOSER
        else:
            self.pick(frame, action.a)
        return STAY


class ChoosePlace(Op[Duel]):
    """A row, a column or a Unit: it targets the place, not the cards in it."""

    def __init__(self, register: int, where: str, what: str, prompt: str) -> None:
        self.register = register
        self.where = where
        self.what = what
        self.prompt = prompt
        self.by: Players | None = None
        self.random = False

    def choices(self, state: Duel, seat: int) -> list[int]:
        return places.units(state, seat) if self.what == "Unit" else places.choices(state, seat, self.where, self.what)

    def seat(self, state: Duel, frame: Frame) -> int:
        return frame.seat if self.by is None else self.by.one(state, frame)

    def run(self, state: Duel, frame: Frame) -> int:
        seat = self.seat(state, frame)
        found = self.choices(state, seat) if seat >= 0 else []
        if not found:
            return NEXT
        if self.random:
            frame.bind(self.register, [found[state.chance.draw(len(found))]])
            return NEXT
        return ASK

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        seat = self.seat(state, frame)
        return [Decision(seat, self.prompt, [Action(verb.PLACE, place) for place in self.choices(state, seat)])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        frame.bind(self.register, [action.a])
        return NEXT


class ChooseNumber(Op[Duel]):
    def __init__(self, register: int, most: int) -> None:
        self.register = register
        self.most = most

    def run(self, state: Duel, frame: Frame) -> int:
        return ASK

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        return [Decision(frame.seat, "Choose a number.", [Action(verb.NUMBER, n) for n in range(self.most + 1)])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        frame.count(self.register, action.a)
        return NEXT


class NameCard(Op[Duel]):
    """Any card name of the sets in use: bound as a face."""

    def __init__(self, register: int) -> None:
        self.register = register

    def run(self, state: Duel, frame: Frame) -> int:
        return ASK

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        return [Decision(frame.seat, "Name a card.", [Action(verb.NAME, face.index) for face in state.book.named()])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        frame.count(self.register, action.a)
        say(state, logbook.SAYS_NAMES, frame.seat, n=action.a)
        return NEXT


class Split(Op[Duel]):
    """Distributes points: whom next, and how many; each at least 1, and so many different ones if possible. Damage of
    one split is one batch."""

    def __init__(self, register: int, n: int, group: Group, low: int, most: int, heals: bool) -> None:
        self.register = register
        self.n = n
        self.group = group
        self.low = low
        self.most = most
        self.heals = heals
        self.random = False

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            frame.bind(self.register, [])
            frame.count(self.register, self.n)  # what is left to give
            frame.phase = 1
        if self.random:
            self.scatter(state, frame)
            return NEXT
        if frame.number(self.register) > 0 and self.candidates(state, frame):
            return ASK
        self.deal_out(state, frame)
        return NEXT

    def candidates(self, state: Duel, frame: Frame) -> list[Card]:
        chosen = frame.bound(self.register)[::2]
        if len(chosen) >= self.most:
            return []
        found = [
            c for c in self.group.find(state, frame) if c not in chosen and targetable(state, frame, frame.seat, c)
        ]
        return [c for c in found if state.damage(c) > 0] if self.heals else found

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        left = frame.number(self.register)
        if frame.phase == 2:
            card = frame.bound(self.register)[-1]
            others = len(self.candidates(state, frame))
            most = left - min(left - 1, others, max(0, self.low - (len(frame.bound(self.register)) + 1) // 2))
            most = min(most, state.damage(card)) if self.heals else most
            last = others == 0 and not self.heals
            amounts = [most] if last else list(range(1, most + 1))
            prompt = f"How many of the {left} points for {standing(state, card)}?"
            return [Decision(frame.seat, prompt, [Action(verb.NUMBER, n) for n in amounts])]
        options = [Action(verb.CHOOSE, card) for card in self.candidates(state, frame)]
        if self.heals and len(frame.bound(self.register)) // 2 >= self.low:
            options.append(Action(verb.DONE))
        return [Decision(frame.seat, f"Choose who gets some of the {left} points.", options)]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        pairs = frame.bound(self.register)
        if action.verb == verb.CHOOSE:
            frame.bind(self.register, [*pairs, action.a])
            frame.phase = 2
            return ASK
        if action.verb == verb.DONE:
            frame.count(self.register, 0)
        else:
            frame.bind(self.register, [*pairs, action.a])
            frame.count(self.register, frame.number(self.register) - action.a)
        frame.phase = 1
        return STAY

    def deal_out(self, state: Duel, frame: Frame) -> None:
        pairs = frame.bound(self.register)
        for i in range(0, len(pairs) - 1, 2):
            self.give(state, frame, pairs[i], pairs[i + 1])
        frame.bind(self.register, pairs[::2])
        frame.count(self.register, self.n)

    def scatter(self, state: Duel, frame: Frame) -> None:
        cards = reach(state, frame, self.group.find(state, frame))
        points = [0] * len(cards)
        for _ in range(self.n if cards else 0):
            points[state.chance.draw(len(cards))] += 1
        for card, n in zip(cards, points):
            self.give(state, frame, card, n)

    def give(self, state: Duel, frame: Frame, card: Card, n: int) -> None:
        if n <= 0:
            return
        if self.heals:
            attempt(state, Event(would.HEALED, state.side(card), card, n=n))
        else:
            deal(state, card, n, frame.card, frame.seat, state.book.sources[frame.program])


class Look(Op[Duel]):
    """One player sees a pile, or its top cards; they are bound as a group."""

    def __init__(self, register: int, whose: Players, zone: int, n: int) -> None:
        self.register = register
        self.whose = whose
        self.zone = zone
        self.n = n  # 0: the whole pile

    def run(self, state: Duel, frame: Frame) -> int:
        found: list[Card] = []
        for seat in self.whose.find(state, frame):
            if not may_touch(state, frame.seat, seat):
                continue
            pile = [card for card in state.pile(seat, self.zone) if card >= 0]
            seen = pile[::-1][: self.n] if self.n else pile
            say(state, logbook.SAYS_LOOKS, frame.seat, n=self.n, how=self.zone, place=seat)
            for card in seen:
                state.put(card, field.SEEN, state.seen(card) | 1 << frame.seat)
                whisper(state, frame.seat, logbook.SAYS_LOOKS, seat, card)
            found = found + [card for card in seen if card not in found]  # a common pile is there only once
        frame.bind(self.register, found)
        frame.count(self.register, len(found))
        return NEXT
