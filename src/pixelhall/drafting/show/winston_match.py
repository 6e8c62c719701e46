"""A guess of a Winston Draft where chance alone finds none: cards are matched to places one after another, and earlier
ones give way. The truth is such a matching, so there always is one."""

from dataclasses import dataclass

from pixelhall.drafting.numbers import fate
from pixelhall.drafting.state.state import Card, Draft

ANY = 1 << 30  # later than every slot


@dataclass(eq=False)
class Place:
    """Where a card is: in a slot that was seen (its face is known), in one that was not, in the pile of Leaders by a
    choice, unused (dealt before the first slot), or in the deck now (later than all slots)."""

    dealt: int
    slot: int = -1
    face: Card = -1
    choice: int = -1
    unused: bool = False
    leads: bool = False


@dataclass(eq=False)
class Came:
    """A copy of a card that was in the deck: since how many slots were dealt, and by which choice it may have left for
    good as a Leader."""

    face: Card
    since: int
    choice: int = -1


def match(
    state: Draft, seen: list[int], hidden: list[int], inside: dict[int, int], choices: dict[int, list[int]]
) -> list[tuple[Place, Came]]:
    """A card for every place. `inside` gives for slots the open choice by which they left, `choices` the slots of each."""
    came = [Came(face, 0) for face, count in enumerate(state.cube) for _ in range(count)]
    places = [Place(0, unused=True) for _ in state.box]
    for slot in seen:
        places.append(Place(slot, slot, state.slots[slot]))
        moment = state.moments[state.events[slot]] if state.events[slot] >= 0 else 0
        if slot in inside:
            came.append(Came(state.slots[slot], moment, inside[slot]))
        elif state.fates[slot] == fate.BACK:
            came.append(Came(state.slots[slot], moment))
    places += [Place(slot, slot, leads=fate.leads(state.fates[slot])) for slot in hidden]
    for choice, slots in choices.items():
        unseen = [slot for slot in slots if slot not in seen]
        places.append(Place(max(unseen, default=-1), max(unseen, default=-1), choice=choice, leads=True))
    places += [Place(ANY) for _ in state.deck]
    order = list(range(len(came)))
    state.chance.shuffle(order)
    return pair(state, places, [came[at] for at in order])


def fits(state: Draft, place: Place, one: Came) -> bool:
    if place.face >= 0:
        return one.face == place.face and one.since <= place.dealt
    if place.leads and not state.book.may_lead(one.face):
        return False
    if place.choice >= 0:
        return one.choice == place.choice or one.since <= place.dealt
    return one.since == 0 if place.unused else one.since <= place.dealt


def pair(state: Draft, places: list[Place], came: list[Came]) -> list[tuple[Place, Came]]:
    """Kuhn's way: each place takes a card that fits, or one whose place can take another."""
    holder: list[int] = [-1] * len(came)

    def seat(at: int, tried: set[int]) -> bool:
        for number, one in enumerate(came):
            if number not in tried and fits(state, places[at], one):
                tried.add(number)
                if holder[number] < 0 or seat(holder[number], tried):
                    holder[number] = at
                    return True
        return False

    for at in range(len(places)):
        found = seat(at, set())
        assert found, "the truth itself is such a matching"
    return [(places[at], came[number]) for number, at in enumerate(holder) if at >= 0]
