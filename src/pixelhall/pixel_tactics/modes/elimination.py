"""A player is out: the cards leave play, and the turns of the others go on (A-165, A-239)."""

from mypy_extensions import i64

from pixelhall.pixel_tactics.change.bases import flip
from pixelhall.pixel_tactics.change.lasting import set_lasting
from pixelhall.pixel_tactics.change.zones import lay, lift
from pixelhall.pixel_tactics.flow.turn import ENDED
from pixelhall.pixel_tactics.numbers import grid, mark, per_seat, program, zone
from pixelhall.pixel_tactics.state.parts import base_of
from pixelhall.pixel_tactics.state.state import Duel


def eliminate(state: Duel, seat: i64) -> None:
    """Own cards are removed wherever the player had them, and the base says nothing more; Heroes of others go to their
    owners' discard piles. Nothing hears of it."""
    waiting, recent = state.waiting[:], state.recent[:]
    unit = state.unit[seat * grid.SLOTS : (seat + 1) * grid.SLOTS]
    piles = [state.pile(seat, where) for where in (zone.RESERVE, zone.HAND, zone.DECK, zone.DISCARD)]
    for card in [card for cards in (list(unit), *piles) for card in cards if card >= 0]:
        owner = state.owner(card)
        lift(state, card)
        lay(state, card, owner, zone.GONE if owner == seat else zone.DISCARD)
    base = base_of(state, seat)
    if base >= 0:
        state.mark(base, mark.SNAPPED)
        flip(state, base)
    state.waiting = [heard for heard in waiting if heard.seat != seat]
    state.recent = recent
    set_lasting(state, [thing for thing in state.lasting if thing.seat != seat])
    state.order = [other for other in state.order if other != seat]
    state.note(seat, per_seat.ACTIONS, 0)
    for frame in state.stack:
        if frame.program == program.TURN and frame.seat == seat:
            frame.numbers[ENDED] = 1
