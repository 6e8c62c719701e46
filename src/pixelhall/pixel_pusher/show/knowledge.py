"""Who sees what: only `unseen` and `loose` say so, and `guess` deals again exactly what they name.

A seat knows the cards it took, and all that lay in a stack whenever it held it. So the cards of a stack that were taken
before a seat first held it are unseen, as are deck and box; and of those taken between two holds, or after the last, it
knows all but who took which.
"""

import bisect

from pixelhall.core.chance import from_seed
from pixelhall.core.game import EVERYBODY
from pixelhall.pixel_pusher.flow.draft import stack_of
from pixelhall.pixel_pusher.numbers import ability, colour, phase
from pixelhall.pixel_pusher.state.state import Card, Factory

SWEEPS = 3
Place = tuple[int, int]  # a stack, and a pick


def guess(state: Factory, seat: int, seed: int) -> Factory:
    """A state that this seat cannot tell from the true one: unseen cards are dealt again, sealed answers forgotten,
    chance re-seeded."""
    other = state.clone()
    other.chance = from_seed(seed)
    other.asked = None
    if seat == EVERYBODY:
        return other
    if state.phase == phase.DRAFT or state.phase == phase.BUILD:
        sort_held(other, seat)
        Dealer(other, seat).redeal()
    shuffle_pile(other)
    if state.phase == phase.STORE:
        forget_returns(other, seat)
    return other


def shuffle_pile(state: Factory) -> None:
    """Deck and box: nobody has seen either."""
    cards = sorted(state.deck + state.box)
    state.chance.shuffle(cards)
    state.deck, state.box = cards[: len(state.deck)], cards[len(state.deck) :]


def sort_held(state: Factory, seat: int) -> None:
    """The cards among which a seat is still to choose lie in no order that it could know: how they lie tells where the
    cards lay that others took."""
    if seat >= 0 and not state.sealed[seat] and not state.left[seat]:
        stack = state.stacks[stack_of(state, seat)]
        stack[state.pick :] = sorted(stack[state.pick :])


def first_hold(state: Factory, seat: int, stack: int) -> int:
    """The pick at which a seat first holds a stack."""
    return (seat - stack) % state.seats


def unseen(state: Factory, seat: int) -> list[Place]:
    """The places of stacks, each a stack and a pick, whose cards this seat has never seen; a spectator has seen
    none."""
    found: list[Place] = []
    for stack in range(state.seats):
        size = len(state.stacks[stack])
        hold = first_hold(state, seat, stack) if seat >= 0 else size
        if hold > state.pick:
            hold = size
        found += [(stack, pick) for pick in range(min(hold, size))]
    return found


def loose(state: Factory, seat: int) -> list[list[Place]]:
    """Groups of places whose cards this seat knows as a group, but not who took which."""
    groups: list[list[Place]] = []
    for stack in range(state.seats if seat >= 0 else 0):
        size = len(state.stacks[stack])
        hold = first_hold(state, seat, stack)
        while hold <= state.pick and hold < size:
            after = hold + state.seats
            until = after if after <= state.pick else size
            if (
                hold < state.pick or state.sealed[seat] or state.left[seat]
            ):  # else it is still to choose, and sees them all
                groups.append([(stack, pick) for pick in range(hold + 1, min(until, size))])
            hold = after
    return groups


class Dealer:
    """Trades cards between places that a seat cannot tell apart, as far as all that was shown stays true."""

    def __init__(self, state: Factory, seat: int) -> None:
        self.state = state
        self.hidden = unseen(state, seat)
        self.groups = loose(state, seat)
        self.building = state.phase == phase.BUILD
        self.shown = [self.shown_by(other) for other in range(state.seats)]

    def redeal(self) -> None:
        state = self.state
        Layout(self).lay()
        for _ in range(SWEEPS):
            for place in self.hidden:
                at = state.chance.draw(len(self.hidden) + len(state.deck) + len(state.box) + len(state.aside))
                if at < len(self.hidden):
                    self.exchange(place, self.hidden[at])
                else:
                    self.exchange_with_pile(place, at - len(self.hidden))
            for group in self.groups:
                for place in group:
                    self.exchange(place, group[state.chance.draw(len(group))])
        if self.building:
            for seat in range(state.seats):
                state.hands[seat] = less(self.machines(seat), self.shown[seat])

    def exchange(self, one: Place, other: Place) -> None:
        """Each stack keeps its one ability card."""
        a, b = self.card(one), self.card(other)
        if a == b or (one[0] != other[0] and (a < ability.COUNT) != (b < ability.COUNT)):
            return
        self.put(one, b)
        self.put(other, a)
        if not (self.holds_true(self.taker(one)) and self.holds_true(self.taker(other))):
            self.put(one, a)
            self.put(other, b)

    def exchange_with_pile(self, place: Place, at: int) -> None:
        """With a card of deck or box, or an ability card that sits out."""
        card = self.card(place)
        for pile in (self.state.deck, self.state.box, self.state.aside):
            if at < len(pile):
                if (card < ability.COUNT) == (pile[at] < ability.COUNT):
                    self.put(place, pile[at])
                    if self.holds_true(self.taker(place)):
                        pile[at] = card
                    else:
                        self.put(place, card)
                return
            at -= len(pile)

    def card(self, place: Place) -> Card:
        return self.state.stacks[place[0]][place[1]]

    def put(self, place: Place, card: Card) -> None:
        self.state.stacks[place[0]][place[1]] = card

    def taker(self, place: Place) -> int:
        """Who took the card of a place, or will."""
        return (place[0] + place[1]) % self.state.seats

    def cards_of(self, seat: int) -> list[Card]:
        return [self.state.stacks[(seat - pick) % self.state.seats][pick] for pick in range(len(self.state.stacks[0]))]

    def machines(self, seat: int) -> list[Card]:
        return sorted(card for card in self.cards_of(seat) if card >= ability.COUNT)

    def shown_by(self, seat: int) -> list[Card]:
        """The machine cards of this round that a seat has installed, traded or scrapped."""
        return less(self.machines(seat), self.state.hands[seat]) if self.building else []

    def holds_true(self, seat: int) -> bool:
        """Whether a seat's drafted cards still hold the abilities and the machine cards that it has shown."""
        if not self.building:
            return True
        mine = self.cards_of(seat)
        for ability_ in range(ability.COUNT):
            if (self.state.holders[ability_] == seat) != (ability_ in mine):
                return False
        return all(mine.count(card) >= self.shown[seat].count(card) for card in self.shown[seat])


