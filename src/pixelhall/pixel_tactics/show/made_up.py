"""What a closed deck may be, for somebody who has not read its list: the cards that were seen of it, and for all others
whatever the sets, the format and the limits allow. Nothing of the true list is looked at (design: a guess knows no more
than its seat)."""

from collections import Counter
from collections.abc import Callable

from pixelhall.pixel_tactics.change.recalling import WATCHER, only_of, rows
from pixelhall.pixel_tactics.decks import restrictions
from pixelhall.pixel_tactics.decks.deck import deck_of, write
from pixelhall.pixel_tactics.decks.making import may_be_hero, may_lead
from pixelhall.pixel_tactics.decks.pools import may_be_in, pool_of
from pixelhall.pixel_tactics.numbers import field, fourth_box, zone
from pixelhall.pixel_tactics.state.parts import is_of_decks, printed_card
from pixelhall.pixel_tactics.state.state import Card, Duel


def make_up_decks(state: Duel, seat: int, hidden: list[Card]) -> None:
    """Gives every hidden card of another's deck a face that it may have."""
    only_of(state, seat if seat >= 0 else WATCHER)
    for owner in range(state.seats):
        if owner != seat:
            MadeUp(state, owner, hidden).deal()
    if state.brought:
        state.brought = [
            text if owner == seat or not text.strip() else write_deck(state, owner)
            for owner, text in enumerate(state.brought)
        ]


def write_deck(state: Duel, owner: int) -> str:
    """The text of a deck, as its cards are."""
    names: list[list[str]] = [[], []]
    for card in range(len(state.origins)):
        if is_of_decks(state, card) and state.origin(card) % state.seats == owner:
            names[state.origin(card) // state.seats].append(state.book.faces[state.face(card)].name)
    heroes, leaders = names
    return write(deck_of(leaders, heroes), pool_of(state.book, state.rules.terms))


class MadeUp:
    """One deck that is being made up: chance picks from all copies that could be in it."""

    def __init__(self, state: Duel, owner: int, hidden: list[Card]) -> None:
        form = state.rules.format
        assert form is not None, "only built decks are closed"
        self.state = state
        self.faces = [int(face.index) for face in state.book.named() if may_be_in(face, state.rules.terms)]
        self.heroes = [card for card in hidden if state.origin(card) == owner]
        self.leaders = [card for card in hidden if state.origin(card) == owner + state.seats]
        self.pool = pool_of(state.book, state.rules.terms)
        self.limits = restrictions.load(state.rules.limits)
        unseen = {*self.heroes, *self.leaders}
        self.known = [
            self.seen(unseen, owner),  # as Heroes, as Leaders
            self.seen(unseen, owner + state.seats),
        ]
        self.sure = [self.recalled(owner, self.known[0]), self.recalled(owner + state.seats, self.known[1])]
        taken = Counter(face for known in (*self.known, *self.sure) for face in known)
        self.bag = [face for face in self.faces for _ in range(form.copies - taken[face])]

    def seen(self, unseen: set[Card], pool: int) -> list[int]:
        """The faces of this pool that lie open."""
        state = self.state
        return [
            int(printed_card(state, card))
            for card in range(len(state.origins))
            if state.origin(card) == pool and card not in unseen
        ]

    def recalled(self, pool: int, known: list[int]) -> list[int]:
        """Faces that were seen and are hidden again."""
        found: list[int] = []
        for (of_pool, face, _), n in rows(self.state):
            if of_pool == pool:
                found += [face] * max(0, n - known.count(face))
        return found

    def deal(self) -> None:
        """Traps that lie face down, then Leaders, then all other Heroes."""
        if not self.heroes and not self.leaders:
            return
        self.state.chance.shuffle(self.bag)
        heroes = self.sure[0][: len(self.heroes)]
        traps = sum(1 for card in self.heroes if self.state.zone(card) == zone.RESERVE)
        heroes += self.picked(traps - sum(1 for face in heroes if self.is_trap(face)), heroes, self.is_trap)
        leaders = self.sure[1][: len(self.leaders)]
        leaders += self.picked_leaders(len(self.leaders) - len(leaders), leaders)
        heroes += self.picked(len(self.heroes) - len(heroes), heroes, self.is_any)
        for cards, faces in ((self.heroes, heroes), (self.leaders, leaders)):
            for card, face in zip(cards, faces):
                self.state.put(card, field.FACE, face)

    def is_trap(self, face: int) -> bool:
        return self.state.book.faces[face].box == fourth_box.TRAP

    def is_any(self, face: int) -> bool:
        return True

    def name(self, face: int) -> str:
        return self.state.book.faces[face].name

    def picked(self, n: int, heroes: list[int], fits: Callable[[int], bool]) -> list[int]:
        """So many Heroes out of the bag; should it not have enough, any cards."""
        named = [self.name(face) for face in self.known[0] + heroes]
        found: list[int] = []
        for face in self.bag[:] if n > 0 else ():
            if len(found) < n and fits(face) and may_be_hero(self.name(face), named, self.limits):
                self.bag.remove(face)
                named.append(self.name(face))
                found.append(face)
        return self.filled(found, n, [face for face in self.faces if fits(face)])

    def picked_leaders(self, n: int, leaders: list[int]) -> list[int]:
        named = [self.name(face) for face in self.known[1] + leaders]
        found: list[int] = []
        for face in self.bag[:] if n > 0 else ():
            if len(found) < n and may_lead(self.name(face), named, self.pool, self.limits):
                self.bag.remove(face)
                named.append(self.name(face))
                found.append(face)
        return self.filled(found, n, [face for face in self.faces if self.state.book.faces[face].title])

    def filled(self, found: list[int], n: int, faces: list[int]) -> list[int]:
        """Copies of effects can be more than a deck may have: then nothing but what they are binds."""
        while len(found) < n:
            found.append(faces[self.state.chance.draw(len(faces))])
        return found
