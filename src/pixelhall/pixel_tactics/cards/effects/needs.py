"""What must hold or be payable in full before a Spell or action may be used."""

from pixelhall.core.machine import NOTHING, Source
from pixelhall.pixel_tactics.change.cards import counters_on
from pixelhall.pixel_tactics.numbers import zone
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.book import Need
from pixelhall.pixel_tactics.texts.parts import Condition, Group


class Holds(Need):
    """Only if, only during."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def met(self, state: Duel, seat: int, card: Card) -> bool:
        return self.condition.true(state, Source(seat, card, NOTHING))


class Cards(Need):
    """So many cards in hand; one that is used from the hand does not pay for itself."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, state: Duel, seat: int, card: Card) -> bool:
        return len([c for c in state.pile(seat, zone.HAND) if c != card]) >= self.n


class Exists(Need):
    """Something to give up."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def met(self, state: Duel, seat: int, card: Card) -> bool:
        return bool(self.group.find(state, Source(seat, card, NOTHING)))


class Counted(Need):
    """So many named counters to remove."""

    def __init__(self, group: Group, name: int, n: int) -> None:
        self.group = group
        self.name = name
        self.n = n

    def met(self, state: Duel, seat: int, card: Card) -> bool:
        return any(
            counters_on(state, c, self.name) >= self.n for c in self.group.find(state, Source(seat, card, NOTHING))
        )
