"""References: the words that point at one thing — this Hero, it, the attacker, your Leader, a neighbour — and at
players."""

from mypy_extensions import i64

from pixelhall.core.machine import NONE, Source
from pixelhall.pixel_tactics.numbers import per_seat, zone
from pixelhall.pixel_tactics.state.board import beside, leader, neighbour, order_from
from pixelhall.pixel_tactics.state.layout import piles_of
from pixelhall.pixel_tactics.state.sides import others_of_side
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.parts import Group, Players


class This(Group):
    """The card that bears the text."""

    def find(self, state: Duel, source: Source) -> list[int]:
        return [source.card] if source.card >= 0 else NONE

    def holds(self, state: Duel, source: Source, thing: int) -> bool:
        return thing == source.card


class Bound(Group):
    """Something chosen, drawn, made or named before in the same text."""

    def __init__(self, register: int, item: int) -> None:
        self.register = register
        self.item = item

    def find(self, state: Duel, source: Source) -> list[int]:
        things = source.bound(self.register)
        if self.item >= 0:
            things = things[self.item : self.item + 1]
        for thing in things:
            if not 0 <= thing < state.count():  # chosen slots, rows, columns and Units are no cards
                return [card for card in things if 0 <= card < state.count()]
        return things


class Subject(Group):
    """What the event is about."""

    def __init__(self, passive: bool) -> None:
        self.passive = passive

    def find(self, state: Duel, source: Source) -> list[int]:
        card = source.event.other if self.passive else source.event.card
        return [card] if card >= 0 else NONE


class Handled(Group):
    """The one that a step with "each", or a statement about several, is handling."""

    def find(self, state: Duel, source: Source) -> list[int]:
        return [source.each] if source.each >= 0 else NONE


class LeaderOf(Group):
    def __init__(self, whose: Players) -> None:
        self.whose = whose

    def find(self, state: Duel, source: Source) -> list[int]:
        return [card for card in [leader(state, seat) for seat in self.whose.find(state, source)] if card >= 0]


class Neighbour(Group):
    """The Forerunner, the Supporter, or both; also of one who has just fallen."""

    def __init__(self, of: Group, steps: list[int]) -> None:
        self.of = of
        self.steps = steps

    def find(self, state: Duel, source: Source) -> list[int]:
        found = [neighbour(state, card, step) for card in self.of.find(state, source) for step in self.steps]
        return [card for card in found if card >= 0]

    def slots(self, state: Duel, source: Source) -> list[int]:
        """Whatever lies there, living or not."""
        found = [beside(state, card, step) for card in self.of.find(state, source) for step in self.steps]
        return [card for card in found if card >= 0]


class LastRecruited(Group):
    def find(self, state: Duel, source: Source) -> list[int]:
        card = state.of(source.seat, per_seat.LAST_RECRUIT)
        return [card] if card >= 0 and state.hero(card) else NONE


class LastOrder(Group):
    def find(self, state: Duel, source: Source) -> list[int]:
        return [state.last_order] if state.last_order >= 0 else NONE


class TopCard(Group):
    def __init__(self, whose: Players) -> None:
        self.whose = whose

    def find(self, state: Duel, source: Source) -> list[int]:
        decks = piles_of(state, self.whose.find(state, source), zone.DECK)
        return [deck[-1] for deck in decks if deck]


class UnitOf(Group):
    """Any Character of a Unit: as the object of an attack."""

    def __init__(self, whose: Players) -> None:
        self.whose = whose

    def find(self, state: Duel, source: Source) -> list[int]:
        return [card for card in state.unit if card >= 0 and state.living(card) and self.holds(state, source, card)]

    def holds(self, state: Duel, source: Source, thing: int) -> bool:
        return self.whose.holds(state, source, state.side(thing))


class Rest(Group):
    """Those of a group that nothing has picked out of it yet."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def find(self, state: Duel, source: Source) -> list[int]:
        register = self.group.register if isinstance(self.group, Bound) else -1
        taken = [thing for i, things in enumerate(source.things) if i != register for thing in things]
        return [thing for thing in self.group.find(state, source) if thing not in taken]


# Players.


class You(Players):
    by_seat = True

    def find(self, state: Duel, source: Source) -> list[int]:
        return [source.seat]

    def holds(self, state: Duel, source: Source, seat: i64) -> bool:
        return seat == source.seat


class Rivals(Players):
    """Any foe: "your Rival" in statements and events (A-224)."""

    by_seat = True

    def find(self, state: Duel, source: Source) -> list[int]:
        return state.foes[source.seat]


class TheRival(Players):
    """One foe: "your Rival" in what a text does (A-224). The number register keeps the seat and 1, once it is bound;
    before, and where there is only one foe, nobody is told apart."""

    by_seat = True

    def __init__(self, register: int) -> None:
        self.register = register

    def find(self, state: Duel, source: Source) -> list[int]:
        bound = source.number(self.register)
        return [bound - 1] if bound > 0 else state.foes[source.seat]


class Allies(Players):
    """The other players of the team: "an ally" in statements and events, "each ally"."""

    by_seat = True

    def find(self, state: Duel, source: Source) -> list[int]:
        return others_of_side(state, source.seat)


class TheAlly(Players):
    """One ally, in what a text does, bound as one foe is."""

    by_seat = True

    def __init__(self, register: int) -> None:
        self.register = register

    def find(self, state: Duel, source: Source) -> list[int]:
        bound = source.number(self.register)
        return [bound - 1] if bound > 0 else others_of_side(state, source.seat)


class Everyone(Players):
    """All players, in turn order from the active one."""

    by_seat = True

    def find(self, state: Duel, source: Source) -> list[int]:
        return order_from(state, state.active)


class OwnerOf(Players):
    def __init__(self, of: Group) -> None:
        self.of = of

    def find(self, state: Duel, source: Source) -> list[int]:
        return [state.owner(card) for card in self.of.find(state, source)]


class ControllerOf(Players):
    def __init__(self, of: Group) -> None:
        self.of = of

    def find(self, state: Duel, source: Source) -> list[int]:
        return [state.side(card) for card in self.of.find(state, source)]


class Chooser(Players):
    """Whoever is choosing: kept in the number register that the choice announces."""

    def __init__(self, register: int) -> None:
        self.register = register

    def find(self, state: Duel, source: Source) -> list[int]:
        return [source.number(self.register)]
