"""Positions from text: the skirmish's half of a scenario, and of a preset.

unit Grunt 2/3 +1/+2 ranged 1 types Human,Mage likes Forest price 9 "It has a +1 OFF bump."     a unit of the scenario's
own tiles l12 m12 l13            Plains; without any such line, the map is a hexagon of 19 Plains around l12 tile Water
k12               other tiles feature Forest l12           a feature; `feature Forest l12 you` makes it that player's
own you l12 Grunt (fired)        a unit on the map you reserve Grunt, Grunt     units in the reserves you captured Grunt
units of the rival that you have captured active rival, turn 5, quiet 59, flag you l12, fate 6 5 1 setup
the beginning of a play instead of a position
"""

import functools
import re
import shlex
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core import chance as chances
from pixelhall.core.errors import BadCard, BadOption, BadScenario, BadSet
from pixelhall.core.facts import SIDES
from pixelhall.core.machine import NOTHING, Frame
from pixelhall.pocket_tactics import cards, changes, logbook, options
from pixelhall.pocket_tactics.binding import bound
from pixelhall.pocket_tactics.board import CENTRE, spot_named, tile_at
from pixelhall.pocket_tactics.book import Book
from pixelhall.pocket_tactics.language import parse, write
from pixelhall.pocket_tactics.logbook import say
from pixelhall.pocket_tactics.options import Rules
from pixelhall.pocket_tactics.state import Skirmish, opened
from pixelhall.pocket_tactics.words import CAPTURED, SETUP_P, STEPS, TURN_P

ACT_AT = 1  # where a turn asks for its action
WORDS = ("unit", "tiles", "tile", "feature", "active", "turn", "quiet", "flag", "fate", "setup", *SIDES)


def stage(chosen: dict[str, Any], lines: list[tuple[int, str]]) -> Skirmish:
    """A skirmish in the middle of a turn, as the lines describe it."""
    from pixelhall.pocket_tactics.game import check, go_on

    rules = options.checked(chosen)
    own = [defined(number, line) for number, line in lines if line.startswith("unit ")]
    names = [unit.name for unit in own]
    try:
        book = bound(
            [
                *(without(cards.load(source), names) for source in rules.sets),
                cards.UnitSet("scenario", "", tuple(own), (), (), (), ""),
            ]
        )
    except BadSet as fault:
        raise BadScenario(0, str(fault)) from fault
    check(book, rules)
    state = opened(book, rules, chances.seeded(1))
    if any(line == "setup" for _, line in lines):
        state.stack.append(Frame(SETUP_P, 0, -1, NOTHING))
        for number, line in lines:
            said(state, number, line)
        go_on(state)
        return state
    lay_out(state, lines)
    go_on(state)
    return state


def preset(book: Book, rules: Rules, seed: int | bytes) -> Skirmish:
    """A play that a set sets out: its forces, its map, its first units; chance says who begins. Nothing has run yet."""
    state = set_out(book, rules.preset, tuple(rules.forces)).clone()
    state.rules, state.chance = rules, chances.seeded(seed)
    first = state.chance.draw(state.seats)
    state.order = vec[i64]([(first + i) % state.seats for i in range(state.seats)])
    state.active = state.stack[0].seat = state.order[-1]
    say(state, logbook.SAYS_FIRST, first)
    return state


@functools.lru_cache(maxsize=64)
def set_out(book: Book, name: str, forces: tuple[str, ...]) -> Skirmish:
    """A preset before chance has said who begins; with other forces than its own if they are named."""
    from pixelhall.pocket_tactics.setup import take_force

    found = next((one for one in book.presets if one.name == name), None)
    if found is None:
        raise BadOption(f'there is no preset "{name}"; there are: {", ".join(one.name for one in book.presets)}')
    state = opened(book, options.checked({"preset": name}), chances.Chance())
    names = [faction.name for faction in book.factions]
    chosen = [names.index(force) for force in forces or found.forces]
    for seat, faction in enumerate(chosen):
        take_force(state, seat, faction)
    lay_out(state, list(enumerate(found.lines, 1)))
    for seat, faction in enumerate(chosen):
        say(state, logbook.SAYS_FORCE, seat, faction)
    state.stack[0].pc = state.turn = 0
    return state


def lay_out(state: Skirmish, lines: list[tuple[int, str]]) -> None:
    """Carries the lines out, the map first."""
    state.turn = 10
    rank = {"tiles": 0, "tile": 0, "feature": 1}
    for number, line in sorted(lines, key=lambda one: rank.get(one[1].split()[0], 2)):
        if rank.get(line.split()[0], 2) > 0 and not state.kind:
            field(state)
        said(state, number, line)
    quiet = state.quiet
    changes.count_control(state)
    state.quiet = quiet
    state.log = None
    state.stack = [Frame(TURN_P, state.active, -1, NOTHING, ACT_AT)]


def field(state: Skirmish) -> None:
    """Nineteen Plains in a hexagon."""
    spots = [CENTRE]
    for _ in range(2):
        spots = list(dict.fromkeys([*spots, *(spot + step for spot in spots for step in STEPS)]))
    for spot in spots:
        changes.lay(state, state.book.tiles()[0], spot)


