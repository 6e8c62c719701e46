"""A Cube's list that somebody writes, checked outside a draft."""

from pixelhall.core import lists
from pixelhall.core.lists import ListReport
from pixelhall.drafting.cards.cube import cards_of, read, too_few, too_many
from pixelhall.drafting.options import Rules


def check_cube(text: str, rules: Rules) -> ListReport:
    """The usual text of the list and every fault that it has for such a draft. It counts cards."""
    cards = cards_of(tuple(rules.sets))
    entries, unread = read(text, cards)
    counts = [0] * len(cards.cards)
    for entry in entries:
        counts[cards.number(entry.name)] = entry.count
    faults = [*unread, *too_many(entries, rules.method, rules.copies)]
    faults += too_few(cards, counts, rules.method, rules.players, rules.copies)
    needed = rules.method.cards(rules.players)
    entries.sort(key=lambda entry: entry.name)
    return ListReport(lists.write(entries, {}), tuple(entries), sum(counts), needed, tuple(faults))
