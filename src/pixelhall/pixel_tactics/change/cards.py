"""Changes to cards in play: damage, healing, defeat, revival, statuses, counters. Each makes the change and emits its
event."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.happening import befalls, happens
from pixelhall.pixel_tactics.change.lasting import set_lasting
from pixelhall.pixel_tactics.change.leaving import strip
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.change.zones import arrive, discard_seat, enter, lay, leave, lift, move, recall
from pixelhall.pixel_tactics.numbers import (
    by,
    cannot,
    code,
    event,
    field,
    grid,
    history,
    keyword,
    lasts,
    mark,
    per_seat,
    reason,
    until,
    zone,
)
from pixelhall.pixel_tactics.numbers.bound import POINTS, TOKENS
from pixelhall.pixel_tactics.state.lasting import Lasting
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts import statuses
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.reading import has, life

CHECK: Final = 1  # defeated at a casualty check
EFFECT: Final = 2  # defeated by an effect


def hurt(state: Duel, card: Card, n: i64, source: Card, how: i64) -> bool:
    """Places damage; reductions and replacements are over by now. True if the card is to be defeated at once."""
    if n <= 0 or not state.living(card):
        return False
    n = use_shields(state, card, n)
    before = state.damage(card)
    bound = life(state, card)
    if has(state, card, keyword.IMMORTAL):
        if before + n >= bound:
            use_up(state, card, code.HAS + keyword.IMMORTAL)
        n = min(n, max(0, bound - 1 - before))
    n = min(n, POINTS - before)
    if n <= 0:
        return False
    state.put(card, field.DAMAGE, before + n)
    recall(state, card, history.WAS_DAMAGED)
    befalls(state, event.DAMAGE, card, source, n, how)
    if before < bound <= before + n:
        emit(state, event.LETHAL, state.side(card), card, source, n, how)
    end_lasting(state, card, until.DAMAGED)
    if source >= 0 and state.living(source) and has(state, source, keyword.LIFESTEAL):
        heal(state, source, n)
        use_up(state, source, code.HAS + keyword.LIFESTEAL)
    return before + n >= bound and not state.leads(card) and in_force(state).on(state, card, code.AT_ONCE)


def place_of(state: Duel, card: Card) -> Place:
    return state.side(card) * grid.SLOTS + state.spot(card)


def use_shields(state: Duel, card: Card, n: i64) -> i64:
    """Prevention that waits for the next damage, or for the next so many points."""
    if not state.lasting:
        return n
    kept: list[Lasting] = []
    for thing in state.lasting:
        if thing.kind != lasts.SHIELD or n <= 0 or card not in thing.targets:
            kept.append(thing)
            continue
        points = thing.numbers[0]
        stopped = n if points < 0 else min(n, points)
        say(state, logbook.SAYS_PREVENTED, state.side(card), card, n=stopped)
        n -= stopped
        if points > stopped:
            kept.append(thing.with_numbers([points - stopped]))
    state.lasting = kept  # shields say nothing that is read
    return n


def end_lasting(state: Duel, card: Card, end: i64) -> None:
    """Ends what lasts on this card until it is damaged, or for an attack."""
    if state.lasting:
        set_lasting(state, [thing for thing in state.lasting if not (thing.end == end and card in thing.targets)])


def use_up(state: Duel, card: Card, code: i64) -> None:
    """A modifier that lasts until it is used has worked."""
    if state.lasting:
        set_lasting(
            state,
            [
                thing
                for thing in state.lasting
                if not (until_used(thing, card) and state.book.modifiers[thing.index].code == code)
            ],
        )


def use_up_by_attack(state: Duel, card: Card, kind: i64) -> None:
    """An attack uses up what the attacker had until it is used; a keyword ends where it works."""
    if state.lasting:
        set_lasting(
            state,
            [
                thing
                for thing in state.lasting
                if not (until_used(thing, card) and ends_with_attack(state.book.modifiers[thing.index].code, kind))
            ],
        )


def ends_with_attack(key: i64, kind: i64) -> bool:
    return not code.HAS <= key < code.TWICE or (key == code.HAS + keyword.RANGED_ATTACK and kind == by.RANGED)


def until_used(thing: Lasting, card: Card) -> bool:
    return thing.end == until.USED and thing.kind == lasts.MODIFIER and card in thing.targets


def heal(state: Duel, card: Card, n: i64) -> i64:
    """Removes up to what is there (PT-TERM-08); says how much it was."""
    if not state.living(card) or n <= 0 or in_force(state).on(state, card, cannot.BE_HEALED):
        return 0
    n = min(n + in_force(state).sum(state, card, code.HEALS_MORE), state.damage(card))
    if n > 0:
        state.put(card, field.DAMAGE, state.damage(card) - n)
        recall(state, card, history.WAS_HEALED)
        befalls(state, event.HEALED, card, n=n)
    return n


def can_fall(state: Duel, card: Card) -> bool:
    """Whether an effect may defeat it."""
    return not (has(state, card, keyword.DEATHPROOF) or in_force(state).on(state, card, cannot.BE_DEFEATED))


def fall(state: Duel, card: Card, how: i64) -> None:
    """A Hero is defeated; a Leader's fall by a text counts at once (A-079)."""
    announce_fall(state, card, how)
    if state.leads(card):
        state.rules.mode.fell(state, [state.side(card)], reason.TEXT)
    else:
        flip(state, card)


