"""Purchase Draft: a line of face-up lots; the farthest is free, and each lot skipped costs a coin (PT-PURCH)."""

from pixelhall.core.game import Action, Decision
from pixelhall.drafting.change.logbook import SAYS_BUYS, SAYS_GAINS, SAYS_PAYS, say
from pixelhall.drafting.flow.setup import deal_face_up
from pixelhall.drafting.numbers import role, verb
from pixelhall.drafting.state.state import Card, Draft

LEADERS = 4
HEROES = 25


def question(state: Draft, seat: int) -> Decision | None:
    if seat != state.turn or not state.lots:
        return None
    options = [
        Action(verb.BUY, lot, as_what)
        for lot in range(affordable(state, seat))
        for as_what in fitting(state, seat, state.lots[lot][0])
    ]
    if not options:
        options = [Action(verb.BUY, lot, role.NOTHING) for lot in range(affordable(state, seat))]
    return Decision(seat, "Take a lot, as a Leader or as a Hero.", options, "PT-PURCH-02", act=True)


def affordable(state: Draft, seat: int) -> int:
    """So many lots, from the far end inwards, a seat can pay for (PT-PURCH-02, A-138)."""
    return min(len(state.lots), state.coins[seat] + 1)


def fitting(state: Draft, seat: int, card: Card) -> list[int]:
    """What a card could become for this seat (PT-PURCH-04)."""
    found = []
    if len(state.leaders[seat]) < LEADERS and state.book.may_lead(card):
        found.append(role.LEADER)
    if len(state.heroes[seat]) < HEROES:
        found.append(role.HERO)
    return found


def answer(state: Draft, seat: int, action: Action) -> None:
    """Pays for the lots that are skipped, takes the card and the coins on it; the line closes up."""
    lot = action.a
    for skipped in range(lot):
        state.stakes[skipped] += 1
    state.coins[seat] -= lot
    card = state.lots.pop(lot)[0]
    coins = state.stakes.pop(lot)
    {role.LEADER: state.leaders[seat], role.HERO: state.heroes[seat]}.get(action.b, state.gone).append(card)
    say(state, SAYS_BUYS, seat, card, lot, action.b)
    if lot:
        say(state, SAYS_PAYS, seat, lot)
    if coins:
        state.coins[seat] += coins
        say(state, SAYS_GAINS, seat, coins)
    deal_face_up(state)
    state.turn = (seat + 1) % state.seats


def is_done(state: Draft) -> bool:
    """Deck and lots are empty (A-140)."""
    return not state.lots and not state.deck
