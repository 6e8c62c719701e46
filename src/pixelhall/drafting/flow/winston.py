"""Winston Draft: one lot of face-down cards after another is looked at, and taken or passed (PT-WIN)."""

from pixelhall.core.game import Action, Decision
from pixelhall.drafting.change.logbook import (
    SAYS_FORCED,
    SAYS_LEADS_FROM,
    SAYS_NAMES,
    SAYS_PASSES,
    SAYS_TAKES_LOT,
    say,
)
from pixelhall.drafting.numbers import fate, verb
from pixelhall.drafting.state.lots import forced, looked_at
from pixelhall.drafting.state.state import Card, Draft


def deal_slot(state: Draft, end: int) -> int:
    """The top card of the deck gets the next slot; nobody has seen it."""
    state.slots.append(state.deck.pop())
    state.sights.append(0)
    state.fates.append(end)
    state.events.append(-1)
    return len(state.slots) - 1


def deal_lot(state: Draft, at: int) -> None:
    """A new lot of one face-down card at this place, as long as the deck lasts (PT-WIN-03, A-129)."""
    if state.deck:
        state.lots.insert(at, [deal_slot(state, fate.LOT)])


def look(state: Draft, lot: int) -> None:
    """Whose turn it is looks at a lot."""
    state.look = lot
    if lot < len(state.lots):
        for slot in state.lots[lot]:
            state.sights[slot] |= 1 << state.turn


def may_pass(state: Draft, lot: int) -> bool:
    """The last lot may be passed only with two cards in the deck, one to add and one to take (A-131, A-134); any other
    also without a card to add (A-130)."""
    return lot < len(state.lots) - 1 or len(state.deck) >= 2


def question(state: Draft, seat: int) -> Decision | None:
    if seat != state.turn or not (state.lots or forced(state) >= 0):
        return None
    cards = sorted(set(looked_at(state)))
    leads = [Action(verb.LEAD, card) for card in cards if state.book.may_lead(card)]
    if forced(state) >= 0:
        options = [Action(verb.HERO, cards[0]), *leads]
        return Decision(seat, "You take this card: as what?", options, "PT-WIN-04", act=True)
    options = [Action(verb.TAKE, state.look), *leads]
    if may_pass(state, state.look):
        options.append(Action(verb.NEXT))
    return Decision(
        seat, f"Lot {state.look + 1}: take it, take one as a Leader, or pass.", options, "PT-WIN-03", act=True
    )


def answer(state: Draft, seat: int, action: Action) -> None:
    slot = forced(state)
    if slot >= 0:
        name_forced(state, seat, slot, action.verb == verb.LEAD)
    elif action.verb == verb.NEXT:
        leave(state, seat)
    elif action.verb == verb.TAKE:
        take_lot(state, seat)
    else:
        lead_from(state, seat, action.a)


def take_lot(state: Draft, seat: int) -> None:
    """The whole lot, as Heroes (A-132)."""
    slots = state.lots.pop(state.look)
    choice = note_choice(state, slots)
    for slot in slots:
        state.fates[slot] = fate.of(seat, False)
    say(state, SAYS_TAKES_LOT, seat, state.look, choice, len(slots))
    deal_lot(state, state.look)
    end_turn(state)


def lead_from(state: Draft, seat: int, card: Card) -> None:
    """One card as a Leader; the rest is shuffled into the deck, and a new lot is dealt (A-129)."""
    slots = state.lots.pop(state.look)
    choice = note_choice(state, slots)
    chosen = next(slot for slot in slots if state.slots[slot] == card)
    for slot in slots:
        state.fates[slot] = fate.of(seat, True) if slot == chosen else fate.BACK
        if slot != chosen:
            state.deck.append(state.slots[slot])
    if len(slots) > 1:
        state.chance.shuffle(state.deck)
    say(state, SAYS_LEADS_FROM, seat, state.look, choice, len(slots) - 1)
    deal_lot(state, state.look)
    end_turn(state)


def leave(state: Draft, seat: int) -> None:
    """A card is added to the lot, unseen; then the next lot is looked at, or after the last one the top card of the deck
    is taken."""
    last = state.look == len(state.lots) - 1
    say(state, SAYS_PASSES, seat, state.look, 1 if state.deck else 0)
    if state.deck:
        state.lots[state.look].append(deal_slot(state, fate.LOT))
    if last:
        slot = deal_slot(state, fate.FORCED)
        state.sights[slot] |= 1 << seat
        say(state, SAYS_FORCED, seat, slot)
    else:
        look(state, state.look + 1)


def name_forced(state: Draft, seat: int, slot: int, leads: bool) -> None:
    """The forced card is designated; the rival sees as what, not which."""
    note_choice(state, [slot])
    state.fates[slot] = fate.of(seat, leads)
    say(state, SAYS_NAMES, seat, slot, 1 if leads else 0)
    end_turn(state)


def note_choice(state: Draft, slots: list[int]) -> int:
    """Numbers a choice, and keeps how many cards had left the deck by then."""
    choice = len(state.moments)
    state.moments.append(len(state.slots))
    for slot in slots:
        state.events[slot] = choice
    return choice


def end_turn(state: Draft) -> None:
    state.turn = (state.turn + 1) % state.seats
    look(state, 0)


def is_done(state: Draft) -> bool:
    """The last card is taken (PT-WIN-06)."""
    return not state.lots and not state.deck and forced(state) < 0
