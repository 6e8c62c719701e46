"""The Cube: the cards that are drafted, how many there are of each, and whether they are enough (PT-CUBE).

A Cube is the cards of some sets, so many of each; or a list of its owner, one card a line, that leaves some out or has
more of others.
"""

import functools
from dataclasses import dataclass, field
from typing import Final

from pixelhall.core import lists
from pixelhall.core.errors import BadOption
from pixelhall.core.lists import Entry, ListFault
from pixelhall.drafting.methods import Method
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.decks.deck import Pool

LARGEST: Final = 20_000  # letters of a Cube's list
MOST_COPIES: Final = 9
STANDARD: Final = "A-128"
EPIC: Final = "PT-CUBE-03"


@dataclass(frozen=True, eq=False)  # hashed by identity: there is one for each choice of sets
class Cards:
    """All cards of the sets in use; a card is its number here, and equal cards are the same card."""

    cards: tuple[card_sets.Card, ...]
    names: tuple[str, ...]
    pool: Pool
    digests: dict[str, str]
    contents: dict[str, str] = field(repr=False)

    def may_lead(self, card: int) -> bool:
        """Whether it has a Leader side (PT-CARD-14)."""
        return self.cards[card].leader is not None

    def number(self, name: str) -> int:
        """The card of this name, of either side; -1 if there is none."""
        return by_name(self).get(" ".join(name.casefold().split()), -1)


@functools.lru_cache(maxsize=32)
def by_name(cards: Cards) -> dict[str, int]:
    titles = {card.leader.name.casefold(): at for at, card in enumerate(cards.cards) if card.leader}
    return titles | {name.casefold(): at for at, name in enumerate(cards.names)}


@functools.lru_cache(maxsize=32)
def cards_of(sets: tuple[str, ...]) -> Cards:
    """The cards of these sets; sets that are used together share no names."""
    loaded = [card_sets.load(name) for name in sets]
    cards = tuple(card for one in loaded for card in one.cards)
    names = tuple(card.name for card in cards)
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadOption(f'"{twice[0]}" is in two of these sets; sets that are drafted together share no names')
    return Cards(
        cards,
        names,
        Pool({card.name: card.leader.name if card.leader else "" for card in cards}),
        {one.name: one.digest for one in loaded},
        {one.name: one.text for one in loaded},
    )


def usual_copies(cards: Cards, method: Method) -> int:
    """As few copies of each card as the usual number of players needs (A-280)."""
    needed = method.cards(method.seats[0])
    return max(1, -(-needed // max(1, len(cards.cards))))


def cube_of(cards: Cards, method: Method, seats: int, text: str, copies: int) -> list[int]:
    """How many there are of each card; BadOption says what is wrong, with the rule. `copies` is 0 where nobody chose."""
    if text.strip():
        entries, faults = read(text, cards)
        counts = [0] * len(cards.cards)
        for entry in entries:
            counts[cards.number(entry.name)] = entry.count
        faults += too_many(entries, method, copies)
    else:
        counts = [copies or usual_copies(cards, method)] * len(cards.cards)
        faults = []
    faults += too_few(cards, counts, method, seats, copies)
    if faults:
        raise BadOption("the Cube: " + " ".join(told(fault) for fault in faults[:6]))
    return counts


def told(fault: ListFault) -> str:
    return f"{fault.words}{f' ({fault.rule})' if fault.rule else ''}"


def read(text: str, cards: Cards) -> tuple[list[Entry], list[ListFault]]:
    """What a Cube's list has in it, and every line that cannot be read. It may be longer than a deck's."""
    if len(text) > LARGEST:
        return [], [ListFault(0, "", f"A Cube's list has at most {LARGEST} letters.")]
    found: dict[str, Entry] = {}
    faults: list[ListFault] = []
    spelled = {name.casefold(): name for name in cards.names}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.strip().startswith("#"):
            continue
        entry = lists.read_line(number, line.strip(), spelled, "PT-CUBE-01")
        if isinstance(entry, ListFault):
            faults.append(entry)
        else:
            before = found.get(entry.name)
            found[entry.name] = entry if before is None else Entry(before.count + entry.count, entry.name, before.line)
    return list(found.values()), faults


def too_many(entries: list[Entry], method: Method, copies: int) -> list[ListFault]:
    """More copies of a card than a Cube may hold."""
    most = copies or method.copies
    rule = EPIC if method.copies > 1 else STANDARD
    return [
        ListFault(entry.line, rule, f"{entry.name} is in the Cube {entry.count} times; it may hold {most} of a card.")
        for entry in entries
        if entry.count > most
    ]


def too_few(cards: Cards, counts: list[int], method: Method, seats: int, copies: int) -> list[ListFault]:
    """Fewer cards than the players draft, or fewer that can lead than there are first picks."""
    needed, there = method.cards(seats), sum(counts)
    if there < needed:
        words = (
            f"{method.a_title[0].upper()}{method.a_title[1:]} for {seats} needs {needed} cards; this Cube has {there}."
        )
        kinds = sum(1 for count in counts if count)
        enough = -(-needed // kinds) if kinds else 0
        if 0 < enough <= MOST_COPIES:
            words += f" With copies={enough} it would be enough." if enough > max(copies, 1) else ""
        return [ListFault(0, method.size_rule, words)]
    lead = sum(count for card, count in enumerate(counts) if cards.may_lead(card))
    if lead < method.leads(seats):
        words = f"{method.a_title[0].upper()}{method.a_title[1:]} for {seats} needs {method.leads(seats)} cards that can lead; this Cube has {lead}."
        return [ListFault(0, "A-126" if method.packs else "PT-DECK-05", words)]
    return []
