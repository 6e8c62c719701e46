"""Setting a draft out: the Cube is shuffled, and dealt as the method says."""

from pixelhall.drafting.change.logbook import SAYS_BEGINS, SAYS_LOT, SAYS_OPENS, SAYS_REVEALS, say
from pixelhall.drafting.flow.winston import deal_lot, look
from pixelhall.drafting.methods import PACK
from pixelhall.drafting.state.passing import is_lead_round
from pixelhall.drafting.state.state import Card, Draft

COINS = 5  # of each player in a Purchase Draft (PT-PURCH-01)
LINE = 5  # lots of a Purchase Draft
LOTS = 3  # of a Winston Draft (PT-WIN-02)
OPEN = 3  # cards of a League pool that are revealed at first (PT-LEAGUE-04)


def set_out(state: Draft) -> None:
    cards = [card for card, count in enumerate(state.cube) for _ in range(count)]
    state.chance.shuffle(cards)
    method = state.rules.method
    if method.name == "league":
        state.deck = cards
        reveal(state, OPEN)
        return
    needed = method.cards(state.seats)
    state.deck, state.box = cards[:needed], sorted(cards[needed:])
    if method.packs:
        deal_packs(state)
        return
    state.turn = state.chance.draw(state.seats)
    say(state, SAYS_BEGINS, state.turn)
    if method.name == "winston":
        for _ in range(LOTS):
            deal_lot(state, len(state.lots))
        look(state, 0)
    else:
        state.coins = [COINS] * state.seats
        for _ in range(LINE):
            deal_face_up(state)


def deal_packs(state: Draft) -> None:
    """All packs of all rounds; each lies closed until its seat opens it. One from which a Leader is picked first has a
    card that can lead (A-126)."""
    rounds = state.rules.method.packs
    for _ in range(rounds * state.seats):
        state.packs.append([state.deck.pop() for _ in range(PACK)])
    state.plain = [0] * len(state.packs)
    for pack in range(len(state.packs)):
        if is_lead_round(state, pack // state.seats):
            give_leader(state, pack)
    for seat in range(state.seats):
        say(state, SAYS_OPENS, seat, 0)


def give_leader(state: Draft, pack: int) -> None:
    """Exchanges a card of a pack that nobody could lead with for one that can lead, out of a pack that has another."""
    if any(state.book.may_lead(card) for card in state.packs[pack]):
        return
    for other, cards in enumerate(state.packs):
        able = [at for at, card in enumerate(cards) if state.book.may_lead(card)]
        spare = len(able) > 1 or (able and not is_lead_round(state, other // state.seats))
        if spare:
            cards[able[0]], state.packs[pack][0] = state.packs[pack][0], cards[able[0]]
            return
    for at, card in enumerate(state.box):
        if state.book.may_lead(card):
            state.box[at], state.packs[pack][0] = state.packs[pack][0], card
            state.box.sort()
            return


def deal_face_up(state: Draft) -> None:
    """A new lot next to the deck (PT-PURCH-05)."""
    if state.deck:
        card = state.deck.pop()
        state.lots.append([card])
        state.stakes.append(0)
        say(state, SAYS_LOT, -1, card)


def reveal(state: Draft, most: int) -> None:
    """Reveals cards of a League pool, as many as there are (A-188)."""
    while state.deck and len(state.shown) < most:
        card: Card = state.deck.pop()
        state.bottom = min(state.bottom, len(state.deck))
        state.shown.append(card)
        say(state, SAYS_REVEALS, -1, card)
