"""Positions from text: the skirmish's half of a scenario, and of a preset. show/position/lines.py reads a line,
show/position/write.py writes them.

unit Grunt 2/3 …               a unit of the scenario's own (show/position/unit_lines.py)
map l12 Plains, m12 Water      the tiles, in the order in which they were laid
tiles l12 m12 l13              Plains; without any such line, the map is a hexagon of 19 Plains around l12
tile Water k12                 other tiles
feature Forest l12             a feature; `feature Forest l12 you` makes it that player's own
you l12 Grunt (fired)          a unit on the map; `fired now` is in this turn, `fired` in the one before
you reserve Grunt, Grunt       units in the reserves
you captured Grunt             units of the rival that you have captured; with more players `Grunt (seat2)`
you gone Grunt · you out       units of a player who is out
you home l12 · you brings Forest · central Village       where an own feature lies; what is brought
bag Plains 3, Water 1          tiles still to be laid
active rival · turn 5 · quiet 59 · order rival, you · flag you l12 · chance … · fate 6 5 1
held you l12                   they have held this feature before, so that it is no new control (PK-17)
over by elimination: you
setup                          the beginning of a play instead of a position

What is under way is told for readers, and staged only with its tail (core/positions.py):

doing move Grunt m12           the action, the steps left, an assault, a fall, where setting up stands
asked you PK-19: move l12 m12 | stop
contest …                      the dice on the table (show/position/contest_lines.py)

Without a tail a turn begins. With one, nothing is filled in: the position is exactly as written.
"""

import functools
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core import chance as chances
from pixelhall.core.errors import BadOption, BadScenario, BadSet
from pixelhall.core.game import Game
from pixelhall.core.machine import NOTHING, Frame
from pixelhall.core.position_words import UNFIT, misfit, prove, tail_of
from pixelhall.core.texts import RULES
from pixelhall.pocket_tactics import options
from pixelhall.pocket_tactics.cards import card_sets
from pixelhall.pocket_tactics.cards.binding import bind, book_of
from pixelhall.pocket_tactics.change import logbook, map_changes
from pixelhall.pocket_tactics.change.logbook import say
from pixelhall.pocket_tactics.content_check import check
from pixelhall.pocket_tactics.flow.running import go_on
from pixelhall.pocket_tactics.numbers import program
from pixelhall.pocket_tactics.options import Rules
from pixelhall.pocket_tactics.show.position import contest_lines, tails
from pixelhall.pocket_tactics.show.position.lines import Reader
from pixelhall.pocket_tactics.show.position.unit_lines import read_unit, set_without
from pixelhall.pocket_tactics.state.state import Skirmish, empty_state
from pixelhall.pocket_tactics.texts.book import Book

ACT_AT = 1  # where a turn asks for its action
Lines = list[tuple[int, str]]


def stage(game: Game[Skirmish], chosen: dict[str, Any], lines: Lines) -> Skirmish:
    """A skirmish at the beginning of a turn, as the lines describe it; with a tail, in the middle of whatever is under
    way."""
    tail = tail_of(lines)
    rules = options.rules_from(chosen)
    book = book_with(rules, lines)
    check(book, rules)
    state = empty_state(book, rules, chances.from_seed(1))
    if tail:
        lay_out_exactly(state, lines[:-1], *tail)
        prove(game, state, lines)
        return state
    if any(line == "setup" for _, line in lines):
        state.stack.append(Frame(program.SETUP, 0, -1, NOTHING))
        for number, line in lines:
            Reader(state).read(number, line)
    else:
        lay_out(state, lines)
    go_on(state)
    return state


def book_with(rules: Rules, lines: Lines) -> Book:
    """The sets that are played with, and the units that the lines define."""
    own = [read_unit(number, line) for number, line in lines if line.startswith("unit ")]
    if not own:
        return book_of(tuple(rules.sets))
    names = [unit.name for unit in own]
    sets = [set_without(card_sets.load(source), names) for source in rules.sets]
    try:
        book = bind([*sets, card_sets.UnitSet("scenario", "", tuple(own), (), (), (), "")])
    except BadSet as fault:
        raise BadScenario(0, str(fault)) from fault
    book.own = len(own)
    return book


def preset(book: Book, rules: Rules, seed: int | bytes) -> Skirmish:
    """A play from a preset: its forces, its map, its first units; chance decides who begins. Nothing has run yet."""
    state = set_out(book, rules.preset, tuple(rules.forces), rules.version).clone()
    state.rules, state.chance = rules, chances.from_seed(seed)
    first = state.chance.draw(state.seats)
    state.order = vec[i64]([(first + i) % state.seats for i in range(state.seats)])
    state.active = state.stack[0].seat = state.order[-1]
    say(state, logbook.SAYS_FIRST, first)
    return state


@functools.lru_cache(maxsize=64)
def set_out(book: Book, name: str, forces: tuple[str, ...], version: str) -> Skirmish:
    """A preset before chance has said who begins; with other forces than its own if they are named."""
    from pixelhall.pocket_tactics.flow.setup import take_force

    found = next((one for one in book.presets if one.name == name), None)
    if found is None:
        raise BadOption(f'there is no preset "{name}"; there are: {", ".join(one.name for one in book.presets)}')
    state = empty_state(book, options.rules_from({"preset": name, RULES: version}), chances.Chance())
    names = [faction.name for faction in book.factions]
    chosen = [names.index(force) for force in forces or found.forces]
    for seat, faction in enumerate(chosen):
        take_force(state, seat, faction)
    lay_out(state, list(enumerate(found.lines, 1)))
    for seat, faction in enumerate(chosen):
        say(state, logbook.SAYS_FORCE, seat, faction)
    state.stack[0].pc = state.turn = 0
    return state


def lay_out(state: Skirmish, lines: Lines) -> None:
    """Carries the lines out, the map first; a turn begins."""
    state.turn = 10
    reader = Reader(state)
    for number, line in sorted(lines, key=reader.rank):
        if reader.rank((number, line)) > 0 and not state.kind:
            reader.lay_field()
        if line.split()[0] not in (*contest_lines.WORDS, "over"):
            reader.read(number, line)
    if not state.kind:
        reader.lay_field()
    if 0 not in state.out or state.out[state.active]:
        raise BadScenario(lines[-1][0], "the active player must not be out")
    quiet = state.quiet
    map_changes.count_control(state)
    state.quiet = quiet
    state.log = None
    state.stack = [Frame(program.TURN, state.active, -1, NOTHING, ACT_AT)]


def lay_out_exactly(state: Skirmish, lines: Lines, at: int, tail: Any) -> None:
    """Lays out exactly what the lines and the tail say."""
    try:
        order = tails.read_tail(state, tail)
        reader = Reader(state)
        for number, line in lines:
            reader.read(number, line)
        tails.renumber(state, order)
        tails.check(state)
    except UNFIT as fault:
        raise misfit(at, fault) from fault
