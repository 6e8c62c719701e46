"""Verbs of place: moving, swapping and rearranging what stands in Units."""

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, Event, Frame, Op
from pixelhall.pixel_tactics.cards.effects.choices import reach, touches
from pixelhall.pixel_tactics.cards.effects.slots import IntoSlot, choose_slot
from pixelhall.pixel_tactics.change.replacement import attempt
from pixelhall.pixel_tactics.change.zones import swap
from pixelhall.pixel_tactics.numbers import cannot, grid, verb, would, zone
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.parts import Group
from pixelhall.pixel_tactics.texts.shape import is_column, is_empty


class MoveTo(IntoSlot):
    """To an empty slot of the Unit in which it stands: taking over has a verb of its own."""

    def slots(self, state: Duel, frame: Frame, card: Card) -> list[Place]:
        side = state.side(card)
        return [slot for slot in super().slots(state, frame, card) if slot // grid.SLOTS == side]

    def allowed(self, state: Duel, frame: Frame, card: Card) -> bool:
        return movable(state, frame, card)

    def place(self, state: Duel, frame: Frame, card: Card, slot: Place) -> None:
        attempt(state, Event(would.MOVED, state.side(card), card, place=slot))


def movable(state: Duel, frame: Frame, card: Card) -> bool:
    """In a Unit, not a Leader, and nothing forbids it (PT-MOVE-02)."""
    if state.zone(card) != zone.UNIT or state.leads(card) or in_force(state).on(state, card, cannot.BE_MOVED):
        return False
    return touches(state, frame, card)


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
        fine = (
            len(both) == 2
            and both[0] != both[1]
            and all(c >= 0 and (c == frame.card or movable(state, frame, c)) for c in both)
        )
        if (
            fine
            and reach(state, frame, both) == both
            and all(state.zone(c) == zone.UNIT and not state.leads(c) for c in both)
        ):
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
                attempt(state, Event(would.MOVED, state.side(card), card, place=slots[0]))
            else:
                frame.did = 0
        return NEXT

    def slots(self, state: Duel, frame: Frame, card: Card) -> list[Place]:
        if not movable(state, frame, card):
            return []
        seat = state.side(card)
        row, column = state.spot(card) // grid.WIDTH, state.spot(card) % grid.WIDTH
        if self.direction == "sideways":
            spots = [(row, column - self.n), (row, column + self.n)]
        else:
            spots = [(row + (self.n if self.direction == "back" else -self.n), column)]
        inside = [seat * grid.SLOTS + r * grid.WIDTH + c for r, c in spots if 0 <= r < 3 and is_column(state, seat, c)]
        return [slot for slot in inside if is_empty(state, slot)]

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        card = self.what.one(state, frame)
        return [
            Decision(
                frame.seat,
                choose_slot(state, card),
                [Action(verb.PLACE, slot) for slot in self.slots(state, frame, card)],
            )
        ]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        card = self.what.one(state, frame)
        attempt(state, Event(would.MOVED, state.side(card), card, place=action.a))
        return NEXT