def said(state: Skirmish, number: int, line: str) -> None:
    """One line of a position."""
    word, _, rest = line.partition(" ")
    if word not in WORDS:
        raise BadScenario(number, f'"{word}" is not a word of positions; they are: {", ".join(WORDS)}')
    try:
        if word in SIDES:
            put(state, SIDES[word], rest)
        elif word != "unit":
            of_map(state, word, rest.split())
    except (KeyError, ValueError, IndexError) as fault:
        raise BadScenario(number, f'"{line}" is not understood: {fault}') from fault


def of_map(state: Skirmish, word: str, rest: list[str]) -> None:
    if word == "tiles":
        for name in rest:
            changes.lay(state, state.book.tiles()[0], spot(state, name))
    elif word == "tile":
        for name in rest[1:]:
            lay_over(state, terrain(state, rest[0]), spot(state, name))
    elif word == "feature":
        tile = tile_on(state, rest[1])
        changes.found(state, tile, terrain(state, rest[0]))
        for side in rest[2:]:
            changes.settled(state, SIDES[side], tile)
    elif word == "active":
        state.active = SIDES[rest[0]]
    elif word == "turn":
        state.turn = int(rest[0])
    elif word == "quiet":
        state.quiet = int(rest[0])
    elif word == "flag":
        state.held[tile_on(state, rest[1])] = SIDES[rest[0]]
    elif word == "fate":
        state.chance.fate = [int(n) for n in rest]


def lay_over(state: Skirmish, kind: int, where: int) -> None:
    """Other ground, on a new tile or in place of a Plains; a field of Plains lies there if nothing does."""
    if not state.kind:
        field(state)
    tile = tile_at(state, where)
    if tile < 0:
        changes.lay(state, kind, where)
    else:
        state.kind = changes.instead(state.kind, tile, kind)


def spot(state: Skirmish, name: str) -> int:
    found = spot_named(state, name)
    if found < 0:
        raise ValueError(f'"{name}" is no place; places are a letter and a number, such as l12')
    return found


def tile_on(state: Skirmish, name: str) -> int:
    tile = tile_at(state, spot(state, name))
    if tile < 0:
        raise ValueError(f"there is no tile at {name}")
    return tile


def terrain(state: Skirmish, name: str) -> int:
    for found in state.book.terrains:
        if found.name.lower() == name.lower():
            return found.index
    raise ValueError(f'there is no terrain "{name}"')


def put(state: Skirmish, seat: int, words: str) -> None:
    """Units on the map, in the reserves, or captured."""
    where, _, rest = words.partition(" ")
    if where in ("reserve", "captured"):
        for name in rest.split(","):
            unit = fresh(state, seat if where == "reserve" else 1 - seat, name.strip())
            if where == "captured":
                state.place[unit], state.captor[unit] = CAPTURED, seat
        return
    name, _, marks = rest.partition("(")
    tile = tile_on(state, where)
    if state.stands[tile] >= 0:
        raise ValueError(f"{where} is taken")
    unit = fresh(state, seat, name.strip())
    changes.put(state, unit, tile)
    if marks:
        if marks.rstrip(")") != "fired":
            raise ValueError(f'"{marks.rstrip(")")}" is no mark: fired')
        state.fired[unit] = 1


def fresh(state: Skirmish, seat: int, name: str) -> int:
    """A unit of that name: one that waits in the reserves of a preset, or a new one."""
    face = next((face.index for face in state.book.faces if face.name.lower() == name.lower()), -1)
    if face < 0:
        raise ValueError(f'there is no unit "{name}"')
    waiting = [unit for unit in state.reserves(seat) if state.face[unit] == face and state.rules.preset]
    return waiting[0] if waiting else changes.enlist(state, seat, face)


def without(found: cards.UnitSet, names: list[str]) -> cards.UnitSet:
    """A set less the units that the scenario defines itself, and the factions that have them."""
    units = tuple(unit for unit in found.units if unit.name not in names)
    forces = tuple(force for force in found.forces if not set(force.units) & set(names))
    return cards.UnitSet(found.name, found.title, units, found.grounds, forces, found.openings, found.digest)


def defined(number: int, line: str) -> cards.Unit:
    """unit Name 2/3 +1/+2 swift 1 types A,B likes Forest price 9 "…" """
    try:
        words = shlex.split(line)[1:]
        at = next(i for i, word in enumerate(words) if re.fullmatch(r"\d/\d", word))
        off, defence = (int(n) for n in words[at].split("/"))
        values: dict[str, Any] = {"types": "Living", "likes": "Stonework", "price": "5"}
        bumps, texts = "0/0", []
        rest = words[at + 1 :]
        while rest:
            word = rest.pop(0)
            if re.fullmatch(r"\+\d/\+\d", word):
                bumps = word
            elif word in (*cards.ICONS, *values):
                values[word] = rest.pop(0)
            else:
                texts.append(write(parse(word, "unit")))
        off_bump, def_bump = ((int(n),) if int(n) else () for n in bumps.split("/"))
        swift, flying, ranged, daylight, summoning = (int(values.get(icon, 0)) for icon in cards.ICONS)
    except BadCard as fault:
        raise BadScenario(number, str(fault)) from fault
    except (StopIteration, ValueError, IndexError) as fault:
        raise BadScenario(
            number, f'a unit line reads: unit Name 2/3 +1/+0 ranged 1 types Human,Mage likes Forest "It …" ({fault})'
        ) from fault
    return cards.Unit(
        " ".join(words[:at]),
        "scenario",
        tuple(values["types"].split(",")),
        int(values["price"]),
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
