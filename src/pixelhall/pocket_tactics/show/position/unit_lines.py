"""Units that a scenario defines itself, as lines of its position.

unit Grunt 2/3 +1/+2 ranged 1 types Human,Mage likes Forest price 9 "It has a +1 OFF bump."
"""

import re
import shlex
from typing import Any

from pixelhall.core.errors import BadCard, BadScenario
from pixelhall.core.position_words import number
from pixelhall.pocket_tactics.cards import card_sets
from pixelhall.pocket_tactics.cards.language import parse, write
from pixelhall.pocket_tactics.texts.book import Book, Face

NAME = re.compile(r"[^\W\d_a-z][^,()\"\\#]*")
MOST_PRICE = 500
MOST_ICON = 3


def definition(book: Book, face: Face) -> str:
    """The line that defines a unit of the scenario's own."""
    off, defence = (bumps[0] if bumps else 0 for bumps in face.bumps)
    icons = {icon: getattr(face, icon) for icon in card_sets.ICONS}
    words = [f"unit {face.name} {face.dice[0]}/{face.dice[1]}", *([f"+{off}/+{defence}"] if off or defence else [])]
    words += [f"{icon} {n}" for icon, n in icons.items() if n]
    words += [f"types {','.join(face.type_names)}", f"likes {shlex.quote(book.terrains[face.favoured].name)}"]
    return " ".join([*words, f"price {face.price}", *(f'"{text}"' for text in face.texts)])


def read_unit(line_number: int, line: str) -> card_sets.Unit:
    """The unit that a line defines."""
    try:
        words = shlex.split(line)[1:]
        at = next(
            i
            for i, word in enumerate(words)
            if re.fullmatch(rf"[0-{card_sets.MOST_DICE}]/[0-{card_sets.MOST_DICE}]", word)
        )
        off, defence = (int(n) for n in words[at].split("/"))
        values: dict[str, Any] = {"types": "Living", "likes": "Stonework", "price": "5"}
        bumps, texts = "0/0", []
        rest = words[at + 1 :]
        while rest:
            word = rest.pop(0)
            if re.fullmatch(r"\+[0-5]/\+[0-5]", word):
                bumps = word
            elif word in (*card_sets.ICONS, *values):
                values[word] = rest.pop(0)
            else:
                texts.append(write(parse(word, "unit")))
        off_bump, def_bump = ((int(n),) if int(n) else () for n in bumps.split("/"))
        swift, flying, ranged, daylight, summoning = (
            number(values.get(icon, "0"), 0, MOST_ICON) for icon in card_sets.ICONS
        )
        price = number(values["price"], 0, MOST_PRICE)
        name = " ".join(words[:at])
        if not NAME.fullmatch(name):
            raise ValueError(f'"{name}" is no name')
    except BadCard as fault:
        raise BadScenario(line_number, str(fault)) from fault
    except (StopIteration, ValueError, IndexError) as fault:
        raise BadScenario(
            line_number,
            f'a unit line reads: unit Name 2/3 +1/+0 ranged 1 types Human,Mage likes Forest "It …" ({fault})',
        ) from fault
    return card_sets.Unit(
        name,
        "scenario",
        tuple(values["types"].split(",")),
        price,
        off,
        defence,
        off_bump,
        def_bump,
        swift,
        flying,
        ranged,
        daylight,
        summoning,
        values["likes"],
        tuple(texts),
    )


def set_without(found: card_sets.UnitSet, names: list[str]) -> card_sets.UnitSet:
    """A set less the units that the scenario defines itself, and the factions that have them."""
    units = tuple(unit for unit in found.units if unit.name not in names)
    forces = tuple(force for force in found.forces if not set(force.units) & set(names))
    return card_sets.UnitSet(found.name, found.title, units, found.grounds, forces, found.openings, found.digest)
