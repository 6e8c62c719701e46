"""Bases: outside play, with an effect that goes on and a snap that is used once; then the base is flipped for the battle
(PT-BASE). They are no cards in play: nothing targets them (A-182)."""

import functools

from mypy_extensions import i64

from pixelhall.core.errors import BadOption
from pixelhall.core.game import Action
from pixelhall.core.machine import NOTHING, Frame
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.bases import can_snap
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import push
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.change.zones import show, sleeve
from pixelhall.pixel_tactics.legal.actions import allows_only_listed
from pixelhall.pixel_tactics.legal.costs import pay
from pixelhall.pixel_tactics.legal.prices import price
from pixelhall.pixel_tactics.modes.part import Part
from pixelhall.pixel_tactics.numbers import card_kind, event, field, program, speed, verb, zone
from pixelhall.pixel_tactics.state.ceasefire import at_rest
from pixelhall.pixel_tactics.state.layout import add_piles
from pixelhall.pixel_tactics.state.parts import base_of, base_pool
from pixelhall.pixel_tactics.state.state import Duel


class Bases(Part):
    def __init__(self, named: tuple[str, ...]) -> None:
        self.named = named  # the base of each seat; "" or nothing: chance gives one

    def lay_out(self, state: Duel) -> None:
        add_piles(state, zone.BASE)

    def bring(self, state: Duel, sleeves: list[int], origins: list[int]) -> None:
        for seat, face in enumerate(self.given(state)):
            state.pile(seat, zone.BASE).append(len(origins))
            origins.append(base_pool(state.seats))
            sleeves += sleeve(face, seat, zone.BASE, 0)

    def given(self, state: Duel) -> list[int]:
        """A base for each seat, all different where chance gives them (A-252)."""
        known = {state.book.faces[face].name: face for face in state.book.faces_of(card_kind.BASE)}
        names = list(self.named) or [""] * state.seats
        if len(names) != state.seats:
            raise BadOption(f"bases has {len(names)} names; this play needs {state.seats}, one for each seat")
        for name in names:
            if name and name not in known:
                raise BadOption(f'bases: there is no base "{name}" in these sets; there are {", ".join(known)}')
        left = [face for name, face in known.items() if name not in names]
        state.chance.shuffle(left)
        if len(left) < names.count(""):
            raise BadOption(f"bases: these sets have {len(known)} bases; {state.seats} players need as many at least")
        return [known[name] if name else left.pop() for name in names]

    def begin_battle(self, state: Duel) -> None:
        """All are fresh again (A-180)."""
        for seat in range(state.seats):
            card = base_of(state, seat)
            if card >= 0:
                state.put(card, field.MARKS, 0)
                show(state, card)
                say(state, logbook.SAYS_BASE, seat, card)

    def more(self, state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
        """The snap, if it is an action: in the own turn, for its price (PT-BASE-04); not against a rival's side in the
        ceasefire (A-030)."""
        card = base_of(state, seat)
        if card < 0 or not can_snap(state, card):
            return
        face = state.book.faces[state.face(card)]
        if face.snap < 0 or allows_only_listed(state, seat) or (face.snap_hostile and at_rest(state, seat)):
            return
        if price(state, seat, Action(verb.SNAP, card)) >= 0:
            found.append(Action(verb.SNAP, card))

    def begin(self, state: Duel, seat: i64, action: Action) -> bool:
        if action.verb != verb.SNAP:
            return False
        card = action.a
        pay(state, seat, verb.SNAP, price(state, seat, action))
        push(state, Frame(program.REACT, seat, -1, NOTHING))
        push(state, Frame(state.book.faces[state.face(card)].snap, seat, card, NOTHING))
        emit(state, event.USES, seat, n=verb.SNAP)
        return True

    def may_be_free(self, state: Duel, seat: i64) -> bool:
        card = base_of(state, seat)
        face = state.book.faces[state.face(card)] if card >= 0 else None
        return face is not None and face.snap >= 0 and face.snap_speed == speed.FREE and can_snap(state, card)


@functools.cache
def with_bases(named: tuple[str, ...]) -> Bases:
    return Bases(named)
