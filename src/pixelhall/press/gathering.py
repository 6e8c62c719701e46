"""What is to be printed: sets, lists such as decks, and what else is in the box of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pixelhall.core.errors import BadOption
from pixelhall.core.game import Game
from pixelhall.core.paper import Prints

BOX = "box"  # everything that is shipped, and all extras


@dataclass(frozen=True)
class Wanted:
    """Sets by name, path or text; extras by name; lists as text, with the sets that they are made of."""

    sets: tuple[str, ...] = ()
    extras: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()  # none: all sets that are shipped
    apart: bool = False


def gather(game: Game[Any], wanted: Wanted) -> Prints:
    """Everything together. Extras are those of the sets that are printed, or of all that are shipped."""
    shelf = game.shelf()
    shipped = shelf.shipped()
    if not shipped:
        raise BadOption(f"{game.title} has no cards to print")
    found = Prints()
    for source in wanted.sets:
        found = found.joined(Prints(shelf.paper(source, wanted.apart)))
    for text in wanted.lists:
        found = found.joined(Prints(listed(game, text, wanted)))
    extras = shelf.extras(list(wanted.sets or wanted.pool or shipped))
    for name in wanted.extras:
        if name not in extras:
            raise BadOption(f'{game.title} has no "{name[:30]}" to print; there is {", ".join([*extras, BOX])}')
        found = found.joined(extras[name].prints)
    return found


def listed(game: Game[Any], text: str, wanted: Wanted) -> tuple[Any, ...]:
    kinds = list(game.lists())
    if not kinds:
        raise BadOption(f"nobody writes lists of cards for {game.title}")
    return game.paper_list(kinds[0], text, {"sets": list(wanted.pool or game.shelf().shipped())}, wanted.apart)


def split(game: Game[Any], names: Sequence[str]) -> Wanted:
    """What is shipped, by its names: sets and extras, or all of it."""
    shelf = game.shelf()
    shipped, extras = shelf.shipped(), list(shelf.extras([]))
    every = [*shipped, *extras] if BOX in names else []
    wanted = list(dict.fromkeys([*every, *(name for name in names if name != BOX)]))
    for name in wanted:
        if name not in shipped and name not in extras:
            raise BadOption(f'there is no "{name[:60]}" to print; there are {", ".join([*shipped, *extras, BOX])}')
    return Wanted(
        tuple(name for name in wanted if name in shipped), tuple(name for name in wanted if name not in shipped)
    )
