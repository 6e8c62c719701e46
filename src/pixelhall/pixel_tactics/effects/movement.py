"""Verbs of place: moving, swapping, recruiting, placing, reviving, returning, control."""

from typing import Final

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Event, Frame, Op
from pixelhall.pixel_tactics import logbook
from pixelhall.pixel_tactics.board import columns, is_empty, may_recruit, place_of
from pixelhall.pixel_tactics.codes import C_BE_MOVED, C_BE_REVIVED, E_OPERATION, E_PLACES_TRAP, W_MOVED, W_RECRUITED, W_RETURNED, W_REVIVED
from pixelhall.pixel_tactics.deeds import attempt
from pixelhall.pixel_tactics.effects.choices import reach
from pixelhall.pixel_tactics.effects.parts import Group, Players
from pixelhall.pixel_tactics.effects.places import Destination, kept
from pixelhall.pixel_tactics.logbook import say
from pixelhall.pixel_tactics.state import Card, Duel, Place
from pixelhall.pixel_tactics.stats import flagged, immune, life
from pixelhall.pixel_tactics.triggers import emit
from pixelhall.pixel_tactics.words import (
    CHOOSE, COPY, CORPSE, DAMAGE, DONE, HAND, OPEN, OPERATION_BOX, PLACE, RESERVE, SLOTS, TOKEN, TRAP_BOX, UNIT, WIDTH,
)
from pixelhall.pixel_tactics.zones import arrive, enter, move, new_card, swap, to_reserve


