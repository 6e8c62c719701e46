"""Converting and storing: pixels become other pixels, and what does not fit into storage is lost."""

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, Frame, Op
from pixelhall.pixel_pusher.change.logbook import (
    SAYS_FREE,
    SAYS_MIXES,
    SAYS_NO_CHOICE,
    SAYS_RETURNS,
    pack_counts,
    say,
    unpack_counts,
)
from pixelhall.pixel_pusher.flow.turn_order import active, begin
from pixelhall.pixel_pusher.numbers import ability, bounds, colour, phase, verb
from pixelhall.pixel_pusher.state.state import Factory
from pixelhall.pixel_pusher.texts.book import Recipe


class Convert(Op[Factory]):
    """Each player converts as often as cards and pixels allow, in the order of scoring because mixed colours are scarce
    (PP-28)."""

    def run(self, state: Factory, frame: Frame) -> int:
        if frame.phase == 0:
            begin(state, phase.CONVERT)
            frame.phase = 1
        while state.turn < state.seats:
            seat = active(state)
            if not state.left[seat] and mixes(state, seat):
                return ASK
            state.turn += 1
        return NEXT

    def ask(self, state: Factory, frame: Frame) -> list[Decision]:
        seat = active(state)
        return [Decision(seat, "Convert pixels, or done.", [*mixes(state, seat), Action(verb.DONE)], act=True)]

    def answer(self, state: Factory, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.DONE:
            state.turn += 1
        elif action.verb == verb.MIX:
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
            state.phase = phase.STORE
            frame.phase = 1
            for seat in range(state.seats):
                total = state.pixel_total(seat)
                fits = total == 0 or (total <= state.rules.storage and not state.rules.discards_any)
                state.sealed[seat] = 1 if fits or self.is_forced(state, seat) else 0
        for seat in range(state.seats):
            if state.left[seat] and not state.sealed[seat]:
                state.sealed[seat] = 1
                for hue in range(colour.COUNT):
                    state.dropped[seat * colour.COUNT + hue] = state.pixel_count(seat, hue)
        if 0 in state.sealed:
            return ASK
        give_back(state)
        state.sealed = [0] * state.seats
        return NEXT

    def ask(self, state: Factory, frame: Frame) -> list[Decision]:
        open_seats = [seat for seat in range(state.seats) if not state.sealed[seat]]
        return [Decision(seat, asks(state, seat), stores(state, seat), act=True) for seat in open_seats]

    def answer(self, state: Factory, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.RETURN:
            state.dropped[seat * colour.COUNT + action.a] += 1
        else:
            if action.verb == verb.RETURN_ALL:
                drop(state, seat, action)
            state.sealed[seat] = 1
        return self.run(state, frame)

    def is_forced(self, state: Factory, seat: int) -> bool:
        """Where pixels must go and all are alike, they go unasked, and that is told (PP-44)."""
        if state.rules.one_by_one:
            return False
        options = stores(state, seat)
        if len(options) > 1 or state.left[seat]:
            return False
        drop(state, seat, options[0])
        say(state, SAYS_NO_CHOICE, seat)
        return True


def asks(state: Factory, seat: int) -> str:
    """The question, with how many pixels must go (PP-29)."""
    if state.rules.one_by_one:
        return "Store: return pixels, or keep."
    more = surplus(state, seat)
    if more <= 0:
        return "Store: keep all, or return pixels."
    least = "at least " if state.rules.discards_any else ""
    return f"Store: return {least}{more} of {state.pixel_total(seat)} pixels; {state.rules.storage} can be kept."


def surplus(state: Factory, seat: int) -> int:
    """How many pixels must go (PP-23)."""
    return state.pixel_total(seat) - state.rules.storage


def drop(state: Factory, seat: int, action: Action) -> None:
    """Lays down, sealed, what is returned."""
    state.dropped[seat * colour.COUNT : (seat + 1) * colour.COUNT] = unpack_counts(action.a)


def mixes(state: Factory, seat: int) -> list[Action]:
    """The conversions that a seat can make now: each installed card once a round (PP-25), stored pixels too (PP-24)."""
    options: list[Action] = []
    for part in state.book.converters:
        if ready(state, seat, part):
            recipes = state.book.parts[part].recipes
            for i in range(len(recipes)):
                if can_mix(state, seat, recipes[i]):
                    options.append(Action(verb.MIX, part, i))
    if free_mix(state, seat):
        for i in range(len(state.book.free)):
            if can_mix(state, seat, state.book.free[i]):
                options.append(Action(verb.FREE_MIX, -1, i))
    return options


def ready(state: Factory, seat: int, part: int) -> bool:
    """Whether a card with this part is installed and not used up."""
    count = len(state.book.parts)
    left = -state.used[seat * count + part] if state.rules.once else 0
    for at in range(seat * bounds.SLOTS * count + part, (seat + 1) * bounds.SLOTS * count, count):
        left += state.stacked[at]
        if left > 0:
            return True
    return False


def free_mix(state: Factory, seat: int) -> bool:
    """The fourth ability: once in this round, without a card (PP-7)."""
    return state.holders[ability.FOURTH] == seat and state.rules.free_convert and state.used[len(state.used) - 1] == 0


def can_mix(state: Factory, seat: int, recipe: Recipe) -> bool:
    """Whether the pixels are there, and those to be gained are in the supply once it is paid (PP-27)."""
    at = seat * colour.COUNT
    for hue in range(colour.COUNT):
        pay = recipe.pay[hue]
        if state.pixels[at + hue] < pay or state.supply[hue] + pay < recipe.gain[hue]:
            return False
    return True


def mix(state: Factory, seat: int, recipe: Recipe) -> None:
    """What is paid goes to the supply: primaries into the bag, others to their piles (PP-27)."""
    for hue in range(colour.COUNT):
        change = recipe.gain[hue] - recipe.pay[hue]
        state.pixels[seat * colour.COUNT + hue] += change
        state.supply[hue] -= change


def stores(state: Factory, seat: int) -> list[Action]:
    """All that may be returned at once, so that the rest fits into storage (PP-23): just what must go, or with the
    option `discards` more (PP-29)."""
    if state.rules.one_by_one:
        return stores_one_by_one(state, seat)
    have = state.pixels[seat * colour.COUNT : (seat + 1) * colour.COUNT]
    kept = fillings(have, min(state.rules.storage, sum(have)), state.rules.discards_any)
    options: list[Action] = []
    for one in kept:
        gone = [have[hue] - one[hue] for hue in range(colour.COUNT)]
        options.append(Action(verb.RETURN_ALL, pack_counts(gone)) if any(gone) else Action(verb.KEEP))
    return options


def fillings(have: list[int], room: int, partly: bool) -> list[list[int]]:
    """Every way to fill this much room with some of these pixels, or partly to leave some of it empty; the last colours
    stay longest."""
    found: list[list[int]] = [[]]
    for hue in range(colour.COUNT):
        beyond = sum(have[hue + 1 :])
        longer: list[list[int]] = []
        for begun in found:
            free = room - sum(begun)
            least = 0 if partly else max(0, free - beyond)
            for n in range(least, min(have[hue], free) + 1):
                longer.append([*begun, n])
        found = longer
    return found


def stores_one_by_one(state: Factory, seat: int) -> list[Action]:
    """Plays of the first rules: keep, once all fits into storage (PP-23); or return one more pixel."""
    options: list[Action] = []
    kept = 0
    for hue in range(colour.COUNT):
        n = state.pixel_count(seat, hue) - state.dropped[seat * colour.COUNT + hue]
        kept += n
        if n > 0:
            options.append(Action(verb.RETURN, hue))
    return [Action(verb.KEEP), *options] if kept <= state.rules.storage else options


def give_back(state: Factory) -> None:
    for seat in range(state.seats):
        at = seat * colour.COUNT
        dropped = state.dropped[at : at + colour.COUNT]
        for hue in range(colour.COUNT):
            state.pixels[at + hue] -= dropped[hue]
            state.supply[hue] += dropped[hue]
        if state.logging and any(dropped):
            say(state, SAYS_RETURNS, seat, pack_counts(dropped))
    state.dropped = [0] * len(state.dropped)
