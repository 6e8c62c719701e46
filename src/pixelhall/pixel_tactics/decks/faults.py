"""Everything that is wrong with a built deck, each with the rule that says so (PT-DECK, PT-LIST)."""

from collections.abc import Iterable

from pixelhall.core.lists import Entry, ListFault
from pixelhall.pixel_tactics.decks.deck import Deck, Pool
from pixelhall.pixel_tactics.decks.formats import Format
from pixelhall.pixel_tactics.decks.restrictions import Restrictions


def faults(deck: Deck, form: Format, lists: Restrictions, pool: Pool) -> list[ListFault]:
    """All faults at once: those of a line first, then those of the whole."""
    found = [
        *unknown(deck, pool),
        *barred(deck, pool),
        *sideless(deck, pool),
        *copies(deck, form),
        *banned(deck, lists),
    ]
    whole = [*sizes(deck, form), *restricted(deck, lists), *unlike(deck, pool)]
    return [*sorted(found, key=lambda fault: fault.line), *whole]


def sizes(deck: Deck, form: Format) -> list[ListFault]:
    leaders, heroes = total(deck.leaders), total(deck.heroes)
    found = []
    if leaders != form.leaders:
        found.append(f"A deck of the format {form.title} has exactly {form.leaders} Leaders; this one has {leaders}.")
    if not form.fewest <= heroes <= form.most:
        span = f"{form.fewest} to {form.most}" if form.most > form.fewest else f"exactly {form.fewest}"
        found.append(f"A deck of the format {form.title} has {span} Heroes; this one has {heroes}.")
    return [ListFault(0, form.size_rule, words) for words in found]


def total(entries: Iterable[Entry]) -> int:
    return sum(entry.count for entry in entries)


def unknown(deck: Deck, pool: Pool) -> list[ListFault]:
    """Cards that are not in the pool; those of a text were found when it was read."""
    return [
        ListFault(entry.line, "PT-DECK-04", f'"{entry.name}" is not in the card pool.')
        for entry in deck.entries()
        if entry.name not in pool.titles and entry.name not in pool.barred
    ]


def barred(deck: Deck, pool: Pool) -> list[ListFault]:
    """Cards that exist, and may not be in such a deck: Commons, promos."""
    return [
        ListFault(entry.line, pool.barred[entry.name][0], f"{entry.name} {pool.barred[entry.name][1]}")
        for entry in deck.entries()
        if entry.name in pool.barred
    ]


def unlike(deck: Deck, pool: Pool) -> list[ListFault]:
    """Backs by which cards could be told apart (PT-CONS-02)."""
    backs = {entry.name: pool.backs[entry.name] for entry in deck.entries() if entry.name in pool.backs}
    if not backs or set.intersection(*(set(these) for these in backs.values())):
        return []
    colours = sorted({back for these in backs.values() if len(these) == 1 for back in these})
    some = [f"{next(name for name in backs if backs[name] == (colour,))} ({colour})" for colour in colours]
    words = f"Without sleeves all cards of a deck have the same back; these have not: {', '.join(some)}."
    return [ListFault(0, "PT-CONS-02", words)]


def sideless(deck: Deck, pool: Pool) -> list[ListFault]:
    return [
        ListFault(entry.line, "PT-CARD-14", f"{entry.name} is a Common: it has no Leader side.")
        for entry in deck.leaders
        if pool.titles.get(entry.name) == ""
    ]


def copies(deck: Deck, form: Format) -> list[ListFault]:
    """PT-DECK-06, PT-DECK-08: counted over Leaders and Heroes together."""
    found = []
    for name in dict.fromkeys(entry.name for entry in deck.entries()):
        both = [entry for entry in deck.entries() if entry.name == name]
        n = total(both)
        if n > form.copies:
            most = "once" if form.copies == 1 else f"at most {form.copies} times"
            words = (
                f"{name} is in the deck {n} times, Leaders and Heroes together; the format {form.title} has it {most}."
            )
            found.append(ListFault(max(entry.line for entry in both), form.copies_rule, words))
    return found


def banned(deck: Deck, lists: Restrictions) -> list[ListFault]:
    leaders = [
        ListFault(entry.line, "PT-LIST-01", f"{entry.name} is banned as a Leader.")
        for entry in deck.leaders
        if entry.name in lists.banned_leaders
    ]
    heroes = [
        ListFault(entry.line, "PT-LIST-03", f"{entry.name} is banned as a Hero.")
        for entry in deck.heroes
        if entry.name in lists.banned_heroes
    ]
    return leaders + heroes


def restricted(deck: Deck, lists: Restrictions) -> list[ListFault]:
    found = []
    for names in lists.restricted_leaders:
        some = [entry.name for entry in deck.leaders if entry.name in names]
        if total(entry for entry in deck.leaders if entry.name in names) > 1:
            words = f"At most one restricted Leader may be in a deck; this one has {', '.join(some)}."
            found.append(ListFault(0, "PT-LIST-02", words))
    for these in lists.restricted_heroes:
        some = [entry.name for entry in deck.heroes if entry.name in these.names]
        n = total(entry for entry in deck.heroes if entry.name in these.names)
        if n > these.most:
            words = (
                f"At most {these.most} of the restricted Heroes may be in a deck; this one has {n}: {', '.join(some)}."
            )
            found.append(ListFault(0, "PT-LIST-04", words))
    return found
