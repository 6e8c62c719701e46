"""A player without a Leader comes back: all own cards are shuffled, a new Leader is chosen from a new hand, and a round of
peace is played alone (PT-TEAM-10, PT-TEAM-11)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NOTHING, STAY, Frame, Op
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.cards import place_leader
from pixelhall.pixel_tactics.change.lasting import set_lasting
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import push
from pixelhall.pixel_tactics.change.shuffling import shuffle
from pixelhall.pixel_tactics.change.zones import draw, lay, leave, lift
from pixelhall.pixel_tactics.flow.setup import dress, eligible, lead_options, redraw_hand
from pixelhall.pixel_tactics.flow.waves import waves
from pixelhall.pixel_tactics.numbers import event, field, grid, mark, per_seat, program, zone
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.sides import allies, opponents
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.shape import leader_place

CARDS: Final = 5  # drawn, with the one that is to lead; and one more for each point of the other team

# Registers of a rebuilding's frame.
ROW: Final = 0  # of the wave that was interrupted
CALM: Final = 1  # who was at rest then
WAVES: Final = 2  # waves that were begun alone
ACTIVE: Final = 3  # who was active


def set_aside(state: Duel, seat: i64) -> None:
    """A Leader that has fallen is a point of the other team."""
    card = leader(state, seat)
    say(state, logbook.SAYS_POINT, seat, card)
    leave(state, card)
    lift(state, card)
    lay(state, card, seat, zone.LOST)


def needs_rebuilding(state: Duel, seat: i64) -> bool:
    card = state.of(seat, per_seat.LEADER)
    return card >= 0 and state.zone(card) == zone.LOST


class Regroup(Op[Duel]):
    """All own cards but Heroes with the ally become a deck, and a hand is drawn (A-158, A-159). Nothing hears of it, and
    what the player's effects have left behind ends (A-234)."""

    def run(self, state: Duel, frame: Frame) -> int:
        seat = frame.seat
        frame.numbers = [state.row, state.calm, 0, state.active]
        waiting, recent = state.waiting[:], state.recent[:]
        for card in in_play_or_hand(state, seat):
            give_back(state, card, seat)
        pile = state.pile(seat, zone.DISCARD)
        while pile:
            into_deck(state, pile[-1], seat)
        set_lasting(state, [thing for thing in state.lasting if thing.seat != seat])
        state.note(seat, per_seat.LEADER, -1)
        shuffle(state, seat)
        for _ in range(CARDS - (1 if state.rules.built else 0) + points_against(state, seat)):
            draw(state, seat, seat)
        state.waiting, state.recent = waiting, recent
        return NEXT


def points_against(state: Duel, seat: i64) -> int:
    """The points that the other team has: Leaders that the team of a player has lost, and what texts have scored (A-159,
    A-255)."""
    lost = sum(len(state.pile(ally, zone.LOST)) for ally in allies(state, seat))
    return lost + (sum(state.ledger[rival] for rival in opponents(state, seat)) if state.ledger else 0)


def in_play_or_hand(state: Duel, seat: i64) -> list[Card]:
    unit = state.unit[seat * grid.SLOTS : (seat + 1) * grid.SLOTS]
    return [card for card in (*unit, *state.pile(seat, zone.RESERVE), *state.pile(seat, zone.HAND)) if card >= 0]


def give_back(state: Duel, card: Card, seat: i64) -> None:
    """Own cards go to the deck, those of others to their owners' discard piles; tokens and copies are gone."""
    if state.owner(card) == seat:
        into_deck(state, card, seat)
        return
    owner = state.owner(card)
    lift(state, card)
    lay(state, card, owner, zone.DISCARD)


def into_deck(state: Duel, card: Card, seat: i64) -> None:
    lift(state, card)
    lay(state, card, seat, zone.DECK)


class Choose(Op[Duel]):
    """The new Leader is chosen from the hand, with built decks from the Leader pile (A-249); a hand without one is drawn
    anew (A-037). Where no card is left that can lead, nobody does (A-234)."""

    def run(self, state: Duel, frame: Frame) -> int:
        if eligible(state, frame.seat):
            return ASK
        if not any(state.book.faces[state.face(card)].title for card in state.pile(frame.seat, zone.DECK)):
            return NEXT
        waiting, recent = state.waiting[:], state.recent[:]
        redraw_hand(state, frame.seat)
        state.waiting, state.recent = waiting, recent
        return STAY

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        options = lead_options(state, eligible(state, frame.seat))
        return [Decision(frame.seat, "Choose your new Leader.", options, "PT-TEAM-10")]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        state.note(seat, per_seat.LEADER, action.a)
        dress(state, action.a, action)
        place_leader(state, action.a, leader_place(state, seat))
        say(state, event.LEADERS, seat, action.a)
        return NEXT


class SoloRound(Op[Duel]):
    """A turn in each wave, in the ceasefire, and nobody else's between; then all is as it was (PT-TEAM-11, A-162). These
    waves are none that a text could hear (A-235)."""

    def run(self, state: Duel, frame: Frame) -> int:
        seat = frame.seat
        rows = waves(state)
        begun = frame.numbers[WAVES]
        if begun == 0:
            say(state, logbook.SAYS_SOLO, seat)
        else:
            clear_wave_marks(state, seat)
        if begun < len(rows):
            frame.numbers[WAVES] += 1
            rest(state, state.calm | 1 << seat)
            state.row = rows[begun]
            push(state, Frame(program.TURN, seat, -1, NOTHING))
            return STAY
        rest(state, frame.numbers[CALM])
        state.row = frame.numbers[ROW]
        state.active = frame.numbers[ACTIVE]
        return NEXT


def rest(state: Duel, calm: i64) -> None:
    if state.calm != calm:
        state.calm = calm
        state.stir_texts()


def clear_wave_marks(state: Duel, seat: i64) -> None:
    for place in range(seat * grid.SLOTS, seat * grid.SLOTS + grid.SLOTS):
        card = state.unit[place]
        if card >= 0:
            state.put(card, field.MARKS, state.marks(card) & ~(mark.OF_WAVE | mark.MOVED))
