"""What a seat has drafted: its Leaders and its Heroes, wherever they are written while the draft goes on."""

from pixelhall.drafting.numbers import fate, part
from pixelhall.drafting.state import passing
from pixelhall.drafting.state.state import Card, Draft


def pools(state: Draft, seat: int) -> tuple[list[Card], list[Card]]:
    """Leaders and Heroes, each in the order in which they came."""
    if state.parts[seat] == part.DRAFT:
        if state.rules.method.packs:
            return passing.drafted(state, seat)
        if state.slots:
            return from_slots(state, seat)
    return state.leaders[seat], state.heroes[seat]


def from_slots(state: Draft, seat: int) -> tuple[list[Card], list[Card]]:
    """Of a Winston Draft. Cards of one choice stand in the order in which they were dealt."""
    mine = [slot for slot, end in enumerate(state.fates) if fate.taker(end) == seat]
    mine.sort(key=lambda slot: (state.events[slot], slot))
    leaders = [state.slots[slot] for slot in mine if fate.leads(state.fates[slot])]
    return leaders, [state.slots[slot] for slot in mine if not fate.leads(state.fates[slot])]


def counts(state: Draft, seat: int) -> tuple[int, int]:
    leaders, heroes = pools(state, seat)
    return len(leaders), len(heroes)
