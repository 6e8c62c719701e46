"""Packs: who holds which, which picks are made, who may pick now (PT-PACK-03, PT-PACK-04, A-125).

A seat makes its picks one after another, and nobody waits without need (A-282): a pick may be made as soon as the pack
for it was passed on, whatever other seats still have to do.
"""

from typing import Final

from pixelhall.drafting.methods import PACK
from pixelhall.drafting.state.state import Card, Draft

SIZE: Final = PACK


def total(state: Draft) -> int:
    """How many picks each seat makes."""
    return state.rules.method.packs * SIZE


def step(round: int) -> int:
    """Which neighbour gets a pack: the next seat (left) in the first round, the seat before in the second, and so on."""
    return 1 if round % 2 == 0 else -1


def pack_of(state: Draft, seat: int, pick: int) -> int:
    """The pack out of which a seat makes this pick."""
    round, place = divmod(pick, SIZE)
    return round * state.seats + (seat - step(round) * place) % state.seats


def picker(state: Draft, pack: int, place: int) -> int:
    """Who takes the card that is taken out of a pack after so many others."""
    round, first = divmod(pack, state.seats)
    return (first + step(round) * place) % state.seats


def taken(state: Draft, pack: int) -> int:
    """How many cards of a pack are taken."""
    begin = pack // state.seats * SIZE
    for place in range(SIZE):
        if state.picks[picker(state, pack, place)] <= begin + place:
            return place
    return SIZE


def has_pack(state: Draft, seat: int) -> bool:
    """Whether the pack for a seat's next pick lies in front of it."""
    pick = state.picks[seat]
    if pick >= total(state):
        return False
    round, place = divmod(pick, SIZE)
    return place == 0 or state.picks[(seat - step(round)) % state.seats] >= pick


def in_hand(state: Draft, seat: int) -> list[Card]:
    """The cards among which a seat chooses now."""
    if not has_pack(state, seat):
        return []
    pick = state.picks[seat]
    return state.packs[pack_of(state, seat, pick)][pick % SIZE :]


def waiting_packs(state: Draft, seat: int) -> int:
    """How many packs lie before a seat: the one it looks at, and those that were passed on already."""
    count = 0
    for pick in range(state.picks[seat], total(state)):
        round, place = divmod(pick, SIZE)
        if place == 0:
            if pick != state.picks[seat]:
                break  # it opens the next one when it has finished these
        elif state.picks[(seat - step(round)) % state.seats] < pick:
            break
        count += 1
    return count


def is_lead_round(state: Draft, round: int) -> bool:
    """Whether the first picks of this round are Leaders (PT-PACK-03, PT-PACK-06)."""
    return round % state.rules.method.lead_every == 0


def makes_leader(state: Draft, pack: int, place: int) -> bool:
    """Whether the card that is taken at this place of a pack is a Leader for its drafter."""
    return place == 0 and is_lead_round(state, pack // state.seats) and not state.plain[pack]


def may_take(state: Draft, seat: int) -> list[Card]:
    """The cards that a seat may take now: for a Leader only those that can lead, if there are any (A-126)."""
    cards = in_hand(state, seat)
    pick = state.picks[seat]
    if cards and pick % SIZE == 0 and is_lead_round(state, pick // SIZE):
        cards = [card for card in cards if state.book.may_lead(card)] or cards
    return sorted(set(cards))


def drafted(state: Draft, seat: int) -> tuple[list[Card], list[Card]]:
    """The Leaders and the Heroes that a seat has taken out of packs."""
    pools: tuple[list[Card], list[Card]] = ([], [])
    for pick in range(state.picks[seat]):
        pack, place = pack_of(state, seat, pick), pick % SIZE
        pools[0 if makes_leader(state, pack, place) else 1].append(state.packs[pack][place])
    return pools
