"""Rearranging: some cards get new places among some slots (A-175)."""

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Frame, Op
from pixelhall.pixel_tactics.cards.effects.choices import reach
from pixelhall.pixel_tactics.cards.effects.movement import movable
from pixelhall.pixel_tactics.cards.effects.places import InPlace, as_thing
from pixelhall.pixel_tactics.change.zones import move, swap
from pixelhall.pixel_tactics.numbers import grid, verb, zone
from pixelhall.pixel_tactics.state.board import place_of
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.parts import Group
from pixelhall.pixel_tactics.texts.shape import empty_slots


class InTurn(Op[Duel]):
    """As the first version of the rules has it: within the slots of the living, one slot after another."""

    def __init__(self, register: int, what: Group) -> None:
        self.register = register
        self.what = what

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.phase == 0:
            cards = [
                c
                for c in reach(state, frame, self.what.find(state, frame))
                if state.zone(c) == zone.UNIT and not state.leads(c)
            ]
            frame.bind(self.register, [as_thing(place_of(state, card)) for card in cards])
            frame.phase = 1
        return ASK if frame.phase < len(frame.bound(self.register)) else NEXT

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        left = frame.bound(self.register)[frame.phase - 1 :]
        options = [Action(verb.CHOOSE, state.unit[as_thing(thing)]) for thing in left]
        slots = [as_thing(thing) for thing in frame.bound(self.register)]
        slot = slots[frame.phase - 1]
        whose = "your" if slot // grid.SLOTS == frame.seat else "the rival's"
        now = ", ".join(f"{name_of_slot(place)} {who_lies_there(state, place)}" for place in slots)
        return [Decision(frame.seat, f"Who stands in {whose} {name_of_slot(slot)}? Now: {now}.", options)]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        slot = as_thing(frame.bound(self.register)[frame.phase - 1])
        frame.phase += 1
        if state.unit[slot] != action.a:
            swap(state, action.a, state.unit[slot])
        return STAY


class Rearrange(InTurn):
    """Any new arrangement of some cards, Corpses too, on the slots of a place, or on their own slots. It is planned by
    exchanging two slots at a time, each question shows all of it, and nothing moves before it is done."""

    def __init__(self, register: int, what: Group, place: InPlace | None, plan: int) -> None:
        super().__init__(register, what)
        self.place = place  # None: they stay within the slots in which they stand
        self.plan = plan  # a register: who will stand in each of the slots; -1 for nobody

    def run(self, state: Duel, frame: Frame) -> int:
        if state.rules.rearranges_in_turn:
            return super().run(state, frame)
        if frame.phase == 0:
            slots = self.slots(state, frame)
            frame.bind(self.register, [as_thing(slot) for slot in slots])
            frame.bind(self.plan, [state.unit[slot] for slot in slots])
            frame.phase = 1
        if frame.phase < len(frame.bound(self.register)) and self.exchanges(frame):
            return ASK
        self.carry_out(state, frame)
        return NEXT

    def slots(self, state: Duel, frame: Frame) -> list[Place]:
        """Those in which somebody stands or lies who can be moved, and the empty ones of the place, front to back."""
        if self.place is None:
            cards = self.what.find(state, frame)
            empty: list[Place] = []
        else:
            place = self.place
            cards = place.find(state, frame)
            seats = [seat for seat in range(state.seats) if may_touch(state, frame.seat, seat)]
            empty = [s for seat in seats for s in empty_slots(state, seat, -1) if place.has_slot(state, frame, s)]
        cards = [card for card in reach(state, frame, cards) if movable(state, frame, card)]
        return sorted([*(place_of(state, card) for card in cards), *empty]) if cards else []

    def exchanges(self, frame: Frame) -> list[tuple[int, int]]:
        """Which two of the slots can exchange what is in them."""
        plan = frame.bound(self.plan)
        units = [as_thing(thing) // grid.SLOTS for thing in frame.bound(self.register)]
        pairs = [(i, j) for i in range(len(plan)) for j in range(i + 1, len(plan)) if units[i] == units[j]]
        return [(i, j) for i, j in pairs if plan[i] >= 0 or plan[j] >= 0]

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        if state.rules.rearranges_in_turn:
            return super().ask(state, frame)
        slots, plan = [as_thing(thing) for thing in frame.bound(self.register)], frame.bound(self.plan)
        options = [Action(verb.EXCHANGE, slots[i], slots[j]) for i, j in self.exchanges(frame)]
        shown = ", ".join(f"{name_of_slot(slot)} {name_of(state, card)}" for slot, card in zip(slots, plan))
        whose = "" if slots[0] // grid.SLOTS == frame.seat else "of the rival "
        prompt = f"Exchange two slots, or is it done? The arrangement {whose}will be: {shown}."
        return [Decision(frame.seat, prompt, [*options, Action(verb.DONE)], "A-175")]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if state.rules.rearranges_in_turn:
            return super().answer(state, frame, seat, action)
        if action.verb == verb.DONE:
            frame.phase = len(frame.bound(self.register))
            return STAY
        slots, plan = [as_thing(thing) for thing in frame.bound(self.register)], frame.bound(self.plan)[:]
        i, j = slots.index(action.a), slots.index(action.b)
        plan[i], plan[j] = plan[j], plan[i]
        frame.bind(self.plan, plan)
        frame.phase += 1  # with one exchange fewer than there are slots, every arrangement can be made
        return STAY

    def carry_out(self, state: Duel, frame: Frame) -> None:
        """Everybody goes where the plan has them."""
        for thing, card in zip(frame.bound(self.register), frame.bound(self.plan)):
            slot = as_thing(thing)
            if card < 0 or state.zone(card) != zone.UNIT or place_of(state, card) == slot:
                continue
            if state.unit[slot] < 0:
                move(state, card, slot)
            else:
                swap(state, card, state.unit[slot])


def name_of_slot(place: Place) -> str:
    return grid.SLOT_NAMES[place % grid.SLOTS]


def who_lies_there(state: Duel, place: Place) -> str:
    return name_of(state, state.unit[place])


def name_of(state: Duel, card: Card) -> str:
    if card < 0:
        return "empty"
    return "a Corpse" if state.corpse(card) else state.book.faces[state.face(card)].name
