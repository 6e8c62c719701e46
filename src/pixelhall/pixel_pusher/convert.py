"""Converting and storing: pixels become other pixels, and what does not fit into storage is lost."""

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, Frame, Op
from pixelhall.pixel_pusher.book import Recipe
from pixelhall.pixel_pusher.logbook import SAYS_FREE, SAYS_MIXES, SAYS_RETURNS, packed, say
from pixelhall.pixel_pusher.state import Factory
from pixelhall.pixel_pusher.turns import active, begin
from pixelhall.pixel_pusher.words import COLOURS, CONVERT, DONE, FOURTH, FREE_MIX, KEEP, MIX, RETURN, SLOTS, STORE


class Convert(Op[Factory]):
    """In the order of scoring, for the made colours are scarce (PP-28), each player converts as often as cards and
    pixels allow."""

    def run(self, state: Factory, frame: Frame) -> int:
        if frame.phase == 0:
            begin(state, CONVERT)
            frame.phase = 1
        while state.turn < state.seats:
            seat = active(state)
            if not state.left[seat] and mixes(state, seat):
                return ASK
            state.turn += 1
        return NEXT

    def ask(self, state: Factory, frame: Frame) -> list[Decision]:
        seat = active(state)
        return [Decision(seat, "Convert pixels, or done.", [*mixes(state, seat), Action(DONE)], act=True)]

    def answer(self, state: Factory, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == DONE:
            state.turn += 1
        elif action.verb == MIX:
            mix(state, seat, state.book.parts[action.a].recipes[action.b])
            state.used[seat * len(state.book.parts) + action.a] += 1
            say(state, SAYS_MIXES, seat, action.a, action.b)
        else:
            mix(state, seat, state.book.free[action.b])
            state.used[len(state.used) - 1] += 1
            say(state, SAYS_FREE, seat, -1, action.b)
        return self.run(state, frame)


class Store(Op[Factory]):
    """Everybody at once, sealed until all have answered, decides what to keep (PP-29)."""

    def run(self, state: Factory, frame: Frame) -> int:
        if frame.phase == 0:
            state.phase = STORE
            frame.phase = 1
            for seat in range(state.seats):
                total = state.owned_in_all(seat)
                state.sealed[seat] = (
                    1 if total == 0 or (total <= state.rules.storage and not state.rules.discards_any) else 0
                )
        for seat in range(state.seats):
            if state.left[seat] and not state.sealed[seat]:
                state.sealed[seat] = 1
                for colour in range(COLOURS):
                    state.dropped[seat * COLOURS + colour] = state.owned(seat, colour)
        if 0 in state.sealed:
            return ASK
        give_back(state)
        state.sealed = [0] * state.seats
        return NEXT

    def ask(self, state: Factory, frame: Frame) -> list[Decision]:
        open_seats = [seat for seat in range(state.seats) if not state.sealed[seat]]
        return [Decision(seat, "Store: return pixels, or keep.", stores(state, seat), act=True) for seat in open_seats]

    def answer(self, state: Factory, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == RETURN:
            state.dropped[seat * COLOURS + action.a] += 1
        else:
            state.sealed[seat] = 1
        return self.run(state, frame)


def mixes(state: Factory, seat: int) -> list[Action]:
    """The conversions that a seat can make now: each installed card once a round (PP-25), stored pixels too (PP-24)."""
    options: list[Action] = []
    for part in state.book.converters:
        if ready(state, seat, part):
            recipes = state.book.parts[part].recipes
            for i in range(len(recipes)):
                if can_mix(state, seat, recipes[i]):
                    options.append(Action(MIX, part, i))
    if free_mix(state, seat):
        for i in range(len(state.book.free)):
            if can_mix(state, seat, state.book.free[i]):
                options.append(Action(FREE_MIX, -1, i))
    return options


def ready(state: Factory, seat: int, part: int) -> bool:
    """Whether a card with this part is installed and not used up."""
    count = len(state.book.parts)
    left = -state.used[seat * count + part] if state.rules.once else 0
    for at in range(seat * SLOTS * count + part, (seat + 1) * SLOTS * count, count):
        left += state.stacked[at]
        if left > 0:
            return True
    return False


def free_mix(state: Factory, seat: int) -> bool:
    """The fourth ability: once in this round, without a card (PP-7)."""
    return state.holders[FOURTH] == seat and state.rules.free_convert and state.used[len(state.used) - 1] == 0


def can_mix(state: Factory, seat: int, recipe: Recipe) -> bool:
    """Whether the pixels are there, and those to be gained are in the supply once it is paid (PP-27)."""
    at = seat * COLOURS
    for colour in range(COLOURS):
        pay = recipe.pay[colour]
        if state.pixels[at + colour] < pay or state.supply[colour] + pay < recipe.gain[colour]:
            return False
    return True


def mix(state: Factory, seat: int, recipe: Recipe) -> None:
    """What is paid goes to the supply: primaries into the bag, others to their piles (PP-27)."""
    for colour in range(COLOURS):
        change = recipe.gain[colour] - recipe.pay[colour]
        state.pixels[seat * COLOURS + colour] += change
        state.supply[colour] -= change


def stores(state: Factory, seat: int) -> list[Action]:
    """Keep, once all fits into storage (PP-23); or return one more pixel."""
    options: list[Action] = []
    kept = 0
    for colour in range(COLOURS):
        n = state.owned(seat, colour) - state.dropped[seat * COLOURS + colour]
        kept += n
        if n > 0:
            options.append(Action(RETURN, colour))
    return [Action(KEEP), *options] if kept <= state.rules.storage else options


def give_back(state: Factory) -> None:
    for seat in range(state.seats):
        at = seat * COLOURS
        dropped = state.dropped[at : at + COLOURS]
        for colour in range(COLOURS):
            state.pixels[at + colour] -= dropped[colour]
            state.supply[colour] += dropped[colour]
        if state.logging and any(dropped):
            say(state, SAYS_RETURNS, seat, packed(dropped))
    state.dropped = [0] * len(state.dropped)
