"""What was asked for, and how a refusal reads."""

from typing import TYPE_CHECKING

from pixelhall.core.errors import Illegal
from pixelhall.pixel_tactics.legal.costs import cost
from pixelhall.pixel_tactics.legal.own_speeds import own_price
from pixelhall.pixel_tactics.numbers import by, grid, per_seat, speed, zone
from pixelhall.pixel_tactics.show import notation
from pixelhall.pixel_tactics.state.state import Card, Duel, Place

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.game import PixelTactics

SENTENCES = {
    "PT-CORPSE-01": "A Corpse does not act.",
    "PT-ATK-01": "Only Heroes of the current row attack, and the Leader in the Flank wave.",
    "PT-RECR-02": "A Hero recruited in this wave may not attack.",
    "PT-MOVE-03": "A Hero that was moved may not attack or cast in this turn.",
    "PT-SPELL-02": "A character casts at most once a wave, and not together with an attack or a move.",
    "PT-SPELL-03": "A Hero recruited in this wave may not cast.",
    "PT-SPELL-05": "Only characters of the current row cast Spells, and the Leader in the Flank wave.",
    "PT-ATK-02": "Each character attacks at most once a wave.",
    "PT-ATK-03": "A character that attacked may not cast or move in the same turn.",
    "PT-ACT-02": "A Hero performs at most one starred action a turn.",
    "PT-MOVE-04": "A Hero recruited in this wave may not move.",
    "PT-CEASE-05": "In the ceasefire nothing you do may touch a rival's side: hand, Unit, deck, discard pile, Reserve Slots, turn.",
    "PT-CEASE-07": "In this ceasefire Heroes are recruited and moved, cards drawn and Corpses cleared, and nothing else.",
    "card text": "A card's text forbids it.",
}
DOINGS = {by.MELEE: "An attack", by.RANGED: "A Ranged Attack", by.SPELL: "A Spell"}
TEXT_RULE = "PT-PASV-01"  # a passive text is constantly on


class Asked:
    """An action that was asked for, word by word."""

    def __init__(self, game: "PixelTactics", state: Duel, seat: int, text: str) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.words = text.lower().split()
        self.rest = " ".join(self.words[1:])

    def place(self, index: int) -> Place:
        """The slot that a word names, in whoever's Unit, or -1. Without a seat it is one's own."""
        return self.place_for(index, self.seat)

    def target(self) -> Place:
        """The slot that the last word names; in a duel, without a seat, it is the rival's."""
        seat = self.state.foes[self.seat][0] if self.state.seats == 2 else self.seat
        return self.place_for(len(self.words) - 1, seat)

    def place_for(self, index: int, seat: int) -> Place:
        found = notation.place_named(seat, self.words[index]) if index < len(self.words) else -1
        return found if found < len(self.state.unit) else -1

    def owns(self, place: Place) -> bool:
        return place // grid.SLOTS == self.seat

    def is_shared(self, place: Place, to: Place) -> bool:
        """Whether one of two slots is one's own, and the other of an ally whose Unit Moves reach."""
        seats = {place // grid.SLOTS, to // grid.SLOTS}
        shared = self.state.rules.mode.shares(self.state, self.seat)
        return self.seat in seats and len(seats) == 2 and (seats - {self.seat}).pop() in shared

    def may_clear(self, place: Place) -> bool:
        return self.owns(place) or place // grid.SLOTS in self.state.rules.mode.clears(self.state, self.seat)

    def hand(self) -> Card:
        """The card in hand that the words name, or -1."""
        for card in self.state.pile(self.seat, zone.HAND):
            name = self.state.book.faces[self.state.face(card)].name.lower()
            if self.rest == name or self.rest.startswith(name + " ") or self.rest.startswith(name + "#"):
                return card
        return -1


def fault(rule: str, sentence: str = "") -> Illegal:
    return Illegal(TEXT_RULE if rule == "card text" else rule, sentence or SENTENCES[rule])


def tired(asked: Asked, rule: str) -> Illegal:
    """A character may not attack or cast after what it did; in the original a move counts for the whole wave."""
    if rule == "PT-MOVE-03" and asked.state.rules.moved_for_wave:
        return fault(rule, "A Hero that was moved may not attack or cast until the end of the wave.")
    return fault(rule)


def too_dear(asked: Asked, verb: int, pace: int = 0, card: Card = -1, how: int = 0) -> Illegal | None:
    """Whether the action is forbidden as such, or cannot be paid."""
    if cost(asked.state, asked.seat, verb, pace, card, how) >= 0:
        return None
    left = asked.state.of(asked.seat, per_seat.ACTIONS)
    own = own_price(asked.state, card, how, -2) if how else -2
    if own == -1:
        return fault("PT-ACT-07", f"{DOINGS[how]} of this character is Limited, and was made in this turn.")
    if own == 2 and left == 1:
        return fault("PT-ACT-05", f"{DOINGS[how]} of this character is Long: it needs two actions, and one is left.")
    if pace == speed.LONG and left == 1:
        return fault("PT-ACT-05", "A Long action needs two actions, and one is left.")
    if left == 0:
        return fault("PT-ACT-01", "No action is left in this turn.")
    return fault("card text", "A card's text does not let you use this action now.")
