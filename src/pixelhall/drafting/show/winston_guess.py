"""What a seat knows of a Winston Draft: every face it has looked at, and where that card can be since.

A card that a seat has seen lies where it lay, is in the pool of whoever took the lot, or was shuffled into the deck. Where
the rival took one card of a lot as a Leader, that card is any of the lot; the others are in the deck, or wherever cards
dealt since then are. Only the order in which cards left the deck ties the rest: a slot can have no card that came back
into the deck after it was dealt. A guess lays the cards under these ties; slots are numbered in the order of the deal.
"""

from dataclasses import dataclass, field

from pixelhall.drafting.numbers import fate
from pixelhall.drafting.show.winston_match import match
from pixelhall.drafting.state.state import Card, Draft

TRIES = 6
NEVER = -1


@dataclass(eq=False)  # two copies of a card are two
class Loose:
    """A card that is not where the seat saw it last: its face, how many slots were dealt when it came into the deck (0
    from the beginning), and the rival's choice of a Leader that may have been this card instead."""

    face: Card
    since: int
    choice: int = NEVER


@dataclass
class Knowledge:
    """What ties a guess."""

    cards: list[Loose] = field(default_factory=list)
    places: list[tuple[int, int]] = field(default_factory=list)  # hidden slots as (dealt, slot)
    choices: dict[int, list[int]] = field(default_factory=dict)  # by the choice: the slots of which one became a Leader


def sees(state: Draft, seat: int, slot: int) -> bool:
    return seat >= 0 and bool(state.sights[slot] & (1 << seat))


def groups(state: Draft) -> dict[int, list[int]]:
    """The slots of each choice by which one of several cards became a Leader."""
    by_choice: dict[int, list[int]] = {}
    for slot, choice in enumerate(state.events):
        if choice >= 0:
            by_choice.setdefault(choice, []).append(slot)
    return {
        choice: slots
        for choice, slots in by_choice.items()
        if len(slots) > 1 and any(state.fates[slot] == fate.BACK for slot in slots)
    }


def chooser(state: Draft, slots: list[int]) -> int:
    """Who took a Leader out of these."""
    return max(fate.taker(state.fates[slot]) for slot in slots)


def knowledge(state: Draft, seat: int, avoid: bool) -> Knowledge:
    """Everything that ties where hidden cards can be. With several copies of a card, the one that is seen again is taken
    for the one that came back last; `avoid`: for another than one that may be a Leader."""
    known = Knowledge()
    open_choices = {
        choice: slots for choice, slots in groups(state).items() if chooser(state, slots) != seat or seat < 0
    }
    inside = {slot: choice for choice, slots in open_choices.items() for slot in slots}
    cards = [Loose(face, 0) for face, count in enumerate(state.cube) for _ in range(count)]
    for slot in range(len(state.slots)):
        if sees(state, seat, slot):
            again = [card for card in cards if card.face == state.slots[slot] and card.since <= slot]
            others = [card for card in again if card.choice == NEVER] if avoid else []
            if again:
                cards.remove(max(others or again, key=lambda card: card.since))
            choice = state.events[slot]
            if slot in inside:
                cards.append(Loose(state.slots[slot], state.moments[choice], choice))
            elif state.fates[slot] == fate.BACK:
                cards.append(Loose(state.slots[slot], state.moments[choice]))
        elif slot not in inside:
            known.places.append((slot, slot))
    known.cards = cards
    known.choices = open_choices
    return known


def redeal(state: Draft, seat: int) -> None:
    """Lays all hidden cards anew: by chance, and where that leads nowhere, card by card."""
    for attempt in range(TRIES):
        if lay(state, seat, knowledge(state, seat, attempt % 2 == 1)):
            return
    lay_exactly(state, seat)


def lay(state: Draft, seat: int, known: Knowledge) -> bool:
    """One attempt: places are filled in the order in which they were dealt, so that none is left without a card that
    fits; False if one is."""
    cards = sorted(known.cards, key=lambda card: (card.face, card.since, card.choice))
    places = [(dealt, slot, NEVER) for dealt, slot in known.places]
    leads: dict[int, int] = {}  # by the choice: the slot that became the Leader
    for choice, slots in sorted(known.choices.items()):
        chosen = slots[state.chance.draw(len(slots))]
        leads[choice] = chosen
        if sees(state, seat, chosen):
            card = next((c for c in cards if c.choice == choice and c.face == state.slots[chosen]), None)
            if card is None or not state.book.may_lead(card.face):
                return False
            cards.remove(card)
        else:
            places.append((chosen, chosen, choice))
    box = draw_box(state, cards)
    faces = dict(fill(state, sorted(places), cards))
    if len(box) < len(state.box) or len(faces) < len(places):
        return False
    settle(state, seat, known.choices, leads, faces, box, [card.face for card in cards])
    return True


