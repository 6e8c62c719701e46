"""Whether the options of a play fit its content."""

from pixelhall.core.errors import BadOption
from pixelhall.pocket_tactics.options import Rules
from pixelhall.pocket_tactics.texts.book import Book


def check(book: Book, rules: Rules) -> None:
    """Raises BadOption when the options do not fit the content."""
    if rules.forces:
        check_forces(book, rules)
    if book.cheapest < 0:
        raise BadOption("these sets have no units to begin with")
    if rules.central != "random":
        centres = ["random", "agree", *(terrain.name for terrain in book.terrains if terrain.is_feature)]
        if rules.central not in centres:
            raise BadOption(f"central cannot be {rules.central}; it can be: {', '.join(centres)}")
    if book.cheapest > rules.points:
        raise BadOption(f"no unit costs as little as {rules.points} points")


def check_forces(book: Book, rules: Rules) -> None:
    """Raises BadOption when a faction does not exist or costs more than the agreed points."""
    factions = {faction.name: sum(book.faces[face].price for face in faction.faces) for faction in book.factions}
    for name in rules.forces:
        if name not in factions:
            raise BadOption(f'there is no faction "{name}"; there are: {", ".join(factions)}')
        if factions[name] > rules.points:
            raise BadOption(f"{name} costs {factions[name]} points, and {rules.points} are agreed")