class Layout:
    """The one deal from which all guesses of a seat start: it follows from what the seat knows, so that the truth
    leaves no trace in them."""

    def __init__(self, dealer: Dealer) -> None:
        state = dealer.state
        self.state = state
        self.dealer = dealer
        self.places = [place for group in [dealer.hidden, *dealer.groups] for place in group]
        self.pool_of = [i for i, group in enumerate([dealer.hidden, *dealer.groups]) for _ in group]
        self.pools = [sorted(dealer.card(place) for place in group) for group in [dealer.hidden, *dealer.groups]]
        self.pools[0] = sorted(self.pools[0] + state.deck + state.box + state.aside)
        self.laid = [-1] * len(self.places)
        self.lacks = [not self.ability_elsewhere(stack) for stack in range(state.seats)]

    def ability_elsewhere(self, stack: int) -> bool:
        """Whether a stack's ability card is known to be at a place that is not unseen."""
        return any(
            card < ability.COUNT and (stack, pick) not in self.dealer.hidden
            for pick, card in enumerate(self.state.stacks[stack])
        )

    def lay(self) -> None:
        state = self.state
        wants = self.shown() if self.dealer.building else self.abilities()
        found = self.meet(wants, 0)
        assert found, "the truth itself is such a deal"
        for i, pool in enumerate(self.pool_of):
            if self.laid[i] < 0:
                self.laid[i] = next(card for card in self.pools[pool] if card >= ability.COUNT or pool > 0)
                self.pools[pool].remove(self.laid[i])
        for place, card in zip(self.places, self.laid):
            self.dealer.put(place, card)
        machines = [card for card in self.pools[0] if card >= ability.COUNT]
        state.deck, state.box = machines[: len(state.deck)], machines[len(state.deck) :]
        state.aside = [card for card in self.pools[0] if card < ability.COUNT]

    def shown(self) -> list[tuple[int, Card]]:
        """Seats, each with a card that it has shown or holds and that is at none of the places known for certain."""
        wants: list[tuple[int, Card]] = []
        for seat in range(self.state.seats):
            cards = [
                ability_ for ability_ in range(ability.COUNT) if self.state.holders[ability_] == seat
            ] + self.dealer.shown[seat]
            for stack in range(self.state.seats):
                for pick, card in enumerate(self.state.stacks[stack]):
                    if self.dealer.taker((stack, pick)) == seat and (stack, pick) not in self.places and card in cards:
                        cards.remove(card)
            wants += [(seat, card) for card in cards]
        return wants

    def abilities(self) -> list[tuple[int, Card]]:
        """While the draft goes on: for each stack whose ability card is unseen, an ability card for the seat that takes its
        first card."""
        loose = [card for card in self.pools[0] if card < ability.COUNT]
        lacking = [stack for stack in range(self.state.seats) if self.lacks[stack]]
        return list(zip(lacking, loose))  # the first place of stack s is taken by seat s

    def meet(self, wants: list[tuple[int, Card]], at: int) -> bool:
        """Finds a place for every wanted card from number `at` on."""
        if at == len(wants):
            return True
        seat, card = wants[at]
        for i, place in enumerate(self.places):
            pool = self.pools[self.pool_of[i]]
            if self.laid[i] >= 0 or self.dealer.taker(place) != seat or card not in pool:
                continue
            rare = card < ability.COUNT and self.pool_of[i] == 0
            if rare and not self.lacks[place[0]]:
                continue
            self.laid[i] = card
            pool.remove(card)
            if rare:
                self.lacks[place[0]] = False
            if self.meet(wants, at + 1):
                return True
            self.laid[i] = -1
            bisect.insort(pool, card)
            if rare:
                self.lacks[place[0]] = True
        return False


def less(cards: list[Card], others: list[Card]) -> list[Card]:
    """The cards without the others."""
    left = cards[:]
    for card in others:
        left.remove(card)
    return left


def forget_returns(state: Factory, seat: int) -> None:
    """What others give back is sealed: those who answered return some surplus, those who did not, nothing yet."""
    for other in range(state.seats):
        if other == seat or state.left[other]:
            continue
        at = other * colour.COUNT
        for hue in range(colour.COUNT):
            state.dropped[at + hue] = 0
        surplus = state.pixel_total(other) - state.rules.storage if state.sealed[other] else 0
        while surplus > 0:
            hue = state.chance.draw(colour.COUNT)
            if state.pixel_count(other, hue) > state.dropped[at + hue]:
                state.dropped[at + hue] += 1
                surplus -= 1
