"""Verbs that bring cards into a Unit: recruiting, placing, creating, reviving, transforming."""

from typing import Final

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Event, Frame, Op
from pixelhall.pixel_tactics.cards.effects.choices import look_through, reach, touches
from pixelhall.pixel_tactics.cards.effects.places import Destination
from pixelhall.pixel_tactics.cards.effects.slots import IntoSlot
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import attempt
from pixelhall.pixel_tactics.change.zones import arrive, discard_from_play, enter, new_card, show
from pixelhall.pixel_tactics.numbers import cannot, field, grid, mark, verb, would, zone
from pixelhall.pixel_tactics.state.board import place_of
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.parts import Group, Nothing, Players
from pixelhall.pixel_tactics.texts.reading import life
from pixelhall.pixel_tactics.texts.shape import may_recruit


class Recruit(IntoSlot):
    """Recruiting by an effect: triggers fire, no action is spent (A-017)."""

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        return [card for card in super().cards(state, frame) if state.zone(card) != zone.UNIT]

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return may_recruit(state, frame.seat)

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        attempt(state, Event(would.RECRUITED, slot // grid.SLOTS, card, place=slot, how=2))


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
        cards = self.cards(state, frame)
        if not cards or not self.to.slots(state, frame) or not may_recruit(state, frame.seat):
            return NEXT
        look_through(state, frame.seat, cards)
        return ASK

    def put(self, state: Duel, frame: Frame, slot: Place) -> None:
        frame.phase = CARD_OPEN
        attempt(state, Event(would.RECRUITED, slot // grid.SLOTS, frame.bound(self.register)[-1], place=slot, how=2))

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        if frame.phase == SLOT_OPEN:
            return [
                Decision(
                    frame.seat, "Choose a slot.", [Action(verb.PLACE, slot) for slot in self.to.slots(state, frame)]
                )
            ]
        options = [Action(verb.CHOOSE, card) for card in self.cards(state, frame)]
        return [Decision(frame.seat, "Recruit which card?", [*options, Action(verb.DONE)])]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.DONE:
            return NEXT
        if action.verb == verb.CHOOSE:
            frame.bind(self.register, [*frame.bound(self.register), action.a])
            frame.phase = SLOT_OPEN
        else:
            self.put(state, frame, action.a)
        return STAY


CARD_OPEN: Final = 1  # phases: which card, which slot
SLOT_OPEN: Final = 2


class RecruitRandom(Recruit):
    """Chance picks the card."""

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        pile = super().cards(state, frame)
        return [pile[state.chance.draw(len(pile))]] if pile else []


class PlaceInto(IntoSlot):
    """Into a slot without recruiting; as a Corpse, or with only so much Life left."""

    def __init__(self, register: int, what: Group, to: Destination, life_left: int, as_corpse: bool) -> None:
        super().__init__(register, what, to)
        self.life_left = life_left
        self.as_corpse = as_corpse

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return not state.leads(card)

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        enter(state, card, slot, mark.CORPSE if self.as_corpse else 0)
        if self.life_left:
            state.put(card, field.DAMAGE, max(0, life(state, card) - self.life_left))
        say(state, logbook.SAYS_TAKES_OVER, frame.seat, card, place=slot)
        arrive(state, card)


class CreateToken(IntoSlot):
    """A Hero made by the effect."""

    def __init__(self, register: int, face: int, to: Destination, nothing: Group) -> None:
        super().__init__(register, nothing, to)
        self.face = face

    def cards(self, state: Duel, frame: Frame) -> list[Card]:
        if not self.to.slots(state, frame):
            return []
        token = new_card(state, self.face, frame.seat, mark.TOKEN)
        show(state, token)  # also while its slot is being chosen
        return [token]

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
            attempt(state, Event(would.REVIVED, state.side(card), card, n=self.life_left))
        return NEXT


class ReviveInto(IntoSlot):
    def __init__(self, register: int, what: Group, to: Destination, life_left: int) -> None:
        super().__init__(register, what, to)
        self.life_left = life_left
        self.yours = False  # under your control, wherever

    def slots(self, state: Duel, frame: Frame, card: Card) -> list[Place]:
        """Under your control a Corpse of your own Unit stays where it is."""
        return (
            [place_of(state, card)]
            if self.yours and state.side(card) == frame.seat
            else super().slots(state, frame, card)
        )

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return state.corpse(card) and not in_force(state).on(state, card, cannot.BE_REVIVED)

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        attempt(state, Event(would.REVIVED, state.side(card), card, n=self.life_left, place=slot))


class Transform(Op[Duel]):
    """Leaves play; a random card of the pile stands in its place, without damage. Those that came are bound."""

    def __init__(self, register: int, what: Group, pile: Group) -> None:
        self.register = register
        self.what = what
        self.pile = pile

    def run(self, state: Duel, frame: Frame) -> int:
        came: list[Card] = []
        for card in reach(state, frame, self.what.find(state, frame)):
            frame.each = card
            new = self.drawn(state, frame) if state.hero(card) and touches(state, frame, card) else -1
            if new < 0:
                frame.did = 0
                continue
            slot = place_of(state, card)
            discard_from_play(state, card)
            enter(state, new, slot)
            say(state, logbook.SAYS_TAKES_OVER, slot // grid.SLOTS, new, place=slot)
            arrive(state, new)
            came.append(new)
        frame.bind(self.register, came)
        return NEXT

    def drawn(self, state: Duel, frame: Frame) -> Card:
        """The card that comes, or -1."""
        found = self.pile.find(state, frame)
        return found[state.chance.draw(len(found))] if found else -1


class TransformTop(Transform):
    """The top card of a deck stands in its place."""

    def __init__(self, register: int, what: Group, whose: Players) -> None:
        super().__init__(register, what, Nothing())
        self.whose = whose

    def drawn(self, state: Duel, frame: Frame) -> Card:
        seat = self.whose.one(state, frame)
        deck = state.pile(seat, zone.DECK) if seat >= 0 and may_touch(state, frame.seat, seat) else []
        return deck[-1] if deck else -1