class IntoSlot(Op[Duel]):
    """Puts each of some cards into an empty slot, asking where if there are several; without one this part fails (PT-ZONE-11)."""

    def __init__(self, register: int, what: Group, to: Destination) -> None:
        self.register = register
        self.what = what
        self.to = to
        self.owner_asked = False

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            frame.bind(self.register, self.cards(state, frame))
            frame.phase = 1
        while frame.phase <= len(frame.bound(self.register)):
            card = frame.bound(self.register)[frame.phase - 1]
            slots = self.slots(state, frame, card)
            if not slots or not self.allowed(state, frame, card):
                frame.did = 0
                frame.phase += 1
            elif len(slots) == 1:
                frame.phase += 1
                self.place(state, frame, card, slots[0])
                return STAY
            else:
                return ASK
        return NEXT

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        return reach(state, frame, self.what.find(state, frame))

    def slots(self, state: Duel, frame: Frame, card: Card) -> list[Place]:
        frame.each = card
        return self.to.slots(state, frame)

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return True

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        raise NotImplementedError

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        card = frame.bound(self.register)[frame.phase - 1]
        seat = state.owner(card) if self.owner_asked else frame.seat
        return [Decision(seat, "Choose a slot.", [Action(PLACE, slot) for slot in self.slots(state, frame, card)])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        card = frame.bound(self.register)[frame.phase - 1]
        frame.phase += 1
        self.place(state, frame, card, action.a)
        return STAY


class MoveTo(IntoSlot):
    """To an empty slot; control follows the Unit."""

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return movable(state, frame, card)

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        attempt(state, Event(W_MOVED, state.side(card), card, place=slot))


def movable(state: Duel, frame: Frame, card: Card) -> bool:
    """In a Unit, not a Leader, and nothing forbids it (PT-MOVE-02)."""
    if state.zone(card) != UNIT or state.leads(card) or flagged(state, card, C_BE_MOVED):
        return False
    return not state.living(card) or not immune(state, card, state.book.sources[frame.program], frame.card, frame.seat)


class Recruit(IntoSlot):
    """Recruiting by an effect: triggers fire, no action is spent (A-017)."""

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        return [card for card in super().cards(state, frame) if state.zone(card) != UNIT]

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return may_recruit(state, frame.seat)

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        attempt(state, Event(W_RECRUITED, slot // SLOTS, card, place=slot, how=2))


class RecruitAny(IntoSlot):
    """Any number of cards, one after another, into the slots named; all of them are bound."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == SLOT_OPEN:
            slots = self.to.slots(state, frame)
            if len(slots) > 1:
                return ASK
            self.put(state, frame, slots[0])
            return STAY
        if frame.phase == 0:
            frame.bind(self.register, [])
            frame.phase = CARD_OPEN
        frame.count(self.register, len(frame.bound(self.register)))
        return ASK if may_recruit(state, frame.seat) and self.cards(state, frame) and self.to.slots(state, frame) else NEXT

    def put(self, state: Duel, frame: Frame, slot: Place) -> None:
        frame.phase = CARD_OPEN
        attempt(state, Event(W_RECRUITED, slot // SLOTS, frame.bound(self.register)[-1], place=slot, how=2))

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        if frame.phase == SLOT_OPEN:
            return [Decision(frame.seat, "Choose a slot.", [Action(PLACE, slot) for slot in self.to.slots(state, frame)])]
        options = [Action(CHOOSE, card) for card in self.cards(state, frame)]
        return [Decision(frame.seat, "Recruit which card?", [*options, Action(DONE)])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == DONE:
            return NEXT
        if action.verb == CHOOSE:
            frame.bind(self.register, [*frame.bound(self.register), action.a])
            frame.phase = SLOT_OPEN
        else:
            self.put(state, frame, action.a)
        return STAY


CARD_OPEN: Final = 1  # phases: which card, which slot
SLOT_OPEN: Final = 2


class RecruitRandom(IntoSlot):
    """Chance picks the card."""

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        pile = reach(state, frame, self.what.find(state, frame))
        return [pile[state.chance.draw(len(pile))]] if pile else []

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return may_recruit(state, frame.seat)

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        attempt(state, Event(W_RECRUITED, slot // SLOTS, card, place=slot, how=2))


class PlaceInto(IntoSlot):
    """Into a slot without recruiting; as a Corpse, or with only so much Life left."""

    def __init__(self, register: int, what: Group, to: Destination, life_left: int, as_corpse: bool) -> None:
        super().__init__(register, what, to)
        self.life_left = life_left
        self.as_corpse = as_corpse

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return not state.leads(card)

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        enter(state, card, slot, CORPSE if self.as_corpse else 0)
        if self.life_left:
            state.put(card, DAMAGE, max(0, life(state, card) - self.life_left))
        say(state, logbook.SAYS_TAKES_OVER, frame.seat, card, place=slot)
        arrive(state, card)


class CreateToken(IntoSlot):
    """A Hero made by the effect."""

    def __init__(self, register: int, face: int, to: Destination, nothing: Group) -> None:
        super().__init__(register, nothing, to)
        self.face = face

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        return [new_card(state, self.face, frame.seat, TOKEN)] if self.to.slots(state, frame) else []

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        enter(state, card, slot)
        say(state, logbook.SAYS_TOKEN, frame.seat, card, place=slot)
        arrive(state, card)


class Revive(Op[Duel]):
    """In its own slot (A-078)."""

    def __init__(self, register: int, what: Group, life_left: int) -> None:
        self.register = register
        self.what = what
        self.life_left = life_left

    def run(self, state: Duel, frame: Frame) -> int:
        cards = [card for card in reach(state, frame, self.what.find(state, frame)) if state.corpse(card)]
        frame.bind(self.register, cards)
        if not cards:
            frame.did = 0
        for card in cards:
            attempt(state, Event(W_REVIVED, state.side(card), card, n=self.life_left))
        return NEXT


class ReviveInto(IntoSlot):
    def __init__(self, register: int, what: Group, to: Destination, life_left: int) -> None:
        super().__init__(register, what, to)
        self.life_left = life_left

    def slots(self, state: Duel, frame: Frame, card: Card) -> list[Place]:
        """Under your control a Corpse of your own Unit stays where it is."""
        found = super().slots(state, frame, card)
        return [place_of(state, card)] if state.side(card) == frame.seat and self.owner_asked else found

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return state.corpse(card) and not flagged(state, card, C_BE_REVIVED)

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        attempt(state, Event(W_REVIVED, state.side(card), card, n=self.life_left, place=slot))

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        card = frame.bound(self.register)[frame.phase - 1]
        return [Decision(frame.seat, "Choose a slot.", [Action(PLACE, slot) for slot in self.slots(state, frame, card)])]


class GainControl(IntoSlot):
    """To an empty slot of your Unit; a Reserve card to your Reserve."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            for card in reach(state, frame, self.what.find(state, frame)):
                if state.zone(card) == RESERVE:
                    seen = state.marks(card) & OPEN
                    time = state.time(card)
                    if to_reserve(state, card, frame.seat, time, False):
                        state.mark(card, seen)
        return super().run(state, frame)

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        return [card for card in super().cards(state, frame) if state.zone(card) == UNIT and state.side(card) != frame.seat]

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return movable(state, frame, card)

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        say(state, logbook.SAYS_TAKES_OVER, frame.seat, card, place=slot)
        move(state, card, slot)


class Stand(Op[Duel]):
    """Notes where the source stands now, for what lasts while it stays there."""

    def __init__(self, register: int) -> None:
        self.register = register

    def run(self, state: Duel, frame: Frame) -> int:
        frame.count(self.register, place_of(state, frame.card))
        return NEXT


class ReturnControl(IntoSlot):
    """Back to the owner's Unit, where the owner chooses."""

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        found = self.what.find(state, frame)
        return [card for card in found if state.zone(card) == UNIT and state.side(card) != state.owner(card)]

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        move(state, card, slot)


class Swap(Op[Duel]):
    """Two cards exchange places, in one Unit or across Units."""

    def __init__(self, a: Group, b: Group | None) -> None:
        self.a = a
        self.b = b  # None: the two of the group

    def run(self, state: Duel, frame: Frame) -> int:
        if self.b is None:
            both = self.a.find(state, frame)
        else:
            both = [self.a.one(state, frame), self.b.one(state, frame)]
        fine = len(both) == 2 and both[0] != both[1] and all(c >= 0 and (c == frame.card or movable(state, frame, c)) for c in both)
        if fine and reach(state, frame, both) == both and all(state.zone(c) == UNIT and not state.leads(c) for c in both):
            swap(state, both[0], both[1])
        else:
            frame.did = 0
        return NEXT


class MoveDir(Op[Duel]):
    """So many slots forward, back or sideways, if they are empty."""

    def __init__(self, what: Group, n: int, direction: str) -> None:
        self.what = what
        self.n = n
        self.direction = direction

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reach(state, frame, self.what.find(state, frame)):
            slots = self.slots(state, frame, card)
            if len(slots) > 1:
                return ASK
            if slots:
                attempt(state, Event(W_MOVED, state.side(card), card, place=slots[0]))
            else:
                frame.did = 0
        return NEXT

    def slots(self, state: Duel, frame: Frame, card: Card) -> list[Place]:
        if not movable(state, frame, card):
            return []
        seat = state.side(card)
        row, column = state.spot(card) // WIDTH, state.spot(card) % WIDTH
        if self.direction == "sideways":
            spots = [(row, column - self.n), (row, column + self.n)]
        else:
            spots = [(row + (self.n if self.direction == "back" else -self.n), column)]
        inside = [seat * SLOTS + r * WIDTH + c for r, c in spots if 0 <= r < 3 and c in columns(state, seat)]
        return [slot for slot in inside if is_empty(state, slot)]

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        card = self.what.one(state, frame)
        return [Decision(frame.seat, "Choose a slot.", [Action(PLACE, slot) for slot in self.slots(state, frame, card)])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        card = self.what.one(state, frame)
        attempt(state, Event(W_MOVED, state.side(card), card, place=action.a))
        return NEXT


class Rearrange(Op[Duel]):
    """Any new arrangement of some cards within their slots: for each slot, who stands there now? (A-175)"""

    def __init__(self, register: int, what: Group) -> None:
        self.register = register
        self.what = what

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            cards = [c for c in reach(state, frame, self.what.find(state, frame)) if state.zone(c) == UNIT and not state.leads(c)]
            frame.bind(self.register, [kept(place_of(state, card)) for card in cards])
            frame.phase = 1
        return ASK if frame.phase < len(frame.bound(self.register)) else NEXT

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        left = frame.bound(self.register)[frame.phase - 1 :]
        options = [Action(CHOOSE, state.unit[kept(thing)]) for thing in left]
        return [Decision(frame.seat, "Who stands in the next slot?", options)]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        slot = kept(frame.bound(self.register)[frame.phase - 1])
        frame.phase += 1
        if state.unit[slot] != action.a:
            swap(state, action.a, state.unit[slot])
        return STAY


class Send(Op[Duel]):
    """To a hand or deck; a Hero leaves play for its owner's pile unless the text says whose (A-081)."""

    def __init__(self, what: Group, whose: Players, zone: int, bottom: bool) -> None:
        self.what = what
        self.whose = whose
        self.zone = zone
        self.bottom = bottom

    def run(self, state: Duel, frame: Frame) -> int:
        done = False
        for card in reach(state, frame, self.what.find(state, frame)):
            frame.each = card
            if state.leads(card) or not free_to_go(state, frame, card):
                continue
            seat = self.whose.one(state, frame)
            if state.marks(card) & (TOKEN | COPY) or seat < 0:
                seat = state.owner(card)
            kind = W_RETURNED if state.zone(card) == UNIT and self.zone == HAND else 0
            event = Event(W_RETURNED, seat, card, n=self.zone, how=1 if self.bottom else 0)
            attempt(state, event) if kind else direct(state, event)
            done = True
        if not done:
            frame.did = 0
        return NEXT


def direct(state: Duel, event: Event) -> None:
    from pixelhall.pixel_tactics.deeds import perform

    perform(state, event, event.n)


def free_to_go(state: Duel, frame: Frame, card: Card) -> bool:
    return not state.living(card) or not immune(state, card, state.book.sources[frame.program], frame.card, frame.seat)


class Transform(Op[Duel]):
    """Leaves play; a random card of the pile stands in its place, without damage."""

    def __init__(self, what: Group, pile: Group) -> None:
        self.what = what
        self.pile = pile

    def run(self, state: Duel, frame: Frame) -> int:
        from pixelhall.pixel_tactics.zones import discard_from_play

        for card in reach(state, frame, self.what.find(state, frame)):
            found = self.pile.find(state, frame)
            if not found or not state.hero(card) or not free_to_go(state, frame, card):
                frame.did = 0
                continue
            slot = place_of(state, card)
            new = found[state.chance.draw(len(found))]
            discard_from_play(state, card)
            enter(state, new, slot)
            say(state, logbook.SAYS_TAKES_OVER, slot // SLOTS, new, place=slot)
            arrive(state, new)
        return NEXT


class PlaceReserve(Op[Duel]):
    """A Trap placed by an effect; where the text lets it, also an Operation with its time markers, but not in the ceasefire (A-032)."""

    def __init__(self, what: Group, whose: Players, operations: bool) -> None:
        self.what = what
        self.whose = whose
        self.operations = operations

    def run(self, state: Duel, frame: Frame) -> int:
        for card in reach(state, frame, self.what.find(state, frame)):
            box = state.book.faces[state.face(card)].box
            seat = self.whose.one(state, frame)
            if box == TRAP_BOX and state.rules.traps and to_reserve(state, card, seat, state.turn, False):
                say(state, E_PLACES_TRAP, seat)
                emit(state, E_PLACES_TRAP, seat, card)
            elif box == OPERATION_BOX and self.operations and not state.calm and to_reserve(state, card, seat, state.rules.markers, True):
                say(state, E_OPERATION, seat, card)
            else:
                frame.did = 0
        return NEXT