def lay_exactly(state: Draft, seat: int) -> None:
    known = knowledge(state, seat, False)
    inside = {slot: choice for choice, slots in known.choices.items() for slot in slots}
    seen = [slot for slot in range(len(state.slots)) if sees(state, seat, slot)]
    leads: dict[int, int] = {}
    faces: dict[int, Card] = {}
    box: list[Card] = []
    deck: list[Card] = []
    for place, came in match(state, seen, [slot for _, slot in known.places], inside, known.choices):
        if place.choice >= 0:
            slots = known.choices[place.choice]
            shown = [slot for slot in slots if slot in seen and state.slots[slot] == came.face]
            leads[place.choice] = shown[0] if came.choice == place.choice else place.slot
            if came.choice != place.choice:
                faces[place.slot] = came.face
        elif place.unused:
            box.append(came.face)
        elif place.slot < 0:
            deck.append(came.face)
        elif place.face < 0:
            faces[place.slot] = came.face
    settle(state, seat, known.choices, leads, faces, box, deck)


def draw_box(state: Draft, cards: list[Loose]) -> list[Card]:
    """The unused cards: none of them was ever in the deck."""
    box: list[Card] = []
    while len(box) < len(state.box):
        among = [card for card in cards if card.since == 0]
        if not among:
            break
        card = among[state.chance.draw(len(among))]
        cards.remove(card)
        box.append(card.face)
    return box


def fill(state: Draft, places: list[tuple[int, int, int]], cards: list[Loose]) -> list[tuple[int, Card]]:
    """A card for each hidden slot; fewer where one has none. Leaders can lead."""
    found: list[tuple[int, Card]] = []
    for dealt, slot, choice in places:
        must_lead = choice >= 0 or fate.leads(state.fates[slot])
        among = [card for card in cards if card.since <= dealt and (not must_lead or state.book.may_lead(card.face))]
        if not among:
            break
        card = among[state.chance.draw(len(among))]
        cards.remove(card)
        found.append((slot, card.face))
    return found


def settle(
    state: Draft,
    seat: int,
    choices: dict[int, list[int]],
    leads: dict[int, int],
    faces: dict[int, Card],
    box: list[Card],
    deck: list[Card],
) -> None:
    """Writes it down: faces of hidden slots, which of a lot became the Leader, deck and unused cards. What others saw in
    such a lot and put back is made up out of the cards that are in the deck now."""
    state.box = sorted(box)
    state.deck = sorted(deck)
    state.chance.shuffle(state.deck)
    for slot, face in faces.items():
        state.slots[slot] = face
    for choice, slots in sorted(choices.items()):
        taker = chooser(state, slots)
        back = sorted(deck)
        for slot in slots:
            state.fates[slot] = fate.of(taker, True) if slot == leads[choice] else fate.BACK
            if slot != leads[choice] and not sees(state, seat, slot):
                state.slots[slot] = back.pop(state.chance.draw(len(back))) if back else 0


def remembered(state: Draft, seat: int) -> tuple[list[Card], list[list[Card]], list[Card]]:
    """What a seat knows beside what lies before it: the cards that it knows its rival to have; for each Leader that the
    rival took out of a lot it had looked at, the faces it has seen there; and those it knows to have gone back into the
    deck and has not seen since, each with the latest time."""
    has: list[Card] = []
    either: list[list[Card]] = []
    inside: set[int] = set()
    for choice, slots in sorted(groups(state).items()):
        if chooser(state, slots) != seat:
            inside |= set(slots)
            later = [state.slots[s] for s in range(state.moments[choice], len(state.slots)) if sees(state, seat, s)]
            seen = [state.slots[slot] for slot in slots if sees(state, seat, slot) and state.slots[slot] not in later]
            if seen:
                either.append(sorted(seen))
    back: list[Card] = []
    for slot, end in enumerate(state.fates):
        if not sees(state, seat, slot):
            continue
        if state.slots[slot] in back:
            back.remove(state.slots[slot])
        if end == fate.BACK and slot not in inside:
            back.append(state.slots[slot])
        elif fate.taker(end) not in (-1, seat) and slot not in inside:
            has.append(state.slots[slot])
    return sorted(has), either, sorted(back)
