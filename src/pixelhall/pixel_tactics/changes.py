"""Changes to cards in play: damage, healing, defeat, revival, statuses, counters. Each makes the change and emits its
event."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pixel_tactics import logbook, statuses
from pixelhall.pixel_tactics.codes import (
    AT_ONCE,
    BY_TEXT,
    C_BE_CLEARED,
    C_BE_DEFEATED,
    C_BE_HEALED,
    C_BE_REVIVED,
    C_STATUSES,
    DEATHPROOF,
    E_CLEARED,
    E_COUNTER,
    E_DAMAGE,
    E_DEFEATED,
    E_FIRST,
    E_HEALED,
    E_LETHAL,
    E_RECRUITED,
    E_REVIVED,
    E_STATUS,
    E_STATUS_LOST,
    EPHEMERAL,
    HAS,
    HEALS_MORE,
    IMMORTAL,
    L_MODIFIER,
    L_SHIELD,
    LIFESTEAL,
    NO_CORPSE,
    RANGED_ATTACK,
    TWICE,
    UNTIL_DAMAGED,
    UNTIL_USED,
)
from pixelhall.pixel_tactics.frames import drop_battle
from pixelhall.pixel_tactics.happening import befalls, happens
from pixelhall.pixel_tactics.leaving import strip
from pixelhall.pixel_tactics.logbook import say
from pixelhall.pixel_tactics.state import Card, Duel, Lasting, Place
from pixelhall.pixel_tactics.stats import flagged, has, life, present, total
from pixelhall.pixel_tactics.triggers import emit
from pixelhall.pixel_tactics.words import (
    ACTED,
    CORPSE,
    DAMAGE,
    DISCARD,
    FRESH,
    HISTORY,
    LAST_RECRUIT,
    LEADER,
    MARKS,
    RANGED,
    SHIFTED,
    SLOTS,
    TIME,
    WAS_DAMAGED,
    WAS_DEFEATED,
    WAS_HEALED,
    WAS_RECRUITED,
    WAS_REVIVED,
    WAVE_MARKS,
)
from pixelhall.pixel_tactics.zones import arrive, discard_seat, enter, lay, leave, lift, move, recall

CHECK: Final = 1  # defeated at a casualty check
EFFECT: Final = 2  # defeated by an effect


def hurt(state: Duel, card: Card, n: i64, source: Card, how: i64) -> bool:
    """Places damage; reductions and replacements are over by now. True if the card is to be defeated at once."""
    if n <= 0 or not state.living(card):
        return False
    n = shielded(state, card, n)
    before = state.damage(card)
    bound = life(state, card)
    if has(state, card, IMMORTAL):
        if before + n >= bound:
            worked(state, card, HAS + IMMORTAL)
        n = min(n, max(0, bound - 1 - before))
    if n <= 0:
        return False
    state.put(card, DAMAGE, before + n)
    recall(state, card, WAS_DAMAGED)
    befalls(state, E_DAMAGE, card, source, n, how)
    if before < bound <= before + n:
        emit(state, E_LETHAL, state.side(card), card, source, n, how)
    end_lasting(state, card, UNTIL_DAMAGED)
    if source >= 0 and state.living(source) and has(state, source, LIFESTEAL):
        heal(state, source, n)
        worked(state, source, HAS + LIFESTEAL)
    return before + n >= bound and present(state, AT_ONCE) and not state.leads(card) and flagged(state, card, AT_ONCE)


def place_of(state: Duel, card: Card) -> Place:
    return state.side(card) * SLOTS + state.spot(card)


def shielded(state: Duel, card: Card, n: i64) -> i64:
    """Prevention that waits for the next damage, or for the next so many points."""
    if not state.lasting:
        return n
    kept: list[Lasting] = []
    for thing in state.lasting:
        if thing.kind != L_SHIELD or n <= 0 or card not in thing.targets:
            kept.append(thing)
            continue
        points = thing.numbers[0]
        stopped = n if points < 0 else min(n, points)
        say(state, logbook.SAYS_PREVENTED, state.side(card), card, n=stopped)
        n -= stopped
        if points > stopped:
            kept.append(
                Lasting(
                    thing.kind,
                    thing.index,
                    thing.seat,
                    thing.card,
                    thing.end,
                    thing.when,
                    thing.targets,
                    thing.things,
                    [points - stopped],
                    thing.event,
                    thing.stamp,
                )
            )
    state.lasting = kept
    return n


def end_lasting(state: Duel, card: Card, end: i64) -> None:
    """Ends what lasts on this card until it is damaged, or for an attack."""
    if state.lasting:
        keep(state, [thing for thing in state.lasting if not (thing.end == end and card in thing.targets)])


def worked(state: Duel, card: Card, code: i64) -> None:
    """A modifier that lasts until it is used has worked."""
    if state.lasting:
        keep(
            state,
            [
                thing
                for thing in state.lasting
                if not (until_used(thing, card) and state.book.modifiers[thing.index].code == code)
            ],
        )


def attacked(state: Duel, card: Card, kind: i64) -> None:
    """An attack uses up what the attacker had until it is used; a keyword ends where it works."""
    if state.lasting:
        keep(
            state,
            [
                thing
                for thing in state.lasting
                if not (until_used(thing, card) and spent(state.book.modifiers[thing.index].code, kind))
            ],
        )


def spent(code: i64, kind: i64) -> bool:
    return not HAS <= code < TWICE or (code == HAS + RANGED_ATTACK and kind == RANGED)


def until_used(thing: Lasting, card: Card) -> bool:
    return thing.end == UNTIL_USED and thing.kind == L_MODIFIER and card in thing.targets


def keep(state: Duel, kept: list[Lasting]) -> None:
    if len(kept) != len(state.lasting):
        state.lasting = kept
        state.fresh = False


def heal(state: Duel, card: Card, n: i64) -> i64:
    """Removes up to what is there (PT-TERM-08); says how much it was."""
    if not state.living(card) or n <= 0 or flagged(state, card, C_BE_HEALED):
        return 0
    n = min(n + total(state, card, HEALS_MORE, 0, -1, -1), state.damage(card))
    if n > 0:
        state.put(card, DAMAGE, state.damage(card) - n)
        recall(state, card, WAS_HEALED)
        befalls(state, E_HEALED, card, n=n)
    return n


def can_fall(state: Duel, card: Card) -> bool:
    """Whether an effect may defeat it."""
    return not (has(state, card, DEATHPROOF) or flagged(state, card, C_BE_DEFEATED))


def fall(state: Duel, card: Card, how: i64) -> None:
    """A Hero is defeated; a Leader's fall by a text is a rout at once (A-079)."""
    announce_fall(state, card, how)
    if state.leads(card):
        finish(state, state.foes[state.side(card)], BY_TEXT)
    else:
        flip(state, card)


