"""A fallen Leader is replaced by another of the same built deck, with a bonus for whoever lost it (PT-EPIC-05)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Event, Frame, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.cards import clear, place_leader, recruit
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import attempt
from pixelhall.pixel_tactics.change.zones import lift, move, swap
from pixelhall.pixel_tactics.flow.setup import dress, lead_options
from pixelhall.pixel_tactics.numbers import grid, per_seat, verb, would, zone
from pixelhall.pixel_tactics.state.board import place_of
from pixelhall.pixel_tactics.state.frames import leave
from pixelhall.pixel_tactics.state.leader_pile import different, leader_pile
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.roster import corpses, heroes
from pixelhall.pixel_tactics.texts.shape import empty_slots, leader_place, may_recruit

FULL_HAND: Final = 7
MOST_RECRUITS: Final = 3
FILL: Final = 0  # the bonuses, in the order of BONUSES of show/notation.py
RECRUIT: Final = 1
REARRANGE: Final = 2

# Registers of a succession's frame.
BONUS: Final = 0
DONE: Final = 1  # recruits made, or Heroes placed


class BringUp(Op[Duel]):
    """The owner chooses among the Leaders that are left; the choice is open (A-176). The new one has no damage and no
    status (A-171)."""

    def run(self, state: Duel, frame: Frame) -> int:
        ways = self.ways(state, frame.seat)
        if len(ways) > 1:
            return ASK
        bring_up(state, frame.seat, ways[0])
        return NEXT

    def ways(self, state: Duel, seat: i64) -> list[Action]:
        return lead_options(state, different(state, leader_pile(state, seat)))

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        return [Decision(frame.seat, "Choose your next Leader.", self.ways(state, frame.seat), "PT-EPIC-05")]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        bring_up(state, seat, action)
        return NEXT


def bring_up(state: Duel, seat: i64, action: Action) -> None:
    card = action.a
    lift(state, card)
    dress(state, card, action)
    state.note(seat, per_seat.LEADER, card)
    place_leader(state, card, leader_place(state, seat))
    say(state, logbook.SAYS_SUCCEEDS, seat, card)


class ChooseBonus(Op[Duel]):
    """One of three, or none (A-176)."""

    def run(self, state: Duel, frame: Frame) -> int:
        return ASK

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        options = [Action(verb.BONUS, bonus) for bonus in (FILL, RECRUIT, REARRANGE)] + [Action(verb.DONE)]
        return [Decision(frame.seat, "Take one bonus for the Leader you lost.", options, "PT-EPIC-05")]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        frame.numbers = [-1 if action.verb == verb.DONE else action.a, 0]
        return NEXT


class Fill(Op[Duel]):
    """Draws until the hand holds seven cards; with seven or more nothing happens (A-177)."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.number(BONUS) == FILL:
            for _ in range(FULL_HAND - len(state.pile(frame.seat, zone.HAND))):
                attempt(state, Event(would.DRAW, frame.seat, place=frame.seat))
        return NEXT


class Muster(Op[Duel]):
    """Up to three recruits into any row. They cost nothing, and wait only for the wave that is ending (A-174)."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.number(BONUS) != RECRUIT or frame.number(DONE) >= MOST_RECRUITS or not self.ways(state, frame.seat):
            return NEXT
        return ASK

    def ways(self, state: Duel, seat: int) -> list[Action]:
        slots = empty_slots(state, seat, -1) if may_recruit(state, seat) else []
        return [Action(verb.RECRUIT, card, place) for card in state.pile(seat, zone.HAND) for place in slots]

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        left = MOST_RECRUITS - frame.number(DONE)
        prompt = f"Recruit up to {left} {'Heroes' if left > 1 else 'Hero'} into any row."
        return [Decision(frame.seat, prompt, [*self.ways(state, frame.seat), Action(verb.DONE)], "PT-EPIC-05")]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.DONE:
            return NEXT
        frame.count(DONE, frame.number(DONE) + 1)
        recruit(state, seat, action.a, action.b, False)
        return STAY


class Rebuild(Op[Duel]):
    """Removes the Corpses; then each Hero in turn is given a slot, and whoever stands there changes with it (A-175)."""

    def run(self, state: Duel, frame: Frame) -> int:
        if frame.number(BONUS) != REARRANGE:
            return leave(state, frame)
        if frame.phase == 0:
            for card in corpses(state, frame.seat)[:]:
                clear(state, card)
            frame.bind(0, heroes(state, frame.seat))
            frame.phase = 1
        while frame.bound(0) and not stands(state, frame.seat, frame.bound(0)[0]):
            frame.bind(0, frame.bound(0)[1:])
        return ASK if frame.bound(0) else NEXT

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        card = frame.bound(0)[0]
        options = [Action(verb.PLACE, place) for place in free_for(state, frame)]
        name = state.book.faces[state.face(card)].name
        prompt = f"Where does {name} ({grid.SLOT_NAMES[state.spot(card)]}) stand?"
        return [Decision(frame.seat, prompt, [*options, Action(verb.DONE)], "PT-EPIC-05")]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.DONE:
            return NEXT
        card, place = frame.bound(0)[0], action.a
        frame.bind(0, frame.bound(0)[1:])
        frame.bind(1, [*frame.bound(1), place])
        other = state.unit[place]
        if other >= 0 and other != card:
            swap(state, card, other)
        elif other < 0:
            move(state, card, place)
        return STAY


def stands(state: Duel, seat: i64, card: Card) -> bool:
    return state.hero(card) and state.side(card) == seat


def free_for(state: Duel, frame: Frame) -> list[Place]:
    """The slots for the next Hero: empty ones, and those of Heroes that were not placed yet."""
    open_slots = empty_slots(state, frame.seat, -1)
    theirs = [place_of(state, card) for card in frame.bound(0) if stands(state, frame.seat, card)]
    return [place for place in sorted([*open_slots, *theirs]) if place not in frame.bound(1)]
