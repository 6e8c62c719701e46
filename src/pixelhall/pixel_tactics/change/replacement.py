"""Things that would happen, and what happens instead: every change that a card can replace goes through `attempt`."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Event, Frame, Op
from pixelhall.pixel_tactics.change import cards, zones
from pixelhall.pixel_tactics.change.lasting import set_lasting
from pixelhall.pixel_tactics.change.triggers import matches, use, was_used
from pixelhall.pixel_tactics.numbers import by, code, per_seat, program, span, verb, would
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.book import KEEPS_NOTHING, KEEPS_UNLETHAL, Replacing
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.modifiers import amount, works
from pixelhall.pixel_tactics.texts.reading import fitting, immune, lethal, life
from pixelhall.pixel_tactics.texts.roster import everybody

LEFT: Final = 0  # registers of a deed's frame: the amount that is left
REPLACED: Final = 1
APPLIED: Final = 2  # from here on: the replacements that had their turn


def push(state: Duel, frame: Frame) -> None:
    """Calls a program; nothing is called any more once the battle is decided."""
    if state.won is None:
        state.stack.append(frame)


def attempt(state: Duel, event: Event) -> None:
    """Does what the would-event says, unless something stands ready to replace it."""
    texts = in_force(state)
    if (
        texts.replaces(event.kind)
        or (event.kind == would.TAKE and texts.replaces(would.LETHAL))
        or (event.kind == would.DEFEATED and texts.replaces(would.CORPSE))
    ):
        frame = Frame(program.DEED, event.seat, event.card, event)
        frame.numbers = [event.n, 0]
        push(state, frame)
    else:
        perform(state, event, event.n)


def perform(state: Duel, event: Event, n: i64) -> None:
    kind = event.kind
    if kind == would.TAKE:
        doomed = cards.hurt(state, event.card, n, event.other, event.how)
        if doomed and event.how not in (
            by.MELEE,
            by.RANGED,
        ):  # an attack is over first: what it pierces, and who hears it
            attempt(state, Event(would.DEFEATED, state.side(event.card), event.card, event.other, how=cards.CHECK))
    elif kind == would.DEFEATED:
        if state.living(event.card):
            cards.fall(state, event.card, event.how)
    elif kind == would.DRAW:
        if event.place == zones.PROMO_DECK:
            zones.draw_promo(state, event.seat)
        else:
            zones.draw(state, event.seat, event.place)
    elif kind == would.HEALED:
        cards.heal(state, event.card, n)
    elif kind == would.DISCARDED:
        zones.discard_from_play(state, event.card)
    elif kind == would.CLEARED:
        cards.clear(state, event.card)
    elif kind == would.REVIVED:
        cards.revive(state, event.card, event.place, n)
    elif kind == would.RECRUITED:
        cards.recruit(state, event.seat, event.card, event.place, event.how == 1)
    elif kind == would.MOVED:
        zones.move(state, event.card, event.place)
    elif kind == would.RETURNED:
        zones.send(state, event.card, event.seat, event.n, event.how == 1)
    elif kind == would.LOSE_ACTION:
        left = state.of(event.seat, event.how)
        state.note(
            event.seat, event.how, max(min(left, event.place), left - 1) if event.how == per_seat.ACTIONS else left - 1
        )
    else:
        assert kind == would.ATTACK, "a deed that nobody knows how to do"


class Replace(Op[Duel]):
    """Asks what stands ready to replace this deed; several are ordered by the affected controller, each once
    (A-216)."""

    def run(self, state: Duel, frame: Frame) -> int:
        ready = replacements(state, frame)
        if not ready:
            return NEXT
        if len(ready) > 1 or ready[0].replacement.may:
            return ASK
        take(state, frame, ready[0])
        return STAY

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        ready = replacements(state, frame)
        if len(ready) > 1:
            texts = " ".join(f"({i + 1}) {words_of(state, one)}" for i, one in enumerate(ready))
            options = [Action(verb.FIRST, i) for i in range(len(ready))]
            return [
                Decision(frame.seat, f"Several effects would replace this: which one first? {texts}", options, "A-216")
            ]
        return [
            Decision(
                ready[0].seat,
                f"Use this instead? {words_of(state, ready[0])}",
                [Action(verb.YES), Action(verb.NO)],
                "A-067",
            )
        ]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        ready = replacements(state, frame)
        if action.verb == verb.FIRST:
            chosen = ready[action.a]
            if chosen.replacement.may:
                keep_only(frame, ready, action.a)
            else:
                take(state, frame, chosen)
        elif action.verb == verb.YES:
            take(state, frame, ready[0])
        else:
            frame.numbers.append(key(ready[0]))
            spend(state, ready[0])
        if len(frame.numbers) > APPLIED and frame.numbers[-1] >= 0:
            reopen(frame)
        return STAY


def words_of(state: Duel, replacing: Replacing) -> str:
    """Whose words they are, and what they say."""
    face = state.book.faces[state.face(replacing.card)]
    return f"{face.title if state.leads(replacing.card) else face.name}: {replacing.replacement.trigger.text}"


def keep_only(frame: Frame, ready: list[Replacing], chosen: i64) -> None:
    """The chosen one is asked about first: the others wait, marked by negative keys."""
    for i, other in enumerate(ready):
        if i != chosen:
            frame.numbers.append(-2 - key(other))


def reopen(frame: Frame) -> None:
    frame.numbers = frame.numbers[:APPLIED] + [n for n in frame.numbers[APPLIED:] if n >= 0]


def key(replacing: Replacing) -> i64:
    return replacing.replacement.index * span.USES + replacing.card + 1


def replacements(state: Duel, frame: Frame) -> list[Replacing]:
    """The replacements that fit what is left of this deed and have not had their turn, here or further out."""
    event = frame.event
    if frame.numbers[REPLACED] or (event.kind == would.TAKE and frame.numbers[LEFT] <= 0):
        return []
    had: list[int] = []
    for other in state.stack:
        if other.program == program.DEED:
            had = had + other.numbers[APPLIED:]
    now = Event(event.kind, event.seat, event.card, event.other, frame.numbers[LEFT], event.how, event.place)
    ready = in_force(state).replacements()
    return [r for r in ready if replaces(state, r, now) and key(r) not in had and -2 - key(r) not in had]


def replaceable(state: Duel, event: Event) -> bool:
    """Whether something stands ready to replace this."""
    return any(replaces(state, replacing, event) for replacing in in_force(state).replacements())


def replaces(state: Duel, replacing: Replacing, event: Event) -> bool:
    trigger = replacing.replacement.trigger
    if trigger.kind != event.kind:
        if trigger.kind == would.LETHAL and event.kind == would.TAKE:
            if state.damage(event.card) + event.n < life(state, event.card):
                return False
        elif not (trigger.kind == would.CORPSE and event.kind == would.DEFEATED and state.hero(event.card)):
            return False
    if trigger.span >= 0 and was_used(state, trigger.program, replacing.card, trigger.span):
        return False
    return matches(state, trigger, replacing, event)


def take(state: Duel, frame: Frame, replacing: Replacing) -> None:
    """Runs a replacement; what stays of damage was fixed by its words."""
    event = frame.event
    left = frame.numbers[LEFT]
    now = Event(event.kind, event.seat, event.card, event.other, left, event.how, event.place)
    frame.numbers.append(key(replacing))
    keeps = replacing.replacement.keeps
    if keeps == KEEPS_NOTHING:
        frame.numbers[LEFT] = 0
        frame.numbers[REPLACED] = 1
    elif keeps == KEEPS_UNLETHAL:
        frame.numbers[LEFT] = unlethal(state, event.card, left)
    program = Frame(replacing.replacement.trigger.program, replacing.seat, replacing.card, now)
    if replacing.lasting >= 0:
        program.things, program.numbers = replacing.things[:], replacing.numbers[:]
    spend(state, replacing)
    push(state, program)


def spend(state: Duel, replacing: Replacing) -> None:
    """Of "the next time" and "for the first time", this was it, taken or declined."""
    trigger = replacing.replacement.trigger
    if trigger.span >= 0:
        use(state, trigger.program, replacing.card, trigger.span)
    if replacing.lasting >= 0 and trigger.once:
        set_lasting(state, [thing for thing in state.lasting if thing.stamp != replacing.lasting])


def unlethal(state: Duel, card: Card, n: i64) -> i64:
    """What of this damage leaves the card at Life - 1."""
    return min(n, max(0, life(state, card) - 1 - state.damage(card)))


def fall_at_once(state: Duel) -> bool:
    """Defeats those who wait for no check, however their damage came to be lethal; False when there is nobody."""
    texts = in_force(state)
    if not texts.says(code.AT_ONCE):
        return False
    doomed = [
        card
        for card in everybody(state)
        if not state.leads(card) and lethal(state, card) and texts.on(state, card, code.AT_ONCE)
    ]
    for card in reversed(doomed):
        attempt(state, Event(would.DEFEATED, state.side(card), card, how=cards.CHECK))
    return bool(doomed)


class Perform(Op[Duel]):
    def run(self, state: Duel, frame: Frame) -> int:
        if not frame.numbers[REPLACED]:
            perform(state, frame.event, frame.numbers[LEFT])
        return NEXT


# Damage on its way to a card.


def deal(state: Duel, target: Card, n: i64, source: Card, seat: i64, how: i64) -> None:
    """Damage from a source: the receiver's increases and reductions, then whatever replaces it."""
    n = damage_placed(state, target, n, source, seat, how)
    if n > 0:
        attempt(state, Event(would.TAKE, state.side(target), target, source, n, how))