def announce_fall(state: Duel, card: Card, how: i64) -> None:
    """The falling one still hears its own fall."""
    recall(state, card, WAS_DEFEATED)
    happens(state, E_DEFEATED, state.side(card), card, how=how, place=place_of(state, card))


def flip(state: Duel, card: Card) -> None:
    """Face down in its slot, without damage and statuses (PT-DMG-04, A-076); some leave no Corpse."""
    if not state.hero(card):
        return
    if has(state, card, EPHEMERAL) or (present(state, NO_CORPSE) and flagged(state, card, NO_CORPSE)):
        leave(state, card)
        to = discard_seat(state, card)
        lift(state, card)
        lay(state, card, to, DISCARD)
        return
    history = state.history(card)
    excess = beyond(state, card)
    done = 0 if state.rules.revived_new else state.marks(card) & (ACTED | SHIFTED | WAVE_MARKS)
    strip(state, card)
    state.put(card, HISTORY, history)
    state.put(card, TIME, excess)
    state.put(card, MARKS, state.marks(card) | CORPSE | done)


def beyond(state: Duel, card: Card) -> i64:
    """The damage on a card beyond its Life; of a Corpse, what was there when it fell."""
    return state.time(card) if state.corpse(card) else max(0, state.damage(card) - life(state, card))


