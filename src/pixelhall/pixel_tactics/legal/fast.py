"""The long lists by bits, where no text bends the rules: the same as attacks.py, recruits.py, moves.py and, of casualties,
flow/waves.py list, which tests/pixel_tactics/test_fast_lists.py compares at every decision. Each says whether it has made its list;
where a text has a say in it, it makes none.

A code that bends what is listed here belongs into the mask above the list."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.action_pool import choose, every
from pixelhall.core.game import Action
from pixelhall.pixel_tactics.legal.attacks import aim, attack_fault, can_shoot, in_reach
from pixelhall.pixel_tactics.legal.moves import TIRED, switch_fault
from pixelhall.pixel_tactics.numbers import by, can, cannot, code, field, grid, keyword, mark, verb
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.state import Card, Duel, Place
from pixelhall.pixel_tactics.texts.codes import Codes
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.questions import InForce
from pixelhall.pixel_tactics.texts.reading import lethal

BENDS_ATTACKS: Final = Codes(
    cannot.ATTACK,
    cannot.ATTACK_LEADERS,
    cannot.ATTACK_HEROES,
    cannot.MELEE,
    cannot.BE_TARGETED,
    cannot.BE_TARGETED_BY_ATTACKS,
    cannot.BE_TARGETED_BY_RANGED,
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
    code.OWN_COST,
    code.OWN_SPEED,
    code.PASSES_BY,
)
SHOTS: Final = code.HAS + keyword.RANGED_ATTACK
NOT_READY: Final = TIRED | mark.CORPSE | mark.AGAIN  # marks that can keep a character from attacking


def attacks(state: Duel, seat: i64, found: list[Action]) -> bool:
    """Melee Attacks of whoever is foremost in the current row against whoever is foremost; Ranged ones against all."""
    texts = in_force(state)
    if texts.any(BENDS_ATTACKS):
        return False
    cards = state.cards
    shots = texts.says(SHOTS)
    fronts = texts.sides[seat].fronts
    foes: list[Card] | None = None
    far: list[Card] | None = None
    first = state.row * grid.WIDTH
    for spot in range(first, first + grid.WIDTH):
        card = state.unit[seat * grid.SLOTS + spot]
        if card < 0 or (cards[card * field.COUNT + field.MARKS] & NOT_READY and attack_fault(state, card)):
            continue
        if (fronts >> spot) & 1:
            if foes is None:
                foes = foremost_foes(state, texts, seat)
            choose(verb.ATTACK, card, foes, state.count(), found)
        if shots and can_shoot(state, card, False):
            if not state.rules.redirects:  # whoever stands behind an interceptor is no target
                aim(state, seat, card, by.RANGED, found)
                continue
            if far is None:
                far = in_reach(state, card, by.RANGED)
            choose(verb.SHOOT, card, far, state.count(), found)
    return True


def foremost_foes(state: Duel, texts: InForce, seat: i64) -> list[Card]:
    """The foremost of each column, rival by rival."""
    found: list[Card] = []
    for rival in state.foes[seat]:
        if may_touch(state, seat, rival):
            fronts = texts.sides[rival].fronts
            for column in range(1, grid.WIDTH - 1):
                bits = fronts >> column & grid.ONE_COLUMN
                if bits:
                    row: i64 = 0 if bits & 1 else 1 if bits & 1 << grid.WIDTH else 2
                    found.append(state.unit[rival * grid.SLOTS + row * grid.WIDTH + column])
    return found


BENDS_SHAPE: Final = Codes(code.COLUMNS, code.LEADER_STANDS)
BENDS_RECRUITS: Final = BENDS_SHAPE.join(Codes(code.RECRUIT_INTO, can.BE_RECRUITED_ONTO_CORPSE, cannot.RECRUIT))


def recruits(state: Duel, seat: i64, hand: list[Card], found: list[Action]) -> bool:
    """Every card in hand into every empty slot of the current row."""
    texts = in_force(state)
    if texts.any(BENDS_RECRUITS):
        return False
    slots = slots_among(
        seat, open_spots(state, texts, seat) & FIRST_ROW << state.row * grid.WIDTH & ~texts.sides[seat].taken
    )
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
        moves(state, texts, seat, living, open_spots(state, texts, seat) & ~taken, found)
    if switching:
        switches(state, seat, able, found)
    return True


def moves(state: Duel, texts: InForce, seat: i64, able: i64, empty: i64, found: list[Action]) -> None:
    slots = slots_among(seat, empty)
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


BENDS_CASUALTIES: Final = Codes(code.LIFE_SET, code.LIFE_ADD, code.STATS_OF, code.GUISE)  # they can make a Life 0
MAY_HAVE_NO_LIFE: Final = mark.TOKEN | mark.COPY  # what is printed on all others has some


def casualties(state: Duel, found: list[Card]) -> bool:
    """Heroes with lethal damage, among those who have any."""
    if in_force(state).any(BENDS_CASUALTIES):
        return False
    cards = state.cards
    for card in state.unit:
        if card >= 0:
            at = card * field.COUNT
            marks = cards[at + field.MARKS]
            if (
                (cards[at + field.DAMAGE] > 0 or marks & MAY_HAVE_NO_LIFE)
                and not marks & (mark.CORPSE | mark.LEADER)
                and lethal(state, card)
            ):
                found.append(card)
    return True


EVERY_ROW: Final = 0b01110_01010_01110  # bits of the slots of an ordinary Unit, but for the Leader's
FIRST_ROW: Final = (1 << grid.WIDTH) - 1


def open_spots(state: Duel, texts: InForce, seat: i64) -> i64:
    """Bits of the spots where a Hero can stand."""
    return grid.MIDDLE if texts.says(code.NO_LEADER) and texts.rules(state, seat, code.NO_LEADER) else EVERY_ROW


def slots_among(seat: i64, spots: i64) -> list[Place]:
    """The slots of these spots, which are all of grid.MIDDLE. The lists are made once: nobody changes them."""
    packed = spots >> 1 & 0b111 | (spots >> 6 & 0b111) << 3 | (spots >> 11 & 0b111) << 6
    return SLOTS[seat << 9 | packed]


def made_slots(seat: int, packed: int) -> list[Place]:
    middle = [spot for spot in range(grid.SLOTS) if (grid.MIDDLE >> spot) & 1]
    return [seat * grid.SLOTS + spot for i, spot in enumerate(middle) if (packed >> i) & 1]


SLOTS: Final = [made_slots(seat, packed) for seat in range(grid.MOST_SEATS) for packed in range(1 << 9)]
