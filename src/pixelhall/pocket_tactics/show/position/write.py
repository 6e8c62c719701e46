"""A position as text, in the words that show/position/read.py reads."""

from pixelhall.core import positions
from pixelhall.core.facts import FOUR_NAMES
from pixelhall.core.game import Decision, Game
from pixelhall.core.machine import Frame
from pixelhall.core.position_words import chance_lines, over_line
from pixelhall.pocket_tactics.numbers import off_map, program, reason, register, verb
from pixelhall.pocket_tactics.show import notation
from pixelhall.pocket_tactics.show.position import tails
from pixelhall.pocket_tactics.show.position.contest_lines import contest_lines
from pixelhall.pocket_tactics.show.position.lines import FIRED
from pixelhall.pocket_tactics.show.position.unit_lines import definition
from pixelhall.pocket_tactics.state.board import tile_name
from pixelhall.pocket_tactics.state.state import Skirmish

SETUP = (  # its steps
    "forces",
    "tiles",
    "centre",
    "homes",
    "first tile",
    "map",
    "features",
    "units",
)
MUSTER = 3  # where a turn asks for free deployments


def position(game: Game[Skirmish], state: Skirmish) -> str:
    units = [unit for seat in range(state.seats) for group in groups(state, seat) for unit in group]
    lines = [definition(state.book, face) for face in state.book.faces[len(state.book.faces) - state.book.own :]]
    lines += [*of_map(state), *of_time(state)]
    for seat in range(state.seats):
        lines += [f"{FOUR_NAMES[seat]} {words}" for words in of_seat(state, seat)]
    lines += [doing for frame in state.stack for doing in under_way(state, frame)]
    lines += [asked_line(state, decision) for decision in game.decisions(state)]
    dice = contest_lines(state)
    tail = tails.write_tail(state, units, not dice)
    return positions.write_position(
        "pocket-tactics", state.rules.chosen, [*lines, *dice, *chance_lines(state.chance)], tail
    )


def of_map(state: Skirmish) -> list[str]:
    names = [terrain.name for terrain in state.book.terrains]
    tiles = [f"{tile_name(state, tile)} {names[kind]}" for tile, kind in enumerate(state.kind)]
    lines = [f"map {', '.join(tiles)}"] if tiles else []
    lines += [f"feature {names[state.feature[tile]]} {tile_name(state, tile)}" for tile in state.sites]
    lines += [f"flag {FOUR_NAMES[seat]} {tile_name(state, tile)}" for tile, seat in enumerate(state.held) if seat >= 0]
    lines += [
        f"held {FOUR_NAMES[seat]} {tile_name(state, tile)}"
        for tile in state.sites
        for seat in range(state.seats)
        if state.holders[tile] >> seat & 1
    ]
    bag = [f"{names[kind]} {n}" for kind, n in enumerate(state.bag) if n]
    lines += [f"bag {', '.join(bag)}"] if bag else []
    return lines + ([f"central {names[state.brought[-1]]}"] if state.brought[-1] >= 0 else [])


def of_time(state: Skirmish) -> list[str]:
    lines = [
        f"order {', '.join(FOUR_NAMES[seat] for seat in state.order)}",
        f"turn {state.turn}",
        f"quiet {state.quiet}",
    ]
    lines.append(f"active {FOUR_NAMES[state.active]}")
    return [*lines, over_line(reason.WORDS[state.reason], state.winners, FOUR_NAMES)] if state.over else lines


def of_seat(state: Skirmish, seat: int) -> list[str]:
    lines = [f"brings {state.book.terrains[state.brought[seat]].name}"] if state.brought[seat] >= 0 else []
    lines += [f"home {tile_name(state, state.homes[seat])}"] if state.homes[seat] >= 0 else []
    lines += ["out"] if state.out[seat] else []
    army, reserve, captured, gone = groups(state, seat)
    lines += [f"{tile_name(state, state.place[unit])} {unit_words(state, seat, unit)}" for unit in army]
    for word, units in (("reserve", reserve), ("captured", captured), ("gone", gone)):
        lines += [f"{word} {', '.join(unit_words(state, seat, unit) for unit in units)}"] if units else []
    return lines