def announce_fall(state: Duel, card: Card, how: i64) -> None:
    """The falling one still hears its own fall."""
    recall(state, card, history.WAS_DEFEATED)
    happens(state, event.DEFEATED, state.side(card), card, how=how, place=place_of(state, card))


def flip(state: Duel, card: Card) -> None:
    """Face down in its slot, without damage and statuses (PT-DMG-04, A-076); some leave no Corpse."""
    if not state.hero(card):
        return
    if has(state, card, keyword.EPHEMERAL) or in_force(state).on(state, card, code.NO_CORPSE):
        leave(state, card)
        to = discard_seat(state, card)
        lift(state, card)
        lay(state, card, to, zone.DISCARD)
        return
    history = state.history(card)
    excess = beyond(state, card)
    done = 0 if state.rules.revived_new else state.marks(card) & (mark.ACTED | mark.MOVED | mark.OF_WAVE)
    strip(state, card)
    state.put(card, field.HISTORY, history)
    state.put(card, field.TIME, excess)
    state.put(card, field.MARKS, state.marks(card) | mark.CORPSE | done)


def beyond(state: Duel, card: Card) -> i64:
    """The damage on a card beyond its Life; of a Corpse, what was there when it fell."""
    return state.time(card) if state.corpse(card) else max(0, state.damage(card) - life(state, card))


def revive(state: Duel, card: Card, place: Place, life_left: i64) -> bool:
    """A Corpse becomes a Hero again, in its slot or another one; it may act at once (PT-TERM-07, A-018)."""
    if not state.corpse(card) or in_force(state).on(state, card, cannot.BE_REVIVED):
        return False
    if place >= 0 and place != place_of(state, card):
        move(state, card, place)
    marks = state.marks(card) & ~mark.CORPSE
    state.put(card, field.MARKS, marks if state.rules.revived_act else marks | mark.RECRUITED)
    state.put(card, field.DAMAGE, 0)
    state.put(card, field.TIME, 0)
    state.stir(state.side(card))
    if life_left > 0:
        state.put(card, field.DAMAGE, max(0, life(state, card) - life_left))
    recall(state, card, history.WAS_REVIVED)
    befalls(state, event.REVIVED, card)
    return True


def clear(state: Duel, card: Card) -> bool:
    """A Corpse goes to its owner's discard pile (PT-CLEAR)."""
    if not state.corpse(card) or in_force(state).on(state, card, cannot.BE_CLEARED):
        return False
    befalls(state, event.CLEARED, card)
    leave(state, card)
    to = discard_seat(state, card)
    lift(state, card)
    lay(state, card, to, zone.DISCARD)
    return True


def recruit(state: Duel, seat: i64, card: Card, place: Place, by_action: bool) -> None:
    """A card enters as a recruited Hero, locked for this wave (PT-RECR-02, A-017); the action is its starred one
    (PT-RECR-03)."""
    enter(state, card, place, mark.RECRUITED | mark.ACTED if by_action else mark.RECRUITED)
    recall(state, card, history.WAS_RECRUITED)
    state.note(seat, per_seat.LAST_RECRUIT, card)
    happens(state, event.RECRUITED, seat, card, how=1 if by_action else 2, place=place)
    arrive(state, card)


def add_status(state: Duel, card: Card, status: i64) -> None:
    """One token; an exact opposite cancels one for one (PT-STAT-04, A-109)."""
    if len(state.tokens) >= 2 * TOKENS:
        return
    if not state.rules.statuses or not state.living(card) or in_force(state).on(state, card, cannot.GAIN_STATUSES):
        return
    opposite = statuses.OPPOSITES[status]
    happens(state, event.STATUS, state.side(card), card, n=status)
    if state.rules.cancels and opposite >= 0 and remove_status(state, card, opposite):
        return
    state.tokens = [*state.tokens, card, status]
    state.stir_texts()


def remove_status(state: Duel, card: Card, status: i64) -> bool:
    tokens = state.tokens
    for i in range(0, len(tokens), 2):
        if tokens[i] == card and tokens[i + 1] == status:
            state.tokens = tokens[:i] + tokens[i + 2 :]
            state.stir_texts()
            happens(state, event.STATUS_LOST, state.side(card), card, n=status)
            return True
    return False


def statuses_of(state: Duel, card: Card) -> list[int]:
    tokens = state.tokens
    return [tokens[i + 1] for i in range(0, len(tokens), 2) if tokens[i] == card]


def counters_on(state: Duel, card: Card, name: i64) -> i64:
    counters = state.counters
    for i in range(0, len(counters), 3):
        if counters[i] == card and counters[i + 1] == name:
            return counters[i + 2]
    return 0


def add_counters(state: Duel, card: Card, name: i64, n: i64) -> None:
    """Named counters; each number reached on the way up is an event."""
    before = counters_on(state, card, name)
    after = min(max(0, before + n), POINTS)
    kept: list[int] = []
    for i in range(0, len(state.counters), 3):
        if state.counters[i] != card or state.counters[i + 1] != name:
            kept.extend(state.counters[i : i + 3])
    if after:
        kept.extend([card, name, after])
    state.counters = kept
    say(state, logbook.SAYS_COUNTER, state.side(card), card, n=n, how=name)
    for reached in range(before + 1, after + 1):
        emit(state, event.COUNTER, state.side(card), card, n=reached, how=name)


def set_first(state: Duel, seat: i64) -> None:
    if state.first != seat:
        state.first = seat
        happens(state, event.FIRST, seat)


def place_leader(state: Duel, card: Card, place: Place) -> None:
    enter(state, card, place, mark.LEADER)
