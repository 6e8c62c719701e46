"""Refused actions of promos and bases: Promo Draw, Snap."""

from pixelhall.core.errors import Illegal
from pixelhall.pixel_tactics.change.bases import can_snap
from pixelhall.pixel_tactics.legal import actions
from pixelhall.pixel_tactics.numbers import verb
from pixelhall.pixel_tactics.show.why.asked import Asked, fault, too_dear
from pixelhall.pixel_tactics.state.ceasefire import at_rest
from pixelhall.pixel_tactics.state.parts import base_of, promo_deck


def promo(asked: Asked) -> Illegal | None:
    if not asked.state.rules.promos:
        return fault("PT-PROMO-01", "There is no promo deck in this play.")
    if actions.allows_only_listed(asked.state, asked.seat):
        return fault("PT-CEASE-07")
    if asked.hand() < 0:
        return fault("PT-PROMO-03", "A card of your hand is discarded for it; write: promo Cook.")
    if not promo_deck(asked.state):
        return fault("A-198", "The promo deck is empty.")
    return too_dear(asked, verb.PROMO)


def snap(asked: Asked) -> Illegal | None:
    state, card = asked.state, base_of(asked.state, asked.seat)
    if card < 0:
        return fault("PT-BASE-01", "You have no base in this play.")
    if asked.rest:
        return fault("PT-BASE-02", "Nothing stands after snap: everybody has one base.")
    if not can_snap(state, card):
        return fault("PT-BASE-02", "Your base is flipped for the rest of the battle.")
    face = state.book.faces[state.face(card)]
    if face.snap < 0:
        return fault("A-181", f"It is no action; you are asked when it fits. {face.fourth}")
    if actions.allows_only_listed(state, asked.seat):
        return fault("PT-CEASE-07")
    if face.snap_hostile and at_rest(state, asked.seat):
        return fault("A-030", "In the ceasefire no snap touches a rival's side.")
    return too_dear(asked, verb.SNAP, face.snap_speed)
