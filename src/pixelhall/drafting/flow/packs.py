"""Pack Draft and Epic Pack Draft: everybody takes a card of a pack and passes the rest on (PT-PACK)."""

from typing import Final

from pixelhall.core.game import Action, Decision
from pixelhall.drafting.change.logbook import SAYS_LAST, SAYS_LEADS, SAYS_OPENS, SAYS_TAKES, say
from pixelhall.drafting.numbers import verb
from pixelhall.drafting.state.passing import SIZE, has_pack, is_lead_round, makes_leader, may_take, pack_of, total
from pixelhall.drafting.state.state import Card, Draft

PROMPTS: Final = ("Pick a Leader.", "Pick a Hero.")


def question(state: Draft, seat: int) -> Decision | None:
    """What a seat is asked now, if its pack is there."""
    cards = may_take(state, seat)
    if not cards:
        return None
    leads = picks_leader(state, seat)
    verb_ = verb.LEAD if leads else verb.TAKE
    options = [Action(verb_, card) for card in cards]
    return Decision(seat, PROMPTS[0 if leads else 1], options, "PT-PACK-03", act=True)


def picks_leader(state: Draft, seat: int) -> bool:
    """Whether what a seat picks now becomes a Leader."""
    pick = state.picks[seat]
    lead = pick % SIZE == 0 and is_lead_round(state, pick // SIZE)
    return lead and any(state.book.may_lead(card) for card in may_take(state, seat))


def take(state: Draft, seat: int, card: Card) -> None:
    """The card moves to the place of this pick in its pack; the rest is passed on."""
    pick = state.picks[seat]
    pack, place = pack_of(state, seat, pick), pick % SIZE
    cards = state.packs[pack]
    if place == 0 and is_lead_round(state, pack // state.seats) and not picks_leader(state, seat):
        state.plain[pack] = 1
    at = cards.index(card, place)
    cards[at], cards[place] = cards[place], cards[at]
    state.picks[seat] += 1
    last = place == SIZE - 1
    kind = SAYS_LEADS if makes_leader(state, pack, place) else SAYS_LAST if last else SAYS_TAKES
    say(state, kind, seat, pack, place)
    if last and state.picks[seat] < total(state):
        say(state, SAYS_OPENS, seat, pack // state.seats + 1)


def take_last(state: Draft) -> bool:
    """The last card of a pack is taken unasked; whether there was one."""
    for seat in range(state.seats):
        if state.picks[seat] % SIZE == SIZE - 1 and has_pack(state, seat):
            take(state, seat, may_take(state, seat)[0])
            return True
    return False


def is_done(state: Draft, seat: int) -> bool:
    return state.picks[seat] == total(state)