def revive(state: Duel, card: Card, place: Place, life_left: i64) -> bool:
    """A Corpse becomes a Hero again, in its slot or another one; it may act at once (PT-TERM-07, A-018)."""
    if not state.corpse(card) or flagged(state, card, C_BE_REVIVED):
        return False
    if place >= 0 and place != place_of(state, card):
        move(state, card, place)
    marks = state.marks(card) & ~CORPSE
    state.put(card, MARKS, marks if state.rules.revived_act else marks | FRESH)
    state.put(card, DAMAGE, 0)
    state.put(card, TIME, 0)
    state.stir(state.side(card))
    if life_left > 0:
        state.put(card, DAMAGE, max(0, life(state, card) - life_left))
    recall(state, card, WAS_REVIVED)
    befalls(state, E_REVIVED, card)
    return True


def clear(state: Duel, card: Card) -> bool:
    """A Corpse goes to its owner's discard pile (PT-CLEAR)."""
    if not state.corpse(card) or flagged(state, card, C_BE_CLEARED):
        return False
    befalls(state, E_CLEARED, card)
    leave(state, card)
    to = discard_seat(state, card)
    lift(state, card)
    lay(state, card, to, DISCARD)
    return True


def recruit(state: Duel, seat: i64, card: Card, place: Place, by_action: bool) -> None:
    """A card enters as a recruited Hero, locked for this wave (PT-RECR-02, A-017); the action is its starred one
    (PT-RECR-03)."""
    enter(state, card, place, FRESH | ACTED if by_action else FRESH)
    recall(state, card, WAS_RECRUITED)
    state.note(seat, LAST_RECRUIT, card)
    happens(state, E_RECRUITED, seat, card, how=1 if by_action else 2, place=place)
    arrive(state, card)


def add_status(state: Duel, card: Card, status: i64) -> None:
    """One token; an exact opposite cancels one for one (PT-STAT-04, A-109)."""
    if not state.rules.statuses or flagged(state, card, C_STATUSES) or not state.living(card):
        return
    opposite = statuses.OPPOSITES[status]
    happens(state, E_STATUS, state.side(card), card, n=status)
    if state.rules.cancels and opposite >= 0 and remove_status(state, card, opposite):
        return
    state.tokens = [*state.tokens, card, status]
    state.fresh = False


def remove_status(state: Duel, card: Card, status: i64) -> bool:
    tokens = state.tokens
    for i in range(0, len(tokens), 2):
        if tokens[i] == card and tokens[i + 1] == status:
            state.tokens = tokens[:i] + tokens[i + 2 :]
            state.fresh = False
            happens(state, E_STATUS_LOST, state.side(card), card, n=status)
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
    after = max(0, before + n)
    kept: list[int] = []
    for i in range(0, len(state.counters), 3):
        if state.counters[i] != card or state.counters[i + 1] != name:
            kept.extend(state.counters[i : i + 3])
    if after:
        kept.extend([card, name, after])
    state.counters = kept
    say(state, logbook.SAYS_COUNTER, state.side(card), card, n=n, how=name)
    for reached in range(before + 1, after + 1):
        emit(state, E_COUNTER, state.side(card), card, n=reached, how=name)


def set_first(state: Duel, seat: i64) -> None:
    if state.first != seat:
        state.first = seat
        happens(state, E_FIRST, seat)


def finish(state: Duel, winners: list[int], reason: i64) -> None:
    """The battle ends at once: whatever is under way is dropped, the series goes on below it."""
    state.won = winners[0] if len(winners) == 1 else -1
    state.reason = reason
    state.waiting = []
    state.recent = []
    state.reacting = 0
    state.reactions = 0
    drop_battle(state)


def place_leader(state: Duel, card: Card, place: Place) -> None:
    enter(state, card, place, LEADER)
