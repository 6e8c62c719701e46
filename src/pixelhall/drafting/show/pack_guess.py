"""What a seat knows of packs: all that lay in a pack whenever it held it, and which cards it took.

So of the cards that were taken before it first held a pack it knows none, of those taken between two holds or after the
last it knows all but who took which, and of packs that did not come to it yet nothing.
"""

from pixelhall.drafting.methods import PACK
from pixelhall.drafting.state.passing import (
    has_pack,
    is_lead_round,
    pack_of,
    step,
    taken,
    total,
)
from pixelhall.drafting.state.state import Card, Draft

Place = tuple[int, int]  # a pack, and the place of a card in it


def holds(state: Draft, seat: int, pack: int) -> list[int]:
    """The places at which a seat has looked at a pack so far, the one it looks at now included."""
    round, first = divmod(pack, state.seats)
    found = []
    for place in range((seat - first) * step(round) % state.seats, PACK, state.seats):
        pick = round * PACK + place
        if pick < state.picks[seat] or (pick == state.picks[seat] and has_pack(state, seat)):
            found.append(place)
    return found


def chooses_from(state: Draft, seat: int) -> int:
    """The pack among whose cards a seat is still to choose, or -1."""
    there = seat >= 0 and state.picks[seat] < total(state) and has_pack(state, seat)
    return pack_of(state, seat, state.picks[seat]) if there else -1


def unseen(state: Draft, seat: int) -> list[Place]:
    """The places whose cards a seat has never seen."""
    found: list[Place] = []
    for pack in range(len(state.packs)):
        seen = holds(state, seat, pack) if seat >= 0 else []
        found += [(pack, place) for place in range(seen[0] if seen else PACK)]
    return found


def loose(state: Draft, seat: int) -> list[list[Place]]:
    """Groups of places whose cards a seat knows as a group, but not who took which, nor in which order."""
    groups: list[list[Place]] = []
    for pack in range(len(state.packs) if seat >= 0 else 0):
        seen = holds(state, seat, pack)
        for at, place in enumerate(seen):
            until = seen[at + 1] if at + 1 < len(seen) else PACK
            first = place if chooses_from(state, seat) == pack and at == len(seen) - 1 else place + 1
            groups.append([(pack, other) for other in range(first, until)])
    return groups


def last_seen(state: Draft, seat: int) -> list[tuple[int, list[Card]]]:
    """For each pack that a seat has passed on, what it passed: the packs of the running rounds alone."""
    found = []
    for pack in range(len(state.packs)):
        seen = holds(state, seat, pack)
        if seen and pack != chooses_from(state, seat) and taken(state, pack) < PACK:
            found.append((pack, sorted(state.packs[pack][seen[-1] + 1 :])))
    return found


def come_back(state: Draft, seat: int) -> tuple[list[Card], list[Card]] | None:
    """Of the pack that a seat looks at for another time: what it took out before, and what others took since it passed
    it on."""
    pack = chooses_from(state, seat)
    if pack < 0:
        return None
    seen = holds(state, seat, pack)
    if len(seen) < 2:
        return None
    cards = state.packs[pack]
    return [cards[place] for place in seen[:-1]], sorted(cards[seen[-2] + 1 : seen[-1]])


def redeal(state: Draft, seat: int) -> None:
    """Deals unseen cards anew, and mixes what is known only as a group."""
    now = [(chooses_from(state, seat), place) for place in range(state.picks[seat] % PACK, PACK)]
    for group in loose(state, seat):
        cards = sorted(state.packs[pack][place] for pack, place in group)
        if group != now:
            state.chance.shuffle(cards)
        put(state, group, cards)
    places = unseen(state, seat)
    cards = sorted([state.packs[pack][place] for pack, place in places] + state.box)
    state.chance.shuffle(cards)
    rest = []
    for at in places:  # what was shown by the pick itself: a Leader first, or a pack without one
        pack, place = at
        leads = place == 0 and is_lead_round(state, pack // state.seats) and not state.plain[pack]
        if leads or state.plain[pack]:
            card = next((one for one in cards if state.book.may_lead(one) == leads), cards[0])
            cards.remove(card)
            state.packs[pack][place] = card
        else:
            rest.append(at)
    put(state, rest, cards)
    state.box = sorted(cards[len(rest) :])


def put(state: Draft, places: list[Place], cards: list[Card]) -> None:
    for (pack, place), card in zip(places, cards):
        state.packs[pack][place] = card
