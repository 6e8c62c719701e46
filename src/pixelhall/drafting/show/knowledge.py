"""Who knows what of a draft; `guess` deals again exactly what a seat cannot know, and makes up the rest from it.

Purchase and League Drafts are played face up but for the deck. What a seat knows of packs is in show/pack_guess.py, of a
Winston Draft in show/winston_guess.py.
"""

from pixelhall.core.chance import from_seed
from pixelhall.core.game import EVERYBODY
from pixelhall.drafting.flow.deck import extra_copies
from pixelhall.drafting.numbers import part
from pixelhall.drafting.show import pack_guess, winston_guess
from pixelhall.drafting.state import passing
from pixelhall.drafting.state.pools import from_slots
from pixelhall.drafting.state.state import Card, Draft

TRIES = 20  # decks of others that are made up before one is taken as it is


def sees_pool(state: Draft, seat: int, other: int) -> bool:
    """Whether a seat knows what another has drafted: its own; all where picks are face up (A-135)."""
    return seat in (other, EVERYBODY) or state.rules.method.name in ("purchase", "league")


def guess(state: Draft, seat: int, seed: int) -> Draft:
    """A state that this seat cannot tell from the true one."""
    other = state.clone()
    other.chance = from_seed(seed)
    other.asked = None
    if seat == EVERYBODY:
        return other
    method = state.rules.method
    if method.name == "league":
        bottom, top = other.deck[: other.bottom], sorted(other.deck[other.bottom :])
        other.chance.shuffle(top)
        other.deck = bottom + top
    elif method.name == "purchase":
        shuffle_unused(other)
    else:
        if method.packs:
            pack_guess.redeal(other, seat)
        else:
            winston_guess.redeal(other, seat)
        for one in range(state.seats):
            if one != seat and state.parts[one] != part.DRAFT:
                make_deck(other, one)
    return other


def shuffle_unused(state: Draft) -> None:
    """Deck and the unused rest of the Cube: nobody has seen either."""
    cards = sorted(state.deck + state.box)
    state.chance.shuffle(cards)
    state.deck, state.box = cards[: len(state.deck)], sorted(cards[len(state.deck) :])


def make_deck(state: Draft, seat: int) -> None:
    """Another seat's deck out of the cards it has drafted in this guess: whichever became Leaders at random, whichever
    were returned."""
    returns, done = len(state.returned[seat]), state.parts[seat] == part.DONE
    for _ in range(TRIES):
        leaders, heroes = passing.drafted(state, seat) if state.rules.method.packs else from_slots(state, seat)
        even_out(state, leaders, heroes)
        back: list[Card] = []
        state.leaders[seat], state.heroes[seat], state.returned[seat] = leaders, heroes, back
        for _ in range(returns):
            among = extra_copies(state, seat) or heroes
            back.append(heroes.pop(heroes.index(among[state.chance.draw(len(among))])))
        if not (done and len(back) < state.rules.method.returns and extra_copies(state, seat)):
            return


def even_out(state: Draft, leaders: list[Card], heroes: list[Card]) -> None:
    """Random Heroes become Leaders, or Leaders Heroes, as PT-WIN-07 has it."""
    wanted = state.rules.method.leaders
    while len(leaders) > wanted:
        heroes.append(leaders.pop(state.chance.draw(len(leaders))))
    while len(leaders) < wanted:
        able = [at for at, card in enumerate(heroes) if state.book.may_lead(card)]
        if not able:
            return
        leaders.append(heroes.pop(able[state.chance.draw(len(able))]))