def damage_placed(state: Duel, target: Card, n: i64, source: Card, seat: i64, how: i64) -> i64:
    """How much of the damage would be placed."""
    if not state.living(target) or not may_touch(state, seat, state.side(target)):
        return 0
    if source >= 0:
        n += in_force(state).sum(state, source, code.DEALS_MORE, target)
    if n <= 0 or immune(state, target, how, source, seat):
        return 0
    for active in fitting(state, target, code.TAKES_MORE, how, source, seat):
        n += amount(state, active, target)
    n = damage_after_reductions(state, target, n, source, seat, how)
    if fitting(state, target, code.TAKES_NONE, how, source, seat):
        return 0
    for active in fitting(state, target, code.TAKES_AT_MOST, how, source, seat):
        n = min(n, amount(state, active, target))
    return n


def damage_after_reductions(state: Duel, target: Card, n: i64, source: Card, seat: i64, how: i64) -> i64:
    """All reductions together; a printed "at least 1" holds for its own reduction."""
    less = floored = 0
    for active in fitting(state, target, code.TAKES_LESS, how, source, seat):
        if active.modifier.limited:
            floored += amount(state, active, target)
        else:
            less += amount(state, active, target)
    n = max(min(n, 1), n - floored) if floored else n
    return max(0, n - less)


def covers(state: Duel, target: Card) -> list[Card]:
    """Those who take the damage of attacks against this card in its place: mandatory covers."""
    found: list[Card] = []
    for active in in_force(state).all(code.COVERS):
        other = active.modifier.other
        if other is not None and other.holds(state, active, target):
            for card in state.unit:
                if (
                    card >= 0
                    and card != target
                    and card not in found
                    and state.living(card)
                    and works(state, active, card)
                ):
                    found.append(card)
    return found


def lose_action(state: Duel, seat: i64, now: bool, floor: i64) -> None:
    """One action less in this turn or in the next, never below the floor."""
    attempt(
        state,
        Event(
            would.LOSE_ACTION,
            seat,
            how=per_seat.ACTIONS if now else per_seat.NEXT_SPARED if floor else per_seat.NEXT_ACTIONS,
            place=floor,
        ),
    )
