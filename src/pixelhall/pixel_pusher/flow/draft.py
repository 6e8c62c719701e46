"""The draft: stacks of an ability card and machine cards go round, and everybody takes one card at a time, secretly and
at once."""

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, Frame, Op
from pixelhall.pixel_pusher.change.logbook import SAYS_DRAWS, SAYS_HOLDS, SAYS_LAST, SAYS_LAST_CARDS, say
from pixelhall.pixel_pusher.flow.belt import draw_pixel
from pixelhall.pixel_pusher.numbers import ability, bounds, colour, phase, verb
from pixelhall.pixel_pusher.state.state import Card, Factory


class Deal(Op[Factory]):
    """One stack for each player (PP-5): a random ability card, and three machine cards or what there is (PP-11)."""

    def run(self, state: Factory, frame: Frame) -> int:
        state.phase = phase.DRAFT
        state.pick = 0
        abilities = list(range(ability.COUNT))
        state.chance.shuffle(abilities)
        size = min(bounds.DEALT, len(state.deck) // state.seats)
        for seat in range(state.seats):
            state.stacks[seat] = [abilities[seat], *[state.deck.pop() for _ in range(size)]]
        state.aside = sorted(abilities[state.seats :])
        if len(state.deck) < state.seats:
            state.box += state.deck
            state.deck = []
            state.last = True
            say(state, SAYS_LAST, -1, size)
        return NEXT


class Pick(Op[Factory]):
    """Everybody takes a card, sealed until all have; then the stacks move left. The last card of a stack is forced
    (PP-9, PP-10)."""

    def run(self, state: Factory, frame: Frame) -> int:
        size = len(state.stacks[0])
        for seat in range(state.seats):
            if state.left[seat]:
                state.sealed[seat] = 1
        while state.pick < size and (state.pick == size - 1 or 0 not in state.sealed):
            if state.pick == size - 1:
                say(state, SAYS_LAST_CARDS)
            state.pick += 1
            state.sealed = state.left[:]
        return NEXT if state.pick == size else ASK

    def ask(self, state: Factory, frame: Frame) -> list[Decision]:
        return [
            Decision(seat, "Draft a card.", picks(state, seat), act=True)
            for seat in range(state.seats)
            if not state.sealed[seat]
        ]

    def answer(self, state: Factory, frame: Frame, seat: int, action: Action) -> int:
        seal(state, seat, action.a)
        return self.run(state, frame)


class Reveal(Op[Factory]):
    """Abilities are shown at once; machine cards are taken into the hand (PP-8, PP-9)."""

    def run(self, state: Factory, frame: Frame) -> int:
        state.sealed = [0] * state.seats
        for seat in range(state.seats):
            taken = cards_taken(state, seat)
            state.hands[seat] = [card for card in taken if card >= ability.COUNT]
            for card in taken:
                if card < ability.COUNT:
                    state.holders[card] = seat
                    say(state, SAYS_HOLDS, seat, card)
                    if gives_pixel(state, card):
                        draw_bonus_pixel(state, seat)
        return NEXT


def gives_pixel(state: Factory, card: Card) -> bool:
    """Whether who shows this ability card also draws a pixel (PP-43)."""
    return state.rules.ability_pixel and (card != ability.FOURTH or state.rules.fourth_pixel)


def draw_bonus_pixel(state: Factory, seat: int) -> None:
    hue = draw_pixel(state)
    if hue >= 0:
        state.pixels[seat * colour.COUNT + hue] += 1
        say(state, SAYS_DRAWS, seat, hue)


def stack_of(state: Factory, seat: int) -> int:
    """The stack that a seat holds at this pick."""
    return (seat - state.pick) % state.seats


def picks(state: Factory, seat: int) -> list[Action]:
    return [Action(verb.PICK, card) for card in sorted(set(in_hand(state, seat)))]


def in_hand(state: Factory, seat: int) -> list[Card]:
    """The cards among which a seat chooses now, or has chosen."""
    return state.stacks[stack_of(state, seat)][state.pick :]


def seal(state: Factory, seat: int, card: Card) -> None:
    """The card moves to the place of this pick in its stack."""
    stack = state.stacks[stack_of(state, seat)]
    at = stack.index(card, state.pick)
    stack[at], stack[state.pick] = stack[state.pick], card
    state.sealed[seat] = 1


def cards_taken(state: Factory, seat: int) -> list[Card]:
    """The cards that a seat has taken in this round, sealed ones included, sorted."""
    taken: list[Card] = []
    for pick in range(state.pick + (1 if state.sealed[seat] and not state.left[seat] else 0)):
        taken.append(state.stacks[(seat - pick) % state.seats][pick])
    taken.sort()
    return taken
