"""Who is in melee and who intercepts (PT-MELEE, PT-ICPT)."""

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import code, grid, keyword, mark
from pixelhall.pixel_tactics.state.board import column_of, row_of
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.reading import has
from pixelhall.pixel_tactics.texts.shape import edge


def front(state: Duel, seat: i64, column: i64) -> Card:
    """The foremost living character of a column: the one in melee (PT-MELEE-01). Corpses do not count (PT-MELEE-03)."""
    for row in range(3):
        card = state.unit[seat * grid.SLOTS + row * grid.WIDTH + column]
        if card >= 0 and stops_melee(state, card):
            return card
    return -1


def stops_melee(state: Duel, card: Card) -> bool:
    """Whether nobody behind this card in its column is in melee: as a rule the living stop it, and Corpses do not."""
    texts = in_force(state)
    if state.marks(card) & mark.CORPSE:
        return texts.on(state, card, code.BLOCKS)
    return not (texts.on(state, card, code.PASSES_BY) or has(state, card, keyword.INCORPOREAL))


def in_melee(state: Duel, card: Card) -> bool:
    """The foremost of its column. An Incorporeal one never is; a Corpse that may attack is when nobody living stands
    before it."""
    seat, column = state.side(card), column_of(state, card)
    if not state.marks(card) & mark.CORPSE:
        return front(state, seat, column) == card
    for row in range(row_of(state, card)):
        other = state.unit[seat * grid.SLOTS + row * grid.WIDTH + column]
        if other >= 0 and stops_melee(state, other):
            return False
    return True


def all_in_melee(state: Duel, seat: i64) -> list[Card]:
    """Everybody of a Unit who is in melee."""
    found: list[Card] = []
    start = edge(state, seat)
    for column in range(start, grid.WIDTH - start):
        card = front(state, seat, column)
        if card >= 0 and state.marks(card) & mark.CORPSE == 0:
            found.append(card)
    return found


def interceptor(state: Duel, target: Card) -> Card:
    """The foremost living interceptor strictly before the target in its column (PT-ICPT-01, A-055), or -1."""
    seat = state.side(target)
    column = column_of(state, target)
    for row in range(row_of(state, target)):
        card = state.unit[seat * grid.SLOTS + row * grid.WIDTH + column]
        if card >= 0 and state.marks(card) & mark.CORPSE == 0 and has(state, card, keyword.INTERCEPT):
            return card
    return -1
