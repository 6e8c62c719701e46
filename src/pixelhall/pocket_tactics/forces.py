"""Forces as text: read, counted and checked outside a table, by the rules with which they are built at one (PK-8,
PK-10)."""

from typing import Any

from pixelhall.core import lists
from pixelhall.core.chance import Chance
from pixelhall.core.lists import Entry, ListFault, ListReport
from pixelhall.pocket_tactics.cards.binding import book_of
from pixelhall.pocket_tactics.change import map_changes
from pixelhall.pocket_tactics.content_check import check
from pixelhall.pocket_tactics.flow import setup
from pixelhall.pocket_tactics.options import rules_from
from pixelhall.pocket_tactics.state.state import Skirmish, empty_state
from pixelhall.pocket_tactics.texts.book import Book, Face

BUILDER = 0  # the seat that gathers the force while it is checked


def check_force(text: str, options: dict[str, Any]) -> ListReport:
    """A force as these options allow it; BadOption where they are wrong."""
    rules = rules_from(options)
    book = book_of(tuple(rules.sets))
    check(book, rules)
    faces = {face.name: face for face in book.faces}
    entries, faults = lists.read(text, faces)
    state = empty_state(book, rules, Chance())
    for entry in entries:
        for _ in range(entry.count):
            map_changes.enlist(state, BUILDER, faces[entry.name].index)
    faults += [*over_the_copies(state, entries, faces), *as_a_whole(state)]
    return ListReport(
        text=lists.write(entries, {entry.name: remark(book, faces[entry.name]) for entry in entries}),
        entries=tuple(entries),
        cost=int(setup.points_spent(state, BUILDER)),
        limit=int(rules.points),
        faults=tuple(faults),
    )


def over_the_copies(state: Skirmish, entries: list[Entry], faces: dict[str, Face]) -> list[ListFault]:
    found = []
    for entry in entries:
        most = setup.most_copies(faces[entry.name])
        if setup.copies(state, BUILDER, faces[entry.name].index) > most:
            kind = "a Minion" if faces[entry.name].minion else "a unit that is no Minion"
            words = f"{entry.count} {entry.name} are too many: a force has at most {most} of {kind}."
            found.append(ListFault(entry.line, "PK-10", words))
    return found


def as_a_whole(state: Skirmish) -> list[ListFault]:
    """What is wrong with the force, whichever its units are."""
    found = []
    spent, most = setup.points_spent(state, BUILDER), state.rules.points
    if spent > most:
        found.append(ListFault(0, "PK-10", f"It costs {spent} points, {spent - most} more than the {most} agreed."))
    if not len(state.face):
        found.append(ListFault(0, "PK-10", "A force has at least one unit."))
    elif not setup.has_first_unit(state, BUILDER):
        found.append(
            ListFault(0, "PK-8", "It needs a unit that can begin: those that are summoned are not placed at the start.")
        )
    return found


def remark(book: Book, face: Face) -> str:
    """Where a unit comes from, and what it costs."""
    homes = [faction.name for faction in book.factions if face.index in faction.faces]
    return ", ".join([*homes[:1], f"{face.price} point{'' if face.price == 1 else 's'}"])