def groups(state: Skirmish, seat: int) -> list[list[int]]:
    """The units in the lines of a seat: on the map, in the reserves, captured by it, gone. They are sorted by tile and
    name, because their numbers mean nothing but an order of options."""
    units = sorted(range(len(state.face)), key=lambda unit: unit_words(state, seat, unit))
    mine = [unit for unit in units if state.owner[unit] == seat]
    army = sorted((unit for unit in mine if state.place[unit] >= 0), key=lambda unit: state.place[unit])
    reserve = [unit for unit in mine if state.place[unit] == off_map.RESERVE]
    taken = [unit for unit in units if state.place[unit] == off_map.CAPTURED and state.captor[unit] == seat]
    return [army, reserve, taken, [unit for unit in mine if state.place[unit] == off_map.GONE]]


def unit_words(state: Skirmish, seat: int, unit: int) -> str:
    """A unit's name and its marks; also its owner, where a captured unit is not simply the other player's."""
    owner = state.owner[unit]
    whose = FOUR_NAMES[owner] if state.place[unit] == off_map.CAPTURED and owner != 1 - seat else ""
    marks = " ".join(mark for mark in (whose, FIRED[state.fired[unit]]) if mark)
    return f"{state.card(unit).name} ({marks})" if marks else state.card(unit).name


def asked_line(state: Skirmish, decision: Decision) -> str:
    """Who is asked, by which rule; in the middle of something also what can be answered."""
    options = "" if decision.act else ": " + " | ".join(notation.write(state, option) for option in decision.options)
    return f"asked {FOUR_NAMES[decision.seat]} {decision.rule}{options}"


def under_way(state: Skirmish, frame: Frame) -> list[str]:
    """What a program is about."""
    numbers = frame.numbers
    if frame.program == program.SETUP and frame.pc < len(SETUP):
        return [f"doing setup {SETUP[frame.pc]}{setup_words(state, frame)}"]
    if frame.program == program.TURN and frame.pc == MUSTER:
        return [f"doing muster {tile_name(state, state.sites[numbers[register.TURN_SITE]])}"]
    if frame.program == program.ACT:
        return [f"doing {act_words(state, frame)}"]
    if frame.program == program.MOVE and numbers[register.MOVE_LEFT]:
        return [f"doing steps {numbers[register.MOVE_LEFT]}"]
    if frame.program == program.ASSAULT:
        attacker, target = state.card(numbers[register.ASSAULT_UNIT]), state.card(numbers[register.ASSAULT_TARGET])
        return [f"doing assault {attacker.name} against {target.name}"]
    if frame.program == program.FALL:
        return [f"doing fall {state.card(numbers[register.FALL_UNIT]).name}"]
    return []


def setup_words(state: Skirmish, frame: Frame) -> str:
    """What of setting up is not yet to be seen on the table."""
    stage, numbers, names = SETUP[frame.pc], frame.numbers, [terrain.name for terrain in state.book.terrains]
    if stage == "forces" and numbers[register.SETUP_BUILDS]:
        return ", builds"
    if stage == "tiles":
        return f", {numbers[register.SETUP_TILES]} chosen, {numbers[register.SETUP_HAZARDS]} hazards"
    if stage == "centre" and numbers[register.SETUP_CHOOSER]:
        return f", proposed {names[numbers[register.SETUP_PROPOSED]]}"
    return f", drawn {names[numbers[register.SETUP_DRAWN]]}" if stage == "map" else ""


def act_words(state: Skirmish, frame: Frame) -> str:
    """The action of the turn: who does what, where, and who has followed."""
    kind, a, b, c, followed, _ = frame.numbers
    units, tiles = [a], []
    if kind == verb.SUMMON:
        units, tiles = [a, b], [c]
    elif kind in (verb.SHIFT, verb.PUSH):
        tiles = [b, c]
    elif kind not in (verb.RETURN, verb.RANSOM):
        tiles = [b]
    found = [notation.VERBS[kind], *(state.card(unit).name for unit in units)]
    found += [tile_name(state, tile) for tile in tiles]
    after = [state.card(unit).name for unit in range(len(state.face)) if followed >> unit & 1]
    return " ".join(found) + (f", followed by {', '.join(after)}" if after else "")
