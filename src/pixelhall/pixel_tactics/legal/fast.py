"""The long lists of options by bits, where no text bends the rules: the same as attacks.py, recruits.py and moves.py
list, which tests/pixel_tactics/test_fast_lists.py compares at every decision. Each says whether it has made its list;
where a text has a say in it, it makes none.

A code that bends what is listed here belongs into the mask above the list."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.action_pool import choose, every
from pixelhall.core.game import Action
from pixelhall.pixel_tactics.legal.attacks import aim, attack_fault
from pixelhall.pixel_tactics.legal.moves import TIRED, switch_fault
from pixelhall.pixel_tactics.numbers import by, can, cannot, code, field, grid, keyword, mark, verb
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.codes import Codes
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.questions import InForce

BENDS_ATTACKS: Final = Codes(
    cannot.ATTACK,
    cannot.ATTACK_LEADERS,
    cannot.ATTACK_HEROES,
    cannot.MELEE,
    cannot.BE_TARGETED,
    cannot.BE_TARGETED_BY_ATTACKS,
    cannot.BE_TARGETED_BY_RIVALS,
    can.ATTACK,
    can.ATTACK_IN_ANY_WAVE,
    can.ATTACK_THROUGH,
    can.MELEE_FROM_BEHIND,
    code.BLOCKS,
    code.CHOOSES_TARGETS,
    code.COLUMNS,
    code.HAS + keyword.DECOY,
    code.HAS + keyword.INCORPOREAL,
    code.IMMUNE,
    code.MELEE_FACING,
    code.MUST_ATTACK,
    code.OWN_SPEED,
    code.PASSES_BY,
)
SHOTS: Final = code.HAS + keyword.RANGED_ATTACK
NOT_READY: Final = TIRED | mark.CORPSE | mark.AGAIN  # marks that can keep a character from attacking


def attacks(state: Duel, seat: i64, found: list[Action]) -> bool:
    """Melee Attacks of whoever is foremost in the current row against whoever is foremost; Ranged ones as always."""
    texts = in_force(state)
    if texts.any(BENDS_ATTACKS):
        return False
    cards = state.cards
    shots = texts.says(SHOTS)
    fronts = texts.sides[seat].fronts
    foes: list[Card] | None = None
    first = state.row * grid.WIDTH
    for spot in range(first, first + grid.WIDTH):
        card = state.unit[seat * grid.SLOTS + spot]
        if card < 0 or (cards[card * field.COUNT + field.MARKS] & NOT_READY and attack_fault(state, card)):
            continue
        if (fronts >> spot) & 1:
            if foes is None:
                foes = foremost_foes(state, texts, seat)
            choose(verb.ATTACK, card, foes, state.count(), found)
        if shots:
            aim(state, seat, card, by.RANGED, found)
    return True


def foremost_foes(state: Duel, texts: InForce, seat: i64) -> list[Card]:
    """The foremost of each column, rival by rival."""
    found: list[Card] = []
    for rival in state.foes[seat]:
        if may_touch(state, seat, rival):
            fronts = texts.sides[rival].fronts
            for column in range(1, grid.WIDTH - 1):
                bits = fronts >> column & ONE_COLUMN
                if bits:
                    row: i64 = 0 if bits & 1 else 1 if bits & 1 << grid.WIDTH else 2
                    found.append(state.unit[rival * grid.SLOTS + row * grid.WIDTH + column])
    return found


ONE_COLUMN: Final = 1 | 1 << grid.WIDTH | 1 << 2 * grid.WIDTH


BENDS_SHAPE: Final = Codes(code.COLUMNS, code.NO_LEADER, code.LEADER_STANDS)
BENDS_RECRUITS: Final = BENDS_SHAPE.join(Codes(code.RECRUIT_INTO, can.BE_RECRUITED_ONTO_CORPSE, cannot.RECRUIT))


def recruits(state: Duel, seat: i64, hand: list[Card], found: list[Action]) -> bool:
    """Every card in hand into every empty slot of the current row."""
    texts = in_force(state)
    if texts.any(BENDS_RECRUITS):
        return False
    slots = row_slots(seat, state.row, EMPTY & ~texts.sides[seat].taken)
    if slots:
        for card in hand:
            choose(verb.RECRUIT, card, slots, (seat + 1) * grid.SLOTS, found)
    return True


BENDS_MOVES: Final = BENDS_SHAPE.join(Codes(cannot.MOVE, cannot.BE_MOVED))


def regroupings(state: Duel, seat: i64, moving: bool, switching: bool, found: list[Action]) -> bool:
    """Moves, and then Switches, of all who are not tired."""
    texts = in_force(state)
    if texts.any(BENDS_MOVES):
        return False
    if not moving and not switching:
        return True
    taken = texts.sides[seat].taken
    able: i64 = 0  # bits of the spots of those who may switch
    living: i64 = 0  # … and may move
    rest = taken
    spot: i64 = 0
    while rest:
        if rest & 1:
            card = state.unit[seat * grid.SLOTS + spot]
            marks = state.cards[card * field.COUNT + field.MARKS]
            if not marks & mark.LEADER and not (marks & TIRED and switch_fault(state, card)):
                able |= 1 << spot
                if not marks & mark.CORPSE:
                    living |= 1 << spot
        rest >>= 1
        spot += 1
    if moving:
        moves(state, texts, seat, living, EMPTY & ~taken, found)
    if switching:
        switches(state, seat, able, found)
    return True


def moves(state: Duel, texts: InForce, seat: i64, able: i64, empty: i64, found: list[Action]) -> None:
    slots = row_slots(seat, 0, empty) + row_slots(seat, 1, empty) + row_slots(seat, 2, empty)
    if state.rules.onto_corpse:
        slots = slots + [seat * grid.SLOTS + state.spot(corpse) for corpse in texts.sides[seat].corpses]
    if not slots:
        return
    place = seat * grid.SLOTS
    while able:
        if able & 1:
            choose(verb.MOVE, state.unit[place], slots, (seat + 1) * grid.SLOTS, found)
        able >>= 1
        place += 1


def switches(state: Duel, seat: i64, able: i64, found: list[Action]) -> None:
    size = state.count()
    place = seat * grid.SLOTS
    while able > 1:
        others = able >> 1
        if able & 1:
            actions = every(verb.SWITCH, state.unit[place], size)
            other = place + 1
            while others:
                if others & 1:
                    found.append(actions[state.unit[other]])
                others >>= 1
                other += 1
        able >>= 1
        place += 1


EMPTY: Final = 0b01110_01010_01110  # bits of the slots of an ordinary Unit, but for the Leader's
ROW_SPOTS: Final = (1 << grid.WIDTH) - 1


def row_slots(seat: i64, row: i64, spots: i64) -> list[Place]:
    """The slots of one row among these spots of a Unit. The lists are made once: nobody changes them."""
    return ROW_SLOTS[((seat * 3 + row) << grid.WIDTH) + (spots >> (row * grid.WIDTH) & ROW_SPOTS)]


def made_row_slots(seat: i64, row: i64, columns: i64) -> list[Place]:
    return [seat * grid.SLOTS + row * grid.WIDTH + column for column in range(grid.WIDTH) if (columns >> column) & 1]


ROW_SLOTS: Final = [
    made_row_slots(seat, row, columns)
    for seat in range(grid.MOST_SEATS)
    for row in range(3)
    for columns in range(1 << grid.WIDTH)
]
