"""Facts of a scenario: each says nothing when it holds, else what is so instead."""

from pixelhall.core.facts import NAMES, SIDES, compare, compare_seats, with_names
from pixelhall.core.position_words import seat_of
from pixelhall.pocket_tactics.flow.ending import captured_points
from pixelhall.pocket_tactics.numbers import contest_field, off_map, reason, stat
from pixelhall.pocket_tactics.show.position.lines import tile_on
from pixelhall.pocket_tactics.state.board import controller, feature_count, tile_name
from pixelhall.pocket_tactics.state.state import Skirmish


def claim(state: Skirmish, words: str) -> str:
    first, _, rest = words.partition(" ")
    try:
        if first in SIDES:
            return of_seat(state, seat_of(first, state.seats), rest)
        return of_table(state, first, rest)
    except (ValueError, IndexError) as fault:
        return f"not understood: {fault}"


def of_table(state: Skirmish, first: str, rest: str) -> str:
    facts = {
        "turn": str(state.turn),
        "quiet": str(state.quiet),
        "reason": reason.WORDS[state.reason] if state.over else "none",
        "tiles": str(len(state.kind)),
        "bag": str(sum(state.bag)),
    }
    seats = {"active": [state.active], "order": list(state.order)}
    if first in facts:
        return compare(facts[first], rest)
    if first in seats:
        return compare_seats(seats[first], rest)
    where, _, fact = rest.partition(" ")
    if first == "ground":
        return compare(state.ground(tile_on(state, where)).name, fact)
    if first == "control":
        seat = controller(state, tile_on(state, where))
        return compare_seats([seat] if seat >= 0 else [], fact)
    if first == "at":
        unit = state.stands[tile_on(state, where)]
        there = "nobody" if unit < 0 else f"{NAMES[state.owner[unit]]} {state.card(unit).name}"
        return compare(there, with_names(fact))
    return f"no such fact: you …, {', '.join([*facts, *seats])}, ground, control, at, offered, not offered, asked, prompt, log, winner, over"


def of_seat(state: Skirmish, seat: int, words: str) -> str:
    what, _, rest = words.partition(" ")
    if what == "reserves":
        return compare(names_of(state, state.reserves(seat)), rest)
    if what == "army":
        return compare(
            ", ".join(sorted(tile_name(state, state.place[unit]) for unit in state.army(seat))) or "none", rest
        )
    if what == "captures":
        return compare(
            names_of(
                state,
                [
                    unit
                    for unit in range(len(state.face))
                    if state.place[unit] == off_map.CAPTURED and state.captor[unit] == seat
                ],
            ),
            rest,
        )
    if what == "points":
        return compare(str(captured_points(state, seat)), rest)
    if what == "features":
        return compare(str(feature_count(state, seat)), rest)
    side = 0 if state.contest[contest_field.SEAT] == seat else 1
    if what in ("off", "def"):
        return compare(
            " ".join(str(die) for die in state.pools[side * 2 + stat.WORDS.index(what.upper())]) or "-", rest
        )
    if what == "rerolls":
        return compare(str(state.contest[contest_field.REROLLS + side]), rest)
    if what == "bumps":
        rolled, _, values = rest.partition(" ")
        found = state.bumps[side * 3 + ("off", "def", "either").index(rolled)]
        return compare(" ".join(str(bump) for bump in sorted(found)) or "none", values)
    return "of a player can be said: reserves, army, captures, points, features, off, def, rerolls, bumps"


def names_of(state: Skirmish, units: list[int]) -> str:
    return ", ".join(sorted(state.card(unit).name for unit in units)) or "none"
